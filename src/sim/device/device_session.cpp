// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/sim/device/device_session.hpp"

#include "core/notation/move_pattern.hpp"
#include "devices/simulators/sensors.hpp"
#include "devices/simulators/tactus.hpp"
#include "src/sim/world/commands.hpp"
#include "src/sim/world/time_flow.hpp"

#include <algorithm>
#include <cstdio>

#include <fmt/format.h>

namespace tactus::sim {

using chess::Piece;
using chess::Square;
using devices::simulators::HandAction;
using devices::simulators::SimTime;

namespace {

tl::unexpected<std::string> is_occupied(Square square) {
  return tl::unexpected(square.name() + ": a piece stands there already; expected that it is lifted first");
}

std::string names_of(chess::SquareSet squares, std::string_view between = ", ") {
  std::string names;
  for (Square const square : squares) names.append(names.empty() ? "" : between).append(square.name());
  return names;
}

/// By its form, over what stands: hands make what pieces can make, and nobody here judges it.
tl::expected<chess::Move, std::string> read_by_form(chess::Diagram const& before, std::string const& text) {
  auto const pattern = notation::parse_move(text, notation::english);
  if (!pattern) return tl::unexpected(text + ": not a move; expected one as in Nf3, e2e4 or O-O");
  auto const understood = notation::understand(before, *pattern);
  if (auto const* const move = std::get_if<chess::Move>(&understood)) return *move;
  if (std::holds_alternative<notation::NoPromotionPiece>(understood))
    return tl::unexpected(text + ": no promotion piece; expected one as in e8=Q");
  if (std::holds_alternative<notation::SeveralPieces>(understood))
    return tl::unexpected(text + ": several pieces move so; expected the square it comes from, as in Ng1f3");
  return tl::unexpected(text + ": no piece moves so; expected a move of the player to move");
}

}  // namespace

auto BoardInHand::lift(Square square) const -> Actions {
  auto const piece = board_.standing().at(square);
  if (!piece) return tl::unexpected(square.name() + ": nothing stands there; expected a square with a piece");
  return std::vector{HandAction{SimTime{0}, HandAction::What::lift, square, *piece}};
}

auto BoardInHand::place(Square square, std::optional<Piece> piece) const -> Actions {
  if (board_.standing().at(square)) return is_occupied(square);
  if (!piece && lifted_.empty())
    return tl::unexpected(square.name() + ": no piece was lifted; expected its letter, as in place " +
                          square.name() + " P");
  return std::vector{
      HandAction{SimTime{0}, HandAction::What::place, square, piece ? *piece : lifted_.back()}};
}

auto BoardInHand::slide(Square from, Square to) -> Actions {
  if (auto lifted = lift(from); !lifted) return lifted;
  if (board_.standing().at(to)) return is_occupied(to);
  if (!devices::simulators::squares_between(from, to))
    return tl::unexpected(from.name() + " to " + to.name() +
                          ": no way to slide; expected two squares on one rank, file or diagonal");
  auto const occupied = board_.standing().occupied();
  return devices::simulators::slide(*board_.standing().at(from), from, to, occupied, generator_);
}

auto BoardInHand::play(std::string const& text) -> Actions {
  if (auto const followed = follow_pieces(); !followed) return tl::unexpected(followed.error());
  auto const move = read_by_form(position_, text);
  if (!move) return tl::unexpected(move.error());
  auto const made = hands_.make(position_, *move);
  position_ = position_.after(*move);
  return made.actions;
}

tl::expected<void, std::string> BoardInHand::follow_pieces() {
  if (position_.placement() == board_.standing()) return {};
  for (chess::Move const move : position_.moves()) {
    auto const after = position_.after(move);
    if (after.placement() != board_.standing()) continue;
    position_ = after;
    return {};
  }
  return tl::unexpected(
      "the pieces do not stand as in the game; expected that these squares are put right: " +
      names_of(board_.standing().difference(position_.placement())));
}

void BoardInHand::act(HandAction const& action, SimTime now) {
  act_on(board_, action, now);
  if (action.what == HandAction::What::lift) return lifted_.push_back(action.piece);
  auto const held = std::find(lifted_.rbegin(), lifted_.rend(), action.piece);
  if (held != lifted_.rend()) lifted_.erase(std::next(held).base());
}

namespace {

using namespace devices::simulators;
using Done = tl::expected<void, Trouble>;

void tell(std::string_view fact) {
  fmt::print("{}\n", fact);
  std::fflush(stdout);
}

std::unique_ptr<BoardWithSensors> make_board(DeviceOptions const& options, DeviceMade const& made,
                                             SimulatedDgtClock& dgt_clock) {
  if (options.kind == DeviceKind::tactus_clock) return nullptr;
  auto const standing = options.start.placement();
  Sensors sensors{standing, options.sensors, options.seed};
  auto inside = made.board ? made.board(sensors.reading())
                           : make_board(options.kind, sensors.reading(), options.is_cable_right,
                                        options.has_clock ? &dgt_clock : nullptr);
  return std::make_unique<BoardWithSensors>(standing, std::move(sensors), std::move(inside));
}

SimTime byte_time(DeviceKind kind) { return SimTime{10'000'000 / facts_of(kind).baud}; }

class DeviceSession {
 public:
  DeviceSession(DeviceOptions const& options, DeviceMade made)
      : clock_(made.clock ? std::move(made.clock)
                          : std::make_unique<SimulatedTalkingClock>(main_time, increment)),
        has_dgt_clock_(options.has_clock),
        board_(make_board(options, made, dgt_clock_)),
        line_(board_ ? static_cast<SimulatedDevice&>(*board_) : *clock_, options.link,
              byte_time(options.kind)),
        flow_(options.speed) {
    if (board_) in_hand_.emplace(*board_, options.start, options.hands, options.seed);
    line_.faults() = LineFaults{options.seed};
    line_.faults().set_noise(options.noise_per_mille);
    line_.faults().lose_next(options.lose_bytes);
    flow_.carry(line_);
    if (board_) flow_.after_each_look([this] { tell_lamps(); });
  }

  Done plug_in(std::string_view port_prefix) {
    if (auto plugged = line_.plug(flow_.now()); !plugged) return plugged;
    tell(fmt::format("port {}sim:{}", port_prefix, line_.link().string()));
    return {};
  }

  Done follow_input() {
    return sim::follow_input(flow_, is_ended_, [this](std::string const& line) { return obey_line(line); });
  }

 private:
  void tell_lamps() {
    if (board_->lit() == lit_) return;
    lit_ = board_->lit();
    tell("lamps " + (lit_.empty() ? "off" : names_of(lit_, " ")));
  }

  Done obey_line(std::string const& line) {
    auto const command = read_device_command(line);
    if (!command) return tl::unexpected(command.error());
    return std::visit([this](auto const& one) { return obey(one); }, *command);
  }

  /// Hands on the board, if it is one.
  template <typename Decide>
  Done with_hands(Decide decide) {
    if (!in_hand_) return tl::unexpected(Trouble{"a clock has no pieces; expected press or say"});
    auto const actions = decide(*in_hand_);
    if (!actions) return tl::unexpected(actions.error());
    for (HandAction const& action : *actions) {
      if (auto waited = flow_.wait(action.pause_before); !waited) return waited;
      in_hand_->act(action, flow_.now());
      bool const is_lift = action.what == HandAction::What::lift;
      tell(fmt::format("{} {} {}", is_lift ? "lifted" : "placed", action.square.name(),
                       action.piece.fen_letter()));
    }
    return {};
  }
  Done obey(LiftCommand const& command) {
    return with_hands([&](BoardInHand& hand) { return hand.lift(command.square); });
  }
  Done obey(PlaceCommand const& command) {
    return with_hands([&](BoardInHand& hand) { return hand.place(command.square, command.piece); });
  }
  Done obey(SlideCommand const& command) {
    return with_hands([&](BoardInHand& hand) { return hand.slide(command.from, command.to); });
  }
  Done obey(PlayCommand const& command) {
    return with_hands([&](BoardInHand& hand) { return hand.play(command.move); }).map([&] {
      tell("played " + command.move);
    });
  }

  Done with_clock(std::string_view fact, void (*act)(SimulatedClock&, SimTime)) {
    if (board_) return tl::unexpected(Trouble{"this board has no such key; expected a command for a board"});
    act(*clock_, flow_.now());
    tell(fact);
    return {};
  }
  Done obey(PressCommand const& command) {
    if (has_dgt_clock_) {
      bool const is_white = command.by == chess::Color::white;
      dgt_clock_.press(is_white ? ClockSide::left : ClockSide::right, flow_.now());
      tell(is_white ? "pressed white" : "pressed black");
      return {};
    }
    if (command.by == chess::Color::white)
      return with_clock("pressed white",
                        [](auto& clock, SimTime now) { clock.press(chess::Color::white, now); });
    return with_clock("pressed black",
                      [](auto& clock, SimTime now) { clock.press(chess::Color::black, now); });
  }
  Done obey(SayCommand const& /*command*/) {
    return with_clock("pressed say", [](auto& clock, SimTime now) { clock.say(now); });
  }

  Done obey(CableCommand const& command) {
    if (!command.is_plugged) line_.unplug();
    Done done;
    if (command.is_plugged) done = line_.plug(flow_.now());
    if (done) tell(command.is_plugged ? "plugged" : "unplugged");
    return done;
  }
  Done obey(DisturbCommand const& command) {
    auto& faults = line_.faults();
    switch (command.kind) {
      case FaultCommand::Kind::garbage:
        faults.insert_random_garbage(command.amount);
        tell(fmt::format("garbage {}", command.amount));
        break;
      case FaultCommand::Kind::lose:
        faults.lose_next(command.amount);
        tell(fmt::format("lose {}", command.amount));
        break;
      case FaultCommand::Kind::noise:
        faults.set_noise(command.amount);
        tell(fmt::format("noise {}", command.amount));
        break;
    }
    return {};
  }
  Done obey(WaitCommand const& command) { return flow_.wait(command.duration); }
  Done obey(EndCommand const& /*command*/) {
    is_ended_ = true;
    return {};
  }
  Done obey(NoCommand const& /*command*/) { return {}; }

  std::unique_ptr<SimulatedClock> clock_;
  SimulatedDgtClock dgt_clock_{main_time, increment};
  bool has_dgt_clock_;
  std::unique_ptr<BoardWithSensors> board_;  // nothing: it is the clock
  std::optional<BoardInHand> in_hand_;
  chess::SquareSet lit_;  // as last told
  SimulatedLine line_;
  TimeFlow flow_;
  bool is_ended_ = false;
};

}  // namespace

int run_device_session(DeviceOptions const& options, DeviceMade made) {
  stop_on_interrupt();
  DeviceSession session{options, std::move(made)};
  auto const done =
      session.plug_in(facts_of(options.kind).port_prefix).and_then([&] { return session.follow_input(); });
  if (done) return 0;
  fmt::print(stderr, "error: {}\n", done.error());
  return 1;
}

}  // namespace tactus::sim
