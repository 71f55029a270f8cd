// SPDX-License-Identifier: GPL-3.0-or-later
// One thing, one word: docs/developers/glossary.md is what the catalogues say, and nothing that it forbids is
// in them.
#include "core/message/unicode.hpp"
#include "tests/words/message_sources.hpp"
#include "tests/words/player_languages.hpp"

#include <algorithm>
#include <fstream>

#include <boost/test/unit_test.hpp>

namespace tactus::words {

BOOST_AUTO_TEST_SUITE(glossary)

namespace {

using Cells = std::vector<std::string>;

/// The cells of "| a | b |".
Cells cells_of(std::string line) {
  Cells cells;
  line.erase(0, 2);
  for (auto end = line.find(" |"); end != std::string::npos; end = line.find(" |")) {
    cells.push_back(line.substr(0, end));
    line.erase(0, std::min(end + 3, line.size()));
  }
  return cells;
}

/// The rows below this head, without the line under it.
std::vector<Cells> table_under(std::string const& head) {
  std::ifstream page{TACTUS_DOCS_DIR "/developers/glossary.md"};
  std::vector<Cells> rows;
  std::string line;
  while (std::getline(page, line) && !line.starts_with(head)) {
  }
  for (std::getline(page, line); std::getline(page, line) && line.starts_with("| ");)
    rows.push_back(cells_of(line));
  return rows;
}

/// In the order of the page's columns.
struct Column {
  Language language;
  char const* name;
};
constexpr Column columns[] = {{Language::english, "English"},
                              {Language::finnish, "Finnish"},
                              {Language::german, "German"},
                              {Language::swedish, "Swedish"},
                              {Language::french, "French"}};

/// In small letters; words that are typed are the players' own.
std::vector<std::string> lines_in(Language language) {
  auto const catalogue = load_catalogue(language, TACTUS_LOCALE_DIR).value();
  bool const is_arbiters = language == Language::english || language == Language::finnish;
  std::vector<std::string> lines;
  auto const add = [&](std::span<MessageFolder const> folders) {
    for (auto const& message : collected_messages(folders).messages)
      if (!message.english.starts_with("command:"))
        lines.push_back(unicode::in_small_letters(catalogue.translate(message.english)));
  };
  add(player_folders);
  if (is_arbiters) add(arbiter_folders);
  return lines;
}

/// At the beginning of a word.
bool holds(std::string const& line, std::string const& text) {
  for (auto at = line.find(text); at != std::string::npos; at = line.find(text, at + 1)) {
    char const before = at == 0 ? ' ' : line[at - 1];
    bool const is_inside = (before & '\x80') != 0 || (before >= 'a' && before <= 'z') || before == '-';
    if (!is_inside) return true;
  }
  return false;
}

/// "lost (a device)" is said "lost".
std::string as_said(std::string const& term) {
  return unicode::in_small_letters(term.substr(0, term.find(" (")));
}

}  // namespace

BOOST_AUTO_TEST_CASE(each_word_of_the_page_is_in_use) {
  auto const terms = table_under("| English |");
  BOOST_TEST(terms.size() >= 60U);
  for (std::size_t column = 0; column < std::size(columns); ++column) {
    auto const lines = lines_in(columns[column].language);
    for (Cells const& term : terms) {
      BOOST_TEST_REQUIRE(term.size() == std::size(columns), term.front());
      auto const word = as_said(term[column]);
      BOOST_TEST(std::ranges::any_of(lines, [&](auto const& line) { return holds(line, word); }),
                 columns[column].name << ": " << word << " is said nowhere");
    }
  }
}

BOOST_AUTO_TEST_CASE(no_line_has_another_word_for_a_thing) {
  auto const rows = table_under("| Language |");
  BOOST_TEST(rows.size() >= 40U);
  std::size_t held = 0;
  for (Column const& column : columns) {
    auto const lines = lines_in(column.language);
    for (Cells const& row : rows) {
      BOOST_TEST_REQUIRE(row.size() == 3U);
      if (row[0] != column.name) continue;
      ++held;
      for (std::string const& line : lines)
        BOOST_TEST(!holds(line, unicode::in_small_letters(row[1])),
                   column.name << ": " << line << ": expected " << row[2] << ", not " << row[1]);
    }
  }
  BOOST_TEST(held == rows.size(), "a language of each row");
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace tactus::words
