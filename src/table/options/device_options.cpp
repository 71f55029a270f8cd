// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/table/options/device_options.hpp"

#include "src/command_line/command_line.hpp"
#include "src/table/options/option_forms.hpp"
#include "src/words/catalogue.hpp"

#include <algorithm>

#include <CLI/CLI.hpp>

namespace tactus::program {
namespace {

/// "de, en, fi": those with a catalogue.
std::string codes_offered() {
  std::string codes;
  for (Language const each : words::languages_in(words::locale_folder()))
    codes.append(codes.empty() ? "" : ", ").append(each.code());
  return codes;
}

constexpr char const* where =
    "Where it is: a device, hid:PATH, pty:PATH behind which another program has it, sim:PATH of a simulator "
    "or replay:FILE";

}  // namespace

void add_language(CLI::App& app, std::optional<words::Language>& language) {
  auto const take = [&language](std::string const& code) -> std::optional<Message> {
    auto const ours = words::languages_in(words::locale_folder());
    language = Language::named(command_line::folded_language(code));
    if (language && std::ranges::find(ours, *language) != ours.end()) return std::nullopt;
    return say("{value}: expected one of {list}", {{"value", code}, {"list", codes_offered()}});
  };
  add_text(app, "--language", take, "Language of speech and screen; else that of LANG", "CODE");
}

DeviceCommands::DeviceCommands(CLI::App& app) : app_(app) {
  auto* const devices =
      app.add_subcommand("devices", "Look at boards and clocks, record them, play recordings");
  devices->require_subcommand(1);
  add_list(*devices);
  add_probe(*devices);
  add_watch(*devices);
  add_record(*devices);
  add_replay(*devices);
}

void DeviceCommands::add_list(CLI::App& devices) {
  add_language(*devices.add_subcommand("list", "The serial ports of this machine; opens none"),
               list_.language);
}

void DeviceCommands::add_probe(CLI::App& devices) {
  auto* const probe = devices.add_subcommand("probe", "What answers at a port");
  probe->add_option("ports", probe_.ports, "Ports to ask, as for watch (all of this machine)")
      ->type_name("PORT");
  probe->add_flag("--speak", probe_.is_spoken, "Say the facts too");
  probe->add_option("--wav", probe_.wav, "Also write the speech to this file")->type_name("FILE");
  add_language(*probe, probe_.language);
}

void DeviceCommands::add_watch(CLI::App& devices) {
  auto* const watch = devices.add_subcommand("watch", "What a board or clock says, one event a line");
  watch->add_option("port", watch_.port, where)->required()->type_name("PORT");
  watch->add_flag("--speak", watch_.is_spoken, "Say each square as it is emptied or filled, and each key");
  add_language(*watch, watch_.language);
}

void DeviceCommands::add_record(CLI::App& devices) {
  auto* const record = devices.add_subcommand("record", "Record all bytes of a port into a capture");
  record->add_option("port", record_.port, where)->required()->type_name("PORT");
  record->add_option("file", record_.file, "Capture to write, which must be new")
      ->required()
      ->type_name("FILE");
  record->add_option("--device", record_.device, "What the device is called, for its header")
      ->type_name("TEXT");
  record->add_option("--note", record_.note, "What is done with it meanwhile, for its header")
      ->type_name("TEXT");
}

void DeviceCommands::add_replay(CLI::App& devices) {
  auto* const replay = devices.add_subcommand("replay", "The events of a capture, without waiting");
  replay->add_option("file", replay_.file, "Capture")->required()->type_name("FILE");
}

std::optional<ProgramCommand> DeviceCommands::parsed() const {
  if (!app_.got_subcommand("devices")) return std::nullopt;
  auto const* const devices = app_.get_subcommand("devices");
  if (devices->got_subcommand("list")) return list_;
  if (devices->got_subcommand("probe")) return probe_;
  if (devices->got_subcommand("watch")) return watch_;
  if (devices->got_subcommand("record")) return record_;
  return replay_;
}

}  // namespace tactus::program
