// SPDX-License-Identifier: GPL-3.0-or-later
// The reader thread of one port: opens it, stamps what it reads, opens it again when it was lost. Knows no
// protocol.
#pragma once

#include "core/instant.hpp"
#include "devices/drivers/driver.hpp"
#include "devices/ports/port.hpp"

#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <span>
#include <string>
#include <thread>
#include <variant>

namespace tactus::devices {

/// The port is open; after a PortLost: probe and start up again.
struct PortOpened {
  Instant time;
};
/// The port was unplugged, or cannot be opened. Said once for each loss, and again when the reason changes.
struct PortLost {
  Instant time;
  std::string reason;                // a sentence
  std::optional<OpenError> fault{};  // nothing: it was open
};
using PortItem = std::variant<PortOpened, Chunk, PortLost>;

struct PortSettings {
  std::string name;                       // for open_stream(), or what `open` makes of it
  std::function<Instant()> now;           // called on the reader thread
  std::function<void(PortItem)> deliver;  // called on the reader thread: the inbox of the shell
  std::function<OpenResult(std::string const&)> open = open_stream;
  double wait_scale = 1.0;  // of the back-off between two tries: 0.5 s doubling to 10 s
};

class PortReader {
 public:
  explicit PortReader(PortSettings settings);
  PortReader(PortReader const&) = delete;
  PortReader& operator=(PortReader const&) = delete;
  /// Stops within one read (100 ms); afterwards nothing is delivered any more.
  ~PortReader();

  /// From any one thread. False when the port is not open or does not take the bytes: a PortLost follows by
  /// itself.
  bool write(std::span<std::uint8_t const> bytes);
  /// The rate of the port that is open now; one that is opened later begins at 9600.
  bool set_baud(unsigned baud);

 private:
  void run(std::stop_token const& stop);
  bool serve_once(std::stop_token const& stop);
  void hold(std::shared_ptr<ByteStream> stream);
  std::shared_ptr<ByteStream> held();
  bool read_until_lost(std::stop_token const& stop, ByteStream& stream);
  void report_lost(std::string const& reason, std::optional<OpenError> fault = {});
  void pause(std::stop_token const& stop, Millis time);

  PortSettings settings_;
  std::string last_reason_;  // reader thread only
  std::mutex mutex_;
  std::condition_variable_any stopped_;
  std::shared_ptr<ByteStream> stream_;  // guarded by mutex_; held by a write in progress
  std::jthread thread_;                 // last: starts when all else is there
};

}  // namespace tactus::devices
