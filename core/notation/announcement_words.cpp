// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/notation/announcement_words.hpp"

#include <algorithm>
#include <utility>

namespace tactus::notation {
namespace {

/// Puts words in their order, each by itself.
class Announced {
 public:
  Announced(chess::MoveDescription const& move, MoveWording const& wording, MoveWords const& words)
      : move_(move), wording_(wording), words_(words) {}

  std::vector<std::string_view> words() {
    if (move_.is_castling())
      add(move_.is_short_castling ? words_.short_castling : words_.long_castling);
    else
      add_squares();
    if (wording_.says_check) add_check();
    return std::move(out_);
  }

 private:
  void add(std::string_view phrase) {
    while (!phrase.empty()) {
      std::size_t const end = std::min(phrase.find(' '), phrase.size());
      if (end > 0) out_.push_back(phrase.substr(0, end));
      phrase.remove_prefix(std::min(end + 1, phrase.size()));
    }
  }

  void add_squares() {
    bool const is_full = wording_.style == Style::full;
    bool const is_said = move_.piece.kind != chess::Kind::pawn || wording_.says_pawn;
    if (is_said && !move_.is_kind_unknown) add(words_.of(move_.piece.kind));
    if (move_.needs_file || is_full) add(words_.of(move_.from.file()));
    if (move_.needs_rank || is_full) add(words_.of(move_.from.rank()));
    if (move_.captured && wording_.says_captures) add(words_.capture);
    add(words_.of(move_.to.file()));
    add(words_.of(move_.to.rank()));
    if (move_.promotion)
      add(words_.of(*move_.promotion));
    else if (move_.is_piece_unknown())
      add(words_.promotion);
    if (move_.is_en_passant && wording_.says_en_passant) add(words_.en_passant);
  }

  void add_check() {
    switch (move_.gives) {
      case chess::CheckState::none: return;
      case chess::CheckState::check: return add(words_.check);
      case chess::CheckState::mate: return add(words_.mate);
    }
  }

  chess::MoveDescription const& move_;
  MoveWording const& wording_;
  MoveWords const& words_;
  std::vector<std::string_view> out_;
};

}  // namespace

std::vector<std::string_view> announcement_words(chess::MoveDescription const& move,
                                                 MoveWording const& wording, MoveWords const& words) {
  return Announced{move, wording, words}.words();
}

MoveWords const& appendix_d_words() {
  static MoveWords const words{
      .files = {"Anna", "Bella", "Cesar", "David", "Eva", "Felix", "Gustav", "Hector"},
      .ranks = {"eins", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht"},
      .kinds = {"Bauer", "Springer", "Läufer", "Turm", "Dame", "König"},
      .short_castling = "Kurze Rochade",
      .long_castling = "Lange Rochade",
      .capture = "schlägt",
      .en_passant = "im Vorbeigehen",
      .check = "Schach",
      .mate = "matt",
      .promotion = "Umwandlung",
  };
  return words;
}

MoveWords const& appendix_d_words_with_zwo() {
  static MoveWords const words = [] {
    MoveWords changed = appendix_d_words();
    changed.ranks[1] = "zwo";
    return changed;
  }();
  return words;
}

std::string_view word(chess::File file) { return appendix_d_words().of(file); }
std::string_view word(chess::Rank rank) { return appendix_d_words().of(rank); }
std::string_view word(chess::Kind kind) { return appendix_d_words().of(kind); }

}  // namespace tactus::notation
