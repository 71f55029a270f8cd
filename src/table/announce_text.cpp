// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/table/announce_text.hpp"

#include "core/notation/fen.hpp"
#include "src/table/game_text.hpp"
#include "src/table/move_fault.hpp"
#include "src/table/wording_of.hpp"
#include "src/words/spoken_language.hpp"

#include <istream>
#include <ostream>
#include <utility>

namespace tactus::program {
namespace {

class Announcing {
 public:
  Announcing(std::ostream& out, AnnounceOptions const& options, speech::Wording wording)
      : out_(out), options_(options), wording_(std::move(wording)) {}

  /// What was wrong, or nothing. After a fault the moves up to the next game are passed over.
  std::string take(GameToken const& token) {
    if (auto const* begins = std::get_if<GameBegins>(&token)) return begin(*begins);
    return is_lost_ ? std::string{} : say(std::get<MoveWord>(token).text);
  }

 private:
  std::string begin(GameBegins const& begins) {
    is_lost_ = false;
    position_ = chess::Position::initial();
    if (!begins.fen) return {};
    auto const setup = notation::read_fen(*begins.fen);
    if (!setup) return lose("FEN: " + std::string{notation::describe(setup.error())});
    auto const position = chess::Position::from(*setup);
    if (!position) return lose("FEN: no game can be played from this position");
    position_ = *position;
    return {};
  }

  std::string say(std::string const& text) {
    notation::ReadMove const read = notation::read_move(position_, text, options_.letters);
    auto const* move = std::get_if<chess::Move>(&read);
    if (move == nullptr) return lose(move_fault(read, position_, text, options_.letters, wording_.sentences));
    out_ << speech::words(chess::describe(position_, *move), wording_.moves, wording_.vocabulary) << '\n';
    position_ = position_.after(*move);
    return {};
  }

  std::string lose(std::string fault) {
    is_lost_ = true;
    return fault;
  }

  std::ostream& out_;
  AnnounceOptions const& options_;
  speech::Wording wording_;
  chess::Position position_ = chess::Position::initial();
  bool is_lost_ = false;
};

}  // namespace

ExitStatus announce_lines(std::istream& in, std::ostream& out, std::ostream& errors,
                          AnnounceOptions const& options) {
  GameText text;
  auto const catalogue = words::catalogue_of(options.language, errors);
  Announcing announcing{out, options, wording_of(options.moves, catalogue, errors)};
  unsigned number = 0;
  for (std::string line; std::getline(in, line);) {
    ++number;
    for (GameToken const& token : text.feed(line))
      if (std::string const fault = announcing.take(token); !fault.empty())
        errors << "error: line " << number << ": " << fault << '\n';
  }
  return ExitStatus::done;
}

}  // namespace tactus::program
