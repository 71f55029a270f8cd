// SPDX-License-Identifier: GPL-3.0-or-later
// What the pages show happens: each transcript is run by the real programs, each line compared.
#include "tests/docs/pages.hpp"
#include "tests/docs/transcript.hpp"
#include "tests/temporary_folder.hpp"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace tactus;

namespace {

/// Those that show what happens.
std::vector<std::string> shown() {
  auto names = docs::pages();
  std::erase_if(names, [](auto const& page) { return docs::transcripts_in(docs::text_of(page)).empty(); });
  return names;
}

/// The lines of the block that is fenced as ```text.
std::vector<std::string> list_in(std::string const& page) {
  std::vector<std::string> lines;
  std::istringstream text{docs::text_of(page)};
  bool is_inside = false;
  for (std::string line; std::getline(text, line);) {
    if (is_inside && line == "```") break;
    if (is_inside) lines.push_back(line);
    is_inside = is_inside || line == "```text";
  }
  return lines;
}

std::string fault_in(std::vector<std::string> const& lines) {
  TemporaryFolder const folder;
  return docs::replay({1, lines}, folder / ".").value_or("");
}

}  // namespace

BOOST_AUTO_TEST_CASE(there_is_a_guide_for_each_of_those_at_the_table) {
  auto const found = shown();
  for (std::string const whose :
       {"arbiters/guide-arbiter", "assistants/guide-assistant", "players/guide-player",
        "players/guide-two-blind-players", "players/guide-deaf-blind-player"})
    for (std::string const& guide : {"docs/" + whose + ".md", "docs/" + whose + "-fi.md"})
      BOOST_TEST(std::ranges::count(found, guide) == 1, guide);
}

BOOST_DATA_TEST_CASE(what_a_page_shows_happens, boost::unit_test::data::make(shown()), page) {
  TemporaryFolder const folder;  // one for all of the page: later transcripts go on with earlier files
  if (!docs::has_landlock()) {
    BOOST_TEST_MESSAGE("skipped: expected a kernel with Landlock");
    return;
  }
  for (docs::Transcript const& each : docs::transcripts_in(docs::text_of(page))) {
    auto const fault = docs::replay(each, folder / ".");
    BOOST_TEST_REQUIRE(!fault.has_value(), page << ", " << fault.value_or(""));
  }
}

BOOST_DATA_TEST_CASE(the_page_of_keys_is_what_help_shows,
                     boost::unit_test::data::make({"en", "fi", "de", "sv", "fr"}), language) {
  std::string const name = language;
  auto lines = list_in("docs/players/keys" + (name == "en" ? "" : '-' + name) + ".md");
  BOOST_TEST_REQUIRE(!lines.empty());
  std::string const command =
      "$ echo help | tactus play --silent --blind white --language " + name + " --game keys.tactus";
  lines.insert(lines.begin(), {command + " | sed '1,/keys.tactus$/d'"});
  BOOST_TEST(fault_in(lines) == "", "expected what scripts/keys writes: " << fault_in(lines));
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
