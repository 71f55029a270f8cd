// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/table/options/agreement_options.hpp"

#include "core/chess/start_positions.hpp"
#include "core/clock/time_control.hpp"
#include "core/message/name.hpp"
#include "core/notation/fen.hpp"
#include "src/table/options/option_forms.hpp"
#include "src/table/options/options.hpp"
#include "src/words/catalogue.hpp"

#include <functional>
#include <map>
#include <random>

namespace tactus::program {
namespace {

using chess::Color;

table::Player& player_of(PlayOptions& play, Color color) {
  return color == Color::white ? play.white : play.black;
}

/// An option that names the players for whom something holds.
void add_players(CLI::App& app, std::string const& name, std::function<void(Color, bool)> const& set,
                 std::string const& help) {
  add_choice_of(
      app, name, {"white", "black", "both", "none"},
      [set](std::string const& who) {
        set(Color::white, who == "white" || who == "both");
        set(Color::black, who == "black" || who == "both");
      },
      help);
}

/// As it was typed at this terminal.
std::optional<Message> take_name(Name& value, std::string const& text) {
  auto name = Name::read(text, words::charset_of_environment());
  if (!name) return name.error();
  value = *std::move(name);
  return std::nullopt;
}

void add_name(CLI::App& app, std::string const& option, Name& value, std::string const& help) {
  add_text(
      app, option, [&value](std::string const& text) { return take_name(value, text); }, help, "NAME");
}

std::optional<Message> take_assistant(PlayOptions& play, std::string const& text) {
  auto const stated = read_of_side(text);
  if (!stated) return say("{value}: expected white=NAME or black=NAME", {{"value", text}});
  return take_name(player_of(play, stated->side).assistant, stated->value);
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
  add_of_sides(app, play, "--assistant", take_assistant,
               "Who assists a player (D.2.10): white=NAME or black=NAME (nobody)", "SIDE=NAME");
}

/// The number of one of the 960, a lot among them, or a FEN.
std::optional<chess::StatedPosition> start_named(std::string const& text) {
  if (text != "lot") return notation::read_start(text);
  std::random_device chance;
  return chess::start_numbered(
      std::uniform_int_distribution<unsigned>{0, chess::start_positions - 1}(chance));
}

}  // namespace

/// The pieces stand already, by a lot that was drawn before.
void add_start_to_check(CLI::App& app, PlayOptions& play) {
  auto const take = [&play](std::string const& text) -> std::optional<Message> {
    auto const start = notation::read_start(text);
    if (!start) return say("{value}: expected a number from 0 to 959, or a FEN", {{"value", text}});
    play.start = *start;
    return std::nullopt;
  };
  add_text(app, "--start", take,
           "What the boards have to show: the number of a start position of Chess960, or a FEN (518)",
           "POSITION");
}

namespace {

void add_start(CLI::App& app, PlayOptions& play) {
  auto const take = [&play](std::string const& text) -> std::optional<Message> {
    auto const start = start_named(text);
    if (!start) return say("{value}: expected a number from 0 to 959, lot, or a FEN", {{"value", text}});
    play.start = *start;
    return std::nullopt;
  };
  add_text(app, "--start", take,
           "Chess960: the number of the start position, or lot, which draws one; or a FEN (518)", "POSITION");
}

void add_rules(CLI::App& app, PlayOptions& play) {
  std::map<std::string, RuleSet> rules;
  for (RuleSet const each : all_rule_sets) rules.emplace(name_of(each), each);
  add_choice<RuleSet>(app, "--rules", play.regime.rules, rules, "The Laws that apply (fide-2023)");
  add_choice<Phase>(app, "--phase", play.regime.phase,
                    {{"standard", Phase::standard}, {"rapid", Phase::rapid}, {"blitz", Phase::blitz}},
                    "Standard, rapid or blitz (standard)");
  add_choice<std::optional<Supervision>>(
      app, "--supervision", play.regime.supervision,
      {{"competition", Supervision::competition}, {"basic", Supervision::basic}},
      "Of rapid and blitz: by the Competition Rules in full or not (not stated)");
  add_text(
      app, "--time-control",
      [&play](std::string const& text) -> std::optional<Message> {
        play.time_control = clock::read_time_control(text);
        if (play.time_control) return std::nullopt;
        return say("{value}: expected for example 90m/40+30m+30s", {{"value", text}});
      },
      "Time of the players, for the arbiter's watch and the PGN", "TIMES");
  add_flag(app, "--quickplay-finish", play.is_quickplay_finish_announced,
           "The rules of the quickplay finish were announced (Guideline III)");
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
  add_flag(app, "--allow-position", play.permissions.position,
           "A player may have his own board read out; needs the arbiter's leave");
  add_flag(app, "--allow-assistants", play.permissions.assistants,
           "Each player has an assistant though one sees (D.2.11); needs the arbiter's leave");
  add_text(
      app, "--low-time-warning",
      [&play](std::string const& text) -> std::optional<Message> {
        play.permissions.low_time_warning = clock::read_duration(text);
        if (play.permissions.low_time_warning) return std::nullopt;
        return say("{value}: expected for example 5m or 30s", {{"value", text}});
      },
      "A player is told once when he has less than this; needs the arbiter's leave (never)", "TIME");
  // No word, and no hash of one, is taken from here: both would stand where others read them.
  add_flag(app, "--arbiter-password", play.asks_arbiter_word,
           "The arbiter types the password by which he will confirm, twice and unseen, before the game");
}

}  // namespace

void add_agreement_options(CLI::App& app, PlayOptions& play) {
  add_persons(app, play);
  add_name(app, "--event", play.event, "Name of the tournament");
  add_name(app, "--site", play.site, "Place of the game");
  add_number(app, "--round", play.round, 1, 999, "Number of the round");
  add_number(app, "--board-number", play.board_number, 1, 9999, "Number of the board in the round");
  add_rules(app, play);
  add_start(app, play);
  add_arbiters_choices(app, play);
}

}  // namespace tactus::program
