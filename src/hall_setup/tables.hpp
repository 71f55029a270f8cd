// SPDX-License-Identifier: GPL-3.0-or-later
// `tactus-arbiter hall tables`: of the pairings of a round, a set-up file for each table
// (docs/players/set-up.md). It says who plays, where and how; what a player may hear is agreed at the table,
// never by a file that came there. Pure.
#pragma once

#include "core/message/written.hpp"
#include "src/arbiter/pairings/pairings.hpp"
#include "src/arbiter/sheet/cells.hpp"
#include "src/hall/table_setup.hpp"
#include "src/table/options/settings_text.hpp"

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

namespace tactus::hall_setup {

/// What the pairings do not say of the people, each by a name that fits one of them.
struct KnownPeople {
  std::vector<std::string> blind, deaf;
  std::vector<std::pair<std::string, std::string>> assistants;  // player, assistant
};

/// A table of the round.
struct SetTable {
  pairings::Pairing pairing;  // with a board
  struct Side {
    bool is_blind = false, is_deaf = false;
    std::string assistant;
  };
  Side white, black;
};

struct SetRound {
  std::vector<SetTable> tables;
  std::vector<Message> notes{};  // of people who play nowhere in it
};

/// Boards that the file does not number are counted from 1. The error: a name that fits several, a file in
/// which only some have a board.
tl::expected<SetRound, Message> set_round(std::vector<pairings::Pairing> pairings, KnownPeople const& people);

/// What a file says that holds for every table: event, times, rules. The error names the line that is about
/// one table, or gives leave for something.
tl::expected<std::vector<program::Setting>, Message> common_settings(std::string_view text);

/// By their names: "table5.toml".
std::map<std::string, std::string> files_of(SetRound const& round,
                                            std::vector<program::Setting> const& common);

/// Board, players, who is blind or has an assistant; with places for result and signatures.
program::Cells list_of(SetRound const& round, Translate const& translate);

}  // namespace tactus::hall_setup
