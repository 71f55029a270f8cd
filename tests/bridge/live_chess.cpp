// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bridge/live_chess.hpp"

#include <algorithm>
#include <deque>
#include <fcntl.h>
#include <set>
#include <thread>
#include <utility>  // before Asio: with g++ 12 it does not include what it needs

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/websocket.hpp>
#include <nlohmann/json.hpp>

namespace tactus::bridge {

namespace asio = boost::asio;
namespace beast = boost::beast;
using asio::ip::tcp;
using Fault = boost::system::error_code;
using Json = nlohmann::json;

namespace {

/// Programs that a test starts do not get it: they would keep the port.
template <class Socket>
void keep_to_this_program(Socket& socket) {
  ::fcntl(socket.native_handle(), F_SETFD, FD_CLOEXEC);
}

class Client : public std::enable_shared_from_this<Client> {
 public:
  Client(tcp::socket socket, StandInBoards const& boards, bool const& is_silent)
      : socket_(std::move(socket)), boards_(boards), is_silent_(is_silent) {}

  void begin() {
    socket_.async_accept([self = shared_from_this()](Fault fault) {
      if (fault) return;
      self->is_open_ = true;
      self->read();
    });
  }
  void end() { beast::get_lowest_layer(socket_).close(); }
  bool follows(std::string const& serial) const { return followed_.contains(serial); }
  void say(std::string text) {
    waiting_.push_back(std::move(text));
    if (is_open_ && waiting_.size() == 1) write();
  }

 private:
  void read() {
    socket_.async_read(buffer_, [self = shared_from_this()](Fault fault, std::size_t) {
      if (fault) return;
      auto const bytes = self->buffer_.cdata();
      self->answer({static_cast<char const*>(bytes.data()), bytes.size()});
      self->buffer_.consume(bytes.size());
      self->read();
    });
  }
  void answer(std::string const& text) {
    if (is_silent_) return;
    auto const call = Json::parse(text);
    if (call.at("call") == "eboards") return say(list_message(boards_));
    if (call.at("call") != "subscribe" || call.at("param").at("feed") != "eboardevent") return;
    followed_.insert(call.at("param").at("param").at("serialnr").get<std::string>());
    say(Json{{"response", "call"}, {"id", std::to_string(call.at("id").get<unsigned>())}, {"param", nullptr}}
            .dump());
  }
  void write() {
    socket_.async_write(asio::buffer(waiting_.front()),
                        [self = shared_from_this()](Fault fault, std::size_t) {
                          if (fault) return;
                          self->waiting_.pop_front();
                          if (!self->waiting_.empty()) self->write();
                        });
  }

  beast::websocket::stream<beast::tcp_stream> socket_;
  StandInBoards const& boards_;
  bool const& is_silent_;
  std::set<std::string> followed_;
  std::deque<std::string> waiting_;
  beast::flat_buffer buffer_;
  bool is_open_ = false;
};

}  // namespace

struct LiveChessStandIn::Inside {
  explicit Inside(std::uint16_t port)
      : acceptor(io, {asio::ip::address_v4::loopback(), port}), socket(io), thread() {
    keep_to_this_program(acceptor);
    accept();
    thread = std::thread{[this] { io.run(); }};
  }
  ~Inside() {
    asio::post(io, [this] {
      acceptor.close();
      for (auto const& client : clients) client->end();
      io.stop();
    });
    thread.join();
  }
  void accept() {
    acceptor.async_accept(socket, [this](Fault fault) {
      if (fault) return;
      keep_to_this_program(socket);
      clients.push_back(std::make_shared<Client>(std::exchange(socket, tcp::socket{io}), boards, is_silent));
      clients.back()->begin();
      accept();
    });
  }

  asio::io_context io{1};
  StandInBoards boards;
  bool is_silent = false;
  std::vector<std::shared_ptr<Client>> clients;
  tcp::acceptor acceptor;
  tcp::socket socket;
  std::thread thread;
};

LiveChessStandIn::LiveChessStandIn(std::uint16_t port) : inside_(std::make_unique<Inside>(port)) {}
LiveChessStandIn::~LiveChessStandIn() = default;

std::uint16_t LiveChessStandIn::port() const { return inside_->acceptor.local_endpoint().port(); }

void LiveChessStandIn::has(StandInBoards boards) {
  asio::post(inside_->io, [inside = inside_.get(), boards = std::move(boards)] { inside->boards = boards; });
}

void LiveChessStandIn::stands(std::string const& serial, std::string const& placement) {
  asio::post(inside_->io, [inside = inside_.get(), serial, placement] {
    for (auto& board : inside->boards)
      if (board[0] == serial) board[2] = placement;
    for (auto const& client : inside->clients)
      if (client->follows(serial)) client->say(feed_message(serial, placement));
  });
}

void LiveChessStandIn::answers_nothing() {
  asio::post(inside_->io, [inside = inside_.get()] { inside->is_silent = true; });
}

void LiveChessStandIn::says(std::string const& text) {
  asio::post(inside_->io, [inside = inside_.get(), text] {
    for (auto const& client : inside->clients) client->say(text);
  });
}

}  // namespace tactus::bridge
