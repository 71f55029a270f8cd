// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/truth/people/truth_log.hpp"

#include "core/notation/move_text.hpp"

#include <algorithm>

namespace tactus::truth {

char const* name_of(What what) {
  static constexpr char const* names[] = {"made",
                                          "announced",
                                          "said back",
                                          "pressed",
                                          "pressed before a move was made",
                                          "pressed with the move half made",
                                          "touched",
                                          "changed a made move",
                                          "did not announce",
                                          "announced another move",
                                          "made another move than he said",
                                          "repeated another move",
                                          "offered a draw at another time",
                                          "moved after resigning",
                                          "did not name the piece",
                                          "offers a draw",
                                          "the offer is gone",
                                          "proposes an end",
                                          "the end is no longer meant",
                                          "claims something",
                                          "the claim is decided",
                                          "taken back from here",
                                          "copied wrongly",
                                          "pieces fell over",
                                          "pieces stand again",
                                          "board turned by half",
                                          "clock the wrong way round",
                                          "clock stopped",
                                          "clock started",
                                          "adjourned",
                                          "continued",
                                          "the program does not look",
                                          "the program looks again",
                                          "the game is over",
                                          "entered something",
                                          "asks for the times",
                                          "asks for the number of moves",
                                          "types what may be several moves",
                                          "types what is no move",
                                          "a sensor is spoiled",
                                          "boards exchanged",
                                          "cable out",
                                          "cable in",
                                          "the disk is full",
                                          "the disk has room"};
  return names[static_cast<unsigned>(what)];
}

bool is_same(MoveDescription const& one, MoveDescription const& other) {
  // What is told by its squares alone says nothing of the piece.
  bool const is_by_squares = one.is_kind_unknown || other.is_kind_unknown;
  return one.from == other.from && one.to == other.to && one.promotion == other.promotion &&
         (is_by_squares || one.piece == other.piece);
}

bool TruthLog::did(What what, std::optional<Color> by, unsigned ply, Millis until) const {
  return std::any_of(deeds.begin(), deeds.end(), [&](Deed const& d) {
    return d.what == what && d.at <= until && d.ply == ply && (!by || d.by == by);
  });
}

bool TruthLog::is_on(What on, What off, std::optional<Color> by, Millis at) const {
  bool is = false;
  for (Deed const& d : deeds)
    if (d.at <= at && (!by || !d.by || d.by == by) && (d.what == on || d.what == off)) is = d.what == on;
  return is;
}

bool TruthLog::has_been(What what, Millis until) const {
  return std::any_of(deeds.begin(), deeds.end(),
                     [&](Deed const& d) { return d.what == what && d.at <= until; });
}

std::optional<Millis> TruthLog::made_at(Color by, unsigned ply, Millis until) const {
  std::optional<Millis> last;
  for (Deed const& d : deeds)
    if (d.what == What::made && d.by == by && d.ply == ply && d.at <= until) last = d.at;
  return last;
}

bool TruthLog::gave_mate(std::optional<Color> by, Millis until) const {
  return std::any_of(deeds.begin(), deeds.end(), [&](Deed const& d) {
    return d.what == What::made && d.by == by && d.at <= until && d.move &&
           d.move->gives == chess::CheckState::mate;
  });
}

bool TruthLog::was_looking(Millis at) const {
  return !is_on(What::unseen_from, What::unseen_to, std::nullopt, at) &&
         !is_on(What::cable_out, What::cable_in, std::nullopt, at);
}

bool TruthLog::was_seen_being_made(Millis made) const {
  constexpr Millis in_the_hand{4000};
  return was_looking(made) && was_looking(made - in_the_hand);
}

bool TruthLog::made(Color by, unsigned ply, MoveDescription const& move, Millis until) const {
  return std::any_of(deeds.begin(), deeds.end(), [&](Deed const& d) {
    return (d.what == What::made || d.what == What::announced) && d.by == by && d.ply == ply &&
           d.at <= until && d.move && is_same(*d.move, move);
  });
}

unsigned TruthLog::moves_of(Color by, Millis at) const {
  unsigned done = 0;
  for (Deed const& d : deeds) {
    if (d.at > at) break;
    if (d.what == What::completed) ++done;
    if (d.what == What::taken_back) done = d.ply - 1;
  }
  bool const has_white_begun = all_completed.empty() || all_completed.front().by == Color::white;
  if (has_white_begun) return (done + (by == Color::white ? 1 : 0)) / 2;
  return by == Color::black ? (done + 1) / 2 : done / 2 + 1;  // numbered as on the scoresheet
}

Placement TruthLog::standing(Color board, Millis at) const {
  Placement all = start;
  for (Contact const& c : contacts) {
    if (c.board != board || c.at > at) continue;
    if (c.piece)
      all.put(c.square, *c.piece);
    else
      all.clear(c.square);
  }
  return all;
}

TruePly const* TruthLog::completed_at(unsigned ply, Millis at) const {
  TruePly const* last = nullptr;
  unsigned number = 0;
  std::size_t next_back = 0;
  std::vector<Deed const*> backs;
  for (Deed const& d : deeds)
    if (d.what == What::taken_back) backs.push_back(&d);
  for (TruePly const& each : all_completed) {
    while (next_back < backs.size() && backs[next_back]->at <= each.pressed)
      number = backs[next_back++]->ply - 1;
    ++number;
    if (number == ply && each.pressed <= at) last = &each;
  }
  return last;
}

bool TruthLog::was_completed_once(unsigned ply, MoveDescription const& move) const {
  return std::any_of(all_completed.begin(), all_completed.end(), [&](TruePly const& each) {
    auto const* const then = completed_at(ply, each.pressed);
    return then == &each && is_same(each.description, move);
  });
}

bool TruthLog::is_still(Color board, Millis since, Millis until) const {
  return std::none_of(contacts.begin(), contacts.end(),
                      [&](Contact const& c) { return c.board == board && c.at >= since && c.at <= until; });
}

bool TruthLog::shows(Color board, std::size_t behind, Millis at) const {
  auto const& wanted = behind == 0 ? start : plies.at(behind - 1).position;
  auto const stands = standing(board, at);
  return knows_pieces[board] ? stands == wanted : stands.occupied() == wanted.occupied();
}

std::string TruthLog::line_of(Deed const& deed) const {
  std::string text = std::to_string(deed.at.count() / 1000) + "." +
                     std::to_string(deed.at.count() / 100 % 10) + " s  ply " + std::to_string(deed.ply) +
                     "  ";
  if (deed.by) text += *deed.by == Color::white ? "White: " : "Black: ";
  text += name_of(deed.what);
  if (deed.move) text += ' ' + notation::write_san(*deed.move);
  for (Square const s : deed.squares) text += ' ' + s.name();
  return text;
}

}  // namespace tactus::truth
