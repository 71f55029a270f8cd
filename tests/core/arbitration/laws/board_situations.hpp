// SPDX-License-Identifier: GPL-3.0-or-later
// Short ways to state what happened on a board, and to read the moves of a ruling.
#pragma once

#include "core/arbitration/laws/decide.hpp"
#include "core/legal/reading/move_reading.hpp"
#include "core/notation/fen.hpp"
#include "core/notation/move_text.hpp"

#include <algorithm>

#include <boost/test/unit_test.hpp>

namespace tactus::arbitration::laws::testing {

constexpr Regime standard(RuleSet rules = RuleSet::fide_2023) {
  return {rules, Phase::standard, Supervision::competition};
}
constexpr Regime finnish{RuleSet::fi_blitz_2024_increment, Phase::blitz, Supervision::basic};

inline chess::Square at(char const* name) { return *chess::Square::parse(name); }

inline fact::Position position(char const* fen) {
  fact::Position stated;
  stated.setup = *notation::read_fen(fen);
  return stated;
}

inline event::Touch touch(char const* square, std::optional<event::TouchIntent> intent = std::nullopt,
                          chess::Color by = chess::Color::white) {
  return {by, at(square), intent, true, std::nullopt};
}
inline event::Lift lift(char const* square, chess::Color by = chess::Color::white) {
  return {by, at(square)};
}
inline event::Remove removed(char const* square, chess::Color by = chess::Color::white) {
  return {by, at(square), std::nullopt};
}
inline event::Place placed(chess::Kind kind, char const* square, chess::Color by = chess::Color::white) {
  return {by, kind, at(square), true, std::nullopt, false};
}
inline event::Announce says(char const* text, chess::Color by = chess::Color::white) { return {by, text}; }
inline event::MakeMove makes(char const* uci, chess::Color by = chess::Color::white) {
  event::MakeMove move;
  move.by = by;
  move.uci = uci;
  return move;
}
inline fact::Board tactile(chess::Color owner = chess::Color::white) { return {BoardKind::tactile, owner}; }

inline Ruling ruled_in(Regime regime, std::vector<Item> items, Ask ask) {
  auto const ruling = decide({regime, std::move(items), ask});
  if (!ruling) BOOST_FAIL("no ruling: " + ruling.error().fact);
  BOOST_TEST(!ruling->explanation.empty());
  BOOST_TEST(!ruling->articles.empty());
  BOOST_TEST(ruling->articles.size() <= 5);
  return *ruling;
}

inline FactFault fault_in(std::vector<Item> items, Ask ask) {
  auto const ruling = decide({standard(), std::move(items), ask});
  BOOST_REQUIRE(!ruling.has_value());
  return ruling.error();
}

/// "e1g1 h1f1": in coordinates, sorted.
inline std::string moves_of(std::vector<PlayedMove> const& moves) {
  std::vector<std::string> texts;
  texts.reserve(moves.size());
  for (PlayedMove const& move : moves) texts.push_back(notation::write_uci(move.before, move.move));
  std::sort(texts.begin(), texts.end());
  std::string all;
  for (std::string const& text : texts) all += (all.empty() ? "" : " ") + text;
  return all;
}

inline bool cites(Ruling const& ruling, Law law) {
  return std::find(ruling.articles.begin(), ruling.articles.end(), law) != ruling.articles.end();
}

}  // namespace tactus::arbitration::laws::testing
