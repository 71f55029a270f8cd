// SPDX-License-Identifier: GPL-3.0-or-later
// What may be written on a scoresheet, and when (8.1.2, 8.1.4, 8.1.5).
#include "core/arbitration/laws/ruled.hpp"
#include "core/arbitration/laws/scoresheet_matters.hpp"
#include "core/notation/move_pattern.hpp"

namespace tactus::arbitration::laws {
namespace {

enum class Entry : std::uint8_t { move, draw_offer, clock_time, other };

bool is_move_text(std::string_view text) {
  if (text.find_first_of("!?") != std::string_view::npos) return false;  // comments
  return std::ranges::any_of(
      std::array{notation::english, notation::german, notation::finnish, notation::french},
      [&](notation::PieceLetters const& letters) { return notation::parse_move(text, letters).has_value(); });
}

bool is_clock_time(std::string_view text) {
  return text.find_first_of(":.") != std::string_view::npos &&
         text.find_first_not_of("0123456789:.") == std::string_view::npos;
}

Entry kind_of(std::string_view text) {
  constexpr std::string_view offer = "(=)";
  if (text == offer) return Entry::draw_offer;
  if (text.ends_with(offer)) text.remove_suffix(offer.size());
  while (text.ends_with(' ')) text.remove_suffix(1);
  if (is_clock_time(text)) return Entry::clock_time;
  return text.empty() || is_move_text(text) ? Entry::move
                                            : Entry::other;  // empty: only the moment is asked about
}

bool is_draw_claim(event::ClaimKind kind) {
  return kind == event::ClaimKind::threefold_intended || kind == event::ClaimKind::fifty_intended;
}

/// 8.1.2: the two moves that are written before they are made.
bool is_claimed_or_sealed(Situation const& situation) {
  return situation.has<event::ToldToSeal>() ||
         std::ranges::any_of(situation.all<event::Claim>(),
                             [](event::Claim const& claim) { return is_draw_claim(claim.kind); });
}

bool concerns_entries_on_sheets(Situation const& situation) {
  bool const is_only_about_writing = !situation.has<event::Claim>() && !situation.has<event::ToldToSeal>();
  return situation.has<event::Write>() &&
         (situation.ask == Ask::permission || (situation.ask == Ask::ruling && is_only_about_writing));
}

Ruling advance_writing(Situation const& situation) {
  if (is_claimed_or_sealed(situation))
    return ruled(
        Outcome::allowed, situation.regime, {law("8.1.2"), law("9.2.1.1"), law("9.3.1"), law("I.1.1")},
        {say("A move may be written before it is made for a draw claim or when the game is adjourned.")});
  return ruled(permission_or_ruling(situation.ask, false), situation.regime, {law("8.1.2")},
               {say("No move may be written before it is made."),
                say("The exceptions are a draw claim with a written move, and a sealed move.")});
}

RulingOrFault decide_entry(Situation const& situation) {
  auto const& entry = *situation.find<event::Write>();
  switch (kind_of(entry.text)) {
    case Entry::draw_offer:
      return ruled(permission_or_ruling(situation.ask, true), situation.regime,
                   {law("8.1.5"), law("8.1.4"), law("9.1.2.2")},
                   {say("A draw offer is written on both scoresheets as (=).")});
    case Entry::clock_time:
      return ruled(permission_or_ruling(situation.ask, true), situation.regime, {law("8.1.4")},
                   {say("The times of the clocks may be written.")});
    case Entry::other:
      return ruled(
          Outcome::forbidden, situation.regime, {law("8.1.4"), law("11.3.1")},
          {say("Only moves, clock times, draw offers, matters of claims and other relevant data may be "
               "written.")});
    case Entry::move: break;
  }
  if (entry.is_before_move) return advance_writing(situation);
  return ruled(permission_or_ruling(situation.ask, true), situation.regime, {law("8.1.1"), law("8.1.2")},
               {say("A move is written after it was made.")});
}

}  // namespace

Matter const writing_in_advance{concerns_entries_on_sheets, decide_entry};

}  // namespace tactus::arbitration::laws
