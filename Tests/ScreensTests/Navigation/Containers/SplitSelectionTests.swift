import Screens
import Testing

@Test(arguments: [Device.phone, .desktop]) func N16_aLinkInTheSidebarWritesTheSelectionOnce(_ device: Device)
  throws
{
  let choice = Choice()
  let session = Session(Mails(choice), on: device)
  try session.tap("Mail 2")
  #expect(choice.writes == [2])
  #expect(session.text.contains("Star 0"))
}

@Test(arguments: [Device.phone, .desktop]) func N16_aSelectedRowShowsItsDetails(_ device: Device) throws {
  let choice = Choice()
  let session = Session(Mails(choice, hasSelectableRows: true), on: device)
  try session.tap(.row("Mail 3"))
  #expect(choice.writes == [3])
  #expect(session.text.contains("Star 0"))
}

@Test(arguments: [Device.phone, .desktop]) func N16_aSelectionFromOutsideShowsTheSame(_ device: Device) {
  let choice = Choice()
  let session = Session(Mails(choice), on: device)
  session.perform { choice.value = 3 }
  #expect(session.text.contains("Star 0"))
  session.perform { choice.value = nil }
  #expect(!session.text.contains("Star"))
  #expect(choice.writes == [])
}

@Test func N16_goingBackOnThePhoneWritesNilOnce() throws {
  let choice = Choice(2)
  let session = Session(Mails(choice), on: .phone)
  try session.back()
  #expect(choice.writes == [nil])
  #expect(
    session.events == [
      .appeared("Mail 2"), .wrotePath([]), .pop(1), .appeared("Inbox"), .disappeared("Mail 2"),
    ])
}

@Test func N17_aRefusedSelectionShowsWhatTheBindingReads() throws {
  let session = Session(
    SplitNode(selection: Binding(get: { Int?.none }, set: { _ in })) {
      LinkNode("One", value: 1)
    } detail: {
      TextNode("Number \($0)")
    })
  try session.tap("One")
  #expect(session.text.contains("One"))
  #expect(session.transitions == [])
}

@Test(arguments: [Device.phone, .desktop]) func detailsHaveAPathOfTheirOwn(_ device: Device) throws {
  let choice = Choice(1)
  let session = Session(Mails(choice), on: device)
  try session.tap("Sender")
  #expect(session.text.contains("Screen of profile"))
  #expect(choice.writes == [])
  try session.back()
  #expect(session.text.contains("Star 0"))
  try session.tap("Sender")
  session.perform { choice.value = 2 }
  #expect(session.text.contains("Star 0"))
  #expect(choice.writes == [])
}

@Test(arguments: [Device.phone, .desktop]) func theSidebarCanBeDrilledInto(_ device: Device) throws {
  let choice = Choice()
  let session = Session(Mails(choice), on: device)
  try session.tap("Archive")
  try session.tap("Mail 9")
  #expect(choice.writes == [9])
  #expect(session.text.contains("Star 0"))
  try session.tap("Sender")
  try session.back()
  #expect(session.text.contains("Star 0"))
  try session.back()
  #expect(choice.value == (device == .phone ? nil : 9))
  #expect(session.screen.title == (device == .phone ? "Archive" : "Inbox"))
  #expect(session.codes == [])
}

@Test func N23_aSelectionOnTheDesktopAppearsBeforeThePlaceholderDisappears() throws {
  let choice = Choice()
  let session = Session(
    SplitNode(selection: choice.binding) {
      TextNode("Sidebar").title("Sidebar")
    } detail: {
      TextNode("x").title("Number \($0)")
    } placeholder: {
      TextNode("Choose").title("Nothing")
    }, on: .desktop)
  session.perform { choice.value = 1 }
  session.perform { choice.value = nil }
  #expect(
    session.events == [
      .appeared("Sidebar"), .appeared("Nothing"),
      .appeared("Number 1"), .disappeared("Nothing"),
      .appeared("Nothing"), .disappeared("Number 1"),
    ])
}

@Test(arguments: [Device.phone, .desktop]) func N22_anotherSelectionUpdatesTheDetailsInPlace(_ device: Device)
  throws
{
  let choice = Choice(1)
  let session = Session(Mails(choice), on: device)
  try session.tap("Star")
  session.perform { choice.value = 2 }
  #expect(session.text.contains("Mail 2"))
  #expect(session.text.contains("Star 1"))
}

@Test func N3_aSecondRegistrationOfTheSelectionIsADiagnostic() {
  let session = Session(
    SplitNode(selection: .constant(Int?.none)) {
      LinkNode("One", value: 1).destination(for: Int.self) { TextNode("Other \($0)") }
    } detail: {
      TextNode("Number \($0)")
    })
  #expect(session.codes == [.duplicateDestination])
}

@Test func N27_reselectingATabWithASplitClearsItsSelectionOnThePhone() throws {
  let choice = Choice(2)
  let session = Session(
    TabsNode {
      TabNode("Post") { Mails(choice) }
      TabNode("Other") { TextNode("x") }
    })
  try session.selectTab("Post")
  #expect(choice.writes == [nil])
  try session.selectTab("Post")
  #expect(session.events.last == .alreadyAtRoot)
}
