import Screens
import Testing

@Suite struct FormTests {
  private struct Everything: Node {
    var body: some Node {
      FormNode {
        SectionNode("Account") {
          TextFieldNode("Name", text: .constant("Ada"))
          SecureFieldNode("Password", text: .constant("secret"))
        }
        SectionNode("Order") {
          PickerNode("Plan", selection: .constant(1)) {
            TextNode("Free").tag(0)
            TextNode("Team").tag(1)
          }
          ToggleNode("Newsletter", isOn: .constant(true))
          StepperNode("Seats", value: .constant(1), in: 1...9)
          LabeledNode("Total", value: "12.00")
        }
      }
    }
  }

  private func rows(_ device: Device, disabled: Bool = false, _ direction: LayoutDirection = .leftToRight)
    -> String
  {
    render(Everything().disabled(disabled).environment(\.layoutDirection, direction), on: device)
  }

  @Test func sectionsAreApart() {
    #expect(
      rows(.plain(width: 28)) == """
        Account
          Name
          [Ada                     ]
          Password
          [••••••                  ]

        Order
          Plan
          ( ) Free   (•) Team
          Newsletter             [x]
          Seats                · 1 +
          Total                12.00

        """)
  }

  @Test func dotsAreInWhatIsDisabled() {
    #expect(
      rows(.plain(width: 28), disabled: true) == """
        Account
          Name
          [Ada·····················]
          Password
          [••••••··················]

        Order
          Plan
          ( )·Free   (•)·Team
          Newsletter·············[x]
          Seats················−·1·+
          Total                12.00

        """)
  }

  @Test func anASCIIDeviceShowsASCIIOnly() {
    #expect(
      rows(.plain(width: 20).glyphs(.ascii), disabled: true) == """
        Account
          Name
          [Ada.............]
          Password
          [******..........]

        Order
          Plan
          ( ).Free
          (*).Team
          Newsletter.....[x]
          Seats........-.1.+
          Total        12.00

        """)
    #expect(rows(.plain(width: 28).glyphs(.ascii)).contains("  Seats                . 1 +\n"))
  }

  @Test func rowsMayRunFromTheRight() {
    #expect(
      rows(.plain(width: 28), .rightToLeft) == """
                             Account
                              Name
        [                     Ada]
                          Password
        [                  ••••••]

                               Order
                              Plan
               Team (•)   Free ( )
        [x]             Newsletter
        + 1 ·                Seats
        12.00                Total

        """)
    #expect(
      rows(.plain(width: 18), disabled: true, .rightToLeft).contains(
        """
                    Plan
                Free·( )
                Team·(•)
        [x]···Newsletter
        +·1·−······Seats

        """))
  }

  @Test func whatIsDisabledIsDim() {
    let text = picture(width: 12, as: .ansi) {
      ToggleNode("On", isOn: .constant(true)).disabled()
      TextFieldNode("", text: .constant("Ada")).disabled()
    }
    #expect(text == "\u{1B}[2mOn·······[x]\u{1B}[0m\n\u{1B}[2m[Ada·······]\u{1B}[0m\n")
  }

  @Test func aLabelStandsBeforeAnything() {
    let text = picture(width: 20) {
      LabeledNode("Owner") { ButtonNode("Ada") {} }
    }
    #expect(text == "Owner        [ Ada ]\n")
  }

  @Test func anAlertWithAFieldKeepsAButtonToCloseIt() throws {
    struct Asking: Node {
      @State private var name = ""
      @State private var isAsking = true
      var body: some Node {
        TextNode("Hello, \(name)")
          .alert("Who are you?", isPresented: $isAsking) { TextFieldNode("Name", text: $name) }
      }
    }
    let session = Session(Asking(), on: .phone)
    try session.type("Ada", into: "Name")
    #expect(
      session.text == """
        ╭──────────────────────────────────────╮
        │                                      │
        │              Hello, Ada              │
        │   ╭──────────────────────────────╮   │
        │   │         Who are you?         │   │
        │   │                              │   │
        │   │ Name                         │   │
        │   │ [Ada                       ] │   │
        │   │            [ OK ]            │   │
        │   ╰──────────────────────────────╯   │
        ╰──────────────────────────────────────╯

        """)
    try session.tap("OK")
    #expect(session.text.contains("│              Hello, Ada              │"))
    #expect(!session.text.contains("Who are you?"))
  }
}
