public import Screens

/// What one pays for.
enum Plan: String, Hashable, CaseIterable {
  case free = "Free"
  case team = "Team"
  case enterprise = "Enterprise"
}

/// What one fills in, and whether that is enough.
struct SignUpForm: Hashable {
  var email = ""
  var password = ""
  var plan = Plan.free
  var seats = 2
  var wantsNews = true

  var hasGoodEmail: Bool {
    let parts = email.split(separator: "@", omittingEmptySubsequences: false)
    return parts.count == 2 && parts.allSatisfy { !$0.isEmpty }
  }
  var hasGoodPassword: Bool { password.count >= 8 }
  var isComplete: Bool { hasGoodEmail && hasGoodPassword }
}

/// What a path of forms is called by; the password is nobody's business.
extension SignUpForm: CustomStringConvertible {
  var description: String { email }
}

/// A form that can be sent once it is complete, and the confirmation.
public struct SignUp: Node {
  @State private var form = SignUpForm()
  @State private var path: [SignUpForm] = []

  public init() {}

  public var body: some Node {
    Stack(path: $path) {
      SignUpScreen(form: $form) { path.append(form) }
        .destination(for: SignUpForm.self) { form in
          WelcomeScreen(form: form) {
            path.removeAll()
            self.form = SignUpForm()
          }
        }
    }
  }
}

private struct SignUpScreen: Node {
  let form: Binding<SignUpForm>
  let create: () -> Void

  private var values: SignUpForm { form.wrappedValue }

  var body: some Node {
    VStackNode(alignment: .leading, spacing: 1) {
      VStackNode(alignment: .leading) {
        TextFieldNode("Email", text: form.email, prompt: "you@example.com")
        if !values.email.isEmpty, !values.hasGoodEmail { TextNode("! This is no address.") }
      }
      VStackNode(alignment: .leading) {
        SecureFieldNode("Password", text: form.password, prompt: "8 characters or more")
        if !values.password.isEmpty, !values.hasGoodPassword { TextNode("! This is too short.") }
      }
      PickerNode("Plan", selection: form.plan) {
        ForEachNode(Plan.allCases, id: \.self) { TextNode($0.rawValue).tag($0) }
      }
      VStackNode {
        StepperNode("Seats", value: form.seats, in: 2...10).disabled(values.plan == .free)
        ToggleNode("Newsletter", isOn: form.wantsNews)
      }
      ButtonNode(action: create) { TextNode("Create Account").frame(maxWidth: .infinity) }
        .buttonStyle(.borderedProminent)
        .disabled(!values.isComplete)
    }
    .title("Sign Up")
  }
}

private struct WelcomeScreen: Node {
  let form: SignUpForm
  let startOver: () -> Void

  var body: some Node {
    VStackNode(spacing: 1) {
      LabelNode("Welcome!", systemImage: "checkmark.circle").bold()
      VStackNode {
        LabeledNode("Email", value: form.email)
        LabeledNode("Plan", value: form.plan.rawValue)
        if form.plan != .free { LabeledNode("Seats", value: "\(form.seats)") }
        LabeledNode("Newsletter", value: form.wantsNews ? "yes" : "no")
      }
      ButtonNode("Start Over", action: startOver)
    }
    .title("Account Created")
  }
}
