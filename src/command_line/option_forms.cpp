// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/command_line/option_forms.hpp"

#include "src/command_line/parser_fault.hpp"

#include <algorithm>
#include <utility>

#include <CLI/CLI.hpp>

namespace tactus::command_line {
namespace {

std::string choices_of(std::vector<std::string> const& words) {
  std::string choices;
  for (std::string const& word : words) choices += (choices.empty() ? "" : "|") + word;
  return choices;
}

/// Throws what was wrong with it.
std::string chosen(std::string const& option, std::vector<std::string> const& words, std::string const& typed,
                   std::string (*fold)(std::string)) {
  std::string word = fold(typed);
  if (std::ranges::find(words, word) == words.end()) {
    // Translators: Wrong value of an option; the choices stay English, they are typed.
    auto fault = say("{value}: expected {choices}", {{"value", typed}, {"choices", choices_of(words)}});
    refuse_value(option, std::move(fault));
  }
  return word;
}

}  // namespace

CLI::Option* add_choice_of(CLI::App& app, std::string const& name, std::vector<std::string> const& words,
                           std::function<void(std::string const&)> const& choose, std::string const& help,
                           std::string (*fold)(std::string)) {
  auto const take = [=](std::string const& typed) { choose(chosen(name, words, typed, fold)); };
  return app.add_option_function<std::string>(name, take, help)->type_name(choices_of(words));
}

CLI::Option* add_choices_of(CLI::App& app, std::string const& name, std::vector<std::string> const& words,
                            std::function<void(std::vector<std::string> const&)> const& choose,
                            std::string const& help) {
  auto const take = [=](std::vector<std::string> values) {
    for (std::string& each : values) each = chosen(name, words, each, folded_value);
    choose(values);
  };
  return app.add_option_function<std::vector<std::string>>(name, take, help)->type_name(choices_of(words));
}

CLI::Option* add_text(CLI::App& app, std::string const& name, TakeText take, std::string const& help,
                      std::string const& type) {
  auto const checked = [name, take = std::move(take)](std::string const& text) {
    if (auto fault = take(text)) refuse_value(name, *std::move(fault));
  };
  return app.add_option_function<std::string>(name, checked, help)->type_name(type);
}

CLI::Option* add_texts(CLI::App& app, std::string const& name, Values values, TakeTexts take,
                       std::string const& help, std::string const& type) {
  auto const checked = [name, take = std::move(take)](std::vector<std::string> const& texts) {
    if (auto fault = take(texts)) refuse_value(name, *std::move(fault));
  };
  auto* const option =
      app.add_option_function<std::vector<std::string>>(name, checked, help)->type_name(type);
  return values == Values::with_commas ? option->delimiter(',') : option;
}

void add_need(CLI::Option& option, CLI::Option& other) { option.needs(&other); }

void add_number(CLI::App& app, std::string const& name, std::optional<unsigned>& value, unsigned lowest,
                unsigned highest, std::string const& help) {
  app.add_option(name, value, help)->check(CLI::Range(lowest, highest))->type_name("N");
}

void add_flag(CLI::App& app, std::string const& name, bool& value, std::string const& help) {
  app.add_flag(name, value, help);
}

// How the help writes them.
namespace {

/// "N 1-65535" of CLI11's "UINT:INT in [1 - 65535]", "N" of "FLOAT:NONNEGATIVE".
std::string plain_type(std::string const& type) {
  auto const checked = type.find(':');
  std::string const name = type.substr(0, checked);
  bool const is_number = name == "UINT" || name == "INT" || name == "FLOAT";
  auto const range = type.find(" in [");
  if (range == std::string::npos) return is_number ? "N" : type;
  std::string from, to, dash;
  std::istringstream{type.substr(range + 5, type.size() - range - 6)} >> from >> dash >> to;
  return (is_number ? std::string{"N"} : name) + ' ' + from + '-' + to;
}

/// Labels that short help sets, see write_help_briefly().
constexpr char const *excludes = "Excludes", *many_values = "...";

/// "2014|2017|..." of more than six.
std::string first_values(std::string const& type) {
  if (std::ranges::count(type, '|') < 6) return type;
  return type.substr(0, type.find('|', type.find('|') + 1)) + "|...";
}

class PlainFormatter : public CLI::Formatter {
 public:
  std::string make_option_opts(CLI::Option const* option) const override {
    std::string text;
    if (option->get_type_size() != 0) {
      if (auto const type = option->get_type_name(); !type.empty()) {
        auto const plain = plain_type(type);
        text += ' ' + get_label(get_label(many_values).empty() ? first_values(plain) : plain);
      }
      if (auto const usual = option->get_default_str(); !usual.empty()) text += " (" + usual + ')';
      if (option->get_expected_max() == CLI::detail::expected_max_vector_size)
        text += " ...";
      else if (option->get_expected_min() > 1)
        text += ' ' + std::to_string(option->get_expected()) + ' ' + get_label("times");
      if (option->get_required()) text += ' ' + get_label("REQUIRED");
    }
    add_names(text, "Needs", option->get_needs());
    if (!get_label(excludes).empty()) add_names(text, excludes, option->get_excludes());
    return text;
  }

  /// How many options of a group there may be is told by its head.
  std::string make_description(CLI::App const* app) const override {
    return app->get_description().empty() ? std::string{} : app->get_description() + '\n';
  }

  /// A group of options.
  std::string make_expanded(CLI::App const* group) const override {
    if (!group->get_name().empty()) return Formatter::make_expanded(group);
    bool const is_choice = group->get_require_option_min() == 1 && group->get_require_option_max() == 1;
    std::string text = group->get_group() + (is_choice ? ", " + get_label("one of these") : "") + ":\n";
    std::string options = make_positionals(group) + make_groups(group, CLI::AppFormatMode::Sub);
    std::string const head = '\n' + get_label("Options") + ":\n";
    if (auto const at = options.find(head); at != std::string::npos) options.erase(at, head.size());
    return '\n' + text + options;
  }

 private:
  void add_names(std::string& text, std::string const& head, std::set<CLI::Option*> const& options) const {
    if (options.empty()) return;
    text += ' ' + get_label(head) + ':';
    for (CLI::Option const* const each : options) text += ' ' + each->get_name();
  }
};

void use(CLI::App& app, std::shared_ptr<CLI::FormatterBase> const& formatter) {
  app.formatter(formatter);
  for (CLI::App* const part : app.get_subcommands(nullptr)) use(*part, formatter);
}

}  // namespace

void write_help_plainly(CLI::App& app) { use(app, std::make_shared<PlainFormatter>()); }

void write_help_briefly(CLI::App& app) {
  for (char const* const each : {excludes, many_values}) app.get_formatter()->label(each, "");
}

}  // namespace tactus::command_line
