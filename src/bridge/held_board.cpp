// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/bridge/held_board.hpp"

#include <algorithm>
#include <cctype>

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

Step HeldBoard::live_chess_came(Instant now) {
  is_there_ = true;
  came_ = now;
  return pass_time(now);
}

Step HeldBoard::live_chess_went() {
  is_there_ = is_subscribed_ = is_fed_ = is_heard_ = false;
  answered_.reset();
  stands_.reset();
  told_state_.reset();
  told_fault_.reset();
  next_beat_ = Instant::max();
  return {};
}

Step HeldBoard::hear_live_chess(std::string_view text, Instant now) {
  Step step;
  auto const message = read_message(text);
  if (!message) {
    if (told_fault_ != message.error())
      step.facts.push_back(
          say("LiveChess not understood: {fault}", {{"fault", std::vector{message_of(message.error())}}}));
    told_fault_ = message.error();
    return step;
  }
  if (auto const* list = std::get_if<BoardList>(&*message)) take(*list, now, step);
  if (auto const* stands = std::get_if<BoardStands>(&*message)) take(*stands, now, step);
  return step;
}

void HeldBoard::take(BoardList const& list, Instant now, Step& step) {
  answered_ = now;
  if (!wish_) choose(list, step);
  if (!wish_) return;
  auto const found = std::ranges::find(list.boards, *wish_, &ListedBoard::serial);
  auto const* const board = found == list.boards.end() ? nullptr : &*found;
  follow(board, step);
  if (board != nullptr && board->stands && !is_fed_) stand(*board->stands, now, step);
}

void HeldBoard::choose(BoardList const& list, Step& step) {
  auto const boards = candidates(list);
  if (boards.empty()) tell_state(say("boards at LiveChess: none"), step);
  if (boards.size() == 1) wish_ = boards.front()->serial;
  if (boards.size() > 1)
    step.fault = say("several boards at LiveChess: {boards}; expected one of them, as --board {board}",
                     {{"boards", serials_of(boards)}, {"board", boards.front()->serial}});
}

/// `board`: nothing, it is not in the list.
void HeldBoard::follow(ListedBoard const* board, Step& step) {
  is_heard_ = board != nullptr && board->state == BoardState::heard;
  std::vector<Argument> named{{"board", *wish_}};
  if (board == nullptr) return tell_state(say("board {board}: not at LiveChess", named), step);
  if (!is_subscribed_) step.to_live_chess.push_back(subscription(++call_, *wish_));
  is_subscribed_ = true;
  if (is_heard_) return tell_state(say("board {board}: connected", named), step);
  named.push_back({"state", board->state_name});
  tell_state(say("board {board}: not connected, LiveChess says {state}", named), step);
}

void HeldBoard::tell_state(Message const& state, Step& step) {
  if (told_state_ != state) step.facts.push_back(state);
  told_state_ = state;
}

void HeldBoard::take(BoardStands const& stands, Instant now, Step& step) {
  if (!wish_ || (!stands.serial.empty() && stands.serial != *wish_)) return;
  is_fed_ = true;
  stand(stands.placement, now, step);
}

void HeldBoard::stand(chess::Placement const& placement, Instant now, Step& step) {
  bool const is_new = stands_ != placement;
  stands_ = placement;
  if (is_new) say_pieces(now, step);
}

bool HeldBoard::is_believed(Instant now) const {
  return is_there_ && is_heard_ && stands_ && answered_ && now < *answered_ + answers_within;
}

void HeldBoard::say_pieces(Instant now, Step& step) {
  if (is_believed(now)) step.to_tactus += devices::pieces_sentence(sequence_++, *stands_);
}

Step HeldBoard::hear_tactus(std::span<std::uint8_t const> bytes, Instant now) {
  Step step;
  for (auto const& lexeme : framer_.feed(bytes))
    if (auto const* const sentence = std::get_if<devices::Sentence>(&lexeme))
      if (auto const query = devices::parse_query(*sentence)) answer(*query, now, step);
  return step;
}

void HeldBoard::answer(devices::Query query, Instant now, Step& step) {
  using devices::Query;
  if (!is_believed(now)) return;
  if (query == Query::identification)
    step.to_tactus += devices::identification_sentence(devices::Talker::board, "LiveChess " + plain(*wish_),
                                                       "tactus-bridge " TACTUS_VERSION);
  if (query == Query::pieces || query == Query::occupancy) say_pieces(now, step);
}

Step HeldBoard::pass_time(Instant now) {
  Step step;
  if (!is_there_) return step;
  next_beat_ = now + beat;
  step.is_silent = now >= answered_.value_or(came_) + silent_after;
  step.to_live_chess.push_back(call_for_boards(++call_));
  say_pieces(now, step);
  return step;
}

}  // namespace tactus::bridge
