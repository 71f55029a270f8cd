// SPDX-License-Identifier: GPL-3.0-or-later
// What is said under a topic of the hall, as JSON. Whoever may publish can write anything, so everything is
// looked at before it is believed; unknown keys are ignored.
#pragma once

#include "core/clock/reading.hpp"
#include "core/instant.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include <tl/expected.hpp>

namespace tactus::hall {

/// The broker is told to refuse more than this.
inline constexpr std::size_t longest_message = 16'000;

enum class MessageFault : std::uint8_t { too_long, not_json, missing_key, bad_value };
struct MessageError {
  MessageFault fault = MessageFault::not_json;
  std::string where{};  // the key
  bool operator==(MessageError const&) const = default;
};
/// One clause: what was wrong and what was expected.
std::string describe(MessageError const& error);

/// Names a game whatever table, round and board its relay was given: 1 to 64 of a-z, 0-9 and -.
class GameId {
 public:
  static std::optional<GameId> parse(std::string_view text);
  std::string const& text() const { return text_; }
  auto operator<=>(GameId const&) const = default;  // NOLINT(modernize-use-nullptr): not about pointers

 private:
  explicit GameId(std::string_view text) : text_(text) {}
  std::string text_;
};

/// One event as the game file has it: {"g","n","t","k","d"}, with its fingerprint and that of the event
/// before it (store/chain), {"l","p"}; none from an older relay.
struct EventMessage {
  GameId game;
  std::int64_t number;  // in the game file: 1, 2, 3 ...
  Instant time;
  std::string kind;     // its type, such as "move.completed"
  std::string payload;  // one JSON object
  std::string link{}, previous{};
  bool operator==(EventMessage const&) const = default;
};
/// Refused when the payload is no JSON object, or too long for the hall.
tl::expected<std::string, MessageError> text_of(EventMessage const& message);
tl::expected<EventMessage, MessageError> parse_event(std::string_view text);

enum class GameStatus : std::uint8_t { preparing, playing, adjourned, ended };

/// How far a game is, for a desk that was started later: {"g","n","status","ply","move","clock"}.
struct StateMessage {
  GameId game;
  std::int64_t number;  // of the last event in the game file
  GameStatus status;
  unsigned ply;                         // completed
  std::string move;                     // the last of them as SAN, or empty
  std::optional<clock::Reading> clock;  // as last recorded
  bool operator==(StateMessage const&) const = default;
};
std::string text_of(StateMessage const& message);
tl::expected<StateMessage, MessageError> parse_state(std::string_view text);

/// Of a table's relay: "up", "lost" (also its last will), "done": the game has ended and all of it is at the
/// desk.
enum class LinkState : std::uint8_t { up, lost, done };
std::string text_of(LinkState state);
tl::expected<LinkState, MessageError> parse_link(std::string_view text);

/// The desk has every event of the game up to this one in a file of its own: {"g","n"}, and {"l"}, the
/// fingerprint of that event, where it is known. 0: none.
struct Acknowledgement {
  GameId game;
  std::int64_t number;
  std::string link{};
  bool operator==(Acknowledgement const&) const = default;
};
std::string text_of(Acknowledgement const& message);
tl::expected<Acknowledgement, MessageError> parse_acknowledgement(std::string_view text);

/// Of one of several desks, also its last will: {"g","n","here","keeps","name","sector"}. `g` names its log,
/// whose last entry is `n`.
struct DeskPresence {
  GameId log;
  std::int64_t number = 0;
  bool is_here = false;
  bool can_keep = true;  // what the tables send: its disk takes it
  std::string name{};    // of who uses it, as he gave it; may be empty
  std::string sector{};  // "1-20", the boards that are his; may be empty
  bool operator==(DeskPresence const&) const = default;
};
std::string text_of(DeskPresence const& message);
tl::expected<DeskPresence, MessageError> parse_presence(std::string_view text);

}  // namespace tactus::hall
