// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/desk/timed_server.hpp"

#include <openssl/err.h>

namespace tactus::desk {

TimedServer::TimedServer(std::string const& certificate, std::string const& key) : has_tls_(true) {
  tls_.reset(::SSL_CTX_new(::TLS_server_method()));
  if (!tls_) return;
  ::SSL_CTX_set_min_proto_version(tls_.get(), TLS1_2_VERSION);
  ::SSL_CTX_set_options(tls_.get(), SSL_OP_NO_COMPRESSION);
  ::SSL_CTX_set_mode(tls_.get(), SSL_MODE_ACCEPT_MOVING_WRITE_BUFFER | SSL_MODE_ENABLE_PARTIAL_WRITE);
  bool const is_usable = ::SSL_CTX_use_certificate_chain_file(tls_.get(), certificate.c_str()) == 1 &&
                         ::SSL_CTX_use_PrivateKey_file(tls_.get(), key.c_str(), SSL_FILETYPE_PEM) == 1 &&
                         ::SSL_CTX_check_private_key(tls_.get()) == 1;
  if (!is_usable) tls_.reset();
  ::ERR_clear_error();
}

bool TimedServer::process_and_close_socket(socket_t socket) {
  Connection connection{socket, tls_.get(), request_at_most};
  if (!connection.is_greeted()) return false;
  bool is_well = true;
  for (auto left = keep_alive_max_count_; is_well && left > 0 && svr_sock_ != INVALID_SOCKET; --left) {
    // The first request has the whole time to begin, a next one as long as a connection is kept.
    bool const is_first = left == keep_alive_max_count_;
    if (!is_first) connection.read_within(std::chrono::seconds{keep_alive_timeout_sec_});
    if (!connection.is_readable()) break;
    if (!is_first) connection.read_within(request_at_most);
    bool is_closed = false;
    is_well = process_request(connection, left == 1, is_closed, nullptr);
    // The body of a refused request was not read, and is no next request.
    if (is_closed || connection.has_unread()) break;
  }
  return is_well;
}

}  // namespace tactus::desk
