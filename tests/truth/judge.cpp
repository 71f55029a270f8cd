// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/truth/judge.hpp"

#include "core/notation/move_text.hpp"

#include <algorithm>

namespace tactus::truth {
namespace {

using table::EquipmentFault;
using table::IrregularityKind;

constexpr Millis in_time{3'000};         // the opponent has a move behind the press
constexpr Millis before_press{60'000};   // announced, and thought over once more
constexpr Millis until_noticed{15'000};  // that something stands still, or is wrong

/// The offence that the program accuses of; nothing: only a statement about equipment.
std::optional<What> offence_of(IrregularityKind kind) {
  switch (kind) {
    case IrregularityKind::pressed_without_move: return What::pressed_early;
    case IrregularityKind::pressed_without_announcing: return What::not_announced;
    case IrregularityKind::announced_another_move: return What::said_another;
    case IrregularityKind::repeated_another_move: return What::repeated_wrong;
    case IrregularityKind::offered_draw_untimely: return What::offered_untimely;
    case IrregularityKind::moved_after_resigning: return What::moved_resigned;
    case IrregularityKind::promotion_not_named: return What::left_unnamed;
    case IrregularityKind::clock_stands:
    case IrregularityKind::arrival_not_seen:
    case IrregularityKind::capture_not_seen:
    case IrregularityKind::pressed_while_announced: break;
  }
  return std::nullopt;
}

/// On his own board alone; who only read the boards and the clock cannot know what he said (D.2.9).
bool was_made_instead(TruthLog const& log, std::optional<Color> by, unsigned ply,
                      MoveDescription const& move) {
  return std::ranges::any_of(log.deeds, [&](Deed const& d) {
    return d.what == What::made_another && d.by == by && d.ply == ply && is_same(*d.move, move);
  });
}

/// A promotion of which it is left open to what: not false, and not all that could be said.
bool is_made_but_for_piece(TruthLog const& log, Statement const& s) {
  if (s.move->promotion) return false;
  MoveDescription with = *s.move;
  return std::ranges::any_of(
      std::array{chess::Kind::queen, chess::Kind::rook, chess::Kind::bishop, chess::Kind::knight},
      [&](chess::Kind each) {
        with.promotion = each;
        return log.made(*s.of, s.ply, with, s.at);
      });
}

/// Of a promotion that nobody looked at: whether its piece was named, the program cannot know.
bool was_named_unseen(TruthLog const& log, Statement const& s) {
  auto const* const ply = log.completed_at(s.ply, s.at + at_the_same_time);
  return ply != nullptr && !log.was_looking(ply->pressed);
}

}  // namespace

char const* name_of(Measure measure) {
  static constexpr char const* names[] = {"false", "missing", "wrong-ply", "stop", "innocent", "unclear"};
  return names[static_cast<unsigned>(measure)];
}

void find(std::vector<Verdict>& found, Measure measure, Statement const& said) {
  found.push_back({measure, line_of(said)});
}

bool reaches(Evidence const& all, Statement const& said, Color player) {
  return said.to == table::Audience::table || said.to == table::audience_of(player) ||
         (all.log.has_assistant[player] && said.to == table::audience_of_assistant(player));
}

void judge_moves(Evidence const& all, std::vector<Verdict>& found) {
  for (Statement const& s : all.said.list) {
    // What its player has left open, nobody can tell.
    bool const is_left_open =
        s.of && (all.log.did(What::left_unnamed, *s.of, s.ply, s.at + at_the_same_time) ||
                 was_named_unseen(all.log, s));
    if (s.kind == Kind::promotion_unclear && !is_left_open) find(found, Measure::unclear, s);
    if (s.kind == Kind::move_said || s.kind == Kind::put_back || s.kind == Kind::duty_told) {
      bool const is_true = s.of && s.move && all.log.made(*s.of, s.ply, *s.move, s.at);
      // What rested there for a while was seen there: no move is meant by it.
      bool const is_of_hand = s.kind == Kind::put_back && s.move &&
                              all.log.standing(*s.of, s.at - at_the_same_time).at(s.move->to).has_value();
      bool const is_open = s.of && s.move && is_made_but_for_piece(all.log, s);
      if (!is_true && !is_of_hand && !(is_open && is_left_open))
        find(found, is_open ? Measure::unclear : Measure::false_statement, s);
    }
    if (s.kind == Kind::completed) {
      auto const* const ply = all.log.completed_at(s.ply, s.at + at_the_same_time);
      bool const is_so = ply != nullptr && ply->by == s.of && s.move && is_same(ply->description, *s.move);
      bool const is_open = s.of && s.move && is_made_but_for_piece(all.log, s);
      bool const is_his_board = s.move && was_made_instead(all.log, s.of, s.ply, *s.move);
      if (!is_so && !is_his_board && !(is_open && is_left_open)) find(found, Measure::false_statement, s);
    }
  }
}

namespace {

/// From when on the program could know of what was done then: it ran, and read both boards.
Millis looked_from(TruthLog const& log, Millis at) {
  if (log.was_looking(at)) return at;
  for (Deed const& d : log.deeds)
    if ((d.what == What::unseen_to || d.what == What::cable_in) && d.at >= at && log.was_looking(d.at))
      return d.at;
  return at;
}

/// Where it looked the arbiter can be told what does not fit; else those who can type.
bool is_stop_told(Evidence const& all, Millis at) {
  bool const is_arbiter_enough = all.log.was_looking(at);
  Millis const until = looked_from(all.log, at) + until_noticed;
  return std::any_of(all.said.list.begin(), all.said.list.end(), [&](Statement const& s) {
    if (s.at > until) return false;
    bool const is_for_players = s.kind == Kind::moves_missing || s.name == "restore";  // until they answer
    if (is_for_players) return is_arbiter_enough || s.to.has_value();
    bool const is_trouble =
        s.fault == EquipmentFault::moves_taken_back || s.kind == Kind::boards_differ ||
        s.kind == Kind::clock_stands ||
        (s.kind == Kind::accused && s.accusation == IrregularityKind::pressed_without_move);
    return is_arbiter_enough && is_trouble && s.at + until_noticed >= at;
  });
}

}  // namespace

namespace {

/// From when on the boards showed this ply: at its press, or where a dead square of its player's board may
/// hide it (docs/developers/decisions/0007), when his opponent's board stood so.
Millis shown_from(TruthLog const& log, TruePly const& ply) {
  bool const may_be_hidden = std::any_of(log.deeds.begin(), log.deeds.end(), [&](Deed const& d) {
    return d.what == What::spoiled && d.by == ply.by;
  });
  if (!may_be_hidden) return ply.pressed;
  Color const copier = opposite(ply.by);
  for (Contact const& c : log.contacts)
    if (c.board == copier && log.standing(copier, std::max(c.at, ply.pressed)) == ply.position)
      return std::max(c.at, ply.pressed);
  return log.end;
}

}  // namespace

void judge_silence(Evidence const& all, std::vector<Verdict>& found) {
  for (std::size_t i = 0; i < all.log.plies.size(); ++i) {
    auto const& ply = all.log.plies[i];
    auto const number = static_cast<unsigned>(i) + 1;
    Millis const from = looked_from(all.log, ply.pressed);
    if (from + until_noticed > all.log.end) continue;
    auto const said = [&](Kind kind, Millis within, auto const& fits) {
      return std::any_of(all.said.list.begin(), all.said.list.end(), [&](Statement const& s) {
        return s.kind == kind && s.ply == number && s.at + before_press >= ply.pressed &&
               s.at <= from + within && fits(s);
      });
    };
    std::string const name = "ply " + std::to_string(number) + ", " + notation::write_san(ply.description);
    if (!said(Kind::completed, until_noticed, [](Statement const&) { return true; })) {
      if (!is_stop_told(all, ply.pressed))
        found.push_back({Measure::stop_unnoticed, name + " and what follows: not recorded, and not told"});
      return;  // all later ones follow from it
    }
    Color const opponent = opposite(ply.by);
    bool const was_early = all.log.did(What::pressed_early, ply.by, number, all.log.end) ||
                           all.log.did(What::half_made, ply.by, number, all.log.end);
    if (!all.log.is_blind[opponent] || from != ply.pressed || was_early) continue;
    Millis const hidden_for = shown_from(all.log, ply) - ply.pressed;
    bool const is_heard = said(Kind::move_said, hidden_for + in_time,
                               [&](Statement const& s) { return reaches(all, s, opponent); });
    if (!is_heard) found.push_back({Measure::missing, name + ": not told to the opponent within 3 s"});
  }
}

namespace {

/// It was told that moves are missing or taken back, and none has been recorded since.
bool is_standing_still(Evidence const& all, Millis at) {
  bool stands = false;
  for (Statement const& s : all.said.list) {
    bool const is_trouble = s.kind == Kind::moves_missing || s.fault == EquipmentFault::moves_taken_back;
    if (s.at <= at && (is_trouble || s.kind == Kind::completed)) stands = is_trouble;
  }
  return stands;
}

/// What hands do on a board that lies turned is read of other squares until it is found.
bool is_read_turned(Evidence const& all, Deed const& d) {
  return all.log.did(What::turned, d.by, 1, d.at) && !is_told(all, Kind::equipment, [&](Statement const& s) {
           return s.fault == EquipmentFault::board_turned && s.of == d.by && s.at <= d.at;
         });
}

/// A dead square of the mover's board hid the move at that time.
bool is_hidden(TruthLog const& log, Deed const& d) {
  auto const* const ply = log.completed_at(d.ply, d.at);
  return ply != nullptr && shown_from(log, *ply) > d.at;
}

}  // namespace

void judge_accusations(Evidence const& all, std::vector<Verdict>& found) {
  for (Statement const& s : all.said.list) {
    if (s.kind == Kind::lifted) {
      for (Square const square : s.squares) {
        bool const did = std::any_of(all.log.deeds.begin(), all.log.deeds.end(), [&](Deed const& d) {
          return d.what == What::touched && d.by == s.of && d.ply == s.ply && d.squares.contains(square);
        });
        if (!did) {
          find(found, Measure::innocent, s);
          break;
        }
      }
    }
    bool const accuses =
        s.kind == Kind::accused || s.kind == Kind::promotion_unclear || s.kind == Kind::changed;
    if (!accuses) continue;
    auto const offence = s.kind == Kind::changed ? std::optional{What::changed} : offence_of(*s.accusation);
    auto const did = [&](What what) { return all.log.did(what, s.of, s.ply, s.at + at_the_same_time); };
    // Who pressed before he had moved had announced nothing either.
    bool const is_of_press = offence == What::not_announced || offence == What::pressed_early;
    bool const was_early = is_of_press && (did(What::pressed_early) || did(What::half_made));
    bool const is_unseen = offence == What::left_unnamed && was_named_unseen(all.log, s);
    if (!offence || (!did(*offence) && !was_early && !is_unseen)) find(found, Measure::innocent, s);
  }
  // What boards and keys can show of offences, while the record goes on.
  for (Deed const& d : all.log.deeds) {
    if (!all.log.was_looking(d.at) || is_standing_still(all, d.at)) continue;
    bool is_there = true;
    auto const accused = [&](IrregularityKind kind) {
      return is_told(all, Kind::accused, [&](Statement const& s) {
        return s.accusation == kind && s.of == d.by && s.ply == d.ply;
      });
    };
    switch (d.what) {
      case What::touched:
        is_there = is_read_turned(all, d) || !all.log.completed_at(d.ply, all.log.end) ||
                   is_told(all, Kind::lifted, [&](Statement const& s) {
                     return s.of == d.by && s.ply == d.ply && (d.squares - s.squares).empty();
                   });
        break;
      case What::half_made:
        is_there =
            accused(IrregularityKind::pressed_without_move) ||
            is_told(all, Kind::not_seen, [&](Statement const& s) {
              return s.accusation == IrregularityKind::capture_not_seen && s.of == d.by && s.ply == d.ply;
            });
        break;
      case What::pressed_early: is_there = accused(IrregularityKind::pressed_without_move); break;
      case What::said_another: is_there = accused(IrregularityKind::announced_another_move); break;
      case What::repeated_wrong:  // what no board has shown, nobody can compare
        is_there = is_hidden(all.log, d) || accused(IrregularityKind::repeated_another_move);
        break;
      case What::offered_untimely: is_there = accused(IrregularityKind::offered_draw_untimely); break;
      case What::not_announced:  // a voice that is not entered cannot be missed
        is_there = !all.log.does_tactus_announce || !all.log.is_blind[*d.by] ||
                   all.log.did(What::left_unnamed, d.by, d.ply, d.at) ||
                   accused(IrregularityKind::pressed_without_announcing);
        break;
      default: break;
    }
    if (!is_there) found.push_back({Measure::missing, "the arbiter is not told: " + all.log.line_of(d)});
  }
}

void judge_record(Evidence const& all, std::vector<Verdict>& found) {
  auto const& record = all.said.record;
  for (std::size_t i = 0; i < record.size(); ++i) {
    auto const ply = static_cast<unsigned>(i) + 1;
    // A move that was taken back without a word to the program was completed, too.
    auto const* const done = all.log.completed_at(ply, all.log.end);
    bool const is_right = i < all.log.plies.size() && is_same(record[i], all.log.plies[i].description);
    bool const was_completed = done != nullptr && all.log.was_completed_once(ply, record[i]);
    if (is_right || was_completed || (done != nullptr && was_made_instead(all.log, done->by, ply, record[i])))
      continue;
    found.push_back(
        {Measure::wrong_ply, "ply " + std::to_string(i + 1) +
                                 " of the record: " + notation::write_san(record[i]) + ", played " +
                                 (i < all.log.plies.size() ? notation::write_san(all.log.plies[i].description)
                                                           : std::string{"nothing"})});
    return;  // what follows stands on it
  }
}

std::vector<Verdict> judge(Evidence const& all) {
  std::vector<Verdict> found;
  judge_moves(all, found);
  judge_silence(all, found);
  judge_accusations(all, found);
  judge_equipment(all, found);
  judge_offers(all, found);
  judge_standing(all, found);
  judge_answers(all, found);
  judge_found(all, found);
  judge_record(all, found);
  return found;
}

}  // namespace tactus::truth
