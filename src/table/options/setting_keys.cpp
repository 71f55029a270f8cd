// SPDX-License-Identifier: GPL-3.0-or-later
// The keys of the settings and of set-up files.

#include "src/table/options/settings_text.hpp"

#include <algorithm>
#include <array>

namespace tactus::program {
namespace {

using Kind = SettingKind;

constexpr std::array keys_of_settings{
    SettingKey{"language", "--language", R"("")"},
    SettingKey{"letters", "--letters", R"("")"},
    SettingKey{"style", "--style", R"("short")"},
    SettingKey{"capture-word", "--capture-word", "true", Kind::yes_or_no},
    SettingKey{"en-passant-word", "--en-passant-word", "false", Kind::yes_or_no},
    SettingKey{"pawn-word", "--pawn-word", "false", Kind::yes_or_no},
    SettingKey{"table.rate", "--table-rate", "165", Kind::number},
    SettingKey{"table.fastest", "--table-fastest", "220", Kind::number},
    SettingKey{"table.volume", "--table-volume", "100", Kind::number},
    SettingKey{"table.voice", "--table-voice", R"("")"},
    SettingKey{"table.sound", "--table-sound", R"("default")"},
    SettingKey{"private.rate", "--private-rate", "220", Kind::number},
    SettingKey{"private.fastest", "--private-fastest", "293", Kind::number},
    SettingKey{"private.volume", "--private-volume", "100", Kind::number},
    SettingKey{"private.voice", "--private-voice", R"("")"},
    SettingKey{"private.earcons", "--earcons", R"("errors")"},
    SettingKey{"private.sound", "--private-sound", R"("default")"},
    SettingKey{"white.sound", "--white-sound", R"("default")"},
    SettingKey{"black.sound", "--black-sound", R"("default")"},
    SettingKey{"screen-reader", "--screen-reader", "false", Kind::yes_or_no},
};

constexpr std::array keys_of_one_game{
    SettingKey{"white", "--white", R"("White")"},
    SettingKey{"black", "--black", R"("Black")"},
    SettingKey{"blind", "--blind", R"("none")"},
    SettingKey{"deaf", "--deaf", R"("none")"},
    SettingKey{"assistant.white", "--assistant", R"("")", Kind::text, "white="},
    SettingKey{"assistant.black", "--assistant", R"("")", Kind::text, "black="},
    SettingKey{"assistant.sound", "--assistant-sound", R"("")"},
    SettingKey{"white.assistant-sound", "--white-assistant-sound", R"("")"},
    SettingKey{"black.assistant-sound", "--black-assistant-sound", R"("")"},
    SettingKey{"assist", "--assist", R"("")"},
    SettingKey{"duties", "--duties", R"("make,announce,clock,write,tell,adjourn")"},
    SettingKey{"event", "--event", R"("")"},
    SettingKey{"site", "--site", R"("")"},
    SettingKey{"round", "--round", "1", Kind::number},
    SettingKey{"board-number", "--board-number", "1", Kind::number},
    SettingKey{"rules", "--rules", R"("fide-2023")"},
    SettingKey{"phase", "--phase", R"("standard")"},
    SettingKey{"supervision", "--supervision", R"("")"},
    SettingKey{"time-control", "--time-control", R"("")"},
    SettingKey{"quickplay-finish", "--quickplay-finish", "false", Kind::yes_or_no},
    SettingKey{"start", "--start", R"("518")"},
    SettingKey{"board.white", "--board", R"("keyboard")", Kind::text, "white="},
    SettingKey{"board.black", "--board", R"("keyboard")", Kind::text, "black="},
    SettingKey{"keypad.white", "--keypad", R"("")", Kind::text, "white="},
    SettingKey{"keypad.black", "--keypad", R"("")", Kind::text, "black="},
    SettingKey{"clock", "--clock", R"("none")"},
    SettingKey{"left", "--left", R"("white")"},
    SettingKey{"announcer", "--announcer", R"("person")"},
    SettingKey{"difference-notice", "--difference-notice", R"("nobody")"},
    SettingKey{"allow-position", "--allow-position", "false", Kind::yes_or_no},
    SettingKey{"allow-assistants", "--allow-assistants", "false", Kind::yes_or_no},
    SettingKey{"low-time-warning", "--low-time-warning", R"("")"},
    SettingKey{"arbiter-password", "--arbiter-password", "false", Kind::yes_or_no},
    SettingKey{"game", "--game", R"("")"},
    SettingKey{"braille", "--braille", R"("")"},
    SettingKey{"braille-moves", "--braille-moves", R"("text")"},
    SettingKey{"speech-dispatcher", "--speech-dispatcher", R"("")"},
    SettingKey{"silent", "--silent", "false", Kind::yes_or_no},
    SettingKey{"wav", "--wav", R"("")"},
    SettingKey{"recorder", "--recorder", "false", Kind::yes_or_no},
    SettingKey{"microphone", "--microphone", R"("default")"},
    SettingKey{"capture", "--capture", R"("")"},
    SettingKey{"spare", "--spare", R"("")"},
    SettingKey{"pace", "--pace", "1", Kind::number},
    SettingKey{"check-word", "--check-word", "false", Kind::yes_or_no},
    SettingKey{"zwo", "--zwo", "false", Kind::yes_or_no},
};

constexpr auto keys_of_setup = [] {
  std::array<SettingKey, keys_of_one_game.size() + keys_of_settings.size()> all{};
  std::copy(keys_of_settings.begin(), keys_of_settings.end(),
            std::copy(keys_of_one_game.begin(), keys_of_one_game.end(), all.begin()));
  return all;
}();

/// Who plays, where and how. What a player may hear and what of this machine is used is agreed at the table.
constexpr auto keys_of_hall = [] {
  constexpr std::array<std::string_view, 18> names{
      "white",           "black", "blind",       "deaf",         "assistant.white",
      "assistant.black", "event", "site",        "round",        "board-number",
      "rules",           "phase", "supervision", "time-control", "quickplay-finish",
      "start",           "left",  "game"};
  std::array<SettingKey, names.size()> all{};
  std::ranges::copy_if(keys_of_one_game, all.begin(), [&](SettingKey const& each) {
    return std::ranges::find(names, each.key) != names.end();
  });
  return all;
}();
static_assert(std::ranges::none_of(keys_of_hall, &std::string_view::empty, &SettingKey::key));

}  // namespace

SettingKey const* KeyTable::find(std::string_view key) const {
  auto const found =
      std::find_if(keys.begin(), keys.end(), [&](SettingKey const& each) { return each.key == key; });
  return found == keys.end() ? nullptr : &*found;
}

KeyTable settings_table() { return {keys_of_settings, translatable("one that tactus settings lists")}; }
KeyTable setup_table() {
  return {keys_of_setup,
          translatable("an option of tactus play without its dashes, or board.white and the like")};
}
KeyTable hall_table() {
  return {keys_of_hall,
          translatable("players, assistants, event, site, round, board-number, rules and times")};
}

std::span<SettingKey const> setting_keys() { return keys_of_settings; }
SettingKey const* setting_key(std::string_view key) { return settings_table().find(key); }

}  // namespace tactus::program
