// SPDX-License-Identifier: GPL-3.0-or-later
// The web server of the desk on connections that have a limit for a whole request: the library counts its
// timeouts for each read, so that a hundred slow ones would keep all its threads.
#pragma once

#include "src/desk/connection.hpp"

namespace tactus::desk {

/// For the handshake of TLS, and for each request with its head and body from its first byte on.
inline constexpr std::chrono::seconds request_at_most{5};

class TimedServer : public httplib::Server {
 public:
  /// Without TLS.
  TimedServer() = default;
  /// Both in PEM; not valid where they cannot be used.
  TimedServer(std::string const& certificate, std::string const& key);

  bool is_valid() const override { return !has_tls_ || tls_ != nullptr; }

 private:
  struct Freed {
    void operator()(SSL_CTX* context) const { ::SSL_CTX_free(context); }
  };

  bool process_and_close_socket(socket_t socket) override;

  bool has_tls_ = false;
  std::unique_ptr<SSL_CTX, Freed> tls_{};
};

}  // namespace tactus::desk
