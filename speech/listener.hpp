// SPDX-License-Identifier: GPL-3.0-or-later
// What reaches the two players by sound. Values only; any thread.
#pragma once

#include "core/table/announcement.hpp"

#include <array>
#include <chrono>
#include <cstdint>
#include <optional>
#include <poll.h>
#include <sys/eventfd.h>
#include <unistd.h>
#include <variant>

namespace tactus::speech {

/// Whose display or speech server it is; `both`: of whoever reaches for it.
enum class Whose : std::uint8_t { white, black, both };

/// What is for the table is for everybody, what is for one player only for him (11.5), what is for an
/// assistant for no player.
constexpr bool is_for(Whose whose, table::Audience to) {
  switch (to) {
    case table::Audience::table: return true;
    case table::Audience::white: return whose != Whose::black;
    case table::Audience::black: return whose != Whose::white;
    case table::Audience::white_assistant:
    case table::Audience::black_assistant: return false;
  }
  return false;
}

enum class Hearing : std::uint8_t {
  all,        // what is for him alone, too
  the_table,  // what is for everybody: he has no ear of his own
  nothing,    // he does not hear
};

struct Ears {
  Hearing white = Hearing::all, black = Hearing::all;

  Hearing of(chess::Color player) const { return player == chess::Color::white ? white : black; }
  bool operator==(Ears const&) const = default;
};

/// Whose secret it is; nothing: nobody's, as what is for the table, for an assistant, and each move, which
/// both players know.
inline std::optional<chess::Color> private_to(table::Announcement const& announcement) {
  if (std::holds_alternative<table::MoveSaid>(announcement.content)) return std::nullopt;
  if (announcement.to == table::Audience::white) return chess::Color::white;
  if (announcement.to == table::Audience::black) return chess::Color::black;
  return std::nullopt;
}

inline bool is_spoken(Ears const& ears, table::Announcement const& announcement) {
  auto const player = private_to(announcement);
  return !player || ears.of(*player) == Hearing::all;
}

/// Wakes a thread that waits for bytes. One thread waits, any may ring; a ring before the wait counts.
class Bell {
 public:
  Bell() : descriptor_(::eventfd(0, EFD_NONBLOCK | EFD_CLOEXEC)) {}
  Bell(Bell const&) = delete;
  Bell& operator=(Bell const&) = delete;
  ~Bell() { ::close(descriptor_); }

  void ring() const noexcept { static_cast<void>(::eventfd_write(descriptor_, 1)); }
  /// Until it rings, `other` (or -1) can be read or is gone, or so long.
  void wait(int other, std::chrono::milliseconds longest) const {
    std::array<pollfd, 2> polled{{{descriptor_, POLLIN, 0}, {other, POLLIN, 0}}};
    ::poll(polled.data(), polled.size(), static_cast<int>(longest.count()));
    eventfd_t rung = 0;
    static_cast<void>(::eventfd_read(descriptor_, &rung));
  }

 private:
  int descriptor_;
};

}  // namespace tactus::speech
