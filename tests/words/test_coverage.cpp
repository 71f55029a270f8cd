// SPDX-License-Identifier: GPL-3.0-or-later
// docs/arbiters/laws.md is true: every provision of the catalogue stands in it once, and every file that it
// names is there.
#include "core/arbitration/book/law.hpp"

#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include <boost/test/unit_test.hpp>

BOOST_AUTO_TEST_SUITE(coverage_of_the_laws)

namespace {

namespace fs = std::filesystem;
using tactus::arbitration::laws::law_numbers;

fs::path const root = TACTUS_SOURCE_DIR;

struct Row {
  std::string provision;
  std::string rule;
  std::string where;
};

std::string trimmed(std::string const& text) {
  auto const first = text.find_first_not_of(' ');
  return first == std::string::npos ? "" : text.substr(first, text.find_last_not_of(' ') + 1 - first);
}

/// Rows of three cells, without heads and rules.
std::vector<Row> rows_of_tables() {
  std::ifstream file(root / "docs/arbiters/laws.md");
  std::vector<Row> rows;
  for (std::string line; std::getline(file, line);) {
    if (line.rfind("| ", 0) != 0 || line.rfind("| ---", 0) == 0 || line.rfind("| Provision", 0) == 0)
      continue;
    std::istringstream cells(line.substr(1));
    Row row;
    std::getline(cells, row.provision, '|');
    std::getline(cells, row.rule, '|');
    std::getline(cells, row.where, '|');
    rows.push_back({trimmed(row.provision), trimmed(row.rule), trimmed(row.where)});
  }
  return rows;
}

/// Names of sources between backticks.
std::vector<std::string> named_files(std::string const& text) {
  std::vector<std::string> files;
  std::istringstream parts(text);
  bool is_code = false;
  for (std::string part; std::getline(parts, part, '`'); is_code = !is_code)
    if (is_code && (part.ends_with(".cpp") || part.ends_with(".hpp"))) files.push_back(part);
  return files;
}

bool exists(std::string const& file) {
  return fs::exists(root / "core/arbitration/laws" / file) || fs::exists(root / file);
}

}  // namespace

BOOST_AUTO_TEST_CASE(every_provision_of_the_catalogue_stands_once) {
  std::map<std::string, unsigned> count;
  for (Row const& row : rows_of_tables()) ++count[row.provision];
  std::set<std::string> catalogue{"R-05"};  // derived from others: no article of its own
  for (auto const& numbers : law_numbers) {
    std::istringstream keys{std::string(numbers.catalogue)};
    for (std::string key; keys >> key;) catalogue.insert(key);
  }
  for (std::string const& key : catalogue) BOOST_TEST(count[key] == 1u, key);
  for (auto const& [key, times] : count)
    BOOST_TEST(catalogue.contains(key), key << " is not in the catalogue");
}

BOOST_AUTO_TEST_CASE(every_row_says_where_or_why_not) {
  for (Row const& row : rows_of_tables()) {
    BOOST_TEST_CONTEXT(row.provision) {
      bool const is_left_to_people = row.where.rfind("Judge", 0) == 0 || row.where.rfind("Told", 0) == 0;
      BOOST_TEST(!row.rule.empty());
      BOOST_TEST((is_left_to_people || !named_files(row.where).empty()));
    }
  }
}

BOOST_AUTO_TEST_CASE(every_file_that_is_named_is_there) {
  std::ifstream file(root / "docs/arbiters/laws.md");
  std::stringstream text;
  text << file.rdbuf();
  auto const files = named_files(text.str());
  BOOST_TEST(files.size() > 100u);
  for (std::string const& name : files) BOOST_TEST(exists(name), name);
}

BOOST_AUTO_TEST_SUITE_END()
