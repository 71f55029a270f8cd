// SPDX-License-Identifier: GPL-3.0-or-later
// What an announcement must say, what is owed after it, and until when it may be corrected (D.2.1, D.2.8).

#include "core/arbitration/laws/blind_d/announcements.hpp"

#include "core/arbitration/laws/cases/ruling.hpp"
#include "core/arbitration/laws/cases/stated_facts.hpp"
#include "core/arbitration/laws/matters.hpp"
#include "core/arbitration/laws/touch_4/move_progress.hpp"
#include "core/legal/position.hpp"
#include "core/legal/reading/move_reading.hpp"
#include "core/notation/announcement_words.hpp"
#include "core/notation/spoken_move.hpp"

#include <algorithm>

namespace tactus::arbitration::laws {
namespace {

using chess::Color;
using chess::Move;
using chess::Position;

std::string joined(std::vector<std::string> const& words) {
  std::string text;
  for (std::string const& word : words) text += (text.empty() ? "" : " ") + word;
  return text;
}

tl::expected<Move, FactFault> move_to_announce(Situation const& situation, Position const& before) {
  if (auto const* move = situation.find<fact::Move>()) return stated_move(before, move->uci, "move.uci");
  auto const* const made = situation.find<event::MakeMove>();
  if (made != nullptr && made->uci) return stated_move(before, *made->uci, "make-move.uci");
  if (auto const* const said = situation.find<event::Announce>()) {
    auto const meant = notation::read_spoken_move(before, said->text);
    if (auto const* const move = std::get_if<Move>(&meant)) return *move;
  }
  return tl::unexpected(missing("move", say("Please give the move to be announced.")).value());
}

RulingOrFault word_announcement(Situation const& situation) {
  auto const before = stated_position(situation);
  if (!before) return tl::unexpected(before.error());
  auto const move = move_to_announce(situation, *before);
  if (!move) return tl::unexpected(move.error());
  auto const description = chess::describe(*before, *move);
  Ruling ruling = ruled(Outcome::computed, situation.regime, {law("D.2.1")}, {});
  for (std::string_view const word : notation::announcement_words(description))
    ruling.spoken.emplace_back(word);
  ruling.explanation = {say("He says: {words}.", {{"words", joined(ruling.spoken)}})};
  if (description.promotion) ruling.explanation.push_back(say("The new piece of a promotion must be named."));
  if (description.captured) {
    ruling.explanation.push_back(say("The word for capturing may be left out: the Laws have none."));
    if (description.piece.kind == chess::Kind::pawn) cite(ruling, situation.regime, {law("C.9.3")});
  }
  ruling.move = PlayedMove{*before, *move};
  return ruling;
}

/// The newest announcement of a move, by the player who made or makes it.
Turn const* announced_turn(std::vector<Turn> const& turns) {
  for (auto turn = turns.rbegin(); turn != turns.rend(); ++turn)
    if (!turn->announcements.empty()) return &*turn;
  return nullptr;
}

/// The opponent said the same move after the newest announcement.
bool is_repeated(Situation const& situation, Turn const& turn) {
  auto const meant = notation::read_spoken_move(turn.before, turn.announcements.back());
  auto const* const announced = std::get_if<Move>(&meant);
  bool is_said_back = false;
  for (event::Announce const& said : situation.all<event::Announce>()) {
    auto const heard = notation::read_spoken_move(turn.before, said.text);
    auto const* const move = std::get_if<Move>(&heard);
    is_said_back = said.by != turn.player() && announced != nullptr && move != nullptr && *move == *announced;
  }
  return is_said_back;
}

Ruling incomplete(Situation const& situation, Turn const& turn, MoveProgress const& progress) {
  Ruling ruling = ruled(Outcome::computed, situation.regime, {law("D.2.1")}, {});
  ruling.is_announcement_complete = false;
  if (progress.lacks_promotion_piece) {
    ruling.next_steps = {{NextAction::announce_promotion_piece, turn.player(), 0}};
    ruling.explanation = {
        say("Incomplete: {player} must also announce the new piece.", {{"player", turn.player()}})};
  } else {
    cite(ruling, situation.regime, {law("C.10")});
    ruling.explanation = {say("Incomplete: several legal moves fit; the origin must be announced.")};
  }
  return ruling;
}

bool starts_opponents_clock(Item const& item, Color player) {
  if (auto const* made = item.as<event::MakeMove>())
    return made->by != player || made->is_clock_pressed == true;
  auto const* const press = item.as<event::PressClock>();
  if (press == nullptr) return false;
  if (press->by == Actor::white || press->by == Actor::black)
    return (press->by == Actor::white) == (player == Color::white);
  return press->for_player.value_or(player) == player;
}

/// The clock was pressed after what he said last.
bool is_pressed_since(Situation const& situation, Color player) {
  bool is_pressed = false;
  for (Item const& item : situation.items) {
    auto const* const said = item.as<event::Announce>();
    if (said != nullptr && said->by == player) is_pressed = false;
    if (starts_opponents_clock(item, player)) is_pressed = true;
  }
  return is_pressed;
}

/// D.2.8 has an end: the opponent's clock.
Ruling found_after_the_press(Situation const& situation, Color player) {
  Ruling ruling =
      ruled(Outcome::computed, situation.regime, {law("D.2.8"), law("D.2.9")},
            {say("{player} announced another move than he made, and the opponent's clock has been started.",
                 {{"player", player}}),
             say("Too late to correct it: the arbiter is called, and compares both scoresheets.")});
  ruling.next_steps = {{NextAction::arbiter_stops_clock, player, 0}};
  ruling.is_divergence_next = true;
  return ruling;
}

RulingOrFault tell_what_is_owed(Situation const& situation) {
  auto const turns = turns_of(situation);
  if (!turns) return tl::unexpected(turns.error());
  Turn const* const turn = announced_turn(*turns);
  if (turn == nullptr)
    return wrong("announce.by", say("Please give an announcement of the player who has the move."));
  auto const progress = progress_of(*turn);
  if (progress.is_announcement_complete == false) return incomplete(situation, *turn, progress);
  if (progress.differs_from_board && is_pressed_since(situation, turn->player()))
    return found_after_the_press(situation, turn->player());
  Ruling ruling = ruled(Outcome::computed, situation.regime, {law("D.2.1"), law("D.2.3")}, {});
  ruling.is_announcement_complete = true;
  if (progress.announced) ruling.announced = PlayedMove{turn->before, *progress.announced};
  Color const opponent = chess::opposite(turn->player());
  if (is_repeated(situation, *turn)) {
    ruling.explanation = {say("The announcement was repeated: {player} executes the move on his board.",
                              {{"player", opponent}})};
  } else {
    ruling.next_steps = {{NextAction::repeat_announcement, opponent, 0}};
    ruling.explanation = {say("{player} must repeat the announcement and execute the move on his own board.",
                              {{"player", opponent}})};
  }
  return ruling;
}

bool begins_with_correction(std::string const& text) {
  return text.rfind("Korrektur", 0) == 0 || text.rfind("korrektur", 0) == 0;
}

/// The correction came only after the opponent's clock was started.
bool is_too_late(Situation const& situation, Color player) {
  bool is_announced = false;
  bool is_pressed = false;
  bool is_late = false;
  for (Item const& item : situation.items) {
    auto const* const said = item.as<event::Announce>();
    if (said != nullptr && said->by == player) {
      is_late = is_pressed;
      is_announced = true;
    }
    bool const is_move_of_opponent_before = item.is<event::MakeMove>() && !is_announced;
    if (!is_move_of_opponent_before && starts_opponents_clock(item, player)) is_pressed = true;
  }
  return is_late;
}

RulingOrFault rule_on_correction(Situation const& situation) {
  event::Announce const& last = *situation.find<event::Announce>();
  if (is_too_late(situation, last.by)) {
    Ruling ruling = ruled(Outcome::forbidden, situation.regime, {law("D.2.8"), law("D.2.9")},
                          {say("Too late: the opponent's clock has been started."),
                           say("If the boards differ, the arbiter compares both scoresheets.")});
    ruling.is_divergence_next = true;
    return ruling;
  }
  Ruling ruling = ruled(Outcome::allowed, situation.regime, {law("D.2.8"), law("D.2.3")},
                        {say("In time: the opponent's clock has not been started.")});
  if (!states_position(situation)) return ruling;
  auto const turns = turns_of(situation);
  if (!turns) return tl::unexpected(turns.error());
  if (Turn const* const turn = announced_turn(*turns)) {
    auto const progress = progress_of(*turn);
    if (progress.announced) ruling.announced = PlayedMove{turn->before, *progress.announced};
    ruling.is_made = progress.is_made();
    ruling.is_announcement_complete = progress.is_announcement_complete;
  }
  return ruling;
}

}  // namespace

bool asks_about_correction(Situation const& situation) {
  if (situation.ask != Ask::permission || situation.has<event::Claim>()) return false;
  auto const said = situation.all<event::Announce>();
  if (said.empty()) return false;
  auto const by_player = std::count_if(said.begin(), said.end(), [&](event::Announce const& announcement) {
    return announcement.by == said.back().by;
  });
  return by_player > 1 || begins_with_correction(said.back().text);
}

Matter const wordings{{Ask::announce}, word_announcement};
Matter const answers_owed{{Ask::next_action}, tell_what_is_owed};
Matter const corrections{{Ask::permission}, rule_on_correction};

}  // namespace tactus::arbitration::laws
