// SPDX-License-Identifier: GPL-3.0-or-later
// The desk's page over HTTP: this machine only, or with TLS on an address that was asked for.
#pragma once

#include "src/desk/boards/desk.hpp"
#include "src/desk/web/access.hpp"
#include "src/desk/web/entry_codes.hpp"
#include "src/desk/web/page_language.hpp"

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include <tl/expected.hpp>

namespace tactus::desk {

struct WebSettings {
  std::string address = "127.0.0.1";  // beyond loopback only with a certificate
  bool is_for_phones = false;         // tokens for this machine only; others come in by a code
  int port = 0;                       // 0: any that is free
  std::string certificate, key;       // files in PEM; empty: no TLS
  std::vector<std::string> arbiters{""};
  std::vector<Guest> inside{};  // devices that were in before
  /// Another device came in: all that are in now. One thread at a time.
  std::function<void(std::vector<Guest> const&)> inside_changed{};
  Millis request_at_most{5000};  // head and body of one request
  /// There are other standing codes: one was used, or (then from where) guessed at too often. Any thread.
  std::function<void(std::string const& guessed_from)> codes_renewed{};
};

/// The first language is the page's where it is not asked for another.
class Web {
 public:
  Web(Desk& desk, std::vector<Tongue> tongues, WebSettings const& settings);
  ~Web();
  Web(Web const&) = delete;
  Web& operator=(Web const&) = delete;

  /// Takes the port. The error is one sentence that says what was expected.
  tl::expected<void, std::string> bind();
  /// The address with the one-time token of each arbiter; of a page for all addresses of this machine, each.
  std::vector<std::string> addresses() const;
  /// Those that other machines may ask for, without a token: who comes has to know a code.
  std::vector<std::string> addresses_for_others() const;
  std::vector<EntryCodes::Code> codes() const;
  int port() const;
  /// Until stop(), which may be called from another thread and ends it in less than two seconds.
  void serve();
  void stop();

  struct Server;  // for web*.cpp

 private:
  std::unique_ptr<Server> server_;
};

}  // namespace tactus::desk
