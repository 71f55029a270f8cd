// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/arbitration/reconcile/sheets/sheet_reading.hpp"

#include "core/arbitration/reconcile/sheets/written_move.hpp"
#include "core/legal/position.hpp"

#include <algorithm>
#include <array>
#include <cstdint>

namespace tactus::arbitration::reconcile {
namespace {

/// An incomplete entry is tried in each of its senses; so many boards are looked at in all.
constexpr unsigned most_boards = 2000;

class LoneReading {
 public:
  explicit LoneReading(Entries const& sheet) : sheet_(sheet) {}

  std::size_t follow(std::size_t next, chess::Position const& position) {
    if (is_skipped(next)) return follow(next + 2, position);
    if (!takes(next)) return 0;
    std::size_t most = 0;
    auto const reading = ReadingTable{position}.read(sheet_, next);
    if (!reading.denotes()) return 0;
    for (chess::Move const m : reading.moves) most = std::max(most, 1 + follow(next + 1, position.after(m)));
    return most;
  }

  std::size_t follow(std::size_t next, chess::Placement const& board, chess::Color turn) {
    if (is_skipped(next)) return follow(next + 2, board, turn);
    if (!takes(next)) return 0;
    std::size_t most = 0;
    for (WrittenMove const& move : unchecked_moves(board, turn))
      if (denotes(sheet_[next], move, sheet_.letters()))
        most = std::max(most, 1 + follow(next + 1, board_after(board, move), opposite(turn)));
    return most;
  }

 private:
  bool is_skipped(std::size_t next) const { return sheet_.damage_of_skipping(next) != 0; }
  bool takes(std::size_t next) {
    if (next >= sheet_.size() || sheet_[next].is_silent() || boards_ == most_boards) return false;
    ++boards_;
    return true;
  }

  Entries const& sheet_;
  unsigned boards_ = 0;
};

}  // namespace

std::size_t legal_entries(Entries const& sheet, std::size_t next, chess::Position const& position) {
  return LoneReading{sheet}.follow(next, position);
}

std::size_t playable_entries(Entries const& sheet, std::size_t next, chess::Position const& position) {
  return LoneReading{sheet}.follow(next, position.placement(), position.turn());
}

namespace {

/// "g1f3", castling by the king's squares.
bool is_in_coordinates(EntryText const& entry, WrittenMove const& move) {
  constexpr unsigned signs_of_two_squares = 4;
  if (entry.signs().size() != signs_of_two_squares) return false;
  auto to = move.to;
  if (move.castling == Castling::to_h_side) to = chess::Square{chess::File::g, to.rank()};
  if (move.castling == Castling::to_a_side) to = chess::Square{chess::File::c, to.rank()};
  Signs squares;
  for (char const c : {move.from.file_letter(), move.from.rank_digit(), to.file_letter(), to.rank_digit()})
    squares.push(c);
  return entry.equals(squares);
}

}  // namespace

bool denotes(EntryText const& entry, WrittenMove const& move, notation::PieceLetters const& letters) {
  if (entry.stated() && states(*entry.stated(), move)) return true;
  Forms const forms = forms_of(move, letters);
  return std::any_of(forms.begin(), forms.end(), [&](Signs form) { return entry.equals(form); }) ||
         is_in_coordinates(entry, move);
}

namespace {

using chess::Move;
using Moves = std::vector<Move>;

/// What a sheet is taken to do at this ply.
enum class Role : std::uint8_t { reads, leaves_out, has_stopped };
using Roles = ByColor<Role>;

/// A ply that is left out is accepted only if so many entries after it denote moves of the line.
constexpr std::uint8_t entries_owed = 3;
constexpr std::uint8_t most_left_out = 2;  // a whole move

struct Ply {
  ByColor<Entries> const& sheets;
  ReadingTable const& table;
  SheetPlaces const& places;
  ByColor<Reading> readings{};
};

Ply ply_at(ByColor<Entries> const& sheets, ReadingTable const& table, SheetPlaces const& places) {
  Ply ply{sheets, table, places};
  for (Color const p : both_colors)
    if (places[p].next < sheets[p].size()) ply.readings[p] = ply.table.read(sheets[p], places[p].next);
  return ply;
}

bool is_contradiction(Reading const& one, Reading const& other) {
  if (!one.denotes() || !other.denotes()) return false;
  return std::none_of(one.moves.begin(), one.moves.end(), [&](Move m) { return other.has(m); });
}

Moves both_of(Moves const& one, Reading const& other) {
  Moves common;
  std::copy_if(one.begin(), one.end(), std::back_inserter(common), [&](Move m) { return other.has(m); });
  return common;
}

Moves either_of(Moves const& one, Moves const& other) {
  Moves all = one;
  for (Move const m : other)
    if (std::find(one.begin(), one.end(), m) == one.end()) all.push_back(m);
  return all;
}

/// The moves that no reading sheet contradicts; with a contradiction those of either sheet.
Moves candidates(Ply const& ply, Roles const& roles) {
  Reading const nothing;
  Reading const& white = roles.white == Role::reads ? ply.readings.white : nothing;
  Reading const& black = roles.black == Role::reads ? ply.readings.black : nothing;
  if (is_contradiction(white, black)) return either_of(white.moves, black.moves);
  if (white.denotes() && black.denotes()) return both_of(white.moves, black);
  if (white.denotes()) return white.moves;
  if (black.denotes()) return black.moves;
  return ply.table.moves();
}

Damage damage_of_entry(Reading const& reading, Move m) {
  switch (reading.sense) {
    case Sense::silent: return damage::silent;
    case Sense::exact: return reading.has(m) ? 0 : damage::contradiction;
    case Sense::incomplete: return reading.has(m) ? damage::incomplete : damage::contradiction;
    case Sense::defective: return reading.has(m) ? damage::slip : damage::defective;
  }
  return 0;
}

/// Reads the entry as the move. Nothing: a ply was left out before, and this entry does not bear it out.
bool read_entry(SheetPlace& place, Reading const& reading, Move m) {
  bool const bears_out = reading.denotes() && reading.has(m);
  if (place.owed > 0 && !bears_out) return false;
  if (place.owed > 0) --place.owed;
  place.left_out = 0;
  ++place.next;
  return true;
}

Damage leave_out(SheetPlace& place) {
  place.owed = entries_owed;
  return place.left_out++ == 0 ? damage::left_out : damage::left_out_again;
}

/// Adds the step with this move, if the sheets allow it in these roles.
void add_step(std::vector<ReadingStep>& found, Ply const& ply, Roles const& roles, Move m) {
  ReadingStep step{m, 0, ply.places};
  unsigned sheets_that_say_nothing = 0;
  unsigned silent_sheets = 0;
  for (Color const p : both_colors) {
    Reading const& reading = ply.readings[p];
    bool const is_read = roles[p] == Role::reads;
    if (is_read && !read_entry(step.places[p], reading, m)) return;
    Damage damage = is_read ? damage_of_entry(reading, m) : Damage{0};
    if (roles[p] == Role::leaves_out) damage = leave_out(step.places[p]);
    step.damage = static_cast<Damage>(step.damage + damage);
    step.is_contradicted |= is_read && reading.denotes() && !reading.has(m);
    bool const is_silent = roles[p] == Role::has_stopped || (is_read && reading.sense == Sense::silent);
    silent_sheets += is_silent ? 1 : 0;
    sheets_that_say_nothing += !is_read || is_silent || !reading.has(m) ? 1 : 0;
  }
  if (silent_sheets == 2) step.damage = static_cast<Damage>(step.damage + damage::both_silent);
  step.is_unknown = sheets_that_say_nothing == 2;
  found.push_back(step);
}

void add_steps(std::vector<ReadingStep>& found, Ply const& ply, Roles const& roles) {
  Moves const moves = candidates(ply, roles);
  found.reserve(found.size() + moves.size());
  for (Move const m : moves) add_step(found, ply, roles, m);
}

/// Only a ply that the other sheet gives can be left out, and only by a sheet that goes on after it.
void add_steps_left_out(std::vector<ReadingStep>& found, Ply const& ply, Roles roles, Color p) {
  Reading const& given = ply.readings[opposite(p)];
  if (roles.white != Role::reads || roles.black != Role::reads) return;
  if (ply.places[p].left_out == most_left_out) return;
  roles[p] = Role::leaves_out;
  for (Move const m : given.moves) add_step(found, ply, roles, m);
}

}  // namespace

std::vector<ReadingStep> steps(ByColor<Entries> const& sheets, ReadingTable const& table,
                               SheetPlaces const& places, bool may_contradict) {
  Ply const ply = ply_at(sheets, table, places);
  Roles roles;
  for (Color const p : both_colors)
    roles[p] = places[p].next < sheets[p].size() ? Role::reads : Role::has_stopped;
  std::vector<ReadingStep> found;
  if (may_contradict || !is_contradiction(ply.readings.white, ply.readings.black))
    add_steps(found, ply, roles);
  for (Color const p : both_colors) add_steps_left_out(found, ply, roles, p);
  return found;
}

Difference difference_at(ByColor<Entries> const& sheets, chess::Position const& position, unsigned ply,
                         SheetPlaces const& places) {
  ReadingTable const table{position};
  Ply const both = ply_at(sheets, table, places);
  Difference difference{ply, {}, places};
  difference.is_clear = true;
  for (Color const p : both_colors) {
    difference.wrote[p] = both.readings[p].moves.front();
    difference.is_clear &= both.readings[p].sense == Sense::exact;
  }
  return difference;
}

using chess::Move;

ReadingTable::ReadingTable(chess::Position const& position) {
  auto const legal = position.legal_moves();
  moves_.reserve(legal.size());
  for (Move const m : legal) moves_.push_back({m, written(position, m)});
}

std::vector<Move> ReadingTable::moves() const {
  std::vector<Move> moves;
  moves.reserve(moves_.size());
  for (Listed const& each : moves_) moves.push_back(each.move);
  return moves;
}

std::size_t ReadingTable::numbers_of(Entries const& sheet) const {
  std::size_t const which = sheets_[0] == nullptr || sheets_[0] == &sheet ? 0 : 1;
  if (sheets_[which] == &sheet) return which;
  for (Listed& each : moves_) each.numbers[which] = sheet.asked().number_of(key_of(each.written));
  sheets_[which] = &sheet;
  return which;
}

namespace {

// What an entry says of a move. Most entries state one, and nothing more is asked then.
constexpr std::uint8_t is_asked_stated = 1, is_stated = 2, is_asked_all = 4;
// With a sign that cannot be read, or a capture by a pawn that names its square alone.
constexpr std::uint8_t is_a_form = 8;
constexpr std::uint8_t is_coordinates = 16;
// Nothing is meant by the letters as they stand; the hand may be another one, throughout the sheet or here.
constexpr std::uint8_t is_in_another_hand = 32;
constexpr std::uint8_t is_one_slip_away = 64;
constexpr std::array ways_to_denote{is_stated, is_a_form, is_coordinates, is_in_another_hand};

std::uint8_t whether_stated(EntryText const& entry, WrittenMove const& move) {
  bool const it_is = entry.stated() && states(*entry.stated(), move);
  return it_is ? is_asked_stated | is_stated : is_asked_stated;
}

std::uint8_t all_other_ways(EntryText const& entry, WrittenMove const& move,
                            notation::PieceLetters const& letters) {
  unsigned said = is_asked_all;
  for (Signs const form : forms_of(move, letters)) {
    if (entry.equals(form)) said |= is_a_form;
    if (entry.is_one_slip_from(form)) said |= is_one_slip_away;
  }
  if (is_in_coordinates(entry, move)) said |= is_coordinates;
  if (std::ranges::any_of(entry.in_other_hands(), [&](auto const& each) { return states(each, move); }))
    said |= is_in_another_hand;
  return static_cast<std::uint8_t>(said);
}

}  // namespace

Reading ReadingTable::read(Entries const& sheet, std::size_t entry) const {
  EntryText const& text = sheet[entry];
  if (text.is_silent()) return {};
  std::size_t const which = numbers_of(sheet);
  auto& said = sheet.asked().said_by(entry);
  std::uint8_t all = 0;
  for (Listed const& each : moves_) {
    auto& of_move = said[each.numbers[which]];
    if ((of_move & is_asked_stated) == 0) of_move |= whether_stated(text, each.written);
    all |= of_move;
  }
  if ((all & is_stated) == 0)
    for (Listed const& each : moves_) {
      auto& of_move = said[each.numbers[which]];
      if ((of_move & is_asked_all) == 0) of_move |= all_other_ways(text, each.written, sheet.letters());
      all |= of_move;
    }
  auto const moves_said = [&](std::uint8_t way) {
    std::vector<Move> found;
    for (Listed const& each : moves_)
      if ((said[each.numbers[which]] & way) != 0) found.push_back(each.move);
    return found;
  };
  for (std::uint8_t const way : ways_to_denote) {
    if ((all & way) == 0) continue;
    auto denoted = moves_said(way);
    return {denoted.size() == 1 ? Sense::exact : Sense::incomplete, std::move(denoted)};
  }
  return {Sense::defective, moves_said(is_one_slip_away)};
}

}  // namespace tactus::arbitration::reconcile
