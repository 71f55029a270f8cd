// SPDX-License-Identifier: GPL-3.0-or-later
// One connection to the desk's page, with TLS or without: all that is read ends at a deadline, all that is
// written when the browser has taken nothing for as long. One thread.
#pragma once

#include "src/desk/web/strangers.hpp"

#include <array>
#include <chrono>
#include <functional>
#include <httplib.h>
#include <memory>
#include <openssl/ssl.h>
#include <string>

namespace tactus::desk {

class Connection : public httplib::Stream {
 public:
  using Deadline = std::chrono::steady_clock::time_point;

  /// Takes over the socket. `context`: null without TLS.
  Connection(socket_t socket, SSL_CTX* context, std::chrono::milliseconds patience);
  Connection(Connection const&) = delete;
  Connection& operator=(Connection const&) = delete;
  ~Connection() override;

  /// What is read from now on has so long; begins with `patience`.
  void read_within(std::chrono::milliseconds limit) { deadline_ = std::chrono::steady_clock::now() + limit; }
  /// The handshake of TLS; true where there is none to make.
  bool is_greeted();

  /// What a request left behind, or the next one before its answer was read: no browser does that.
  bool has_unread() const;
  /// Something waits in the socket; any thread.
  bool has_arrived() const;
  /// From another thread: whoever reads or writes here is told that it is over.
  void end() const;

  bool is_readable() const override;
  bool is_writable() const override;
  /// -1 also when the deadline has passed.
  ssize_t read(char* into, size_t size) override;
  ssize_t write(char const* text, size_t size) override;
  void get_remote_ip_and_port(std::string& ip, int& port) const override;
  void get_local_ip_and_port(std::string& ip, int& port) const override;
  socket_t socket() const override { return socket_; }

 private:
  struct Freed {
    void operator()(SSL* tls) const { ::SSL_free(tls); }
  };

  ssize_t fill();
  bool may_go_on(long result, Deadline deadline);
  bool waits_for(short events, Deadline deadline) const;

  socket_t socket_;
  std::chrono::milliseconds patience_;
  std::unique_ptr<SSL, Freed> tls_{};
  Deadline deadline_;
  std::array<char, 4096> bytes_{};  // read, and not yet asked for
  std::size_t from_ = 0, to_ = 0;
};

// The web server of the desk on connections that have a limit for a whole request: the library counts its
// timeouts for each read, so that a hundred slow ones would keep all its threads.

struct ConnectionRules {
  /// For the handshake of TLS, and for each request with its head and body from its first byte on.
  std::chrono::milliseconds request_at_most{5000};
  /// Who sends this request has been let in; any thread.
  std::function<bool(httplib::Request const&)> is_known;
};

class TimedServer : public httplib::Server {
 public:
  /// Without TLS.
  explicit TimedServer(ConnectionRules rules) : rules_(std::move(rules)) {}
  /// Both in PEM; not valid where they cannot be used.
  TimedServer(ConnectionRules rules, std::string const& certificate, std::string const& key);

  bool is_valid() const override { return !has_tls_ || tls_ != nullptr; }

 private:
  struct Freed {
    void operator()(SSL_CTX* context) const { ::SSL_CTX_free(context); }
  };

  bool process_and_close_socket(socket_t socket) override;
  bool serve(Connection& connection, std::function<void()> const& known);

  ConnectionRules rules_;
  Strangers strangers_;
  bool has_tls_ = false;
  std::unique_ptr<SSL_CTX, Freed> tls_{};
};

}  // namespace tactus::desk
