// SPDX-License-Identifier: GPL-3.0-or-later
// The connection to LiveChess on this machine, a WebSocket without a certificate, and to no other: it comes
// back by itself. Calls its ear from the io_context's one thread.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include <boost/asio/io_context.hpp>
#include <boost/asio/steady_timer.hpp>

namespace tactus::bridge {

inline constexpr std::uint16_t usual_port = 1982;

struct LinkEar {
  std::function<void()> came;
  std::function<void(std::string_view message)> heard;
  /// The reason in the system's words; also when it could not be reached. It is tried again a second later.
  std::function<void(std::string const& why)> went;
};

class LiveChessLink {
 public:
  /// Tries at once. `port`: TCP, at 127.0.0.1 or [::1]. The io_context must outlive it.
  LiveChessLink(boost::asio::io_context& io, std::uint16_t port, LinkEar ear);
  LiveChessLink(LiveChessLink const&) = delete;
  LiveChessLink& operator=(LiveChessLink const&) = delete;
  ~LiveChessLink();

  /// Lost if the connection is.
  void send(std::string message);
  /// Drops a connection on which nothing comes any more.
  void drop(std::string const& why);

 private:
  class Connection;
  void connect();
  void lose(std::string const& why);

  boost::asio::io_context& io_;
  std::uint16_t port_;
  LinkEar ear_;
  boost::asio::steady_timer again_;
  std::shared_ptr<Connection> connection_;
};

}  // namespace tactus::bridge
