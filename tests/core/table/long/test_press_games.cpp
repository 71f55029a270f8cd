// SPDX-License-Identifier: GPL-3.0-or-later
// Random games in which both players have their moves on their boards and press one after the other at once.
#include "core/legal/position.hpp"
#include "tests/core/table/wrong_equipment.hpp"

#include <random>

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::table;
using chess::Move;
using chess::Position;
namespace data = boost::unit_test::data;

BOOST_AUTO_TEST_SUITE(press_games)

namespace {

/// Both players have their moves on their boards, and press one after the other at once.
class QuickGame {
 public:
  explicit QuickGame(unsigned seed)
      : script_(two_boards(BoardKind::pieces, BoardKind::pieces)), dice_(seed) {}

  void play(int plies) {
    while (static_cast<int>(wanted_.size()) < plies && !position_.legal_moves().empty()) {
      Move const m = any_move(position_);
      auto const reply = reply_to(m);
      reply&& number(1, 100) <= 60 ? play_both(m, *reply) : play_one(m);
    }
    script_.wait(5000);
  }
  std::string wanted() const {
    std::string all;
    for (std::string const& each : wanted_) all += each + '\n';
    return all;
  }
  Script const& script() const { return script_; }

 private:
  int number(int low, int high) { return std::uniform_int_distribution<int>(low, high)(dice_); }
  /// In steps, so that a reply that stands there already is left alone.
  void move_pieces(Color board, Position const& before, Move m) { script_.hands(board, steps_of(before, m)); }
  Move any_move(Position const& position) {
    auto const moves = position.legal_moves();
    return moves[static_cast<std::size_t>(number(0, static_cast<int>(moves.size()) - 1))];
  }
  /// A reply that the opponent can have on his board before he copies m: no square in common.
  std::optional<Move> reply_to(Move m) {
    if (m.kind() != chess::MoveKind::normal) return std::nullopt;
    Position const after = position_.after(m);
    auto const squares = chess::SquareSet(m.from()) | m.to();
    for (int i = 0; i < 10 && !after.legal_moves().empty(); ++i) {
      Move const reply = any_move(after);
      bool const is_plain = reply.kind() == chess::MoveKind::normal && !after.at(reply.to());
      if (is_plain && !squares.contains(reply.from()) && !squares.contains(reply.to())) return reply;
    }
    return std::nullopt;
  }
  void play_both(Move m, Move reply) {
    Color const mover = position_.turn();
    move_pieces(opposite(mover), position_.after(m), reply);
    move_pieces(mover, position_, m);
    script_.wait(number(0, 120)).lever(opposite(mover));
    script_.wait(number(100, 550)).lever(mover);
    script_.wait(number(300, 900));
    move_pieces(opposite(mover), position_, m);
    note(m);
    script_.wait(number(300, 900));
    move_pieces(mover, position_, reply);
    note(reply);
    script_.wait(2500);
  }
  void play_one(Move m) {
    Color const mover = position_.turn();
    move_pieces(mover, position_, m);
    script_.wait(number(600, 1500)).lever(opposite(mover));
    script_.wait(number(300, 900));
    move_pieces(opposite(mover), position_, m);
    note(m);
    script_.wait(2500);
  }
  void note(Move m) {
    bool const is_white = position_.turn() == W;
    auto text = m.from().name() + m.to().name();
    if (auto const kind = m.promotion()) text += chess::Piece{B, *kind}.fen_letter();
    wanted_.push_back(std::string("done ") + (is_white ? "w " : "b ") + std::to_string(wanted_.size() + 1) +
                      ' ' + text);
    position_ = position_.after(m);
  }

  Position position_ = Position::initial();
  Script script_;
  std::mt19937 dice_;
  std::vector<std::string> wanted_;
};

/// Without the move's name in the score.
std::string done_of(Script const& script) {
  std::string all;
  for (std::string const& each : script.log_of({"done"})) all += each.substr(0, each.rfind(' ')) + '\n';
  return all;
}

}  // namespace

BOOST_DATA_TEST_CASE(random_games_with_presses_at_once_are_whole, data::xrange(20), seed) {
  QuickGame game{static_cast<unsigned>(seed)};
  game.play(30);
  BOOST_TEST(done_of(game.script()) == game.wanted());
  BOOST_TEST(joined(game.script().log_of({"irregular"})) == "");
}

BOOST_AUTO_TEST_SUITE_END()
