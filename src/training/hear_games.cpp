// SPDX-License-Identifier: GPL-3.0-or-later
// The file, the lines and the voice of `tactus-training hear`.

#include "core/braille/score.hpp"
#include "core/message/file_text.hpp"
#include "src/equipment/spoken_catalogue.hpp"
#include "src/judged/judged_game.hpp"
#include "src/record/saved_game.hpp"
#include "src/score/game_score.hpp"
#include "src/table/console/announcer.hpp"
#include "src/training/cue_list.hpp"
#include "src/training/hear.hpp"
#include "src/words/catalogue.hpp"

#include <fstream>
#include <iterator>
#include <optional>
#include <ostream>

namespace tactus::training {
namespace {

using program::ExitStatus;

Message no_games(std::string const& file) {
  // Translators: Shown by tactus-training, one line.
  std::string_view const unreadable = translatable("{file} cannot be read; expected a file of games in PGN");
  return {unreadable, {{"file", file}}};
}

struct ReadGames {
  std::string pgn;
  Facts doubts{};  // of a game file: that it is not whole, or not what was entered
};

/// As PGN, whatever it is. The error: what is wrong with the file.
tl::expected<ReadGames, Message> games_in(std::string const& file) {
  std::ifstream in(file, std::ios::binary);
  std::string bytes{std::istreambuf_iterator<char>(in), {}};
  if (!in && bytes.empty()) return tl::unexpected(no_games(file));
  bool const is_game_file = bytes.starts_with("SQLite format 3") || file.ends_with(".tactus");
  if (!is_game_file) return ReadGames{text_in(std::move(bytes)).text};
  auto const game = program::read_saved_game(file);
  if (!game) return tl::unexpected(game.error());
  ReadGames read{program::judged_pgn_of(game->record), game->doubts()};
  if (game->damage) read.doubts.push_back(*game->damage);
  return read;
}

/// Shows and says facts.
class GameTeller {
 public:
  GameTeller(std::ostream& out, std::ostream& errors, FactWords words, equipment::FactVoice* voice,
             braille::ChessCode const* code, CueList* cues)
      : out_(out), errors_(errors), words_(std::move(words)), voice_(voice), code_(code), cues_(cues) {}

  void tell(Facts const& facts) {
    for (Message const& each : facts) show(each);
    for (Message const& each : facts) say(each);
  }
  void refuse(std::string const& fault) { errors_ << "error: " << fault << std::endl; }

 private:
  void show(Message const& fact) {
    NumberedMove const* move = nullptr;
    for (Argument const& each : fact.arguments)
      if (auto const* const found = std::get_if<NumberedMove>(&each.value)) move = found;
    if (code_ == nullptr || move == nullptr) {
      out_ << words_.line(fact).written << std::endl;
      return;
    }
    braille::Cells const line[] = {braille::write_move(*code_, move->move)};
    out_ << braille::write_file(line, braille::FileForm::unicode) << std::flush;
  }
  void say(Message const& fact) {
    if (voice_ == nullptr) return;
    auto const& wording = words_.wording;
    auto trouble = voice_->speak(wording.sentences.spoken(fact, wording.moves, wording.vocabulary));
    if (cues_ != nullptr) cues_->add(fact, words_.line(fact).written);
    if (trouble.empty() || trouble == told_) return;
    errors_ << "error: " << trouble << std::endl;
    told_ = std::move(trouble);
  }

  std::ostream& out_;
  std::ostream& errors_;
  FactWords words_;
  equipment::FactVoice* voice_;
  braille::ChessCode const* code_;
  CueList* cues_;     // null: no file is made
  std::string told_;  // the last trouble
};

ExitStatus fail_with(std::ostream& errors, Message const& fault, words::Catalogue const& catalogue) {
  errors << "error: " << words::shown(fault, catalogue) << '\n';
  return ExitStatus::failed;
}

}  // namespace

ExitStatus hear_games(HearOptions const& options, std::istream& in, std::ostream& out, std::ostream& errors) {
  auto const catalogue = words::catalogue_of(options.language, errors);
  auto const wording = program::wording_of(options.moves, catalogue, errors);
  auto const read = games_in(options.file);
  if (!read) return fail_with(errors, read.error(), catalogue);
  auto games = heard_games(read->pgn);
  if (games.empty()) return fail_with(errors, no_games(options.file), catalogue);
  std::string const language{catalogue.language().code()};
  auto const* const code = options.is_braille ? score::score_language(language).braille : nullptr;
  if (options.is_braille && code == nullptr)
    return fail_with(errors, score::no_braille_code(language), catalogue);
  auto const sound = program::with_free_name(options.sound);
  auto const voice = program::make_fact_voice(sound);
  if (!voice) return fail_with(errors, voice.error(), catalogue);
  auto cues = sound.wav ? std::optional<CueList>{*sound.wav} : std::nullopt;
  GameTeller teller{out, errors, {wording, options.letters}, voice->get(), code, cues ? &*cues : nullptr};
  Hearing hearing{std::move(games), wording.sentences, options.letters};
  teller.tell(read->doubts);
  teller.tell(hearing.greeting());
  TextLines lines{in};
  for (std::string line; !hearing.is_over() && lines.next(line);) {
    auto const answer = hearing.answer(line);
    if (answer)
      teller.tell(*answer);
    else
      teller.refuse(answer.error());
  }
  return ExitStatus::done;
}

}  // namespace tactus::training
