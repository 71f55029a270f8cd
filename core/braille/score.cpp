// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/braille/score.hpp"

#include "core/chess/move_description.hpp"

#include <algorithm>
#include <optional>

namespace tactus::braille {
namespace {

using chess::CheckState;

Cells square_cells(ChessCode const& code, chess::Square square) {
  return {cell_of(square.file()), code.cells(Sign::digits)[1 + static_cast<unsigned>(square.rank())]};
}

Cells piece_cells(ChessCode const& code, chess::Kind kind) {
  if (kind == chess::Kind::pawn) return {};
  return Cells(code.cells(Sign::piece_prefix)).append(code.piece(kind));
}

/// The sign before the square of arrival.
CellView sign_before_square(ChessCode const& code, bool is_capture, bool is_check) {
  bool const shows_check = is_check && !code.cells(Sign::check).empty();
  if (shows_check) return code.cells(is_capture ? Sign::capture_check : Sign::check);
  return is_capture ? code.cells(Sign::capture) : CellView{};
}

CellView sign_behind(ChessCode const& code, CheckState gives) {
  if (gives == CheckState::mate) return code.cells(Sign::mate);
  bool const is_shown_before = !code.cells(Sign::check).empty();
  return gives == CheckState::check && !is_shown_before ? code.cells(Sign::check_behind) : CellView{};
}

Cells arrival_cells(ChessCode const& code, chess::MoveDescription const& move) {
  Cells cells = square_cells(code, move.to);
  if (move.promotion) cells += piece_cells(code, *move.promotion);
  if (move.is_en_passant) cells += code.cells(Sign::en_passant);
  return cells;
}

/// Takes signs off a move and keeps count of the cells before what is left.
class MoveReader {
 public:
  MoveReader(ChessCode const& code, CellView move) : code_(code), rest_(move) {}

  tl::expected<std::string, std::size_t> read() {
    take_first(Sign::black_moves, {});
    drop_marks();
    if (auto const castling = castling_text()) return *castling;
    while (!rest_.empty())
      if (!take_piece() && !take_square_part() && !take_sign()) return tl::unexpected(at_);
    return text_;
  }

 private:
  bool take_first(Sign sign, std::string_view text) {
    for (SignRow const& row : code_.rows) {
      if (row.sign != sign || !rest_.starts_with(row.cells)) continue;
      take(row.cells.size(), text);
      return true;
    }
    return false;
  }
  void take(std::size_t cells, std::string_view text) {
    rest_.remove_prefix(cells);
    at_ += cells;
    text_ += text;
  }
  bool take_sign() {
    return take_first(Sign::capture_check, "x") || take_first(Sign::capture, "x") ||
           take_first(Sign::check, {});
  }

  /// Marks that say nothing about which move it is. Where one looks like a rank, it is one behind a file.
  void drop_marks() {
    if (!drop_last(Sign::mate)) drop_last(Sign::check_behind);
    drop_last(Sign::en_passant);
  }
  bool drop_last(Sign sign) {
    for (SignRow const& row : code_.rows) {
      if (row.sign != sign || !rest_.ends_with(row.cells)) continue;
      CellView const before = rest_.substr(0, rest_.size() - row.cells.size());
      if (before.empty() || ends_in_file(before)) continue;
      rest_ = before;
      return true;
    }
    return false;
  }
  bool ends_in_file(CellView cells) const {
    CellView const prefix = code_.cells(Sign::piece_prefix);
    bool const is_promotion =
        !prefix.empty() && cells.size() > 1 && cells[cells.size() - 2] == prefix.front();
    return file_of(cells.back()) && !is_promotion;
  }

  std::optional<std::string> castling_text() {
    take_first(Sign::check, {});
    for (SignRow const& row : code_.rows) {
      if (row.cells != rest_) continue;
      if (row.sign == Sign::short_castling) return "O-O";
      if (row.sign == Sign::long_castling) return "O-O-O";
    }
    return std::nullopt;
  }

  bool take_piece() {
    CellView const prefix = code_.cells(Sign::piece_prefix);
    bool const has_prefix = !prefix.empty() && rest_.starts_with(prefix);
    CellView const letter = rest_.substr(has_prefix ? prefix.size() : 0, 1);
    if (letter.empty() || (!has_prefix && file_of(letter.front()))) return false;
    for (auto const& [sign, text] : letters) {
      if (code_.cells(sign) != letter) continue;
      take(letter.size() + (has_prefix ? prefix.size() : 0), {&text, 1});
      return true;
    }
    return false;
  }
  bool take_square_part() {
    auto const file = file_of(rest_.front());
    auto const digit = code_.cells(Sign::digits).find(rest_.front());
    bool const is_rank = digit != CellView::npos && digit >= 1 && digit <= 8;
    if (!file && !is_rank) return false;
    char const text = static_cast<char>(file ? 'a' + *file : '0' + digit);
    take(1, {&text, 1});
    return true;
  }
  static std::optional<std::size_t> file_of(Cell cell) {
    for (std::size_t file = 0; file < 8; ++file)
      if (cell_of(static_cast<chess::File>(file)) == cell) return file;
    return std::nullopt;
  }

  static constexpr std::pair<Sign, char> letters[] = {
      {Sign::king, 'K'}, {Sign::queen, 'Q'}, {Sign::rook, 'R'}, {Sign::bishop, 'B'}, {Sign::knight, 'N'}};
  ChessCode const& code_;
  CellView rest_;
  std::size_t at_ = 0;
  std::string text_;
};

}  // namespace

Cells write_move(ChessCode const& code, chess::MoveDescription const& move) {
  bool const is_capture = move.captured.has_value();
  CellView const before_square = sign_before_square(code, is_capture, move.gives == CheckState::check);
  CellView const behind = sign_behind(code, move.gives);
  if (move.is_castling())
    return Cells(before_square)
        .append(code.cells(move.is_short_castling ? Sign::short_castling : Sign::long_castling))
        .append(behind);
  Cells cells = move.is_kind_unknown ? Cells{} : piece_cells(code, move.piece.kind);
  Cells const from = square_cells(code, move.from);
  if (move.needs_file) cells += from.front();
  if (move.needs_rank) cells += from.back();
  return cells.append(before_square).append(arrival_cells(code, move)).append(behind);
}

Cells write_number(ChessCode const& code, unsigned number) {
  Cells cells;
  for (char const digit : std::to_string(number))
    cells += code.cells(Sign::digits)[static_cast<unsigned>(digit - '0')];
  return cells;
}

tl::expected<std::string, std::size_t> move_text_of(ChessCode const& code, CellView move) {
  return MoveReader(code, move).read();
}

bool is_number(ChessCode const& code, CellView word) {
  return !word.empty() && word.find_first_not_of(code.cells(Sign::digits)) == CellView::npos;
}

namespace {

void add_print(ScoreText& score, ChessCode const& code, std::span<std::string const> print) {
  for (std::string const& each : print) {
    LiteraryText text = write_literary(each, code.literary);
    for (Cells& line : wrapped(text.cells)) score.lines.push_back(std::move(line));
    for (Replacement& one : text.replaced)
      if (std::find(score.replaced.begin(), score.replaced.end(), one) == score.replaced.end())
        score.replaced.push_back(std::move(one));
  }
}

void add_moves(ScoreText& score, ChessCode const& code, std::span<chess::ScoredMove const> moves) {
  bool is_first = true;
  for (chess::ScoredMove const& each : moves) {
    bool const is_white = each.by == chess::Color::white;
    if (is_white || is_first) score.lines.push_back(write_number(code, each.number));
    Cells& line = score.lines.back();
    line += blank;
    if (!is_white && is_first) line += code.cells(Sign::black_moves);
    line += write_move(code, each.move);
    is_first = false;
  }
}

}  // namespace

ScoreText write_score(ChessCode const& code, std::span<chess::ScoredMove const> moves,
                      std::span<std::string const> heading, std::span<std::string const> ending) {
  ScoreText score;
  add_print(score, code, heading);
  if (!heading.empty() && !moves.empty()) score.lines.emplace_back();
  add_moves(score, code, moves);
  if (!ending.empty() && !score.lines.empty()) score.lines.emplace_back();
  add_print(score, code, ending);
  return score;
}

}  // namespace tactus::braille
