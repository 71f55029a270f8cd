// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/table/table_ports.hpp"

#include "devices/port_name.hpp"

#include <algorithm>
#include <array>
#include <filesystem>
#include <unistd.h>

namespace tactus::program {
namespace {

constexpr std::string_view keyboard = "keyboard";

using devices::is_port_name;

std::string stream_of(std::string const& name) { return devices::parse_port_name(name).stream; }

bool is_real(std::string const& name) {
  auto const stream = stream_of(name);
  return stream.starts_with("/dev/") || stream.starts_with("hid:");
}

bool is_same_port(std::string const& one, std::string const& other) {
  return is_port_name(one) && stream_of(one) == stream_of(other);
}

std::string name_fault(std::string const& what, std::string const& name, bool is_clock) {
  if (is_port_name(name) || name == keyboard || (is_clock && name == "none")) return {};
  return what + ": `" + name + "` is no port; expected /dev/..., hid:PATH, sim:PATH, keyboard" +
         (is_clock ? " or none" : "");
}

std::optional<std::string> capture_name(PlayOptions const& options, char const* role) {
  if (!options.capture) return std::nullopt;
  return (std::filesystem::path(*options.capture) / role).string();
}

}  // namespace

std::string port_fault(PlayOptions const& options) {
  for (auto const& [what, name, is_clock] :
       {std::tuple{"board of White", options.white_board, false},
        std::tuple{"board of Black", options.black_board, false}, std::tuple{"clock", options.clock, true}})
    if (auto fault = name_fault(what, name, is_clock); !fault.empty()) return fault;
  if (is_same_port(options.white_board, options.black_board))
    return "both boards at " + options.white_board + "; expected two ports";
  bool const has_real_port =
      is_real(options.white_board) || is_real(options.black_board) || is_real(options.clock);
  if (options.pace != 1 && has_real_port)
    return "--pace is for simulators; expected every port to be sim:PATH or keyboard";
  return {};
}

std::string ready_for_captures(PlayOptions const& options) {
  if (!options.capture) return {};
  std::error_code fault;
  std::filesystem::create_directories(*options.capture, fault);
  bool const is_ready =
      std::filesystem::is_directory(*options.capture, fault) && ::access(options.capture->c_str(), W_OK) == 0;
  return is_ready ? std::string{} : "--capture " + *options.capture + ": expected a folder to write into";
}

bool has_simulated_port(PlayOptions const& options) {
  auto const is_simulated = [](std::string const& name) { return stream_of(name).starts_with("sim:"); };
  return is_simulated(options.white_board) || is_simulated(options.black_board) ||
         is_simulated(options.clock);
}

std::vector<PortPlace> port_places(PlayOptions const& options) {
  std::vector<PortPlace> places;
  auto const add_board = [&](std::string const& name, chess::Color color, char const* role) {
    if (is_port_name(name))
      places.push_back(
          {name, {color, is_same_port(name, options.clock), options.left}, capture_name(options, role)});
  };
  add_board(options.white_board, chess::Color::white, "white-board");
  add_board(options.black_board, chess::Color::black, "black-board");
  bool const is_shared =
      std::any_of(places.begin(), places.end(), [](PortPlace const& place) { return place.role.is_clock; });
  if (is_port_name(options.clock) && !is_shared)
    places.push_back({options.clock, {std::nullopt, true, options.left}, capture_name(options, "clock")});
  return places;
}

std::vector<std::unique_ptr<TablePort>> open_ports(PlayOptions const& options, Inbox& inbox,
                                                   EventClock const& clock) {
  std::vector<std::unique_ptr<TablePort>> ports;
  for (PortPlace& place : port_places(options))
    ports.push_back(std::make_unique<TablePort>(std::move(place), ports.size(), inbox, clock, options.pace));
  return ports;
}

}  // namespace tactus::program
