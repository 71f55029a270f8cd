// SPDX-License-Identifier: GPL-3.0-or-later
// What the guides show happens: each transcript is run by the real programs, each line compared.
#include "tests/docs/transcript.hpp"
#include "tests/temporary_folder.hpp"

#include <algorithm>
#include <fstream>
#include <sstream>

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace tactus;

namespace {

namespace fs = std::filesystem;

std::vector<std::string> guides() {
  std::vector<std::string> names;
  for (auto const& entry : fs::directory_iterator(fs::path{TACTUS_SOURCE_DIR} / "docs"))
    if (auto const name = entry.path().filename().string();
        name.starts_with("guide-") && name.ends_with(".md"))
      names.push_back(name);
  std::ranges::sort(names);
  return names;
}

std::string text_of(std::string const& guide) {
  std::ostringstream text;
  text << std::ifstream{fs::path{TACTUS_SOURCE_DIR} / "docs" / guide}.rdbuf();
  return text.str();
}

std::string fault_in(std::vector<std::string> const& lines) {
  TemporaryFolder const folder;
  return docs::replay({1, lines}, folder / ".").value_or("");
}

}  // namespace

BOOST_AUTO_TEST_CASE(there_is_a_guide_for_each_of_those_at_the_table) {
  auto const found = guides();
  for (std::string const whose : {"arbiter", "assistant", "player", "two-blind-players", "deaf-blind-player"})
    for (std::string const& guide : {"guide-" + whose + ".md", "guide-" + whose + "-fi.md"})
      BOOST_TEST(std::ranges::count(found, guide) == 1, guide);
}

BOOST_DATA_TEST_CASE(what_a_guide_shows_happens, boost::unit_test::data::make(guides()), guide) {
  TemporaryFolder const folder;  // one for all of the guide: later transcripts go on with earlier files
  auto const transcripts = docs::transcripts_in(text_of(guide));
  BOOST_TEST(!transcripts.empty());
  if (!docs::has_landlock()) {
    BOOST_TEST_MESSAGE("skipped: expected a kernel with Landlock");
    return;
  }
  for (docs::Transcript const& each : transcripts) {
    auto const fault = docs::replay(each, folder / ".");
    BOOST_TEST_REQUIRE(!fault.has_value(), "docs/" << guide << ", " << fault.value_or(""));
  }
}

BOOST_AUTO_TEST_CASE(a_transcript_that_is_not_what_happens_is_named_with_its_line) {
  BOOST_TEST(fault_in({"$ echo Eva vier", "Eva vier"}) == "");
  BOOST_TEST(fault_in({"$ echo Eva vier", "Eva fünf"}) == "line 2: expected `Eva fünf`, got `Eva vier`");
  BOOST_TEST(fault_in({"$ echo Eva vier", "Eva vier", "Eva fünf"}) ==
             "line 3: expected `Eva fünf`, got nothing");
  BOOST_TEST(fault_in({"$ echo Eva vier"}) == "line 1: expected no more lines before here, got `Eva vier`");
  BOOST_TEST(fault_in({"Eva vier"}) == "line 1: expected a command, as in `$ tactus attest`");
}

BOOST_AUTO_TEST_CASE(typed_lines_wait_for_the_prompt_and_are_seen) {
  std::string const listener = "$ printf '> '; while read line; do echo \"heard $line\"; printf '> '; done";
  BOOST_TEST(fault_in({listener, "> e4", "heard e4", "> Nf3", "heard Nf3", "(power cut)"}) == "");
  BOOST_TEST(fault_in({listener, "> e4", "heard e5"}) == "line 3: expected `heard e5`, got `heard e4`");
  BOOST_TEST(fault_in({"$ true", "> e4"}) == "line 2: expected the prompt, it did not come");
}

BOOST_AUTO_TEST_CASE(the_shell_has_its_own_text_until_END) {
  BOOST_TEST(fault_in({"$ cat >sheet.txt <<END", "> 1. e4 e5", "> END", "$ cat sheet.txt", "1. e4 e5"}) ==
             "");
}

BOOST_AUTO_TEST_CASE(three_dots_stand_for_the_rest_of_one_word) {
  BOOST_TEST(docs::shows("SHA-256: …", "SHA-256: 12ab"));
  BOOST_TEST(docs::shows("program: tactus …, tournament", "program: tactus 0.1.0, tournament") == false);
  BOOST_TEST(docs::shows("program: tactus … tournament", "program: tactus 0.1.0, tournament"));
  BOOST_TEST(docs::shows("SHA-256: …", "SHA-256: 12ab 13") == false);
  BOOST_TEST(docs::shows("SHA-256: …", "SHA-256: ") == false);
  BOOST_TEST(docs::shows("game-… end", "game-2026 end"));
}

BOOST_AUTO_TEST_CASE(in_brackets_they_stand_for_any_text_and_alone_for_any_lines) {
  BOOST_TEST(docs::shows("SHA-256: […]", "SHA-256: 12ab 13"));
  BOOST_TEST(!docs::shows("SHA-256: […]", "SHA: 12ab"));
  BOOST_TEST(fault_in({"$ printf 'a\\nb\\nc\\n'", "a", "[…]", "c"}) == "");
  BOOST_TEST(fault_in({"$ printf 'a\\nb\\nc\\n'", "a", "[…]"}) == "");
  BOOST_TEST(fault_in({"$ printf 'a\\nb\\nc\\n'", "a", "[…]", "d"}) == "line 4: expected `d`, got nothing");
}

BOOST_AUTO_TEST_CASE(only_blocks_of_a_console_are_transcripts) {
  auto const found =
      docs::transcripts_in("a\n```toml\nb = 1\n```\n```console\n$ true\n```\n```console\n```\n");
  BOOST_TEST_REQUIRE(found.size() == 2u);
  BOOST_TEST(found[0].first_line == 6u);
  BOOST_TEST(found[0].lines == std::vector<std::string>{"$ true"}, boost::test_tools::per_element());
}
