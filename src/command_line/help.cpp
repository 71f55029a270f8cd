// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/command_line/help.hpp"

#include "src/command_line/command_line.hpp"
#include "src/command_line/option_forms.hpp"

#include <algorithm>
#include <functional>
#include <sstream>

#include <CLI/CLI.hpp>

namespace tactus::command_line {
namespace {

std::string rest() { return help("More options"); }

bool is_of_help(CLI::App const& app, CLI::Option const* option) {
  return option == app.get_help_ptr() || option == app.get_help_all_ptr();
}

CLI::App& typed_command(CLI::App& app) {
  auto const typed = app.get_subcommands();
  return typed.empty() ? app : typed_command(*typed.front());
}

/// "tactus devices list".
std::string name_of(CLI::App const& command) {
  CLI::App const* const parent = command.get_parent();
  return parent == nullptr ? command.get_name() : name_of(*parent) + ' ' + command.get_name();
}

/// All of them and the version fit on a page.
bool commands_are_few(CLI::App& command) { return command.get_subcommands(nullptr).size() < 12; }

std::string help_with_example(CLI::App& app, CLI::App& command, Translate const& translate) {
  std::string const example = command.get_footer();
  command.footer("");
  std::string text = app.help();
  constexpr std::string_view value_of_flag = "{false}";  // CLI11's, of "--no-..."
  for (auto at = text.find(value_of_flag); at != std::string::npos; at = text.find(value_of_flag))
    text.erase(at, value_of_flag.size());
  while (text.ends_with("\n\n")) text.pop_back();
  if (!example.empty()) text += written(say("Example: {line}", {{"line", example}}), translate) + '\n';
  return text;
}

/// What only `--help-all` shows: what was not told first, and the help itself. How many of the former.
std::size_t hide_rest(CLI::App& command, std::string const& group_of_rest) {
  std::size_t hidden = 0;
  for (CLI::Option* const option : command.get_options(nullptr)) {
    bool const is_rest = option->get_group() == group_of_rest;
    bool const is_version = option == command.get_version_ptr() && !commands_are_few(command);
    if (is_rest || is_version || is_of_help(command, option)) option->group("");
    hidden += is_rest ? 1 : 0;
  }
  return hidden;
}

/// By its path, below the command.
CLI::App& part_of(CLI::App& command, std::string_view path) {
  CLI::App* part = &command;
  while (!path.empty()) {
    path.remove_prefix(1);  // a blank before each name
    auto const end = std::min(path.find(' '), path.size());
    part = part->get_subcommand(std::string{path.substr(0, end)});
    path.remove_prefix(end);
  }
  return *part;
}

}  // namespace

void tell_first(CLI::App& command, std::vector<std::string> const& common) {
  auto const is_common = [&](CLI::Option const* option) {
    return std::ranges::any_of(common,
                               [option](std::string const& name) { return option->check_name(name); });
  };
  for (CLI::Option* const option : command.get_options(nullptr))
    if (!is_common(option) && !is_of_help(command, option)) option->group(rest());
}

void add_examples(CLI::App& program, std::span<Example const> examples) {
  for (auto const& [path, line] : examples)
    part_of(program, path).footer(std::string{program.get_name()}.append(path).append(line));
}

void add_whole_help(CLI::App& app) {
  for (CLI::App* const part : app.get_subcommands(nullptr))
    if (!part->get_name().empty()) add_whole_help(*part);
  app.set_help_all_flag("--help-all", help("Print all options"));
}

std::string short_help(CLI::App& app, Translate const& translate) {
  CLI::App& command = typed_command(app);
  std::size_t const hidden = hide_rest(command, translated(rest(), translate));
  write_help_briefly(app);
  std::string text = help_with_example(app, command, translate);
  if (hidden > 0)
    text += written(say("{count} more options: {command}", {{"count", static_cast<unsigned>(hidden)},
                                                            {"command", name_of(command) + " --help-all"}}),
                    translate) +
            '\n';
  return text;
}

std::string whole_help(CLI::App& app, Translate const& translate) {
  return help_with_example(app, typed_command(app), translate);
}

// What a shell offers behind a half typed word.
namespace {

using Words = std::vector<std::string>;

/// A command, an option or a value, and what it is.
struct Offer {
  std::string word, meaning;
  Words values{};  // of an option
  bool has_value = false;
};

/// A command and what can stand behind it. The path of the program itself is empty.
struct Place {
  std::string path;  // " devices list"
  std::vector<Offer> commands, options;
};

/// "blitz|rapid|standard": what an option can be (option_forms.hpp).
Words values_in(std::string const& type) {
  Words values;
  if (type.find('|') == std::string::npos) return values;
  for (std::size_t begin = 0; begin <= type.size();) {
    auto const end = std::min(type.find('|', begin), type.size());
    values.push_back(type.substr(begin, end - begin));
    begin = end + 1;
  }
  return values;
}

void add_options(std::vector<Offer>& offers, CLI::App const& app) {
  for (CLI::Option const* const option : app.get_options())
    for (std::string const& name : option->get_lnames())
      offers.push_back({"--" + name, option->get_description(), values_in(option->get_type_name()),
                        option->get_expected_max() > 0});
}

void add_places(std::vector<Place>& places, CLI::App const& app, std::string const& path) {
  Place place{path, {}, {}};
  add_options(place.options, app);
  std::vector<CLI::App const*> deeper;
  for (CLI::App const* const part : app.get_subcommands([](CLI::App const*) { return true; })) {
    if (part->get_name().empty()) {  // a group of options
      add_options(place.options, *part);
    } else {
      place.commands.push_back({part->get_name(), part->get_description()});
      deeper.push_back(part);
    }
  }
  places.push_back(std::move(place));
  for (CLI::App const* const part : deeper) add_places(places, *part, path + ' ' + part->get_name());
}

Words cells_of(std::string const& line) {
  Words cells;
  std::istringstream text{line};
  for (std::string cell; std::getline(text, cell, '\t');) cells.push_back(cell);
  return cells;
}

/// Inside single quotes of a shell.
std::string quoted(std::string const& text) {
  std::string safe = "'";
  for (char const c : text) safe += c == '\'' ? std::string{"'\\''"} : std::string(1, c);
  return safe + "'";
}

std::string joined(Words const& words, char const* between = " ") {
  std::string text;
  for (std::string const& word : words) text += (text.empty() ? "" : between) + word;
  return text;
}

std::string function_of(std::string_view program) {
  std::string name = "_" + std::string{program};
  std::ranges::replace(name, '-', '_');
  return name;
}

std::string head_of(std::string_view program) {
  return "# Made by `" + std::string{program} + " --completion`. SPDX-License-Identifier: GPL-3.0-or-later\n";
}

/// The branches of a shell's `case` that go down the commands: ' devices list') so_far=' devices list' ;;
std::string path_branches(std::vector<Place> const& places) {
  std::string text;
  for (Place const& place : places)
    for (Offer const& command : place.commands) {
      std::string const path = place.path + ' ' + command.word;
      text.append("      '").append(path).append("') so_far='").append(path).append("' ;;\n");
    }
  return text;
}

/// What stands behind an option: its values, or a file.
std::string value_branches(std::vector<Place> const& places,
                           std::function<std::string(Offer const&)> const& offer) {
  std::string text;
  for (Place const& place : places)
    for (Offer const& option : place.options)
      if (option.has_value)
        text += "    '" + place.path + ' ' + option.word + "') " + offer(option) + "; return ;;\n";
  return text;
}

std::string for_bash(std::vector<Place> const& places, std::string_view program) {
  std::string const name = function_of(program);
  std::string text = head_of(program) + name +
                     "() {\n"
                     "  local cur=${COMP_WORDS[COMP_CWORD]} so_far='' word words=''\n"
                     "  for word in \"${COMP_WORDS[@]:1:COMP_CWORD-1}\"; do\n"
                     "    case \"$so_far $word\" in\n";
  text += path_branches(places);
  text +=
      "    esac\n  done\n"
      "  COMPREPLY=()\n"
      "  case \"$so_far ${COMP_WORDS[COMP_CWORD-1]}\" in\n";
  text += value_branches(places, [](Offer const& option) {
    return option.values.empty()
               ? std::string{"mapfile -t COMPREPLY < <(compgen -f -- \"$cur\")"}
               : "mapfile -t COMPREPLY < <(compgen -W " + quoted(joined(option.values)) + " -- \"$cur\")";
  });
  text += "  esac\n  case \"$so_far\" in\n";
  for (Place const& place : places) {
    Words words;
    for (auto const* const offers : {&place.commands, &place.options})
      for (Offer const& each : *offers) words.push_back(each.word);
    text += "    '" + place.path + "') words=" + quoted(joined(words)) + " ;;\n";
  }
  return text +
         "  esac\n"
         "  mapfile -t COMPREPLY < <(compgen -W \"$words\" -- \"$cur\")\n"
         "  [[ ${#COMPREPLY[@]} -gt 0 || $cur == -* ]] || mapfile -t COMPREPLY < <(compgen -f -- \"$cur\")\n"
         "}\ncomplete -o filenames -F " +
         name + ' ' + std::string{program} + '\n';
}

/// For _describe: a colon ends the word.
std::string described(Offer const& offer) {
  std::string word;
  for (char const c : offer.word) word += c == ':' ? std::string{"\\:"} : std::string(1, c);
  return quoted(word + ':' + offer.meaning);
}

std::string for_zsh(std::vector<Place> const& places, std::string_view program) {
  std::string const name = function_of(program);
  std::string text = "#compdef " + std::string{program} + '\n' + head_of(program) + name +
                     "() {\n"
                     "  local so_far='' word\n  local -a offers\n"
                     "  for word in \"${(@)words[2,CURRENT-1]}\"; do\n"
                     "    case \"$so_far $word\" in\n";
  text += path_branches(places) + "    esac\n  done\n  case \"$so_far ${words[CURRENT-1]}\" in\n";
  text += value_branches(places, [](Offer const& option) {
    return option.values.empty() ? std::string{"_files"} : "compadd -- " + joined(option.values);
  });
  text += "  esac\n  case \"$so_far\" in\n";
  for (Place const& place : places) {
    text += "    '" + place.path + "') offers=(";
    for (auto const* const offers : {&place.commands, &place.options})
      for (Offer const& each : *offers) text += "\n      " + described(each);
    text += ") ;;\n";
  }
  text +=
      "  esac\n"
      "  _describe 'command or option' offers\n"
      "  [[ ${words[CURRENT]} == -* ]] || _files\n}\n" +
      name + " \"$@\"\n";
  return text;
}

/// That the line has come so far and no further.
std::string condition_of(Place const& place) {
  if (place.path.empty()) return "__fish_use_subcommand";
  std::string condition;
  for (std::size_t begin = 1; begin <= place.path.size();) {
    auto const end = std::min(place.path.find(' ', begin), place.path.size());
    condition += condition.empty() ? "" : "; and ";
    condition += "__fish_seen_subcommand_from " + place.path.substr(begin, end - begin);
    begin = end + 1;
  }
  return condition;
}

std::string for_fish(std::vector<Place> const& places, std::string_view program) {
  std::string text = head_of(program);
  for (Place const& place : places) {
    std::string const begin = "complete -c " + std::string{program} + " -n " + quoted(condition_of(place));
    for (Offer const& command : place.commands)
      text += begin + " -a " + command.word + " -d " + quoted(command.meaning) + '\n';
    for (Offer const& option : place.options) {
      text += begin + " -l " + option.word.substr(2);
      if (option.has_value) text += " -r";
      if (!option.values.empty()) text += " -f -a " + quoted(joined(option.values));
      text += " -d " + quoted(option.meaning) + '\n';
    }
  }
  return text;
}

}  // namespace

std::string offers_of(CLI::App const& app) {
  std::vector<Place> places;
  add_places(places, app, {});
  std::string text;
  for (Place const& place : places) {
    for (Offer const& each : place.commands)
      text += place.path + "\tcommand\t" + each.word + "\t\t" + each.meaning + '\n';
    for (Offer const& each : place.options)
      text += place.path + (each.has_value ? "\toption\t" : "\tflag\t") + each.word + '\t' +
              joined(each.values, "|") + '\t' + each.meaning + '\n';
  }
  return text;
}

void take_offers(CLI::App& command, std::string_view offers) {
  std::istringstream text{std::string{offers}};
  for (std::string line; std::getline(text, line);) {
    Words const cells = cells_of(line);
    if (cells.size() != 5) continue;
    CLI::App& part = part_of(command, cells[0]);
    // Of these each command has its own.
    bool const is_known = part.get_option_no_throw(cells[2]) != nullptr || cells[2] == "--help-all";
    if (cells[1] == "command")
      part.add_subcommand(cells[2], cells[4]);
    else if (cells[1] == "flag" && !is_known)
      part.add_flag_callback(
          cells[2], [] {}, cells[4]);
    else if (!is_known)
      part.add_option_function<std::string>(
              cells[2], [](std::string const&) {}, cells[4])
          ->type_name(cells[3]);
  }
}

std::optional<std::string> completion_for(std::string_view shell, CLI::App const& app,
                                          std::string_view program) {
  std::vector<Place> places;
  add_places(places, app, {});
  if (shell == "bash") return for_bash(places, program);
  if (shell == "zsh") return for_zsh(places, program);
  if (shell == "fish") return for_fish(places, program);
  return std::nullopt;
}

}  // namespace tactus::command_line
