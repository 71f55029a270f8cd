// SPDX-License-Identifier: GPL-3.0-or-later
// Topics of the hall: tactus/1/<table>/<round>/<board>/<kind>, and of its desks: tactus/1/<desk>/<kind>. The
// user name stands directly behind the version, so that the broker's access list holds each user to its own.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include <tl/expected.hpp>

namespace tactus::hall {

enum class LevelFault : std::uint8_t {
  empty,
  too_long,       // more than 64 signs
  reserved_sign,  // one of / + #
  strange_sign,   // no visible sign of ASCII
};
/// What was wrong and what was expected, without full stop.
std::string describe(LevelFault fault);

/// One level of a topic: a name that means only itself to a broker.
class Level {
 public:
  static tl::expected<Level, LevelFault> parse(std::string_view text);
  std::string const& text() const { return text_; }
  auto operator<=>(Level const&) const = default;  // NOLINT(modernize-use-nullptr): not about pointers

 private:
  explicit Level(std::string_view text) : text_(text) {}
  std::string text_;
};

/// Whose game: the table's user name at the broker, the round, the board.
struct Place {
  Level table, round, board;
  auto operator<=>(Place const&) const = default;  // NOLINT(modernize-use-nullptr): not about pointers
};
/// For lines that people read: "table12, round 5, board 3".
std::string describe(Place const& place);

enum class TopicKind : std::uint8_t {
  event,            // ev: one event of the game file, not retained
  state,            // state: how far the game is, retained
  link,             // link: is the relay there, retained and the last will
  acknowledgement,  // ack: up to where the desk has everything, retained
  call,             // call: a desk beside it misses what comes behind this number
  setup,            // setup: the table's set-up file of that round, by the desk, retained
};

struct Topic {
  Place place;
  TopicKind kind;
  auto operator<=>(Topic const&) const = default;  // NOLINT(modernize-use-nullptr): not about pointers

  std::string text() const;
};

enum class TopicFault : std::uint8_t { not_ours, other_version, wrong_depth, bad_level, unknown_kind };
tl::expected<Topic, TopicFault> parse_topic(std::string_view text);

enum class DeskTopicKind : std::uint8_t {
  here,  // is the desk there, retained and the last will
  said,  // one entry of the desk's own log
  have,  // up to where it has the log of another desk, whose name stands behind, retained
};

/// Of a desk, by its user name.
struct DeskTopic {
  Level desk;
  DeskTopicKind kind;
  std::optional<Level> author{};                       // of `have` alone
  auto operator<=>(DeskTopic const&) const = default;  // NOLINT(modernize-use-nullptr): not about pointers

  std::string text() const;
};
tl::expected<DeskTopic, TopicFault> parse_desk_topic(std::string_view text);
/// What every desk says of this kind: to the desk `self`, where it is about somebody's log.
std::string filter_of_desks(DeskTopicKind kind, Level const& self);

/// Retained, by the desk: the name of the round that is played.
inline constexpr std::string_view round_topic = "tactus/1/round";

/// A filter that matches this kind of topic of one table and board in every round.
std::string filter_of_rounds(Level const& table, Level const& board, TopicKind kind);
/// A filter that matches this kind of topic of every table, such as tactus/1/+/+/+/ev; or of one round only.
std::string filter_of_all(TopicKind kind, std::optional<Level> const& round = std::nullopt);

}  // namespace tactus::hall
