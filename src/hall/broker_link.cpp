// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/hall/broker_link.hpp"

#include "src/store/descriptor.hpp"

#include <csignal>
#include <map>
#include <mosquitto.h>
#include <mqtt_protocol.h>
#include <poll.h>
#include <set>
#include <sys/mman.h>
#include <unistd.h>

namespace tactus::hall {
namespace {

using namespace std::chrono_literals;
constexpr int keepalive_s = 15;  // of a frozen table the broker tells the desk after 23 s
constexpr auto connect_patience = 10s;
constexpr auto turn_step = 1s;  // for the keepalive
constexpr int at_least_once = 1;

struct FreeMosquitto {
  void operator()(mosquitto* handle) const { mosquitto_destroy(handle); }
};
using Handle = std::unique_ptr<mosquitto, FreeMosquitto>;

/// libmosquitto's own state, for as long as the program runs.
void start_library() {
  struct Library {
    Library() {
      std::signal(SIGPIPE, SIG_IGN);  // a broker that goes away shows as a lost connection
      mosquitto_lib_init();
    }
    ~Library() { mosquitto_lib_cleanup(); }
  };
  static Library const library;
}

/// libmosquitto takes the certificate of an authority as the name of a file only.
Descriptor in_memory(std::string const& text) {
  Descriptor file{::memfd_create("authority", MFD_CLOEXEC)};
  if (!file.is_open() || ::write(file.get(), text.data(), text.size()) != static_cast<ssize_t>(text.size()))
    return Descriptor{-1};
  return file;
}

enum class Connecting : std::uint8_t { pending, done, failed };
/// Where TLS is to follow, libmosquitto itself does not notice that nobody listens.
Connecting state_of_connecting(int socket) {
  pollfd wanted{socket, POLLOUT, 0};
  if (::poll(&wanted, 1, 0) <= 0) return Connecting::pending;
  return (wanted.revents & (POLLERR | POLLHUP)) != 0 ? Connecting::failed : Connecting::done;
}

std::string name_of(Descriptor const& file) { return "/proc/self/fd/" + std::to_string(file.get()); }

}  // namespace

/// One try, successful or not.
struct BrokerLink::Connection {
  Handle handle;
  Moment began;
  bool is_connected = false;  // by TCP
  bool is_up = false;         // the broker has accepted us
  std::optional<std::string> loss;
  std::vector<LinkEvent> news;
  std::map<int, std::string> filters;
  std::set<int> unanswered;

  void lose(std::string why) {
    if (!loss) loss = std::move(why);
  }
  void check(int code) {
    if (code != MOSQ_ERR_SUCCESS) lose(mosquitto_strerror(code));
  }
  void hear();
};

namespace {

template <class Connection>
Connection& connection_in(void* object) {
  return *static_cast<Connection*>(object);
}

}  // namespace

void BrokerLink::Connection::hear() {
  mosquitto* const mosq = handle.get();
  mosquitto_user_data_set(mosq, this);
  mosquitto_connect_v5_callback_set(mosq,
                                    [](mosquitto*, void* object, int code, int, mosquitto_property const*) {
                                      auto& self = connection_in<Connection>(object);
                                      if (code != MQTT_RC_SUCCESS)
                                        return self.lose(mosquitto_reason_string(code));
                                      self.is_up = true;
                                      self.news.emplace_back(LinkUp{});
                                    });
  mosquitto_disconnect_v5_callback_set(
      mosq, [](mosquitto*, void* object, int code, mosquitto_property const*) {
        connection_in<Connection>(object).lose(code < 0x80 ? mosquitto_strerror(code)
                                                           : mosquitto_reason_string(code));
      });
  mosquitto_publish_v5_callback_set(
      mosq, [](mosquitto*, void* object, int message, int code, mosquitto_property const*) {
        auto& self = connection_in<Connection>(object);
        self.unanswered.erase(message);
        if (code < MQTT_RC_UNSPECIFIED)
          self.news.emplace_back(Published{message});
        else
          self.news.emplace_back(PublishRefused{message, mosquitto_reason_string(code)});
      });
  mosquitto_subscribe_v5_callback_set(mosq, [](mosquitto*, void* object, int message, int count,
                                               int const* granted, mosquitto_property const*) {
    auto& self = connection_in<Connection>(object);
    int const code = count > 0 ? granted[0] : MQTT_RC_UNSPECIFIED;
    auto const& filter = self.filters[message];
    if (code < MQTT_RC_UNSPECIFIED)
      self.news.emplace_back(Subscribed{filter});
    else
      self.news.emplace_back(SubscriptionRefused{filter, mosquitto_reason_string(code)});
  });
  mosquitto_message_v5_callback_set(
      mosq, [](mosquitto*, void* object, mosquitto_message const* message, mosquitto_property const*) {
        auto const* const payload = static_cast<char const*>(message->payload);
        auto const size = static_cast<std::size_t>(message->payloadlen);
        connection_in<Connection>(object).news.emplace_back(
            Arrived{message->topic, payload == nullptr ? std::string{} : std::string{payload, size}});
      });
}

struct BrokerLink::Inside {
  BrokerAccount account;
  std::optional<Will> will;
  std::function<Millis()> delay;
  Descriptor authority;
  std::unique_ptr<Connection> connection;
  Moment next_try{};
  Moment next_turn{};
  bool is_closed = false;

  int prepare(mosquitto* mosq) const;
  void connect(Moment now);
  void serve(Moment now);
  LinkLost loss() const;
  int socket() const { return connection ? mosquitto_socket(connection->handle.get()) : -1; }
};

int BrokerLink::Inside::prepare(mosquitto* mosq) const {
  mosquitto_int_option(mosq, MOSQ_OPT_PROTOCOL_VERSION, MQTT_PROTOCOL_V5);
  mosquitto_int_option(mosq, MOSQ_OPT_TCP_NODELAY, 1);
  int code = mosquitto_username_pw_set(mosq, account.user.c_str(), account.password.c_str());
  if (code == MOSQ_ERR_SUCCESS && will)
    code = mosquitto_will_set(mosq, will->topic.c_str(), static_cast<int>(will->payload.size()),
                              will->payload.c_str(), at_least_once, true);
  if (code == MOSQ_ERR_SUCCESS && authority.is_open())
    code = mosquitto_tls_set(mosq, name_of(authority).c_str(), nullptr, nullptr, nullptr, nullptr);
  return code;
}

void BrokerLink::Inside::connect(Moment now) {
  connection = std::make_unique<Connection>();
  connection->began = now;
  // The same name each time: the broker drops what is left of the last connection, and its will, before this
  // one.
  connection->handle.reset(mosquitto_new(account.user.c_str(), true, nullptr));
  if (!connection->handle) return connection->lose(mosquitto_strerror(MOSQ_ERR_NOMEM));
  connection->hear();
  connection->check(prepare(connection->handle.get()));
  if (!connection->loss)
    connection->check(
        mosquitto_connect_async(connection->handle.get(), account.host.c_str(), account.port, keepalive_s));
}

void BrokerLink::Inside::serve(Moment now) {
  mosquitto* const mosq = connection->handle.get();
  if (!connection->is_connected) {
    auto const state = state_of_connecting(mosquitto_socket(mosq));
    connection->is_connected = state == Connecting::done;
    if (state == Connecting::failed) connection->lose("Connection refused");
  }
  if (connection->is_connected) {
    connection->check(mosquitto_loop_read(mosq, 1));
    if (!connection->loss) connection->check(mosquitto_loop_write(mosq, 1));
    if (!connection->loss) connection->check(mosquitto_loop_misc(mosq));
  }
  if (!connection->is_up && now - connection->began >= connect_patience) connection->lose("no answer");
}

/// TLS does not say that it is the clock by which it refuses the certificate.
LinkLost BrokerLink::Inside::loss() const {
  LinkLost lost{*connection->loss};
  if (lost.why != mosquitto_strerror(MOSQ_ERR_TLS)) return lost;
  lost.clock = wrong_clock(account.authority, std::chrono::floor<Millis>(std::chrono::system_clock::now()));
  if (!lost.clock) lost.refused = account.host;
  if (lost.clock) lost.why = describe(*lost.clock);
  return lost;
}

BrokerLink::BrokerLink(std::unique_ptr<Inside> inside) : inside_(std::move(inside)) {}
BrokerLink::BrokerLink(BrokerLink&&) noexcept = default;
BrokerLink& BrokerLink::operator=(BrokerLink&&) noexcept = default;
BrokerLink::~BrokerLink() = default;

tl::expected<BrokerLink, std::string> BrokerLink::make(BrokerAccount account, std::optional<Will> will,
                                                       std::function<Millis()> delay) {
  if (account.authority.empty() && !is_loopback(account.host))
    return tl::unexpected("refused to speak to " + account.host +
                          " without TLS: expected the certificate of the hall's authority in the account");
  start_library();
  Descriptor authority = account.authority.empty() ? Descriptor{-1} : in_memory(account.authority);
  return BrokerLink{std::unique_ptr<Inside>{
      new Inside{std::move(account), std::move(will), std::move(delay), std::move(authority), nullptr}}};
}

std::vector<LinkEvent> BrokerLink::turn(Moment now) {
  Inside& in = *inside_;
  in.next_turn = now + turn_step;
  if (in.is_closed) return {};
  if (!in.connection && now >= in.next_try) in.connect(now);
  if (!in.connection) {
    in.next_turn = in.next_try;
    return {};
  }
  if (!in.connection->loss) in.serve(now);
  auto news = std::move(in.connection->news);
  in.connection->news.clear();
  if (in.connection->loss) {
    news.emplace_back(in.loss());
    in.connection.reset();
    in.next_turn = in.next_try = now + in.delay();
  }
  return news;
}

pollfd BrokerLink::wanted() const {
  auto const& connection = inside_->connection;
  bool const writes = connection && (!connection->is_up || mosquitto_want_write(connection->handle.get()));
  return {inside_->socket(), static_cast<short>(writes ? POLLIN | POLLOUT : POLLIN), 0};
}

Moment BrokerLink::next_turn() const { return inside_->next_turn; }

bool BrokerLink::is_up() const { return inside_->connection && inside_->connection->is_up; }

void BrokerLink::subscribe(std::string const& filter) {
  if (!is_up()) return;
  Connection& connection = *inside_->connection;
  int message = 0;
  int const code = mosquitto_subscribe(connection.handle.get(), &message, filter.c_str(), at_least_once);
  connection.check(code);
  connection.filters[message] = filter;
}

tl::expected<int, std::string> BrokerLink::publish(std::string const& topic, std::string const& payload,
                                                   bool is_retained) {
  if (!is_up()) return tl::unexpected(std::string{"not connected"});
  Connection& connection = *inside_->connection;
  int message = 0;
  int const code =
      mosquitto_publish_v5(connection.handle.get(), &message, topic.c_str(), static_cast<int>(payload.size()),
                           payload.data(), at_least_once, is_retained, nullptr);
  if (code != MOSQ_ERR_SUCCESS) return tl::unexpected(std::string{mosquitto_strerror(code)});
  connection.unanswered.insert(message);
  return message;
}

std::size_t BrokerLink::unanswered() const {
  return inside_->connection ? inside_->connection->unanswered.size() : 0;
}

void BrokerLink::close() {
  inside_->is_closed = true;
  if (!inside_->connection) return;
  if (is_up()) {
    mosquitto_disconnect(inside_->connection->handle.get());
    mosquitto_loop_write(inside_->connection->handle.get(), 1);
  }
  inside_->connection.reset();
}

}  // namespace tactus::hall
