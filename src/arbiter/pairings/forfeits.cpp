// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/arbiter/pairings/forfeits.hpp"

#include <algorithm>
#include <iterator>

namespace tactus::pairings {

tl::expected<std::optional<PairedPlayer>, Message> paired_player(std::vector<Pairing> const& pairings,
                                                                 std::string const& name) {
  auto const name_of = [&](PairedPlayer const& each) {
    auto const& pairing = pairings[each.pairing];
    return each.is_white ? pairing.white.text() : pairing.black.text();
  };
  for (auto const fits : {is_same_name, is_same_person}) {
    std::vector<PairedPlayer> found;
    for (std::size_t n = 0; n < pairings.size(); ++n)
      for (bool const is_white : {true, false})
        if (fits(name, name_of({n, is_white}))) found.push_back({n, is_white});
    if (found.size() == 1) return found.front();
    if (found.size() > 1)
      return tl::unexpected(say(
          "{name}: fits {player} and {other}; expected the whole name",
          {{"name", name}, {"player", isolated(name_of(found[0]))}, {"other", isolated(name_of(found[1]))}}));
  }
  return std::optional<PairedPlayer>{};
}

tl::expected<Filled, Message> with_forfeits(std::string_view text, std::optional<unsigned> round,
                                            std::vector<std::string> const& absent,
                                            std::vector<PlayedGame> const& played) {
  auto const paired = read_pairings(text, round);
  if (!paired) return tl::unexpected(paired.error());
  if (absent.empty()) return Filled{std::string{text}};
  std::vector<Message> untold;
  Signs signs;
  for (std::string const& name : absent) {
    auto const player = paired_player(*paired, name);
    if (!player) return tl::unexpected(player.error());
    if (!*player) {
      untold.push_back(say("{name}: has no game in this round", {{"name", name}}));
      continue;
    }
    auto const& pairing = (*paired)[(*player)->pairing];
    if (!pairing.result.empty()) {
      untold.push_back(in_line(
          pairing.line, say("{name}: {before} stands there", {{"name", name}, {"before", pairing.result}})));
      continue;
    }
    auto const game = std::ranges::find_if(played, [&](PlayedGame const& each) {
      return each.result != table::GameResult::annulled && may_be_of(each, pairing);
    });
    if (game != played.end()) {
      untold.push_back(in_line(
          pairing.line, say("{name}: sits at a game, {file}", {{"name", name}, {"file", game->file}})));
      continue;
    }
    auto& [white, black] = signs.try_emplace(pairing.line, '+', '+').first->second;
    ((*player)->is_white ? white : black) = '-';
  }
  Filled filled;
  if (signs.empty()) {
    filled.text = text;
  } else if (is_trf16(text)) {
    filled = trf16_with_signs(text, paired->front().round, signs);
  } else {
    std::map<std::size_t, std::string> results;
    for (auto const& [line, both] : signs) results[line] = std::string{both.first} + " - " + both.second;
    filled.text = csv_with_texts(text, results);
  }
  std::ranges::move(untold, std::back_inserter(filled.unwritten));
  return filled;
}

}  // namespace tactus::pairings
