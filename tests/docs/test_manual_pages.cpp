// SPDX-License-Identifier: GPL-3.0-or-later
// The manual pages and `--help` of the programs name the same commands and options. A command's options stand
// in the section of its name and in the sections that this one names, or in a page of its own (tactus-play).
#include "tests/docs/manual_page.hpp"
#include "tests/programs/program.hpp"
#include "tests/temporary_folder.hpp"

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <iterator>
#include <sstream>

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace tactus;
using docs::ManualPage;
using docs::Options;

namespace {

namespace fs = std::filesystem;

char const* const programs[] = {"tactus", "tactus-arbiter", "tactus-relay", "tactus-bridge", "tactus-sim"};
char const* const training = "tactus-training";  // its page tells what it knows besides tactus
char const* const all_programs[] = {"tactus",        "tactus-arbiter", "tactus-relay",
                                    "tactus-bridge", "tactus-sim",     training};
Options const of_every_command{"-h", "--help", "--help-all"};

std::vector<fs::path> page_files() {
  std::vector<fs::path> files;
  for (auto const& entry : fs::directory_iterator(fs::path{TACTUS_SOURCE_DIR} / "docs/man"))
    files.push_back(entry.path());
  std::ranges::sort(files);
  return files;
}

/// Of a page: the program with the longest name that the page's begins with.
std::string program_of(std::string const& page) {
  std::string found;
  for (std::string const program : all_programs) {
    bool const is_its = page == program || page.starts_with(program + '-');
    if (is_its && program.size() > found.size()) found = program;
  }
  return found;
}

/// The page of the program and those of its commands.
std::vector<ManualPage> pages_of(std::string const& program) {
  std::vector<ManualPage> pages;
  for (fs::path const& file : page_files()) {
    if (program_of(file.stem().string()) == program) pages.push_back(docs::read_manual_page(file));
  }
  return pages;
}

docs::ManualSection const* section(std::vector<ManualPage> const& pages, std::string const& title) {
  for (ManualPage const& page : pages)
    if (auto const found = page.sections.find(title); found != page.sections.end()) return &found->second;
  return nullptr;
}

std::string name_of_page(std::string path) {
  std::ranges::replace(path, ' ', '-');
  return path;
}

Options options_of_command(std::vector<ManualPage> const& pages, std::string const& path) {
  Options options;
  auto const add = [&](docs::ManualSection const* each) {
    if (each != nullptr) options.insert(each->options.begin(), each->options.end());
  };
  for (ManualPage const& page : pages)
    if (page.name == name_of_page(path))
      for (auto const& [title, each] : page.sections) add(&each);
  auto const* const own = section(pages, path);
  add(own);
  if (own != nullptr)
    for (std::string const& title : own->sections) add(section(pages, title));
  return options;
}

/// Those of the program itself, before any command.
Options options_of_program(std::vector<ManualPage> const& pages, std::string const& program) {
  auto const page = std::ranges::find(pages, program, &ManualPage::name);
  auto const found = page->sections.find("OPTIONS");
  return found == page->sections.end() ? Options{} : found->second.options;
}

/// Of a command in its section, or all of its own page.
std::vector<Options> items_of(std::vector<ManualPage> const& pages, std::string const& path) {
  std::vector<Options> items;
  for (ManualPage const& page : pages)
    for (std::string const& title : page.titles) {
      auto const& own = page.sections.at(title).items;
      bool const is_its = path.find(' ') == std::string::npos
                              ? title == "OPTIONS" && page.name == path
                              : title == path || page.name == name_of_page(path);
      if (is_its) items.insert(items.end(), own.begin(), own.end());
    }
  return items;
}

/// Of one of its commands, without what every command has.
Options known_of_command(docs::CommandHelp const& command) {
  Options known = command.options;
  for (std::string const& each : of_every_command) known.erase(each);
  return known;
}

std::string list_of(Options const& options) {
  std::string list;
  for (std::string const& each : options) list += each + ' ';
  return list;
}

void check_options(std::string const& command, Options const& told, Options const& known) {
  BOOST_TEST((told == known),
             command << ": in the manual " << list_of(told) << "\nin --help " << list_of(known));
}

std::set<std::string> commands_of_a_game(std::string const& program) {
  TemporaryFolder const folder;
  auto const told =
      run(program, {"play", "--silent", "--language", "en", "--game", folder / "g.tactus"}, "help\n");
  std::set<std::string> known;
  // Behind what was agreed and the name of the game.
  for (std::string const& line : lines_of(told.out.substr(told.out.find("\ngame: ") + 1))) {
    std::string const name = line.substr(0, line.find_first_of(" :,"));
    if (name != "game" && name != "MOVE" && name != "Training.") known.insert(name);
  }
  return known;
}

std::set<std::string> commands_in_manual(std::string const& name) {
  auto const page = docs::read_manual_page(fs::path{TACTUS_SOURCE_DIR} / "docs/man" / (name + ".1"));
  return page.sections.at("COMMANDS").commands;
}

}  // namespace

BOOST_DATA_TEST_CASE(the_manual_has_every_command_and_its_options, boost::unit_test::data::make(programs),
                     program) {
  auto const pages = pages_of(program);
  auto const commands = docs::commands_of(program);
  BOOST_TEST_REQUIRE(
      commands.size() >=
      (std::string{program} == "tactus-relay" || std::string{program} == "tactus-bridge" ? 1u : 2u));
  for (docs::CommandHelp const& command : commands) {
    bool const is_whole_program = command.path == program;
    BOOST_TEST((is_whole_program || section(pages, command.path) != nullptr),
               command.path << " has no section");
    if (is_whole_program)
      check_options(command.path, options_of_program(pages, program), command.options);
    else
      check_options(command.path, options_of_command(pages, command.path), known_of_command(command));
  }
}

BOOST_DATA_TEST_CASE(the_manual_tells_what_most_people_need_first_as_the_help_does,
                     boost::unit_test::data::make(all_programs), program) {
  auto const pages = pages_of(program);
  for (docs::CommandHelp const& command : docs::commands_of(program)) {
    std::string rest;  // the first option that is not among them
    for (docs::Options const& item : items_of(pages, command.path)) {
      bool const is_of_every_program =
          item.contains("--help") || item.contains("--help-all") || item.contains("--version");
      if (is_of_every_program) continue;  // in front of all pages
      auto const told =
          std::ranges::find_if(item, [&](auto const& each) { return command.common.contains(each); });
      if (told == item.end())
        rest = *item.begin();
      else
        BOOST_TEST(rest.empty(), command.path << ": " << *told << " behind " << rest);
    }
  }
}

BOOST_DATA_TEST_CASE(the_manual_knows_nothing_that_the_program_does_not,
                     boost::unit_test::data::make(all_programs), program) {
  auto const commands = docs::commands_of(program);
  Options known;
  for (docs::CommandHelp const& command : commands)
    known.insert(command.options.begin(), command.options.end());
  for (ManualPage const& page : pages_of(program)) {
    for (std::string const& option : page.mentioned)
      BOOST_TEST(known.contains(option), page.name << ' ' << option);
    for (auto const& [title, ignored] : page.sections) {
      if (!title.starts_with(std::string{program} + ' ')) continue;
      BOOST_TEST(std::ranges::count(commands, title, &docs::CommandHelp::path) == 1, title);
    }
  }
}

BOOST_DATA_TEST_CASE(help_of_a_command_is_heard_in_half_a_minute, boost::unit_test::data::make(all_programs),
                     program) {
  for (docs::CommandHelp const& command : docs::commands_of(program)) {
    std::vector<std::string> words;
    std::istringstream path{command.path.substr(std::strlen(program))};
    for (std::string word; path >> word;) words.push_back(word);
    words.emplace_back("--help");
    auto const help = run(program, words).out;
    BOOST_TEST(std::ranges::count(help, '\n') <= 20, command.path << ":\n" << help);
    std::istringstream spoken{help};
    auto const count = std::distance(std::istream_iterator<std::string>{spoken}, {});
    if (command.path == std::string{program} + " play")
      BOOST_TEST(count <= 150, count << " words, of which 300 a minute are heard");
  }
}

// A parser's own marks, and signs that a screen reader or a Braille display cannot say, are no names.
BOOST_DATA_TEST_CASE(help_names_the_values_of_an_option_in_plain_words,
                     boost::unit_test::data::make(all_programs), program) {
  for (docs::CommandHelp const& command : docs::commands_of(program)) {
    bool const is_text =
        std::ranges::none_of(command.text, [](char c) { return c >= '\0' && c < ' ' && c != '\n'; });
    BOOST_TEST(is_text, command.path << " --help holds signs that nobody can read:\n" << command.text);
    for (char const* mark : {"->", "{", "value in", " in [", "UINT", "FLOAT", "Option Group", "Exactly"})
      BOOST_TEST(command.text.find(mark) == std::string::npos, command.path << ": " << mark << " in\n"
                                                                            << command.text);
  }
}

BOOST_DATA_TEST_CASE(each_help_has_an_example_that_its_command_takes,
                     boost::unit_test::data::make(all_programs), program) {
  auto const commands = docs::commands_of(program);
  for (docs::CommandHelp const& command : commands) {
    std::string const head = "Example: ";
    auto const at = command.text.find(head);
    BOOST_TEST_REQUIRE(at != std::string::npos, command.path);
    auto const begin = at + head.size();
    std::string const example = command.text.substr(begin, command.text.find('\n', begin) - begin);
    BOOST_TEST(example.starts_with(command.path), example << ": expected " << command.path);
    docs::CommandHelp const* typed = &command;
    for (docs::CommandHelp const& each : commands)
      if ((example + ' ').starts_with(each.path + ' ') && each.path.size() > typed->path.size())
        typed = &each;
    std::istringstream words{example};
    for (std::string word; words >> word;)
      if (word.starts_with("--")) BOOST_TEST(typed->options.contains(word), example << ": " << word);
  }
}

BOOST_DATA_TEST_CASE(the_shells_are_offered_what_the_program_has, boost::unit_test::data::make(all_programs),
                     program) {
  std::string const name{program};
  struct Shell {
    std::string shell, file;
  };
  for (auto const& [shell, file] :
       {Shell{"bash", name}, Shell{"zsh", '_' + name}, Shell{"fish", name + ".fish"}}) {
    std::ifstream in{fs::path{TACTUS_SOURCE_DIR} / "completions" / shell / file};
    std::string const kept{std::istreambuf_iterator<char>{in}, {}};
    BOOST_TEST((kept == run(program, {"--completion", shell}).out),
               file << " is old: scripts/completions writes it anew");
    bool const is_text = std::ranges::none_of(kept, [](char c) { return c >= '\0' && c < ' ' && c != '\n'; });
    BOOST_TEST(is_text, file << " holds signs that no shell reads");
    if (name == "tactus-arbiter")  // of its companions, which are programs of their own
      for (char const* option : {"live-pgn", "tables"})
        BOOST_TEST(kept.find(option) != std::string::npos, file << " has no " << option);
  }
}

BOOST_AUTO_TEST_CASE(the_manual_has_each_command_of_a_game) {
  auto const known = commands_of_a_game("tactus");
  BOOST_TEST(known.size() > 10u);
  BOOST_TEST(list_of(commands_in_manual("tactus-play")) == list_of(known));
}

BOOST_AUTO_TEST_CASE(training_has_all_commands_of_tactus_and_its_manual_has_its_own) {
  auto own = docs::commands_of(training);
  for (docs::CommandHelp const& command : docs::commands_of("tactus")) {
    std::string const path = training + command.path.substr(std::strlen("tactus"));
    auto const same = std::ranges::find(own, path, &docs::CommandHelp::path);
    BOOST_TEST_REQUIRE((same != own.end()), path);
    BOOST_TEST((same->options == command.options), path);
    own.erase(same);
  }
  BOOST_TEST(own.size() == 4u);  // hear, announce, recognise and report
  auto pages = pages_of(training);
  std::ranges::copy(pages_of("tactus"), std::back_inserter(pages));  // whose sections it names
  for (docs::CommandHelp const& command : own) {
    BOOST_TEST((section(pages, command.path) != nullptr), command.path << " has no section");
    check_options(command.path, options_of_command(pages, command.path), known_of_command(command));
  }
}

BOOST_AUTO_TEST_CASE(the_manual_of_training_has_each_command_of_a_game_besides) {
  auto known = commands_of_a_game(training);
  for (std::string const& each : commands_of_a_game("tactus")) known.erase(each);
  BOOST_TEST(known.size() > 5u);
  BOOST_TEST(list_of(commands_in_manual(training)) == list_of(known));
}

BOOST_AUTO_TEST_CASE(each_page_belongs_to_a_program) {
  std::size_t pages = 0;
  for (char const* program : all_programs) {
    auto const own = pages_of(program);
    BOOST_TEST(std::ranges::count(own, program, &ManualPage::name) == 1, program);
    pages += own.size();
  }
  BOOST_TEST(pages == page_files().size());
}

BOOST_AUTO_TEST_CASE(mandoc_has_nothing_to_complain_of) {
  if (run_in_shell("command -v mandoc").status != 0) {
    BOOST_TEST_MESSAGE("skipped: mandoc is not installed");
    return;
  }
  for (fs::path const& file : page_files()) {
    auto const read = run_in_shell("mandoc -T lint -W warning " + file.string());
    BOOST_TEST(read.status == 0, file << '\n' << read.out << read.err);
  }
}
