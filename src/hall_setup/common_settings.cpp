// SPDX-License-Identifier: GPL-3.0-or-later
// What holds for all tables alike: a value that no table would take is found here, before it stands in all
// their files.

#include "core/clock/time_control.hpp"
#include "core/notation/fen.hpp"
#include "core/rules/set_up_fault.hpp"
#include "src/hall_setup/tables.hpp"

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tactus::hall_setup {
namespace {

using program::Setting;

/// They give nobody leave for anything. Behind those that are chosen from: what there is.
struct CommonKey {
  std::string_view key;
  std::vector<std::string_view> choices{};
};

std::vector<std::string_view> all_rules() {
  std::vector<std::string_view> names;
  names.reserve(all_rule_sets.size());
  for (RuleSet const each : all_rule_sets) names.push_back(name_of(each));
  return names;
}

std::vector<CommonKey> const& common_keys() {
  static std::vector<CommonKey> const keys{{"event"},
                                           {"site"},
                                           {"rules", all_rules()},
                                           {"phase", {"standard", "rapid", "blitz"}},
                                           {"start"},
                                           {"time-control"},
                                           {"quickplay-finish", {"true", "false"}},
                                           {"left", {"white", "black"}},
                                           {"supervision", {"competition", "basic"}}};
  return keys;
}

std::string listed(std::vector<std::string_view> const& choices) {
  std::string list;
  for (std::string_view const each : choices) list += (list.empty() ? "" : "|") + std::string{each};
  return list;
}

/// As the table itself would say it.
std::optional<Message> fault_of_value(CommonKey const& known, std::string const& value) {
  if (known.key == "time-control" && !clock::read_time_control(value))
    return say("{value}: expected for example 90m/40+30m+30s", {{"value", value}});
  if (known.key == "start" && value != "lot" && !notation::read_start(value))
    return say("{value}: expected a number from 0 to 959, lot, or a FEN", {{"value", value}});
  bool const is_chosen =
      known.choices.empty() || std::ranges::find(known.choices, value) != known.choices.end();
  if (is_chosen) return std::nullopt;
  return say("{value}: expected {choices}", {{"value", value}, {"choices", listed(known.choices)}});
}

std::optional<Message> fault_of(Setting const& setting) {
  auto const known = std::ranges::find(common_keys(), setting.key->key, &CommonKey::key);
  if (known == common_keys().end())
    return say(
        "{key}: is agreed at the table or stands in the pairings; expected event, site, rules, "
        "phase, supervision, time-control, quickplay-finish, start or left",
        {{"key", std::string{setting.key->key}}});
  return fault_of_value(*known, setting.value);
}

/// Each value may stand alone.
AgreedRules agreed_in(std::vector<Setting> const& all) {
  AgreedRules agreed;
  for (Setting const& each : all) {
    auto const& [key, value, line] = each;
    if (key->key == "rules") agreed.regime.rules = *rule_set_named(value);
    if (key->key == "phase" && value != "standard")
      agreed.regime.phase = value == "blitz" ? Phase::blitz : Phase::rapid;
    if (key->key == "supervision")
      agreed.regime.supervision = value == "basic" ? Supervision::basic : Supervision::competition;
    if (key->key == "time-control") agreed.time_control = clock::read_time_control(value);
    if (key->key == "quickplay-finish") agreed.is_quickplay_finish_announced = value == "true";
  }
  return agreed;
}

/// Every table would say so.
std::optional<Message> fault_of_all(std::vector<Setting> const& all) {
  auto fault = tactus::fault_of(agreed_in(all));
  if (!fault) return std::nullopt;
  auto const wrong = std::ranges::find(all, fault->key, [](Setting const& each) { return each.key->key; });
  return pairings::in_line(wrong->line, std::move(fault->expected));
}

}  // namespace

tl::expected<std::vector<Setting>, Message> common_settings(std::string_view text) {
  auto settings = program::read_settings(text, program::setup_table());
  if (!settings) return settings;
  for (Setting const& each : *settings)
    if (auto fault = fault_of(each)) return tl::unexpected(pairings::in_line(each.line, *std::move(fault)));
  if (auto fault = fault_of_all(*settings)) return tl::unexpected(*std::move(fault));
  return settings;
}

}  // namespace tactus::hall_setup
