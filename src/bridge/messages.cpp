// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/bridge/messages.hpp"

#include "core/message/json_depth.hpp"
#include "core/message/plain_line.hpp"
#include "core/notation/fen.hpp"

#include <algorithm>
#include <array>

#include <nlohmann/json.hpp>

namespace tactus::bridge {
namespace {

using Json = nlohmann::json;

constexpr std::size_t most_boards = 1'000;
constexpr std::size_t longest_word = 64;  // a serial number, a state; far longer than any

/// The names of states of which a board's squares can be believed.
constexpr std::array<std::string_view, 2> heard_states{"ACTIVE", "INACTIVE"};

std::string word_in(Json const& object, char const* key) {
  auto const found = object.find(key);
  if (found == object.end()) return {};
  if (found->is_number_unsigned()) return std::to_string(found->get<std::uint64_t>());
  if (!found->is_string()) return {};
  auto const& text = found->get_ref<std::string const&>();
  return text.size() <= longest_word && is_plain_line(text) ? text : std::string{};
}

/// Of a FEN only what stands where; LiveChess may put its other fields behind it.
std::optional<tl::expected<chess::Placement, MessageFault>> placement_in(Json const& object) {
  auto const found = object.find("board");
  if (found == object.end() || found->is_null()) return std::nullopt;
  if (!found->is_string()) return tl::unexpected(MessageFault::bad_placement);
  std::string_view const fen = found->get_ref<std::string const&>();
  auto placement = notation::read_placement(fen.substr(0, fen.find(' ')));
  if (!placement) return tl::unexpected(MessageFault::bad_placement);
  return *placement;
}

std::optional<ListedBoard> listed_board(Json const& object) {
  if (!object.is_object()) return std::nullopt;
  ListedBoard board{word_in(object, "serialnr"), BoardState::not_heard, word_in(object, "state"), {}};
  if (board.serial.empty()) return std::nullopt;
  if (std::ranges::count(heard_states, board.state_name) == 1) board.state = BoardState::heard;
  if (auto const stands = placement_in(object); stands && *stands) board.stands = **stands;
  return board;
}

tl::expected<LiveChessMessage, MessageFault> read_list(Json const& list) {
  if (list.size() > most_boards) return tl::unexpected(MessageFault::bad_list);
  BoardList boards;
  for (Json const& each : list) {
    auto board = listed_board(each);
    if (!board) return tl::unexpected(MessageFault::bad_list);
    boards.boards.push_back(std::move(*board));
  }
  return boards;
}

}  // namespace

Message state_of(ListedBoard const& board) {
  std::vector<Argument> named{{"board", board.serial}};
  if (board.state == BoardState::heard) return say("board {board}: connected", std::move(named));
  named.push_back({"state", board.state_name});
  return say("board {board}: not connected, LiveChess says {state}", std::move(named));
}

Message message_of(MessageFault fault) {
  switch (fault) {
    case MessageFault::too_long: return say("a message of more than a million bytes");
    case MessageFault::not_json: return say("expected a JSON object with a response");
    case MessageFault::bad_list: return say("expected boards with serial numbers");
    case MessageFault::bad_placement: return say("expected a board as the placement of a FEN");
  }
  return {};
}

tl::expected<LiveChessMessage, MessageFault> read_message(std::string_view text) {
  if (text.size() > longest_message) return tl::unexpected(MessageFault::too_long);
  if (is_nested_too_deep(text)) return tl::unexpected(MessageFault::not_json);
  Json const json = Json::parse(text, nullptr, false);
  if (!json.is_object()) return tl::unexpected(MessageFault::not_json);
  auto const response = word_in(json, "response");
  if (response.empty()) return tl::unexpected(MessageFault::not_json);
  auto const param = json.find("param");
  if (param == json.end()) return OfNoUse{};
  if (response == "call" && param->is_array()) return read_list(*param);
  if (response != "feed" || !param->is_object()) return OfNoUse{};
  auto const placement = placement_in(*param);
  if (!placement) return OfNoUse{};
  if (!*placement) return tl::unexpected(placement->error());
  return BoardStands{word_in(*param, "serialnr"), **placement};
}

std::string call_for_boards(unsigned number) { return Json{{"id", number}, {"call", "eboards"}}.dump(); }

std::string subscription(unsigned number, std::string_view serial) {
  Json const feed{{"feed", "eboardevent"}, {"id", number}, {"param", {{"serialnr", serial}}}};
  return Json{{"id", number}, {"call", "subscribe"}, {"param", feed}}.dump();
}

}  // namespace tactus::bridge
