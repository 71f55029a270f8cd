// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/command_line/command_line.hpp"

#include <algorithm>
#include <iostream>
#include <iterator>
#include <vector>

#include <CLI/CLI.hpp>

namespace tactus::command_line {
namespace {

using Words = std::vector<std::string>;

bool is_option(std::string const& word) { return word.size() > 1 && word[0] == '-'; }

std::string in_quotes(std::string const& word) {
  return word.find(' ') == std::string::npos ? word : '"' + word + '"';
}

std::vector<CLI::App const*> parts_of(CLI::App const& app) {
  return app.get_subcommands([](CLI::App const*) { return true; });
}

Words commands_of(CLI::App const& app) {
  Words names;
  for (CLI::App const* const each : parts_of(app))
    if (!each->get_name().empty()) names.push_back(each->get_name());
  return names;
}

/// Also those that stand in groups.
Words options_of(CLI::App const& app) {
  Words names;
  for (CLI::Option const* const option : app.get_options())
    for (std::string const& name : option->get_lnames()) names.push_back("--" + name);
  for (CLI::App const* const each : parts_of(app))
    if (each->get_name().empty())
      for (std::string& name : options_of(*each)) names.push_back(std::move(name));
  return names;
}

bool takes_words(CLI::App const& app) {
  auto const options = app.get_options();
  return std::ranges::any_of(options, [](CLI::Option const* each) { return each->get_positional(); });
}

std::string with_nearest(std::string const& sentence, std::string const& typed, Words const& names) {
  std::string const near = nearest(typed, names);
  return near.empty() ? sentence : sentence + "; nearest: " + near;
}

/// The command that was typed, and where its own words begin.
struct Typed {
  CLI::App const* app;
  Words words;
  std::size_t next;  // of `words`

  std::string word() const { return next < words.size() ? words[next] : std::string{}; }
};

Typed typed_in(CLI::App const& app, TypedLine line) {
  Typed typed{&app, Words(line.argv + std::min(line.argc, 1), line.argv + line.argc), 0};
  while (typed.next < typed.words.size()) {
    auto const parts = parts_of(*typed.app);
    auto const found = std::ranges::find(parts, typed.word(), &CLI::App::get_name);
    if (found == parts.end() || (*found)->get_name().empty()) break;
    typed.app = *found;
    ++typed.next;
  }
  return typed;
}

/// The shell has cut a name at its blank: the option before it, and all that was to be its value.
std::string name_in_quotes(Words const& words, std::string const& surplus) {
  auto const found = std::ranges::find(words, surplus);
  auto const before = std::find_if(std::make_reverse_iterator(found), words.rend(), is_option);
  if (found == words.end() || before == words.rend()) return {};
  auto const equals = before->find('=');
  if (before.base() == found && equals == std::string::npos) return {};  // a flag, or its value is missing
  std::string value = equals == std::string::npos ? "" : before->substr(equals + 1);
  for (auto word = before.base(); word != std::find_if(found, words.end(), is_option); ++word)
    value += (value.empty() ? "" : " ") + *word;
  return "; put a name with blanks in quotes, as " + before->substr(0, equals) + " \"" + value + '"';
}

std::string surplus_fault(Typed const& typed, std::string const& surplus) {
  if (is_option(surplus))
    return with_nearest("unknown option " + surplus, surplus.substr(0, surplus.find('=')),
                        options_of(*typed.app));
  return "not expected: " + surplus + name_in_quotes(typed.words, surplus);
}

}  // namespace

std::string line_fault(CLI::App const& app, CLI::ParseError const& error, TypedLine line,
                       std::string_view program, std::string_view opening) {
  Typed const typed = typed_in(app, line);
  std::string expected = "see " + std::string{program} + " --help";
  std::string fault = error.what();
  std::string const first = typed.word();
  auto const commands = commands_of(*typed.app);
  auto const surplus = app.remaining(true);
  if (!opening.empty() && typed.next == 0 && first.ends_with(".tactus")) {
    fault = first + " is a game file, no command";
    expected = std::string{program} + ' ' + std::string{opening} + ' ' + in_quotes(first);
  } else if (!first.empty() && !is_option(first) && !commands.empty() && !takes_words(*typed.app)) {
    fault = with_nearest("unknown command " + first, first, commands);
  } else if (!surplus.empty()) {
    fault = surplus_fault(typed, surplus.front());
  }
  return "error: " + fault + "\nexpected: " + expected + '\n';
}

namespace {

using Row = std::vector<std::size_t>;

char small(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

/// How many slips lead from one to the other.
std::size_t slips_between(std::string_view one, std::string_view other) {
  Row before_last, last, row(other.size() + 1);
  for (std::size_t k = 0; k <= other.size(); ++k) row[k] = k;
  for (std::size_t i = 1; i <= one.size(); ++i) {
    before_last = std::move(last);
    last = row;
    row[0] = i;
    for (std::size_t k = 1; k <= other.size(); ++k) {
      bool const is_same = small(one[i - 1]) == small(other[k - 1]);
      row[k] = std::min({last[k] + 1, row[k - 1] + 1, last[k - 1] + (is_same ? 0U : 1U)});
      bool const is_exchanged = i > 1 && k > 1 && small(one[i - 1]) == small(other[k - 2]) &&
                                small(one[i - 2]) == small(other[k - 1]);
      if (is_exchanged) row[k] = std::min(row[k], before_last[k - 2] + 1);
    }
  }
  return row.back();
}

}  // namespace

std::string nearest(std::string_view typed, std::vector<std::string> const& names) {
  std::string found;
  std::size_t fewest = typed.size() < 5 ? 2 : 3;  // one more than may be
  for (std::string const& name : names) {
    std::size_t const slips = slips_between(typed, name);
    if (slips >= fewest) continue;
    fewest = slips;
    found = name;
  }
  return found;
}

Stop refusal(std::string const& sentence) { return {"error: " + sentence + '\n', ExitStatus::usage}; }

ExitStatus tell(Stop const& stop) {
  (stop.status == ExitStatus::done ? std::cout : std::cerr) << stop.text;
  return stop.status;
}

ExitStatus fail(std::string const& sentence, ExitStatus status) {
  std::cerr << "error: " << sentence << '\n';
  return status;
}

std::optional<Stop> read(CLI::App& app, TypedLine typed, std::string_view program, std::string_view opening,
                         std::function<std::optional<Stop>()> const& complete) {
  try {
    app.parse(typed.argc, typed.argv);
    return complete ? complete() : std::nullopt;
  } catch (CLI::CallForHelp const&) {
    return Stop{app.help()};
  } catch (CLI::CallForVersion const& version) {
    return Stop{std::string{version.what()} + '\n'};
  } catch (CLI::ParseError const& error) {
    return Stop{line_fault(app, error, typed, program, opening), ExitStatus::usage};
  }
}

}  // namespace tactus::command_line
