// SPDX-License-Identifier: GPL-3.0-or-later
// See last_events.hpp.
#include "src/sim/last_events.hpp"

#include "src/store/game_reader.hpp"

#include <algorithm>
#include <limits>
#include <vector>

#include <fmt/format.h>

namespace tactus::sim {

std::string last_events(std::filesystem::path const& game_file, std::size_t count) {
  auto reader = store::GameReader::open(game_file.string());
  if (!reader) return "no record: " + game_file.string() + "\n";
  std::vector<store::EventRow> rows =
      reader->read_rows_after(0, std::numeric_limits<std::int64_t>::max()).rows;
  std::erase_if(rows, [](store::EventRow const& row) { return row.text.type == "time.passed"; });
  std::string lines;
  for (std::size_t i = rows.size() - std::min(rows.size(), count); i < rows.size(); ++i)
    lines += fmt::format("{} {} {}\n", rows[i].seq, rows[i].text.type, rows[i].text.payload);
  return lines;
}

}  // namespace tactus::sim
