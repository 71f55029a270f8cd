// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/twins/felt_lines.hpp"

#include "speech/braille/reading.hpp"

#include <optional>

namespace tactus {
namespace {

constexpr std::size_t cells_on_display = 80;
/// Then a line is there that BRLTTY came too late for: it shows what stands when its turn comes, and leaves
/// out the blank cells between two lines that are alike, or the line that a second key led away from.
constexpr std::chrono::seconds nothing_more_comes{1};

/// In the last cells, of what waits.
bool has_sign(std::string const& cells) {
  auto const from = cells.find_last_of(' ');
  return from != std::string::npos && from + 1 < cells.size() && cells[from + 1] == '>';
}

/// How much waits is of the machine.
std::string without_sign(std::string cells) {
  if (has_sign(cells)) cells.erase(cells.find_last_of(' '));
  cells.erase(cells.find_last_not_of(' ') + 1);
  return cells;
}

/// Back through the lines that are kept, and forth again.
char const* key_through_lines(unsigned number) {
  return number / speech::BrailleReading::kept % 2 == 0 ? "FWINLT" : "FWINRT";
}

}  // namespace

/// That it is time for a key: something waits behind new cells, or nothing changes.
bool FeltLines::leads_on(std::size_t shown, bool is_waiting, Time now) {
  bool const is_new = shown != seen_;
  seen_ = shown;
  bool const is_due = (is_new && is_waiting) || (!is_new && now - since_ > nothing_more_comes);
  if (is_new || is_due) since_ = now;
  return is_due;
}

std::string FeltLines::find(std::string const& line) {
  std::string const wanted = line.substr(0, cells_on_display);
  std::optional<std::string> found;
  std::size_t behind = found_until_;  // the one that is found: the next line may be there already
  since_ = std::chrono::steady_clock::now();
  keys_ = 0;
  speech::test::eventually([&] {
    auto const all = display_.all_shown();
    for (std::size_t i = found_until_; i < all.size() && !found; ++i) {
      if (auto const cells = without_sign(all[i]); cells.starts_with(wanted)) found = cells;
      behind = i + 1;
    }
    if (found) return true;
    bool const is_waiting = !all.empty() && has_sign(all.back());
    if (leads_on(all.size(), is_waiting, std::chrono::steady_clock::now()))
      display_.press(is_waiting ? "FWINRT" : key_through_lines(keys_++));
    return false;
  });
  found_until_ = behind;
  return found.value_or("not shown: " + line);
}

}  // namespace tactus
