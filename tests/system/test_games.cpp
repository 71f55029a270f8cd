// SPDX-License-Identifier: GPL-3.0-or-later
// Whole games in games/*.txt: the real programs over pseudo-terminals, every line of the player's screen and
// of the arbiter's watch compared. The journal of each game gives the same words once more.
#include "core/table/table_state.hpp"
#include "src/store/codec/event_json.hpp"
#include "src/table/console/commands.hpp"
#include "tests/docs/transcript.hpp"
#include "tests/programs/read_by_others.hpp"
#include "tests/system/scripted_table.hpp"
#include "tests/temporary_folder.hpp"
#include "tests/words/player_languages.hpp"

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <set>
#include <sstream>

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>
#include <nlohmann/json.hpp>

using namespace tactus;

BOOST_AUTO_TEST_SUITE(whole_games)

namespace {

namespace fs = std::filesystem;

constexpr unsigned pace = 6;  // as the scripts have it in their `--pace`

fs::path const games_folder = fs::path{TACTUS_SOURCE_DIR} / "tests/system/games";

std::vector<std::string> games() {
  std::vector<std::string> names;
  for (auto const& entry : fs::directory_iterator(games_folder))
    if (entry.path().extension() == ".txt") names.push_back(entry.path().stem().string());
  std::ranges::sort(names);
  return names;
}

docs::Transcript read_game(std::string const& name) {
  docs::Transcript script{1, {}};
  std::ifstream file{games_folder / (name + ".txt")};
  for (std::string line; std::getline(file, line);) script.lines.push_back(line.starts_with('#') ? "" : line);
  return script;
}

/// The first word of each line that is typed in Tactus.
std::set<std::string> words_typed_in(std::string const& name) {
  std::set<std::string> words;
  for (std::string const& line : read_game(name).lines)
    if (line.starts_with("> ")) words.insert(line.substr(2, line.find(' ', 2) - 2));
  return words;
}

/// Outcomes as `tactus-arbiter export --jsonl` gives them, one text each.
struct Journal {
  std::vector<table::StampedInput> inputs;
  std::vector<std::string> outcomes;
  std::string input_lines;  // as exported, but for what belongs to this machine
};

/// The program's start says which files it was made of and what stood beside it.
std::string without_machine(nlohmann::json line) {
  if (line["type"] == "program.started")
    for (char const* const key :
         {"beside", "dropped_variables", "environment", "files", "open_to_read", "open_to_write"})
      line["payload"].erase(key);
  return line.dump() + '\n';
}

std::string text_of(table::TableEvent const& event) {
  auto const text = store::write_event(event);
  return text.type + ' ' + text.payload;
}

Journal exported_journal(std::string const& game) {
  Journal journal;
  auto const exported = run("tactus-arbiter", {"export", game, "--jsonl"});
  BOOST_TEST_REQUIRE(exported.status == 0);
  for (std::string const& line : lines_of(exported.out)) {
    auto const json = nlohmann::json::parse(line);
    auto const event = store::read_event(json["type"].get<std::string>(), json["payload"].dump());
    BOOST_TEST_REQUIRE(event.has_value(), line);
    if (auto const* input = std::get_if<table::Input>(&*event)) {
      journal.inputs.push_back({Instant{Millis{json["time_ms"].get<std::int64_t>()}}, *input});
      journal.input_lines += without_machine(json);
    } else
      journal.outcomes.push_back(text_of(*event));
  }
  return journal;
}

/// The moves of a PGN without signs of check and mate, one blank between them.
std::string unmarked_moves(std::string const& pgn) {
  std::istringstream words{pgn.substr(pgn.find("\n\n"))};
  std::string moves;
  for (std::string word; words >> word;) {
    std::erase_if(word, [](char c) { return c == '+' || c == '#'; });
    moves += word + ' ';
  }
  return moves;
}

/// The arbiter's is legal, and the player's the same but for marks.
void check_pgn_of(std::string const& game) {
  auto const judged = run("tactus-arbiter", {"export", game});
  BOOST_TEST(judged.status == 0, judged.err);
  check_legal_pgn(judged.out);
  if (judged.out.find("is not legal; recorded from") != std::string::npos) return;
  BOOST_TEST(unmarked_moves(judged.out) == unmarked_moves(run("tactus", {"export", game, "--pgn"}).out));
}

/// Why devices were lost, one a line.
std::string losses_in(std::string const& game) {
  std::string losses;
  if (run("tactus-arbiter", {"export", game, "--jsonl"}).status != 0) return losses;  // it had not begun
  for (auto const& input : exported_journal(game).inputs)
    if (auto const* const lost = std::get_if<table::DeviceWasLost>(&input.input))
      losses += std::to_string(input.time.time_since_epoch().count()) + " ms: " + lost->reason + '\n';
  return losses;
}

std::vector<std::string> outcomes_of(std::vector<table::StampedInput> const& inputs) {
  table::TableState state;
  std::vector<std::string> outcomes;
  for (table::StampedInput const& input : inputs) {
    auto step = table::apply(std::move(state), input);
    state = std::move(step.state);
    for (table::Effect const& effect : step.effects)
      if (auto const* record = std::get_if<table::Record>(&effect))
        outcomes.push_back(text_of(record->outcome));
  }
  return outcomes;
}

}  // namespace

BOOST_DATA_TEST_CASE(every_line_of_the_players_and_of_the_arbiter_is_as_written,
                     boost::unit_test::data::make(games()), name) {
  if (!docs::has_landlock()) {
    BOOST_TEST_MESSAGE("skipped: expected a kernel with Landlock");
    return;
  }
  TemporaryFolder const folder;
  system_test::ScriptedTable table{folder / "", pace};
  auto const fault =
      docs::replay(read_game(name), folder / ".", [&](std::string_view what) { return table.happen(what); });
  BOOST_TEST_REQUIRE(!fault.has_value(), "games/" << name << ".txt, " << fault.value_or("") << '\n'
                                                  << losses_in(folder / "game.tactus"));
  auto const journal = exported_journal(folder / "game.tactus");
  if (char const* const kept = std::getenv("TACTUS_JOURNALS"))
    std::ofstream{fs::path{kept} / (name + ".jsonl")} << journal.input_lines;
  BOOST_TEST(outcomes_of(journal.inputs) == journal.outcomes, boost::test_tools::per_element());
  check_pgn_of(folder / "game.tactus");
}

BOOST_AUTO_TEST_CASE(there_are_games_to_play) { BOOST_TEST(games().size() >= 6U); }

BOOST_AUTO_TEST_CASE(each_command_is_typed_in_a_game_of_each_language_by_its_own_word) {
  for (auto const language : words::player_languages) {
    auto const typed = words_typed_in("commands_" + std::string{language.code()});
    auto const sentences = words::sentences_in(language);
    for (program::ConsoleCommand const& command : program::commands()) {
      std::string const word = program::words_of(command, sentences).front();
      BOOST_TEST(typed.contains(word), language.code() << ": " << word);
    }
  }
}

BOOST_AUTO_TEST_SUITE_END()
