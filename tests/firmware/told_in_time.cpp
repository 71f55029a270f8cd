// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/firmware/told_in_time.hpp"

#include <optional>
#include <string_view>

namespace tactus::firmware {

std::vector<ToldSentence> sentences_of(std::vector<SentByte> const& sent) {
  std::vector<ToldSentence> whole;
  ToldSentence now{};
  for (SentByte const& each : sent) {
    if (each.byte == '$') now = {{}, each.at, each.at};
    now.text += static_cast<char>(each.byte);
    now.last = each.at;
    if (each.byte == '\n') whole.push_back(std::exchange(now, {}));
  }
  return whole;
}

namespace {

constexpr SimTime in_a_row = std::chrono::milliseconds{150};

struct ToldChange {
  chess::Square square;
  bool is_closed;
};

/// Of `$PTACB,U,17,e4,1,12345*hh`.
std::optional<ToldChange> change_in(std::string_view sentence) {
  constexpr std::string_view beginning = "$PTACB,U,";
  if (!sentence.starts_with(beginning)) return std::nullopt;
  auto const square_at = sentence.find(',', beginning.size()) + 1;
  auto const square = chess::Square::parse(sentence.substr(square_at, 2));
  if (!square) return std::nullopt;
  return ToldChange{*square, sentence.substr(square_at + 2, 2) == ",1"};
}

/// What it tells of: the last such change before it.
ContactChange const* cause_of(WiredBoard const& board, ToldChange const& told, SimTime first) {
  auto const& changes = board.changes();
  auto const found = std::find_if(changes.rbegin(), changes.rend(), [&](ContactChange const& each) {
    return each.at < first && each.square == told.square && each.is_closed == told.is_closed;
  });
  return found == changes.rend() ? nullptr : &*found;
}

bool has_waited(WiredBoard const& board, ToldSentence const& sentence, chess::Square square) {
  auto const is_recent = [&](SimTime moment) {
    return moment > sentence.first - in_a_row && moment < sentence.first;
  };
  return std::ranges::any_of(board.asked(), is_recent) ||
         std::ranges::any_of(board.changes(), [&](ContactChange const& each) {
           return each.square != square && is_recent(each.at);
         });
}

}  // namespace

TimesToTell times_to_tell(WiredBoard const& board) {
  TimesToTell times;
  for (ToldSentence const& each : sentences_of(board.sent())) {
    auto const told = change_in(each.text);
    auto const* const cause = told ? cause_of(board, *told, each.first) : nullptr;
    if (cause == nullptr || has_waited(board, each, told->square)) continue;
    times.add({1, each.first - cause->at, each.last - cause->at});
  }
  return times;
}

}  // namespace tactus::firmware
