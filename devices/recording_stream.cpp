// SPDX-License-Identifier: GPL-3.0-or-later
#include "devices/recording_stream.hpp"

#include "devices/capture.hpp"

#include <algorithm>
#include <mutex>
#include <ostream>

namespace tactus::devices {

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

}  // namespace tactus::devices
