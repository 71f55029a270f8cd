// SPDX-License-Identifier: GPL-3.0-or-later
// What people type during a game: moves, requests, the result.

#include "core/message/message.hpp"
#include "src/table/console/arguments.hpp"
#include "src/table/session/session.hpp"

#include <utility>

namespace tactus::program {

std::optional<chess::Color> Session::assisted_player(std::string const& name) {
  auto const& setup = state_.setup();
  bool const is_white = !setup.white.guided.is_empty();
  bool const is_black = !setup.black.guided.is_empty();
  if (!is_white && !is_black)
    tell_error(translatable("no assistant is guided in this game; expected --assist when it began"));
  else if (is_white && is_black && name.empty())
    tell_error(
        translatable("two assistants work here; expected done white, done black, next white or next "
                     "black"));
  else if (auto const player = side_named(name, is_white ? chess::Color::white : chess::Color::black)) {
    if (!setup.player(*player).guided.is_empty()) return player;
    tell_error(translatable("one assistant works here; expected done or next alone"));
  }
  return std::nullopt;
}

// How a companion takes part. In `tactus` there is none, and nothing of this ever happens.

bool Session::ask_companion(Instant time, std::string const& line) {
  if (tools_.companion == nullptr || !state_.is_started()) return false;
  auto answer = tools_.companion->answer(line, state_);
  if (!answer) return false;
  if (*answer)
    say(time, Remark{table::audience_of(asking_player()), *std::move(*answer)}, line);
  else
    refuse(answer->error());
  return true;
}

void Session::greet() {
  if (tools_.companion != nullptr)
    say(tools_.clock.now(), Remark{table::Audience::table, tools_.companion->greeting()});
}

void Session::say(Instant time, Remark remark, std::string const& question) {
  feed(time, table::TrainingSaid{remark.to, question, std::move(remark.lines)});
}

void Session::say(Instant time, std::vector<Remark> remarks) {
  for (Remark& each : remarks) say(time, std::move(each));
}

bool Session::needs_open_game(ConsoleLine const& line) const {
  switch (line.act) {
    case Act::draw:
    case Act::accept:
    case Act::decline: return !state_.restoration();
    case Act::restore: return !state_.may_be_restored();
    case Act::result: return result_typed(line.text).has_value();
    default: break;
  }
  auto const* const command = command_of(line.act);
  return command != nullptr ? command->is_of_open_game : line.act == Act::move;
}

void Session::obey(Instant time, ConsoleLine const& line) {
  if (needs_open_game(line) && state_.result() != table::GameResult::open)
    return tell_error(translatable("the game is over; expected confirm, repeat, time, score, where or quit"));
  auto const* const command = command_of(line.act);
  bool const is_aside = command != nullptr ? command->is_aside : line.act == Act::nothing;
  if (!is_aside) forget_once_entered();
  obeyed_ = line;
  auto const& text = line.text;
  switch (line.act) {
    case Act::nothing:
      if (recorder_) recorder_->end();
      is_felt_ = true;
      return;
    case Act::move: return type_move(time, text);
    case Act::announce: return announce(time);
    case Act::repeat: return ask(time, text, table::Request::repeat);
    case Act::times: return ask(time, text, table::Request::times);
    case Act::move_number: return ask(time, text, table::Request::move_number);
    case Act::flags: return ask(time, text, table::Request::flags);
    case Act::position: return ask(time, text, table::Request::position);
    case Act::keypad: return ask(time, text, table::Request::keypad);
    case Act::adjust: return ask(time, text, table::Request::adjust);
    case Act::kings: return ask(time, text, table::Request::kings);
    case Act::score: return tell_score(time, text);
    case Act::where: return ask(time, text, table::Request::where);
    case Act::signature: return sign(time, text);
    case Act::press: return press(time);
    case Act::heard: return say_back(time, text);
    case Act::correct: return correct(time, text);
    case Act::draw: return offer_draw(time, line);
    case Act::accept:
    case Act::decline: return answer_offer(time, line);
    case Act::resign: return resign(time, line);
    case Act::checkmate: return propose_end(time, table::Ending::checkmate);
    case Act::stalemate: return propose_end(time, table::Ending::stalemate);
    case Act::result: return propose_result(time, result_typed(text));
    case Act::annul: return propose_result(time, table::GameResult::annulled);
    case Act::confirm: return confirm(time, line);
    case Act::adjourn: return adjourn(time, line);
    case Act::go_on: return continue_play(time);
    case Act::threefold: return claim(time, table::ClaimKind::threefold, text);
    case Act::fifty_moves: return claim(time, table::ClaimKind::fifty_moves, text);
    case Act::flag_fall: return accuse(time, table::ClaimKind::flag_fall, line);
    case Act::touched_piece: return accuse(time, table::ClaimKind::touched_piece, line);
    case Act::illegal_move: return accuse(time, table::ClaimKind::illegal_move, line);
    case Act::normal_means: return ask_arbiter(time, table::ClaimKind::normal_means, line);
    case Act::extra_seconds: return ask_arbiter(time, table::ClaimKind::extra_seconds, line);
    case Act::uphold:
    case Act::reject: return decide_claim(time, line);
    case Act::restore: return restore(time, text);
    case Act::replace: return replace(time, text);
    case Act::stands: return vouch(time, text);
    case Act::done:
      if (auto const player = assisted_player(text)) feed(time, table::DutyDone{*player});
      return;
    case Act::next:
      if (auto const player = assisted_player(text)) feed(time, table::DutyAsked{*player});
      return;
    case Act::silence:
      tools_.speaker.stop();
      is_answered_ = is_felt_ = true;  // silence is what was asked for
      return;
    case Act::captions:
      return tell(tools_.captions.toggle() ? translatable("spoken lines: shown")
                                           : translatable("spoken lines: not shown"));
    case Act::record: return record(time, text);
    case Act::hear: return play_recordings(time, text);
    case Act::help: return show_help(text);
    case Act::quit: return leave(time, Ending::when_all_is_said);
  }
}

void Session::show_help(std::string const& about) {
  is_felt_ = true;  // lists are read on the screen
  auto lines = help_lines(about, tools_.sentences, letters());
  auto const open = about.empty() ? open_questions() : std::vector<Question>{};
  for (auto question = open.rbegin(); question != open.rend(); ++question)
    lines.insert(lines.begin(), tools_.sentences.translated(row_of(*question).answers));
  if (tools_.companion != nullptr)
    for (std::string& each : tools_.companion->help(about)) lines.push_back(std::move(each));
  if (lines.empty()) return tell_error(translatable("no such command; expected one of: help"));
  show(lines);
}

void Session::press(Instant time) {
  if (state_.setup().has_clock && !state_.is_lost(table::Device::clock))
    tell_error(translatable("the clock is read; press the clock itself"));
  else if (!is_of_other(state_.to_move()))
    feed(time, table::PressEntered{state_.to_move()});
}

void Session::announce(Instant time) {
  chess::Color const by = state_.to_move();
  if (is_of_other(by)) return;
  if (!state_.setup().player(by).is_blind)
    return tell_error(
        translatable("the player to move is not blind; expected a clock press, which tells his move"));
  hear({{time, AnnounceKey{}}});
  if (state_.setup().announcer != table::Announcer::person) return;
  bool const is_white = by == chess::Color::white;
  if (is_typed(by))
    return tell(is_white ? translatable("announced; no board of White is read")
                         : translatable("announced; no board of Black is read"));
  tell(is_white ? translatable("announced: as it stands on the board of White")
                : translatable("announced: as it stands on the board of Black"));
}

void Session::type_move(Instant time, std::string const& text) {
  chess::Color const by = typing_player();
  if (is_of_other(by)) return;
  if (state_.sealed_by()) return tell_error(translatable("the game is adjourned; expected continue"));
  if (!state_.may_type(by)) return;
  auto const before = state_.before_typed(by);
  auto const readings = read_stated(text, letters());
  bool const is_no_text = !readings.as_typed && readings.otherwise.empty();
  if (!is_no_text) open_move_ = is_typed(by) ? open_move(by, before, readings) : std::nullopt;
  if (open_move_) open_move_->text = text;
  auto const stated = meant(readings, is_typed(by) ? &before : nullptr);
  if (stated) return feed(time, table::MoveEntered{by, *stated, text});
  refuse_text(time, by, text, stated.error());
}

bool Session::take_promotion(LineTyped const& typed) {
  auto const of = state_.promotion_asked_of(typist_);
  if (!of) return false;
  auto const reply = read_promotion(typed.text, letters());
  if (!reply) return false;
  table::PromotionAnswered const answer{*of, reply->piece, reply->is_left};
  ConsoleLine const line = read_console_line(typed.text, tools_.sentences);
  if (may_be_of_other(*of, line)) {
    sideless_promotion_ = answer;
    ask_side(typed.time, line, table::SideQuestion::which_side);
  } else {
    answer_promotion(typed.time, answer);
  }
  return true;
}

/// The other player, to move, has a command of the same key at this keyboard.
bool Session::may_be_of_other(chess::Color asked, ConsoleLine const& line) const {
  auto const* const command = command_of(line.act);
  bool const is_his = command != nullptr && command->behind == BehindCommand::side;
  return is_his && !typist_ && asked != state_.to_move() && asked != asking_player();
}

void Session::answer_promotion(Instant time, table::PromotionAnswered const& answer) {
  if (!typist_) asker_ = table::audience_of(answer.by);
  feed(time, answer);
}

void Session::tell_no_move(std::string const& text, table::MoveRefusal why) {
  if (why == table::MoveRefusal::several_moves)
    return tell_error(translatable("{text} may be two moves; expected the square it comes from, as F1C4"),
                      {{"text", echo_of(text)}});
  auto const question = open_question();
  bool const names_answers = question == Question::promotion || question == Question::origin;
  if (names_answers) return tell_error(row_of(*question).answers);
  tell_error(translatable("{text} is not a move; expected for example e4, {knight}f3, g1f3, O-O"),
             {{"text", echo_of(text)}, {"knight", std::string{letters().knight}}});
}

void Session::ask(Instant time, std::string const& who, table::Request what) {
  if (auto const by = player_named(who, asking_player())) request(time, *by, what);
}

void Session::request(Instant time, chess::Color by, table::Request what) {
  bool const is_of_start = what == table::Request::kings;
  if (is_of_start && state_.board(chess::Color::white) == nullptr &&
      state_.board(chess::Color::black) == nullptr)
    return tell_error(translatable("no board is read; expected a board with sensors to look at"));
  if (is_of_start && state_.line().plies() > 0)
    return tell_error(translatable("the game has begun; kings are looked at before the first move"));
  bool const is_of_clock = what == table::Request::times || what == table::Request::flags;
  auto reading = is_of_clock ? current_reading() : std::nullopt;
  table::Requested asked{by, what, reading};
  if (what == table::Request::where) add_what_is_asked(asked);
  feed(time, asked);
}

bool Session::is_typed(chess::Color color) const {
  auto const device = color == chess::Color::white ? table::Device::white_board : table::Device::black_board;
  return state_.setup().board(color) == table::BoardKind::keyboard || state_.is_lost(device) ||
         state_.awaits_position(color);
}

chess::Color Session::typing_player() const {
  chess::Color const mover = state_.to_move();
  chess::Color const other = chess::opposite(mover);
  // The opponent without a board answers a move that nobody has pressed for, or whose piece nobody has named.
  bool const is_answer = typist_ != mover && !is_typed(mover) && is_typed(other) && state_.may_type(other);
  return is_answer ? other : mover;
}

chess::Color Session::asking_player() const {
  if (typist_) return *typist_;
  auto const& setup = state_.setup();
  bool const is_of_both = setup.white.guided.is_empty() == setup.black.guided.is_empty();
  if (setup.white.is_blind && setup.black.is_blind && !is_of_both)
    return setup.white.guided.is_empty() ? chess::Color::black : chess::Color::white;
  if (setup.white.is_blind != setup.black.is_blind)
    return setup.white.is_blind ? chess::Color::white : chess::Color::black;
  return state_.to_move();
}

std::optional<clock::Reading> Session::current_reading() const {
  for (auto const& port : ports_)
    if (port->meaning().role().is_clock && port->meaning().is_linked() && port->meaning().last_reading())
      return port->meaning().last_reading()->reading;
  return std::nullopt;
}

}  // namespace tactus::program
