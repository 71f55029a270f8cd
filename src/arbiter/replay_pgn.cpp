// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/arbiter/replay_pgn.hpp"

#include "core/legal/pgn_reader.hpp"
#include "src/arbiter/exit_code.hpp"
#include "src/arbiter/text_file.hpp"

#include <iterator>
#include <ostream>

#include <fmt/format.h>

namespace tactus::program {
namespace {

class ReportingVisitor : public notation::PgnVisitor {
 public:
  explicit ReportingVisitor(std::ostream& out) : out_(out) {}
  bool wants_comments() const override { return false; }
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
  void write_totals() {
    fmt::format_to(std::back_inserter(lines_), "games {} plies {} ok {} errors {}\n", games_, plies_,
                   games_ - faulty_, faulty_);
    write();
  }

 private:
  void add_error(notation::PgnError const& error) {
    fmt::format_to(std::back_inserter(lines_), "error ply {} line {} column {}: {}", error.place.ply,
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
    errors << "error: " << options.file << " cannot be read; expected a file of games in PGN\n";
    return usage_error;
  }
  ReportingVisitor report{out};
  notation::read_pgn(*text, report);
  report.write_totals();
  return 0;
}

}  // namespace tactus::program
