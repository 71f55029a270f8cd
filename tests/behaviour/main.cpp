// SPDX-License-Identifier: GPL-3.0-or-later
// journal_behaviour JOURNAL GAME: folds the inputs of a recorded game (lines of `tactus-arbiter export
// --jsonl`; outcomes in them are passed over) and prints all that follows: to whom what is said, in five
// languages, what stands on a Braille display, which lamps burn. Writes the game into the new file GAME.
// Times are those of the journal, the game's id is always the same: what it prints and writes depends on the
// journal and on the product alone.
#include "core/table/table_state.hpp"
#include "speech/words/phrasebook.hpp"
#include "src/store/codec/event_json.hpp"
#include "src/store/game_file.hpp"
#include "tests/words/player_languages.hpp"

#include <cstdlib>
#include <fstream>
#include <iostream>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

namespace {

using namespace tactus;

constexpr char const* game_id = "00000000000000000000000000000001";

std::vector<table::StampedInput> inputs_of(std::string const& journal) {
  std::vector<table::StampedInput> inputs;
  std::ifstream in{journal};
  for (std::string line; std::getline(in, line);) {
    auto const json = nlohmann::json::parse(line);
    auto const event = store::read_event(json["type"].get<std::string>(), json["payload"].dump());
    if (!event) {
      std::cerr << "error: " << store::describe(event.error()) << " in: " << line << '\n';
      std::exit(EXIT_FAILURE);
    }
    if (auto const* const input = std::get_if<table::Input>(&*event))
      inputs.push_back({Instant{Millis{json["time_ms"].get<std::int64_t>()}}, *input});
  }
  return inputs;
}

std::vector<speech::Wording> wordings() {
  std::vector<speech::Wording> all;
  for (auto const language : words::player_languages) {
    all.emplace_back();
    all.back().sentences = words::sentences_in(language);
  }
  return all;
}

class Game {
 public:
  explicit Game(std::string const& path) : file_(store::GameFile::create(path, game_id)) {
    if (!file_) fail("expected a new game file");
  }

  void take(table::StampedInput const& input) {
    auto step = table::apply(std::move(state_), input);
    state_ = std::move(step.state);
    record(input.time, table::TableEvent{input.input});
    for (table::Effect const& effect : step.effects) {
      if (auto const* const outcome = std::get_if<table::Record>(&effect))
        record(input.time, table::TableEvent{outcome->outcome});
      else if (auto const* const said = std::get_if<table::Announce>(&effect))
        tell(said->announcement);
      else
        std::cout << "board asked\n";
    }
    tell_lamps();
  }
  void close() {
    if (!file_->complete_main_file(Millis{0})) fail("expected a whole game file");
    file_->fold_into_one_file(Millis{0});
  }

 private:
  [[noreturn]] static void fail(char const* why) {
    std::cerr << "error: " << why << '\n';
    std::exit(EXIT_FAILURE);
  }
  void record(Instant at, table::TableEvent const& event) {
    auto const text = store::write_event(event);
    std::cout << at.time_since_epoch().count() << ' ' << text.type << ' ' << text.payload << '\n';
    table::StampedEvent const stamped{at, event};
    if (!file_->append({&stamped, 1})) fail("expected room on the disk");
  }
  void tell(table::Announcement const& said) {
    for (speech::Wording const& wording : wordings_)
      std::cout << "said: " << speech::caption_of(said, wording) << '\n'
                << "felt: " << speech::braille_of(said, wording.sentences) << '\n';
  }
  void tell_lamps() {
    for (chess::Color const port : chess::both_colors) {
      auto const lit = table::squares_to_light(state_, port);
      if (!lit.empty()) std::cout << "lamps: " << lit.bits() << '\n';
    }
  }

  table::TableState state_;
  tl::expected<store::GameFile, store::StoreError> file_;
  std::vector<speech::Wording> wordings_ = wordings();
};

}  // namespace

int main(int argc, char** argv) {
  if (argc != 3) {
    std::cerr << "error: expected the names of a journal and of a new game file\n";
    return 2;
  }
  Game game{argv[2]};
  for (auto const& input : inputs_of(argv[1])) game.take(input);
  game.close();
}
