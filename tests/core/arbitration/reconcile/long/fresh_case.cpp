// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/arbitration/reconcile/long/fresh_case.hpp"

#include "core/arbitration/reconcile/sheets/written_move.hpp"
#include "core/legal/position.hpp"
#include "tests/core/arbitration/reconcile/long/sheet_damage.hpp"
#include "tests/core/chess/random_walk.hpp"

#include <algorithm>

namespace tactus::test {
namespace {

using chess::Move;
using chess::Position;
using ours::Answer;
using ours::Verdict;
using Random = std::mt19937;
using Moves = std::vector<Move>;

constexpr std::size_t shortest = 14;

Position random_array(Random& random) {
  std::string rank(8, ' ');
  auto const put = [&](char piece, std::size_t nth) {
    for (std::size_t i = 0; i < 8; ++i)
      if (rank[i] == ' ' && nth-- == 0) rank[i] = piece;
  };
  rank[2 * (random() % 4)] = 'b';
  rank[2 * (random() % 4) + 1] = 'b';
  put('q', random() % 6);
  put('n', random() % 5);
  put('n', random() % 4);
  for (char const piece : {'r', 'k', 'r'}) put(piece, 0);
  std::string white = rank;
  for (char& c : white) c = static_cast<char>(c - 'a' + 'A');
  return position_of(rank + "/pppppppp/8/8/8/8/PPPPPPPP/" + white + " w KQkq - 0 1");
}

/// Positions in which castling and promotions are near.
Position random_middle_game(Random& random) {
  constexpr std::size_t rich[] = {0, 1, 3, 4, 6, 8, 9, 10};
  return position_of(starts_of_walks[rich[random() % 8]]);
}

bool is_special(Position const& before, Move m, Mishap mishap) {
  ours::WrittenMove const move = ours::written(before, m);
  return mishap == Mishap::promotion  ? move.promotion.has_value()
         : mishap == Mishap::castling ? move.castling != ours::Castling::none
                                      : false;
}

/// Moves of the kind that the mishap is about are made as soon as they can be.
Moves random_game(Position position, std::size_t plies, Mishap mishap, Random& random) {
  Moves moves;
  while (moves.size() < plies) {
    auto const legal = position.legal_moves();
    if (legal.empty()) break;
    auto const special =
        std::find_if(legal.begin(), legal.end(), [&](Move m) { return is_special(position, m, mishap); });
    moves.push_back(special != legal.end() ? *special : legal[random() % legal.size()]);
    position.play(moves.back());
  }
  return moves;
}

Moves first(Moves const& moves, std::size_t count) {
  return {moves.begin(), moves.begin() + static_cast<std::ptrdiff_t>(count)};
}

Answer answer(Verdict verdict, Moves moves, ByColor<bool> corrects = {}) {
  Answer a{verdict};
  a.moves = std::move(moves);
  a.corrects = corrects;
  return a;
}

ByColor<bool> only(Color p) { return {p == Color::white, p == Color::black}; }

/// One case in the making; each mishap is one function that may find the game unfit.
class Maker {
 public:
  Maker(unsigned seed, Mishap mishap, FreshOptions const& options) : random_(seed), options_(options) {
    bool const is_rich = mishap == Mishap::promotion || mishap == Mishap::castling;
    Position const start = is_rich              ? random_middle_game(random_)
                           : random_() % 5 == 0 ? random_array(random_)
                                                : Position::initial();
    auto moves = random_game(start, shortest + random_() % 46, mishap, random_);
    erring_ = random_() % 2 == 0 ? Color::white : Color::black;
    made_.table = played(start, std::move(moves), options.hands);
  }

  std::optional<FreshCase> make(Mishap mishap) && {
    if (made_.table.moves.size() < shortest) return std::nullopt;
    if (random_() % 4 != 0) log_presses();
    if (!happens(mishap)) return std::nullopt;
    (options_.wear == Wear::light ? damage_sheets : wear_out_sheets)(made_.table, options_, spared_, random_);
    return std::move(made_);
  }

 private:
  bool happens(Mishap mishap) {
    switch (mishap) {
      case Mishap::none: return accept(answer(Verdict::none, game()));
      case Mishap::board_error:
        return disturb_board() && accept(answer(Verdict::correct_board, game(), only(erring_)));
      case Mishap::misheard: return mishear();
      case Mishap::pen: return disturb_board() && slip_with_pen();
      case Mishap::early_open: return stop_early();
      case Mishap::illegal: return move_illegally();
      case Mishap::tail: return stop_both();
      case Mishap::both_boards: return disturb_both();
      case Mishap::moved_otherwise: return move_otherwise();
      case Mishap::promotion: return promote_wrongly();
      case Mishap::castling: return forget_rook();
    }
    return false;
  }

  Moves const& game() const { return made_.table.moves; }
  std::size_t plies() const { return game().size(); }
  Position before(std::size_t ply) const {
    return ours::position_after(made_.table.start, first(game(), ply));
  }

  bool accept(Answer one) {
    made_.acceptable.push_back(std::move(one));
    made_.is_certain = made_.acceptable.size() == 1;
    return true;
  }

  bool disturb_board() {
    auto board = made_.table.end().placement();
    auto const occupied = board.occupied();
    chess::Square const from = any_of(occupied);
    chess::Square const to = any_of(~occupied);
    board.put(to, *board.at(from));
    board.clear(from);
    if (is_next_move(board)) return false;  // nobody could tell it from a move not yet written
    put_board(erring_, board);
    made_.may_be_named = only(erring_);
    return true;
  }

  bool disturb_both() {
    for (int i = 0; i < 2; ++i) {
      if (!disturb_board()) return false;
      erring_ = opposite(erring_);
    }
    auto const& boards = made_.table.found.boards;
    if (ours::show_the_same(boards.white, boards.black)) return false;
    made_.may_be_named = {true, true};
    return accept(answer(Verdict::correct_board, game(), {true, true}));
  }

  bool move_otherwise() {
    auto const other = another_move(plies() - 1);
    return other && accept_board(before(plies() - 1).after(*other).placement());
  }

  /// The board of who erred shows this; both sheets have the game.
  bool accept_board(chess::Placement const& board) {
    auto const right = made_.table.end().placement();
    put_board(erring_, board);
    if (made_.table.found.boards[erring_].shows(right)) return false;  // the squares alone do not tell
    made_.may_be_named = only(erring_);
    return accept(answer(Verdict::correct_board, game(), only(erring_)));
  }

  bool promote_wrongly() {
    constexpr chess::Kind seen[] = {chess::Kind::pawn, chess::Kind::knight, chess::Kind::bishop,
                                    chess::Kind::rook, chess::Kind::queen};
    auto const ply = last_special(Mishap::promotion);
    if (!ply) return false;
    auto board = made_.table.end().placement();
    chess::Square const to = game()[*ply].to();
    auto const promoted = before(*ply + 1).at(to);
    if (board.at(to) != promoted) return false;
    board.put(to, {promoted->color, seen[random_() % 5]});
    return accept_board(board);
  }

  bool forget_rook() {
    auto const ply = last_special(Mishap::castling);
    if (!ply) return false;
    auto const moved = before(*ply).placement().difference(before(*ply + 1).placement());
    auto const was = before(*ply).placement();
    auto const is = before(*ply + 1).placement();
    auto board = made_.table.end().placement();
    for (chess::Square const s : moved) {
      if (board.at(s) != is.at(s)) return false;
      bool const had_rook = was.at(s) && was.at(s)->kind == chess::Kind::rook;
      bool const has_rook = is.at(s) && is.at(s)->kind == chess::Kind::rook;
      if (has_rook) board.clear(s);
      if (had_rook && !is.at(s)) board.put(s, *was.at(s));
    }
    return accept_board(board);
  }

  std::optional<std::size_t> last_special(Mishap mishap) const {
    for (std::size_t ply = plies(); ply-- > 0;)
      if (is_special(before(ply), game()[ply], mishap)) return ply;
    return std::nullopt;
  }

  bool is_next_move(chess::Placement const& board) const {
    auto const end = made_.table.end();
    auto const legal = end.legal_moves();
    return std::any_of(legal.begin(), legal.end(),
                       [&](Move m) { return end.after(m).placement().occupied() == board.occupied(); });
  }

  chess::Square any_of(chess::SquareSet squares) {
    auto skipped = random_() % static_cast<unsigned>(squares.size());
    for (chess::Square const s : squares)
      if (skipped-- == 0) return s;
    return {};
  }

  void put_board(Color p, chess::Placement const& board) {
    made_.table.found.boards[p] =
        random_() % 3 == 0 ? ours::FoundBoard{board.occupied()} : ours::FoundBoard{board};
  }

  std::optional<Move> another_move(std::size_t ply) {
    auto const legal = before(ply).legal_moves();
    if (legal.size() < 2) return std::nullopt;
    Move const other = legal[random_() % legal.size()];
    if (other == game()[ply] || (other.from() == game()[ply].from() && other.to() == game()[ply].to()))
      return std::nullopt;
    return other;
  }

  void write(Color p, std::size_t ply, Move m) {
    made_.table.entries[p][ply] = entries_of(before(ply), {m}, options_.hands[p]).front();
  }

  /// Up to two more moves are made before it is noticed, where both boards allow them.
  bool mishear() {
    std::size_t const ply = plies() - 1 - random_() % 3;
    auto const heard = another_move(ply);
    if (!heard) return false;
    Position board = before(ply).after(*heard);
    for (std::size_t next = ply + 1; next < plies(); ++next) {
      if (!board.is_legal(game()[next])) return false;
      board.play(game()[next]);
    }
    if (board.placement() == made_.table.end().placement()) return false;
    write(erring_, ply, *heard);
    made_.table.found.boards[erring_] = ours::FoundBoard{board.placement()};
    spared_ = {ply};
    return accept(answer(Verdict::restore, first(game(), ply)));
  }

  /// Whether it refutes itself is for the reader to find: both answers are acceptable here.
  bool slip_with_pen() {
    std::size_t const ply = 4 + random_() % (plies() - 6);
    auto const wrong = another_move(ply);
    if (!wrong) return false;
    write(random_() % 2 == 0 ? Color::white : Color::black, ply, *wrong);
    spared_ = {ply};
    accept(answer(Verdict::restore, first(game(), ply)));
    return accept(answer(Verdict::correct_board, game(), only(erring_)));
  }

  /// Who wrote less missed his opponent's last move on his board.
  bool stop_early() {
    erring_ = opposite(before(plies() - 1).turn());
    std::size_t const written = plies() - 1 - random_() % 5;
    auto const board = before(plies() - 1).placement();
    put_board(erring_, board);
    made_.table.entries[erring_].resize(written);
    made_.may_be_named = only(erring_);
    accept(answer(Verdict::correct_board, game(), only(erring_)));
    return accept(answer(Verdict::restore, first(game(), written)));
  }

  bool move_illegally() {
    auto const end = made_.table.end();
    std::vector<ours::WrittenMove> illegal;
    for (ours::WrittenMove const& m : ours::unchecked_moves(end.placement(), end.turn())) {
      auto const legal = end.legal_moves();
      bool const is_legal = std::any_of(
          legal.begin(), legal.end(), [&](Move each) { return each.from() == m.from && each.to() == m.to; });
      if (!is_legal && m.castling == ours::Castling::none && !m.promotion) illegal.push_back(m);
    }
    if (illegal.empty()) return false;
    auto const made = illegal[random_() % illegal.size()];
    bool const takes_king = end.at(made.to) && end.at(made.to)->kind == chess::Kind::king;
    if (takes_king) return false;
    auto const board = ours::board_after(end.placement(), made);
    for (Color const p : both_colors) {
      auto const forms = ours::forms_of(made, options_.hands[p].letters);
      std::string text;
      auto const longest = *(made.kind == chess::Kind::pawn ? forms.begin() + 1 : forms.begin() + 3);
      for (unsigned i = 0; i < longest.size(); ++i) text += longest[i];
      made_.table.entries[p].push_back(text);
      put_board(p, board);
    }
    spared_ = {plies()};
    return accept(answer(Verdict::illegal_restore, game()));
  }

  void log_presses() {
    made_.table.found.clocks.presses.emplace();
    for (unsigned ply = 1; ply <= plies(); ++ply)
      made_.table.found.clocks.presses->push_back(
          {ply, ply % 2 == 1 ? chess::Color::white : chess::Color::black, Millis{1000}});
  }

  bool stop_both() {
    std::size_t const unwritten = 1 + random_() % 2;
    for (Color const p : both_colors) made_.table.entries[p].resize(plies() - unwritten);
    log_presses();
    return accept(answer(Verdict::reconstruct, game()));
  }

  Random random_;
  FreshOptions const& options_;
  FreshCase made_;
  Color erring_ = Color::white;
  std::vector<std::size_t> spared_;
};

}  // namespace

char const* name_of(Mishap mishap) {
  switch (mishap) {
    case Mishap::none: return "none";
    case Mishap::board_error: return "board error";
    case Mishap::misheard: return "misheard";
    case Mishap::pen: return "pen";
    case Mishap::early_open: return "early open";
    case Mishap::illegal: return "illegal";
    case Mishap::tail: return "tail";
    case Mishap::both_boards: return "both boards";
    case Mishap::moved_otherwise: return "moved otherwise";
    case Mishap::promotion: return "promotion";
    case Mishap::castling: return "castling";
  }
  return "";
}

std::optional<FreshCase> fresh_case(unsigned seed, Mishap mishap, FreshOptions const& options) {
  return Maker{seed, mishap, options}.make(mishap);
}

ByColor<Hand> random_hands(unsigned seed) {
  constexpr notation::PieceLetters languages[] = {notation::finnish, notation::german, notation::english,
                                                  notation::french};
  constexpr Style styles[] = {Style::short_form, Style::long_form, Style::minimal};
  Random random{seed * 7919U + 1U};
  ByColor<Hand> hands;
  for (Color const p : both_colors) hands[p] = {languages[random() % 4], styles[random() % 3]};
  return hands;
}

}  // namespace tactus::test
