// SPDX-License-Identifier: GPL-3.0-or-later
// Each kind of value that a fact has, as JSON there and back. Private to facts.cpp.
#pragma once

#include "src/store/codec/codec.hpp"

#include <cstddef>
#include <type_traits>

namespace tactus::store {

Json json_of(RuleSet value);
Json json_of(Millis value);
Json json_of(Language value);
Json json_of(std::string const& value);
Json json_of(Name const& value);
Json json_of(chess::Square value);
Json json_of(chess::SquareSet value);
Json json_of(chess::Piece value);
Json json_of(chess::Move value);
Json json_of(chess::Setup const& value);
Json json_of(chess::StatedPosition const& value);
Json json_of(chess::Placement const& value);
Json json_of(notation::MovePattern const& value);
Json json_of(clock::TimeControl const& value);
Json json_of(table::DutySet value);
/// "e4 f3 a8 ...", in this order.
Json json_of(std::array<chess::Square, 12> const& value);

template <class Enum>
requires std::is_enum_v<Enum>
void read_value(Fields& f, char const* key, Enum& value) { value = f.named<Enum>(key); }
void read_value(Fields& f, char const* key, RuleSet& value);
void read_value(Fields& f, char const* key, bool& value);
void read_value(Fields& f, char const* key, unsigned& value);
void read_value(Fields& f, char const* key, std::size_t& value);
void read_value(Fields& f, char const* key, Millis& value);
void read_value(Fields& f, char const* key, Language& value);
void read_value(Fields& f, char const* key, std::string& value);
void read_value(Fields& f, char const* key, std::vector<std::string>& value);
/// Also of older files, or of other programs.
void read_value(Fields& f, char const* key, Name& value);
void read_value(Fields& f, char const* key, chess::Square& value);
void read_value(Fields& f, char const* key, chess::SquareSet& value);
void read_value(Fields& f, char const* key, chess::Piece& value);
void read_value(Fields& f, char const* key, chess::Move& value);
void read_value(Fields& f, char const* key, std::vector<chess::Move>& value);
void read_value(Fields& f, char const* key, chess::Setup& value);
/// A FEN that can be played from.
void read_value(Fields& f, char const* key, chess::StatedPosition& value);
void read_value(Fields& f, char const* key, chess::Placement& value);
void read_value(Fields& f, char const* key, notation::MovePattern& value);
void read_value(Fields& f, char const* key, clock::TimeControl& value);
void read_value(Fields& f, char const* key, table::DutySet& value);
void read_value(Fields& f, char const* key, std::array<chess::Square, 12>& value);

// Of files beside the game file.
void read_files(Fields& f, char const* key, std::string& value);
void read_files(Fields& f, char const* key, std::vector<std::string>& value);

/// What another program may have written there.
void read_of_others(Fields& f, char const* key, std::string& value);

// In older files the move that a text was taken for.
void read_former(Fields& f, char const* key, notation::MovePattern& value);
void read_former(Fields& f, char const* key, std::optional<notation::MovePattern>& value);

}  // namespace tactus::store
