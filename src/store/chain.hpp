// SPDX-License-Identifier: GPL-3.0-or-later
// Each event carries the fingerprint of all before it: SHA-256 over the link before, number, time, type and
// payload, as docs/developers/game-file.md has it. So a reader can tell which copy holds more, where two
// copies part, and whether a word was changed. It proves order and wholeness, not the honesty of whoever
// wrote it.
#pragma once

#include "src/store/codec/event_json.hpp"
#include "src/store/database.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace tactus::store {

/// An event as it stands in the file.
struct EventRow {
  std::int64_t seq = 0;
  Instant time;
  EventText text;
  std::optional<std::string> link{};  // as it stands beside it; nothing in older files
};

/// Empty where the file names none.
std::string id_of_game(Database& db);

/// No fingerprint can be made, and none is made up: no game is then begun, gone on with or read.
std::optional<StoreError> fingerprint_fault(std::string const& path);

/// 64 hexadecimal digits. Precondition of all of them: no fingerprint_fault().
class Link {
 public:
  /// As it stands in a file.
  static Link stored(std::string hex) { return Link{std::move(hex)}; }
  /// Before the first event of the game of this id; empty where the file names none.
  static Link of_game(std::string_view id);
  Link after(EventRow const& row) const;

  std::string const& hex() const { return hex_; }
  /// Its first 72 bits as twelve squares, "e4 f3 a8 ...": people can read, hear, feel and write them.
  std::string squares() const;
  bool operator==(Link const&) const = default;

 private:
  friend std::optional<Link> link_at(Database& db, std::int64_t seq);
  explicit Link(std::string hex) : hex_(std::move(hex)) {}

  std::string hex_;
};

/// What both sign: the link of the end, or of the names that were put right behind it before anybody signed.
class SignedLink {
 public:
  /// In the order of the file; what was taken already is passed over. True: it is another one now.
  bool take(std::int64_t seq, std::string_view type, Link const& link);
  std::optional<std::string> const& squares() const { return squares_; }

 private:
  std::int64_t last_ = 0;
  std::optional<std::string> squares_;
  bool is_signed_ = false;
};

/// Of the event with this number, as it is stored, else worked out from the events; 0: of none yet, worked
/// out from the id of the game. Nothing: the file cannot be read so far.
std::optional<Link> link_at(Database& db, std::int64_t seq);

/// Makes the table of links where there is none; events that are there already have none of their own. The
/// result code of SQLite.
int make_chain(Database& db);
bool has_chain(Database& db);

/// The hash of Fowler, Noll and Vo, for names of older games: the same everywhere and for ever.
std::uint64_t fnv1a(std::string_view text);

}  // namespace tactus::store
