// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/docs/manual_page.hpp"

#include "tests/programs/program.hpp"

#include <fstream>
#include <regex>
#include <sstream>

namespace tactus::docs {
namespace {

using Words = std::vector<std::string>;

Words words_of(std::string const& line) {
  std::istringstream text{line};
  Words words;
  for (std::string word; text >> word;) words.push_back(word);
  return words;
}

/// From `first` on, without the punctuation that mdoc wants as a word of its own.
std::string joined(Words const& words, std::size_t first) {
  std::string text;
  for (std::size_t i = first; i < words.size(); ++i)
    if (words[i] != "." && words[i] != ",") text += (text.empty() ? "" : " ") + words[i];
  return text;
}

/// The words behind each `macro`.
std::set<std::string> marked(Words const& words, std::string const& macro) {
  std::set<std::string> found;
  for (std::size_t i = 0; i + 1 < words.size(); ++i)
    if (words[i] == macro || words[i] == '.' + macro) found.insert(words[i + 1]);
  return found;
}

/// `Fl -white` is --white.
Options options_in(Words const& words) {
  Options options;
  for (std::string const& name : marked(words, "Fl")) options.insert('-' + name);
  return options;
}

Options options_in_help(std::vector<std::string> const& lines) {
  static std::regex const beginning{R"(^\s+(-\w,)?--\w.*)"};
  static std::regex const name{"--?[a-zA-Z][a-z0-9-]*"};
  Options options;
  for (std::string const& line : lines) {
    if (!std::regex_match(line, beginning)) continue;
    std::string const names = words_of(line).front();
    for (std::sregex_iterator each{names.begin(), names.end(), name}, none; each != none; ++each)
      options.insert(each->str());
  }
  return options;
}

Words commands_in_help(std::vector<std::string> const& lines) {
  Words commands;
  bool is_list = false;
  for (std::string const& line : lines) {
    if (line == "Subcommands:")
      is_list = true;
    else if (!line.starts_with("  "))
      is_list = false;
    else if (is_list && line.find_first_not_of(' ') == 2)
      commands.push_back(words_of(line).front());
  }
  return commands;
}

void add_commands(std::string const& program, Words const& path, std::vector<CommandHelp>& found) {
  Words arguments = path;
  arguments.emplace_back("--help-all");
  auto const whole = run(program, arguments).out;
  auto const lines = lines_of(whole);
  std::string name = program;
  for (std::string const& word : path) name += ' ' + word;
  arguments.back() = "--help";
  auto const common = run(program, arguments).out;
  found.push_back({name, options_in_help(lines), options_in_help(lines_of(common)), whole + common});
  for (std::string const& command : commands_in_help(lines)) {
    Words deeper = path;
    deeper.push_back(command);
    add_commands(program, deeper, found);
  }
}

}  // namespace

ManualPage read_manual_page(std::filesystem::path const& file) {
  ManualPage page{file.stem().string(), {}, {}, {}};
  std::ifstream text{file};
  ManualSection* section = nullptr;
  for (std::string line; std::getline(text, line);) {
    Words const words = words_of(line);
    if (words.empty()) continue;
    page.mentioned.merge(options_in(words));
    if (words[0] == ".Sh" || words[0] == ".Ss") {
      page.titles.push_back(joined(words, 1));
      section = &page.sections[page.titles.back()];
    }
    if (section == nullptr) continue;
    if (words[0] == ".It") {
      if (auto const item = options_in(words); !item.empty()) {
        section->options.insert(item.begin(), item.end());
        section->items.push_back(item);
      }
      section->commands.merge(marked(words, "Cm"));
    }
    if (words[0] == ".Sx") section->sections.insert(joined(words, 1));
  }
  return page;
}

std::vector<CommandHelp> commands_of(std::string const& program) {
  std::vector<CommandHelp> found;
  add_commands(program, {}, found);
  return found;
}

}  // namespace tactus::docs
