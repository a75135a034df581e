import Observation
import Screens
import Testing

@Suite struct BindingTests {
  private struct Person {
    var name = "Ada"
    var tags = ["x"]
  }

  private struct Editor: Node {
    @Binding var name: String
    var body: some Node { ButtonNode("edit \(name)") { name += "!" } }
  }

  @Test func aBindingToStateWritesTheState() throws {
    struct Owner: Node {
      @State private var name = "Ada"
      var body: some Node {
        TextNode("owner \(name)")
        Editor(name: $name)
      }
    }
    let session = Session(width: 20) { Owner() }
    try session.tap("edit Ada")
    #expect(session.text == "owner Ada!\n[ edit Ada! ]\n")
  }

  @Test func aBindingToAPartChangesOnlyThat() {
    var person = Person()
    let binding = Binding(get: { person }, set: { person = $0 })
    binding.name.wrappedValue = "Bo"
    binding.tags.wrappedValue.append("y")
    #expect(person.name == "Bo")
    #expect(person.tags == ["x", "y"])
  }

  @Test func aConstantRefusesWrites() {
    let binding = Binding.constant(3)
    binding.wrappedValue = 4
    #expect(binding.wrappedValue == 3)
    #expect(Binding.constant(Person()).name.wrappedValue == "Ada")
  }

  @Test func theProjectedValueOfABindingIsTheBinding() throws {
    struct Middle: Node {
      @Binding var name: String
      var body: some Node { Editor(name: $name) }
    }
    struct Owner: Node {
      @State private var name = "Ada"
      var body: some Node { Middle(name: $name) }
    }
    let session = Session(width: 20) { Owner() }
    try session.tap("edit Ada")
    try session.tap("edit Ada!")
    #expect(session.text == "[ edit Ada!! ]\n")
  }

  @Observable fileprivate final class Model { var name = "Ada" }

  @Test func aBindableMakesBindingsToAnObject() throws {
    struct Form: Node {
      @Bindable var model: Model
      var body: some Node { Editor(name: $model.name) }
    }
    let model = Model()
    let session = Session(width: 20) { Form(model: model) }
    try session.tap("edit Ada")
    #expect(model.name == "Ada!")
    #expect(session.text == "[ edit Ada! ]\n")
  }

  @Test func aBindableCanBeMadeInABody() throws {
    struct Form: Node {
      @Environment(Model.self) private var model
      var body: some Node {
        @Bindable var bindable = model
        Editor(name: $bindable.name)
      }
    }
    let model = Model()
    let session = Session(width: 20) { Form().environment(model) }
    try session.tap("edit Ada")
    #expect(model.name == "Ada!")
  }

  @Test func stateOfAnObjectGivesBindingsToItsParts() throws {
    struct Owner: Node {
      @State private var model = Model()
      var body: some Node { Editor(name: $model.name) }
    }
    let session = Session(width: 20) { Owner() }
    try session.tap("edit Ada")
    #expect(session.text == "[ edit Ada! ]\n")
  }
}
