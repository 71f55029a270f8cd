// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/command_line/command_line.hpp"

#include "src/command_line/help.hpp"
#include "src/command_line/option_forms.hpp"
#include "src/command_line/parser_fault.hpp"

#include <algorithm>
#include <iostream>
#include <iterator>
#include <utility>
#include <vector>

#include <CLI/CLI.hpp>

namespace tactus::command_line {

std::string folded_value(std::string text) {
  constexpr char const* blanks = " \t";
  text.erase(0, text.find_first_not_of(blanks));
  text.erase(text.find_last_not_of(blanks) + 1);
  std::ranges::transform(text, text.begin(),
                         [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
  return text;
}

std::string folded_language(std::string text) {
  std::string folded = folded_value(std::move(text));
  folded.erase(std::min(folded.find_first_of("_.@-"), folded.size()));
  return folded;
}

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

std::string with_nearest(std::string sentence, std::string const& typed, Words const& names,
                         Translate const& translate) {
  if (std::string near = nearest(typed, names); !near.empty())
    sentence += written(say("; nearest: {name}", {{"name", std::move(near)}}), translate);
  return sentence;
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
std::string name_in_quotes(Words const& words, std::string const& surplus, Translate const& translate) {
  auto const found = std::ranges::find(words, surplus);
  auto const before = std::find_if(std::make_reverse_iterator(found), words.rend(), is_option);
  if (found == words.end() || before == words.rend()) return {};
  auto const equals = before->find('=');
  if (before.base() == found && equals == std::string::npos) return {};  // a flag, or its value is missing
  std::string value = equals == std::string::npos ? "" : before->substr(equals + 1);
  for (auto word = before.base(); word != std::find_if(found, words.end(), is_option); ++word)
    value += (value.empty() ? "" : " ") + *word;
  return written(say("; put a name with spaces in quotes, as in {example}",
                     {{"example", before->substr(0, equals) + " \"" + value + '"'}}),
                 translate);
}

std::string surplus_fault(Typed const& typed, std::string const& surplus, Translate const& translate) {
  if (is_option(surplus))
    return with_nearest(written(say("unknown option {name}", {{"name", surplus}}), translate),
                        surplus.substr(0, surplus.find('=')), options_of(*typed.app), translate);
  return written(say("not expected: {name}", {{"name", surplus}}), translate) +
         name_in_quotes(typed.words, surplus, translate);
}

}  // namespace

std::string line_fault(CLI::App const& app, CLI::ParseError const& error, TypedLine line,
                       std::string_view program, std::string_view opening, Translate const& translate) {
  Typed const typed = typed_in(app, line);
  std::string path{program};
  for (std::size_t i = 0; i < typed.next; ++i) path += ' ' + typed.words[i];
  Message next = say("see {program}", {{"program", path + " --help"}});
  std::string fault = written(fault_of(error), translate);
  std::string const first = typed.word();
  auto const commands = commands_of(*typed.app);
  auto const surplus = app.remaining(true);
  if (!opening.empty() && typed.next == 0 && first.ends_with(".tactus")) {
    fault = written(say("{file} is a game file, not a command", {{"file", first}}), translate);
    next = say("expected: {what}",
               {{"what", std::string{program} + ' ' + std::string{opening} + ' ' + in_quotes(first)}});
  } else if (!first.empty() && !is_option(first) && !commands.empty() && !takes_words(*typed.app)) {
    fault = with_nearest(written(say("unknown command {name}", {{"name", first}}), translate), first,
                         commands, translate);
  } else if (!surplus.empty()) {
    fault = surplus_fault(typed, surplus.front(), translate);
  }
  return error_line(fault, translate) + written(next, translate) + '\n';
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

std::string error_line(std::string_view sentence, Translate const& translate) {
  return written(say("error: {fault}", {{"fault", std::string{sentence}}}), translate) + '\n';
}
std::string error_line(Message const& fault, Translate const& translate) {
  return error_line(written(fault, translate), translate);
}

Stop refusal(std::string const& sentence) { return {error_line(sentence), ExitStatus::usage}; }
Stop refusal(Message const& fault, Translate const& translate) {
  return {error_line(fault, translate), ExitStatus::usage};
}

ExitStatus tell(Stop const& stop) {
  (stop.status == ExitStatus::done ? std::cout : std::cerr) << stop.text;
  return stop.status;
}

ExitStatus fail(std::string const& sentence, ExitStatus status) {
  std::cerr << error_line(sentence);
  return status;
}

ExitStatus fail(Message const& fault, Translate const& translate, ExitStatus status) {
  std::cerr << error_line(fault, translate);
  return status;
}

namespace {

/// Of any program's help.
Words words_of_cli11() {
  return {help("Usage"),
          help("OPTIONS"),
          help("SUBCOMMAND"),
          help("REQUIRED"),
          help("times"),
          help("one of these"),
          help("Needs"),
          help("Excludes"),
          help("Positionals"),
          help("Options"),
          help("Subcommands"),
          help("Print this help message and exit"),
          help("Display program version information and exit")};
}

/// Help in another language: what each part says of itself, and the heads over them.
void translate_help(CLI::App& app, Translate const& translate) {
  app.description(translate(app.get_description()));
  for (std::string const& own : words_of_cli11()) app.get_formatter()->label(own, translate(own));
  for (CLI::Option* const option : app.get_options(nullptr)) {
    option->description(translate(option->get_description()));
    option->group(translate(option->get_group()));
  }
  for (CLI::App* const part : app.get_subcommands(nullptr)) {
    translate_help(*part, translate);
    part->group(translate(part->get_group()));
  }
}

}  // namespace

void add_language(CLI::App& app, std::optional<Language>& language, std::string const& what) {
  add_choice_of(
      app, "--language", {"en", "fi"},
      [&language](std::string const& code) { language = Language::named(code); }, what, folded_language);
}

std::optional<Language> language_typed(TypedLine typed) {
  constexpr std::string_view option = "--language";
  Words const words(typed.argv + std::min(typed.argc, 1), typed.argv + typed.argc);
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (words[i] == option && i + 1 < words.size()) return Language::named(folded_language(words[i + 1]));
    if (words[i].starts_with(std::string{option} + '='))
      return Language::named(folded_language(words[i].substr(option.size() + 1)));
  }
  return std::nullopt;
}

namespace {

/// "help play" is "play --help" to a program that has commands, and none of this name.
std::vector<char const*> without_help_command(CLI::App const& app, TypedLine typed) {
  std::vector<char const*> words(typed.argv, typed.argv + typed.argc);
  Words const commands = commands_of(app);
  bool const asks = words.size() > 1 && std::string_view{words[1]} == "help" && !commands.empty() &&
                    std::ranges::find(commands, "help") == commands.end();
  if (!asks) return words;
  words.erase(words.begin() + 1);
  bool const is_known = words.size() == 1 || std::ranges::find(commands, words[1]) != commands.end();
  if (is_known) words.push_back("--help");
  return words;
}

/// Nothing: it is not asked for. Only for the scripts that are installed.
std::optional<Stop> completion_asked(CLI::App const& app, TypedLine typed, std::string_view program) {
  if (typed.argc == 2 && std::string_view{typed.argv[1]} == "--offers") return Stop{offers_of(app)};
  auto const script = asks_completion(typed) ? completion_for(typed.argv[2], app, program) : std::nullopt;
  return script ? std::optional{Stop{*script}} : std::nullopt;
}

}  // namespace

bool asks_completion(TypedLine typed) {
  return typed.argc == 3 && std::string_view{typed.argv[1]} == "--completion";
}

std::optional<Stop> read(CLI::App& app, TypedLine line, std::string_view program, std::string_view opening,
                         std::function<std::optional<Stop>()> const& complete,
                         Translations const& translations) {
  add_whole_help(app);
  write_help_plainly(app);
  if (auto script = completion_asked(app, line, program)) return script;
  if (translations.help) translate_help(app, translations.help);
  auto const words = without_help_command(app, line);
  TypedLine const typed{static_cast<int>(words.size()), words.data()};
  try {
    app.parse(typed.argc, typed.argv);
    return complete ? complete() : std::nullopt;
  } catch (CLI::CallForHelp const&) {
    return Stop{short_help(app, translations.help)};
  } catch (CLI::CallForAllHelp const&) {
    return Stop{whole_help(app, translations.help)};
  } catch (CLI::CallForVersion const& version) {
    return Stop{std::string{version.what()} + '\n'};
  } catch (CLI::ParseError const& error) {
    return Stop{line_fault(app, error, typed, program, opening, translations.faults), ExitStatus::usage};
  }
}

}  // namespace tactus::command_line
