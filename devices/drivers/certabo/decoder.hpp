// SPDX-License-Identifier: GPL-3.0-or-later
// What the lines of Certabo boards (a tag in each piece) and Tabutronic boards (occupied or not) mean. Pure
// but for the tags, which its line shares. Their way round cannot be read from them: it is configured.
#pragma once

#include "core/chess/placement.hpp"
#include "devices/drivers/driver_row.hpp"
#include "devices/drivers/framing.hpp"
#include "devices/drivers/full_state.hpp"

#include <array>
#include <cstdint>
#include <deque>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <variant>
#include <vector>

namespace tactus::devices {

// Finds the lines of Certabo and Tabutronic boards in a stream of bytes: ':', decimal numbers with blanks
// between them, CR LF. A ':' always starts a line, whatever went wrong before it; a bare LF, even inside a
// number, means nothing. Pure; never holds more than 320 numbers.

/// What lamps the board says it has when it was told what to light: the letter L or D, among the numbers or
/// on a line of its own.
enum class LampKind : std::uint8_t { unknown, plain, coloured };

struct CertaboFrame {
  static constexpr std::size_t with_tags = 320;     // five bytes for each square
  static constexpr std::size_t with_occupancy = 8;  // a bit for each square
  std::vector<std::uint8_t> numbers;                // so many, or so many
  LampKind lamps = LampKind::unknown;
  bool operator==(CertaboFrame const&) const = default;
};
/// Which of the two makes sends such lines.
inline Protocol protocol_of(CertaboFrame const& frame) {
  return frame.numbers.size() == CertaboFrame::with_occupancy ? Protocol::sentio : Protocol::certabo;
}
using CertaboLexeme = std::variant<CertaboFrame, LampKind, Dropped>;

class CertaboFramer {
 public:
  /// The result does not depend on how the bytes are cut into calls.
  std::vector<CertaboLexeme> feed(std::span<std::uint8_t const> bytes);
  /// All bytes dropped so far.
  std::size_t discarded() const { return discarded_; }

 private:
  std::optional<CertaboLexeme> push(char c);
  std::optional<CertaboLexeme> start();
  std::optional<CertaboLexeme> finish();
  std::optional<CertaboLexeme> outside(char c);
  bool take(char c);
  bool end_number();
  Dropped give_up(DropReason reason);

  bool in_line_ = false;
  bool in_noise_ = false;   // the run of noise has been reported
  bool is_ending_ = false;  // CR has come, LF has not
  std::size_t taken_ = 0;   // bytes of this line
  std::optional<unsigned> number_;
  CertaboFrame frame_;
  std::size_t discarded_ = 0;
};

/// The five bytes that a board reads from a piece; nothing stands on a square without one.
using Tag = std::array<std::uint8_t, 5>;
using TaggedSquares = std::array<std::optional<Tag>, 64>;  // by the index of the square

class PieceTags final : public DriverMemory {
 public:
  PieceTags();
  /// What should stand on the board; the start position until this is called.
  void expect(chess::Placement const& placement) { expected_ = placement; }
  /// Learns the tags that are new if just the expected squares are filled and no tag that is known stands on
  /// a square of another piece. Beside the start position a second queen may stand on d3 and on d6.
  void learn(TaggedSquares const& tags);
  bool is_calibrated() const { return !pieces_.empty(); }
  /// Nothing for a tag that was not learned.
  std::optional<chess::Piece> piece(Tag const& tag) const;

 private:
  std::optional<chess::Placement> explanation(TaggedSquares const& tags) const;

  chess::Placement expected_;
  std::map<Tag, chess::Piece> pieces_;
};

class CertaboDecoder {
 public:
  /// The last lines, on which is voted: two of them tell a piece.
  static constexpr std::size_t voters = 3;
  /// Lines that must be the same before tags are learned from them.
  static constexpr unsigned steady_lines = 7;

  explicit CertaboDecoder(std::shared_ptr<PieceTags> tags) : tags_(std::move(tags)) {}

  /// Pieces are told as two of the last three lines have them, and not before their tags are known. From then
  /// on other tags are an empty square: real boards read random ones there, another one each time.
  std::vector<DeviceEvent> decode(CertaboLexeme const& lexeme);
  void wish_full_state() { states_.wish_whole(); }

 private:
  std::vector<DeviceEvent> occupancy(std::vector<std::uint8_t> const& rows);
  std::vector<DeviceEvent> pieces(std::vector<std::uint8_t> const& numbers);
  TaggedSquares tagged(std::vector<std::uint8_t> const& numbers) const;
  void vote();
  bool looks_empty(std::size_t square) const;
  std::vector<DeviceEvent> tell_pieces();

  std::shared_ptr<PieceTags> tags_;
  std::deque<TaggedSquares> last_lines_;  // at most three
  TaggedSquares voted_{};
  unsigned equal_lines_ = 0;  // so many in a row gave the same vote
  bool is_wait_noted_ = false;
  std::set<Tag> noted_;  // tags that nobody knows
  FullStates states_;
};

}  // namespace tactus::devices
