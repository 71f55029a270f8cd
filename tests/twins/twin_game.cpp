// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/twins/twin_game.hpp"

#include "src/store/codec/event_json.hpp"
#include "tests/lines_of.hpp"
#include "tests/twins/game_on_file.hpp"
#include "tests/twins/masks.hpp"

#include <algorithm>
#include <chrono>
#include <stdexcept>

namespace tactus {
namespace {

constexpr Millis longest_wait = std::chrono::minutes{2};  // ends a hang; no machine is so busy

// Two lines that are answered at once, behind everything that was typed before.
constexpr char const* sentinels = "help quit\nhelp twins\n";
constexpr char const* line_sentinel = "quit star star: end; the game is kept\n";
constexpr char const* complaint_sentinel = "error: no such command; expected one of: help\n";

std::vector<std::string> lines_behind(std::string const& text, std::size_t from) {
  return lines_of(text.substr(std::min(from, text.size())));
}

/// The lines of `all` that are none of `some`; each of these stands for one line.
std::vector<std::string> others(std::vector<std::string> all, std::vector<std::string> const& some) {
  for (std::string const& each : some)
    if (auto const found = std::find(all.begin(), all.end(), each); found != all.end()) all.erase(found);
  return all;
}

/// For a game that begins now; one that is taken up knows it.
std::vector<std::string> agreed_in(table::TableSetup const& setup) {
  std::vector<std::string> options{"--blind", setup.white.is_blind ? "both" : "none"};
  if (setup.announcer == table::Announcer::tactus) options.insert(options.end(), {"--announcer", "tactus"});
  if (!setup.white.guided.is_empty()) options.insert(options.end(), {"--assist", "both"});
  return options;
}

/// When sensors and clocks speak, and what the state makes of it meanwhile, is of the machine; what the
/// positions are the twins were begun with.
bool is_of_the_game(store::NumberedEvent const& event) {
  constexpr std::string_view of_the_machine[]{"board.",          "clock.reading", "time.passed",    "device.",
                                              "program.started", "game.started",  "program.resumed"};
  auto const type = store::write_event(event.stamped.event).type;
  return std::ranges::none_of(of_the_machine, [&](std::string_view each) { return type.starts_with(each); });
}

speech::Wording wording_of(Setting const& setting) {
  speech::Wording wording;
  wording.moves.says_check = setting.says_check();
  return wording;
}

}  // namespace

std::string text_of(store::NumberedEvent const& event) {
  auto const text = store::write_event(event.stamped.event);
  return text.type + ' ' + without_times(text.payload);
}

TwinGame::TwinGame(Setting const& setting, std::string const& fen, speech::test::VirtualDisplay* display)
    : wording_(wording_of(setting)), table_(folder_.path(), setting, fen) {
  if (display != nullptr) felt_lines_.emplace(*display);
  write_game(file_, setting.setup, fen);
  start(setting, {"--resume", file_});
}

TwinGame::TwinGame(Setting const& setting, std::vector<std::string> const& moves)
    : wording_(wording_of(setting)), table_(folder_.path(), setting, ""), history_(moves.size()) {
  auto arguments = agreed_in(setting.setup);
  arguments.insert(arguments.end(), {"--game", file_});
  start(setting, arguments);
  for (std::string const& move : moves) ask(move);
  transcript_.answers.clear();
  transcript_.events.clear();
}

void TwinGame::start(Setting const& setting, std::vector<std::string> const& arguments) {
  std::vector<std::string> all{"play", "--silent", "--capture", folder_ / ""};
  for (auto const* each : {&arguments, &setting.options, &table_.options()})
    all.insert(all.end(), each->begin(), each->end());
  program_.emplace(setting.program, all);
  // Until the devices have answered, commands are refused.
  while (program_->printed().find("game: ") == std::string::npos)
    if (!program_->reads_more())
      throw std::runtime_error("the game did not begin: " + program_->complained());
  await_devices(setting);
  settle({"the beginning", {}, {}, {}, {}});
}

/// What stands on the boards and what the clock shows, before anything is asked.
void TwinGame::await_devices(Setting const& setting) {
  open_reader();
  auto const count = [&](char const* type) {
    auto const events = reader_->read_after(0).events;
    return std::count_if(events.begin(), events.end(), [&](store::NumberedEvent const& each) {
      return store::write_event(each.stamped.event).type.starts_with(type);
    });
  };
  auto const boards =
      int{setting.has_board(chess::Color::white)} + int{setting.has_board(chess::Color::black)};
  wait_until("word of boards and clock", [&] {
    return count("board.") >= boards && (!setting.has_clock_port() || count("clock.reading") >= 1);
  });
}

void TwinGame::open_reader() {
  if (reader_) return;
  auto opened = store::GameReader::open(file_);
  if (!opened) throw std::runtime_error(describe(opened.error()));
  reader_.emplace(std::move(*opened));
}

void TwinGame::ask(std::string const& line) {
  program_->type(line + '\n');
  settle({line, {}, {}, {}, {}});
}

void TwinGame::ask_twice(std::string const& line) {
  ask(line);
  ask(line);
}

void TwinGame::make(chess::Color board, chess::Diagram const& before, chess::Move move) {
  table_.make(board, before, move);
  auto const shown = before.after(move).placement().occupied();
  wait_until("piece on its square",
             [&] { return occupied_in(reader_->read_after(0).events, board) == shown; });
}

void TwinGame::press(chess::Color by) { table_.press(by); }

void TwinGame::wait_until(std::string const& what, std::function<bool()> const& has_come) {
  auto const give_up = std::chrono::steady_clock::now() + longest_wait;
  while (!has_come()) {
    if (std::chrono::steady_clock::now() > give_up)
      throw std::runtime_error("no " + what + " came; the screen: " + program_->printed().substr(shown_));
    reader_->wait_for_change(Millis{1000});
  }
}

void TwinGame::await(std::string const& type) {
  wait_until(type, [&] {
    auto const events = reader_->read_after(seen_).events;
    return std::any_of(events.begin(), events.end(), [&](store::NumberedEvent const& each) {
      return store::write_event(each.stamped.event).type == type;
    });
  });
  settle({"until " + type, {}, {}, {}, {}});
}

/// Behind the sentinels: all that was to be told is on record, and handed to voice and display.
void TwinGame::settle(Answer answer) {
  program_->type(sentinels);
  while (program_->printed().find(line_sentinel, shown_) == std::string::npos ||
         program_->complained().find(complaint_sentinel, complained_) == std::string::npos)
    if (!program_->reads_more()) throw std::runtime_error("no answer to " + answer.question);
  take(std::move(answer));
}

void TwinGame::take(Answer answer) {
  hear(answer, read_events(answer));
  answer.complaints = others(lines_behind(program_->complained(), complained_), lines_of(complaint_sentinel));
  complained_ = program_->complained().size();
  for (std::string& each : answer.complaints) each = masked(each);
  feel();
  transcript_.answers.push_back(std::move(answer));
}

/// The captions of what was told.
std::vector<std::string> TwinGame::read_events(Answer& answer) {
  open_reader();
  std::vector<std::string> captions;
  for (store::NumberedEvent const& each : reader_->read_after(seen_).events) {
    seen_ = each.seq;
    auto const* outcome = std::get_if<table::Outcome>(&each.stamped.event);
    auto const* told = outcome == nullptr ? nullptr : std::get_if<table::Told>(outcome);
    if (is_of_the_game(each)) transcript_.events.push_back(text_of(each));
    if (told == nullptr) continue;
    answer.told.push_back(text_of(each));
    for (std::string& line : lines_of(speech::caption_of(told->announcement, wording_)))
      captions.push_back(std::move(line));
    if (felt_lines_) felt_ = speech::braille_of(told->announcement);
  }
  return captions;
}

/// What was said, once its captions are there, and the lines that nobody says.
void TwinGame::hear(Answer& answer, std::vector<std::string> const& captions) {
  auto const lines = [&] { return lines_behind(program_->printed(), shown_); };
  auto const has_all = [&] { return others(captions, lines()).empty(); };
  while (!has_all())
    if (!program_->reads_more()) break;  // told as a difference
  answer.ears = others(captions, others(captions, lines()));
  auto silent = others(others(lines(), captions), lines_of(line_sentinel));
  for (std::string const& each : silent)
    answer.lines.push_back(without_times(without_signature(masked(each))));
  shown_ = program_->printed().size();
}

/// The last line that was told, as it was shown; an answer covers the one before.
void TwinGame::feel() {
  if (!felt_.empty()) transcript_.cells.push_back(felt_lines_->find(felt_));
  felt_.clear();
}

std::string TwinGame::masked(std::string text) const {
  for (auto at = text.find(folder_ / ""); at != std::string::npos; at = text.find(folder_ / ""))
    text.replace(at, (folder_ / "").size(), "FOLDER/");
  return text;
}

void TwinGame::ask_program(std::string const& name, std::vector<std::string> const& arguments,
                           std::string const& input) {
  auto const ended = run("tactus", arguments, input);
  transcript_.exits[name] = ended.status;
  Answer answer{name, {}, {}, {}, {}};
  std::string const shown = history_ > 0 ? behind(history_, ended.out) : ended.out;
  for (std::string const& each : lines_of(shown))
    if (!is_of_beginning(each)) answer.lines.push_back(without_times(without_signature(masked(each))));
  std::sort(answer.lines.begin(), answer.lines.end());  // the voice does not wait for the screen
  for (std::string const& each : lines_of(ended.err)) answer.complaints.push_back(masked(each));
  transcript_.answers.push_back(std::move(answer));
}

void TwinGame::ask_programs(std::string const& when) {
  ask_program("export --pgn" + when, {"export", file_, "--pgn"});
  if (history_ > 0) return;  // the others tell of how the twins came about
  ask_program("export --scoresheet" + when, {"export", file_, "--scoresheet"});
  ask_program("score" + when, {"score", file_});
  ask_program("export --jsonl" + when, {"export", file_, "--jsonl"});
}

Transcript TwinGame::end(std::string const& last_words) {
  ask_programs(" of a running game");
  bool const is_felt = felt_lines_.has_value() && !last_words.empty();
  if (is_felt) ask(last_words);  // what the display shows it shows as long as the program lives
  felt_.clear();
  reader_.reset();  // the end of a game waits for who reads it
  if (!is_felt && !last_words.empty()) type(last_words);
  type("quit");
  transcript_.exits["play"] = program_->end().status;
  take({"the end", {}, {}, {}, {}});
  if (is_felt) {  // the signature comes when the end is on the disk, before or behind the answer
    auto& said = transcript_.answers[transcript_.answers.size() - 2].lines;
    auto& end = transcript_.answers.back().lines;
    end.insert(end.begin(), said.begin(), said.end());
    said.clear();
  }
  for (char const* const device : {"white", "black", "clock"})
    if (std::filesystem::path const capture{folder_ / device + std::string{"-1.capture"}};
        std::filesystem::exists(capture))
      transcript_.bytes[device] = bytes_sent(capture);
  // A move on a board is made when its sensors have rested, before or after what else comes: only those of a
  // kind have an order.
  std::ranges::stable_sort(transcript_.events, {},
                           [](std::string const& each) { return each.substr(0, each.find(' ')); });
  ask_programs("");
  ask_program("play --resume", {"play", "--silent", "--resume", file_}, "where\n");
  return std::move(transcript_);
}

}  // namespace tactus
