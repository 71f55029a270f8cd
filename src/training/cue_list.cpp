// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/training/cue_list.hpp"

#include "core/notation/move_text.hpp"
#include "speech/voice/synthesiser.hpp"

#include <cstdint>
#include <filesystem>
#include <system_error>
#include <utility>
#include <variant>

#include <nlohmann/json.hpp>

namespace tactus::training {
namespace {

namespace fs = std::filesystem;

/// What it holds is written with each utterance.
Millis length_of(std::string const& wav) {
  constexpr std::uintmax_t header = 44;
  std::error_code fault;
  auto const bytes = fs::file_size(wav, fault);
  if (fault || bytes < header) return Millis{0};
  auto const samples = static_cast<std::int64_t>((bytes - header) / sizeof(std::int16_t));
  return Millis{samples * 1000 / speech::speech_rate_hz};
}

}  // namespace

CueList::CueList(std::string sound) : sound_(std::move(sound)) {
  std::error_code fault;
  if (fs::is_regular_file(sound_, fault)) out_.open(sound_ + ".cue.jsonl");
}

void CueList::add(Message const& fact, std::string const& text) {
  if (!out_.is_open()) return;
  Millis const start = std::exchange(said_, length_of(sound_));
  nlohmann::ordered_json line{{"text", text}};
  for (Argument const& each : fact.arguments)
    if (auto const* const made = std::get_if<NumberedMove>(&each.value)) {
      line["move"] = made->number;
      line["by"] = made->by == chess::Color::white ? "white" : "black";
      line["san"] = notation::write_san(made->move);
    }
  line["start_ms"] = start.count();
  line["end_ms"] = said_.count();
  out_ << line.dump() << std::endl;
}

}  // namespace tactus::training
