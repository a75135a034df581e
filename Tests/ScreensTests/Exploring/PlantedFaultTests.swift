import Screens
import Testing

/// One app with a fault of each kind planted in it, one at a time, and its sound twin.
struct PlantedFaultTests {
  private func finding(_ fault: PlantedFault, depth: Int = 12) -> [String] {
    explore(depth: depth) { PlantedApp(fault: fault) }.findings.map(\.description)
  }

  @Test func `the sound twin has nothing wrong`() {
    let map = explore { PlantedApp(fault: nil) }
    #expect(map.findings.map(\.description) == [])
    #expect(map.isComplete)
    #expect(map.states.map(\.name) == ["root", "page(1)", "page(2)", "about", "cover Welcome"])
    #expect(map.coverage.types.description == "2 of 2")
    #expect(map.coverage.controls.missing == [])
  }

  @Test func `a value with no destination`() {
    #expect(
      finding(.missingDestination) == [
        """
        missingDestination: On the screen "Planted": The link "About" leads to about of type AboutRoute, and neither \
        its screen nor one beneath registers AboutRoute. Registered: PageRoute. Add .destination(for: AboutRoute.self) \
        { … } to the link's screen or one beneath.
        Reached by: starting the app
        """
      ])
  }

  @Test func `a pushed value with no destination`() {
    #expect(
      finding(.pushedMissingDestination) == [
        """
        missingDestination: On the screen "about": The path holds about of type AboutRoute at depth 1, and no screen \
        beneath it registers AboutRoute. Registered: PageRoute. Add .destination(for: AboutRoute.self) { … } to the root \
        or to a screen beneath.
        Reached by: tap "About"
        """
      ])
  }

  @Test func `a registered type nobody reaches`() {
    #expect(
      finding(.unreachedDestination) == [
        """
        unreachedDestination: Nothing leads to a value of type Double (ScreensTests/PlantedApp.swift:3), though it \
        is registered. Add what pushes one, or remove its .destination(for:).
        Reached by: starting the app
        """
      ])
  }

  @Test func `a duplicate registration`() {
    #expect(
      finding(.duplicateDestination) == [
        """
        duplicateDestination: On the screen "Planted": PageRoute is registered twice on one stack: at \
        ScreensTests/PlantedApp.swift:1, which counts, and at ScreensTests/PlantedApp.swift:2. Remove the second \
        .destination(for: PageRoute.self).
        Reached by: starting the app
        """
      ])
  }

  @Test func `a dead control`() {
    #expect(
      finding(.deadControl) == [
        """
        deadControl: The button "Like" on the screen "Page 1" does nothing that a person could see, in any state. Give \
        its action something to do, disable it while there is nothing, or keep it out with .exploration(.ignored) if \
        what it does shows elsewhere.
        Reached by: tap "Page 1"
        """
      ])
  }

  @Test func `a screen with no way out`() {
    #expect(
      finding(.deadEnd) == [
        """
        deadEnd: The screen "Welcome" has no way on and no way back: no control on it leads to another one. Add a way out.
        Reached by: tap "Welcome"
        """
      ])
  }

  @Test func `unbounded growth`() {
    #expect(
      finding(.endlessPath) == [
        """
        endlessPath: 12 screens like "Page 12" lie over each other, and the path can grow without an end: page(1) › \
        page(2) › page(3) › page(4) › page(5) › page(6) › page(7) › page(8) › page(9) › page(10) › page(11) › page(12). \
        Go back to the screen that is there already, as path.pop(to:) does, or keep the control out with \
        .exploration(.ignored) if it is meant.
        Reached by: tap "Page 1" > tap "Next" > tap "Next" > tap "Next" > tap "Next" > tap "Next" > tap "Next" > \
        tap "Next" > tap "Next" > tap "Next" > tap "Next" > tap "Next"
        """
      ])
  }

  @Test func `a screen that comes over itself`() {
    #expect(
      finding(.circularPath) == [
        """
        endlessPath: The screen "Page 1" is pushed over itself, and the path can grow without an end: page(1) › page(2) › \
        page(1). Go back to the screen that is there already, as path.pop(to:) does, or keep the control out with \
        .exploration(.ignored) if it is meant.
        Reached by: tap "Page 1" > tap "Next" > tap "Next"
        """
      ])
  }

  @Test func `a replay that shows something else`() {
    let shared = PlantedApp.Visits()
    let map = explore { PlantedApp(fault: .unstableReplay, visits: shared) }
    let finding = map.findings.first { $0.taps == ["tap \"About\""] }
    #expect(finding?.kind == .unstableReplay)
    #expect(
      finding?.message == """
        The state about shows something else when the same is done again from a fresh start. Something outlives the app \
        or changes by itself: a shared object, the time, a random number. Make such objects anew inside the closure that \
        makes the root, and pass time and chance in.
        """)
    #expect(finding?.texts.count == 2)
    #expect(finding?.texts.first != finding?.texts.last)
  }

  @Test func `a start that is another one after everything was tried`() {
    final class Guests { var count = 0 }
    struct Cafe: Node {
      let guests: Guests
      var body: some Node {
        TextNode("Guests: \(guests.count)")
        ButtonNode("Welcome") { guests.count += 1 }
      }
    }
    let guests = Guests()
    let map = explore(on: .plain(width: 12)) { Cafe(guests: guests) }
    #expect(map.findings.map(\.kind) == [.unstableReplay])
    #expect(map.findings.first?.taps == [])
    #expect(map.findings.first?.texts == ["Guests: 0\n[ Welcome ]\n", "Guests: 1\n[ Welcome ]\n"])
    #expect(explore { Cafe(guests: Guests()) }.findings == [])
  }

  @Test func `a deep link that differs from tapping`() {
    let map = explore { PlantedApp(fault: .differentDeepLink) }
    #expect(
      map.findings.map(\.description) == [
        """
        differentDeepLink: Building the path page(1) directly shows another screen than tapping there. What it shows \
        comes from more than the path: an action on the way also set something up. Set that up where the screen is made, \
        from the values on the path.
        Reached by: tap "Page 1"
        """
      ])
    #expect(map.findings.first?.texts.map { $0.contains("Ready") } == [true, false])
  }

  @Test func `a path that does not survive encoding`() {
    #expect(
      finding(.lostPath) == [
        """
        lostPath: The path page(1) does not survive being saved: page(1) of type ForgetfulRoute comes back as page(0). Encode \
        everything that tells its values apart, and decode what was encoded.
        Reached by: tap "Page 1"
        """,
        """
        lostPath: The path page(2) does not survive being saved: page(2) of type ForgetfulRoute comes back as page(0). Encode \
        everything that tells its values apart, and decode what was encoded.
        Reached by: tap "Page 2"
        """,
      ])
  }

  @Test func `a back that shows something else than before the push`() {
    #expect(
      finding(.unstableBack) == [
        """
        unstableBack: Going back from the state about shows another screen than the one that was left. Coming and going \
        changed what it shows, in an action of a control or in onAppear or onDisappear. If that is not meant, make that \
        change when it is asked for, not on the way.
        Reached by: tap "About" > back
        """
      ])
  }

  @Test func `a render that differs from the one before`() {
    let findings = explore { PlantedApp(fault: .unstableRender) }.findings.filter {
      $0.kind == .unstableRender
    }
    #expect(findings.map(\.taps).first == ["tap \"About\""])
    #expect(
      findings.first?.message == """
        The screen "About" shows something else each time it is rendered. Its body reads what changes between two \
        renders, or changes it: the time, a random number, a counter. Read such values once, into state, and show that.
        """)
  }

  @Test func `any other diagnostic`() {
    #expect(
      finding(.diagnostic) == [
        """
        diagnostic: On the screen "About": The width -3 of a frame is negative and was ignored.
        Reached by: tap "About"
        """
      ])
  }
}
