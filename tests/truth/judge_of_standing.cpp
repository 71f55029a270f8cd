// SPDX-License-Identifier: GPL-3.0-or-later
// What `where` would say at any moment: what is wrong or waits, no other, and whose move it is.
#include "tests/truth/judge.hpp"

#include <algorithm>

namespace tactus::truth {
namespace {

constexpr Millis until_read{3'000};

struct Flag {
  Trouble trouble;
  What on, off;
  char const* name;
};
constexpr Flag flags[] = {{Trouble::adjourned, What::adjourned, What::continued, "adjourned"},
                          {Trouble::board_lost, What::cable_out, What::cable_in, "board lost"},
                          {Trouble::clock_lost, What::cable_out, What::cable_in, "clock lost"},
                          {Trouble::disk_lost, What::disk_full, What::disk_empty, "disk lost"},
                          {Trouble::offer, What::offer_open, What::offer_gone, "an offer"},
                          {Trouble::claim, What::claim_open, What::claim_gone, "a claim"},
                          {Trouble::end, What::end_proposed, What::end_gone, "an end"}};

/// A deed of this flag: a cable without a player is the clock's.
bool is_of(Flag const& flag, Deed const& d) {
  bool const is_cable = flag.trouble == Trouble::board_lost || flag.trouble == Trouble::clock_lost;
  return (d.what == flag.on || d.what == flag.off) &&
         (!is_cable || d.by.has_value() == (flag.trouble == Trouble::board_lost));
}

bool is_on(Evidence const& all, Flag const& flag, Millis at) {
  bool is = false;
  for (Deed const& d : all.log.deeds)
    if (d.at <= at && is_of(flag, d)) is = d.what == flag.on;
  return is;
}

bool is_told(Evidence const& all, Flag const& flag, Millis at) {
  bool is = false;
  for (Statement const& s : all.said.list)
    if (s.at <= at && s.trouble == flag.trouble && (s.kind == Kind::stands || s.kind == Kind::stands_no_more))
      is = s.kind == Kind::stands;
  return is;
}

bool has_ended(Evidence const& all, Millis at) {
  return std::ranges::any_of(all.log.deeds,
                             [&](Deed const& d) { return d.what == What::agreed && d.at <= at; });
}

void judge_flag(Evidence const& all, Flag const& flag, std::vector<Verdict>& found) {
  for (Statement const& s : all.said.list) {
    if (s.trouble != flag.trouble) continue;
    bool const was = is_on(all, flag, s.at - at_the_same_time),
               is = is_on(all, flag, s.at + at_the_same_time);
    bool const is_now = is_on(all, flag, s.at);
    if (s.kind == Kind::stands && !was && !is_now && !is) find(found, Measure::false_statement, s);
    if (s.kind == Kind::stands_no_more && was && is_now && is_on(all, flag, s.at + until_read) &&
        !has_ended(all, s.at))
      find(found, Measure::missing, s);
  }
  for (Deed const& d : all.log.deeds) {
    Millis const at = d.at + at_the_same_time;
    if (!is_of(flag, d) || has_ended(all, at)) continue;
    bool const is = is_on(all, flag, at);
    bool const does_look = !all.log.is_on(What::unseen_from, What::unseen_to, std::nullopt, at);
    if (!does_look || is == is_told(all, flag, at)) continue;
    found.push_back(
        {is ? Measure::missing : Measure::false_statement,
         std::string{flag.name} + (is ? " is not told: " : " is told still: ") + all.log.line_of(d)});
  }
}

/// By the presses that stand; nothing: it is not known who began.
std::optional<Color> mover_at(Evidence const& all, Millis at) {
  auto const white = all.log.moves_of(Color::white, at), black = all.log.moves_of(Color::black, at);
  if (all.log.all_completed.empty() || all.log.all_completed.front().by != Color::white) return std::nullopt;
  return white == black ? Color::white : Color::black;
}

/// A press takes a moment to be read, and is read before the hand has left it.
bool was_to_move(Evidence const& all, Color player, Millis at) {
  for (Millis when = at - until_read; when <= at + at_the_same_time; when += Millis{100})
    if (auto const mover = mover_at(all, when); !mover || *mover == player) return true;
  return false;
}

/// Of plies that nobody read, and while the clock stands, presses tell nothing.
bool is_known(Evidence const& all, Millis at) {
  return !all.log.is_on(What::clock_stopped, What::clock_started, std::nullopt, at - until_read) &&
         !all.log.is_on(What::clock_stopped, What::clock_started, std::nullopt, at) &&
         std::ranges::none_of(all.log.all_completed, [&](TruePly const& each) {
           return each.pressed <= at && !all.log.was_looking(each.pressed);
         });
}

}  // namespace

void judge_standing(Evidence const& all, std::vector<Verdict>& found) {
  for (Flag const& each : flags) judge_flag(all, each, found);
  for (Statement const& s : all.said.list) {
    bool const is_of_mover = s.kind == Kind::stands && s.trouble == Trouble::none;
    if (is_of_mover && is_known(all, s.at) && !was_to_move(all, *s.of, s.at))
      find(found, Measure::false_statement, s);
  }
}

}  // namespace tactus::truth
