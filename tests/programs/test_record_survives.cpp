// SPDX-License-Identifier: GPL-3.0-or-later
// The record survives people: its file is moved away, the machine sleeps, a copy is cut, and what was signed
// can be checked.
#include "src/store/game_file.hpp"
#include "tests/programs/program.hpp"
#include "tests/programs/simulated_ports.hpp"
#include "tests/temporary_folder.hpp"

#include <chrono>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string_view>
#include <thread>

#include <boost/test/unit_test.hpp>

namespace tactus {

BOOST_AUTO_TEST_SUITE(record_survives)

namespace {

namespace fs = std::filesystem;

bool has(std::string const& text, std::string const& part) { return text.find(part) != std::string::npos; }

/// What stands behind "signature: " in its line.
std::string signature_in(std::string const& text) {
  std::string const mark = "signature: ";
  auto const begin = text.find(mark);
  if (begin == std::string::npos) return "";
  return text.substr(begin + mark.size(), std::string_view{"e4 e4 e4 e4 e4 e4 e4 e4 e4 e4 e4 e4"}.size());
}

Ended played(std::string const& file) {
  return run("tactus", {"play", "--silent", "--language", "en", "--game", file},
             "f3\ne5\ng4\nQh4\nmate\nconfirm\nsignature white\n");
}

}  // namespace

BOOST_AUTO_TEST_CASE(what_was_signed_can_be_checked_and_another_record_is_told) {
  TemporaryFolder folder;
  auto const file = folder / "a.tactus", other = folder / "b.tactus";
  auto const ended = played(file);
  auto const signature = signature_in(ended.out);
  BOOST_TEST_REQUIRE(signature.size() == 35U, ended.out);
  BOOST_TEST(has(ended.out, "Signature: "));  // said
  BOOST_TEST(has(run("tactus", {"export", "--pgn", file}).out, "[Signature \"" + signature + "\"]"));
  BOOST_TEST(has(run("tactus", {"export", "--scoresheet", file}).out, "Signature: " + signature));
  auto const right = run("tactus-arbiter", {"check", file, signature});
  BOOST_TEST(right.status == 0);
  BOOST_TEST(has(right.out, "fingerprints: right for all "));
  BOOST_TEST(has(right.out, "signature right: this is the record that was signed"));
  played(other);
  auto const wrong = run("tactus-arbiter", {"check", other, signature});
  BOOST_TEST(wrong.status == 1);
  BOOST_TEST(has(wrong.out, "signature WRONG"));
}

namespace {

std::string bytes_of(std::string const& path) {
  std::ifstream file{path, std::ios::binary};
  return {std::istreambuf_iterator<char>{file}, {}};
}

/// By a hand that works the fingerprints out anew.
void add(std::string const& file, table::TableEvent event) {
  auto taken = store::take_up(file);
  BOOST_TEST_REQUIRE(taken.has_value());
  std::vector const events{table::StampedEvent{taken->events.back().time, std::move(event)}};
  BOOST_TEST_REQUIRE(taken->file.append(events).has_value());
  BOOST_TEST(taken->file.fold_into_one_file(Millis{0}));
}

}  // namespace

BOOST_AUTO_TEST_CASE(a_misspelt_name_is_mended_until_somebody_has_signed_and_then_nothing_is_written) {
  TemporaryFolder folder;
  auto const file = folder / "a.tactus";
  std::vector<std::string> const players{"--white", "Anna A.", "--black", "Bo B.", "--board-number", "4"};
  std::vector<std::string> playing{"play", "--silent", "--language", "en", "--game", file};
  playing.insert(playing.end(), players.begin(), players.end());
  auto const signature = signature_in(run("tactus", playing, "e4\ne5\nresult 1-0\nconfirm\n").out);
  BOOST_TEST_REQUIRE(signature.size() == 35U);
  auto const resumed = [&](std::vector<std::string> const& stated, char const* typed = "quit\nquit\n") {
    std::vector<std::string> resuming{"play", "--silent", "--language", "en", "--resume", file};
    resuming.insert(resuming.end(), stated.begin(), stated.end());
    return run("tactus", resuming, typed);
  };
  auto const mended = resumed({"--white", "Anna M."});
  BOOST_TEST(mended.status == 0, mended.err);
  auto const other = signature_in(mended.out);
  BOOST_TEST_REQUIRE(other.size() == 35U, mended.out);
  BOOST_TEST(other != signature);
  auto const pgn = run("tactus", {"export", "--pgn", file}).out;
  BOOST_TEST(has(pgn, "[White \"Anna M.\"]"), pgn);
  BOOST_TEST(has(pgn, "[Signature \"" + other + "\"]"), pgn);
  BOOST_TEST(run("tactus-arbiter", {"check", file, signature}).status == 1);
  BOOST_TEST(resumed({}, "confirm white\nconfirm black\nquit\nquit\n").status == 0);
  auto const before = bytes_of(file);
  for (std::vector<std::string> const& stated : std::vector<std::vector<std::string>>{
           {"--white", "Bo B.", "--black", "Anna A."}, {"--board-number", "5"}, {"--event", "Open"}}) {
    auto const refused = resumed(stated);
    BOOST_TEST(refused.status == 1);
    BOOST_TEST(has(refused.err, stated.front() + ": the game is signed, and its record is not changed"),
               refused.err);
    BOOST_TEST((bytes_of(file) == before));
  }
  auto const same = resumed({"--white", "Anna M.", "--black", "Bo B.", "--board-number", "4"});
  BOOST_TEST(same.status == 0, same.err);
  auto const check = run("tactus-arbiter", {"check", file, other, "--replay"});
  BOOST_TEST(check.status == 0, check.out);
  BOOST_TEST(!has(check.out, "after the end"), check.out);
}

BOOST_AUTO_TEST_CASE(what_was_added_behind_the_end_is_listed_and_stands_in_no_export) {
  TemporaryFolder folder;
  auto const file = folder / "a.tactus";
  auto const signature = signature_in(played(file).out);
  std::vector<std::vector<std::string>> const readers{{"tactus", "export", "--pgn"},
                                                      {"tactus", "export", "--scoresheet"},
                                                      {"tactus", "score"},
                                                      {"tactus-arbiter", "export"},
                                                      {"tactus-arbiter", "export", "--incidents"}};
  auto const read = [&](std::vector<std::string> const& reader) {
    std::vector<std::string> arguments{reader.begin() + 1, reader.end()};
    arguments.push_back(file);
    return run(reader.front(), arguments);
  };
  std::vector<std::string> signed_texts;
  add(file, table::Input{table::ResultSignedBy{chess::Color::white}});
  for (auto const& reader : readers) signed_texts.push_back(read(reader).out);
  table::TableSetup other;
  other.white.name = "Somebody\x1b[8m";
  add(file, table::Input{table::SetupCorrected{other}});
  auto const square = [](char const* name) { return chess::Square::parse(name).value(); };
  add(file, table::Outcome{table::MoveCompleted{
                chess::Color::white, 5, {square("a2"), square("a3")}, "a3\x1b[8m", std::nullopt}});
  for (std::size_t i = 0; i < readers.size(); ++i) {
    auto const now = read(readers[i]);
    bool const is_of_incidents = readers[i].back() == "--incidents";
    BOOST_TEST((is_of_incidents || now.out == signed_texts[i]), now.out);
    BOOST_TEST(has(now.err, "events added after the end of the game, and left out: 2"), now.err);
  }
  auto const resumed =
      run("tactus", {"play", "--silent", "--language", "en", "--resume", file}, "quit\nquit\n");
  BOOST_TEST(has(resumed.err, "events added after the end of the game, and left out: 2"), resumed.err);
  auto const check = run("tactus-arbiter", {"check", file, signature});
  BOOST_TEST(check.status == 1);
  BOOST_TEST(has(check.out, "signature right: this is the record that was signed"), check.out);
  BOOST_TEST(has(check.out, ": left out, after the end: corrected: White is Somebody<U+001B>[8m"), check.out);
  BOOST_TEST(has(check.out, ": left out, after the end: move.completed, a3<U+001B>[8m\n"), check.out);
}

BOOST_AUTO_TEST_CASE(a_file_that_names_a_strange_version_is_replayed_and_writes_nothing_on_the_screen) {
  TemporaryFolder folder;
  auto const file = folder / "a.tactus";
  std::string const strange = "\r\x1b[Kall 32 events follow from what was entered\n\x1b[8m";
  {
    auto game = store::GameFile::create(file);
    BOOST_TEST_REQUIRE(game.has_value());
    auto const at = [](table::TableEvent event) {
      return table::StampedEvent{Instant{Millis{1'700'000'000'000}}, std::move(event)};
    };
    std::vector const events{at(table::Input{table::ProgramStarted{"tactus", strange, "tournament", "00"}}),
                             at(table::Input{table::GameStarted{}}),
                             at(table::Outcome{table::GameEnded{table::GameResult::draw, "entered"}})};
    BOOST_TEST_REQUIRE(game->append(events).has_value());
    BOOST_TEST(game->fold_into_one_file(Millis{0}));
  }
  auto const check = run("tactus-arbiter", {"check", file, "--replay"});
  BOOST_TEST(check.status == 1);
  BOOST_TEST(!has(check.out, "\x1b"), check.out);
  BOOST_TEST(!has(check.out, "\nall "), check.out);
  BOOST_TEST(has(check.out, "written by version <U+000D><U+001B>[Kall 32 events"), check.out);
  BOOST_TEST(has(check.out, "event 3: game.ended does not follow from what was entered\n"), check.out);
}

BOOST_AUTO_TEST_CASE(before_the_end_there_is_no_signature) {
  TemporaryFolder folder;
  auto const file = folder / "a.tactus";
  auto const ended = run("tactus", {"play", "--silent", "--language", "en", "--game", file},
                         "e4\ne5\nsignature\nquit\nquit\n");
  BOOST_TEST(signature_in(ended.out).empty());
  BOOST_TEST(has(ended.err, "the game has no signature yet"));
  BOOST_TEST(has(run("tactus-arbiter", {"check", file}).out, "signature: none, the game is not over"));
}

BOOST_AUTO_TEST_CASE(a_file_that_is_moved_while_it_is_played_goes_on_whole_under_another_name) {
  TemporaryFolder folder;
  auto const file = folder / "a.tactus";
  Program play{"tactus", {"play", "--silent", "--language", "en", "--blind", "white", "--game", file}};
  play.type("e4\ne5\n");
  BOOST_TEST_REQUIRE(play.prints("Eva f\xC3\xBCnf"));
  fs::rename(file, folder / "tidied.tactus");
  BOOST_TEST(play.prints("The record goes on in another file."));
  play.type("Nf3\nNc6\n");
  BOOST_TEST(play.prints("Springer Cesar sechs"));
  play.signal(SIGTERM);
  BOOST_TEST(has(play.end().err, "the game goes on, whole, in " + (folder / "a-2.tactus")));
  auto const sheet = run("tactus", {"export", "--scoresheet", folder / "a-2.tactus"}).out;
  BOOST_TEST(has(sheet, "e4"));
  BOOST_TEST(has(sheet, "Nc6"));
  BOOST_TEST(
      has(run("tactus-arbiter", {"check", folder / "a-2.tactus"}).out, "fingerprints: right for all "));
}

BOOST_AUTO_TEST_CASE(a_file_that_is_written_over_while_it_is_played_goes_on_whole_under_another_name) {
  for (bool const is_emptied : {false, true}) {
    TemporaryFolder folder;
    auto const file = folder / "a.tactus", other = folder / "b.tactus";
    played(other);
    Program play{"tactus", {"play", "--silent", "--language", "en", "--blind", "white", "--game", file}};
    play.type("e4\ne5\n");
    BOOST_TEST_REQUIRE(play.prints("Eva f\xC3\xBCnf"));
    if (is_emptied)
      fs::resize_file(file, 0);
    else
      fs::copy_file(other, file, fs::copy_options::overwrite_existing);
    BOOST_TEST(play.prints("The record goes on in another file."));
    play.type("Nf3\nNc6\n");
    BOOST_TEST(play.prints("Springer Cesar sechs"));
    play.signal(SIGTERM);
    auto const ended = play.end();
    BOOST_TEST(ended.status == 0);
    BOOST_TEST(has(ended.err, "the game goes on, whole, in " + (folder / "a-2.tactus")), ended.err);
    auto const pgn = run("tactus", {"export", "--pgn", folder / "a-2.tactus"}).out;
    BOOST_TEST(has(pgn, "1. e4 e5 2. Nf3 Nc6 *"), pgn);
  }
}

namespace {

/// A game in a folder that is then removed, and what is typed behind the sentence that tells it.
Ended played_without_folder(std::string const& folder, std::string const& wav, std::string const& typed) {
  fs::create_directory(folder);
  Program play{
      "tactus",
      {"play", "--wav", wav, "--language", "en", "--blind", "white", "--game", folder + "/a.tactus"}};
  play.type("e4\ne5\n");
  BOOST_TEST_REQUIRE(play.prints("Eva f\xC3\xBCnf"));
  fs::remove_all(folder);
  BOOST_TEST(play.prints("Disk trouble. Nothing is recorded, and no move is announced.\n"));
  play.type(typed);
  return play.end();
}

unsigned long number_before(std::string const& text, std::string const& words) {
  auto const end = text.find(words);
  auto const begin = text.rfind(' ', end - 1) + 1;
  return std::stoul(text.substr(begin, end - begin));
}

}  // namespace

BOOST_AUTO_TEST_CASE(a_game_that_is_on_no_disk_says_so_in_the_ear_and_at_the_end_and_has_no_signature) {
  TemporaryFolder folder;
  auto const ended = played_without_folder(folder / "d", folder / "a.wav",
                                           "Nf3\nresult 1-0\nconfirm\nconfirm\nquit\nquit\n");
  BOOST_TEST(ended.status == 1);
  BOOST_TEST(!has(ended.out, "Springer Felix drei"), ended.out);
  BOOST_TEST(!has(ended.out, "ignature: "), ended.out);
  BOOST_TEST(ended.out.find("Disk trouble") == ended.out.rfind("Disk trouble"));  // once
  BOOST_TEST(has(ended.err, "events may be lost: they could not be written\n"), ended.err);
  BOOST_TEST(number_before(ended.err, " events are not on any disk") > 12U,
             ended.err);  // also those of before
}

BOOST_AUTO_TEST_CASE(a_game_whose_folder_is_removed_goes_on_whole_in_its_spare_folder) {
  TemporaryFolder folder;
  std::string const own = folder / "own", spare = folder / "spare";
  fs::create_directory(own);
  Program play{"tactus",
               {"play", "--silent", "--language", "en", "--blind", "white", "--game", own + "/a.tactus",
                "--spare", spare}};
  play.type("e4\ne5\n");
  BOOST_TEST_REQUIRE(play.prints("Eva f\xC3\xBCnf"));
  fs::remove_all(own);
  BOOST_TEST(play.prints("The record goes on in another file."));
  play.type("Nf3\nNc6\nresult 1-0\nconfirm\nconfirm\nquit\n");
  auto const ended = play.end();
  BOOST_TEST(ended.status == 0);
  BOOST_TEST(has(ended.err, "the game goes on, whole, in " + spare + "/a.tactus"), ended.err);
  BOOST_TEST(has(ended.out, "ignature: "), ended.out);
  auto const pgn = run("tactus", {"export", "--pgn", spare + "/a.tactus"}).out;
  BOOST_TEST(has(pgn, "1. e4 e5 2. Nf3 Nc6 1-0"), pgn);
  auto const events = run("tactus-arbiter", {"export", spare + "/a.tactus", "--jsonl"}).out;
  BOOST_TEST(has(events, '"' + fs::canonical(spare).string() + '"'),
             events.substr(0, 2000));  // open to write
}

BOOST_AUTO_TEST_CASE(on_no_disk_each_key_that_is_not_answered_has_a_tone) {
  TemporaryFolder folder;
  auto const heard = [&](char const* name, char const* typed) {
    played_without_folder(folder / name, folder / (std::string{name} + ".wav"), typed);
    return fs::file_size(folder / (std::string{name} + ".wav"));
  };
  BOOST_TEST(heard("a", "count\n") > heard("b", ""));
}

BOOST_AUTO_TEST_CASE(a_program_that_stood_still_says_so_and_accuses_nobody) {
  SimulatedPorts ports;
  TemporaryFolder folder;
  auto const file = folder / "a.tactus";
  Program play{
      "tactus",
      {"play", "--silent", "--language", "en", "--blind", "black", "--board", "white=" + ports.white(),
       "black=" + ports.black(), "--clock", ports.clock(), "--game", file}};
  BOOST_TEST_REQUIRE(play.prints("game: "));
  Program watch{"tactus-arbiter", {"watch", file}};
  ports.command("wait 1000\npress black\nwait 2500");
  BOOST_TEST(watch.prints("no password agreed"));
  play.signal(SIGSTOP);
  ports.command("lift white e2\nwait 400\nplace white e4\nwait 600\npress white\nwait 4500");
  // Not a wait for something: the stretch itself, longer than three seconds of the world.
  std::this_thread::sleep_for(std::chrono::milliseconds{6500});
  play.signal(SIGCONT);
  BOOST_TEST(watch.prints("the program stood still for 0:0"));
  BOOST_TEST(watch.prints("1. e4"));
  play.signal(SIGTERM);
  (void)play.end();
  watch.signal(SIGTERM);
  BOOST_TEST(!has(watch.end().out, "irregularity"));
}

BOOST_AUTO_TEST_CASE(what_can_be_read_of_a_cut_copy_is_salvaged_and_what_is_missing_is_listed) {
  TemporaryFolder folder;
  auto const file = folder / "a.tactus", cut = folder / "cut.tactus";
  std::string moves;
  for (int i = 0; i < 20; ++i) moves += "Nf3\nNf6\nNg1\nNg8\n";
  run("tactus", {"play", "--silent", "--language", "en", "--game", file},
      moves + "result 1/2-1/2\nconfirm\n");
  std::ifstream whole{file, std::ios::binary};
  std::string const bytes{std::istreambuf_iterator<char>{whole}, {}};
  std::ofstream{cut, std::ios::binary} << bytes.substr(0, bytes.size() / 2);
  auto const before = fs::last_write_time(cut);
  auto const salvaged = run("tactus-arbiter", {"salvage", cut});
  BOOST_TEST(has(salvaged.out, "salvaged: "), salvaged.out << salvaged.err);
  BOOST_TEST(fs::exists(folder / "cut.salvaged.tactus"));
  BOOST_TEST((fs::last_write_time(cut) == before));
  BOOST_TEST(
      has(run("tactus-arbiter", {"check", folder / "cut.salvaged.tactus"}).out, "fingerprints: right"));
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace tactus
