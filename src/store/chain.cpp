// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/store/chain.hpp"

#include <array>
#include <gcrypt.h>

#include <fmt/format.h>

namespace tactus::store {
namespace {

constexpr std::size_t digest_size = 32;

/// The library wants to be asked for its version before anything else.
bool is_ready() {
  static bool const is_known = ::gcry_check_version(nullptr) != nullptr;
  return is_known;
}

/// Precondition: no fingerprint_fault().
std::string sha256_of(std::string_view text) {
  std::array<unsigned char, digest_size> digest{};
  ::gcry_md_hash_buffer(GCRY_MD_SHA256, digest.data(), text.data(), text.size());
  std::string hex;
  for (unsigned char const byte : digest) hex += fmt::format("{:02x}", byte);
  return hex;
}

unsigned value_of(char digit) { return static_cast<unsigned>(digit <= '9' ? digit - '0' : digit - 'a' + 10); }

std::optional<std::string> stored_link(Database& db, std::int64_t seq) {
  Statement stored{db.get(), "SELECT link FROM chain WHERE seq = ?1"};
  if (!stored.is_prepared()) return std::nullopt;
  stored.bind(1, seq);
  return stored.step() == SQLITE_ROW ? std::optional(stored.text(0)) : std::nullopt;
}

}  // namespace

std::string id_of_game(Database& db) {
  Statement named{db.get(), "SELECT id FROM game"};
  return named.is_prepared() && named.step() == SQLITE_ROW ? named.text(0) : std::string{};
}

std::optional<StoreError> fingerprint_fault(std::string const& path) {
  if (is_ready()) return std::nullopt;
  return StoreError{StoreFault::cannot_open, path, "libgcrypt does not answer"};
}

Link Link::of_game(std::string_view id) { return Link{sha256_of(fmt::format("tactus\n{}", id))}; }

Link Link::after(EventRow const& row) const {
  return Link{sha256_of(fmt::format("{}\n{}\n{}\n{}\n{}", hex_, row.seq, row.time.time_since_epoch().count(),
                                    row.text.type, row.text.payload))};
}

std::string Link::squares() const {
  constexpr std::size_t digits_of_two_squares = 3, squares = 12;
  std::string text;
  for (std::size_t at = 0; at < squares / 2 * digits_of_two_squares; at += digits_of_two_squares) {
    unsigned const bits = value_of(hex_[at]) << 8U | value_of(hex_[at + 1]) << 4U | value_of(hex_[at + 2]);
    for (unsigned const index : {bits >> 6U, bits & 63U})
      text.append(text.empty() ? "" : " ").append(chess::Square::from_index(index).name());
  }
  return text;
}

bool SignedLink::take(std::int64_t seq, std::string_view type, Link const& link) {
  if (seq <= last_) return false;
  if (type == "end.taken_back") *this = SignedLink{};
  last_ = seq;
  if (type == "result.signed") is_signed_ = is_signed_ || squares_.has_value();
  bool const is_end = type == "game.ended" && !squares_;
  bool const is_mended = type == "game.corrected" && squares_ && !is_signed_;
  if (is_end || is_mended) squares_ = link.squares();
  return is_end || is_mended;
}

std::optional<Link> link_at(Database& db, std::int64_t seq) {
  Link link = Link::of_game(id_of_game(db));
  // The beginning is made of the id alone: a link of number 0 would let the file name another game.
  if (seq == 0) return link;
  if (auto stored = stored_link(db, seq)) return Link{*std::move(stored)};
  Statement select{db.get(), "SELECT seq, time_ms, type, payload FROM event WHERE seq <= ?1 ORDER BY seq"};
  if (!select.is_prepared()) return std::nullopt;
  select.bind(1, seq);
  for (std::int64_t each = 1; each <= seq; ++each) {
    if (select.step() != SQLITE_ROW || select.number(0) != each) return std::nullopt;
    link = link.after({each, Instant{Millis{select.number(1)}}, {select.text(2), select.text(3)}, {}});
  }
  return link;
}

int make_chain(Database& db) {
  return db.run(
      "CREATE TABLE IF NOT EXISTS chain (seq INTEGER PRIMARY KEY, link TEXT NOT NULL) STRICT;"
      "CREATE TRIGGER IF NOT EXISTS chain_is_never_changed BEFORE UPDATE ON chain"
      " BEGIN SELECT RAISE(ABORT, 'links are never changed'); END;"
      "CREATE TRIGGER IF NOT EXISTS chain_is_never_deleted BEFORE DELETE ON chain"
      " BEGIN SELECT RAISE(ABORT, 'links are never deleted'); END;");
}

bool has_chain(Database& db) {
  return db.number_of("SELECT count(*) FROM pragma_table_list WHERE schema = 'main' AND name = 'chain'") == 1;
}

std::uint64_t fnv1a(std::string_view text) {
  std::uint64_t hash = 0xcbf29ce484222325U;
  for (char const c : text) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3U;
  return hash;
}

}  // namespace tactus::store
