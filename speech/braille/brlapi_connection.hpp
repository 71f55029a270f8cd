// SPDX-License-Identifier: GPL-3.0-or-later
// One connection to BRLTTY on this machine and the display that it has. Only where the program is built with
// BrlAPI. Used by one thread, which has to block SIGPIPE; calls may hang while BRLTTY does.
#pragma once

#include "speech/braille/reading.hpp"

#include <brlapi.h>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include <tl/expected.hpp>

namespace tactus::speech {

enum class BrailleKey : std::uint8_t { forward, back, home, routing };
/// Which keys of the display are ours; all others are BRLTTY's.
enum class BrlapiKeys : std::uint8_t {
  home,  // leads back to us
  all,
};

/// A socket to BRLTTY, closed with it.
class BrlapiSocket {
 public:
  /// Nothing where BRLTTY does not answer or refuses us; brlapi_error_location() tells why.
  static std::optional<BrlapiSocket> open(std::string const& host);
  BrlapiSocket(BrlapiSocket&& other) noexcept = default;
  ~BrlapiSocket();

  brlapi_handle_t* handle() const { return handle_.get(); }
  int descriptor() const { return descriptor_; }

 private:
  struct Free {
    void operator()(brlapi_handle_t* handle) const;
  };
  BrlapiSocket();

  std::unique_ptr<brlapi_handle_t, Free> handle_;  // null once moved from
  int descriptor_ = -1;
};

class BrlapiConnection {
 public:
  /// The local BRLTTY, over a unix socket: the one that `host` names (":1"), or, where it is empty,
  /// BRLAPI_HOST, or the first. Another machine is refused. The error is one English sentence, the key of its
  /// translation.
  static tl::expected<BrlapiConnection, std::string_view> open(std::string const& host, BrlapiKeys keys);

  /// BRLAPI_HOST, or the first BRLTTY, has one.
  static bool is_display_here();

  BrailleSize size() const { return size_; }
  BrlapiKeys keys() const { return keys_; }
  /// False when the connection or this display is gone; then the connection is of no use any more.
  bool is_alive();
  /// Calls `take` for each of our keys that was pressed, with the cell of a routing key, from 1; false when
  /// the connection is gone.
  bool take_keys(std::function<void(BrailleKey, unsigned cell)> const& take);
  /// Exactly as many characters as there are cells, in UTF-8; nothing: BRLTTY shows what else it has. False
  /// when the connection is gone.
  bool show(std::optional<std::string> const& cells);
  /// Readable when a key was pressed or the connection is gone.
  int descriptor() const { return display_.descriptor(); }

 private:
  BrlapiConnection(BrlapiSocket display, BrlapiSocket questions, BrlapiKeys keys)
      : display_(std::move(display)), questions_(std::move(questions)), keys_(keys) {}
  std::string_view take_display();
  bool take_over_keys();

  BrlapiSocket display_;
  // BRLTTY 6.5 writes keys and answers from two threads without a lock: an answer in the middle of a key, on
  // the same socket, leaves the reader waiting for ever.
  BrlapiSocket questions_;
  BrlapiKeys keys_;
  BrailleSize size_;
};

}  // namespace tactus::speech
