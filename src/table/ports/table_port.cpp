// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/table/ports/table_port.hpp"

#include "devices/ports/capture.hpp"
#include "devices/ports/port.hpp"
#include "src/equipment/port_finding.hpp"
#include "src/store/written_file.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <filesystem>
#include <fstream>
#include <memory>
#include <unistd.h>
#include <utility>

#include <fmt/format.h>

namespace tactus::program {
namespace {

/// A line that keeps the file that it is recorded into.
class KeptRecording final : public devices::ByteStream {
 public:
  KeptRecording(std::unique_ptr<std::ofstream> file, std::unique_ptr<devices::ByteStream> line,
                devices::CaptureLock lock)
      : lock_(std::move(lock)), file_(std::move(file)), line_(std::move(line)) {}
  devices::ReadResult read(std::span<std::uint8_t> into, Millis wait) override {
    return line_->read(into, wait);
  }
  bool write(std::span<std::uint8_t const> bytes) override { return line_->write(bytes); }
  bool set_baud(unsigned baud) override { return line_->set_baud(baud); }

 private:
  devices::CaptureLock lock_;
  std::unique_ptr<std::ofstream> file_;  // outlives line_
  std::unique_ptr<devices::ByteStream> line_;
};

/// Opens ports as usual and records each opening into a file of its own: BEGINNING-1.capture, -2 and so on;
/// those of earlier games stay. A file that cannot be written must not stop the game: then nothing is
/// recorded.
class RecordingOpener {
 public:
  RecordingOpener(std::string beginning, std::function<Instant()> now)
      : beginning_(std::move(beginning)), now_(std::move(now)) {}

  devices::OpenResult operator()(std::string const& name) {
    auto opened = devices::open_stream(name);
    if (!opened) return opened;
    auto const path = new_file();
    if (path.empty()) return opened;
    auto file = std::make_unique<std::ofstream>(path, std::ios::app);
    devices::CaptureLock lock{path};
    if (!*file || !lock.is_held()) return opened;
    auto& out = *file;
    auto recording = devices::recording_stream(std::move(*opened), out, {"Port: " + name}, now_);
    return std::make_unique<KeptRecording>(std::move(file), std::move(recording), std::move(lock));
  }

 private:
  /// Its name, as yet nobody's; empty: none can be made.
  std::string new_file() {
    for (;;) {
      auto name = fmt::format("{}-{}.capture", beginning_, ++count_);
      if (store::make_private_file(name)) return name;
      if (errno != EEXIST) return {};
    }
  }

  std::string beginning_;
  std::function<Instant()> now_;
  unsigned count_ = 0;
};

/// Where event time runs faster, table and devices share one machine, on which a terminal's bytes may be
/// seconds late; a simulated device that is pulled hangs up at once.
devices::LineTiming timing_for(unsigned pace) {
  auto timing = devices::LineTiming{}.times(pace);
  if (pace > 1) timing.silence *= 5;
  return timing;
}

}  // namespace

TablePort::TablePort(PortPlace place, std::size_t index, Inbox& inbox, EventClock const& clock, unsigned pace)
    : place_(std::move(place)),
      meaning_(place_.role),
      line_(devices::LineSettings{timing_for(pace),
                                  devices::told_protocol(devices::parse_port_name(place_.name))}),
      reader_(settings_for(index, inbox, clock, pace)) {}

devices::PortSettings TablePort::settings_for(std::size_t index, Inbox& inbox, EventClock const& clock,
                                              unsigned pace) const {
  devices::PortSettings settings;
  settings.name = place_.name;
  settings.now = [&clock] { return clock.now(); };
  settings.deliver = [index, &inbox](devices::PortItem item) { inbox.put(PortNews{index, std::move(item)}); };
  settings.wait_scale = 1.0 / pace;
  if (place_.capture) settings.open = RecordingOpener{*place_.capture, settings.now};
  return settings;
}

std::vector<Heard> TablePort::take(devices::PortItem const& item) {
  if (auto const* opened = std::get_if<devices::PortOpened>(&item))
    return carry_out(line_.opened(opened->time), opened->time);
  if (auto const* chunk = std::get_if<devices::Chunk>(&item))
    return carry_out(line_.feed(*chunk), chunk->time);
  auto const& lost = std::get<devices::PortLost>(item);
  auto step = line_.closed(lost.reason);
  auto heard = carry_out(step, lost.time);
  if (lost.fault) trouble_ = equipment::fact_of(*lost.fault, place_.name).message;
  return heard;
}

std::vector<Heard> TablePort::skip(Instant now) {
  meaning_.expect_full_state();
  return carry_out(line_.skip(now), now);
}

std::vector<Heard> TablePort::pass_time(Instant now) {
  auto const deadline = line_.next_deadline();
  if (!deadline || *deadline > now) return {};
  return carry_out(line_.pass_time(now), now);
}

void TablePort::ask_full_state(Instant now) {
  meaning_.expect_full_state();
  carry_out(line_.ask_full_state(now), now);
}

void TablePort::light(chess::SquareSet squares, Instant now) {
  if (std::exchange(lit_, squares) != squares) carry_out(line_.light({squares}, now), now);
}

std::vector<Heard> TablePort::carry_out(devices::LineStep const& step, Instant time) {
  std::vector<Heard> heard;
  for (devices::DeviceEvent const& event : step.events) {
    if (auto const* lost = std::get_if<devices::LinkLost>(&event)) trouble_ = as_it_is(lost->reason);
    if (std::holds_alternative<devices::LinkFound>(event)) trouble_.reset();
    for (Meaning& each : meaning_.take(time, event)) heard.push_back({time, std::move(each)});
  }
  if (step.baud) reader_.set_baud(*step.baud);
  if (!step.send.empty()) reader_.write(step.send);
  return heard;
}

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

std::optional<Message> name_fault(std::string const& name, PortRole const& role) {
  if (is_port_name(name) || name == keyboard || (role.is_clock && name == "none")) return std::nullopt;
  Argument const given{"value", name};
  Argument const device{"device", std::vector{Message{name_of(role)}}};
  return role.is_clock ? say("{device}: {value} is not a port; expected /dev/..., hid:PATH, pty:PATH, "
                             "sim:PATH, keyboard or none",
                             {device, given})
                       : say("{device}: {value} is not a port; expected /dev/..., hid:PATH, pty:PATH, "
                             "sim:PATH, keyboard",
                             {device, given});
}

std::optional<std::string> capture_name(PlayOptions const& options, char const* role) {
  if (!options.capture) return std::nullopt;
  return (std::filesystem::path(*options.capture) / role).string();
}

}  // namespace

std::optional<Message> port_fault(PlayOptions const& options) {
  for (auto const& [name, role] : {std::pair{options.white_board, PortRole{chess::Color::white}},
                                   std::pair{options.black_board, PortRole{chess::Color::black}},
                                   std::pair{options.clock, PortRole{std::nullopt, true}}})
    if (auto fault = name_fault(name, role)) return fault;
  if (is_same_port(options.white_board, options.black_board))
    return say("both boards at {port}; expected two ports", {{"port", options.white_board}});
  bool const has_real_port =
      is_real(options.white_board) || is_real(options.black_board) || is_real(options.clock);
  if (options.pace != 1 && has_real_port)
    return say("--pace is for simulators; expected every port to be sim:PATH or keyboard");
  return std::nullopt;
}

namespace {

bool is_ready(std::string const& folder) {
  std::error_code fault;
  std::filesystem::create_directories(folder, fault);
  return std::filesystem::is_directory(folder, fault) && ::access(folder.c_str(), W_OK) == 0;
}

}  // namespace

std::optional<Message> folders_to_write_fault(PlayOptions const& options) {
  if (options.capture && !is_ready(*options.capture))
    return say("--capture {folder}: expected a folder to write into", {{"folder", *options.capture}});
  if (options.spare && !is_ready(*options.spare))
    return say("--spare {folder}: expected a folder to write into", {{"folder", *options.spare}});
  return std::nullopt;
}

bool has_pseudo_terminal(PlayOptions const& options) {
  auto const is_one = [](std::string const& name) {
    return stream_of(name).starts_with("sim:") || stream_of(name).starts_with("pty:");
  };
  return is_one(options.white_board) || is_one(options.black_board) || is_one(options.clock);
}

std::vector<table::PortRead> ports_read(PlayOptions const& options) {
  std::vector<table::PortRead> read;
  for (auto const& [of, port] : {std::pair{"white", options.white_board},
                                 std::pair{"black", options.black_board}, std::pair{"clock", options.clock}})
    if (is_port_name(port)) read.push_back({of, port});
  return read;
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
