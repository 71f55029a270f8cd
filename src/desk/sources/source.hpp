// SPDX-License-Identifier: GPL-3.0-or-later
// Where the desk's boards come from: game files on this machine, or a hall's broker.
#pragma once

#include "core/instant.hpp"
#include "src/store/game_file.hpp"

#include <optional>
#include <string>
#include <vector>

namespace tactus::desk {

/// What connects a table with the desk.
enum class Link : std::uint8_t {
  waiting,  // nothing was heard of it yet
  up,
  lost,
  unheard,  // the broker between is gone
  done,     // it said that nothing more will come
};

/// Of what one table of a hall has sent more than the desk takes.
enum class Excess : std::uint8_t { none, games, events, bytes };

/// What a source tells of one board.
/// What is wrong with all boards at once, each in one sentence of the system; empty: nothing.
struct HallFaults {
  std::string broker;  // is gone
  std::string copy;    // of the desk cannot be written
};

/// Whence a board has its number.
enum class Numbering : std::uint8_t {
  known,         // the hall or its game file says it
  in_order,      // no game file says any: the order of the files
  not_recorded,  // only the others' do
  contested,     // two game files say the same
};

/// As far as a board's own source knows.
struct NumberClaim {
  std::optional<unsigned> number{};  // nothing: the first free one
  Numbering numbering = Numbering::known;
  unsigned contested = 0;
  std::string rival{};  // the board that says the same number
  bool operator==(NumberClaim const&) const = default;
};

struct BoardNews {
  std::string board;  // stable: a file's name, or a place in the hall
  std::string game;   // names the game where there are events: another name than before begins the board anew
  std::vector<store::NumberedEvent> events{};  // from 1, without gaps and copies, each only once
  std::optional<Link> link{};                  // where it has changed
  std::optional<std::string> fault{};  // one sentence in English where it has changed; empty: it is gone
  std::optional<unsigned> number{};    // of the board where it has one, from 1
  std::optional<Excess> excess{};      // where it has changed
  std::optional<HallFaults> hall{};    // this board stands for the hall: what is wrong with it now
  std::optional<NumberClaim> claim{};  // where it has changed; its number stands above too
};

/// From here on: boards that are no table's, whose number is not known, or whose number another one has. A
/// hall has at most 10,000 tables.
inline constexpr unsigned number_of_no_table = 10'001;

/// One thread.
class Source {
 public:
  virtual ~Source() = default;
  /// Waits until there is news, at most `limit`. The first call names all boards that are known by then.
  virtual std::vector<BoardNews> next(Millis limit) = 0;
  /// Ends the waiting: there is something to send. Any thread.
  virtual void wake() {}
};

}  // namespace tactus::desk
