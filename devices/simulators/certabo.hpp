// SPDX-License-Identifier: GPL-3.0-or-later
// A Certabo board, which reads a tag of five bytes from each piece, and a Tabutronic Sentio, which only knows
// what is occupied: the same lines with other numbers in them, sent again and again. Written from the
// protocol page and not with the product's code. A command to the lamps is answered by a line with one
// letter.
#pragma once

#include "devices/simulators/device.hpp"

#include <array>
#include <map>
#include <random>
#include <string>

namespace tactus::devices::simulators {

/// One for each square and eight bytes to command them, or coloured ones at the corners and 247 bytes.
enum class BoardLamps : std::uint8_t {
  plain,
  coloured,
  plain_without_answer,
  coloured_that_answer_their_own,  // commands; they give none to plain ones
};

/// What the two have in common: lines of numbers, and the lamps.
class NumberLineBoard : public SimulatedBoard {
 public:
  NumberLineBoard(chess::Placement const& standing, SimTime scan_time, BoardLamps make)
      : SimulatedBoard(standing), scan_time_(scan_time), make_(make) {}

  void power_up(SimTime now) override;
  void receive(std::span<std::uint8_t const> bytes, SimTime now) override;
  void advance(SimTime now) override;
  SimTime next_due() const override { return next_scan_; }

  /// As last told: rank 8 first, the lowest bit is file a.
  std::array<std::uint8_t, 8> const& lamps() const { return lamps_; }
  chess::SquareSet lit() const override { return squares_of(lamps_, FileA::lowest_bit); }
  /// The last whole command of a board with coloured lamps.
  Bytes const& colours() const { return colours_; }
  /// Least time between two commands to the lamps so far.
  SimTime shortest_pause() const { return shortest_pause_; }

 private:
  virtual std::string numbers() = 0;
  bool has_coloured() const;
  bool is_whole_command() const;
  void obey_command(SimTime now);

  SimTime scan_time_;
  BoardLamps make_;
  SimTime next_scan_{0};
  Bytes command_;  // so far
  SimTime last_byte_{0};
  std::array<std::uint8_t, 8> lamps_{};
  Bytes colours_;
  SimTime last_command_{SimTime::min() / 2};
  SimTime shortest_pause_{SimTime::max()};
};

class SimulatedCertabo : public NumberLineBoard {
 public:
  /// Each piece that is ever placed gets a tag of its own, but a piece that is placed again where another of
  /// its kind was lifted is taken for that one. Empty squares read random tags, as often as a real board did.
  explicit SimulatedCertabo(chess::Placement const& standing, BoardLamps lamps = BoardLamps::plain,
                            std::uint32_t noise_seed = 26);
  void lift(chess::Square square, SimTime now) override;
  void place(chess::Square square, chess::Piece piece, SimTime now) override;
  /// The reader of this square gets nothing from its tag.
  void set_blind(chess::Square square, bool is_blind) { blind_ = is_blind ? square.index() : 64; }

 private:
  std::string numbers() override;
  std::string number_of_nothing(unsigned field);
  unsigned new_tag() { return next_tag_++; }

  std::array<unsigned, 64> tags_{};  // by the index of the square; 0 = none
  std::multimap<char, unsigned> lifted_;
  unsigned next_tag_ = 1;
  unsigned blind_ = 64;
  std::mt19937 noise_;
};

class SimulatedSentio : public NumberLineBoard {
 public:
  explicit SimulatedSentio(chess::Placement const& standing, BoardLamps lamps = BoardLamps::plain)
      : NumberLineBoard(standing, std::chrono::milliseconds{100}, lamps) {}

 private:
  std::string numbers() override;
};

}  // namespace tactus::devices::simulators
