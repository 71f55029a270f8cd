// SPDX-License-Identifier: GPL-3.0-or-later
// A move that was made while the program did not look: the record and each ear say so.
#include "tests/truth/judge.hpp"

#include <algorithm>
#include <set>
#include <string>
#include <string_view>

namespace tactus::truth {
namespace {

constexpr Millis until_told{15'000};

std::optional<Millis> made_at(TruthLog const& log, Statement const& s) {
  std::optional<Millis> last;
  for (Deed const& d : log.deeds)
    if (d.what == What::made && d.by == s.of && d.ply == s.ply && d.at <= s.at + at_the_same_time)
      last = d.at;
  return last;
}

/// Made and pressed in one stretch in which the program did not run, and recorded at its end; what is typed
/// before that, or long behind, is known by its player's word.
bool was_made_unseen(TruthLog const& log, Statement const& s) {
  auto const made = made_at(log, s);
  auto const is_pressed = [&](TruePly const& p) { return p.by == s.of && made && p.pressed >= *made; };
  auto const ply = std::ranges::find_if(log.all_completed, is_pressed);
  if (!made || ply == log.all_completed.end()) return false;
  std::optional<Millis> from;
  for (Deed const& d : log.deeds) {
    if (d.what == What::unseen_from) from = d.at;
    if (d.what == What::unseen_to && from && *from <= *made && ply->pressed <= d.at)
      return s.at >= d.at && s.at <= d.at + until_told;
  }
  return false;
}

/// A dead square may hide the move until it is copied, and of a board that is read turned nothing is known.
bool is_read_right(TruthLog const& log) {
  return std::ranges::none_of(log.deeds, [](Deed const& d) {
    return d.what == What::spoiled || d.what == What::turned || d.what == What::exchanged;
  });
}

bool is_told(Evidence const& all, Statement const& s, table::Audience to) {
  return std::ranges::any_of(all.said.list, [&](Statement const& each) {
    bool const is_heard = each.to == table::Audience::table || each.to == to;
    return each.kind == Kind::found && each.ply == s.ply && each.of == s.of && is_heard && each.at >= s.at &&
           each.at <= s.at + at_the_same_time;
  });
}

bool is_recorded(Evidence const& all, Statement const& s) {
  return std::ranges::any_of(all.said.list, [&](Statement const& each) {
    return each.kind == Kind::found && !each.to && each.ply == s.ply && each.of == s.of && each.at == s.at;
  });
}

/// Its lines are broken at blanks.
bool says(std::string pgn, std::string_view words) {
  std::ranges::replace(pgn, '\n', ' ');
  return pgn.find(words) != std::string::npos;
}

void judge_completed(Evidence const& all, Statement const& s, std::vector<Verdict>& found) {
  bool const is_so = is_recorded(all, s);
  if (!is_so && was_made_unseen(all.log, s) && is_read_right(all.log))
    found.push_back({Measure::missing, "recorded as if it had been seen: " + line_of(s)});
  if (!is_so) return;
  for (Color const c : chess::both_colors)
    if (all.log.is_blind[c] && !is_told(all, s, table::audience_of(c)))
      found.push_back({Measure::missing, "not told as made while nobody looked: " + line_of(s)});
  bool const is_taken_back = std::ranges::any_of(all.log.deeds, [](Deed const& d) {
    return d.what == What::taken_back || d.what == What::left_unnamed;
  });
  bool const is_typed_anew = std::ranges::any_of(all.said.list, [&](Statement const& each) {
    return each.kind == Kind::completed && each.ply == s.ply && each.at > s.at;
  });
  if (!is_taken_back && !is_typed_anew && !says(all.said.pgn, "made while Tactus did not look"))
    found.push_back({Measure::missing, "the PGN does not say how it was recorded: " + line_of(s)});
}

}  // namespace

void judge_found(Evidence const& all, std::vector<Verdict>& found) {
  std::set<unsigned> completed;  // a piece that is named later says the same ply again
  for (Statement const& s : all.said.list) {
    if (s.kind == Kind::completed && completed.insert(s.ply).second) judge_completed(all, s, found);
    if (s.kind != Kind::found || s.is_repeat) continue;
    auto const made = made_at(all.log, s);
    if (!made || all.log.was_seen_being_made(*made)) find(found, Measure::false_statement, s);
  }
}

}  // namespace tactus::truth
