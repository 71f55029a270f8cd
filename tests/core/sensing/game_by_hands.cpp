// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/sensing/game_by_hands.hpp"

#include <algorithm>

namespace tactus::sensing::test {

using chess::Color;
using chess::Kind;
using chess::Move;
using chess::Piece;
using chess::Position;
using chess::Square;
using chess::SquareSet;

namespace {

class Playing {
 public:
  Playing(Position const& start, Hands const& hands, GameOptions const& options, unsigned seed)
      : hands_(hands), options_(options), dice_(seed), position_(start) {}

  bool play_one() {
    auto const legal = position_.legal_moves();
    if (legal.empty()) return false;
    Move const move = legal[dice_() % legal.size()];
    wait(2500, 5000);
    before_the_move();
    move_ = move;
    Instant const done = execute(legal);
    moves_.push_back(move);
    press(done);
    position_.play(move);
    if (happens()) set_straight(done);
    return true;
  }

  PlayedGame game(RecogniserSetup const& setup) {
    std::stable_sort(inputs_.begin(), inputs_.end(),
                     [](Input const& a, Input const& b) { return time_of(a) < time_of(b); });
    return {setup, inputs_, moves_};
  }

 private:
  int number(int low, int high) { return std::uniform_int_distribution<int>(low, high)(dice_); }
  bool happens() { return number(1, 100) <= hands_.habits; }
  void wait(int low, int high) { now_ += Millis{std::max(160, number(low, high) * hands_.slow / 100)}; }

  void set(Square s, std::optional<Piece> piece) {
    if (s == options_.dead) return;
    auto const say = [&](bool is_filled, Instant at) {
      inputs_.emplace_back(
          SensorEvent{s, {is_filled, is_filled && options_.knows_pieces ? piece_ : std::nullopt}, at});
    };
    if (piece) piece_ = piece;
    if (!piece) piece_ = last_on_[s.index()];
    last_on_[s.index()] = piece;
    say(piece.has_value(), now_);
    if (number(1, 100) > hands_.bounce) return;
    Instant const first = now_ + Millis{number(5, 14)};
    say(!piece.has_value(), first);
    say(piece.has_value(), first + Millis{number(5, 14)});
  }
  void lift(Square s) {
    last_on_[s.index()] = position_.at(s) ? position_.at(s) : last_on_[s.index()];
    set(s, std::nullopt);
  }
  void touch(Square s) {
    auto const piece = position_.at(s);
    lift(s);
    wait(400, 1200);
    set(s, piece);
    wait(1200, 2500);
  }
  Square any(SquareSet among) {
    std::vector<Square> const squares(among.begin(), among.end());
    return squares[dice_() % squares.size()];
  }

  void before_the_move() {
    if (happens()) touch(any(position_.occupied()));
    if (happens()) knock_over();
    if (happens()) lift_two();
  }
  void knock_over() {
    SquareSet fallen;
    for (int i = 0; i < 3; ++i) fallen.insert(any(position_.occupied()));
    for (Square const s : fallen) {
      lift(s);
      now_ += Millis{number(10, 50)};
    }
    for (Square const s : fallen) {
      now_ += Millis{number(1900, 2400)};
      set(s, position_.at(s));
    }
    wait(800, 2000);
  }
  void lift_two() {
    Square const first = any(position_.occupied()), second = any(position_.occupied() - first);
    lift(first);
    now_ += Millis{number(100, 200)};
    lift(second);
    wait(400, 700);
    set(first, position_.at(first));
    wait(250, 400);
    set(second, position_.at(second));
    wait(1200, 2500);
  }

  Instant execute(chess::MoveList const& legal) {
    if (move_.is_castling()) return castle();
    Piece const mover = *position_.at(move_.from());
    Square const captured = move_.kind() == chess::MoveKind::en_passant
                                ? Square::from_index(move_.to().index() ^ 8U)
                                : move_.to();
    bool const takes = position_.at(captured).has_value();
    bool const enemy_first = number(0, 1) == 0;
    if (takes && enemy_first) lift_and_wait(captured);
    lift_and_wait(move_.from());
    if (happens() && !takes) {
      set(move_.from(), mover);
      wait(600, 1500);
      lift_and_wait(move_.from());
    }
    if (!takes && happens()) hesitate(legal, mover);
    if (takes && !enemy_first) lift_and_wait(captured);
    set(move_.to(), Piece{mover.color, move_.promotion().value_or(mover.kind)});
    return now_;
  }
  void lift_and_wait(Square s) {
    lift(s);
    wait(300, 1200);
  }
  void hesitate(chess::MoveList const& legal, Piece mover) {
    for (Move const other : legal) {
      if (other.from() != move_.from() || other.to() == move_.to() || position_.at(other.to())) continue;
      set(other.to(), mover);
      now_ += Millis{number(450, 2400)};
      set(other.to(), std::nullopt);
      wait(300, 1000);
      return;
    }
  }
  Instant castle() {
    Position const after = position_.after(move_);
    Square const king = move_.from(), rook = move_.to();
    Square const king_to = after.king(position_.turn());
    Square const rook_to = Square::from_index((king_to.index() & 56U) | (king_to.index() % 8 == 6 ? 5U : 3U));
    bool const king_first = number(0, 1) == 0;
    bool const both_up = king_to == rook || rook_to == king || number(0, 2) == 0;
    Piece const a{position_.turn(), Kind::king}, b{position_.turn(), Kind::rook};
    Square const from[] = {king_first ? king : rook, king_first ? rook : king};
    Square const to[] = {king_first ? king_to : rook_to, king_first ? rook_to : king_to};
    Piece const pieces[] = {king_first ? a : b, king_first ? b : a};
    lift_and_wait(from[0]);
    if (both_up) lift_and_wait(from[1]);
    set(to[0], pieces[0]);
    wait(300, 900);
    if (!both_up) lift_and_wait(from[1]);
    set(to[1], pieces[1]);
    return now_;
  }

  void press(Instant done) {
    if (!options_.has_presses) return;
    bool const is_owner = position_.turn() == Color::black;
    Instant const at = done + Millis{is_owner ? number(1900, 2300) : number(-900, 1400)};
    inputs_.emplace_back(Press{position_.turn(), std::max(at, last_press_ + Millis{50})});
    last_press_ = std::max(at, last_press_ + Millis{50});
    now_ = std::max(now_, done + Millis{100});
  }
  void set_straight(Instant done) {
    if (move_.is_castling() || move_.is_promotion()) return;
    now_ = done + Millis{number(260, 800)};
    Square const s = move_.to();
    auto const piece = position_.at(s);
    lift(s);
    now_ += Millis{number(250, 900)};
    set(s, piece);
  }

  Hands hands_;
  GameOptions options_;
  std::mt19937 dice_;
  Position position_;
  Move move_;
  Instant now_{Millis{1000}}, last_press_{Millis{0}};
  std::optional<Piece> piece_;
  std::array<std::optional<Piece>, 64> last_on_;
  std::vector<Input> inputs_;
  std::vector<Move> moves_;
};

}  // namespace

PlayedGame play_by_hands(Position const& start, unsigned plies, Hands const& hands,
                         GameOptions const& options, unsigned seed) {
  Playing playing{start, hands, options, seed};
  while (plies-- > 0 && playing.play_one()) continue;
  return playing.game({start, options.knows_pieces, start.occupied(), {}, Color::black});
}

}  // namespace tactus::sensing::test
