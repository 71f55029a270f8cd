// SPDX-License-Identifier: GPL-3.0-or-later
// Names of all kinds through every entrance of `tactus` and every paper: refused with a sentence, or the same
// everywhere, and no line of any output is one that a name has written.
#include "core/legal/reading/pgn_reader.hpp"
#include "core/message/plain_line.hpp"
#include "core/message/unicode.hpp"
#include "core/message/written.hpp"
#include "core/notation/piece_letters.hpp"
#include "src/record/game_record.hpp"
#include "src/score/game_score.hpp"
#include "src/store/codec/event_json.hpp"
#include "src/table/commands/export.hpp"
#include "src/table/options/options.hpp"
#include "src/table/options/settings.hpp"
#include "src/table/options/settings_text.hpp"
#include "src/table/program/program.hpp"
#include "src/words/html_text.hpp"
#include "tests/core/chess/outside_data.hpp"
#include "tests/lines_of.hpp"
#include "tests/names_of_all_kinds.hpp"
#include "tests/table/asked_dialogue.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>

#include <boost/test/unit_test.hpp>

using namespace tactus;

BOOST_AUTO_TEST_SUITE(names)

using namespace tactus::program;
using namespace tactus::test;

namespace {

constexpr auto many = static_cast<std::size_t>(test::budget(5'000, 5'000, 600));

/// Nothing: refused.
std::optional<Name> by_option(std::string const& bytes) {
  std::string const option = "--white=" + bytes;
  std::array<char const*, 3> const line{"tactus", "play", option.c_str()};
  auto const command = read_command_line(static_cast<int>(line.size()), line.data(), tournament_program, {});
  if (auto const* play = std::get_if<PlayOptions>(&command)) return play->white.name;
  auto const& stop = std::get<Stop>(command);
  auto const lines = lines_of(stop.text);
  BOOST_TEST(lines.size() == 2u, stop.text);
  BOOST_TEST(stop.text.starts_with("error: "));
  for (std::string const& each : lines) BOOST_TEST(is_plain_line(each), each);
  return std::nullopt;
}

std::optional<Name> by_settings(std::string const& bytes) {
  // Nobody writes broken text with quotes as TOML has them.
  std::string const line =
      unicode::is_utf8(bytes) ? line_of(*setup_table().find("white"), bytes) : "white = \"" + bytes + '"';
  auto const read = read_settings(line + '\n', setup_table());
  if (!read) {
    BOOST_TEST(is_plain_line(written(read.error())), written(read.error()));
    return std::nullopt;
  }
  PlayOptions play;
  return take_settings(play, *read).empty() ? std::nullopt : std::optional{play.white.name};
}

std::optional<Name> by_dialogue(std::string const& bytes) {
  auto dialogue = at_question("white");
  if (answer(dialogue, bytes) != "") return std::nullopt;
  return dialogue.options().white.name;
}

GameRecord record_with(Name const& white) {
  GameRecord record;
  record.setup.white.name = record.setup.white.assistant = record.setup.event = record.setup.site = white;
  record.setup.black.name = "Bo";
  record.setup.date = "2026.11.27";
  return record;
}

score::GameScore score_with(Name const& white) {
  score::GameScore score;
  score.white = score.event = score.site = white;
  score.black = "Bo";
  return score;
}

struct WhiteTag : notation::PgnVisitor {
  std::string white;
  std::size_t games = 0, tags = 0;
  void begin_game(std::size_t /*number*/) override { ++games; }
  void tag(std::string_view name, std::string_view value) override {
    ++tags;
    if (name == "White") white = value;
  }
};

std::size_t lines_in(std::string const& text) {
  return static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n'));
}

}  // namespace

BOOST_AUTO_TEST_CASE(every_entrance_takes_and_refuses_the_same) {
  ::setenv("TACTUS_SETTINGS", "/nowhere/settings.toml", 1);  // those of who runs the test are none of its own
  std::size_t taken = 0;
  for (std::string const& bytes : names_of_all_kinds(many)) {
    if (bytes.empty()) continue;  // no name is given
    auto const name = Name::read(bytes);
    auto const typed = by_option(bytes);
    BOOST_TEST(typed.has_value() == name.has_value(), Name::shown(bytes));
    if (typed && name) BOOST_TEST(*typed == *name);
    auto const set = by_settings(bytes);
    if (set) BOOST_TEST((name && *set == *name), Name::shown(bytes));
    BOOST_TEST((set || !name), Name::shown(bytes));
    // Blanks alone are the Enter that takes what is usual; what means something there is no name.
    if (!name || name->empty() || name->text() == "--" || name->text() == "-") continue;
    auto const asked = by_dialogue(bytes);
    BOOST_TEST_REQUIRE(asked.has_value(), Name::shown(bytes));
    BOOST_TEST(*asked == *name);
    ++taken;
  }
  BOOST_TEST(taken > many / 5);
}

BOOST_AUTO_TEST_CASE(a_game_file_and_a_pgn_give_the_name_back) {
  for (std::string const& bytes : names_of_all_kinds(many)) {
    Name const name = Name::shown(bytes);  // also as a file of another program would have it
    auto const record = record_with(name);
    auto const event = store::write_event(table::Input{table::GameStarted{record.setup}});
    auto const read = store::read_event(event.type, event.payload);
    BOOST_TEST_REQUIRE(read.has_value());
    auto const& setup = std::get<table::GameStarted>(std::get<table::Input>(*read)).setup;
    BOOST_TEST((setup == record.setup), name);
    WhiteTag tags;
    std::string const pgn = pgn_of(record);
    notation::read_pgn(pgn, tags);
    BOOST_TEST(tags.white == (name.empty() ? "?" : name.text()));
    BOOST_TEST(tags.games == 1u);
    BOOST_TEST(tags.tags == 7u, pgn);
  }
}

BOOST_AUTO_TEST_CASE(no_line_of_a_paper_is_one_that_a_name_has_written) {
  words::Catalogue const catalogue;
  score::ScoreVoice const voice{catalogue, notation::english};
  auto const& code = *score::score_language("en").braille;
  std::size_t const text_lines = lines_in(score_as_text(score_with("Anna"), voice));
  std::size_t const page_lines = lines_in(score_as_large_print(score_with("Anna"), voice, 24));
  std::size_t const sheet_lines =
      lines_in(scoresheet_of(tournament_program, record_with("Anna"), notation::english));
  for (std::string const& bytes : names_of_all_kinds(many)) {
    Name const name = Name::shown(bytes);
    if (name.empty()) continue;
    auto const score = score_with(name);
    std::string const text = score_as_text(score, voice);
    BOOST_TEST(lines_in(text) == text_lines, text);
    BOOST_TEST(text.starts_with("White: " + name.text() + '\n'), text);
    std::string const page = score_as_large_print(score, voice, 24);
    BOOST_TEST(lines_in(page) == page_lines);
    BOOST_TEST(page.find("<p>White: " + words::html_text(name.text()) + "</p>") != std::string::npos, name);
    std::string const sheet = scoresheet_of(tournament_program, record_with(name), notation::english);
    BOOST_TEST(lines_in(sheet) == sheet_lines, sheet);
    auto const braille = score_as_braille(score, voice, code, braille::FileForm::brf);
    for (char const c : braille.text)
      BOOST_TEST(((c >= ' ' && c < '\x7f') || c == '\r' || c == '\n' || c == '\f'), name);
    for (std::string const& note : braille.notes) BOOST_TEST(as_plain_line_of_texts(note) == note, note);
  }
}

BOOST_AUTO_TEST_SUITE_END()
