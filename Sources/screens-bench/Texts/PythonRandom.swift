/// The random numbers of Python's `random` module (MT19937), for texts that both languages have to make alike.
struct PythonRandom {
  private var state: [UInt32]
  private var next = 624

  /// As `random.Random(seed)` for a seed of 32 bits.
  init(seed: UInt32) {
    var state = Self.expanded(19_650_218)
    var index = 1
    for _ in 0..<624 {
      state[index] = (state[index] ^ Self.mixed(state[index - 1], by: 1_664_525)) &+ seed
      Self.goOn(&index, in: &state)
    }
    for _ in 0..<623 {
      state[index] = (state[index] ^ Self.mixed(state[index - 1], by: 1_566_083_941)) &- UInt32(index)
      Self.goOn(&index, in: &state)
    }
    state[0] = 0x8000_0000
    self.state = state
  }

  /// As `random()`: from 0 to below 1.
  mutating func unit() -> Double {
    let (high, low) = (number() >> 5, number() >> 6)
    return (Double(high) * 67_108_864 + Double(low)) / 9_007_199_254_740_992
  }

  /// As `randrange(count)`, which `choice` and `randint` draw on.
  mutating func below(_ count: Int) -> Int {
    let bits = UInt32(Int.bitWidth - count.leadingZeroBitCount)
    while true {
      let number = Int(number() >> (32 - bits))
      if number < count { return number }
    }
  }

  private mutating func number() -> UInt32 {
    if next == 624 { twist() }
    var value = state[next]
    next += 1
    value ^= value >> 11
    value ^= value << 7 & 0x9D2C_5680
    value ^= value << 15 & 0xEFC6_0000
    return value ^ value >> 18
  }

  private mutating func twist() {
    for index in 0..<624 {
      let joined = state[index] & 0x8000_0000 | state[(index + 1) % 624] & 0x7FFF_FFFF
      state[index] = state[(index + 397) % 624] ^ joined >> 1 ^ (joined & 1 == 0 ? 0 : 0x9908_B0DF)
    }
    next = 0
  }

  private static func expanded(_ seed: UInt32) -> [UInt32] {
    var state = [seed]
    for index in 1..<624 {
      state.append((state[index - 1] ^ state[index - 1] >> 30) &* 1_812_433_253 &+ UInt32(index))
    }
    return state
  }

  private static func mixed(_ value: UInt32, by factor: UInt32) -> UInt32 { (value ^ value >> 30) &* factor }

  private static func goOn(_ index: inout Int, in state: inout [UInt32]) {
    index += 1
    guard index == 624 else { return }
    state[0] = state[623]
    index = 1
  }
}
