// SPDX-License-Identifier: GPL-3.0-or-later
// Each link within the pages leads to a file that is there and to a heading in it, and each page of docs/ is
// found from its index.
#include "tests/docs/pages.hpp"

#include <cctype>
#include <filesystem>
#include <map>
#include <regex>
#include <set>
#include <string>
#include <vector>

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace tactus;

BOOST_AUTO_TEST_SUITE(links_of_pages)

namespace {

namespace fs = std::filesystem;

/// As the sites that show Markdown make it of a heading: small letters, hyphens for blanks, no other signs.
std::string anchor_of(std::string const& heading) {
  std::string anchor;
  for (char const c : heading) {
    auto const byte = static_cast<unsigned char>(c);
    if (byte >= 0x80 || std::isalnum(byte) != 0 || c == '-' || c == '_')
      anchor += static_cast<char>(std::tolower(byte));
    else if (c == ' ')
      anchor += '-';
  }
  return anchor;
}

std::set<std::string> anchors_in(std::string const& page) {
  std::set<std::string> found;
  std::istringstream text{docs::text_of(page)};
  for (std::string line; std::getline(text, line);)
    if (auto const heading = line.find_first_not_of('#'); line.starts_with('#') && heading < line.size())
      found.insert(anchor_of(line.substr(heading + 1)));
  return found;
}

std::vector<std::string> links_in(std::string const& page) {
  static std::regex const link{R"(\]\(([^)\s]+)\))"};
  std::string const text = docs::text_of(page);
  std::vector<std::string> found;
  for (std::sregex_iterator each{text.begin(), text.end(), link}; each != std::sregex_iterator{}; ++each)
    if (std::string const target = (*each)[1]; target.find("://") == std::string::npos)
      found.push_back(target);
  return found;
}

/// The page, relative to the root, that `link` of `page` leads to.
std::string target_of(std::string const& page, std::string const& link) {
  std::string const file = link.substr(0, link.find('#'));
  return file.empty() ? page : (fs::path{page}.parent_path() / file).lexically_normal().string();
}

}  // namespace

BOOST_DATA_TEST_CASE(each_link_of_a_page_leads_somewhere, boost::unit_test::data::make(docs::pages()), page) {
  for (std::string const& link : links_in(page)) {
    std::string const target = target_of(page, link);
    BOOST_TEST(fs::exists(docs::root / target), page << ": " << link << ": no such file");
    if (auto const hash = link.find('#'); hash != std::string::npos && target.ends_with(".md"))
      BOOST_TEST(anchors_in(target).contains(link.substr(hash + 1)),
                 page << ": " << link << ": no such heading");
  }
}

BOOST_AUTO_TEST_CASE(each_page_is_in_the_index) {
  std::set<std::string> listed;
  for (std::string const& link : links_in("docs/README.md")) listed.insert(target_of("docs/README.md", link));
  for (std::string const& page : docs::pages())
    if (page.starts_with("docs/") && page != "docs/README.md" &&
        !page.starts_with("docs/developers/decisions/"))
      BOOST_TEST(listed.contains(page), page << " is not in docs/README.md");
}

// A reader finds his own pages in his own folder, and sees all of them at once.
BOOST_AUTO_TEST_CASE(pages_lie_in_folders_by_reader) {
  std::map<std::string, std::size_t> files;
  for (auto const& entry : fs::recursive_directory_iterator(docs::root / "docs"))
    if (entry.is_regular_file()) ++files[fs::relative(entry.path().parent_path(), docs::root).string()];
  std::set<std::string> const for_all{"docs/README.md", "docs/commands.md"};
  BOOST_TEST(files["docs"] == for_all.size());
  for (std::string const& page : for_all) BOOST_TEST(fs::exists(docs::root / page), page);
  for (auto const& [folder, count] : files) BOOST_TEST(count < 25u, folder << " has " << count << " files");
}

BOOST_AUTO_TEST_CASE(an_anchor_is_made_of_a_heading_as_sites_make_it) {
  BOOST_TEST(anchor_of("With an electronic board") == "with-an-electronic-board");
  BOOST_TEST(anchor_of("What is told to whom, and why") == "what-is-told-to-whom-and-why");
  BOOST_TEST(anchor_of("Something is wrong: send a capture") == "something-is-wrong-send-a-capture");
}

BOOST_AUTO_TEST_SUITE_END()
