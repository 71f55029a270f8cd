// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/arbitration/reconcile/recorded/papers.hpp"

#include "core/arbitration/reconcile/recorded/line_search.hpp"
#include "core/arbitration/reconcile/recorded/quoted_entries.hpp"
#include "core/arbitration/reconcile/sheets/cell_text.hpp"
#include "core/message/unicode.hpp"
#include "core/notation/move_pattern.hpp"

#include <algorithm>
#include <array>
#include <numeric>
#include <vector>

namespace tactus::arbitration::reconcile {
namespace {

/// "Pehaka, J." as "pehaka".
std::string surname(std::string_view name) {
  std::string letters = unicode::folded(name.substr(0, name.find(',')));
  std::erase_if(letters, [](char c) { return std::string_view{" .-'\t"}.find(c) != std::string_view::npos; });
  return letters;
}

/// Letters that are one too many, missing or wrong.
std::size_t letters_apart(std::string_view one, std::string_view other) {
  std::vector<std::size_t> row(other.size() + 1);
  std::iota(row.begin(), row.end(), std::size_t{0});
  for (std::size_t i = 1; i <= one.size(); ++i) {
    std::size_t diagonal = std::exchange(row[0], i);
    for (std::size_t j = 1; j <= other.size(); ++j) {
      std::size_t const changed = diagonal + (one[i - 1] == other[j - 1] ? 0 : 1);
      diagonal = std::exchange(row[j], std::min({row[j] + 1, row[j - 1] + 1, changed}));
    }
  }
  return row.back();
}

}  // namespace

bool is_named(std::string_view written, std::string_view player) {
  std::string const one = surname(written), other = surname(player);
  if (one.empty() || other.empty()) return true;
  return letters_apart(one, other) <= (std::min(one.size(), other.size()) < 3 ? 0U : 1U);
}

HeaderSays header_says(Case const& found, Color sheet) {
  auto const& header = found.headers[sheet];
  if (!header || found.players.white.empty() || found.players.black.empty()) return HeaderSays::nothing;
  bool const is_this = is_named(header->white.text(), found.players.white.text()) &&
                       is_named(header->black.text(), found.players.black.text());
  if (!is_this) return HeaderSays::another_game;
  return header->white.empty() && header->black.empty() ? HeaderSays::nothing : HeaderSays::this_game;
}

namespace {

bool is_signed_by(Case const& found, Color sheet, Color player) {
  auto const& header = found.headers[sheet];
  return header && !surname(header->writer.text()).empty() && !found.players[player].empty() &&
         is_named(header->writer.text(), found.players[player].text());
}

}  // namespace

bool are_sheets_swapped(Case const& found) {
  if (is_named(found.players.white.text(), found.players.black.text())) return false;  // of one name
  return std::ranges::all_of(both_colors, [&](Color p) { return is_signed_by(found, p, opposite(p)); });
}

bool are_sheets_of_one_player(Case const& found) {
  if (is_named(found.players.white.text(), found.players.black.text())) return false;
  return std::ranges::any_of(both_colors, [&](Color p) {
    return is_signed_by(found, Color::white, p) && is_signed_by(found, Color::black, p);
  });
}

namespace {

constexpr unsigned enough_to_judge = 8;  // legible entries

/// By its entries, of which even a worn sheet has most as they were played; where there are too few to
/// compare, by its names. A sheet with the names of this game is never sent away.
bool is_of_another_game(Case const& found, Color sheet, Finding const& fit) {
  auto const says = header_says(found, sheet);
  if (says == HeaderSays::this_game) return false;
  bool const can_judge = fit.of >= enough_to_judge;
  return can_judge ? 2 * fit.fit < fit.of : says == HeaderSays::another_game;
}

constexpr std::array letters_of_sheets{notation::english, notation::finnish, notation::german,
                                       notation::french};
constexpr unsigned enough_to_read = 6;  // legible entries

/// In the letters of any sheet, and in other hands: files in capitals, pieces in small letters.
bool is_in_known_notation(std::string const& move, notation::PieceLetters const& letters) {
  auto const is_stated = [&](notation::PieceLetters const& each) {
    auto const entry = EntryText::of(move, each);
    return entry.stated() || !entry.in_other_hands().empty();
  };
  return is_stated(letters) || std::ranges::any_of(letters_of_sheets, is_stated);
}

/// Most of its legible entries are in no notation that is known here: it proves nothing, and contradicts
/// nothing.
bool is_unread(Sheet const& sheet, Finding& fit) {
  for (SheetLine const& line : sheet.lines)
    for (std::string const* const cell : {&line.left, &line.right}) {
      std::string const move = move_in_cell(*cell, sheet.letters);
      if (EntryText::of(move, sheet.letters).is_silent()) continue;
      ++fit.of;
      fit.fit += is_in_known_notation(move, sheet.letters) ? 1U : 0U;
    }
  return fit.of >= enough_to_read && 2 * fit.fit < fit.of;
}

}  // namespace

Case with_papers_in_order(Case found, std::vector<Finding>& findings, Effort const& effort) {
  if (are_sheets_swapped(found)) {
    std::swap(found.sheets.white, found.sheets.black);
    std::swap(found.headers.white, found.headers.black);
    findings.push_back({.kind = Finding::Kind::sheets_swapped});
  } else if (are_sheets_of_one_player(found)) {
    findings.push_back({.kind = Finding::Kind::sheets_of_one_player});
  }
  for (Color const p : both_colors) {
    Finding unread{.kind = Finding::Kind::sheet_unread, .sheet = p};
    if (!is_unread(found.sheets[p], unread)) continue;
    findings.push_back(std::move(unread));
    found.sheets[p].lines.clear();
  }
  ByColor<Entries> const sheets{Entries{found.sheets.white}, Entries{found.sheets.black}};
  auto const along = sheets_along(found, sheets, recorded_moves(found, sheets, effort));
  for (Color const p : both_colors) {
    bool const is_unread_sheet = std::ranges::any_of(findings, [&](Finding const& each) {
      return each.kind == Finding::Kind::sheet_unread && each.sheet == p;
    });
    if (is_unread_sheet) continue;
    if (sheets[p].has_none()) {
      findings.push_back({.kind = Finding::Kind::sheet_empty, .sheet = p});
      continue;
    }
    Finding fit = fit_of(p, along[p]);
    if (!is_of_another_game(found, p, fit)) continue;
    fit.kind = Finding::Kind::sheet_of_another_game;
    findings.push_back(std::move(fit));
    found.sheets[p].lines.clear();
  }
  return found;
}

}  // namespace tactus::arbitration::reconcile
