// SPDX-License-Identifier: GPL-3.0-or-later
// A desk with one game, served on a free port of this machine, and an arbiter who has come in.
#pragma once

#include "src/desk/web/web.hpp"
#include "tests/desk/raw_request.hpp"
#include "tests/record/told_game.hpp"
#include "tests/temporary_folder.hpp"

#include <thread>

namespace tactus::test {

struct OpenedWeb {
  TemporaryFolder folder;
  desk::Desk desk;
  desk::Web web;
  std::thread server;
  ToldGame game{table::TableSetup{}};
  std::string cookie, page_token;

  explicit OpenedWeb(desk::WebSettings const& settings = {});
  ~OpenedWeb();

  int port() const { return web.port(); }
  std::string host() const { return "127.0.0.1:" + std::to_string(port()); }
  /// One line of the head for each, with the cookie.
  std::string head(std::string const& first_line, std::vector<std::string> const& more = {}) const;
  std::string get(std::string const& path) const {
    return answer_to(port(), head("GET " + path + " HTTP/1.1", {"X-Tactus-Desk: " + page_token}));
  }
  std::string post(std::string const& path, std::string const& body) const;
  /// Something that needs the arbiter.
  void irregularity();
  /// Board 2, which needs nobody: it comes, then it has news.
  void another_board();
  std::int64_t last_news() const;

 private:
  ToldGame other_{table::TableSetup{}};
  Millis passed_{0};
};

}  // namespace tactus::test
