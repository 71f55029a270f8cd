// SPDX-License-Identifier: GPL-3.0-or-later
// How a device comes in that has only a code.

#include "src/desk/web/page_language.hpp"
#include "src/desk/web/web_server.hpp"

namespace tactus::desk {
namespace {

constexpr int not_let_in = 403;
constexpr int too_many_requests = 429;

Message refusal_words(CodeRefusal refusal) {
  if (refusal == CodeRefusal::wrong) return say("That is not the code, or it was used already. Look again.");
  return say("Too many wrong codes from here. Use another device, or wait an hour.");
}

std::string device_of(Web::Server const& server, httplib::Request const& request) {
  auto const header = request.get_header_value("Cookie");
  auto const device = cookie_in(header, server.cookie_named("tactus_device"));
  return device && server.codes.is_device(*device) ? std::string{*device} : std::string{};
}

/// By what comes with it wrong codes are counted where many have one address.
void show_form(Web::Server& server, httplib::Request const& request, httplib::Response& response,
               std::string const& fault) {
  if (device_of(server, request).empty())
    if (auto const device = server.codes.new_device(now()); !device.empty())
      response.set_header("Set-Cookie", server.cookie_text("tactus_device", device));
  auto const& tongue = server.tongue_of(request);
  response.set_content(
      filled_page(file_named("enter.html"), tongue, {{"lang", tongue.code()}, {"fault", fault}}),
      "text/html; charset=utf-8");
}

void enter_by_code(Web::Server& server, httplib::Request const& request, httplib::Response& response) {
  auto const entry = server.codes.enter(request.get_param_value("code"), request.remote_addr, now(),
                                        device_of(server, request));
  if (entry.are_renewed && server.settings.codes_renewed)
    server.settings.codes_renewed(entry.arbiter ? "" : request.remote_addr);
  if (entry.arbiter) return let_in(server, server.door.admit(*entry.arbiter), response);
  bool const is_wrong = entry.arbiter.error() == CodeRefusal::wrong;
  response.status = is_wrong ? not_let_in : too_many_requests;
  show_form(server, request, response,
            written(refusal_words(entry.arbiter.error()),
                    words::translate_of(server.tongue_of(request).catalogue())));
}

}  // namespace

bool is_open(httplib::Request const& request) {
  if (request.method == "POST") return request.path == "/enter";
  return request.path == "/desk.css" || request.path == "/icon.svg";
}

void ask_for_code(Web::Server& server, httplib::Request const& request, httplib::Response& response) {
  show_form(server, request, response, "");
}

bool offer_entry(Web::Server& server, httplib::Request const& request, httplib::Response& response) {
  if (response.status != not_let_in || request.method != "GET" || request.path != "/") return false;
  show_form(server, request, response, "");
  return true;
}

void add_entry(Web::Server& server) {
  server.http->Post("/enter", [&server](httplib::Request const& request, httplib::Response& response) {
    enter_by_code(server, request, response);
  });
}

}  // namespace tactus::desk
