// SPDX-License-Identifier: GPL-3.0-or-later
// What the pieces of the web server share. Private to web*.cpp.
#pragma once

#include "src/desk/web/access.hpp"
#include "src/desk/web/connection.hpp"
#include "src/desk/web/view.hpp"
#include "src/desk/web/web.hpp"

#include <atomic>
#include <condition_variable>
#include <functional>
#include <mutex>

namespace tactus::desk {

struct Web::Server {
  Desk& desk;
  std::vector<Tongue> tongues;
  WebSettings settings;
  Door door;
  EntryCodes codes;
  OwnAddress own{};
  std::vector<std::string> printed{};  // of its authorities, for who is let in
  std::vector<std::string> for_others{};
  int port = 0;
  std::atomic<int> streams{0};
  std::unique_ptr<httplib::Server> http{};

  mutable std::mutex keeping{};  // so that what was inside last is kept last
  std::mutex mutex{};            // of what follows
  std::condition_variable ended{};
  bool is_serving = false, is_stopped = false;

  bool has_tls() const { return !settings.certificate.empty(); }
  std::string cookie_named(std::string const& name) const { return has_tls() ? "__Host-" + name : name; }
  /// For the header that sets it: until the browser is closed.
  std::string cookie_text(std::string const& name, std::string const& value) const {
    return cookie_named(name) + '=' + value + "; HttpOnly; SameSite=Strict; Path=/" +
           (has_tls() ? "; Secure" : "");
  }
  std::optional<Guest> guest_of(httplib::Request const& request) const;
  /// As the request's `lang` asks, else the first.
  Tongue const& tongue_of(httplib::Request const& request) const;
  /// The names under which the page may be asked for, once its port is known.
  void note_hosts(std::string const& at_port);
};

/// The boards whose rows a page wants, by the request's `view`: "need" or "all".
enum class RowsWanted : std::uint8_t { with_reasons, all };
RowsWanted rows_wanted(httplib::Request const& request);

Instant now();

/// The largest body of a request.
inline constexpr std::size_t body_at_most = 64UL * 1024;
/// Each open stream keeps a thread, and each connection of somebody who is not known yet; the rest are for
/// the pages of arbiters.
inline constexpr int threads = 80;
inline constexpr int streams_at_most = 48;
static_assert(threads >= streams_at_most + static_cast<int>(Strangers::of_all) + 8);

// Routes (web.cpp, web_entry.cpp, web_answers.cpp, web_stream.cpp).
void add_pages(Web::Server& server);
void add_entry(Web::Server& server);
void add_answers(Web::Server& server);
void add_stream(Web::Server& server);

inline constexpr int see_other = 303;

/// A file of the page; empty: there is none.
std::string_view file_named(std::string_view name);
/// With his cookie, on to the page.
void let_in(Web::Server const& server, Guest const& guest, httplib::Response& response);
/// The form for the code, also for who has a cookie.
void ask_for_code(Web::Server& server, httplib::Request const& request, httplib::Response& response);
/// A stranger may ask for it: the form for the code, and how it looks.
bool is_open(httplib::Request const& request);
/// The form for the code where a stranger asks for the page. False: something else is asked for.
bool offer_entry(Web::Server& server, httplib::Request const& request, httplib::Response& response);

void answer_json(httplib::Response& response, Json const& json, int status = 200);

}  // namespace tactus::desk
