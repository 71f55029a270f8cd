// SPDX-License-Identifier: GPL-3.0-or-later
// The page itself: the entry by the one-time token, the HTML in a language, scripts, style and words.
#include "src/desk/page_text.hpp"
#include "src/desk/web_server.hpp"

#include <nlohmann/json.hpp>

namespace tactus::desk {
namespace {

constexpr int see_other = 303;

void enter(Web::Server& server, httplib::Request const& request, httplib::Response& response) {
  // Who is in may open his address again.
  if (server.guest_of(request)) return response.set_redirect("/", see_other);
  auto const guest = server.door.open(request.get_param_value("t"));
  if (!guest) return void(response.status = 403);
  std::string cookie = server.cookie_name() + '=' + guest->cookie + "; HttpOnly; SameSite=Strict; Path=/";
  if (server.has_tls()) cookie += "; Secure";
  response.set_header("Set-Cookie", cookie);
  response.set_redirect("/", see_other);
}

std::string_view file_named(std::string_view name) {
  for (PageFile const& each : page_files())
    if (each.name == name) return each.content;
  return {};
}

char const* type_of(std::string_view name) {
  if (name.ends_with(".css")) return "text/css; charset=utf-8";
  return name.ends_with(".svg") ? "image/svg+xml" : "text/javascript; charset=utf-8";
}

std::string page_for(Web::Server const& server, httplib::Request const& request) {
  auto const& tongue = server.tongue_of(request);
  auto const guest = server.guest_of(request).value_or(Guest{});
  return filled_page(file_named("desk.html"), tongue,
                     {{"lang", tongue.code()},
                      {"page-token", guest.page_token},
                      {"arbiter", guest.arbiter},
                      {"version", TACTUS_VERSION}});
}

}  // namespace

void add_pages(Web::Server& server) {
  httplib::Server& http = *server.http;
  http.Get("/", [&server](httplib::Request const& request, httplib::Response& response) {
    if (request.has_param("t")) return enter(server, request, response);
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
