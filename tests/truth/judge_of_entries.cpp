// SPDX-License-Identifier: GPL-3.0-or-later
// What people enter: what stands open by it, and what they are answered.
#include "tests/truth/judge.hpp"

#include <algorithm>
#include <chrono>

namespace tactus::truth {

namespace {

constexpr Millis answered_within{2'000};  // by a key that waits for the board, too
/// Something that one player opens and that can be gone again, and what can be read of it.
struct Standing {
  What open, gone;
  Kind kind;
  char const* name;
};
constexpr Standing standings[] = {
    {What::offer_open, What::offer_gone, Kind::offer_stands, "the offer"},
    {What::end_proposed, What::end_gone, Kind::end_stands, "the end that was proposed"},
    {What::claim_open, What::claim_gone, Kind::claim_stands, "the claim"}};

void judge_open(Evidence const& all, Standing const& of, std::vector<Verdict>& found) {
  auto const stands_at = [&](Color by, Millis at) {
    bool stands = false;
    for (Statement const& s : all.said.list)
      if (s.kind == of.kind && s.at <= at) stands = s.of == by;
    return stands;
  };
  auto const ended = std::find_if(all.log.deeds.begin(), all.log.deeds.end(),
                                  [](Deed const& d) { return d.what == What::agreed; });
  for (Deed const& d : all.log.deeds) {
    if (!d.by || (d.what != of.open && d.what != of.gone)) continue;
    Millis const at = d.at + at_the_same_time;
    bool const is_open = all.log.is_on(of.open, of.gone, *d.by, at);
    // What both agree to, or one declares, is an end and waits for nobody.
    bool const has_ended = ended != all.log.deeds.end() && ended->at <= at;
    if (stands_at(*d.by, at) == is_open || (is_open && has_ended)) continue;
    found.push_back(
        {is_open ? Measure::missing : Measure::false_statement,
         std::string{of.name} + " is " + (is_open ? "open" : "gone") + ": " + all.log.line_of(d)});
  }
}

}  // namespace

void judge_offers(Evidence const& all, std::vector<Verdict>& found) {
  for (Statement const& s : all.said.list) {
    bool is_true = true;
    bool const is_of_offer = s.kind == Kind::offer_stands || s.kind == Kind::offer_told;
    bool const is_of_end = s.kind == Kind::end_stands || s.kind == Kind::end_proposed;
    if (is_of_offer && s.of) is_true = all.log.is_on(What::offer_open, What::offer_gone, *s.of, s.at);
    if (is_of_end && s.of) is_true = all.log.is_on(What::end_proposed, What::end_gone, *s.of, s.at);
    if (s.kind == Kind::claim_stands && s.of)
      is_true = all.log.is_on(What::claim_open, What::claim_gone, *s.of, s.at);
    if (s.kind == Kind::over)
      is_true = std::any_of(all.log.deeds.begin(), all.log.deeds.end(),
                            [&](Deed const& d) { return d.what == What::agreed && d.at <= s.at; });
    if (!is_true) find(found, Measure::false_statement, s);
  }
  for (Standing const& each : standings) judge_open(all, each, found);
}

namespace {

/// Refused is a text of its form, and no other.
void judge_texts(Evidence const& all, std::vector<Verdict>& found) {
  auto const is_answer = [&](Statement const& s, Deed const& d) {
    bool const is_of_text = d.what == (s.is_several ? What::typed_several : What::typed_nothing);
    return s.kind == Kind::text_refused && is_of_text && reaches(all, s, *d.by) && s.at >= d.at &&
           s.at <= d.at + answered_within;
  };
  for (Statement const& s : all.said.list)
    if (s.kind == Kind::text_refused && !s.is_repeat &&
        std::ranges::none_of(all.log.deeds, [&](Deed const& d) { return d.by && is_answer(s, d); }))
      find(found, Measure::false_statement, s);
  for (Deed const& d : all.log.deeds)
    if ((d.what == What::typed_several || d.what == What::typed_nothing) &&
        std::ranges::none_of(all.said.list, [&](Statement const& s) { return is_answer(s, d); }))
      found.push_back({Measure::missing, "no answer: " + all.log.line_of(d)});
}

/// His assistant writes each move but the last ones, for which there was no time.
void judge_duties(Evidence const& all, std::vector<Verdict>& found) {
  constexpr unsigned not_yet = 2;
  unsigned recorded = 0;
  for (Statement const& s : all.said.list)
    if (s.kind == Kind::completed) recorded = std::max(recorded, s.ply);
  for (Color const player : chess::both_colors)
    for (unsigned ply = 1; all.log.has_assistant[player] && ply + not_yet <= recorded; ++ply)
      if (!is_told(all, Kind::duty_told, [&](Statement const& s) {
            return s.ply == ply && s.to == table::audience_of_assistant(player);
          }))
        found.push_back({Measure::missing, "no duty for ply " + std::to_string(ply)});
}

}  // namespace

void judge_answers(Evidence const& all, std::vector<Verdict>& found) {
  judge_texts(all, found);
  judge_duties(all, found);
  for (Deed const& d : all.log.deeds) {
    bool const is_question = d.what == What::entered || d.what == What::asked_times;
    if (!is_question || !all.log.was_looking(d.at)) continue;
    bool const is_answered = std::any_of(all.said.list.begin(), all.said.list.end(), [&](Statement const& s) {
      bool const is_right = d.what == What::entered || s.kind == Kind::times_told;
      return reaches(all, s, *d.by) && is_right && s.at >= d.at && s.at <= d.at + answered_within;
    });
    if (!is_answered) found.push_back({Measure::missing, "no answer: " + all.log.line_of(d)});
  }
  for (Deed const& d : all.log.deeds) {
    if (d.what != What::asked_number) continue;
    auto const told = std::ranges::find_if(all.said.list, [&](Statement const& s) {
      bool const is_answer = s.kind == Kind::number_told || s.kind == Kind::moves_missing;  // it cannot know
      return is_answer && reaches(all, s, *d.by) && s.at >= d.at && s.at <= d.at + answered_within;
    });
    if (told == all.said.list.end()) {
      if (all.log.was_looking(d.at)) found.push_back({Measure::missing, "no number: " + all.log.line_of(d)});
    } else if (told->kind == Kind::number_told && told->number != all.log.moves_of(*d.by, d.at)) {
      find(found, Measure::false_statement, *told);
    }
  }
  for (Statement const& s : all.said.list) {
    if (s.kind != Kind::times_told || !s.to) continue;
    bool const is_true = std::any_of(all.log.deeds.begin(), all.log.deeds.end(), [&](Deed const& d) {
      auto const is_near = [&](std::size_t i) {
        return std::chrono::abs(d.times[i] - s.times[i]) <= of_display;
      };
      return d.what == What::asked_times && reaches(all, s, *d.by) && d.at <= s.at &&
             d.at + answered_within >= s.at && is_near(0) && is_near(1);
    });
    if (!is_true) find(found, Measure::false_statement, s);
  }
}

}  // namespace tactus::truth
