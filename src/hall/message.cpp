// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/hall/message.hpp"

#include "core/message/json_depth.hpp"
#include "src/store/codec/codec.hpp"

#include <algorithm>
#include <array>

#include <nlohmann/json.hpp>

namespace tactus::hall {
namespace {

using store::Fields;
using store::Json;

constexpr std::size_t longest_game_id = 64;
constexpr std::size_t longest_name = 200;  // bytes, of a desk's arbiter or sector

template <class Value>
struct Word {
  Value value;
  std::string_view text;
};
constexpr std::array<Word<GameStatus>, 4> status_words{{{GameStatus::preparing, "preparing"},
                                                        {GameStatus::playing, "playing"},
                                                        {GameStatus::adjourned, "adjourned"},
                                                        {GameStatus::ended, "ended"}}};
constexpr std::array<Word<LinkState>, 3> link_words{
    {{LinkState::up, "up"}, {LinkState::lost, "lost"}, {LinkState::done, "done"}}};

template <class Value, std::size_t size>
std::string_view word_of(std::array<Word<Value>, size> const& words, Value value) {
  return std::ranges::find(words, value, &Word<Value>::value)->text;
}

template <class Value, std::size_t size>
std::optional<Value> value_of_word(std::array<Word<Value>, size> const& words, std::string_view text) {
  auto const found = std::ranges::find(words, text, &Word<Value>::text);
  return found == words.end() ? std::nullopt : std::optional{found->value};
}

/// Nothing when it is no JSON, or nested so deep that writing it again could exhaust the stack.
std::optional<Json> parse_json(std::string_view text) {
  if (is_nested_too_deep(text)) return std::nullopt;
  Json json = Json::parse(text, nullptr, false);
  if (json.is_discarded()) return std::nullopt;
  return json;
}

tl::expected<Json, MessageError> parse_object(std::string_view text) {
  if (text.size() > longest_message) return tl::unexpected(MessageError{MessageFault::too_long});
  auto json = parse_json(text);
  if (!json || !json->is_object()) return tl::unexpected(MessageError{MessageFault::not_json});
  return std::move(*json);
}

/// Reads the keys that every message has, and remembers the first fault.
class MessageFields {
 public:
  explicit MessageFields(Json const& object) : fields_(object, fault_) {}
  Fields& fields() { return fields_; }
  std::optional<GameId> game() {
    auto id = GameId::parse(fields_.text("g"));
    if (!id) fields_.refuse("g");
    return id;
  }
  std::int64_t number(std::int64_t least) {
    auto const value = fields_.millis("n").count();
    if (value < least) fields_.refuse("n");
    return value;
  }
  /// Empty where there is none.
  std::string link(char const* key) {
    if (!fields_.has(key)) return {};
    std::string text = fields_.text(key);
    constexpr std::size_t digits = 64;
    bool const is_good =
        text.size() == digits && text.find_first_not_of("0123456789abcdef") == std::string::npos;
    if (!is_good) fields_.refuse(key);
    return text;
  }
  std::optional<MessageError> error() const {
    if (!fault_) return std::nullopt;
    bool const is_missing = fault_->kind == store::EventFaultKind::missing_key;
    return MessageError{is_missing ? MessageFault::missing_key : MessageFault::bad_value, fault_->where};
  }

 private:
  std::optional<store::EventFault> fault_;
  Fields fields_;
};

std::string dumped(Json const& json) { return json.dump(-1, ' ', false, Json::error_handler_t::replace); }

}  // namespace

std::string describe(MessageError const& error) {
  switch (error.fault) {
    case MessageFault::too_long:
      return "it is too long; expected at most " + std::to_string(longest_message) + " bytes";
    case MessageFault::not_json:
      return "it is not a JSON object of at most " + std::to_string(deepest_json) + " levels";
    case MessageFault::missing_key: return "key `" + error.where + "` is missing";
    case MessageFault::bad_value: break;
  }
  return "the value of `" + error.where + "` is not as expected";
}

std::optional<GameId> GameId::parse(std::string_view text) {
  auto const is_good = [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-'; };
  if (text.empty() || text.size() > longest_game_id || !std::ranges::all_of(text, is_good))
    return std::nullopt;
  return GameId{text};
}

tl::expected<std::string, MessageError> text_of(EventMessage const& message) {
  auto payload = parse_json(message.payload);
  if (!payload || !payload->is_object()) return tl::unexpected(MessageError{MessageFault::bad_value, "d"});
  Json json{{"g", message.game.text()},
            {"n", message.number},
            {"t", message.time.time_since_epoch().count()},
            {"k", message.kind},
            {"d", std::move(*payload)}};
  if (!message.link.empty()) json["l"] = message.link;
  if (!message.previous.empty()) json["p"] = message.previous;
  std::string text = dumped(json);
  if (text.size() > longest_message) return tl::unexpected(MessageError{MessageFault::too_long});
  return text;
}

tl::expected<EventMessage, MessageError> parse_event(std::string_view text) {
  auto const json = parse_object(text);
  if (!json) return tl::unexpected(json.error());
  MessageFields reading{*json};
  auto const game = reading.game();
  auto const number = reading.number(1);
  Instant const time{reading.fields().millis("t")};
  auto const kind = reading.fields().text("k");
  auto link = reading.link("l"), previous = reading.link("p");
  if (!reading.fields().has("d") || !json->at("d").is_object()) reading.fields().refuse("d");
  if (auto const error = reading.error()) return tl::unexpected(*error);
  return EventMessage{*game, number, time, kind, dumped(json->at("d")), std::move(link), std::move(previous)};
}

std::string text_of(StateMessage const& message) {
  return dumped({{"g", message.game.text()},
                 {"n", message.number},
                 {"status", word_of(status_words, message.status)},
                 {"ply", message.ply},
                 {"move", message.move},
                 {"clock", message.clock ? store::reading_json(*message.clock) : Json()}});
}

tl::expected<StateMessage, MessageError> parse_state(std::string_view text) {
  auto const json = parse_object(text);
  if (!json) return tl::unexpected(json.error());
  MessageFields reading{*json};
  auto& fields = reading.fields();
  auto const game = reading.game();
  auto const number = reading.number(0);
  auto const status = value_of_word(status_words, fields.text("status"));
  if (!status) fields.refuse("status");
  auto const ply = fields.count("ply");
  auto const move = fields.text("move");
  std::optional<clock::Reading> shown;
  if (fields.has("clock")) shown = store::read_reading(fields.object("clock"));
  if (auto const error = reading.error()) return tl::unexpected(*error);
  return StateMessage{*game, number, *status, ply, move, shown};
}

std::string text_of(LinkState state) { return '"' + std::string{word_of(link_words, state)} + '"'; }

tl::expected<LinkState, MessageError> parse_link(std::string_view text) {
  auto const json = text.size() > longest_message ? std::nullopt : parse_json(text);
  auto const state =
      json && json->is_string() ? value_of_word(link_words, json->get<std::string>()) : std::nullopt;
  if (!state) return tl::unexpected(MessageError{MessageFault::bad_value, "link"});
  return *state;
}

std::string text_of(Acknowledgement const& message) {
  Json json{{"g", message.game.text()}, {"n", message.number}};
  if (!message.link.empty()) json["l"] = message.link;
  return dumped(json);
}

tl::expected<Acknowledgement, MessageError> parse_acknowledgement(std::string_view text) {
  auto const json = parse_object(text);
  if (!json) return tl::unexpected(json.error());
  MessageFields reading{*json};
  auto const game = reading.game();
  auto const number = reading.number(0);
  auto link = reading.link("l");
  if (auto const error = reading.error()) return tl::unexpected(*error);
  return Acknowledgement{*game, number, std::move(link)};
}

std::string text_of(DeskPresence const& message) {
  return dumped({{"g", message.log.text()},
                 {"n", message.number},
                 {"here", message.is_here},
                 {"keeps", message.can_keep},
                 {"name", message.name},
                 {"sector", message.sector}});
}

tl::expected<DeskPresence, MessageError> parse_presence(std::string_view text) {
  auto const json = parse_object(text);
  if (!json) return tl::unexpected(json.error());
  MessageFields reading{*json};
  auto& fields = reading.fields();
  auto const log = reading.game();
  auto const number = reading.number(0);
  bool const is_here = fields.flag("here"), can_keep = fields.flag("keeps");
  auto name = fields.text("name"), sector = fields.text("sector");
  if (name.size() > longest_name) fields.refuse("name");
  if (sector.size() > longest_name) fields.refuse("sector");
  if (auto const error = reading.error()) return tl::unexpected(*error);
  return DeskPresence{*log, number, is_here, can_keep, std::move(name), std::move(sector)};
}

}  // namespace tactus::hall
