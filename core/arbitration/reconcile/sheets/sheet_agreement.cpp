// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/arbitration/reconcile/sheets/sheet_agreement.hpp"

#include "core/legal/position.hpp"
#include "core/legal/reading/move_reading.hpp"

#include <algorithm>

namespace tactus::arbitration {
namespace {

using chess::Move;
using chess::Position;
using End = SheetAgreement::End;
using Moves = std::vector<Move>;

bool is_illegible(std::string const& text) { return text.find_first_not_of("? \t") == std::string::npos; }

/// All legal moves that an entry may mean; none when it means no legal one.
Moves meant(Position const& position, std::string const& text, notation::PieceLetters const& letters) {
  auto const read = notation::read_move(position, text, letters);
  if (auto const* move = std::get_if<Move>(&read)) return {*move};
  if (auto const* several = std::get_if<notation::SeveralMoves>(&read)) return several->fits;
  return {};
}

Moves common(Moves const& one, Moves const& other) {
  Moves both;
  std::copy_if(one.begin(), one.end(), std::back_inserter(both),
               [&](Move m) { return std::find(other.begin(), other.end(), m) != other.end(); });
  return both;
}

/// What both sheets say at one ply.
struct Entry {
  std::string const& white;
  std::string const& black;
};

class Comparison {
 public:
  Comparison(Position const& start, SheetEntries const& white, SheetEntries const& black)
      : white_(white), black_(black), result_{start, {}, start, End::together, {}, {}, false, 0} {}

  SheetAgreement run() && {
    std::size_t const common_plies = std::min(white_.texts.size(), black_.texts.size());
    for (std::size_t ply = 0; ply < common_plies; ++ply)
      if (!agree({white_.texts[ply], black_.texts[ply]})) break;
    std::size_t const longest = std::max(white_.texts.size(), black_.texts.size());
    if (result_.agreed.size() < common_plies)
      result_.plies_after_end = static_cast<unsigned>(longest - result_.agreed.size() - 1);
    else
      follow_tail();
    return std::move(result_);
  }

 private:
  /// False ends the comparison and says how.
  bool agree(Entry const& entry) {
    Position const& position = result_.after_agreed;
    Moves const by_white = meant(position, entry.white, white_.letters);
    Moves const by_black = meant(position, entry.black, black_.letters);
    Moves const both = is_illegible(entry.white)   ? by_black
                       : is_illegible(entry.black) ? by_white
                                                   : common(by_white, by_black);
    if (both.size() == 1) {
      result_.agreed.push_back(both.front());
      result_.after_agreed.play(both.front());
      return true;
    }
    result_.end = reason(entry, both, by_white.empty() && by_black.empty());
    return false;
  }

  End reason(Entry const& entry, Moves const& both, bool is_neither_legal) const {
    bool const is_one_illegible = is_illegible(entry.white) || is_illegible(entry.black);
    if (!both.empty() || (is_one_illegible && is_neither_legal)) return End::unclear;
    bool const is_same =
        notation::can_state_the_same(entry.white, white_.letters, entry.black, black_.letters);
    return is_neither_legal && is_same ? End::both_illegal : End::different;
  }

  void follow_tail() {
    if (white_.texts.size() == black_.texts.size()) return;
    result_.end = End::one_is_shorter;
    bool const is_white_longer = white_.texts.size() > black_.texts.size();
    result_.longer = is_white_longer ? chess::Color::white : chess::Color::black;
    SheetEntries const& longer = is_white_longer ? white_ : black_;
    Position position = result_.after_agreed;
    for (std::size_t ply = result_.agreed.size(); ply < longer.texts.size(); ++ply) {
      Moves const moves = meant(position, longer.texts[ply], longer.letters);
      result_.is_tail_broken = moves.size() != 1;
      if (result_.is_tail_broken) return;
      result_.tail.push_back(moves.front());
      position.play(moves.front());
    }
  }

  SheetEntries const& white_;
  SheetEntries const& black_;
  SheetAgreement result_;
};

}  // namespace

SheetAgreement compare_sheets(Position const& start, SheetEntries const& white, SheetEntries const& black) {
  return Comparison{start, white, black}.run();
}

}  // namespace tactus::arbitration
