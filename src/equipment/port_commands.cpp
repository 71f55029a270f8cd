// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/equipment/port_commands.hpp"

#include "core/message/system_reason.hpp"
#include "core/message/written.hpp"
#include "devices/line_runner.hpp"
#include "devices/ports/capture.hpp"
#include "devices/ports/port.hpp"
#include "src/equipment/port_finding.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <fstream>
#include <iterator>
#include <ostream>
#include <poll.h>
#include <unistd.h>

namespace tactus::equipment {
namespace {

sigset_t stop_signals() {
  sigset_t signals;
  ::sigemptyset(&signals);
  ::sigaddset(&signals, SIGINT);
  ::sigaddset(&signals, SIGTERM);
  return signals;
}

bool was_signalled() {
  sigset_t const signals = stop_signals();
  timespec const at_once{0, 0};
  return ::sigtimedwait(&signals, nullptr, &at_once) > 0;
}

bool has_input_ended() {
  pollfd input{STDIN_FILENO, POLLIN, 0};
  if (::poll(&input, 1, 0) <= 0) return false;
  std::array<char, 256> ignored{};
  return ::read(STDIN_FILENO, ignored.data(), ignored.size()) == 0;
}

}  // namespace

EndOfWork::EndOfWork() {
  sigset_t const signals = stop_signals();
  ::pthread_sigmask(SIG_BLOCK, &signals, nullptr);
}

bool EndOfWork::has_come() {
  has_come_ = has_come_ || was_signalled() || has_input_ended();
  return has_come_;
}

namespace {

/// Told, then false.
bool fail(Streams const& streams, Message const& fault) {
  streams.errors << written(say("error: {fault}", {{"fault", std::vector{fault}}}), streams.translate)
                 << '\n';
  return false;
}

}  // namespace

bool list_ports(FactTeller& teller, Streams const& streams) {
  auto const ports = devices::list_ports();
  if (!ports) return fail(streams, say("cannot list the serial ports; expected /sys to be mounted"));
  teller.tell(facts_of(*ports));
  return true;
}

bool probe_ports(std::vector<std::string> ports, Now const& now, FactTeller& teller, Streams const& streams) {
  if (ports.empty()) {
    auto const all = devices::list_ports();
    if (!all) return fail(streams, say("cannot list the serial ports; expected /sys to be mounted"));
    if (all->empty())
      return fail(streams, say("no port found; expected a device that is plugged in, or the name of a port"));
    for (devices::PortDescription const& each : *all) ports.push_back(each.name);
  }
  for (std::string const& port : ports) teller.tell(facts_of(look_at(port, now)));
  return teller.faults_told() == 0;
}

namespace {

bool is_found(devices::ReplayedEvent const& each) {
  return std::holds_alternative<devices::LinkFound>(each.event);
}

}  // namespace

bool replay_file(std::string const& name, Streams const& streams) {
  auto const [typed, file] = devices::parse_port_name(name);
  if (devices::is_being_recorded(file))
    return fail(streams, say("{file}: a game is being recorded into it; expected one that has ended",
                             {{"file", file}}));
  std::ifstream in{file, std::ios::binary};
  std::string const text{std::istreambuf_iterator<char>{in}, {}};
  if (!in) return fail(streams, say("{file}: cannot be read; expected a capture", {{"file", file}}));
  auto const capture = devices::parse_capture(text);
  if (!capture)
    return fail(streams, say("{file}, {fault}",
                             {{"file", file}, {"fault", std::vector{message_of(capture.error())}}}));
  auto const events = devices::replay(*capture, devices::settings_for(*capture, typed));
  for (devices::ReplayedEvent const& each : events) streams.out << describe(each) << '\n';
  streams.out.flush();
  if (std::ranges::any_of(events, is_found)) return true;
  return fail(streams, say("{file}: no device was recognised; expected its protocol before the name, as in "
                           "chessnut:{file}",
                           {{"file", file}}));
}

// The commands that stay at one port: watch and record.

namespace {

constexpr Millis look_up{100};  // how often the end of work is looked for
constexpr Millis first_pause{500};
constexpr Millis longest_pause{10'000};

class Follower {
 public:
  Follower(std::string port, Now const& now, std::ostream& out, EventListener listener = {})
      : port_(std::move(port)), now_(now), out_(out), listener_(std::move(listener)), start_(now()) {}

  bool is_ended() { return end_.has_come(); }

  /// Until the port is lost, the work ends or `may_go_on` says no.
  template <class Condition>
  void follow(std::unique_ptr<devices::ByteStream> stream, Condition const& may_go_on) {
    devices::LiveLine line{std::move(stream), devices::settings_for(port_), now_};
    while (line.is_open() && !is_ended() && may_go_on())
      for (auto& event : line.listen(look_up)) show(std::move(event));
  }

  /// Said once for each reason.
  void show_closed(std::string const& reason) {
    if (reason != last_reason_) show(devices::LinkLost{reason});
    last_reason_ = reason;
  }
  void forget_reason() { last_reason_.clear(); }

  /// Between two tries to open the port.
  void pause(Millis time) {
    for (Instant const end = now_() + time; now_() < end && !is_ended();)
      ::poll(nullptr, 0, static_cast<int>(std::min(look_up, end - now_()).count()));
  }

 private:
  void show(devices::DeviceEvent event) {
    devices::ReplayedEvent const shown{now_() - start_, std::move(event)};
    out_ << describe(shown) << std::endl;
    if (listener_) listener_(shown.event);
  }

  EndOfWork end_;
  std::string port_;
  Now const& now_;
  std::ostream& out_;
  EventListener listener_;
  Instant start_;
  std::string last_reason_;
};

/// Never one that is there already: a capture cannot be had twice.
tl::expected<std::ofstream, Message> new_file(std::string const& path) {
  int const descriptor = ::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0644);
  if (descriptor < 0 && errno == EEXIST)
    return tl::unexpected(say("{file}: exists already; a recording needs a new file name", {{"file", path}}));
  if (descriptor < 0) return tl::unexpected(cannot_be_written(path, errno));
  ::close(descriptor);
  return std::ofstream{path, std::ios::app};
}

std::vector<std::string> header_of(Recording const& recording) {
  std::vector<std::string> header{"Device: " + (recording.device.empty() ? "not named" : recording.device)};
  header.push_back("Port: " + recording.port + "   Program: tactus " TACTUS_VERSION);
  header.push_back("Note: " +
                   (recording.note.empty() ? "(what was done with the pieces, in order)" : recording.note));
  header.emplace_back(
      "To do: write after \"Note:\" what was done, then send this file (docs/builders/devices.md).");
  for (std::string& line : header) std::replace(line.begin(), line.end(), '\n', ' ');
  return header;
}

}  // namespace

namespace {

/// Waiting does not help.
bool is_to_be_named_anew(devices::OpenError const& error) {
  return error.fault == devices::OpenFault::bad_name || error.fault == devices::OpenFault::several;
}

}  // namespace

bool watch_port(std::string const& port, Now const& now, Streams const& streams,
                EventListener const& listener) {
  Follower follower{port, now, streams.out, listener};
  bool const is_recording = devices::parse_port_name(port).stream.starts_with(devices::of_replays);
  bool was_there = false;
  Millis wait = first_pause;
  do {
    auto opened = devices::open_stream(port);
    if (!opened && (!was_there || is_to_be_named_anew(opened.error()) || is_recording))
      return fail(streams, fact_of(opened.error(), port).message);
    if (opened) {
      was_there = true;
      follower.forget_reason();
      follower.follow(std::move(*opened), [&] { return streams.out.good(); });
      wait = first_pause;
    } else {
      follower.show_closed(opened.error().message);
    }
    if (is_recording || !streams.out.good()) break;
    follower.pause(wait);
    wait = std::min(wait * 2, longest_pause);
  } while (!follower.is_ended());
  return true;
}

bool record_port(Recording const& recording, Now const& now, Streams const& streams) {
  auto opened = devices::open_stream(recording.port);
  if (!opened) return fail(streams, fact_of(opened.error(), recording.port).message);
  auto file = new_file(recording.file);
  if (!file) return fail(streams, file.error());
  Follower follower{recording.port, now, streams.out};
  follower.follow(devices::recording_stream(std::move(*opened), *file, header_of(recording), now),
                  [&] { return file->good(); });
  if (file->good()) {
    streams.out << written(say("{file}: recorded. In its header, after \"Note:\", write what was done with "
                               "the pieces, in order; then send the file to those who gave you Tactus.",
                               {{"file", recording.file}}),
                           streams.translate)
                << std::endl;
    return true;
  }
  return fail(streams, say("{file}: cannot be written any more; what is in it can be used",
                           {{"file", recording.file}}));
}

}  // namespace tactus::equipment
