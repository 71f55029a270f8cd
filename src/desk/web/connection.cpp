// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/desk/web/connection.hpp"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <netdb.h>
#include <openssl/err.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <climits>

namespace tactus::desk {
namespace {

using std::chrono::milliseconds;
using std::chrono::steady_clock;

using NameOf = int (*)(int, sockaddr*, socklen_t*);

void put_address(NameOf name_of, int socket, std::string& ip, int& port) {
  sockaddr_storage address{};
  socklen_t size = sizeof address;
  std::array<char, NI_MAXHOST> host{};
  std::array<char, NI_MAXSERV> service{};
  auto* const general = reinterpret_cast<sockaddr*>(&address);  // NOLINT: how sockets name addresses
  if (name_of(socket, general, &size) != 0 ||
      ::getnameinfo(general, size, host.data(), host.size(), service.data(), service.size(),
                    NI_NUMERICHOST | NI_NUMERICSERV) != 0)
    return;
  ip = host.data();
  port = std::atoi(service.data());
}

int at_most_int(std::size_t size) { return static_cast<int>(std::min<std::size_t>(size, INT_MAX)); }

}  // namespace

Connection::Connection(socket_t socket, SSL_CTX* context, milliseconds patience)
    : socket_(socket), patience_(patience), deadline_(steady_clock::now() + patience) {
  ::fcntl(socket_, F_SETFL, ::fcntl(socket_, F_GETFL) | O_NONBLOCK);
  if (context == nullptr) return;
  tls_.reset(::SSL_new(context));
  if (tls_) ::SSL_set_fd(tls_.get(), socket_);
}

Connection::~Connection() {
  if (tls_ && ::SSL_is_init_finished(tls_.get()) != 0) ::SSL_shutdown(tls_.get());
  ::shutdown(socket_, SHUT_RDWR);
  ::close(socket_);
}

bool Connection::waits_for(short events, Deadline deadline) const {
  for (;;) {
    auto const left = std::chrono::ceil<milliseconds>(deadline - steady_clock::now());
    if (left <= milliseconds{0}) return false;
    pollfd wanted{socket_, events, 0};
    int const count = ::poll(&wanted, 1, static_cast<int>(left.count()));
    if (count > 0) return true;
    if (count < 0 && errno != EINTR) return false;
  }
}

/// After a call that moved nothing: false when it never will, or not before the deadline.
bool Connection::may_go_on(long result, Deadline deadline) {
  if (!tls_) {
    if (errno == EINTR) return true;
    return (errno == EAGAIN || errno == EWOULDBLOCK) && waits_for(result == 0 ? POLLOUT : POLLIN, deadline);
  }
  switch (::SSL_get_error(tls_.get(), static_cast<int>(result))) {
    case SSL_ERROR_WANT_READ: return waits_for(POLLIN, deadline);
    case SSL_ERROR_WANT_WRITE: return waits_for(POLLOUT, deadline);
    default: return false;
  }
}

bool Connection::is_greeted() {
  if (!tls_) return true;
  for (;;) {
    ::ERR_clear_error();
    int const result = ::SSL_accept(tls_.get());
    if (result == 1) return true;
    if (!may_go_on(result, deadline_)) return false;
  }
}

bool Connection::is_readable() const {
  if (from_ < to_ || (tls_ && ::SSL_pending(tls_.get()) > 0)) return true;
  return waits_for(POLLIN, deadline_);
}

bool Connection::has_arrived() const {
  char byte = 0;
  return ::recv(socket_, &byte, 1, MSG_PEEK | MSG_DONTWAIT) > 0;
}

bool Connection::has_unread() const {
  return from_ < to_ || (tls_ && ::SSL_pending(tls_.get()) > 0) || has_arrived();
}

void Connection::end() const { ::shutdown(socket_, SHUT_RDWR); }

bool Connection::is_writable() const {
  char byte = 0;
  // Nobody is there any more to whom the next line of a stream could go.
  bool const is_closed = ::recv(socket_, &byte, 1, MSG_PEEK | MSG_DONTWAIT) == 0;
  return !is_closed && waits_for(POLLOUT, steady_clock::now() + patience_);
}

ssize_t Connection::fill() {
  for (;;) {
    ssize_t count = 0;
    if (tls_) {
      ::ERR_clear_error();
      count = ::SSL_read(tls_.get(), bytes_.data(), static_cast<int>(bytes_.size()));
    } else {
      count = ::recv(socket_, bytes_.data(), bytes_.size(), 0);
      if (count == 0) return 0;
    }
    if (count > 0) return count;
    if (!may_go_on(count, deadline_)) return -1;
  }
}

ssize_t Connection::read(char* into, size_t size) {
  // What comes byte by byte never has to wait, and is late all the same.
  if (steady_clock::now() >= deadline_) return -1;
  if (from_ == to_) {
    auto const count = fill();
    if (count <= 0) return count;
    from_ = 0;
    to_ = static_cast<std::size_t>(count);
  }
  auto const taken = std::min(size, to_ - from_);
  std::memcpy(into, bytes_.data() + from_, taken);
  from_ += taken;
  return static_cast<ssize_t>(taken);
}

ssize_t Connection::write(char const* text, size_t size) {
  auto const deadline = steady_clock::now() + patience_;
  for (;;) {
    ssize_t count = 0;
    if (tls_) {
      ::ERR_clear_error();
      count = ::SSL_write(tls_.get(), text, at_most_int(size));
      if (count > 0) return count;
      if (!may_go_on(count, deadline)) return -1;
    } else {
      count = ::send(socket_, text, size, MSG_NOSIGNAL);
      if (count >= 0) return count;
      if (!may_go_on(0, deadline)) return -1;
    }
  }
}

void Connection::get_remote_ip_and_port(std::string& ip, int& port) const {
  put_address(&::getpeername, socket_, ip, port);
}
void Connection::get_local_ip_and_port(std::string& ip, int& port) const {
  put_address(&::getsockname, socket_, ip, port);
}

TimedServer::TimedServer(ConnectionRules rules, std::string const& certificate, std::string const& key)
    : rules_(std::move(rules)), has_tls_(true) {
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

namespace {

/// While nobody knows whose the connection is. It ends before the connection does.
class Visit {
 public:
  Visit(Strangers& strangers, Connection const& connection) : strangers_(strangers) {
    std::string address;
    int port = 0;
    connection.get_remote_ip_and_port(address, port);
    number_ = strangers_.enter({std::move(address), [&connection] { return !connection.has_arrived(); },
                                [&connection] { connection.end(); }});
  }
  Visit(Visit const&) = delete;
  Visit& operator=(Visit const&) = delete;
  ~Visit() { leave(); }
  void leave() const { strangers_.leave(number_); }

 private:
  Strangers& strangers_;
  std::uint64_t number_ = 0;
};

}  // namespace

bool TimedServer::process_and_close_socket(socket_t socket) {
  Connection connection{socket, tls_.get(), rules_.request_at_most};
  Visit const visit{strangers_, connection};
  return serve(connection, [&visit] { visit.leave(); });
}

bool TimedServer::serve(Connection& connection, std::function<void()> const& known) {
  if (!connection.is_greeted()) return false;
  bool is_well = true;
  for (auto left = keep_alive_max_count_; is_well && left > 0 && svr_sock_ != INVALID_SOCKET; --left) {
    // The first request has the whole time to begin, a next one as long as a connection is kept.
    bool const is_first = left == keep_alive_max_count_;
    if (!is_first) connection.read_within(std::chrono::seconds{keep_alive_timeout_sec_});
    if (!connection.is_readable()) break;
    if (!is_first) connection.read_within(rules_.request_at_most);
    bool is_closed = false;
    is_well = process_request(connection, left == 1, is_closed, [&](httplib::Request const& request) {
      if (rules_.is_known(request)) known();
    });
    // The body of a refused request was not read, and is no next request.
    if (is_closed || connection.has_unread()) break;
  }
  return is_well;
}

}  // namespace tactus::desk
