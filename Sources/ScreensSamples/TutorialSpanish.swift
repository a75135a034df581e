public import Screens

/// Where the tutorial's buttons lead.
public enum Destino: Hashable {
  case perfil
  case configuracion
  case detallesProducto(id: String)
}

/// The navigation tutorial as it was first told: three screens, one router.
public struct TutorialSpanish: Node {
  @State private var router = Router<Destino>()

  public init() {}

  public var body: some Node {
    Stack(path: $router.path) {
      VStackNode(spacing: 1) {
        TextNode("Vista Raíz (Inicio)").font(.title).bold()
        ButtonNode(action: { router.navigate(to: .perfil) }) {
          TextNode("Ir al Perfil del Usuario").frame(maxWidth: .infinity)
        }
        .buttonStyle(.borderedProminent)
        .tint(.blue)
        ButtonNode(action: { router.navigate(to: .detallesProducto(id: "SWIFTUI-2026")) }) {
          TextNode("Ver Producto Destacado").frame(maxWidth: .infinity)
        }
        .tint(.orange)
      }
      .title("Menú Principal")
      .destination(for: Destino.self) { destino in
        switch destino {
        case .perfil: PerfilScreen()
        case .configuracion: ConfiguracionScreen()
        case .detallesProducto(let id): ProductoScreen(id: id)
        }
      }
    }
    .environment(router)
  }
}

struct PerfilScreen: Node {
  @Environment(Router<Destino>.self) private var router

  var body: some Node {
    VStackNode(spacing: 1) {
      TextNode("Esta es la pantalla de Perfil").font(.headline)
      ButtonNode("Ir a Configuración Avanzada") { router.navigate(to: .configuracion) }
        .buttonStyle(.borderedProminent)
      ButtonNode("Atrás") { router.navigateBack() }
        .buttonStyle(.bordered)
    }
    .title("Mi Perfil")
  }
}

struct ConfiguracionScreen: Node {
  @Environment(Router<Destino>.self) private var router

  var body: some Node {
    VStackNode(spacing: 1) {
      TextNode("Ajustes del Sistema").font(.headline)
      TextNode("Has navegado muy profundo en la aplicación.")
        .foregroundColor(.secondary)
        .multilineTextAlignment(.center)
      DividerNode()
      ButtonNode(action: { router.popToRoot() }) {
        LabelNode("Volver a la Vista Raíz", systemImage: "house.fill").frame(maxWidth: .infinity)
      }
      .tint(.red)
    }
    .title("Configuración")
  }
}

struct ProductoScreen: Node {
  let id: String
  @Environment(Router<Destino>.self) private var router

  var body: some Node {
    VStackNode(spacing: 1) {
      TextNode("Detalles del Producto").font(.headline)
      TextNode("ID del Producto: \(id)").foregroundColor(.gray)
      ButtonNode("Volver al Inicio Directamente") { router.popToRoot() }
        .buttonStyle(.borderedProminent)
        .tint(.red)
    }
    .title("Producto")
  }
}
