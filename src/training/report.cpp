// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/training/report.hpp"

#include "speech/words/phrasebook.hpp"
#include "src/command_line/command_line.hpp"
#include "src/record/json_lines.hpp"
#include "src/record/local_time.hpp"
#include "src/record/program_facts.hpp"
#include "src/table/options/settings.hpp"
#include "src/words/catalogue.hpp"

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <functional>
#include <iterator>
#include <ostream>

namespace tactus::training {
namespace {

using store::NumberedEvent;

constexpr std::string_view report_written =
    // Translators: On the screen, when tactus-training has written a report. {file}: its name.
    translatable("{file}: written without names. Read it, and send it yourself.");
constexpr std::string_view not_ended =
    // Translators: Behind error:, when a report is wanted of a game of a tournament that goes on.
    translatable("{file}: the game has not ended; until then its record is the arbiter's");

constexpr std::string_view form = "Tactus report\n";
constexpr std::string_view head =
    "Nothing of this has been sent. Read all of it, take out what you do not want to give away,\n"
    "and send it yourself: docs/players/first-evening.md says where.\n";
constexpr std::string_view questions =
    "What I used (make and firmware of board and clock, display, screen reader):\n\n"
    "What I heard or saw:\n\n"
    "What I expected:\n\n";

table::TableSetup* setup_in(table::TableEvent& event) {
  auto* const input = std::get_if<table::Input>(&event);
  if (input == nullptr) return nullptr;
  if (auto* const started = std::get_if<table::GameStarted>(input)) return &started->setup;
  auto* const right = std::get_if<table::SetupCorrected>(input);
  return right == nullptr ? nullptr : &right->setup;
}

void replace(Name& name, Name const& instead) {
  if (!name.empty()) name = instead;
}

void remove_names(table::TableSetup& setup) {
  replace(setup.white.name, "White");
  replace(setup.black.name, "Black");
  replace(setup.white.assistant, "White's assistant");
  replace(setup.black.assistant, "Black's assistant");
  replace(setup.event, "tournament");
  replace(setup.site, "place");
  if (!setup.arbiter_word.empty()) setup.arbiter_word = "agreed";
}

bool is_of_word(char sign) {
  auto const byte = static_cast<unsigned char>(sign);
  return byte >= 0x80 || std::isalnum(byte) != 0;
}

void replace_words(std::string& text, StandIn const& each) {
  for (std::size_t at = text.find(each.name); at != std::string::npos; at = text.find(each.name, at)) {
    auto const end = at + each.name.size();
    bool const is_whole =
        (at == 0 || !is_of_word(text[at - 1])) && (end == text.size() || !is_of_word(text[end]));
    if (is_whole) text.replace(at, each.name.size(), each.instead);
    at += is_whole ? each.instead.size() : each.name.size();
  }
}

void add_names(std::vector<StandIn>& all, std::string const& name, std::string const& instead) {
  constexpr std::size_t shortest_part = 3;  // "de" is in many texts
  if (name.empty() || name == instead) return;
  all.push_back({name, instead});
  std::size_t from = 0;
  while (from < name.size()) {
    auto const to = std::min(name.find_first_of(" ,.-", from), name.size());
    if (to - from >= shortest_part) all.push_back({name.substr(from, to - from), instead});
    from = to + 1;
  }
}

std::string section(std::string_view title, std::string const& text) {
  return "\n== " + std::string{title} + " ==\n" + text + (text.ends_with('\n') ? "" : "\n");
}

/// Nothing: it cannot be read.
std::optional<std::string> bytes_of(std::string const& path) {
  std::ifstream file{path, std::ios::binary};
  if (!file || !std::filesystem::is_regular_file(path)) return std::nullopt;
  return std::string{std::istreambuf_iterator<char>{file}, {}};
}

std::string versions(std::vector<NumberedEvent> const& events) {
  std::string text = "report: tactus-training " TACTUS_VERSION "\n";
  text += "kernel: " + bytes_of("/proc/sys/kernel/osrelease").value_or("not known\n");
  for (NumberedEvent const& each : events) {
    auto const* const input = std::get_if<table::Input>(&each.stamped.event);
    auto const* const program = input == nullptr ? nullptr : std::get_if<table::ProgramStarted>(input);
    if (program == nullptr) continue;
    text += "game: " + program->program + ' ' + program->version + ' ' + program->profile + '\n';
    for (std::string const& line : program::surroundings_of(*program)) text += line + '\n';
  }
  return text;
}

/// By the clock of this machine, in the order of time.
std::string heard(std::vector<NumberedEvent> const& events) {
  std::string text;
  for (NumberedEvent const& each : events) {
    auto const* const outcome = std::get_if<table::Outcome>(&each.stamped.event);
    auto const* const told = outcome == nullptr ? nullptr : std::get_if<table::Told>(outcome);
    if (told != nullptr)
      text += record::local_text(each.stamped.time) + "  " + speech::caption_of(told->announcement) + '\n';
  }
  return text;
}

std::string settings() { return bytes_of(program::settings_path()).value_or("none"); }

std::vector<std::string> captures_in(std::string const& folder) {
  std::vector<std::string> files;
  std::error_code fault;
  if (!std::filesystem::is_directory(folder, fault)) return {folder};
  for (auto entry = std::filesystem::directory_iterator{folder, fault};
       !fault && entry != std::filesystem::directory_iterator{}; entry.increment(fault))
    if (entry->path().extension() == ".capture") files.push_back(entry->path().string());
  std::ranges::sort(files);
  return files;
}

/// The folder of a person has his name.
void hide_home(std::string& text) {
  char const* const home = std::getenv("HOME");  // NOLINT: no other thread runs
  std::string const folder = home == nullptr ? "" : home;
  if (folder.size() < 2) return;
  for (std::size_t at = text.find(folder); at != std::string::npos; at = text.find(folder, at + 1))
    text.replace(at, folder.size(), "~");
}

}  // namespace

std::vector<StandIn> stand_ins_of(std::vector<NumberedEvent> const& events) {
  std::vector<StandIn> all;
  for (NumberedEvent each : events) {
    auto const* const setup = setup_in(each.stamped.event);
    if (setup == nullptr) continue;
    add_names(all, setup->white.name, "White");
    add_names(all, setup->black.name, "Black");
    add_names(all, setup->white.assistant, "White's assistant");
    add_names(all, setup->black.assistant, "Black's assistant");
    add_names(all, setup->event, "tournament");
    add_names(all, setup->site, "place");
  }
  std::ranges::stable_sort(all, std::greater{}, [](StandIn const& each) { return each.name.size(); });
  return all;
}

std::string without_names(std::string text, std::vector<StandIn> const& names) {
  for (StandIn const& each : names) replace_words(text, each);
  return text;
}

std::vector<NumberedEvent> without_names(std::vector<NumberedEvent> events) {
  for (NumberedEvent& each : events)
    if (auto* const setup = setup_in(each.stamped.event)) remove_names(*setup);
  return events;
}

program::ExitStatus write_report(ReportOptions const& options, std::ostream& out, std::ostream& errors) {
  auto const catalogue = words::catalogue_of(options.language, errors);
  auto const translate = words::translate_of(catalogue);
  auto const fail = [&](Message const& fault) {
    errors << command_line::error_line(fault, translate);
    return program::ExitStatus::failed;
  };
  auto const game = program::read_saved_game(options.game);
  if (!game) return fail(game.error());
  if (!game->record.is_training && game->record.end.result == table::GameResult::open)
    return fail(say(not_ended, {{"file", options.game}}));
  if (game->damage) errors << command_line::error_line(*game->damage, translate);
  for (Message const& each : game->doubts()) errors << command_line::error_line(each, translate);
  auto const events = without_names(game->events);
  auto const names = stand_ins_of(game->events);
  std::string text{form};
  text += head;
  text += section("What happened", std::string{questions});
  text += section("Versions", without_names(versions(events), names));
  text += section("Settings", without_names(settings(), names));
  text += section("What was heard", heard(events));
  text += section("Record", program::json_lines_of(events));
  for (std::string const& path :
       options.captures.empty() ? std::vector<std::string>{} : captures_in(options.captures)) {
    auto const capture = bytes_of(path);
    if (!capture) return fail(say("{file}: cannot be read; expected a capture", {{"file", path}}));
    text +=
        section("Capture " + std::filesystem::path{path}.filename().string(), without_names(*capture, names));
  }
  hide_home(text);
  if (auto const done = program::write_beside(options.game, options.into, text); !done)
    return fail(done.error());
  std::error_code ignored;  // the record has what one player alone was told, too
  std::filesystem::permissions(options.into, std::filesystem::perms(0600), ignored);
  out << shown(say(report_written, {{"file", options.into}}), catalogue) << '\n';
  return program::ExitStatus::done;
}

}  // namespace tactus::training
