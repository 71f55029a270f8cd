// SPDX-License-Identifier: GPL-3.0-or-later
// Which ears hear from which sound device: two devices, or the left and the right of one.
// Values only; any thread.
#pragma once

#include "core/message/message.hpp"
#include "core/table/announcement.hpp"
#include "speech/listener.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include <tl/expected.hpp>

namespace tactus::speech {

/// Of a device with two channels.
enum class Side : std::uint8_t { both, left, right };
inline constexpr std::size_t side_count = 3;

struct SoundRoute {
  std::string device;  // part of its name; empty: the default device
  Side side = Side::both;

  bool operator==(SoundRoute const&) const = default;
};

struct SoundPlan {
  SoundRoute table, white, black;
  std::optional<SoundRoute> white_assistant{}, black_assistant{};  // nothing: they read the screen
  Ears ears{};

  bool operator==(SoundPlan const&) const = default;

  /// Null: these ears are told nothing by sound.
  SoundRoute const* of(table::Audience to) const;
  /// The table is told wherever there is sound; a private message goes to its own device or to none, but on
  /// a machine whose one device is for both players and the table.
  bool may_take_another_device(table::Audience to) const;
};

/// These ears have lost their sound, and one English sentence says why; or have it again, and nothing does.
/// Called on a thread of the devices.
using SoundChange = std::function<void(table::Audience to, std::string const& trouble)>;

inline constexpr std::array audiences{table::Audience::table, table::Audience::white, table::Audience::black,
                                      table::Audience::white_assistant, table::Audience::black_assistant};

/// "default", "left", "USB Audio", "USB Audio:right". The error says what was expected.
tl::expected<SoundRoute, Message> read_sound_route(std::string_view text);
/// Read back it is the same route.
std::string text_of(SoundRoute const& route);

}  // namespace tactus::speech
