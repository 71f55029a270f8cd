// SPDX-License-Identifier: GPL-3.0-or-later
// The text of the settings file: what is read, what is refused with its line, and changes that leave
// everything else alone.
#include "core/message/written.hpp"
#include "src/table/options/settings_text.hpp"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace tactus;

BOOST_AUTO_TEST_SUITE(settings_text)

using namespace tactus::program;

namespace {

struct BadRow {
  char const* text;
  char const* error;
};
std::ostream& operator<<(std::ostream& out, BadRow const& row) { return out << row.error; }

BadRow const bad_rows[] = {
    {"table.rate = \"fast\"\n", "line 1: table.rate: expected a whole number"},
    {"\nstyle = 3\n", "line 2: style: expected a text in quotes"},
    {"capture-word = 1\n", "line 1: capture-word: expected true or false"},
    {"[table]\nspeed = 3\n", "line 2: unknown setting table.speed; expected one that tactus settings lists"},
    {"table = 3\n", "line 1: unknown setting table; expected one that tactus settings lists"},
    {"style = \"a\" \"b\"\n", "line 1: expected KEY = VALUE, [TABLE] or a comment after #"},
    {"[ =\n", "line 1: expected KEY = VALUE, [TABLE] or a comment after #"},
    {"style = \"\\q\"\n", "line 1: cannot be read; expected a text in quotes"},
    {"style = \n", "line 1: expected KEY = VALUE, [TABLE] or a comment after #"},
    {"\nstüle = 'a'\n", "line 2: expected KEY = VALUE, [TABLE] or a comment after #"},
    {"style = 'ä' ä\n", "line 1: expected KEY = VALUE, [TABLE] or a comment after #"},
    {"style = \"\"\"\nlong\n\"\"\"\n", "line 1: expected KEY = VALUE, [TABLE] or a comment after #"},
};

std::string values(std::string const& text) {
  std::string all;
  auto const settings = read_settings(text).value();
  for (Setting const& each : settings)
    all += std::string{each.key->key} + "=" + each.value + "@" + std::to_string(each.line) + ' ';
  return all;
}

std::string changed(std::string const& text, char const* key, std::optional<std::string> const& value) {
  auto const result = with_setting(text, *setting_key(key), value);
  return result ? *result : "error: " + written(result.error());
}

}  // namespace

BOOST_AUTO_TEST_CASE(settings_are_read_with_their_lines_in_either_way_of_writing) {
  BOOST_TEST(values("") == "");
  BOOST_TEST(values("style = \"long\"\ntable.rate = 150\n[private]\nrate = 400\nvoice = 'f2'\n") ==
             "style=long@1 table.rate=150@2 private.rate=400@4 private.voice=f2@5 ");
  BOOST_TEST(values("capture-word = false # leise, schön\n") == "capture-word=false@1 ");
  BOOST_TEST(values("table.sound = \"Hörer \\\"ä\\\"\" # 'x\n") == "table.sound=Hörer \"ä\"@1 ");
}

BOOST_DATA_TEST_CASE(what_is_wrong_is_told_with_its_line, boost::unit_test::data::make(bad_rows), row) {
  auto const read = read_settings(row.text);
  BOOST_REQUIRE(!read.has_value());
  BOOST_TEST(written(read.error()).find(row.error) == 0U, written(read.error()));
}

BOOST_AUTO_TEST_CASE(a_change_leaves_every_other_line_alone) {
  BOOST_TEST(changed("", "table.rate", "150") == "table.rate = 150\n");
  BOOST_TEST(changed("# mine\ntable.rate = 1\n# yours\n", "table.rate", "150") ==
             "# mine\ntable.rate = 150\n# yours\n");
  BOOST_TEST(changed("[table]\nrate = 1\nvolume = 2\n", "table.rate", "150") ==
             "[table]\nrate = 150\nvolume = 2\n");
  BOOST_TEST(changed("a-comment", "table.rate", "150").find("error: line 1: expected KEY = VALUE") == 0U);
  BOOST_TEST(changed("[private]\nrate = 300\n", "style", "long") ==
             "style = 'long'\n[private]\nrate = 300\n");
  BOOST_TEST(changed("# style = \"short\"\n", "style", "long") == "style = 'long'\n");
  BOOST_TEST(changed("style = 'long'\n", "style", std::nullopt) == "# style = 'long'\n");
  BOOST_TEST(changed("", "style", std::nullopt) == "");
}

BOOST_AUTO_TEST_CASE(a_text_of_any_kind_comes_back) {
  for (char const* text : {"Kopfhörer \"rot\":left", "it's", "a\\b", "'''"})
    BOOST_TEST(read_settings(changed("", "table.sound", text)).value().at(0).value == text);
}

BOOST_AUTO_TEST_CASE(what_cannot_be_changed_line_by_line_is_refused_and_told) {
  BOOST_TEST(changed("[table]\nrate = 1\n", "table.volume", "150") ==
             "error: cannot change table.volume here; expected each setting on a line of its own");
}

BOOST_AUTO_TEST_SUITE_END()
