// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/twins/table_of_twins.hpp"

#include "devices/simulators/touches.hpp"

#include <stdexcept>

namespace tactus {
namespace {

using chess::Color;
using table::BoardKind;

constexpr char const* pace = "8";  // times as fast as real hands; a busy machine keeps up with it

std::string name_of(Color color) { return color == Color::white ? "white" : "black"; }

}  // namespace

TableOfTwins::TableOfTwins(std::filesystem::path folder, Setting const& setting, std::string const& fen)
    : folder_(std::move(folder)) {
  add_board(Color::white, setting.setup.white_board, fen);
  add_board(Color::black, setting.setup.black_board, fen);
  if (setting.has_clock_port()) {
    clock_ = plug_in("clock", sim::DeviceKind::tactus_clock, {});
    press(Color::black);  // by the arbiter, who starts White's clock (6.2.1)
    if (fen.find(" b ") != std::string::npos) press(Color::white);
    options_.insert(options_.end(), {"--clock", "sim:" + (folder_ / "clock").string()});
  }
  if (setting.has_boards() || setting.has_clock_port()) options_.insert(options_.end(), {"--pace", pace});
}

TableOfTwins::Device TableOfTwins::plug_in(std::string const& name, sim::DeviceKind kind,
                                           std::vector<std::string> more) {
  more.insert(more.end(), {"--speed", pace});
  return std::make_unique<DeviceProgram>(std::string{sim::facts_of(kind).name}, (folder_ / name).string(),
                                         more);
}

void TableOfTwins::add_board(Color color, BoardKind kind, std::string const& fen) {
  if (kind == BoardKind::keyboard) return;
  // Both kinds are real ones; the one that knows its pieces has lamps, so that they are compared.
  auto const as = kind == BoardKind::pieces ? sim::DeviceKind::chesslink : sim::DeviceKind::sentio;
  boards_[chess::index_of(color)] = plug_in(name_of(color), as, {"--start", fen});
  options_.insert(options_.end(),
                  {"--board", name_of(color) + "=sim:" + (folder_ / name_of(color)).string()});
}

void TableOfTwins::step(Color board, std::string const& command, std::string const& done) {
  if (!boards_[chess::index_of(board)]->does(command, done))
    throw std::runtime_error("the hands did not " + command);
}

void TableOfTwins::make(Color board, chess::Diagram const& before, chess::Move move) {
  using devices::simulators::HandAction;
  for (HandAction const& each : devices::simulators::touches(before, move)) {
    std::string const square = each.square.name();
    if (each.what == HandAction::What::lift)
      step(board, "wait 300\nlift " + square, "lifted " + square);
    else
      step(board, "wait 300\nplace " + square + ' ' + each.piece.fen_letter(), "placed " + square);
  }
}

void TableOfTwins::press(Color by) {
  if (!clock_->does("press " + name_of(by), "pressed " + name_of(by)))
    throw std::runtime_error("the clock was not pressed");
}

}  // namespace tactus
