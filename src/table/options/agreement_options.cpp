// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/table/options/agreement_options.hpp"

#include "core/chess/start_positions.hpp"
#include "core/clock/time_control.hpp"
#include "core/message/name.hpp"
#include "core/notation/fen.hpp"
#include "src/command_line/command_line.hpp"
#include "src/table/options/assist_options.hpp"
#include "src/table/options/options.hpp"
#include "src/words/catalogue.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <crypt.h>
#include <functional>
#include <map>
#include <memory>
#include <random>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

namespace tactus::program {
namespace {

using chess::Color;

table::Player& player_of(PlayOptions& play, Color color) {
  return color == Color::white ? play.white : play.black;
}

/// An option that names the players for whom something holds.
void add_players(CLI::App& app, std::string const& name, std::function<void(Color, bool)> set,
                 std::string const& help) {
  app.add_option_function<std::string>(
         name,
         [set = std::move(set)](std::string const& who) {
           set(Color::white, who == "white" || who == "both");
           set(Color::black, who == "black" || who == "both");
         },
         help)
      ->transform(CLI::IsMember({"white", "black", "both", "none"}, command_line::folded_value));
}

/// Throws what CLI11 tells in its own way.
Name name_typed(std::string const& option, std::string const& text) {
  auto name = Name::read(text, words::charset_of_environment());
  if (!name) throw CLI::ValidationError(option, name.error());
  return *std::move(name);
}

void add_name(CLI::App& app, std::string const& option, Name& value, std::string const& help) {
  app.add_option_function<std::string>(
         option, [option, &value](std::string const& text) { value = name_typed(option, text); }, help)
      ->type_name("NAME");
}

void add_persons(CLI::App& app, PlayOptions& play) {
  add_name(app, "--white", play.white.name, "Name of the player of the white pieces");
  add_name(app, "--black", play.black.name, "Name of the player of the black pieces");
  add_players(
      app, "--blind", [&play](Color c, bool is_blind) { player_of(play, c).is_blind = is_blind; },
      "Who is visually disabled (none)");
  add_players(
      app, "--deaf", [&play](Color c, bool is_deaf) { player_of(play, c).is_deaf = is_deaf; },
      "Who is hearing-impaired (none)");
  app.add_option_function<std::vector<std::string>>(
         "--assistant",
         [&play](std::vector<std::string> const& texts) {
           for (std::string const& each : texts) {
             auto const stated = read_of_side(each);
             if (!stated)
               throw CLI::ValidationError("--assistant", each + ": expected white=NAME or black=NAME");
             player_of(play, stated->side).assistant = name_typed("--assistant", stated->value);
           }
         },
         "Who assists a player (D.2.10): white=NAME or black=NAME (nobody)")
      ->type_name("SIDE=NAME");
}

/// The number of one of the 960, a lot among them, or a FEN.
std::optional<chess::StatedPosition> start_named(std::string const& text) {
  if (text == "lot") {
    std::random_device chance;
    return chess::start_numbered(
        std::uniform_int_distribution<unsigned>{0, chess::start_positions - 1}(chance));
  }
  unsigned number = 0;
  auto const [end, fault] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (fault == std::errc{} && end == text.data() + text.size() && number < chess::start_positions)
    return chess::start_numbered(number);
  auto const setup = notation::read_fen(text);
  auto const start = setup ? chess::StatedPosition::from(*setup) : tl::unexpected(chess::SetupFaults{});
  return start ? std::optional{*start} : std::nullopt;
}

}  // namespace

/// The pieces stand already, by a lot that was drawn before.
void add_start_to_check(CLI::App& app, PlayOptions& play) {
  app.add_option_function<std::string>(
         "--start",
         [&play](std::string const& text) {
           auto const start = text == "lot" ? std::nullopt : start_named(text);
           if (!start)
             throw CLI::ValidationError("--start", text + ": expected a number from 0 to 959, or a FEN");
           play.start = *start;
         },
         "What the boards have to show: the number of a start position of Chess960, or a FEN (518)")
      ->type_name("POSITION");
}

namespace {

void add_start(CLI::App& app, PlayOptions& play) {
  app.add_option_function<std::string>(
         "--start",
         [&play](std::string const& text) {
           auto const start = start_named(text);
           if (!start)
             throw CLI::ValidationError("--start", text + ": expected a number from 0 to 959, lot, or a FEN");
           play.start = *start;
         },
         "Chess960: the number of the start position, or lot, which draws one; or a FEN (518)")
      ->type_name("POSITION");
}

void add_rules(CLI::App& app, PlayOptions& play) {
  std::map<std::string, RuleSet> rules;
  for (RuleSet const each : all_rule_sets) rules.emplace(name_of(each), each);
  add_choice<RuleSet>(app, "--rules", play.regime.rules, rules, "The Laws by which is played (fide-2023)");
  add_choice<Phase>(app, "--phase", play.regime.phase,
                    {{"standard", Phase::standard}, {"rapid", Phase::rapid}, {"blitz", Phase::blitz}},
                    "Standard, rapid or blitz (standard)");
  add_choice<std::optional<Supervision>>(
      app, "--supervision", play.regime.supervision,
      {{"competition", Supervision::competition}, {"basic", Supervision::basic}},
      "Of rapid and blitz: by the Competition Rules in full or not (not stated)");
  app.add_option_function<std::string>(
         "--time-control",
         [&play](std::string const& text) {
           play.time_control = clock::read_time_control(text);
           if (!play.time_control)
             throw CLI::ValidationError("--time-control", text + ": expected for example 90m/40+30m+30s");
         },
         "Time of the players, for the arbiter's watch and the PGN")
      ->type_name("TIMES");
}

void add_arbiters_choices(CLI::App& app, PlayOptions& play) {
  add_choice<table::Announcer>(
      app, "--announcer", play.announcer,
      {{"person", table::Announcer::person}, {"tactus", table::Announcer::tactus}},
      "Who announces a blind player's moves (person); tactus needs the arbiter's leave");
  add_choice<table::DifferenceNotice>(
      app, "--difference-notice", play.difference_notice,
      {{"nobody", table::DifferenceNotice::nobody}, {"call-arbiter", table::DifferenceNotice::call_arbiter}},
      "Who is told at the table that the boards differ (nobody)");
  app.add_flag("--allow-position", play.permissions.position,
               "The own board may be read out on request; needs the arbiter's leave");
  app.add_option_function<std::string>(
         "--low-time-warning",
         [&play](std::string const& text) {
           play.permissions.low_time_warning = clock::read_duration(text);
           if (!play.permissions.low_time_warning)
             throw CLI::ValidationError("--low-time-warning", text + ": expected for example 5m or 30s");
         },
         "A player is told once when he has less than this; needs the arbiter's leave (never)")
      ->type_name("TIME");
  // No word, and no hash of one, is taken from here: both would stand where others read them.
  app.add_flag("--arbiter-word", play.asks_arbiter_word,
               "The arbiter types the word by which he will confirm, twice and unseen, before the game");
}

}  // namespace

void add_agreement_options(CLI::App& app, PlayOptions& play) {
  add_persons(app, play);
  add_name(app, "--event", play.event, "Name of the tournament");
  add_name(app, "--site", play.site, "Place of the game");
  app.add_option("--round", play.round, "Number of the round")->check(CLI::Range(1, 999))->type_name("N");
  app.add_option("--board-number", play.board_number, "Number of the board in the round")
      ->check(CLI::Range(1, 9999))
      ->type_name("N");
  add_rules(app, play);
  add_start(app, play);
  add_arbiters_choices(app, play);
}

// What the assistants are told.

namespace {

using table::DutyKind;

std::map<std::string, DutyKind> const duties_by_name{{"make", DutyKind::make_move},
                                                     {"announce", DutyKind::announce_move},
                                                     {"clock", DutyKind::start_clock},
                                                     {"write", DutyKind::write_move},
                                                     {"tell", DutyKind::tell_on_request}};

std::string not_a_duty(std::string const& name) {
  return duties_by_name.contains(name) ? std::string{}
                                       : name + ": expected make, announce, clock, write, tell";
}

}  // namespace

void add_assist_options(CLI::App& app, AssistOptions& assist) {
  using speech::Whose;
  std::map<std::string, Whose> const players{
      {"white", Whose::white}, {"black", Whose::black}, {"both", Whose::both}};
  auto* const whose = app.add_option_function<std::string>(
      "--assist", [&assist, players](std::string const& word) { assist.whose = players.at(word); },
      "Whose assistant is told here what to do next (nobody's)");
  whose->transform(CLI::IsMember({"white", "black", "both"}, command_line::folded_value))->type_name("WHOSE");
  app.add_option_function<std::vector<std::string>>(
         "--duties",
         [&assist](std::vector<std::string> const& names) {
           assist.duties = {};
           for (std::string const& name : names) assist.duties.insert(duties_by_name.at(name));
         },
         "The duties of that assistant: make, announce, clock, write, tell (all)")
      ->delimiter(',')
      ->check(not_a_duty)
      ->needs(whose)
      ->type_name("LIST");
}

void guide_assistants(table::TableSetup& setup, AssistOptions const& assist) {
  if (assist.whose && *assist.whose != speech::Whose::black) setup.white.guided = assist.duties;
  if (assist.whose && *assist.whose != speech::Whose::white) setup.black.guided = assist.duties;
}

// The word by which the arbiter confirms.

namespace {

constexpr char const* yescrypt = "$y$";

/// Nothing where the library does not know the method of the salt.
std::optional<std::string> hashed(std::string const& word, char const* salt) {
  auto const work = std::make_unique<crypt_data>();  // 32 KiB
  char const* const hash = ::crypt_rn(word.c_str(), salt, work.get(), sizeof *work);
  return hash == nullptr ? std::nullopt : std::optional<std::string>{hash};
}

}  // namespace

std::optional<std::string> hash_of_word(std::string_view word) {
  if (word.size() < shortest_word || word.size() > longest_word) return std::nullopt;
  std::array<char, CRYPT_GENSALT_OUTPUT_SIZE> salt{};
  if (::crypt_gensalt_rn(yescrypt, 0, nullptr, 0, salt.data(), salt.size()) == nullptr) return std::nullopt;
  return hashed(std::string{word}, salt.data());
}

bool is_word_hash(std::string_view text) {
  bool const is_plain = std::all_of(text.begin(), text.end(), [](char c) { return c > ' ' && c <= '~'; });
  return text.starts_with(yescrypt) && std::count(text.begin(), text.end(), '$') == 4 && is_plain &&
         text.size() > 50 && text.size() < CRYPT_OUTPUT_SIZE;
}

bool is_word(std::string const& typed, std::string const& hash) {
  if (typed.size() > longest_word || !is_word_hash(hash)) return false;
  return hashed(typed, hash.c_str()) == hash;
}

}  // namespace tactus::program
