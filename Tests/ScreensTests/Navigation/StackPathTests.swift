import Screens
import Testing

private func mixedPath() -> StackPath {
  var path = StackPath([Route.profile, .product(2)])
  path.append(TaskID("T-7"))
  return path
}

@Test func N11_copiesNeverAlias() {
  let original = mixedPath()
  var copy = original
  copy.append(1)
  copy.replaceLast(2)
  #expect(original == mixedPath())
  #expect(copy.count == 4)
  copy.removeAll()
  #expect(original.count == 3)
}

@Test func N11_aPathIsMadeOfNothingOrOfAnySequence() {
  #expect(StackPath().isEmpty)
  #expect(StackPath().count == 0)
  #expect(StackPath(1...3).map(\.value).map { "\($0)" } == ["1", "2", "3"])
  #expect(StackPath(AnySequence(["a", "b"])) == StackPath(["a", "b"]))
}

@Test func N11_valuesAreAppendedAndRemoved() {
  var path = StackPath()
  path.append(Route.profile)
  path.append(1)
  path.append("x")
  #expect(path.count == 3)
  #expect(!path.isEmpty)
  path.removeLast()
  #expect(path.description == "profile › 1")
  path.removeLast(2)
  #expect(path.isEmpty)
}

@Test func N11_aPathIsARandomAccessCollectionOfEntries() {
  let path = mixedPath()
  #expect(path.first?.type == Route.self)
  #expect(path.last?.type == TaskID.self)
  #expect(path[1].value as? Route == .product(2))
  #expect(path[2].value as? TaskID == TaskID("T-7"))
  #expect(path.indices == 0..<3)
  #expect(path.index(path.startIndex, offsetBy: 3) == path.endIndex)
  #expect(path.reversed().map(\.value).map { "\($0)" } == ["T-7", "product(2)", "profile"])
}

@Test func N11_entriesOfAnotherPathKeepTheirTypes() {
  let path = mixedPath()
  #expect(StackPath(path.prefix(2)) == StackPath([Route.profile, .product(2)]))
  #expect(StackPath(path) == path)
  var other = StackPath([1])
  other.append(path[2])
  #expect(other.last?.type == TaskID.self)
  #expect(other.last(as: TaskID.self) == TaskID("T-7"))
  let wasFound = other.pop(to: StackPath([1])[0])
  #expect(wasFound)
  #expect(other == StackPath([1]))
}

@Test func N11_valuesAreFoundByTheirType() {
  var path = mixedPath()
  path.append(Route.settings)
  #expect(path.last(as: Route.self) == .settings)
  #expect(path.last(as: TaskID.self) == TaskID("T-7"))
  #expect(path.last(as: Int.self) == nil)
  #expect(path.elements(of: Route.self) == [.profile, .product(2), .settings])
  #expect(path.elements(of: TaskID.self) == [TaskID("T-7")])
  #expect(path.elements(of: String.self) == [])
}

@Test func N11_lookupByTypeTakesExactlyThatType() {
  var path = StackPath([1])
  path.append(UInt8(2))
  path.append(Optional(3))
  path.append(4.0)
  #expect(path.elements(of: Int.self) == [1])
  #expect(path.last(as: Int.self) == 1)
  #expect(path.last(as: Int?.self) == .some(3))
  #expect(path.elements(of: Double.self) == [4.0])
}

@Test func N11_popToAValueSaysWhetherItWasFound() {
  var path = mixedPath()
  path.append(Route.profile)
  path.append(1)
  let wasFound = path.pop(to: Route.profile)
  #expect(wasFound)
  #expect(path.description == "profile › product(2) › T-7 › profile")
  let isMissing = path.pop(to: Route.settings)
  #expect(!isMissing)
  let hasOtherType = path.pop(to: "profile")
  #expect(!hasOtherType)
  #expect(path.count == 4)
}

@Test func N11_popToATypeSaysWhetherItWasFound() {
  var path = mixedPath()
  path.append(1)
  let wasFound = path.pop(to: Route.self)
  #expect(wasFound)
  #expect(path.description == "profile › product(2)")
  let isOnTop = path.pop(to: Route.self)
  #expect(isOnTop)
  #expect(path.count == 2)
  let isMissing = path.pop(to: TaskID.self)
  #expect(!isMissing)
  #expect(path.count == 2)
}

@Test func N11_replaceLastPutsAValueOfAnyTypeInThePlaceOfTheTop() {
  var path = mixedPath()
  path.replaceLast(1)
  #expect(path.description == "profile › product(2) › 1")
  #expect(path.last?.type == Int.self)
  var empty = StackPath()
  empty.replaceLast(Route.profile)
  #expect(empty == StackPath([Route.profile]))
}

@Test func N11_equalPathsHaveEqualValuesOfEqualTypes() {
  #expect(mixedPath() == mixedPath())
  #expect(Set([mixedPath(), mixedPath()]).count == 1)
  #expect(StackPath([1]) != StackPath([1.0]))
  #expect(StackPath([1]) != StackPath([UInt8(1)]))
  #expect(StackPath([1]) != StackPath([Optional(1)]))
  #expect(StackPath([1, 2]) != StackPath([1]))
  #expect(Set([StackPath([1]), StackPath([1.0]), StackPath([UInt8(1)])]).count == 3)
  #expect(StackPath([Int?.none]) == StackPath([Int?.none]))
  #expect(StackPath([1])[0] != StackPath([1.0])[0])
}

@Test func N11_theDescriptionReadsLikeABreadcrumbOnOneLine() {
  #expect(StackPath().description == "")
  #expect(mixedPath().description == "profile › product(2) › T-7")
  #expect(StackPath(["two\nlines", "b"]).description == "two lines › b")
}

@Test func N12_removingNothingChangesNothing() {
  var path = mixedPath()
  path.removeLast(0)
  path.pop(0)
  #expect(path == mixedPath())
  var empty = StackPath()
  empty.removeLast(0)
  #expect(empty.isEmpty)
}

@Test func N12_popTakesAtMostWhatThereIs() {
  var path = mixedPath()
  path.pop()
  #expect(path.count == 2)
  path.pop(-1)
  #expect(path.count == 2)
  path.pop(.max)
  #expect(path.isEmpty)
  path.pop()
  #expect(path.isEmpty)
}

#if os(macOS) || os(Linux)
  @Test func N12_removeLastPastTheCountStopsTheProgram() async {
    await #expect(processExitsWith: .failure) {
      var path = StackPath([1, 2])
      path.removeLast(3)
    }
    await #expect(processExitsWith: .failure) {
      var path = StackPath()
      path.removeLast()
    }
  }
#endif
