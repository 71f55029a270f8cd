// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as two scoresheets in text files, beside a right and a wrong board: nobody is named whose board
// shows the position, and nobody at all where the sheets name no square and no castling.
#include "core/arbitration/reconcile/decision.hpp"
#include "core/arbitration/reconcile/sheets/sheet_file.hpp"

#include <algorithm>
#include <cstdlib>

using namespace tactus;
using namespace tactus::arbitration::reconcile;

namespace {

constexpr std::size_t longest = 600;  // longer sheets are only slower to read

void require(bool holds) {
  if (!holds) std::abort();
}

/// Every way to write a move has the letter of a file, or is castling; an illegible sign may be either.
bool could_be_a_move(std::string_view text) {
  return text.find_first_of("abcdefgh0O?") != std::string_view::npos;
}

Case case_of(CopiedSheet const& one, CopiedSheet const& other) {
  Case found;
  auto const languages = languages_of(found.start, {one, other});
  found.sheets = {sheet_in(one, languages.white), sheet_in(other, languages.black)};
  chess::Placement wrong = found.start.placement();
  wrong.clear(chess::Square::parse("g1").value());
  wrong.put(chess::Square::parse("f3").value(), {chess::Color::white, chess::Kind::knight});
  found.boards = {FoundBoard{found.start.placement()}, FoundBoard{wrong}};
  return found;
}

}  // namespace

/// Two sheets with a zero byte between them.
extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
  if (size > longest) return 0;
  std::string_view const text{reinterpret_cast<char const*>(data), size};
  auto const middle = std::min(text.find('\0'), text.size());
  auto const one = read_sheet_file(text.substr(0, middle));
  auto const other = read_sheet_file(text.substr(std::min(middle + 1, text.size())));
  if (!one || !other) return 0;
  Case const found = case_of(*one, *other);
  auto const decision = decision_on(found, settle(found, Effort{500, nullptr}));
  bool const may_name = could_be_a_move(text);
  for (Proposal const& each : decision.lawful)
    for (chess::Color const p : chess::both_colors) {
      bool const is_named = each.corrects[p];
      require(!is_named || may_name);
      require(!is_named || !found.boards[p].shows(each.position.placement()));
      require(!is_named || each.verdict == Verdict::correct_board);
    }
  return 0;
}
