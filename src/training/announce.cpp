// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/training/announce.hpp"

#include "core/braille/score.hpp"
#include "core/legal/position.hpp"
#include "core/legal/reading/move_reading.hpp"
#include "core/message/file_text.hpp"
#include "core/message/message.hpp"
#include "core/notation/fen.hpp"
#include "speech/voice/synthesiser_espeak.hpp"
#include "src/equipment/spoken_catalogue.hpp"
#include "src/score/game_score.hpp"
#include "src/table/console/announcer.hpp"
#include "src/table/console/arguments.hpp"
#include "src/training/game_text.hpp"
#include "src/words/catalogue.hpp"

#include <functional>
#include <istream>
#include <ostream>
#include <utility>

namespace tactus::training {

using program::ExitStatus;

namespace {

/// Tells one legal move; what was wrong, or nothing.
using Teller = std::function<std::string(chess::Position const& before, chess::Move)>;

class Announcing {
 public:
  Announcing(notation::PieceLetters const& letters, speech::Sentences const& sentences, Teller tell)
      : letters_(letters), sentences_(sentences), tell_(std::move(tell)) {}

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
    notation::ReadMove const read = notation::read_move(position_, program::read_said(text, letters_));
    auto const* move = std::get_if<chess::Move>(&read);
    if (move == nullptr) return lose(program::move_fault(read, position_, text, letters_, sentences_));
    auto fault = tell_(position_, *move);
    position_ = position_.after(*move);
    return fault;
  }

  std::string lose(std::string fault) {
    is_lost_ = true;
    return fault;
  }

  notation::PieceLetters const& letters_;
  speech::Sentences const& sentences_;
  Teller tell_;
  chess::Position position_ = chess::Position::initial();
  bool is_lost_ = false;
};

speech::Part spoken_part(speech::Wording const& wording, chess::Position const& before, chess::Move move) {
  return {wording.vocabulary.voice,
          speech::words(chess::describe(before, move), wording.moves, wording.vocabulary)};
}

Teller text_teller(std::ostream& out, speech::Wording const& wording) {
  return [&](chess::Position const& before, chess::Move move) {
    out << spoken_part(wording, before, move).text << '\n';
    return std::string{};
  };
}

Teller phoneme_teller(std::ostream& out, speech::Wording const& wording) {
  return [&](chess::Position const& before, chess::Move move) {
    auto const said = speech::espeak_phonemes(spoken_part(wording, before, move));
    if (!said) return said.error().message;
    out << *said << '\n';
    return std::string{};
  };
}

Teller braille_teller(std::ostream& out, braille::ChessCode const& code) {
  return [&](chess::Position const& before, chess::Move move) {
    braille::Cells const line[] = {braille::write_move(code, chess::describe(before, move))};
    out << braille::write_file(line, braille::FileForm::unicode);
    return std::string{};
  };
}

/// Words that nobody heard are told as an error, once.
Teller sound_teller(std::ostream& out, speech::Wording const& wording, equipment::FactVoice* voice) {
  return
      [&out, &wording, voice, told = std::string{}](chess::Position const& before, chess::Move move) mutable {
        speech::Part const words = spoken_part(wording, before, move);
        out << words.text << std::endl;
        auto trouble = voice == nullptr ? std::string{} : voice->speak({words});
        if (trouble == told) return std::string{};
        told = trouble;
        return trouble;
      };
}

ExitStatus fail(std::ostream& errors, std::string const& sentence, ExitStatus status) {
  errors << "error: " << sentence << '\n';
  return status;
}

void tell_games(std::istream& in, std::ostream& errors, Announcing announcing) {
  GameText text;
  unsigned number = 0;
  TextLines lines{in};
  for (std::string line; lines.next(line);) {
    ++number;
    for (GameToken const& token : text.feed(line))
      if (std::string const fault = announcing.take(token); !fault.empty())
        errors << "error: line " << number << ": " << fault << '\n';
  }
}

}  // namespace

ExitStatus announce_lines(std::istream& in, std::ostream& out, std::ostream& errors,
                          AnnounceOptions const& options) {
  auto const catalogue = words::catalogue_of(options.language, errors);
  auto const wording = program::wording_of(options.moves, catalogue, errors);
  auto const tell = [&](Teller teller) {
    tell_games(in, errors, {options.letters, wording.sentences, std::move(teller)});
    return ExitStatus::done;
  };
  switch (options.form) {
    case AnnounceForm::text: break;
    case AnnounceForm::phonemes: return tell(phoneme_teller(out, wording));
    case AnnounceForm::braille: {
      std::string const language{catalogue.language().code()};
      if (auto const* const code = score::score_language(language).braille)
        return tell(braille_teller(out, *code));
      return fail(errors, shown(score::no_braille_code(language), catalogue), ExitStatus::usage);
    }
    case AnnounceForm::sound: {
      auto const voice = program::make_fact_voice(options.sound);
      if (!voice) return fail(errors, shown(voice.error(), catalogue), ExitStatus::failed);
      return tell(sound_teller(out, wording, voice->get()));
    }
  }
  return tell(text_teller(out, wording));
}

}  // namespace tactus::training

namespace tactus::program {
namespace {

struct Sentence {
  chess::Position const& position;
  std::string_view text;
  notation::PieceLetters const& letters;
  speech::Sentences const& sentences;

  std::string operator()(chess::Move) const { return {}; }
  std::string operator()(notation::NotAMove const&) const {
    return filled(translatable("{text} is not a move; expected for example e4, {knight}f3, g1f3, O-O"),
                  {{"text", echo_of(text)}, {"knight", std::string{letters.knight}}});
  }
  std::string operator()(notation::NoSuchMove const&) const {
    bool const is_white = position.turn() == chess::Color::white;
    return filled(is_white
                      // Translators: Shown by tactus-training for a move text that was read, one line.
                      ? translatable("{text} is not possible here; expected a legal move of White")
                      // Translators: Shown by tactus-training for a move text that was read, one line.
                      : translatable("{text} is not possible here; expected a legal move of Black"),
                  {{"text", echo_of(text)}});
  }
  std::string operator()(notation::SeveralMoves const& several) const {
    std::string list;
    for (chess::Move const each : several.fits)
      list += (list.empty() ? "" : ", ") + notation::write_san(position, each, letters);
    // Translators: Shown by tactus-training for a move text that was read, one line.
    return filled(translatable("{text} fits {count} moves; expected one of {moves}"),
                  {{"text", echo_of(text)},
                   {"count", static_cast<std::uint32_t>(several.fits.size())},
                   {"moves", list}});
  }
  std::string filled(std::string_view english, std::vector<Argument> arguments) const {
    return sentences.written({english, std::move(arguments)});
  }
};

}  // namespace

std::string move_fault(notation::ReadMove const& read, chess::Position const& position, std::string_view text,
                       notation::PieceLetters const& letters, speech::Sentences const& sentences) {
  return std::visit(Sentence{position, text, letters, sentences}, read);
}

}  // namespace tactus::program
