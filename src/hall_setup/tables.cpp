// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/hall_setup/tables.hpp"

#include "core/message/written.hpp"
#include "src/arbiter/pairings/forfeits.hpp"

#include <algorithm>

namespace tactus::hall_setup {
namespace {

using pairings::Pairing;
using program::Setting;

/// Each by its number, or all by their place.
std::optional<Message> number_boards(std::vector<Pairing>& pairings) {
  auto const numbered =
      std::ranges::count_if(pairings, [](Pairing const& each) { return each.board.has_value(); });
  if (numbered == 0)
    for (std::size_t n = 0; n < pairings.size(); ++n) pairings[n].board = static_cast<unsigned>(n + 1);
  else if (static_cast<std::size_t>(numbered) != pairings.size())
    return say("expected a board for each pairing, or for none");
  return std::nullopt;
}

}  // namespace

tl::expected<SetRound, Message> set_round(std::vector<Pairing> pairings, KnownPeople const& people) {
  if (auto fault = number_boards(pairings)) return tl::unexpected(*std::move(fault));
  std::ranges::stable_sort(pairings, {}, [](Pairing const& each) { return each.board; });
  SetRound round;
  for (Pairing const& each : pairings) round.tables.push_back({each, {}, {}});
  std::optional<Message> fault;
  auto const give = [&](std::string const& name, auto const& change) {
    auto const player = pairings::paired_player(pairings, name);
    if (!player && !fault) fault = player.error();
    if (!player) return;
    if (!*player) return round.notes.push_back(say("{name}: has no game in this round", {{"name", name}}));
    auto& table = round.tables[(*player)->pairing];
    change((*player)->is_white ? table.white : table.black);
  };
  for (std::string const& name : people.blind) give(name, [](SetTable::Side& side) { side.is_blind = true; });
  for (std::string const& name : people.deaf) give(name, [](SetTable::Side& side) { side.is_deaf = true; });
  for (auto const& [name, assistant] : people.assistants)
    give(name, [&who = assistant](SetTable::Side& side) { side.assistant = who; });
  if (fault) return tl::unexpected(*std::move(fault));
  return round;
}

namespace {

/// "none", "white", "black" or "both"
std::string who(bool is_white, bool is_black) {
  if (is_white) return is_black ? "both" : "white";
  return is_black ? "black" : "none";
}

class SetupText {
 public:
  void add(std::string_view key, std::string const& value) {
    text_ += program::line_of(*program::setup_table().find(key), value) + '\n';
  }
  std::string text() && { return std::move(text_); }

 private:
  std::string text_{hall::setup_form};
};

std::string setup_of(SetTable const& table, std::vector<Setting> const& common) {
  auto const& pairing = table.pairing;
  SetupText text;
  text.add("white", pairing.white.text());
  text.add("black", pairing.black.text());
  text.add("round", std::to_string(pairing.round));
  text.add("board-number", std::to_string(*pairing.board));
  text.add("blind", who(table.white.is_blind, table.black.is_blind));
  text.add("deaf", who(table.white.is_deaf, table.black.is_deaf));
  if (!table.white.assistant.empty()) text.add("assistant.white", table.white.assistant);
  if (!table.black.assistant.empty()) text.add("assistant.black", table.black.assistant);
  for (Setting const& each : common) text.add(each.key->key, each.value);
  text.add("game",
           "round" + std::to_string(pairing.round) + "-board" + std::to_string(*pairing.board) + ".tactus");
  return std::move(text).text();
}

/// The name, and behind it what the table has to know of him.
std::string player_text(Name const& name, SetTable::Side const& side, Translate const& translate) {
  std::string text = isolated(name.text());
  if (side.is_blind) text += ", " + written(say("blind"), translate);
  if (side.is_deaf) text += ", " + written(say("hard of hearing"), translate);
  if (!side.assistant.empty())
    text += ", " + written(say("assistant {name}", {{"name", isolated(side.assistant)}}), translate);
  return text;
}

}  // namespace

std::map<std::string, std::string> files_of(SetRound const& round, std::vector<Setting> const& common) {
  std::map<std::string, std::string> files;
  for (SetTable const& each : round.tables)
    files[hall::setup_file_of(*each.pairing.board)] = setup_of(each, common);
  return files;
}

program::Cells list_of(SetRound const& round, Translate const& translate) {
  auto const head = [&](Message const& message) { return written(message, translate); };
  program::Cells cells{{head(say("Board")), head(say("White")), head(say("Black")), head(say("Result")),
                        head(say("Signature of White")), head(say("Signature of Black"))}};
  for (SetTable const& each : round.tables)
    cells.push_back({std::to_string(*each.pairing.board),
                     player_text(each.pairing.white, each.white, translate),
                     player_text(each.pairing.black, each.black, translate), each.pairing.result, "", ""});
  return cells;
}

}  // namespace tactus::hall_setup
