// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/desk/web/web.hpp"

#include "src/desk/web/access.hpp"
#include "src/desk/web/own_hosts.hpp"
#include "src/desk/web/page_language.hpp"
#include "src/desk/web/web_server.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <utility>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace tactus::desk {
namespace {

constexpr std::string_view cookie_of_desk = "tactus_desk";

bool is_of_games(std::string_view path) {
  constexpr std::array paths{"/boards", "/board", "/desks", "/decisions", "/events"};
  return std::ranges::find(paths, path) != paths.end();
}

std::vector<std::string> values_of(httplib::Request const& request, char const* name) {
  std::vector<std::string> values;
  auto const [begin, end] = request.headers.equal_range(name);
  for (auto each = begin; each != end; ++each) values.push_back(each->second);
  return values;
}

RequestFacts facts_of(Web::Server const& server, httplib::Request const& request) {
  RequestFacts facts{request.method, values_of(request, "Host"), values_of(request, "Origin"),
                     values_of(request, "Sec-Fetch-Site")};
  facts.is_chunked = request.has_header("Transfer-Encoding");
  facts.is_open = is_open(request);
  auto const guest = server.guest_of(request);
  bool const is_entry = request.method == "GET" && request.path == "/" && request.has_param("t");
  facts.is_known = guest || (is_entry && server.door.opens(request.get_param_value("t")));
  // A stream of events has no header of its own.
  auto const page_token =
      request.path == "/events" ? request.get_param_value("key") : request.get_header_value("X-Tactus-Desk");
  facts.has_page_token = guest && is_same_secret(guest->page_token, page_token);
  facts.is_of_games = is_of_games(request.path);
  return facts;
}

httplib::Headers const& headers_of_each_answer() {
  static httplib::Headers const headers{
      {"Content-Security-Policy",
       "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self'; "
       "form-action 'self'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'"},
      {"X-Content-Type-Options", "nosniff"},
      {"Referrer-Policy", "no-referrer"},
      {"Cross-Origin-Opener-Policy", "same-origin"},
      {"Cross-Origin-Resource-Policy", "same-origin"},
      {"Cache-Control", "no-store"},
      {"Permissions-Policy", "camera=(), microphone=(), geolocation=()"}};
  return headers;
}

/// For the person in front of the browser.
std::string_view explanation_of(int status) {
  switch (status) {
    case 403: return "Not let in. The page is at / and asks for a code.";
    case 404: return "There is nothing here. The page is at / .";
    case 421: return "Asked for by another name. Use the address that the desk printed.";
    case 503: return "Too many pages are open. Close one and try again.";
    default: return "Refused.";
  }
}

bool is_loopback(std::string const& address) { return address == "127.0.0.1"; }

void set_up(Web::Server& server) {
  httplib::Server& http = *server.http;
  http.set_payload_max_length(body_at_most);
  http.new_task_queue = [] { return new httplib::ThreadPool(threads); };  // NOLINT: httplib owns it
  http.set_socket_options([](socket_t socket) {  // never SO_REUSEPORT: no other program on our port
    int const yes = 1;
    ::setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes);
  });
  http.set_tcp_nodelay(true);
  http.set_keep_alive_timeout(1);
  http.set_write_timeout(std::chrono::seconds{5});
  http.set_default_headers(headers_of_each_answer());
  http.set_pre_routing_handler([&server](httplib::Request const& request, httplib::Response& response) {
    auto const status = refusal_of(facts_of(server, request), server.own);
    if (!status) return httplib::Server::HandlerResponse::Unhandled;
    response.status = *status;
    return httplib::Server::HandlerResponse::Handled;
  });
  http.set_error_handler([&server](httplib::Request const& request, httplib::Response& response) {
    if (response.body.empty() && !offer_entry(server, request, response))
      response.set_content(fmt::format("{}: {}\n", response.status, explanation_of(response.status)),
                           "text/plain");
  });
  add_pages(server);
  add_entry(server);
  add_answers(server);
  add_stream(server);
}

}  // namespace

Instant now() { return std::chrono::floor<Millis>(std::chrono::system_clock::now()); }

void answer_json(httplib::Response& response, Json const& json, int status) {
  response.status = status;
  response.set_content(json.dump(-1, ' ', false, Json::error_handler_t::replace), "application/json");
}

std::optional<Guest> Web::Server::guest_of(httplib::Request const& request) const {
  auto const header = request.get_header_value("Cookie");
  auto const cookie = cookie_in(header, cookie_named(std::string{cookie_of_desk}));
  return cookie ? door.guest_with(*cookie) : std::nullopt;
}

Tongue const& Web::Server::tongue_of(httplib::Request const& request) const {
  auto const asked = request.get_param_value("lang");
  for (Tongue const& each : tongues)
    if (each.code() == asked) return each;
  return tongues.front();
}

Web::Web(Desk& desk, std::vector<Tongue> tongues, WebSettings const& settings)
    : server_(new Server{desk, std::move(tongues), settings, Door{settings.arbiters, settings.inside},
                         EntryCodes{settings.arbiters}}) {}
Web::~Web() = default;

tl::expected<void, std::string> Web::bind() {
  auto const& settings = server_->settings;
  if (!is_loopback(settings.address) && !server_->has_tls())
    return tl::unexpected(
        "--bind " + settings.address +
        ": expected --cert and --key, for nothing leaves this machine without TLS; hall init "
        "writes them for the desk");
  ConnectionRules rules{settings.request_at_most, [&server = *server_](httplib::Request const& request) {
                          return facts_of(server, request).is_known;
                        }};
  if (server_->has_tls())
    server_->http = std::make_unique<TimedServer>(std::move(rules), settings.certificate, settings.key);
  else
    server_->http = std::make_unique<TimedServer>(std::move(rules));
  if (!server_->http->is_valid())
    return tl::unexpected("cannot use " + settings.certificate + " and " + settings.key +
                          "; expected a certificate and its key in PEM");
  set_up(*server_);
  auto& http = *server_->http;
  bool const is_any = settings.port == 0;
  int const port = is_any ? http.bind_to_any_port(settings.address)
                          : (http.bind_to_port(settings.address, settings.port) ? settings.port : -1);
  if (port <= 0)
    return tl::unexpected("cannot listen on " + settings.address + ':' + std::to_string(settings.port) +
                          "; expected a free port");
  server_->port = port;
  auto const at_port = ':' + std::to_string(port);
  server_->own.scheme = server_->has_tls() ? "https" : "http";
  server_->note_hosts(at_port);
  return {};
}

void Web::Server::note_hosts(std::string const& at_port) {
  bool const is_any = is_any_address(settings.address);
  for (std::string const& host : own_hosts(settings.address)) {
    own.authorities.push_back(host + at_port);
    if (is_for_others(host)) for_others.push_back(host + at_port);
  }
  printed = settings.is_for_phones ? std::vector{"127.0.0.1" + at_port} : own.authorities;
  if (is_any || is_loopback(settings.address)) own.authorities.push_back("localhost" + at_port);
  if (!is_any) return;
  for (std::string const& name : own_names()) own.authorities.push_back(name + at_port);
}

std::vector<std::string> Web::addresses() const {
  std::vector<std::string> list;
  for (std::string const& token : server_->door.tokens())
    for (std::string const& authority : server_->printed)
      list.push_back(fmt::format("{}://{}/?t={}", server_->own.scheme, authority, token));
  return list;
}

std::vector<std::string> Web::addresses_for_others() const {
  std::vector<std::string> list;
  for (std::string const& authority : server_->for_others)
    list.push_back(fmt::format("{}://{}/", server_->own.scheme, authority));
  return list;
}

std::vector<EntryCodes::Code> Web::codes() const { return server_->codes.standing(); }

int Web::port() const { return server_->port; }

void Web::serve() {
  {
    std::lock_guard const lock{server_->mutex};
    if (server_->is_stopped) return;
    server_->is_serving = true;
  }
  server_->http->listen_after_bind();
  std::lock_guard const lock{server_->mutex};
  server_->is_serving = false;
  server_->ended.notify_all();
}

void Web::stop() {
  server_->desk.hub().stop();
  std::unique_lock lock{server_->mutex};
  if (std::exchange(server_->is_stopped, true)) return;
  // What is told before it listens, httplib does not hear.
  while (server_->is_serving && !server_->http->is_running()) server_->ended.wait_for(lock, Millis{10});
  if (server_->is_serving) server_->http->stop();
}

// The page itself: the entry by the one-time token, the HTML in a language, scripts, style and words.

std::string_view file_named(std::string_view name) {
  for (PageFile const& each : page_files())
    if (each.name == name) return each.content;
  return {};
}

void let_in(Web::Server const& server, Guest const& guest, httplib::Response& response) {
  std::lock_guard const lock{server.keeping};
  if (server.settings.inside_changed) server.settings.inside_changed(server.door.inside());
  response.set_header("Set-Cookie", server.cookie_text(std::string{cookie_of_desk}, guest.cookie));
  response.set_redirect("/#key=" + guest.page_token, see_other);  // what is behind # no server is sent
}

namespace {

void enter(Web::Server& server, httplib::Request const& request, httplib::Response& response) {
  // Who is in may open his address again.
  if (server.guest_of(request)) return response.set_redirect("/", see_other);
  auto const guest = server.door.open(request.get_param_value("t"));
  if (!guest) return void(response.status = 403);
  let_in(server, *guest, response);
}

char const* type_of(std::string_view name) {
  if (name.ends_with(".css")) return "text/css; charset=utf-8";
  return name.ends_with(".svg") ? "image/svg+xml" : "text/javascript; charset=utf-8";
}

std::string page_for(Web::Server const& server, httplib::Request const& request) {
  auto const& tongue = server.tongue_of(request);
  auto const guest = server.guest_of(request).value_or(Guest{});
  return filled_page(file_named("desk.html"), tongue,
                     {{"lang", tongue.code()}, {"arbiter", guest.arbiter}, {"version", TACTUS_VERSION}});
}

}  // namespace

void add_pages(Web::Server& server) {
  httplib::Server& http = *server.http;
  http.Get("/", [&server](httplib::Request const& request, httplib::Response& response) {
    if (request.has_param("t")) return enter(server, request, response);
    if (request.has_param("enter")) return ask_for_code(server, request, response);
    response.set_content(page_for(server, request), "text/html; charset=utf-8");
  });
  http.Get("/words", [&server](httplib::Request const& request, httplib::Response& response) {
    auto const& tongue = server.tongue_of(request);
    Json words = Json::object();
    for (auto const each : page_words()) words[std::string(each)] = tongue.translate(each);
    answer_json(response, words);
  });
  for (PageFile const& each : page_files())
    if (!each.name.ends_with(".html"))
      http.Get("/" + std::string(each.name), [&each](httplib::Request const&, httplib::Response& response) {
        response.set_content(each.content.data(), each.content.size(), type_of(each.name));
      });
}

}  // namespace tactus::desk
