// SPDX-License-Identifier: GPL-3.0-or-later
// Requests byte by byte over a real socket, as no browser and no library would send them.
#pragma once

#include <cstddef>
#include <deque>
#include <functional>
#include <string>

namespace tactus::test {

class Connection {
 public:
  explicit Connection(int port);
  Connection(Connection const&) = delete;
  Connection& operator=(Connection const&) = delete;
  ~Connection();

  void send(std::string const& text) const;
  /// Reads until `is_enough` of what was read, the end, or ten seconds.
  std::string read_until(std::function<bool(std::string const&)> const& is_enough);
  void close();
  int descriptor() const { return fd_; }

 private:
  int fd_ = -1;
  std::string read_;
};

/// Waits until the other side has ended so many of them, at most 30 seconds; how many it has.
std::size_t ended_of(std::deque<Connection> const& connections, std::size_t count);

/// The whole answer to one request.
std::string answer_to(int port, std::string const& request);
/// Of an answer; 0: it is none.
int status_in(std::string const& answer);
/// Of who was let in: what his browser keeps for this address and port; empty: he was not.
std::string key_in(std::string const& answer);
/// The value of the first header of this name, or empty.
std::string header_in(std::string const& answer, std::string const& name);

}  // namespace tactus::test
