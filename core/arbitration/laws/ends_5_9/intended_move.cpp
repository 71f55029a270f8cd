// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/arbitration/laws/ends_5_9/intended_move.hpp"

#include "core/arbitration/laws/cases/facts.hpp"
#include "core/arbitration/laws/touch_4/touched_pieces.hpp"
#include "core/legal/reading/move_reading.hpp"

#include <variant>

namespace tactus::arbitration::laws {
namespace {

constexpr char const* written_down = "claim.written_move";

bool is_in_coordinates(std::string const& text) {
  return text.size() >= 4 && chess::Square::parse(text.substr(0, 2)) &&
         chess::Square::parse(text.substr(2, 2));
}

}  // namespace

tl::expected<std::optional<chess::Move>, FactFault> intended_move(chess::Position const& before,
                                                                  event::Claim const& claim) {
  if (!claim.written_move)
    return missing(written_down, say("Please give the move that the player has written down."));
  auto const letters = letters_of(claim.language);
  auto const read = letters ? notation::read_move(before, *claim.written_move, *letters)
                            : notation::read_uci(before, *claim.written_move);
  if (auto const* move = std::get_if<chess::Move>(&read)) return std::optional<chess::Move>{*move};
  if (std::holds_alternative<notation::NoSuchMove>(read)) return std::optional<chess::Move>{};
  if (std::holds_alternative<notation::SeveralMoves>(read))
    return missing(written_down, say("Please say which move was meant: {move} may be several.",
                                     {{"move", *claim.written_move}}));
  return wrong(written_down,
               say("Please give a move, like Nf3 or g1f3; {move} is none.", {{"move", *claim.written_move}}));
}

std::optional<std::vector<chess::Move>> moves_instead(chess::Position const& before,
                                                      event::Claim const& claim) {
  if (!claim.written_move || !is_in_coordinates(*claim.written_move)) return std::nullopt;
  return moves_replacing(before, *claim.written_move);
}

}  // namespace tactus::arbitration::laws
