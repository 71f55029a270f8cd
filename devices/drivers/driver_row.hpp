// SPDX-License-Identifier: GPL-3.0-or-later
// One make: how it is found and how the conversation with it begins. A new one is a folder beside the others
// and its row in driver_row.cpp.
#pragma once

#include "devices/drivers/driver.hpp"

#include <array>
#include <concepts>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace tactus::devices {

// The protocols that this program speaks, in one table: their names in port names and events, and the devices
// that speak them.

enum class Protocol : std::uint8_t {
  unknown,    // to be found out by asking
  dgt,        // boards of DGT, with or without their clock
  tactus,     // our own sentences (docs/builders/serial-protocol.md)
  chesslink,  // boards of Millennium
  certabo,    // boards of Certabo that know their pieces
  sentio,     // boards of Tabutronic that know which squares are occupied
  occupancy,  // the simplest form for home-made boards (docs/builders/home-made-board.md)
  chessnut,   // boards of Chessnut, over HID
  ichessone,  // boards of iChessOne, by cable
};

struct ProtocolFacts {
  Protocol protocol;
  std::string_view name;     // in the name of a port ("chesslink:/dev/ttyUSB0") and in LinkFound
  std::string_view devices;  // in a sentence: what is expected at the port
  unsigned baud;             // 8 data bits, no parity, 1 stop bit
  bool has_lights;           // can light squares for the sighted side
  bool is_asked_for;         // at a port of which nothing is known
  /// A piece that is out for less need not be told of; nothing: nobody has said so of this make.
  std::optional<Millis> shortest_seen{};
};

/// All but `unknown`, in the order of the enumeration.
inline constexpr std::array<ProtocolFacts, 8> protocols{{
    {Protocol::dgt, "dgt", "a DGT board", 9600, false, true, Millis{250}},
    {Protocol::tactus, "tactus", "a Tactus board or clock", 9600, true, true, Millis{100}},
    {Protocol::chesslink, "chesslink", "a Millennium board", 38'400, true, true, Millis{82}},
    {Protocol::certabo, "certabo", "a Certabo board", 38'400, true, true},
    {Protocol::sentio, "sentio", "a Tabutronic board", 38'400, true, true},
    {Protocol::occupancy, "occupancy", "a home-made board", 9600, true, true, Millis{100}},
    {Protocol::chessnut, "chessnut", "a Chessnut board", 9600, true, false},
    {Protocol::ichessone, "ichessone", "an iChessOne board", 115'200, true, false},
}};

/// Precondition: not `unknown`.
constexpr ProtocolFacts const& facts_of(Protocol protocol) {
  return protocols[static_cast<std::size_t>(protocol) - 1];
}
constexpr std::optional<Protocol> protocol_named(std::string_view name) {
  for (auto const& each : protocols)
    if (each.name == name) return each.protocol;
  return std::nullopt;
}

/// What a driver has learned of a device, kept for the next one at the same port.
class DriverMemory {
 public:
  DriverMemory() = default;
  DriverMemory(DriverMemory const&) = delete;
  DriverMemory& operator=(DriverMemory const&) = delete;
  virtual ~DriverMemory() = default;
};

/// What a driver needs to know beside the message that proved its protocol.
struct DriverContext {
  LineTiming timing;
  std::optional<chess::Placement> const& expected;  // by the game
  std::shared_ptr<DriverMemory>& memory;            // of the driver before, of whatever make; null: none
};

struct StartedDriver {
  std::unique_ptr<Driver> driver;
  LineStep step;  // events of the proof, and what is to be sent first
};

/// A message that only a device of that protocol sends.
struct Proof {
  ProtocolFacts const* facts;
  std::function<StartedDriver(DriverContext const& context, Instant now)> start;
};

/// Hears the bytes of a port until they prove a protocol.
class Listener {
 public:
  Listener() = default;
  Listener(Listener const&) = delete;
  Listener& operator=(Listener const&) = delete;
  virtual ~Listener() = default;
  virtual std::optional<Proof> feed(std::span<std::uint8_t const> bytes, Instant at) = 0;
};

/// When a port of which nothing is known is asked this make's question (probe.hpp tells why in this order).
struct AskedUnknown {
  unsigned turn = 0;  // 0: not at all
  unsigned times = 1;
  unsigned half_heartbeats = 1;  // how long an answer is waited for
};

struct DriverRow {
  std::span<ProtocolFacts const> protocols;  // that this make speaks; not empty, and of one rate
  std::unique_ptr<Listener> (*listener)(LineTiming const& timing);
  /// Null: it speaks by itself and is only heard.
  std::vector<std::uint8_t> (*question)() = nullptr;
  AskedUnknown unknown{};
};

/// By a framer whose messages may be proofs. `Make` has: Framer, Message, is_proof(message),
/// facts(message) and start(message, context).
template <class Make>
class FramerListener final : public Listener {
 public:
  explicit FramerListener(LineTiming const& timing) : framer_(framer_for(timing)) {}

  std::optional<Proof> feed(std::span<std::uint8_t const> bytes, Instant at) override {
    for (auto const& lexeme : read(bytes, at))
      if (auto const* message = std::get_if<Message>(&lexeme); message && Make::is_proof(*message))
        return proof_of(*message);
    return std::nullopt;
  }

 private:
  using Framer = typename Make::Framer;
  using Message = typename Make::Message;

  static Framer framer_for(LineTiming const& timing) {
    if constexpr (std::constructible_from<Framer, Millis>)
      return Framer{timing.gap};
    else
      return Framer{};
  }
  auto read(std::span<std::uint8_t const> bytes, Instant at) {
    if constexpr (requires(Framer framer) { framer.feed(bytes, at); })
      return framer_.feed(bytes, at);
    else
      return framer_.feed(bytes);
  }
  static Proof proof_of(Message const& message) {
    return {&Make::facts(message), [message](DriverContext const& context, Instant now) {
              auto driver = Make::start(message, context);
              auto step = driver->begin(message, now);
              return StartedDriver{std::move(driver), std::move(step)};
            }};
  }

  Framer framer_;
};

template <class Make>
std::unique_ptr<Listener> listener_of(LineTiming const& timing) {
  return std::make_unique<FramerListener<Make>>(timing);
}

/// The makes that this program can talk to, in the order in which they hear a byte.
std::span<DriverRow const* const> all_drivers();

}  // namespace tactus::devices
