// SPDX-License-Identifier: GPL-3.0-or-later
// The page's files: all of their words can be translated, nothing stands inline, ids are there once.
#include "src/desk/web/page_language.hpp"

#include <regex>
#include <set>

#include <boost/test/unit_test.hpp>

using namespace tactus::desk;

BOOST_AUTO_TEST_SUITE(desk_page)

namespace {

std::string file(std::string_view name) {
  for (PageFile const& each : page_files())
    if (each.name == name) return std::string(each.content);
  BOOST_TEST_REQUIRE(false, name);
  return "";
}

std::set<std::string> all_matches(std::string const& text, char const* pattern) {
  std::set<std::string> found;
  std::regex const expression{pattern};
  for (std::sregex_iterator each{text.begin(), text.end(), expression}, end; each != end; ++each)
    for (std::size_t group = 1; group < each->size(); ++group)
      if ((*each)[group].matched) found.insert((*each)[group].str());
  return found;
}

bool is_script(PageFile const& file) { return file.name.ends_with(".js"); }

}  // namespace

BOOST_AUTO_TEST_CASE(the_list_of_words_is_what_the_page_says) {
  auto used = all_matches(file("desk.html") + file("enter.html"), R"re(\{\{([^=}][^}]*)\}\})re");
  for (PageFile const& each : page_files())
    if (is_script(each))
      used.merge(all_matches(std::string(each.content), R"re(words\(\s*(?:'([^']*)'|"([^"]*)"))re"));
  std::set<std::string> listed;
  for (auto const each : page_words()) listed.emplace(each);
  for (auto const& each : used) BOOST_TEST(listed.contains(each), "not in page_language.cpp: " << each);
  for (auto const& each : listed) BOOST_TEST(used.contains(each), "nowhere in the page: " << each);
}

BOOST_AUTO_TEST_CASE(no_script_and_no_style_stands_inline) {
  auto const html = file("desk.html");
  for (char const* inline_code :
       {"<style", "style=", "javascript:", "data:", "onclick", "onload", "onsubmit"})
    BOOST_TEST(html.find(inline_code) == std::string::npos, inline_code);
  BOOST_TEST(all_matches(html, "<script(?![^>]* src=)([^>]*)>").empty());
  for (PageFile const& each : page_files())
    for (char const* unsafe : {"innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval("})
      BOOST_TEST(each.content.find(unsafe) == std::string_view::npos, each.name << ": " << unsafe);
}

BOOST_AUTO_TEST_CASE(every_id_stands_once_and_every_reference_has_its_id) {
  auto const html = file("desk.html");
  std::multiset<std::string> ids;
  std::regex const id{R"re(\sid="([^"]+)")re"};
  for (std::sregex_iterator each{html.begin(), html.end(), id}, end; each != end; ++each)
    ids.insert((*each)[1].str());
  BOOST_TEST(ids.size() > 40u);
  for (auto const& each : ids) BOOST_TEST(ids.count(each) == 1u, each);
  for (auto const& each : all_matches(html, R"re((?:for|aria-labelledby|aria-describedby)="([^"]+)")re"))
    BOOST_TEST(ids.contains(each), each);
  for (PageFile const& script : page_files())
    if (is_script(script))
      for (auto const& each : all_matches(std::string(script.content), R"re(byId\('([a-z-]+)'\))re"))
        BOOST_TEST((ids.contains(each) || each == "answer"), script.name << ": " << each);
}

// They are served without the names of their folders.
BOOST_AUTO_TEST_CASE(no_two_files_of_the_page_have_one_name) {
  std::multiset<std::string_view> names;
  for (PageFile const& each : page_files()) names.insert(each.name);
  for (auto const& each : names) BOOST_TEST(names.count(each) == 1u, each);
}

BOOST_AUTO_TEST_CASE(every_script_that_is_imported_is_there) {
  for (PageFile const& each : page_files())
    if (is_script(each))
      for (auto const& name : all_matches(std::string(each.content), R"re(from '/([a-z.]+)')re"))
        BOOST_TEST(!file(name).empty());
}

BOOST_AUTO_TEST_CASE(texts_and_values_are_safe_in_html) {
  Tongue const english{tactus::words::Catalogue{}};
  BOOST_TEST(filled_page("<p lang=\"{{=lang}}\">{{a < b}} {{=name}} {{=none}}</p>{{", english,
                         {{"lang", "en"}, {"name", "\"><script>"}}) ==
             "<p lang=\"en\">a &lt; b &quot;&gt;&lt;script&gt; </p>");
}

BOOST_AUTO_TEST_SUITE_END()
