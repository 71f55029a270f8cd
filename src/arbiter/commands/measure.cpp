// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/legal/perft.hpp"
#include "core/legal/position.hpp"
#include "core/legal/reading/move_reading.hpp"
#include "core/legal/reading/pgn_reader.hpp"
#include "core/notation/move_text.hpp"
#include "src/arbiter/commands/commands.hpp"
#include "src/arbiter/options/answer_language.hpp"
#include "src/arbiter/options/input.hpp"
#include "src/arbiter/options/options.hpp"

#include <cstdint>
#include <iterator>
#include <ostream>

#include <fmt/format.h>

namespace tactus::program {
namespace {

/// In Chess960 castling is always written as king takes rook.
std::string name_of(chess::Position const& position, chess::Move move, bool is_chess960) {
  if (is_chess960 && move.is_castling()) return move.from().name() + move.to().name();
  return notation::write_uci(position, move);
}

}  // namespace

int run_perft(PerftOptions const& options, std::ostream& out, std::ostream& errors) {
  auto const position = read_position(options.fen);
  if (!position) {
    auto const catalogue = answer_catalogue(options.language, errors);
    for (std::string const& fault : position.error()) Complaints{errors, catalogue}(as_it_is(fault));
    return usage_error;
  }
  std::uint64_t nodes = 0;
  for (chess::Move const move : position->legal_moves()) {
    std::uint64_t const count = chess::perft(position->after(move), options.depth - 1);
    out << name_of(*position, move, options.is_chess960) << ": " << count << '\n';
    nodes += count;
  }
  out << "\nnodes " << nodes << '\n';
  return 0;
}

namespace {

class ReportingVisitor : public notation::PgnVisitor {
 public:
  explicit ReportingVisitor(std::ostream& out) : out_(out) {}
  bool wants_comments() const override { return false; }
  void warn(notation::PgnError const& warning) override {
    fmt::format_to(std::back_inserter(lines_), "warning game {} ", warning.place.game);
    add_place(warning);
  }
  void end_game(notation::PgnGameEnd const& end) override {
    ++games_;
    plies_ += end.plies;
    fmt::format_to(std::back_inserter(lines_), "{} {} {} ", end.game, end.plies, text_of(end.result));
    if (end.error) {
      ++faulty_;
      add_error(*end.error);
    } else {
      lines_ += "ok\n";
    }
    constexpr std::size_t enough = 1U << 16U;
    if (lines_.size() > enough) write();
  }
  bool is_faultless() const { return faulty_ == 0; }
  void write_totals() {
    fmt::format_to(std::back_inserter(lines_), "games {} plies {} ok {} errors {}\n", games_, plies_,
                   games_ - faulty_, faulty_);
    write();
  }

 private:
  void add_error(notation::PgnError const& error) {
    lines_ += "error ";
    add_place(error);
  }
  void add_place(notation::PgnError const& error) {
    fmt::format_to(std::back_inserter(lines_), "ply {} line {} column {}: {}", error.place.ply,
                   error.place.line, error.place.column, describe(error.fault));
    if (!error.found.empty()) fmt::format_to(std::back_inserter(lines_), ", found {}", error.found);
    lines_ += '\n';
  }
  void write() {
    out_.write(lines_.data(), static_cast<std::streamsize>(lines_.size()));
    lines_.clear();
  }

  std::ostream& out_;
  std::string lines_;
  std::size_t games_ = 0;
  std::size_t plies_ = 0;
  std::size_t faulty_ = 0;
};

}  // namespace

int run_replay_pgn(ReplayPgnOptions const& options, std::ostream& out, std::ostream& errors) {
  auto const text = text_of_file(options.file, any_size);
  if (!text) {
    auto const catalogue = answer_catalogue(options.language, errors);
    Complaints{errors, catalogue}(
        say("{file} cannot be read; expected a file of games in PGN", {{"file", options.file}}));
    return usage_error;
  }
  if (auto const note = reading_note(options.file, text->as)) errors << "note: " << written(*note) << '\n';
  ReportingVisitor report{out};
  notation::read_pgn(text->text, report);
  report.write_totals();
  return report.is_faultless() ? 0 : 1;
}

}  // namespace tactus::program
