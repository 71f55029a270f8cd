// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/bridge/live_chess_link.hpp"

#include "src/bridge/messages.hpp"

#include <array>
#include <chrono>
#include <deque>
#include <utility>  // before Asio: with g++ 12 it does not include what it needs

#include <boost/asio/connect.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/websocket.hpp>

namespace tactus::bridge {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace websocket = beast::websocket;
using asio::ip::tcp;
using Fault = boost::system::error_code;

constexpr auto tried_again_after = std::chrono::seconds{1};
constexpr auto opened_within = std::chrono::seconds{5};
constexpr auto path = "/api/v1.0";

std::array<tcp::endpoint, 2> own_machine(std::uint16_t port) {
  return {tcp::endpoint{asio::ip::address_v4::loopback(), port},
          tcp::endpoint{asio::ip::address_v6::loopback(), port}};
}

}  // namespace

/// One connection. Its handlers keep it alive until the last of them has run; after close() none of them
/// tells anything.
class LiveChessLink::Connection : public std::enable_shared_from_this<Connection> {
 public:
  Connection(asio::io_context& io, LiveChessLink& link) : socket_(io), link_(&link) {}

  void open(std::uint16_t port) {
    places_ = own_machine(port);
    beast::get_lowest_layer(socket_).expires_after(opened_within);
    beast::get_lowest_layer(socket_).async_connect(
        places_, [self = shared_from_this()](Fault fault, tcp::endpoint const& place) {
          if (self->goes_on(fault)) self->shake_hands(place.port());
        });
  }

  void send(std::string message) {
    waiting_.push_back(std::move(message));
    if (is_open_ && waiting_.size() == 1) write();
  }

  /// At once, without goodbye: there is nothing to finish.
  void close() {
    link_ = nullptr;
    beast::get_lowest_layer(socket_).close();
  }

 private:
  bool goes_on(Fault const& fault) {
    if (fault && link_ != nullptr) std::exchange(link_, nullptr)->lose(fault.message());
    return link_ != nullptr;
  }

  void shake_hands(std::uint16_t port) {
    beast::get_lowest_layer(socket_).expires_never();
    auto times = websocket::stream_base::timeout::suggested(beast::role_type::client);
    times.handshake_timeout = opened_within;
    socket_.set_option(times);
    socket_.read_message_max(longest_message);
    socket_.async_handshake("localhost:" + std::to_string(port), path,
                            [self = shared_from_this()](Fault fault) {
                              if (self->goes_on(fault)) self->begin();
                            });
  }

  void begin() {
    link_->ear_.came();
    is_open_ = true;
    if (!waiting_.empty()) write();
    read();
  }

  void read() {
    socket_.async_read(buffer_, [self = shared_from_this()](Fault fault, std::size_t) {
      if (!self->goes_on(fault)) return;
      auto const bytes = self->buffer_.cdata();
      self->link_->ear_.heard({static_cast<char const*>(bytes.data()), bytes.size()});
      self->buffer_.consume(bytes.size());
      if (self->link_ != nullptr) self->read();
    });
  }

  void write() {
    socket_.async_write(asio::buffer(waiting_.front()),
                        [self = shared_from_this()](Fault fault, std::size_t) {
                          if (!self->goes_on(fault)) return;
                          self->waiting_.pop_front();
                          if (!self->waiting_.empty()) self->write();
                        });
  }

  websocket::stream<beast::tcp_stream> socket_;
  LiveChessLink* link_;
  std::array<tcp::endpoint, 2> places_{};
  beast::flat_buffer buffer_;
  std::deque<std::string> waiting_;  // the first one is being written, once the socket is open
  bool is_open_ = false;
};

LiveChessLink::LiveChessLink(asio::io_context& io, std::uint16_t port, LinkEar ear)
    : io_(io), port_(port), ear_(std::move(ear)), again_(io) {
  connect();
}

LiveChessLink::~LiveChessLink() {
  if (connection_) connection_->close();
}

void LiveChessLink::connect() {
  connection_ = std::make_shared<Connection>(io_, *this);
  connection_->open(port_);
}

void LiveChessLink::send(std::string message) {
  if (connection_) connection_->send(std::move(message));
}

void LiveChessLink::drop(std::string const& why) {
  if (!connection_) return;
  connection_->close();
  lose(why);
}

void LiveChessLink::lose(std::string const& why) {
  connection_.reset();
  ear_.went(why);
  again_.expires_after(tried_again_after);
  again_.async_wait([this](Fault fault) {
    if (!fault) connect();
  });
}

}  // namespace tactus::bridge
