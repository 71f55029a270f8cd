// SPDX-License-Identifier: GPL-3.0-or-later

#include "speech/sound/bare_alsa.hpp"

#include <algorithm>
#include <alsa/asoundlib.h>
#include <array>
#include <memory>
#include <string>

namespace tactus::speech {
namespace {

constexpr std::array<std::string_view, 3> server_types{"pulse", "pipewire", "jack"};
constexpr int longest_chain = 8;  // of names that stand for names

struct DeleteDefinition {
  void operator()(snd_config_t* definition) const { snd_config_delete(definition); }
};

/// Empty: there is none, or it cannot be evaluated.
std::string type_of_default() {
  std::string name = "default";
  if (snd_config_update() < 0) return {};
  for (int hop = 0; hop < longest_chain; ++hop) {
    snd_config_t* found = nullptr;
    if (snd_config_search_definition(snd_config, "pcm", name.c_str(), &found) < 0) return {};
    std::unique_ptr<snd_config_t, DeleteDefinition> const definition{found};
    char const* text = nullptr;
    if (snd_config_get_string(found, &text) >= 0) {
      name = text;
      continue;
    }
    snd_config_t* type = nullptr;
    bool const has_type =
        snd_config_search(found, "type", &type) >= 0 && snd_config_get_string(type, &text) >= 0;
    return has_type ? text : std::string{};
  }
  return {};
}

}  // namespace

bool is_of_sound_server(std::string_view type) {
  return std::find(server_types.begin(), server_types.end(), type) != server_types.end();
}

bool is_bare_alsa() { return !is_of_sound_server(type_of_default()); }

}  // namespace tactus::speech
