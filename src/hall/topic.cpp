// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/hall/topic.hpp"

#include <algorithm>
#include <array>
#include <vector>

namespace tactus::hall {
namespace {

constexpr std::size_t longest_level = 64;
constexpr std::string_view name = "tactus";
constexpr std::string_view version = "1";

struct KindName {
  TopicKind kind;
  std::string_view text;
};
constexpr std::array<KindName, 6> kind_names{{{TopicKind::event, "ev"},
                                              {TopicKind::state, "state"},
                                              {TopicKind::link, "link"},
                                              {TopicKind::acknowledgement, "ack"},
                                              {TopicKind::call, "call"},
                                              {TopicKind::setup, "setup"}}};

struct DeskKindName {
  DeskTopicKind kind;
  std::string_view text;
};
constexpr std::array<DeskKindName, 3> desk_kind_names{
    {{DeskTopicKind::here, "here"}, {DeskTopicKind::said, "said"}, {DeskTopicKind::have, "have"}}};

std::string text_of(DeskTopicKind kind) {
  return std::string{std::ranges::find(desk_kind_names, kind, &DeskKindName::kind)->text};
}

std::string_view text_of(TopicKind kind) {
  return std::ranges::find(kind_names, kind, &KindName::kind)->text;
}

std::optional<TopicKind> kind_named(std::string_view text) {
  auto const found = std::ranges::find(kind_names, text, &KindName::text);
  return found == kind_names.end() ? std::nullopt : std::optional{found->kind};
}

bool is_reserved(char c) { return c == '/' || c == '+' || c == '#'; }
bool is_strange(char c) { return c <= ' ' || c > '~'; }

std::vector<std::string_view> levels_of(std::string_view text) {
  std::vector<std::string_view> levels;
  for (;;) {
    auto const end = text.find('/');
    levels.push_back(text.substr(0, end));
    if (end == std::string_view::npos) return levels;
    text.remove_prefix(end + 1);
  }
}

std::string beginning() { return std::string{name} + '/' + std::string{version} + '/'; }

}  // namespace

std::string describe(LevelFault fault) {
  switch (fault) {
    case LevelFault::empty: return "it is empty; expected a name";
    case LevelFault::too_long: return "it is too long; expected at most 64 signs";
    case LevelFault::reserved_sign: return "it holds / or + or #; expected none of them";
    case LevelFault::strange_sign: break;
  }
  return "it holds a blank or another strange sign; expected letters and digits of ASCII";
}

tl::expected<Level, LevelFault> Level::parse(std::string_view text) {
  if (text.empty()) return tl::unexpected(LevelFault::empty);
  if (text.size() > longest_level) return tl::unexpected(LevelFault::too_long);
  if (std::ranges::any_of(text, is_reserved)) return tl::unexpected(LevelFault::reserved_sign);
  if (std::ranges::any_of(text, is_strange)) return tl::unexpected(LevelFault::strange_sign);
  return Level{text};
}

std::string describe(Place const& place) {
  return place.table.text() + ", round " + place.round.text() + ", board " + place.board.text();
}

std::string Topic::text() const {
  return beginning() + place.table.text() + '/' + place.round.text() + '/' + place.board.text() + '/' +
         std::string{text_of(kind)};
}

namespace {

/// The levels of a topic of this program, its own name first.
tl::expected<std::vector<std::string_view>, TopicFault> own_levels(std::string_view text) {
  auto levels = levels_of(text);
  if (levels.front() != name) return tl::unexpected(TopicFault::not_ours);
  if (levels.size() < 2 || levels[1] != version) return tl::unexpected(TopicFault::other_version);
  return levels;
}

}  // namespace

tl::expected<Topic, TopicFault> parse_topic(std::string_view text) {
  auto const own = own_levels(text);
  if (!own) return tl::unexpected(own.error());
  auto const& levels = *own;
  if (levels.size() != 6) return tl::unexpected(TopicFault::wrong_depth);
  auto table = Level::parse(levels[2]), round = Level::parse(levels[3]), board = Level::parse(levels[4]);
  if (!table || !round || !board) return tl::unexpected(TopicFault::bad_level);
  auto const kind = kind_named(levels[5]);
  if (!kind) return tl::unexpected(TopicFault::unknown_kind);
  return Topic{{std::move(*table), std::move(*round), std::move(*board)}, *kind};
}

std::string DeskTopic::text() const {
  return beginning() + desk.text() + '/' + text_of(kind) + (author ? '/' + author->text() : "");
}

tl::expected<DeskTopic, TopicFault> parse_desk_topic(std::string_view text) {
  auto const levels = own_levels(text);
  if (!levels) return tl::unexpected(levels.error());
  if (levels->size() != 4 && levels->size() != 5) return tl::unexpected(TopicFault::wrong_depth);
  auto const kind = std::ranges::find(desk_kind_names, (*levels)[3], &DeskKindName::text);
  if (kind == desk_kind_names.end()) return tl::unexpected(TopicFault::unknown_kind);
  bool const has_author = kind->kind == DeskTopicKind::have;
  if (levels->size() != (has_author ? 5U : 4U)) return tl::unexpected(TopicFault::wrong_depth);
  auto desk = Level::parse((*levels)[2]), author = Level::parse(levels->back());
  if (!desk || !author) return tl::unexpected(TopicFault::bad_level);
  return DeskTopic{std::move(*desk), kind->kind,
                   has_author ? std::optional{std::move(*author)} : std::nullopt};
}

std::string filter_of_desks(DeskTopicKind kind, Level const& self) {
  return beginning() + "+/" + text_of(kind) + (kind == DeskTopicKind::have ? '/' + self.text() : "");
}

std::string filter_of_rounds(Level const& table, Level const& board, TopicKind kind) {
  return beginning() + table.text() + "/+/" + board.text() + '/' + std::string{text_of(kind)};
}

std::string filter_of_all(TopicKind kind, std::optional<Level> const& round) {
  return beginning() + "+/" + (round ? round->text() : "+") + "/+/" + std::string{text_of(kind)};
}

}  // namespace tactus::hall
