// SPDX-License-Identifier: GPL-3.0-or-later
// Each command that a page shows is one that the program has, with options that it has; each script is there.
// Transcripts are run (test_guides.cpp); what stands in other lines wants hardware, rights or files of a
// reader, so it is only looked up.
#include "tests/docs/manual_page.hpp"
#include "tests/docs/pages.hpp"

#include <map>
#include <regex>
#include <set>

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace tactus;

BOOST_AUTO_TEST_SUITE(commands_of_pages)

namespace {

char const* const programs[] = {"tactus",        "tactus-arbiter", "tactus-relay",
                                "tactus-bridge", "tactus-sim",     "tactus-training"};

/// By program or command, as "tactus devices list".
std::map<std::string, docs::Options> const& known() {
  static auto const all = [] {
    std::map<std::string, docs::Options> found;
    for (std::string const program : programs)
      for (docs::CommandHelp const& each : docs::commands_of(program)) {
        found[each.path] = each.options;
        found[each.path].insert({"-h", "--help", "--help-all", "-V", "--version"});
      }
    return found;
  }();
  return all;
}

/// What stands as code in a page: lines of a block and what is between backticks.
std::vector<std::string> code_in(std::string const& page) {
  static std::regex const inline_code{"`([^`]+)`"};
  std::vector<std::string> found;
  std::istringstream text{docs::text_of(page)};
  bool is_block = false;
  for (std::string line; std::getline(text, line);) {
    if (line.starts_with("```")) {
      is_block = !is_block;
    } else if (is_block || line.starts_with("    ")) {
      found.push_back(line);
    } else {
      for (std::sregex_iterator each{line.begin(), line.end(), inline_code}; each != std::sregex_iterator{};
           ++each)
        found.push_back((*each)[1]);
    }
  }
  return found;
}

std::vector<std::string> words_of(std::string const& code) {
  std::istringstream text{code};
  std::vector<std::string> words;
  for (std::string word; text >> word && word != "|" && word != "#" && word != "&&" && word != "...";)
    words.push_back(word);
  return words;
}

/// What is wrong with the command that `code` is, or nothing, also where it is none.
std::string fault_in_command(std::string const& code) {
  auto words = words_of(code);
  while (!words.empty() && (words[0] == "$" || words[0] == "sudo")) words.erase(words.begin());
  if (words.empty()) return "";
  if (words[0].starts_with("scripts/"))
    return std::filesystem::exists(docs::root / words[0]) ? "" : words[0] + " is not there";
  if (!known().contains(words[0])) return "";
  std::string path = words[0];
  for (std::size_t next = 1; next < words.size() && known().contains(path + ' ' + words[next]); ++next)
    path += ' ' + words[next];
  for (std::string const& word : words) {
    std::string const option = word.substr(0, word.find_first_of("=…"));
    if (option.starts_with("--") && option.size() > 2 && !known().at(path).contains(option))
      return path + " has no " + option;
  }
  return "";
}

}  // namespace

BOOST_DATA_TEST_CASE(commands_of_a_page_are_those_of_the_programs,
                     boost::unit_test::data::make(docs::pages()), page) {
  for (std::string const& code : code_in(page))
    BOOST_TEST(fault_in_command(code) == "", page << ": " << code);
}

BOOST_AUTO_TEST_CASE(what_is_not_run_is_listed_in_one_place) {
  std::string const text = docs::text_of("tests/README.md");
  auto const begin = text.find("## Commands of the pages that are not run");
  BOOST_TEST_REQUIRE(begin != std::string::npos);
  std::string const list = text.substr(begin, text.find("\n## ", begin) - begin);
  std::set<std::string> const of_the_system{"arecord",    "avrdude", "cmake",     "dd",      "gpg",
                                            "journalctl", "msgfmt",  "mosquitto", "openssl", "systemctl"};
  for (std::string const& page : docs::pages())
    for (std::string const& code : code_in(page)) {
      auto const words = words_of(code);
      if (words.empty() || (!words[0].starts_with("scripts/") && !of_the_system.contains(words[0]))) continue;
      BOOST_TEST(list.find('`' + words[0] + '`') != std::string::npos,
                 page << ": " << words[0] << " is not listed in tests/README.md");
    }
}

BOOST_AUTO_TEST_CASE(a_command_that_no_program_has_is_named) {
  BOOST_TEST(fault_in_command("$ tactus play --silent") == "");
  BOOST_TEST(fault_in_command("tactus play --quiet") == "tactus play has no --quiet");
  BOOST_TEST(fault_in_command("tactus devices list --pgn") == "tactus devices list has no --pgn");
  BOOST_TEST(fault_in_command("scripts/dance") == "scripts/dance is not there");
  BOOST_TEST(fault_in_command("tactus-arbiter watch FILE | grep --count e4") == "");
}

BOOST_AUTO_TEST_SUITE_END()
