// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/table/setup/discovery.hpp"

#include "devices/ports/port_list.hpp"
#include "src/record/game_record.hpp"
#include "src/record/saved_game.hpp"
#include "src/store/game_file.hpp"
#include "src/store/game_reader.hpp"
#include "src/store/write_lock.hpp"
#include "src/store/written_file.hpp"
#include "src/table/options/settings_text.hpp"

#include <algorithm>
#include <array>
#include <filesystem>
#include <utility>
#include <vector>

namespace tactus::program {

namespace {

Instant time_of_look() {
  return Instant{std::chrono::floor<Millis>(std::chrono::steady_clock::now().time_since_epoch())};
}

}  // namespace

PortSearch::PortSearch() {
  auto const ports = devices::list_ports();
  if (!ports) return;  // then ports can still be typed
  for (devices::PortDescription const& each : *ports) {
    if (!each.is_permitted) continue;
    Look look{each.name, {}};
    if (each.kind != devices::PortKind::built_in)
      look.finding = std::async(std::launch::async,
                                [name = each.name] { return equipment::look_at(name, time_of_look); });
    looks_.push_back(std::move(look));
  }
}

bool PortSearch::is_done() const {
  return std::all_of(looks_.begin(), looks_.end(), [](Look const& look) {
    return !look.finding.valid() ||
           look.finding.wait_for(std::chrono::seconds{0}) == std::future_status::ready;
  });
}

std::vector<FoundPort> PortSearch::take() {
  std::vector<FoundPort> found;
  for (Look& look : looks_)
    found.push_back(look.finding.valid() ? found_port(look.finding.get()) : FoundPort{look.port, {}});
  looks_.clear();
  is_taken_ = true;
  return found;
}

FoundPort found_port(equipment::PortFinding const& finding) {
  FoundPort port{finding.port, {}};
  equipment::DeviceShown const& device = finding.device;
  port.device = device.identified.empty() ? device.protocol : device.identified.front().protocol;
  port.has_board = device.board.has_value();
  port.has_clock = std::holds_alternative<clock::Reading>(device.clock) ||
                   std::holds_alternative<devices::SidesReading>(device.clock);
  return port;
}

namespace {

namespace fs = std::filesystem;

constexpr std::size_t most_files = 50;  // of a whole season in one folder only the newest are looked at

struct Candidate {
  fs::path file;
  Instant last_event;
};

/// By what was played: export, copies and `touch` change the time of a file.
Instant time_of_last_event(fs::path const& file) {
  auto reader = store::GameReader::open(file.string());
  return reader ? reader->time_of_last().value_or(Instant{}) : Instant{};
}

/// The newest first.
std::vector<Candidate> game_files(std::string const& folder) {
  std::vector<Candidate> files;
  std::error_code fault;
  for (auto entry = fs::directory_iterator{folder, fault}; !fault && entry != fs::directory_iterator{};
       entry.increment(fault)) {
    std::error_code ignored;
    if (entry->path().extension() == ".tactus" && entry->is_regular_file(ignored))
      files.push_back({entry->path(), time_of_last_event(entry->path())});
  }
  std::sort(files.begin(), files.end(),
            [](Candidate const& a, Candidate const& b) { return a.last_event > b.last_event; });
  files.resize(std::min(files.size(), most_files));
  return files;
}

std::optional<UnfinishedGame> unfinished(fs::path const& file, std::string const& profile) {
  if (store::WriteLock{file.string()}.is_held()) return std::nullopt;  // it is being played
  auto reader = store::GameReader::open(file.string());
  if (!reader) return std::nullopt;
  std::vector<table::StampedEvent> events;
  for (store::NumberedEvent& each : reader->read_whole().events) events.push_back(std::move(each.stamped));
  auto const record = record_of(events);
  if (!record || record->end.result != table::GameResult::open || profile_of(events) != profile)
    return std::nullopt;
  std::size_t const plies = record->moves.size();
  bool const is_black_first = record->setup.start.turn() == chess::Color::black;
  return UnfinishedGame{file.filename().string(), record->setup,
                        static_cast<unsigned>((plies + (is_black_first ? 2 : 1)) / 2)};
}

}  // namespace

std::optional<UnfinishedGame> newest_unfinished_game(std::string const& folder, std::string const& profile) {
  std::optional<UnfinishedGame> newest;
  for (Candidate const& each : game_files(folder)) {
    auto found = unfinished(each.file, profile);
    if (!found) continue;
    if (folder != ".") found->file = (fs::path{folder} / found->file).string();
    if (newest)
      newest->others.push_back(*std::move(found));
    else
      newest = std::move(found);
  }
  return newest;
}

namespace {

constexpr std::array likeness_values{
    std::pair{Likeness::same, std::string_view{"same"}},
    std::pair{Likeness::colors_changed, std::string_view{"colors-changed"}},
    std::pair{Likeness::other_opponent, std::string_view{"other-opponent"}},
    std::pair{Likeness::other_opponent_and_colors, std::string_view{"other-opponent-and-colors"}}};

constexpr std::array of_sides{
    std::pair{std::string_view{"white"}, std::string_view{"black"}},
    std::pair{std::string_view{"assistant.white"}, std::string_view{"assistant.black"}},
    std::pair{std::string_view{"board.white"}, std::string_view{"board.black"}},
    std::pair{std::string_view{"white.sound"}, std::string_view{"black.sound"}}};

std::string_view other_side(std::string_view key) {
  for (auto const& [one, other] : of_sides) {
    if (key == one) return other;
    if (key == other) return one;
  }
  return key;
}

bool are_colors_changed(Likeness likeness) {
  return likeness == Likeness::colors_changed || likeness == Likeness::other_opponent_and_colors;
}

bool is_opponent_new(Likeness likeness) {
  return likeness == Likeness::other_opponent || likeness == Likeness::other_opponent_and_colors;
}

std::string_view plain_value_in(std::vector<SetupAnswer> const& last, std::string_view key) {
  auto const found =
      std::find_if(last.begin(), last.end(), [&](SetupAnswer const& each) { return each.key == key; });
  return found == last.end() ? std::string_view{} : std::string_view{found->value};
}

/// Of a port that is one of the machine's; others, as "sim:" and "hid:", prove themselves when they are
/// opened.
bool is_there(Surroundings const& surroundings, std::string_view port) {
  return !port.starts_with('/') || std::any_of(surroundings.ports.begin(), surroundings.ports.end(),
                                               [&](FoundPort const& each) { return each.name == port; });
}

/// Who comes anew: the opponent of the one blind player; of two alike it is not known, and both are asked.
bool is_of_opponent(std::string_view key, std::string_view blind) {
  bool const is_white = key == "white" || key == "assistant.white";
  bool const is_black = key == "black" || key == "assistant.black";
  if (blind == "white") return is_black;
  if (blind == "black") return is_white;
  return is_white || is_black;
}

}  // namespace

std::vector<SetupAnswer> last_answers(std::string const& folder) {
  auto const text = store::read_text((fs::path{folder} / last_game_file).string());
  auto const settings = text ? read_settings(text->text, setup_table()) : tl::unexpected(text.error());
  std::vector<SetupAnswer> answers;
  if (!settings) return answers;
  for (Setting const& each : *settings)
    for (SetupStep const& step : setup_steps())
      if (step.key == each.key->key) answers.push_back({step.key, each.value});
  return answers;
}

std::vector<SetupAnswer> answers_of_hall(std::vector<Setting> const& settings) {
  std::vector<SetupAnswer> answers;
  auto const said = [&](std::string_view key) -> std::optional<std::string> {
    for (Setting const& each : settings)
      if (each.key->key == key) return each.value == "none" ? "" : each.value;
    return std::nullopt;
  };
  for (SetupStep const& step : setup_steps()) {
    auto value = said(step.key);
    bool const is_of_assistant = step.key == "assistant.white" || step.key == "assistant.black";
    if (!value && is_of_assistant && !settings.empty()) value = "";
    if (value) answers.push_back({step.key, *std::move(value)});
  }
  return answers;
}

Likeness likeness_of_hall(std::vector<SetupAnswer> const& last, std::vector<SetupAnswer> const& hall) {
  if (last.empty()) return Likeness::none;
  auto const then = [&](std::string_view key) { return plain_value_in(last, key); };
  auto const now = [&](std::string_view key) { return plain_value_in(hall, key); };
  auto const one_blind = [](std::string_view blind) { return blind == "white" || blind == "black"; };
  bool const is_known_by_blind = one_blind(then("blind")) && one_blind(now("blind"));
  auto const is_same = [](std::string_view one, std::string_view other) {
    return !one.empty() && one == other;
  };
  bool const are_changed = is_known_by_blind
                               ? then("blind") != now("blind")
                               : is_same(then("white"), now("black")) || is_same(then("black"), now("white"));
  return are_changed ? Likeness::colors_changed : Likeness::same;
}

std::string set_up_text(std::string_view comment, std::vector<SetupAnswer> const& answers) {
  std::string text{comment};
  text += '\n';
  for (SetupAnswer const& each : answers) text += line_of(*setup_table().find(each.key), each.value) + '\n';
  return text;
}

bool keep_as_last(std::string const& folder, std::vector<SetupAnswer> const& answers) {
  constexpr std::string_view comment =
      "# What was agreed for the last game: tactus play --setup last-game.toml";
  auto const file = (fs::path{folder} / last_game_file).string();
  return store::write_text(file, set_up_text(comment, answers), comment).has_value();
}

std::string_view value_of(Likeness likeness) {
  for (auto const& [each, value] : likeness_values)
    if (each == likeness) return value;
  return {};
}

Likeness likeness_of(std::string_view value) {
  for (auto const& [likeness, each] : likeness_values)
    if (each == value) return likeness;
  return Likeness::none;
}

std::string_view value_in(std::vector<SetupAnswer> const& last, std::string_view key, Likeness likeness) {
  if (!are_colors_changed(likeness)) return plain_value_in(last, key);
  auto const value = plain_value_in(last, other_side(key));
  bool const names_a_side = key == "blind" || key == "deaf" || key == "braille";
  return names_a_side ? other_side(value) : value;
}

bool is_answered_by(Surroundings const& surroundings, std::string_view key, Likeness likeness,
                    std::string_view blind) {
  if (likeness == Likeness::none || key == "resume" || key == "again" || key == "begin") return false;
  if (is_opponent_new(likeness) && is_of_opponent(key, blind)) return false;
  auto const value = value_in(surroundings.last, key, likeness);
  if (key == "arbiter-password") return value.empty();
  if (key == "left") return !are_colors_changed(likeness);
  if (key == "board.white" || key == "board.black" || key == "clock")
    return value.empty() || is_there(surroundings, value);
  if (key == "language")
    return std::any_of(surroundings.languages.begin(), surroundings.languages.end(),
                       [&](words::NamedLanguage const& each) { return each.language.code() == value; });
  if (key == "private.sound" && !value.empty())  // those of two players may be sides of a device
    return std::find(surroundings.earphones.begin(), surroundings.earphones.end(), value) !=
           surroundings.earphones.end();
  return true;
}

}  // namespace tactus::program
