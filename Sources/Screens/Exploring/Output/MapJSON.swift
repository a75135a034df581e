extension StateMap {
  /// Everything in the map, for programs.
  ///
  /// States are referred to by their names, which are unique. What may be missing is `null`. `version` grows when a
  /// member is taken out or changes its meaning; members may be added without that.
  /// ```text
  /// {
  ///   "version": 1,
  ///   "device": {"name": "phone", "width": 40, "height": null},
  ///   "complete": true,
  ///   "states": [
  ///     {"name": "profile", "route": ["profile"], "title": "Profile", "taps": ["tap \"Profile\""],
  ///      "text": "╭────…", "diagnostics": [{"severity": "error", "code": "missingDestination", "message": "…"}]}
  ///   ],
  ///   "steps": [{"from": "root", "action": "tap \"Profile\"", "effect": "push", "to": "profile"}],
  ///   "findings": [{"kind": "deadControl", "message": "…", "taps": [], "state": "root", "texts": []}],
  ///   "cuts": [{"reason": "depth", "name": "Profile", "taps": ["tap \"Profile\""]}],
  ///   "coverage": {
  ///     "types": {"reached": 1, "total": 1, "missing": []},
  ///     "controls": {"reached": 3, "total": 4, "missing": ["button \"Pay\" on \"Cart\""]},
  ///     "links": {"reached": 1, "total": 1, "missing": []}
  ///   }
  /// }
  /// ```
  /// A step without `to` led to a state that `limit` kept out of the map. `complete` says that neither `limit` nor
  /// `depth` cut anything. The words for `effect`, `kind` and `reason` are the raw values of ``StateMap/Effect``,
  /// ``Finding/Kind`` and ``StateMap/Cut/Reason``; `state` is where the taps of a finding lead.
  public var json: String {
    let places = MapPlaces(self)
    var json = JSONWriter()
    json.beginObject()
    json.member("version", 1)
    json.key("device")
    json.write(device)
    json.member("complete", isComplete)
    json.member("states", states) { $0.write($1) }
    json.member("steps", steps) { $0.write($1, in: self) }
    json.member("findings", Array(zip(findings, places.states))) { json, finding in
      json.write(finding.0, at: finding.1.map { states[$0].name })
    }
    json.member("cuts", cuts) { $0.write($1) }
    json.key("coverage")
    json.write(coverage)
    json.end()
    return json.text
  }
}

extension JSONWriter {
  fileprivate mutating func member<Value>(
    _ name: String, _ values: [Value], write: (inout JSONWriter, Value) -> Void
  ) {
    key(name)
    beginArray()
    for value in values { write(&self, value) }
    end()
  }

  fileprivate mutating func write(_ device: Device) {
    beginObject(.row)
    member("name", device.name)
    member("width", device.width)
    key("height")
    if let height = device.height { value(height) } else { value(nil) }
    end()
  }

  fileprivate mutating func write(_ state: StateMap.State) {
    beginObject(.row)
    member("name", state.name)
    member("route", state.route)
    member("title", state.title)
    member("taps", state.taps)
    member("text", state.text)
    key("diagnostics")
    beginArray(.row)
    for diagnostic in state.diagnostics { write(diagnostic) }
    end()
    end()
  }

  fileprivate mutating func write(_ step: StateMap.Step, in map: StateMap) {
    beginObject(.row)
    member("from", map.states[step.from].name)
    member("action", step.action)
    member("effect", step.effect.rawValue)
    member("to", step.to.map { map.states[$0].name })
    end()
  }

  fileprivate mutating func write(_ finding: Finding, at state: String?) {
    beginObject(.row)
    member("kind", finding.kind.rawValue)
    member("message", finding.message)
    member("taps", finding.taps)
    member("state", state)
    member("texts", finding.texts)
    end()
  }

  fileprivate mutating func write(_ cut: StateMap.Cut) {
    beginObject(.row)
    member("reason", cut.reason.rawValue)
    member("name", cut.name)
    member("taps", cut.taps)
    end()
  }

  fileprivate mutating func write(_ coverage: StateMap.Coverage) {
    beginObject()
    for (name, share) in coverage.shares {
      key(name)
      beginObject(.row)
      member("reached", share.reached)
      member("total", share.total)
      member("missing", share.missing)
      end()
    }
    end()
  }
}
