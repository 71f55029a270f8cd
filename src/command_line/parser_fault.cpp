// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/command_line/parser_fault.hpp"

#include "core/message/written.hpp"

#include <algorithm>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include <CLI/CLI.hpp>

namespace tactus::command_line {
namespace {

/// Keeps the message through CLI11.
class WrongValue : public CLI::ValidationError {
 public:
  WrongValue(std::string const& option, Message fault)
      : CLI::ValidationError(option, written(fault)),
        message_(say("{option}: {fault}", {{"option", option}, {"fault", std::vector{std::move(fault)}}})) {}

  Message const& message() const { return message_; }

 private:
  Message message_;
};

/// A sentence of CLI11 with its gaps, and what is said instead.
struct Sentence {
  std::string_view of_cli11;
  std::string_view ours;  // message with some of these gaps
};

constexpr Sentence sentences[] = {
    {"{option}: Value {value} not in range {low} to {high}",
     translatable("{option}: {value}: expected a number from {low} to {high}")},
    {"{option}: {value} not in {choices}", translatable("{option}: {value}: expected {choices}")},
    {"Could not convert: {option} = {value}", translatable("{option}: not understood: {value}")},
    {"{option}: {count} required {choices} missing",
     translatable("{option}: nothing after it; expected {choices}")},
    {"{option}: At Most {most} required but received {count}",
     translatable("{option}: given {count} times; expected once")},
    {"{option} requires {other}", translatable("{option} needs {other} too")},
    {"{option} excludes {other}", translatable("{option} and {other} do not go together; expected one")},
    {"A subcommand is required", translatable("a command is missing")},
    {"Exactly 1 option from [{list}] is required{rest}", translatable("expected one of {list}")},
    {"At least 1 option from [{list}] is required", translatable("expected at least one of {list}")},
    {"Requires at most 1 options be given from [{list}]", translatable("expected at most one of {list}")},
    {"{name} is required", translatable("{name} is missing")},
};

/// What a command takes without an option, as a person says it.
constexpr std::pair<std::string_view, std::string_view> missing_words[] = {
    {"game is required", translatable("the name of a game file is missing")},
    {"file is required", translatable("the name of a file is missing")},
    {"folder is required", translatable("the name of a folder is missing")},
    {"port is required", translatable("the name of a port is missing")},
    {"key is required", translatable("the name of a setting is missing")},
    {"fen is required", translatable("a position is missing, as FEN")},
};

/// "N:INT in [1 - 999]" is "N"; "TEXT:{white,black}" and "{white,black}" are "white|black".
std::string choices_in(std::string text) {
  auto const open = text.find('{');
  if (open == std::string::npos) return text.substr(0, text.find(':'));
  text = text.substr(open + 1, text.find('}') - open - 1);
  std::ranges::replace(text, ',', '|');
  return text;
}

std::string with_blanks(std::string_view list) {
  std::string text;
  for (char const c : list) text += c == ',' ? std::string{", "} : std::string(1, c);
  return text;
}

std::string value_in(std::string_view gap, std::string_view text) {
  if (gap == "choices") return choices_in(std::string{text});
  return gap == "list" ? with_blanks(text) : std::string{text};
}

/// What stands in the gaps of the sentence; nothing: it is another one.
std::optional<std::vector<Argument>> gaps_filled(std::string_view sentence, std::string_view text) {
  std::vector<Argument> filled;
  std::string_view open;  // the gap that ends where the next words begin
  bool fits = true;
  walk(
      sentence,
      [&](std::string_view words) {
        auto const at = open.empty() ? std::size_t{0} : text.find(words);
        fits = fits && at != std::string_view::npos && text.substr(at).starts_with(words);
        if (!fits || words.empty()) return;
        if (!open.empty()) filled.push_back({open, value_in(open, text.substr(0, at))});
        open = {};
        text.remove_prefix(at + words.size());
      },
      [&](std::string_view gap, std::string_view) { open = gap; });
  if (!open.empty()) filled.push_back({open, value_in(open, text)});
  bool const is_whole = !open.empty() || text.empty();
  return fits && is_whole ? std::optional{std::move(filled)} : std::nullopt;
}

}  // namespace

void refuse_value(std::string const& option, Message fault) { throw WrongValue{option, std::move(fault)}; }

Message fault_of(CLI::Error const& error) {
  if (auto const* const wrong = dynamic_cast<WrongValue const*>(&error)) return wrong->message();
  for (auto const& [of_cli11, ours] : missing_words)
    if (of_cli11 == error.what()) return {ours, {}};
  for (Sentence const& each : sentences)
    if (auto filled = gaps_filled(each.of_cli11, error.what())) return {each.ours, *std::move(filled)};
  return as_it_is(error.what());
}

}  // namespace tactus::command_line
