// SPDX-License-Identifier: GPL-3.0-or-later

#include "devices/ports/capture.hpp"

#include "core/message/file_text.hpp"
#include "core/message/written.hpp"
#include "devices/drivers/ascii.hpp"
#include "devices/ports/port.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <fcntl.h>
#include <fstream>
#include <mutex>
#include <ostream>
#include <unistd.h>

#include <fmt/format.h>

namespace tactus::devices {

namespace {

template <class T>
using Parsed = tl::expected<T, CaptureFault>;

Parsed<std::vector<std::uint8_t>> parse_bytes(std::string_view text) {
  if (text.empty()) return tl::unexpected(CaptureFault::no_bytes);
  if (text.size() % 3 != 2) return tl::unexpected(CaptureFault::bad_hex);
  std::vector<std::uint8_t> bytes;
  bytes.reserve(text.size() / 3 + 1);
  for (std::size_t i = 0; i < text.size(); i += 3) {
    auto const high = hex_value(text[i]);
    auto const low = hex_value(text[i + 1]);
    bool const is_separated = i + 2 >= text.size() || text[i + 2] == ' ';
    if (!high || !low || !is_separated) return tl::unexpected(CaptureFault::bad_hex);
    bytes.push_back(static_cast<std::uint8_t>(*high * 16 + *low));
  }
  return bytes;
}

Parsed<CaptureLine> parse_line(std::string_view text) {
  std::size_t const blank = text.find(' ');
  if (!text.starts_with('+') || blank == std::string_view::npos)
    return tl::unexpected(CaptureFault::bad_offset);
  auto const offset = parse_decimal(text.substr(1, blank - 1), 9);
  if (!offset) return tl::unexpected(CaptureFault::bad_offset);
  std::string_view const rest = text.substr(blank + 1);
  bool const is_from = rest.starts_with('<');
  if ((!is_from && !rest.starts_with('>')) || (rest.size() > 1 && rest[1] != ' '))
    return tl::unexpected(CaptureFault::bad_direction);
  auto bytes = parse_bytes(rest.size() > 2 ? rest.substr(2) : "");
  if (!bytes) return tl::unexpected(bytes.error());
  return CaptureLine{Millis{*offset}, is_from ? Direction::from_device : Direction::to_device,
                     std::move(*bytes)};
}

std::optional<CaptureFault> take_line(Capture& capture, std::string_view text) {
  if (text.starts_with('#')) {
    if (!capture.lines.empty()) return CaptureFault::header_after_data;
    text.remove_prefix(text.starts_with("# ") ? 2 : 1);
    capture.header.emplace_back(text);
    return std::nullopt;
  }
  if (capture.header.empty()) return CaptureFault::no_header;
  if (text.empty()) return std::nullopt;
  auto line = parse_line(text);
  if (!line) return line.error();
  if (!capture.lines.empty() && line->offset < capture.lines.back().offset) return CaptureFault::offset_falls;
  capture.lines.push_back(std::move(*line));
  return std::nullopt;
}

}  // namespace

Message message_of(CaptureError const& error) {
  Argument const line{"line", static_cast<unsigned>(error.line)};
  switch (error.fault) {
    // Translators: A recording of the bytes of a board (a capture) is a text; one of its lines is wrong.
    case CaptureFault::no_header:
      return say("line {line}: expected a first line that starts with '#' and says which device this is",
                 {line});
    case CaptureFault::bad_offset:
      return say("line {line}: expected '+', the milliseconds since the start in 1 to 9 digits, and a blank",
                 {line});
    case CaptureFault::offset_falls:
      return say("line {line}: expected an offset that is not before the one above", {line});
    case CaptureFault::bad_direction:
      return say("line {line}: expected '<' (from the device) or '>' (to the device) and a blank", {line});
    case CaptureFault::bad_hex:
      return say("line {line}: expected two hexadecimal digits for each byte, separated by one blank",
                 {line});
    case CaptureFault::no_bytes: return say("line {line}: expected at least one byte", {line});
    case CaptureFault::header_after_data: break;
  }
  return say("line {line}: expected header lines ('#') only above the first data line", {line});
}

tl::expected<Capture, CaptureError> parse_capture(std::string_view bytes) {
  FileText const file = text_in(std::string{bytes});
  std::string_view text = file.text;
  Capture capture;
  std::size_t number = 0;
  while (!text.empty()) {
    ++number;
    std::size_t const end = std::min(text.find('\n'), text.size());
    std::string_view line = text.substr(0, end);
    while (line.ends_with('\r')) line.remove_suffix(1);
    if (auto const fault = take_line(capture, line)) return tl::unexpected(CaptureError{*fault, number});
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  if (capture.header.empty()) return tl::unexpected(CaptureError{CaptureFault::no_header, 1});
  return capture;
}

std::string capture_line(Millis offset, Direction direction, std::span<std::uint8_t const> bytes) {
  std::string text =
      fmt::format("+{:06} {}", offset.count(), direction == Direction::from_device ? '<' : '>');
  for (auto const byte : bytes) text += fmt::format(" {:02x}", byte);
  return text + '\n';
}

std::string to_text(Capture const& capture) {
  std::string text;
  for (auto const& line : capture.header) text += "# " + line + '\n';
  for (auto const& line : capture.lines) text += capture_line(line.offset, line.direction, line.bytes);
  return text;
}

namespace {

class RecordingStream final : public ByteStream {
 public:
  RecordingStream(std::unique_ptr<ByteStream> line, std::ostream& out, std::function<Instant()> now)
      : line_(std::move(line)), out_(out), now_(std::move(now)), start_(now_()) {}

  ReadResult read(std::span<std::uint8_t> into, Millis wait) override {
    auto const result = line_->read(into, wait);
    if (result.count > 0) record(Direction::from_device, into.first(result.count));
    return result;
  }
  bool write(std::span<std::uint8_t const> bytes) override {
    if (!bytes.empty()) record(Direction::to_device, bytes);
    return line_->write(bytes);
  }
  bool set_baud(unsigned baud) override { return line_->set_baud(baud); }

 private:
  void record(Direction direction, std::span<std::uint8_t const> bytes) {
    std::lock_guard const lock(mutex_);
    last_ = std::max(last_, now_() - start_);  // offsets never fall, whatever the clock does
    out_ << capture_line(last_, direction, bytes) << std::flush;
  }

  std::unique_ptr<ByteStream> line_;
  std::mutex mutex_;
  std::ostream& out_;
  std::function<Instant()> now_;
  Instant start_;
  Millis last_{0};
};

}  // namespace

std::unique_ptr<ByteStream> recording_stream(std::unique_ptr<ByteStream> line, std::ostream& out,
                                             std::vector<std::string> const& header,
                                             std::function<Instant()> now) {
  for (auto const& text : header) out << "# " << text << '\n';
  return std::make_unique<RecordingStream>(std::move(line), out, std::move(now));
}

namespace {

class ReplayStream final : public ByteStream {
 public:
  explicit ReplayStream(Capture capture) : capture_(std::move(capture)) {}

  ReadResult read(std::span<std::uint8_t> into, Millis) override {
    while (next_ < capture_.lines.size() && capture_.lines[next_].direction == Direction::to_device) ++next_;
    if (next_ == capture_.lines.size()) return {ReadStatus::unplugged, 0};
    auto const rest = std::span{capture_.lines[next_].bytes}.subspan(taken_);
    std::size_t const count = std::min(into.size(), rest.size());
    std::copy_n(rest.begin(), count, into.begin());
    taken_ += count;
    if (count == rest.size()) {
      ++next_;
      taken_ = 0;
    }
    return {ReadStatus::data, count};
  }

  bool write(std::span<std::uint8_t const>) override { return true; }

 private:
  Capture capture_;
  std::size_t next_ = 0;
  std::size_t taken_ = 0;  // of the bytes of capture_.lines[next_]
};

}  // namespace

std::unique_ptr<ByteStream> replay_stream(Capture capture) {
  return std::make_unique<ReplayStream>(std::move(capture));
}

namespace {

tl::expected<Capture, OpenError> read_capture(std::string const& path) {
  if (is_being_recorded(path))
    return tl::unexpected(OpenError{OpenFault::not_a_port, fmt::format("{}: {}.", path, still_recorded)});
  errno = 0;
  std::ifstream file(path, std::ios::binary);
  if (!file) return tl::unexpected(open_error(errno, path, "a capture file"));
  std::string text;
  for (std::array<char, 4096> block{}; file.read(block.data(), block.size()) || file.gcount() > 0;)
    text.append(block.data(), static_cast<std::size_t>(file.gcount()));
  if (file.bad())
    return tl::unexpected(open_error(EISDIR, path, "a capture file"));  // it opens, but cannot be read
  auto capture = parse_capture(text);
  if (!capture) {
    return tl::unexpected(
        OpenError{OpenFault::not_a_port,
                  fmt::format("{} is not a capture file, {}.", path, written(message_of(capture.error())))});
  }
  return std::move(*capture);
}

}  // namespace

OpenResult open_replay(std::string const& path) {
  auto capture = read_capture(path);
  if (!capture) return tl::unexpected(std::move(capture.error()));
  return replay_stream(std::move(*capture));
}

Protocol told_protocol(Capture const& capture) {
  constexpr std::string_view protocol = "Protocol: ", port = "Port: ";
  auto told = Protocol::unknown;
  for (std::string_view const line : capture.header) {
    if (line.starts_with(protocol))
      told = protocol_named(line.substr(protocol.size())).value_or(Protocol::unknown);
    if (line.starts_with(port) && told == Protocol::unknown)
      told = parse_port_name(line.substr(port.size())).protocol;
  }
  return told;
}

Protocol told_protocol(PortName const& port) {
  if (port.protocol != Protocol::unknown || !port.stream.starts_with(of_replays)) return port.protocol;
  auto const capture = read_capture(port.stream.substr(of_replays.size()));
  return capture ? told_protocol(*capture) : Protocol::unknown;
}

namespace {

/// Of the open file, so that it ends with it and not with another one of the same name (F_OFD_SETLK).
bool lock(int file, short kind) {
  struct flock wanted {};
  wanted.l_type = kind;
  wanted.l_whence = SEEK_SET;
  return ::fcntl(file, F_OFD_SETLK, &wanted) == 0;
}

}  // namespace

CaptureLock::CaptureLock(std::string const& path) : file_(::open(path.c_str(), O_RDWR | O_CLOEXEC)) {
  if (file_ < 0 || lock(file_, F_WRLCK)) return;
  ::close(file_);
  file_ = -1;
}

CaptureLock::~CaptureLock() {
  if (file_ >= 0) ::close(file_);
}

bool is_being_recorded(std::string const& path) {
  int const file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (file < 0) return false;
  bool const is_free = lock(file, F_RDLCK);
  ::close(file);
  return !is_free;
}

}  // namespace tactus::devices
