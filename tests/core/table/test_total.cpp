// SPDX-License-Identifier: GPL-3.0-or-later
// apply() is total: any input at any time is survived, deadlines lie ahead, and a replay gives the same.
#include "tests/core/table/tables.hpp"

#include <random>

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::table;
namespace data = boost::unit_test::data;

namespace {

class AnyInput {
 public:
  explicit AnyInput(unsigned seed) : dice_(seed) {}

  Input next(TableState const& state) {
    Color const c = number(1) == 0 ? W : B;
    switch (number(15)) {
      case 0: return ClockSeen{reading()};
      case 1: return MoveEntered{c, any_move(state), "text"};
      case 2: return MoveTextRefused{c, "text", static_cast<MoveRefusal>(number(2))};
      case 3: return PressEntered{c};
      case 4: return Requested{c, static_cast<Request>(number(3)), std::nullopt};
      case 5: return DeviceWasLost{static_cast<Device>(number(2)), "reason"};
      case 6: return DeviceWasFound{static_cast<Device>(number(2))};
      case 7: return number(20) == 0 ? Input{Resumed{}} : Input{TimePassed{}};
      case 8:
        return number(200) == 0 ? Input{ResultEntered{static_cast<GameResult>(number(3))}}
                                : Input{TimePassed{}};
      case 9: return number(50) == 0 ? Input{GameStarted{TableSetup{}}} : Input{ProgramStarted{}};
      case 10: return BoardSeen{c, full(state)};
      case 15: return recorder_input(c);
      default: return BoardSeen{c, change(state, c)};
    }
  }
  unsigned number(unsigned high) { return std::uniform_int_distribution<unsigned>(0, high)(dice_); }

 private:
  Input recorder_input(Color c) {
    switch (number(2)) {
      case 0: return RecorderReported{c, static_cast<RecorderFact>(number(6)), "reason"};
      case 1: return RecordingKept{c, number(300), "ply-001.flac", Millis{number(20'000)}};
      default: return RecordingsAsked{c, std::vector<std::string>(number(2), "ply-001.flac")};
    }
  }
  chess::Square square() { return chess::Square::from_index(number(63)); }
  chess::Piece piece() { return {number(1) == 0 ? W : B, static_cast<chess::Kind>(number(5))}; }

  chess::Move any_move(TableState const& state) {
    auto const moves = state.position().legal_moves();
    if (number(3) == 0 || moves.empty()) return {square(), square(), static_cast<chess::MoveKind>(number(8))};
    return moves[number(static_cast<unsigned>(moves.size()) - 1)];
  }
  clock::Reading reading() {
    clock::Reading r;
    r.white = Millis{number(1000)};
    if (number(4) != 0) r.to_move = number(1) == 0 ? W : B;
    r.is_running = number(1) == 0;
    return r;
  }
  sensing::Observation full(TableState const& state) {
    if (number(5) == 0)
      return sensing::AllOccupied{chess::SquareSet{std::uint64_t{number(0xFFFFFFFE)} << 16U}};
    auto const moves = state.position().legal_moves();
    auto placement = state.expected();
    if (!moves.empty() && number(1) == 0)
      placement = state.position().after(moves[number(static_cast<unsigned>(moves.size()) - 1)]).placement();
    if (number(1) == 0) return sensing::AllOccupied{placement.occupied()};
    return sensing::AllPieces{placement};
  }
  sensing::Observation change(TableState const& state, Color c) {
    auto const s = square();
    auto const* board = state.board(c);
    if (board && !board->knows_pieces()) return sensing::SquareOccupied{s, number(1) == 0};
    if (number(1) == 0) return sensing::SquarePiece{s, std::nullopt};
    return sensing::SquarePiece{s, piece()};
  }

  std::mt19937 dice_;
};

TableSetup any_setup(AnyInput& any) {
  TableSetup setup;
  setup.white.is_blind = any.number(1) == 0;
  setup.black.is_blind = any.number(1) == 0;
  setup.white_board = static_cast<BoardKind>(any.number(2));
  setup.black_board = static_cast<BoardKind>(any.number(2));
  setup.has_clock = any.number(1) == 0;
  setup.announcer = static_cast<Announcer>(any.number(1));
  setup.difference_notice = static_cast<DifferenceNotice>(any.number(1));
  return setup;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(total)

BOOST_DATA_TEST_CASE(any_input_at_any_time_is_survived, data::xrange(60U), seed) {
  AnyInput any(seed);
  TableState state;
  TableState again;
  Instant now{Millis{0}};
  for (int i = 0; i < 400; ++i) {
    Input const input = i == 3 ? Input{GameStarted{any_setup(any)}} : any.next(state);
    now += Millis{static_cast<int>(any.number(900)) - 50};  // also backwards
    auto const plies = state.line().plies();
    auto step = apply(std::move(state), {now, input});
    auto const same = apply(std::move(again), {now, input});
    state = std::move(step.state);
    again = same.state;
    BOOST_REQUIRE(step.effects.size() == same.effects.size());
    for (std::size_t e = 0; e < step.effects.size(); ++e)
      BOOST_REQUIRE(text_of(step.effects[e]) == text_of(same.effects[e]));
    if (auto const deadline = state.next_deadline()) BOOST_REQUIRE(*deadline > now);
    BOOST_REQUIRE(state.line().plies() >= plies);
    BOOST_REQUIRE(state.completed().size() == state.line().plies());
  }
}

BOOST_DATA_TEST_CASE(what_is_announced_is_recorded_as_told, data::xrange(20U), seed) {
  AnyInput any(1000 + seed);
  TableState state;
  Instant now{Millis{0}};
  for (int i = 0; i < 300; ++i) {
    Input const input = i == 0 ? Input{GameStarted{any_setup(any)}} : any.next(state);
    auto step = apply(std::move(state), {now += Millis{300}, input});
    state = std::move(step.state);
    std::vector<std::string> told;
    std::vector<std::string> said;
    for (auto const& effect : step.effects) {
      auto const text = text_of(effect);
      if (text.starts_with("told ")) told.push_back(text.substr(5));
      if (text.starts_with("say ")) said.push_back(text.substr(4));
    }
    BOOST_REQUIRE(told == said);
  }
}

BOOST_AUTO_TEST_SUITE_END()
