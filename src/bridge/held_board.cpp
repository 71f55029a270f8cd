// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/bridge/held_board.hpp"

#include <algorithm>
#include <cctype>
#include <utility>

namespace tactus::bridge {
namespace {

using namespace std::chrono_literals;

/// The duty of a board of our protocol, and how often LiveChess is asked whether it still hears it.
constexpr Millis beat = 1s;
/// Two answers may be late; then nothing is known.
constexpr Millis answers_within = 3s;
constexpr Millis silent_after = 10s;

/// For a field of a sentence.
std::string plain(std::string_view serial) {
  std::string text;
  for (char const c : serial.substr(0, 32))
    text += std::isalnum(static_cast<unsigned char>(c)) != 0 ? c : '-';
  return text;
}

std::vector<ListedBoard const*> candidates(BoardList const& list) {
  std::vector<ListedBoard const*> heard, all;
  for (auto const& board : list.boards) {
    all.push_back(&board);
    if (board.state == BoardState::heard) heard.push_back(&board);
  }
  return heard.empty() ? all : heard;
}

std::string serials_of(std::vector<ListedBoard const*> const& boards) {
  std::string text;
  for (auto const* board : boards) text += (text.empty() ? "" : ", ") + board->serial;
  return text;
}

}  // namespace

Reaction HeldBoard::live_chess_came(Instant now) {
  connection_ = Connection{now};
  return pass_time(now);
}

void HeldBoard::live_chess_went() {
  connection_.reset();
  next_beat_ = Instant::max();
}

Reaction HeldBoard::hear_live_chess(std::string_view text, Instant now) {
  Reaction reaction;
  if (!connection_) return reaction;
  auto const message = read_message(text);
  if (!message) {
    if (connection_->told_fault != message.error())
      reaction.facts.push_back(
          say("LiveChess not understood: {fault}", {{"fault", std::vector{message_of(message.error())}}}));
    connection_->told_fault = message.error();
    return reaction;
  }
  if (auto const* list = std::get_if<BoardList>(&*message)) take(*list, now, reaction);
  if (auto const* stands = std::get_if<BoardStands>(&*message)) take(*stands, now, reaction);
  return reaction;
}

void HeldBoard::take(BoardList const& list, Instant now, Reaction& reaction) {
  connection_->answered = now;
  if (!wish_) choose(list, reaction);
  if (!wish_) return;
  auto const found = std::ranges::find(list.boards, *wish_, &ListedBoard::serial);
  auto const* const board = found == list.boards.end() ? nullptr : &*found;
  follow(board, reaction);
  if (board != nullptr && board->stands && !connection_->is_fed) stand(*board->stands, now, reaction);
}

void HeldBoard::choose(BoardList const& list, Reaction& reaction) {
  auto const boards = candidates(list);
  if (boards.empty()) tell_state(say("boards at LiveChess: none"), reaction);
  if (boards.size() == 1) wish_ = boards.front()->serial;
  if (boards.size() > 1)
    reaction.fault = say("several boards at LiveChess: {boards}; expected one of them, as --board {board}",
                         {{"boards", serials_of(boards)}, {"board", boards.front()->serial}});
}

/// `board`: nothing, it is not in the list.
void HeldBoard::follow(ListedBoard const* board, Reaction& reaction) {
  connection_->is_heard = board != nullptr && board->state == BoardState::heard;
  if (board == nullptr)
    return tell_state(say("board {board}: not at LiveChess", {{"board", *wish_}}), reaction);
  if (!std::exchange(connection_->is_subscribed, true))
    reaction.to_live_chess.push_back(subscription(++call_, *wish_));
  tell_state(state_of(*board), reaction);
}

void HeldBoard::tell_state(Message const& state, Reaction& reaction) {
  if (std::exchange(connection_->told_state, state) != state) reaction.facts.push_back(state);
}

void HeldBoard::take(BoardStands const& stands, Instant now, Reaction& reaction) {
  if (!wish_ || (!stands.serial.empty() && stands.serial != *wish_)) return;
  connection_->is_fed = true;
  stand(stands.placement, now, reaction);
}

void HeldBoard::stand(chess::Placement const& placement, Instant now, Reaction& reaction) {
  if (std::exchange(connection_->stands, placement) != placement) say_pieces(now, reaction);
}

bool HeldBoard::is_believed(Instant now) const {
  return connection_ && connection_->is_heard && connection_->stands &&
         now < *connection_->answered + answers_within;
}

void HeldBoard::say_pieces(Instant now, Reaction& reaction) {
  if (is_believed(now)) reaction.to_tactus += devices::pieces_sentence(sequence_++, *connection_->stands);
}

Reaction HeldBoard::hear_tactus(std::span<std::uint8_t const> bytes, Instant now) {
  Reaction reaction;
  for (auto const& lexeme : framer_.feed(bytes))
    if (auto const* const sentence = std::get_if<devices::Sentence>(&lexeme))
      if (auto const query = devices::parse_query(*sentence)) answer(*query, now, reaction);
  return reaction;
}

void HeldBoard::answer(devices::Query query, Instant now, Reaction& reaction) {
  using devices::Query;
  if (!is_believed(now)) return;
  if (query == Query::identification)
    reaction.to_tactus += devices::identification_sentence(
        devices::Talker::board, "LiveChess " + plain(*wish_), "tactus-bridge " TACTUS_VERSION);
  if (query == Query::pieces || query == Query::occupancy) say_pieces(now, reaction);
}

Reaction HeldBoard::pass_time(Instant now) {
  Reaction reaction;
  if (!connection_) return reaction;
  next_beat_ = now + beat;
  reaction.is_silent = now >= connection_->answered.value_or(connection_->since) + silent_after;
  reaction.to_live_chess.push_back(call_for_boards(++call_));
  say_pieces(now, reaction);
  return reaction;
}

}  // namespace tactus::bridge
