// SPDX-License-Identifier: GPL-3.0-or-later
// The wiring of the board and the clock to build: the page and its pictures name the pins that the compiled
// firmware is tested with, in the same words, and the pictures are for everybody.
#include "tests/firmware/bench/pins.hpp"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <set>
#include <span>
#include <string>
#include <vector>

#include <boost/property_tree/ptree.hpp>
#include <boost/property_tree/xml_parser.hpp>
#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace tactus::firmware;
namespace data = boost::unit_test::data;

BOOST_AUTO_TEST_SUITE(wiring)

namespace {

using Lines = std::vector<std::string>;
using Xml = boost::property_tree::ptree;
std::string const folder = TACTUS_SOURCE_DIR "/docs/builders/";

struct Wiring {
  char const* picture;
  char const* section;  // of the page
  std::span<Wire const> wires;
};
std::ostream& operator<<(std::ostream& out, Wiring const& wiring) { return out << wiring.picture; }

std::vector<Wiring> const wirings{
    {"wiring-registers.svg", "## Wiring by registers", register_wires},
    {"wiring-matrix.svg", "## Wiring by a matrix", matrix_wires},
    {"wiring-clock.svg", "## The clock", clock_wires},
};

Lines lines_of(std::string const& section) {
  std::ifstream page{folder + "home-made-board.md"};
  Lines lines;
  bool is_inside = false;
  for (std::string line; std::getline(page, line);) {
    if (line.starts_with("## ")) is_inside = line == section;
    if (is_inside) lines.push_back(line);
  }
  return lines;
}

/// "Pin 9: load. SH/LD of all 74HC165."
Lines pins_of_page(std::string const& section) {
  Lines pins;
  for (std::string const& line : lines_of(section))
    if (line.starts_with("* Pin ")) pins.push_back(line.substr(2));
  return pins;
}

/// "9: load"
std::string wire_in(std::string const& words) {
  auto const from = std::string{"Pin "}.size();
  return words.substr(from, words.find('.') - from);
}

Xml picture(std::string const& name) {
  std::ifstream file{folder + name};
  Xml tree;
  read_xml(file, tree);
  return tree.get_child("svg");
}

void gather(Xml const& element, std::string const& name, std::vector<Xml>& found) {
  for (auto const& [child, below] : element) {
    if (child == name) found.push_back(below);
    gather(below, name, found);
  }
}
std::vector<Xml> all(Xml const& element, std::string const& name) {
  std::vector<Xml> found;
  gather(element, name, found);
  return found;
}

/// The groups of a picture that are one wire each.
std::vector<Xml> wires_of(Xml const& svg) {
  auto groups = all(svg, "g");
  std::erase_if(groups,
                [](Xml const& group) { return !group.get("title", std::string{}).starts_with("Pin "); });
  return groups;
}

void gather_paints(Xml const& element, std::set<std::string>& paints) {
  for (auto const& [child, below] : element) {
    if (child == "<xmlattr>")
      for (auto const* const name : {"fill", "stroke", "color", "stop-color", "style", "class"})
        if (auto const value = below.get_optional<std::string>(name)) paints.insert(*value);
    gather_paints(below, paints);
  }
}

}  // namespace

BOOST_DATA_TEST_CASE(the_page_names_the_pins_that_the_firmware_is_tested_with, data::make(wirings), wiring) {
  Lines named, tested;
  for (std::string const& words : pins_of_page(wiring.section)) named.push_back(wire_in(words));
  for (Wire const& wire : wiring.wires) tested.push_back(name_of(wire.pin) + ": " + std::string{wire.use});
  BOOST_TEST(named == tested, boost::test_tools::per_element());
  auto const lines = lines_of(wiring.section);
  BOOST_TEST(std::ranges::any_of(lines, [&](std::string const& line) {
    return line.find(std::string{"]("} + wiring.picture + ')') != std::string::npos;
  }));
}

BOOST_DATA_TEST_CASE(a_picture_says_the_same_as_the_page_in_the_same_words, data::make(wirings), wiring) {
  std::vector<Xml> const drawn = wires_of(picture(wiring.picture));
  Lines titles;
  for (Xml const& wire : drawn) {
    titles.push_back(wire.get<std::string>("title"));
    auto const title = titles.back();
    std::string const number = title.substr(4, title.find(':') - 4);
    auto const texts = all(wire, "text");
    BOOST_TEST(std::ranges::any_of(
                   texts, [&](Xml const& text) { return (text.data() + ' ').starts_with(number + ' '); }),
               title << ": its number is to be seen beside its wire");
  }
  auto told = pins_of_page(wiring.section);
  std::ranges::sort(titles);
  std::ranges::sort(told);
  BOOST_TEST(titles == told, boost::test_tools::per_element());
}

BOOST_DATA_TEST_CASE(a_picture_has_a_name_and_a_description_and_is_black_on_white, data::make(wirings),
                     wiring) {
  Xml const svg = picture(wiring.picture);
  BOOST_TEST(svg.get<std::string>("<xmlattr>.role") == "img");
  BOOST_TEST(svg.get<std::string>("<xmlattr>.aria-labelledby") == "title desc");
  BOOST_TEST(svg.get<std::string>("title.<xmlattr>.id") == "title");
  BOOST_TEST(svg.get<std::string>("desc.<xmlattr>.id") == "desc");
  BOOST_TEST(svg.get<std::string>("title").size() > 10U);
  BOOST_TEST(svg.get<std::string>("desc").size() > 100U);
  std::set<std::string> paints;
  gather_paints(svg, paints);
  BOOST_TEST(paints == (std::set<std::string>{"#000", "#fff", "none"}), boost::test_tools::per_element());
}

BOOST_AUTO_TEST_SUITE_END()
