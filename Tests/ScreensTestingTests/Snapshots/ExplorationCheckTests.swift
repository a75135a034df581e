import Testing

@testable import ScreensTesting

@Suite struct ExplorationCheckTests {
  private let temporary = TemporaryFolder()
  private let folder = "Snapshots/ShopTests/everyStackState"
  private let states = [
    RouteSnapshot(route: [], text: "Home"),
    RouteSnapshot(route: ["profile"], text: "Profile", reachedBy: ["Profile"]),
    RouteSnapshot(route: ["profile", "settings"], text: "Settings", reachedBy: ["Profile", "Settings"]),
  ]

  private func failures(
    of states: [RouteSnapshot], _ variables: [String: String] = [:], isComplete: Bool = true,
    named name: String? = nil
  ) -> [SnapshotFailure] {
    SnapshotCheck(place: .sample("everyStackState()"), environment: temporary.environment(variables))
      .failures(of: states, named: name, fileExtension: "txt", isComplete: isComplete)
  }

  private func recordAll() { _ = failures(of: states) }

  @Test func `every state has a file named by its route`() {
    #expect(failures(of: states).count == 3)
    #expect(
      temporary.files == [
        "\(folder)/profile.txt", "\(folder)/profile/settings.txt", "\(folder)/root.txt",
      ])
    #expect(failures(of: states) == [])
    _ = failures(of: [states[0]], named: "watch")
    #expect(temporary.read("\(folder).watch/root.txt") == "Home\n")
  }

  @Test func `a state that differs fails with the taps that led there`() {
    recordAll()
    var changed = states
    changed[2].text = "Preferences"
    let failures = failures(of: changed)
    #expect(
      failures.map(\.what) == ["everyStackState shows something else than \(folder)/profile/settings.txt."])
    #expect(failures.first?.text().contains("\n\nReached by: Profile > Settings\n\n") == true)
  }

  @Test func `a file that no state shows fails, under a filter too`() {
    recordAll()
    #expect(
      failures(of: [states[0]], ["CI": "true"]).map { $0.text() } == [
        """
        everyStackState no longer comes to 2 snapshots in \(folder):
          profile.txt
          profile/settings.txt

        Every state was explored, and none of them has those files.

        If the states are meant to be gone, delete their files: SCREENS_RECORD=all swift test --filter everyStackState
        """
      ])
    #expect(temporary.files.count == 3)
    #expect(
      failures(of: Array(states[..<2])).map { $0.text() } == [
        """
        everyStackState no longer comes to 1 snapshot in \(folder):
          profile/settings.txt

        Every state was explored, and none of them has that file.

        If the state is meant to be gone, delete its file: SCREENS_RECORD=all swift test --filter everyStackState
        """
      ])
  }

  @Test func `recording all deletes the files that no state shows`() {
    recordAll()
    #expect(
      failures(of: [states[0]], ["SCREENS_RECORD": "all"]).map { $0.text() } == [
        """
        everyStackState no longer comes to 2 snapshots in \(folder); deleted:
          profile.txt
          profile/settings.txt

        The record mode is "all" because SCREENS_RECORD is set to it.

        Commit the deletion if it is right, and run the test again.
        """
      ])
    #expect(temporary.files == ["\(folder)/root.txt"])
    #expect(SnapshotListing.entries(of: temporary.path + "/" + folder) == ["root.txt"])
  }

  @Test func `a cut exploration does not judge the other files`() {
    recordAll()
    #expect(failures(of: [states[0]], ["SCREENS_RECORD": "all"], isComplete: false) == [])
    #expect(temporary.files.count == 3)
  }

  @Test func `two routes to one file fail naming both`() {
    let twins = [
      RouteSnapshot(route: ["Settings"], text: "a"), RouteSnapshot(route: ["settings"], text: "b"),
    ]
    let failure = failures(of: twins).last
    #expect(
      failure?.what == """
        Two places claim \(folder)/Settings.txt for different texts:
          everyStackState at ShopTests.swift:12 (route Settings)
          everyStackState at ShopTests.swift:12 (route settings), as \(folder)/settings.txt
        """)
    #expect(
      failure?.remedy == "Give the values on the two routes descriptions that differ in more than case.")
  }

  @Test func `a wrong record mode is told once`() {
    #expect(failures(of: states, ["SCREENS_RECORD": "alll"]) == [.unknownRecordMode("alll")])
  }

  @Test func `an exploration that found nothing fails`() {
    recordAll()
    #expect(failures(of: [], ["SCREENS_RECORD": "all"]) == [.nothingExplored(.sample("everyStackState()"))])
    #expect(temporary.files.count == 3)
  }
}
