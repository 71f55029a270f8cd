// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/arbiter/decision_record.hpp"

#include "core/notation/fen.hpp"

#include <algorithm>
#include <charconv>
#include <fstream>

#include <fmt/format.h>

namespace tactus::program {
namespace {

namespace ours = arbitration::reconcile;
using arbitration::laws::say;

/// The lawful answer that the arbiter named by its number.
ours::Proposal const* chosen_answer(ours::Decision const& proposed, std::string const& decided) {
  std::size_t number = 0;
  auto const [end, error] = std::from_chars(decided.data(), decided.data() + decided.size(), number);
  bool const is_number = error == std::errc{} && end == decided.data() + decided.size();
  if (!is_number || number == 0 || number > proposed.lawful.size()) return nullptr;
  return &proposed.lawful[number - 1];
}

/// Date and time in UTC: "2026-11-21 14:05:12".
std::string stamp_of(Instant now) {
  auto const day = std::chrono::floor<std::chrono::days>(now);
  std::chrono::year_month_day const date{day};
  auto const seconds = std::chrono::floor<std::chrono::seconds>(now - day).count();
  return fmt::format("{:04}-{:02}-{:02} {:02}:{:02}:{:02}", static_cast<int>(date.year()),
                     static_cast<unsigned>(date.month()), static_cast<unsigned>(date.day()), seconds / 3600,
                     seconds / 60 % 60, seconds % 60);
}

std::string on_one_line(std::string text) {
  std::replace_if(
      text.begin(), text.end(), [](char c) { return c == '\n' || c == '\r'; }, ' ');
  return text;
}

}  // namespace

bool is_number_of_no_answer(ours::Decision const& proposed, std::string const& decided) {
  bool const is_number = !decided.empty() && decided.find_first_not_of("0123456789") == std::string::npos;
  return is_number && chosen_answer(proposed, decided) == nullptr;
}

std::string decisions_file(std::string const& game) { return game + ".decisions.txt"; }

std::string decision_entry(ours::Decision const& proposed, ArbitersDecision const& decision, Instant now,
                           SheetVoice const& voice) {
  std::string entry = voice(say("Decided at {time} UTC.", {{"time", stamp_of(now)}})) + '\n';
  for (std::size_t i = 0; i < proposed.lawful.size(); ++i)
    entry += voice(say("Proposed: {words}", {{"words", voice(verdict_words(proposed.lawful[i]))}})) + '\n';
  auto const* const answer = chosen_answer(proposed, decision.decided);
  std::string const words = answer ? voice(verdict_words(*answer)) : on_one_line(decision.decided);
  entry += voice(say("Decided: {words}", {{"words", words}})) + '\n';
  if (answer) entry += voice(say("FEN {fen}", {{"fen", notation::write_fen(answer->position)}})) + '\n';
  return entry + voice(say("Reason: {words}", {{"words", on_one_line(decision.reason)}})) + "\n\n";
}

bool append_decision(std::string const& file, std::string const& entry) {
  std::ofstream out(file, std::ios::binary | std::ios::app);
  out << entry << std::flush;
  return out.good();
}

}  // namespace tactus::program
