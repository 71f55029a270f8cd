// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/forged/readers.hpp"

#include "core/chess/played_line.hpp"
#include "core/message/written.hpp"
#include "core/notation/scoresheet.hpp"
#include "src/desk/boards/boards.hpp"
#include "src/desk/sources/file_source.hpp"
#include "src/record/happenings.hpp"
#include "tests/lines_of.hpp"
#include "tests/programs/program.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <regex>
#include <sstream>

namespace tactus::forged {
namespace {

using Arguments = std::vector<std::string>;

/// Lines that speak of the record and not of the game.
bool is_about_record(std::string_view line) {
  constexpr std::string_view marks[]{"recorded otherwise than entered",
                                     "do not follow",
                                     "damaged",
                                     "and left out",
                                     "-wal: ",
                                     "left out, after the end",
                                     "moves are missing",

                                     "missing: event",
                                     "changed: event",
                                     "made again from",
                                     "signature WRONG",
                                     "signature: unknown",
                                     "signature: none",
                                     "fingerprints: none",
                                     "after which",
                                     "does not follow",
                                     " is missing",
                                     "written by version",
                                     "end taken back"};
  return std::ranges::any_of(marks, [&](std::string_view each) { return line.find(each) != line.npos; });
}

/// What is of this run alone stands apart.
std::string without_paths(std::string text, std::string const& file) {
  auto const folder = std::filesystem::path{file}.parent_path().string();
  for (std::size_t at = 0; (at = text.find(folder, at)) != std::string::npos;) text.erase(at, folder.size());
  return text;
}

Read told(Ended const& ended, std::string const& file) {
  Read read{"", "status " + std::to_string(ended.status) + '\n' + without_paths(ended.err, file)};
  std::istringstream lines{without_paths(ended.out, file)};
  for (std::string line; std::getline(lines, line);)
    (is_about_record(line) ? read.said : read.shown) += line + '\n';
  return read;
}

/// Who waits for an end that does not come shows what he has read so far.
Ended run_for_a_while(std::string const& program, Arguments const& arguments, std::string const& input) {
  Arguments all{"20", std::string{TACTUS_BIN_DIR} + "/" + program};
  all.insert(all.end(), arguments.begin(), arguments.end());
  auto ended = run("/usr/bin/timeout", all, input);
  constexpr int has_waited = 124;
  if (ended.status == has_waited) ended.status = 0;
  return ended;
}

Reader command(std::string name, std::string program, Arguments before, Arguments behind = {},
               std::string input = "") {
  return {std::move(name), [=](std::string const& file) {
            Arguments all = before;
            all.push_back(file);
            all.insert(all.end(), behind.begin(), behind.end());
            return told(run_for_a_while(program, all, input), file);
          }};
}

std::string pgn_of(std::string const& file) {
  auto const pgn = run("tactus", {"export", "--pgn", file}).out;
  return std::regex_replace(pgn, std::regex{R"(\[Signature "[^"]*"\]\n)"}, "");
}

/// The one that stands beside it now.
std::string file_beside(std::string const& file, std::string const& mark) {
  for (auto const& each : std::filesystem::directory_iterator{std::filesystem::path{file}.parent_path()})
    if (each.path().string().find(mark) != std::string::npos && each.path().extension() == ".tactus")
      return each.path().string();
  return {};
}

Read resumed(std::string const& file) {
  auto const ended =
      run("tactus", {"play", "--silent", "--language", "en", "--resume", file}, "quit\nquit\n");
  auto const went_on = file_beside(file, ".recovered");
  return {pgn_of(went_on.empty() ? file : went_on),
          "status " + std::to_string(ended.status) + '\n' + without_paths(ended.err, file)};
}

Read salvaged(std::string const& file) {
  auto const ended = run("tactus-arbiter", {"salvage", file, "--language", "en"});
  auto const saved = file_beside(file, ".salvaged");
  Read read = told(ended, file);
  read.said += std::exchange(read.shown, saved.empty() ? std::string{} : pgn_of(saved));
  return read;
}

Read reported(std::string const& file) {
  auto const into = file + ".report.txt";
  auto const ended = run("tactus-training", {"report", file, "--into", into, "--language", "en"});
  Read read = told(ended, file);
  std::ifstream in{into};
  read.shown = {std::istreambuf_iterator<char>{in}, {}};
  return read;
}

std::string text_of(Message const& words) { return written(words); }

Read on_the_desk(std::string const& file) {
  desk::FileSource source{{file}};
  desk::Boards boards;
  Instant const now{Millis{4'000'000'000'000}};
  for (int look = 0; look < 2; ++look)
    for (auto const& news : source.next(Millis{1})) boards.take(news, now);
  Read read;
  for (auto const& [number, seat] : boards.all()) {
    auto const& state = seat.board.state();
    auto const& setup = state.setup();
    read.shown += setup.white.name.text() + " - " + setup.black.name.text() + ' ';
    if (state.is_started()) read.shown += notation::write_in_line(chess::scored_as_played(state.line()));
    for (auto const& each : seat.board.moves()) read.shown += ' ' + each.san;
    read.shown += ' ' + std::string{record::text_of(state.result())} + '\n';
    for (auto const& each : seat.board.incidents())
      (is_about_record(text_of(each.words)) ? read.said : read.shown) += text_of(each.words) + '\n';
    for (auto const& each : seat.attention(now))
      read.said +=
          std::string{desk::name_of(each.why)} + ": " + without_paths(text_of(each.words), file) + '\n';
  }
  return read;
}

std::vector<Reader> readers_at_the_table() {
  std::string const nexts = "\n\n\n\n\n\n\n\n\n\nquit\n";
  return {{"--resume", resumed},
          command("export --pgn", "tactus", {"export", "--pgn"}),
          command("export --scoresheet", "tactus", {"export", "--scoresheet"}),
          command("score", "tactus", {"score"}, {"--language", "en"}),
          command("training hear", "tactus-training", {"hear", "--silent", "--language", "en"}, {}, nexts),
          {"training report", reported}};
}

}  // namespace

std::vector<Reader> all_readers(std::string const& signature) {
  auto all = readers_at_the_table();
  Arguments const english{"--language", "en"};
  auto const arbiter = [&](std::string name, Arguments before, Arguments behind = {}) {
    behind.insert(behind.end(), english.begin(), english.end());
    all.push_back(command(std::move(name), "tactus-arbiter", std::move(before), std::move(behind)));
  };
  constexpr char const* found = "r1bqkb1r/1ppp1ppp/p1n2n2/4p3/B3P3/5N2/PPPP1PPP/RNBQK2R";
  arbiter("watch", {"watch", "--until-end"});
  all.push_back({"desk", on_the_desk});
  arbiter("export", {"export"});
  arbiter("export --incidents", {"export", "--incidents"});
  arbiter("export --results", {"export", "--results"});
  arbiter("export --jsonl", {"export", "--jsonl"});
  arbiter("check", {"check"});
  arbiter("check SQUARES", {"check"}, {signature});
  arbiter("check --replay", {"check", "--replay"});
  arbiter("reconcile", {"reconcile"},
          {"--board", std::string{"white="} + found, "--board", std::string{"black="} + found});
  all.push_back({"salvage", salvaged});
  return all;
}

std::string signature_of(std::string const& file) {
  auto const pgn = run("tactus", {"export", "--pgn", file}).out;
  constexpr std::string_view mark = "[Signature \"";
  auto const at = pgn.find(mark);
  return at == pgn.npos ? "" : pgn.substr(at + mark.size(), 35);
}

}  // namespace tactus::forged
