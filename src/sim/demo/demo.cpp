// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/sim/demo/demo.hpp"

#include "src/sim/demo/game_by_hands.hpp"
#include "src/sim/world/simulated_table.hpp"
#include "src/store/game_reader.hpp"

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <limits>
#include <sstream>
#include <system_error>
#include <utility>
#include <vector>

#include <fmt/format.h>

namespace tactus::sim {

tl::expected<TemporaryFolder, std::string> TemporaryFolder::make() {
  std::error_code error;
  std::string name = (std::filesystem::temp_directory_path(error) / "tactus-XXXXXX").string();
  if (error || mkdtemp(name.data()) == nullptr)
    return tl::unexpected("cannot make the folder " + name + ": " +
                          (error ? error.message() : std::generic_category().message(errno)));
  return TemporaryFolder{name};
}

TemporaryFolder::TemporaryFolder(TemporaryFolder&& other) noexcept
    : path_(std::exchange(other.path_, {})), is_kept_(other.is_kept_) {}

TemporaryFolder::~TemporaryFolder() {
  std::error_code ignored;
  if (!path_.empty() && !is_kept_) std::filesystem::remove_all(path_, ignored);
}

namespace {

namespace fs = std::filesystem;

using Done = tl::expected<void, Trouble>;

constexpr Millis program_patience = std::chrono::seconds{240};
constexpr Asking asking{.answered_within = std::chrono::seconds{60}};  // no key gets lost here
constexpr std::size_t shown_events = 30;                               // of a game that went wrong

void print(std::string_view line) {
  fmt::print("{}\n", line);
  std::fflush(stdout);
}

std::string text_of(fs::path const& file) {
  std::ostringstream text;
  text << std::ifstream{file}.rdbuf();
  return text.str();
}

class Demo {
 public:
  Demo(DemoOptions const& options, fs::path programs, fs::path const& lines, fs::path out)
      : options_(options),
        programs_(std::move(programs)),
        out_(std::move(out)),
        table_(lines, options.speed > 0 ? options.speed : fastest_pace),
        game_(table_, 1858, asking) {}

  Done run() {
    print_header();
    return table_.plug_all()
        .and_then([this] { return start_programs(); })
        .and_then([this] { return game_.play(opera_game(), wrongly_copied_ply); })
        .and_then([this] { return game_.agree_on_mate(*tactus_, opera_game().back()); })
        .and_then([this] { return end_programs(); })
        .and_then([this] { return export_as("--pgn", out_ / "demo.pgn"); })
        .and_then([this] { return export_as("--scoresheet", out_ / "demo-scoresheet.txt"); })
        .and_then([this] { return compare(); })
        .map_error([this](Trouble const& trouble) { return with_state_of_programs(trouble); });
  }

 private:
  Trouble with_state_of_programs(Trouble trouble) {
    if (tactus_ && tactus_->exit_status().value_or(0) != 0)
      trouble += fmt::format("; tactus had ended with status {}", *tactus_->exit_status());
    if (watch_ && watch_->exit_status())
      trouble += fmt::format("; the watch had ended with status {}", *watch_->exit_status());
    return fmt::format("{}; the last events of the record:\n{}", trouble,
                       last_events(game_file(), shown_events));
  }
  fs::path game_file() const { return out_ / "demo.tactus"; }

  void print_header() const {
    print("Morphy against Duke Karl and Count Isouard, Paris 1858");
    print("White is blind: tactile board, knows only which apertures are filled");
    print("Black is sighted: DGT board");
    print("Clock with an announce key, 90 minutes and 30 seconds a move");
    print(fmt::format("Speed {}", table_.speed()));
    print(fmt::format("Files in {}", out_.string()));
  }

  Done start_programs() {
    TableProgramOptions play;
    play.game_file = game_file();
    play.is_silent = options_.is_silent;
    play.wav = options_.wav;
    play.event = "Demo: the opera game of 1858";
    return start("tactus", play_arguments(table_, play), tactus_,
                 [this](auto const& line) { game_.hear(line); })
        .and_then([this] { return wait_for_game_file(); })
        .and_then([this] {
          return start("tactus-arbiter", {"watch", game_file().string()}, watch_,
                       [this](auto const& line) { game_.hear_arbiter(line); });
        });
  }

  Done start(std::string const& name, std::vector<std::string> const& arguments,
             std::optional<ChildProcess>& program, std::function<void(std::string const&)> hear) {
    auto started = ChildProcess::start(programs_ / name, arguments);
    if (!started) return tl::unexpected(std::move(started.error()));
    program.emplace(std::move(*started));
    table_.listen(*program, [name, hear = std::move(hear)](std::string const& line) {
      print(fmt::format("{}: {}", name == "tactus" ? "tactus" : "watch", line));
      hear(line);
    });
    return {};
  }

  Done wait_for_game_file() {
    return table_.run_until([this] { return fs::exists(game_file()) || tactus_->exit_status(); },
                            program_patience, "tactus to begin its game file");
  }

  Done end_programs() {
    tactus_->type("quit\n");
    tactus_->close_input();
    auto ended = table_.run_until([this] { return tactus_->exit_status() && tactus_->descriptor() < 0; },
                                  program_patience, "tactus to end");
    if (!ended) return ended;
    if (*tactus_->exit_status() != 0)
      return tl::unexpected(fmt::format("tactus ended with status {}", *tactus_->exit_status()));
    table_.forget(*watch_);
    watch_.reset();
    return {};
  }

  Done export_as(std::string const& format, fs::path const& file) {
    std::vector<std::string> const arguments{"export", game_file().string(), format, "--into", file.string()};
    auto exporter = ChildProcess::start(programs_ / "tactus", arguments);
    if (!exporter) return tl::unexpected(std::move(exporter.error()));
    auto ended = table_.run_until([&] { return exporter->exit_status().has_value(); }, program_patience,
                                  "tactus to export");
    if (!ended) return ended;
    for (std::string const& line : exporter->take_lines()) print("tactus: " + line);
    if (*exporter->exit_status() != 0) return tl::unexpected("tactus could not export " + file.string());
    print("");
    print(text_of(file));
    return {};
  }

  Done compare() const {
    auto const exported = pgn_moves(text_of(out_ / "demo.pgn"));
    // The player's program writes no sign of check (docs/arbiters/harmless.md).
    auto const is_same = [](ScriptedPly const& played, std::string_view san) {
      return played.san.substr(0, played.san.find_first_of("+#")) == san;
    };
    if (!std::ranges::equal(opera_game(), exported, is_same))
      return tl::unexpected(
          fmt::format("the exported game of {} plies is not the game of {} plies that was played",
                      exported.size(), opera_game().size()));
    print(fmt::format("{} plies were played, heard and recorded", exported.size()));
    return {};
  }

  DemoOptions const& options_;
  fs::path programs_;
  fs::path out_;
  std::optional<ChildProcess> tactus_;
  std::optional<ChildProcess> watch_;
  SimulatedTable table_;
  GameByHands game_;
};

int failed(std::string_view sentence) {
  fmt::print(stderr, "error: {}\n", sentence);
  return 1;
}

}  // namespace

int run_demo(DemoOptions const& options, fs::path const& programs) {
  stop_on_interrupt();
  auto const lines = TemporaryFolder::make();
  auto fresh_out = TemporaryFolder::make();
  if (!lines || !fresh_out) return failed(!lines ? lines.error() : fresh_out.error());
  fs::path out = fresh_out->path();
  if (options.out) {
    std::error_code error;
    fs::create_directories(*options.out, error);
    if (error) return failed("cannot make the folder " + options.out->string() + ": " + error.message());
    out = fs::absolute(*options.out);
    if (fs::exists(out / "demo.tactus"))
      return failed("there is a game already: " + (out / "demo.tactus").string() + "; name another folder");
  } else {
    fresh_out->keep();
  }
  Demo demo{options, programs, lines->path(), out};
  auto const done = demo.run();
  return done ? 0 : failed(done.error());
}

namespace {

/// The text without `[Tag "..."]` lines and without `{comments}`.
std::string move_text(std::string_view pgn) {
  std::istringstream lines{std::string{pgn}};
  std::string text;
  for (std::string line; std::getline(lines, line);)
    if (!line.starts_with('[')) text += line + ' ';
  for (auto open = text.find('{'); open != std::string::npos; open = text.find('{')) {
    auto const close = text.find('}', open);
    text.erase(open, close == std::string::npos ? close : close - open + 1);
  }
  return text;
}

}  // namespace

std::vector<std::string> pgn_moves(std::string_view pgn) {
  std::istringstream words{move_text(pgn)};
  std::vector<std::string> moves;
  for (std::string word; words >> word;) {
    if (word == "*" || word == "1-0" || word == "0-1" || word == "1/2-1/2" || word.starts_with('$')) continue;
    auto const after_number = word.find_last_of('.');
    if (after_number != std::string::npos) word.erase(0, after_number + 1);
    if (!word.empty()) moves.push_back(word);
  }
  return moves;
}

std::string last_events(std::filesystem::path const& game_file, std::size_t count) {
  auto reader = store::GameReader::open(game_file.string());
  if (!reader) return "no record: " + game_file.string() + "\n";
  std::vector<store::EventRow> rows =
      reader->read_rows_after(0, std::numeric_limits<std::int64_t>::max()).rows;
  std::erase_if(rows, [](store::EventRow const& row) { return row.text.type == "time.passed"; });
  std::string lines;
  for (std::size_t i = rows.size() - std::min(rows.size(), count); i < rows.size(); ++i)
    lines += fmt::format("{} {} {}\n", rows[i].seq, rows[i].text.type, rows[i].text.payload);
  return lines;
}

}  // namespace tactus::sim
