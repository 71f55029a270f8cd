// SPDX-License-Identifier: GPL-3.0-or-later
// A simulated device on a real pseudo-terminal that lives by itself, on a thread of its own, while a program
// talks to it.
#pragma once

#include "devices/simulators/line.hpp"
#include "tests/temporary_folder.hpp"

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <poll.h>
#include <stdexcept>
#include <string>
#include <thread>

namespace tactus {

class PumpedDevice {
 public:
  /// The device must outlive this and is not touched by anybody else meanwhile.
  explicit PumpedDevice(devices::simulators::SimulatedDevice& device) : line_(device, folder_ / "device") {
    if (auto const plugged = line_.plug(now()); !plugged) throw std::runtime_error(plugged.error());
    thread_ = std::jthread([this](std::stop_token const& stop) {
      while (!stop.stop_requested()) {
        {
          std::lock_guard const lock{mutex_};
          line_.pump(now());
        }
        pumped_.notify_all();
        pollfd host{line_.descriptor(), POLLIN, 0};
        ::poll(&host, 1, 1);
      }
    });
  }
  std::string port() const { return "sim:" + (folder_ / "device"); }
  /// Waits until the host has sent these bytes in a row; false if they have not come after two minutes.
  bool hears(devices::simulators::Bytes const& part) {
    std::unique_lock lock{mutex_};
    return pumped_.wait_for(lock, std::chrono::minutes{2}, [&] {
      auto const& heard = line_.heard_from_host();
      return std::search(heard.begin(), heard.end(), part.begin(), part.end()) != heard.end();
    });
  }
  /// All bytes from the host; the device stands still from now on.
  devices::simulators::Bytes const& stop_and_tell() {
    thread_ = {};
    return line_.heard_from_host();
  }

 private:
  using Steady = std::chrono::steady_clock;
  devices::simulators::SimTime now() const {
    return std::chrono::duration_cast<devices::simulators::SimTime>(Steady::now() - began_);
  }

  Steady::time_point began_ = Steady::now();
  TemporaryFolder folder_;
  devices::simulators::SimulatedLine line_;
  std::mutex mutex_;  // of line_ while the thread runs
  std::condition_variable pumped_;
  std::jthread thread_;
};

}  // namespace tactus
