// SPDX-License-Identifier: GPL-3.0-or-later
// A row for each outcome.
#pragma once

#include "core/table/event.hpp"
#include "core/table/facts/fact.hpp"

namespace tactus::table::facts {

template <>
inline constexpr auto row<PieceTouched> = fact("piece.touched", field("by", &PieceTouched::by),
                                               field("square", &PieceTouched::square),
                                               field("piece", &PieceTouched::piece));
template <>
inline constexpr auto row<MoveMade> = fact("move.made", field("by", &MoveMade::by),
                                           field("ply", &MoveMade::ply), field("move", &MoveMade::move));
template <>
inline constexpr auto row<MovePutBack> = fact("move.put_back", field("by", &MovePutBack::by),
                                              field("ply", &MovePutBack::ply),
                                              field("move", &MovePutBack::move),
                                              field("san", &MovePutBack::san));
template <>
inline constexpr auto row<MoveCompleted> = fact("move.completed", field("by", &MoveCompleted::by),
                                                field("ply", &MoveCompleted::ply),
                                                field("move", &MoveCompleted::move),
                                                field("san", &MoveCompleted::san),
                                                field("reading", &MoveCompleted::reading),
                                                field("is_found", &MoveCompleted::is_found).if_said());
template <>
inline constexpr auto row<PromotionNamed> = fact("promotion.named", field("by", &PromotionNamed::by),
                                                 field("ply", &PromotionNamed::ply),
                                                 field("move", &PromotionNamed::move),
                                                 field("san", &PromotionNamed::san));
template <>
inline constexpr auto row<MoveTakenBack> = fact("move.taken_back", field("by", &MoveTakenBack::by),
                                                field("ply", &MoveTakenBack::ply),
                                                field("move", &MoveTakenBack::move),
                                                field("san", &MoveTakenBack::san));
template <>
inline constexpr auto row<PositionRestored> = fact("position.restored",
                                                   field("plies", &PositionRestored::plies),
                                                   field("position", &PositionRestored::position),
                                                   field("times", &PositionRestored::times));
template <>
inline constexpr auto row<EndTakenBack> = fact("end.taken_back", field("result", &EndTakenBack::result));
template <>
inline constexpr auto row<BoardAwaitsPosition> = fact("board.awaits_position",
                                                      field("board", &BoardAwaitsPosition::board),
                                                      field("ply", &BoardAwaitsPosition::ply),
                                                      field("squares", &BoardAwaitsPosition::squares));
template <>
inline constexpr auto row<MoveCopied> = fact("move.copied", field("board", &MoveCopied::board),
                                             field("ply", &MoveCopied::ply));
template <>
inline constexpr auto row<BoardDiffers> = fact("board.differs", field("board", &BoardDiffers::board),
                                               field("ply", &BoardDiffers::ply),
                                               field("squares", &BoardDiffers::squares));
template <>
inline constexpr auto row<BoardAgreesAgain> = fact("board.agrees", field("board", &BoardAgreesAgain::board),
                                                   field("ply", &BoardAgreesAgain::ply));
template <>
inline constexpr auto row<EquipmentExplained> = fact("equipment.explained",
                                                     field("fault", &EquipmentExplained::fault),
                                                     field("of", &EquipmentExplained::of),
                                                     field("squares", &EquipmentExplained::squares));
template <>
inline constexpr auto row<Irregularity> = fact("irregularity.seen", field("kind", &Irregularity::kind),
                                               field("by", &Irregularity::by),
                                               field("ply", &Irregularity::ply),
                                               field("squares", &Irregularity::squares));
template <>
inline constexpr auto row<Told> = fact("announcement.told", fields_of(&Told::announcement));
template <>
inline constexpr auto row<GameEnded> = fact("game.ended", field("result", &GameEnded::result),
                                            field("reason", &GameEnded::reason));
template <>
inline constexpr auto row<GameAdjourned> = fact("game.adjourned",
                                                field("sealed_by", &GameAdjourned::sealed_by),
                                                field("number", &GameAdjourned::number),
                                                field("position", &GameAdjourned::position),
                                                field("offer", &GameAdjourned::offer),
                                                field("reading", &GameAdjourned::reading));

static_assert(all_have_rows<OutcomeTypes>, "an outcome has no row");
static_assert(all_names_differ<OutcomeTypes>, "two outcomes have one name");

}  // namespace tactus::table::facts
