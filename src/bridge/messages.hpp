// SPDX-License-Identifier: GPL-3.0-or-later
// What a program and DGT LiveChess say to each other about boards: JSON over a WebSocket, as its public
// clients use it. Pure.
#pragma once

#include "core/chess/placement.hpp"
#include "core/message/message.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include <tl/expected.hpp>

namespace tactus::bridge {

/// The boards of a hall fit many times.
inline constexpr std::size_t longest_message = 1'000'000;  // bytes

/// LiveChess has its cable, and hears it.
enum class BoardState : std::uint8_t { heard, not_heard };

struct ListedBoard {
  std::string serial;
  BoardState state = BoardState::not_heard;
  std::string state_name;                  // as LiveChess calls it: "ACTIVE", "NOTRESPONDING"
  std::optional<chess::Placement> stands;  // nothing: not told, or no placement
};
/// "board 12345: connected", or what LiveChess says of it.
Message state_of(ListedBoard const& board);

struct BoardList {
  std::vector<ListedBoard> boards;
};
/// Comes whenever a piece is lifted or placed.
struct BoardStands {
  std::string serial;  // empty: not told
  chess::Placement placement;
};
/// An answer or a feed in which nothing about squares is told.
struct OfNoUse {};

using LiveChessMessage = std::variant<BoardList, BoardStands, OfNoUse>;

enum class MessageFault : std::uint8_t { too_long, not_json, bad_list, bad_placement };
/// What was found, and expected.
Message message_of(MessageFault fault);

/// Any bytes.
tl::expected<LiveChessMessage, MessageFault> read_message(std::string_view text);

/// The answer carries the same number; LiveChess gives it as a text.
std::string call_for_boards(unsigned number);
/// From then on LiveChess tells each change of that board.
std::string subscription(unsigned number, std::string_view serial);

}  // namespace tactus::bridge
