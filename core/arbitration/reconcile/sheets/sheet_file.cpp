// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/arbitration/reconcile/sheets/sheet_file.hpp"

#include "core/arbitration/reconcile/sheets/braille_sheet.hpp"
#include "core/arbitration/reconcile/sheets/cell_text.hpp"
#include "core/arbitration/reconcile/sheets/joint_reading.hpp"
#include "core/legal/position.hpp"
#include "core/message/file_text.hpp"
#include "core/message/unicode.hpp"
#include "core/notation/move_pattern.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace tactus::arbitration::reconcile {
namespace {

constexpr std::size_t most_sheet_lines = 600;  // no game is longer
constexpr std::size_t most_entry_signs = 40;
constexpr std::string_view blank_signs = " \t\r\f\v|;";  // and the lines of a table

bool is_number_sign(char c) { return c >= '0' && c <= '9'; }

/// Without "{what PGN has as a remark}".
std::vector<std::string_view> entries_in(std::string_view line) {
  std::vector<std::string_view> entries;
  bool is_in_remark = false;
  while (true) {
    auto const begin = line.find_first_not_of(blank_signs);
    if (begin == std::string_view::npos) return entries;
    line.remove_prefix(begin);
    auto const end = std::min(line.find_first_of(blank_signs), line.size());
    std::string_view const word = line.substr(0, end);
    bool const is_remark = is_in_remark || word.starts_with('{');
    is_in_remark = is_remark && word.find('}') == std::string_view::npos;
    if (!is_remark) entries.push_back(word);
    line.remove_prefix(end);
  }
}

/// "L e2": the piece alone, with the move behind it.
bool is_piece_alone(std::string_view word) {
  bool const is_letter = word.size() == 1 && word[0] >= 'A' && word[0] <= 'Z' && word[0] != 'V';
  bool const is_figurine = word.size() == 3 && word.starts_with("\xE2\x99");
  return is_letter || is_figurine;
}

/// What stands beside a move goes with it into its cell: behind it, or before each move where the line begins
/// with a time.
std::vector<std::string_view> cells_of(std::vector<std::string_view> const& words, bool may_part_pieces) {
  auto const is_time_here = [](std::string_view word) { return is_time(word) || is_bare_number(word); };
  bool const are_times_first = words.size() > 1 && is_time_here(words.front());
  std::vector<std::string_view> cells;
  bool is_open = false;    // what follows belongs to it
  bool is_number = false;  // the word before
  for (std::string_view const word : words) {
    bool const is_new_time = are_times_first && is_time_here(word);
    bool const is_its_unit = is_number && is_unit(word);
    bool const is_beside = is_beside_a_move(word) || is_correction(word) || is_time_here(word) || is_its_unit;
    bool const goes_on = !cells.empty() && (is_open || (is_beside && !is_new_time));
    if (goes_on)
      cells.back() = {cells.back().data(),
                      static_cast<std::size_t>(word.data() + word.size() - cells.back().data())};
    else
      cells.push_back(word);
    is_number = is_bare_number(word);
    is_open = is_correction(word) || (is_open && is_its_unit) || is_new_time ||
              (may_part_pieces && is_piece_alone(word));
  }
  return cells;
}

/// "12", "12.", "12...", "12)": how many signs of the entry are its number; 0: it has none. Castling with
/// zeros is no number.
std::size_t number_signs(std::string_view entry) {
  auto const digits =
      static_cast<std::size_t>(std::find_if_not(entry.begin(), entry.end(), is_number_sign) - entry.begin());
  if (digits == 0 || (entry[0] == '0' && digits < entry.size() && entry[digits] == '-')) return 0;
  bool const is_bracketed = digits < entry.size() && entry[digits] == ')';
  auto const rest = entry.find_first_not_of(is_bracketed ? ')' : '.', digits);
  if (rest == std::string_view::npos) return entry == "00" || entry == "000" ? 0 : entry.size();
  return rest > digits ? rest : 0;
}

/// One line of the text that holds entries.
struct EntryLine {
  unsigned number_in_text = 0;
  bool is_numbered = false;
  bool begins_right = false;  // "12... Nf6"
  std::vector<std::string_view> entries;
};

bool is_result(std::string_view entry) {
  return entry == "1-0" || entry == "0-1" || entry == "1/2-1/2" || entry == "*";
}

/// "2." within a line of moves: a new line of the form begins there.
bool begins_line(std::string_view word) {
  auto const signs = number_signs(word);
  if (signs == 0 || is_time(word)) return false;
  return word[signs - 1] == '.' || word[signs - 1] == ')';
}

EntryLine entry_line(std::vector<std::string_view> words, unsigned number_in_text) {
  EntryLine line{number_in_text, false, false, {}};
  std::size_t const signs = words.empty() || is_time(words.front()) ? 0 : number_signs(words.front());
  if (signs > 0) {
    line.is_numbered = true;
    line.begins_right = words.front().substr(0, signs).ends_with("..");
    words.front().remove_prefix(signs);
    if (words.front().empty()) words.erase(words.begin());
  }
  line.entries = cells_of(words, false);
  if (line.entries.size() > 2) line.entries = cells_of(words, true);
  return line;
}

/// One for each number that stands in it.
std::vector<EntryLine> entry_lines(std::string_view text, unsigned number_in_text) {
  std::vector<EntryLine> lines;
  auto words = entries_in(text);
  std::erase_if(words, is_result);
  for (auto begin = words.begin(); begin != words.end();) {
    auto const end = std::find_if(begin + 1, words.end(), begins_line);
    lines.push_back(entry_line({begin, end}, number_in_text));
    begin = end;
  }
  return lines;
}

std::string cell(std::string_view entry) {
  bool const is_empty = entry.find_first_not_of("-.") == std::string_view::npos;
  return is_empty ? std::string{} : std::string(entry);
}

void add_to_form(std::vector<SheetLine>& form, EntryLine const& line) {
  auto const& entries = line.entries;
  if (entries.size() == 2) return form.push_back({cell(entries[0]), cell(entries[1])});
  std::string only = entries.empty() ? std::string{} : cell(entries.front());
  if (!line.begins_right) return form.push_back({std::move(only), {}});
  if (form.empty() || !form.back().right.empty()) form.push_back({});
  form.back().right = std::move(only);
}

std::vector<SheetLine> one_after_the_other(std::vector<EntryLine> const& lines) {
  std::vector<SheetLine> form;
  bool is_left = true;
  for (EntryLine const& line : lines) {
    if (is_left) form.push_back({});
    (is_left ? form.back().left : form.back().right) = cell(line.entries.front());
    is_left = !is_left;
  }
  return form;
}

std::optional<SheetFault> fault_of(EntryLine const& line) {
  if (line.entries.size() > 2) return SheetFault::too_many_entries;
  for (std::string_view const entry : line.entries)
    if (entry.size() > most_entry_signs) return SheetFault::entry_too_long;
  return std::nullopt;
}

/// "Date: 2026.11.21": a word, a colon and a blank or the end.
struct Header {
  std::string_view key;
  std::vector<std::string_view> words;  // behind it

  std::string_view value() const {
    if (words.empty()) return {};
    return {words.front().data(),
            static_cast<std::size_t>(words.back().data() + words.back().size() - words.front().data())};
  }
};
/// [White "Wolf, A."]
std::optional<Header> tag_in(std::string_view line) {
  auto words = entries_in(line);
  bool const is_tag = words.size() > 1 && words[0].size() > 1 && words[0][0] == '[' && words[0][1] != '%' &&
                      words[1].starts_with('"') && words.back().ends_with("\"]");
  if (!is_tag) return std::nullopt;
  std::string_view const key = words[0].substr(1);
  words.erase(words.begin());
  words.front().remove_prefix(1);
  words.back().remove_suffix(2);
  return Header{key, std::move(words)};
}

std::optional<Header> header_in(std::string_view line) {
  if (auto tag = tag_in(line)) return tag;
  auto words = entries_in(line);
  if (words.empty() || words[0].size() < 3 || words[0].back() != ':') return std::nullopt;
  std::string_view const key = words[0].substr(0, words[0].size() - 1);
  words.erase(words.begin());
  return Header{key, std::move(words)};
}

bool has_square(std::string_view word) {
  for (std::size_t i = 1; i < word.size(); ++i)
    if (word[i] >= '1' && word[i] <= '8' && word[i - 1] >= 'a' && word[i - 1] <= 'h') return true;
  return false;
}

/// A remark of several words, none of them a move or a number.
bool is_prose(std::string_view line) {
  auto const words = entries_in(line);
  return words.size() > 2 && number_signs(words.front()) == 0 && std::ranges::none_of(words, has_square) &&
         std::ranges::all_of(words, [](std::string_view word) { return word.size() > 1; });
}

bool is_passed_over(std::string_view line) {
  auto const begin = line.find_first_not_of(blank_signs);
  return begin == std::string_view::npos || line[begin] == '#' || is_prose(line);
}

/// Names at the head of a form, in the languages of the sheets.
void take_name(SheetHeader& header, std::string_view key, std::string_view name) {
  std::string const small = unicode::in_small_letters(key);
  auto const is_one_of = [&](std::initializer_list<std::string_view> words) {
    return std::ranges::find(words, small) != words.end();
  };
  if (is_one_of({"white", "valkea", "weiss", "wei\u00df", "vit", "blancs"})) header.white = Name::shown(name);
  if (is_one_of({"black", "musta", "schwarz", "svart", "noirs"})) header.black = Name::shown(name);
  if (is_one_of({"writer", "signed", "kirjoittaja", "allekirjoitus", "unterschrift"}))
    header.writer = Name::shown(name);
}

}  // namespace

std::string_view describe(SheetFault fault) {
  switch (fault) {
    case SheetFault::too_many_lines: return "at most 600 lines of entries";
    case SheetFault::too_many_entries: return "a number and at most two entries on a line";
    case SheetFault::entry_too_long: return "entries of at most 40 signs";
    case SheetFault::no_such_language: return "language: en, fi, de, sv or fr";
  }
  return {};
}

std::optional<Language> sheet_language_coded(std::string_view code) {
  auto const language = Language::named(code);
  return language && notation::letters_of(*language) ? language : std::nullopt;
}

tl::expected<CopiedSheet, SheetFileFault> read_sheet_file(std::string_view bytes) {
  FileText const file = text_in(std::string{bytes});
  auto const print = print_of_braille(file.text);
  std::string_view text = print ? std::string_view{*print} : file.text;
  CopiedSheet sheet;
  if (print) sheet.language = Language::english;
  std::vector<EntryLine> lines;
  for (unsigned number = 1; !text.empty(); ++number) {
    auto const end = std::min(text.find('\n'), text.size());
    std::string_view const line = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    if (is_passed_over(line)) continue;
    if (auto const header = header_in(line)) {
      if (!sheet.header) sheet.header.emplace();
      take_name(*sheet.header, header->key, header->value());
      if (header->key != "language") continue;
      sheet.language = sheet_language_coded(header->words.empty() ? "" : header->words.front());
      if (!sheet.language) return tl::unexpected(SheetFileFault{SheetFault::no_such_language, number});
      continue;
    }
    for (EntryLine& entries : entry_lines(line, number)) {
      if (entries.entries.empty() && !entries.is_numbered) continue;
      lines.push_back(std::move(entries));
      if (auto const fault = fault_of(lines.back())) return tl::unexpected(SheetFileFault{*fault, number});
    }
    if (lines.size() > 2 * most_sheet_lines)
      return tl::unexpected(SheetFileFault{SheetFault::too_many_lines, number});
  }
  bool const is_form = std::any_of(lines.begin(), lines.end(), [](EntryLine const& line) {
    return line.is_numbered || line.entries.size() != 1;
  });
  if (!is_form) {
    sheet.lines = one_after_the_other(lines);
  } else {
    for (EntryLine const& line : lines) add_to_form(sheet.lines, line);
  }
  if (sheet.lines.size() > most_sheet_lines)
    return tl::unexpected(SheetFileFault{SheetFault::too_many_lines, lines.back().number_in_text});
  return sheet;
}

// In which language a sheet was written, where nobody says so: first by the letters that it uses, then by
// what both sheets say together.

namespace {

constexpr Language guessed[]{Language::english, Language::finnish, Language::german,
                             Language::french};  // Swedish letters are the German ones
constexpr std::size_t quick_look = 1'500;        // positions

notation::PieceLetters letters_for(Language language) {
  return notation::letters_of(language).value_or(notation::english);
}

std::size_t readable_entries(CopiedSheet const& sheet, Language language) {
  auto const letters = letters_for(language);
  std::size_t count = 0;
  for (SheetLine const& line : sheet.lines)
    for (std::string const* entry : {&line.left, &line.right})
      count += notation::parse_move(*entry, letters) ? 1 : 0;
  return count;
}

/// What the capital letters of a sheet mean in a language. Languages that agree on these read it alike.
std::string letters_as_read(CopiedSheet const& sheet, Language language) {
  auto const letters = letters_for(language);
  std::string kinds(26, '-');
  for (SheetLine const& line : sheet.lines)
    for (char const c : line.left + line.right)
      if (c >= 'A' && c <= 'Z')
        if (auto const kind = letters.kind_of(c))
          kinds[static_cast<std::size_t>(c - 'A')] = static_cast<char>('0' + static_cast<int>(*kind));
  return kinds;
}

bool is_read_alike(CopiedSheet const& sheet, std::vector<Language> const& languages, Language one) {
  auto const read = letters_as_read(sheet, one);
  return std::any_of(languages.begin(), languages.end(),
                     [&](Language each) { return letters_as_read(sheet, each) == read; });
}

std::vector<Language> likely_languages(CopiedSheet const& sheet) {
  if (sheet.language) return {*sheet.language};
  std::vector<Language> likely;
  std::size_t most = 0;
  for (Language const language : guessed) {
    std::size_t const count = readable_entries(sheet, language);
    if (count > most) likely.clear();
    if (count >= most && !is_read_alike(sheet, likely, language)) likely.push_back(language);
    most = std::max(most, count);
  }
  return likely;
}

}  // namespace

Sheet sheet_in(CopiedSheet const& copied, Language language) { return {letters_for(language), copied.lines}; }

ByColor<Language> languages_of(chess::Position const& start, ByColor<CopiedSheet> const& sheets) {
  ByColor<std::vector<Language>> const likely{likely_languages(sheets.white), likely_languages(sheets.black)};
  ByColor<Language> best{likely.white.front(), likely.black.front()};
  if (likely.white.size() == 1 && likely.black.size() == 1) return best;
  std::optional<Damage> least;
  for (Language const one : likely.white)
    for (Language const other : likely.black) {
      ByColor<Entries> const entries{Entries{sheet_in(sheets.white, one)},
                                     Entries{sheet_in(sheets.black, other)}};
      auto const readings = read_jointly(entries, {start}, Effort{quick_look, nullptr});
      if (readings.best.empty() || (least && readings.best.front().damage >= *least)) continue;
      least = readings.best.front().damage;
      best = {one, other};
    }
  return best;
}

}  // namespace tactus::arbitration::reconcile
