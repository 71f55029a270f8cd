// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/twins/table_of_twins.hpp"

#include "tests/core/table/script.hpp"

#include <sstream>
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
  std::vector<std::string> arguments{
      "device",  "--as", std::string{sim::facts_of(kind).name}, "--port", (folder_ / name).string(),
      "--speed", pace};
  arguments.insert(arguments.end(), more.begin(), more.end());
  auto device = std::make_unique<Program>("tactus-sim", arguments);
  if (!device->prints("port ")) throw std::runtime_error("a simulated device did not start");
  return device;
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
  Program& device = *boards_[chess::index_of(board)];
  std::size_t& read = read_[chess::index_of(board)];
  device.type(command + '\n');
  if (!device.prints_one_of({done}, read)) throw std::runtime_error("the hands did not " + command);
  read = device.printed().find(done, read) + done.size();
}

void TableOfTwins::make(Color board, chess::Diagram const& before, chess::Move move) {
  std::istringstream steps{table::steps_of(before, move)};
  for (std::string each; steps >> each;) {
    std::string const square = each.substr(1, 2);
    if (each[0] == '-')
      step(board, "wait 300\nlift " + square, "lifted " + square);
    else
      step(board, "wait 300\nplace " + square + ' ' + each.substr(3), "placed " + square);
  }
}

void TableOfTwins::press(Color by) {
  clock_->type("press " + name_of(by) + '\n');
  if (!clock_->prints("pressed " + name_of(by))) throw std::runtime_error("the clock was not pressed");
}

}  // namespace tactus
