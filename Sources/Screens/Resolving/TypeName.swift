/// The name of a type as its author writes it: without its module, and without what it is nested in.
func typeName(_ type: Any.Type) -> String { "\(type)" }
