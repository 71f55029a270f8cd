// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/arbitration/laws/ends_5_9/game_end.hpp"
#include "core/legal/game_line.hpp"
#include "core/legal/reading/pgn_reader.hpp"
#include "core/message/written.hpp"
#include "src/arbiter/chronicle/end_by_laws.hpp"
#include "src/arbiter/commands/commands.hpp"
#include "src/arbiter/commands/round_tables.hpp"
#include "src/arbiter/options/answer_language.hpp"
#include "src/arbiter/options/input.hpp"
#include "src/arbiter/options/options.hpp"
#include "src/arbiter/pairings/forfeits.hpp"
#include "src/arbiter/pairings/pairings.hpp"
#include "src/judged/judged_game.hpp"
#include "src/record/json_lines.hpp"
#include "src/record/saved_game.hpp"

#include <algorithm>
#include <filesystem>
#include <ostream>
#include <set>

#include <fmt/format.h>

namespace tactus::program {
namespace {

using notation::PgnResult;

notation::PgnGame judged(GameRecord const& record) {
  auto game = judged_pgn_game_of(record, result_by_the_laws);
  auto const legal = chess::legal_beginning(line_of(record));
  auto const words = legal ? earlier_end(*legal, record.setup.regime) : std::string{};
  if (!game.remark.empty() && !words.empty()) game.remark += "; ";
  game.remark += words;
  auto const end = judged_end(record);
  if (end.result != record.end.result) game.result = pgn_result(end.result);
  for (Message const& fault : end.faults) game.remark += (game.remark.empty() ? "" : "; ") + written(fault);
  return game;
}

struct Exported {
  std::string pgn, records;
  std::vector<NamedGame> games;  // of which a table is wanted
  bool is_whole = true;
};

/// A folder stands for the game files in it, by name.
std::vector<std::string> files_in(std::vector<std::string> const& named) {
  std::vector<std::string> files;
  for (std::string const& each : named) {
    std::error_code fault;
    if (!std::filesystem::is_directory(each, fault)) {
      files.push_back(each);
      continue;
    }
    auto const first = static_cast<std::ptrdiff_t>(files.size());
    for (auto entry = std::filesystem::directory_iterator{each, fault};
         !fault && entry != std::filesystem::directory_iterator{}; entry.increment(fault))
      if (entry->path().extension() == ".tactus") files.push_back(entry->path().string());
    std::sort(files.begin() + first, files.end());
  }
  return files;
}

class Exporter {
 public:
  Exporter(Complaints const& complaints, ExportOptions const& options)
      : complaints_(complaints), options_(options) {}
  void take(std::string const& path) {
    auto game = read_saved_game(path);
    if (!game) return complain(game.error());
    bool const has_table = options_.table != RoundTable::none;
    bool const has_pgn_alone = !has_table && !options_.moves;
    if (has_pgn_alone || options_.pgn) exported_.pgn += notation::write_judged_pgn(judged(game->record));
    if (options_.has_records) exported_.records += json_lines_of(game->events);
    if (game->damage) complain(*game->damage);
    for (Message const& each : game->doubts()) complaints_(each);
    if (!has_pgn_alone) exported_.games.push_back({path, *std::move(game)});
  }
  Exported take_result() && { return std::move(exported_); }

 private:
  void complain(Message const& fault) {
    complaints_(fault);
    exported_.is_whole = false;
  }

  Complaints const& complaints_;
  ExportOptions const& options_;
  Exported exported_;
};

/// What names it; nothing: none of the games is to be written over.
std::optional<Message> game_written_over(ExportOptions const& options) {
  if (!options.pgn) return std::nullopt;
  for (std::string const& game : options.games)
    if (auto another = is_another_file(game, *options.pgn); !another) return std::move(another.error());
  return std::nullopt;
}

Message in_file(std::string const& file, Message const& what) {
  return say("{file}: {what}", {{"file", file}, {"what", std::vector{what}}});
}

/// The file of the pairings with the results, its bytes kept. Its round is that of the games where they agree
/// on one.
tl::expected<pairings::Filled, Message> paired_results(ExportOptions const& options,
                                                       std::vector<NamedGame> const& games) {
  auto const& file = options.pairings;
  auto const bytes = bytes_of_file(file, pairings::longest_pairings);
  if (!bytes)
    return tl::unexpected(say("{file}: cannot be read; expected pairings, TRF16 or CSV", {{"file", file}}));
  std::vector<pairings::PlayedGame> played;
  std::set<std::optional<unsigned>> rounds;
  for (NamedGame const& each : games) {
    auto const& record = each.game.record;
    auto const& setup = record.setup;
    played.push_back({setup.white.name.text(), setup.black.name.text(), judged_end(record).result,
                      setup.round, setup.board_number, each.file});
    rounds.insert(setup.round);
  }
  auto const text = text_in(*bytes);
  auto const round = rounds.size() == 1 ? *rounds.begin() : std::nullopt;
  auto const forfeited = pairings::with_forfeits(text.text, round, options.absent, played);
  if (!forfeited) return tl::unexpected(in_file(file, forfeited.error()));
  auto result = pairings::with_results(forfeited->text, round, played);
  if (!result) return tl::unexpected(in_file(file, result.error()));
  result->unwritten.insert(result->unwritten.begin(), forfeited->unwritten.begin(),
                           forfeited->unwritten.end());
  for (Message& each : result->unwritten) each = in_file(file, each);
  result->text = saved_again(*bytes, result->text);
  auto const note = reading_note(file, text.as);
  if (note && !result->unwritten.empty()) result->unwritten.push_back(*note);
  return result;
}

/// Each game as a block of lines. False: one of them has not got as far.
bool write_moves(AskedMoves asked, Exported const& exported, words::Catalogue const& catalogue,
                 Complaints const& complain, std::ostream& out) {
  bool is_whole = true;
  for (NamedGame const& each : exported.games) {
    if (auto const lines = lines_about(each, asked, catalogue)) {
      for (std::string const& line : *lines) out << line << '\n';
      if (exported.games.size() > 1) out << '\n';
    } else {
      complain(lines.error());
      is_whole = false;
    }
  }
  return is_whole;
}

/// `exported` is no longer whole where results are missing.
tl::expected<void, Message> write(ExportOptions const& options, Exported& exported,
                                  words::Catalogue const& catalogue, Complaints const& complain,
                                  std::ostream& out) {
  auto const head = [&](Message const& title) {
    return PageHead{std::string{catalogue.language().code()}, words::shown(title, catalogue)};
  };
  if (!options.pairings.empty()) {
    auto const results = paired_results(options, exported.games);
    if (!results) return tl::unexpected(results.error());
    out << results->text;
    for (Message const& each : results->unwritten) complain(each);
    exported.is_whole = exported.is_whole && results->unwritten.empty();
  } else if (options.table == RoundTable::results)
    out << written(result_cells(exported.games, catalogue), options.form, head(say("Results of the round")));
  if (options.table == RoundTable::incidents)
    out << written(incident_cells(exported.games, catalogue), options.form,
                   head(say("Incidents of the round")));
  if (options.has_records) out << exported.records;
  if (options.moves && !write_moves(*options.moves, exported, catalogue, complain, out))
    exported.is_whole = false;
  if (options.table == RoundTable::none && !options.moves && !options.has_records && !options.pgn)
    out << exported.pgn;
  out.flush();
  if (!out.good()) return tl::unexpected(say("standard output: cannot be written"));
  return options.pgn ? write_beside(options.games.front(), options.pgn, exported.pgn)
                     : tl::expected<void, Message>{};
}

}  // namespace

int run_export(ExportOptions const& options, std::ostream& out, std::ostream& errors) {
  auto const catalogue = answer_catalogue(options.language, errors);
  Complaints const complain{errors, catalogue};
  if (auto const fault = game_written_over(options)) {
    complain(*fault);
    return usage_error;
  }
  Exporter exporter{complain, options};
  for (std::string const& each : files_in(options.games)) exporter.take(each);
  auto exported = std::move(exporter).take_result();
  if (auto const written = write(options, exported, catalogue, complain, out); !written) {
    complain(written.error());
    return 1;
  }
  return exported.is_whole ? 0 : 1;
}

namespace {

using arbitration::laws::EndKind;
using arbitration::laws::law;

std::string article_of(EndKind kind, RuleSet rules) {
  auto const number = [rules](arbitration::laws::Law each) {
    return std::string{number_in(each, rules).value_or("9.6")};
  };
  switch (kind) {
    case EndKind::fivefold: return number(law("9.6.1"));
    case EndKind::seventy_five: return number(law("9.6.2"));
    case EndKind::dead_position: return number(law("5.2.2"));
    case EndKind::mate: return number(law("5.1.1"));
    case EndKind::stalemate: break;
  }
  return number(law("5.2.1"));
}

unsigned number_of_move(chess::GameLine const& line, std::size_t ply) {
  auto const black_first = line.start().turn() == chess::Color::black ? 1U : 0U;
  return line.start().fullmove_number() + static_cast<unsigned>(ply - 1 + black_first) / 2;
}

}  // namespace

std::string earlier_end(chess::GameLine const& line, Regime regime) {
  chess::GameLine played{line.start()};
  for (std::size_t ply = 1; ply < line.plies(); ++ply) {
    played.play(line.moves()[ply - 1]);
    if (auto const end = arbitration::laws::end_by_last_move(played, regime))
      return fmt::format("{} since move {}", article_of(end->kind, regime.rules), number_of_move(line, ply));
  }
  auto const end = arbitration::laws::end_of(line, regime);
  if (!end || end->kind != EndKind::dead_position) return {};
  return article_of(end->kind, regime.rules) + " on the board";
}

}  // namespace tactus::program
