// SPDX-License-Identifier: GPL-3.0-or-later

#include "devices/drivers/certabo/decoder.hpp"

#include "devices/drivers/fields.hpp"

#include <algorithm>
#include <set>
#include <utility>

#include <fmt/format.h>

namespace tactus::devices {

namespace {

/// Much more than the longest line: runs of blanks must not go on for ever.
constexpr std::size_t longest_line = 2000;

LampKind lamps_meant_by(char c) {
  return c == 'L' ? LampKind::plain : c == 'D' ? LampKind::coloured : LampKind::unknown;
}

}  // namespace

std::vector<CertaboLexeme> CertaboFramer::feed(std::span<std::uint8_t const> bytes) {
  std::vector<CertaboLexeme> found;
  for (std::uint8_t const byte : bytes)
    if (auto lexeme = push(static_cast<char>(byte))) found.push_back(std::move(*lexeme));
  return found;
}

std::optional<CertaboLexeme> CertaboFramer::push(char c) {
  if (c == ':') return start();
  if (!in_line_) return outside(c);
  ++taken_;
  if (is_ending_ && c == '\n') return finish();
  bool const is_good = !is_ending_ && take(c);
  if (!is_good || taken_ > longest_line) return give_up(DropReason::damaged);
  return std::nullopt;
}

std::optional<CertaboLexeme> CertaboFramer::start() {
  std::optional<CertaboLexeme> cut_off;
  if (in_line_) cut_off = give_up(DropReason::restarted);
  in_line_ = true;
  in_noise_ = is_ending_ = false;
  taken_ = 1;
  number_.reset();
  frame_ = {};
  return cut_off;
}

/// One character inside a line; false if it cannot be there.
bool CertaboFramer::take(char c) {
  if (c >= '0' && c <= '9') {
    number_ = number_.value_or(0) * 10 + static_cast<unsigned>(c - '0');
    return *number_ <= 255;
  }
  if (c == '\n') return true;
  auto const lamps = lamps_meant_by(c);
  if (lamps != LampKind::unknown) frame_.lamps = lamps;
  is_ending_ = c == '\r';
  return end_number() && (c == ' ' || c == '\r' || lamps != LampKind::unknown);
}

bool CertaboFramer::end_number() {
  if (!number_) return true;
  frame_.numbers.push_back(static_cast<std::uint8_t>(*number_));
  number_.reset();
  return frame_.numbers.size() <= CertaboFrame::with_tags;
}

std::optional<CertaboLexeme> CertaboFramer::finish() {
  auto const count = frame_.numbers.size();
  if (count != CertaboFrame::with_tags && count != CertaboFrame::with_occupancy) {
    auto const dropped = give_up(DropReason::wrong_length);
    in_noise_ = false;  // the line is over
    return dropped;
  }
  in_line_ = false;
  return std::exchange(frame_, {});
}

std::optional<CertaboLexeme> CertaboFramer::outside(char c) {
  if (c == '\r' || c == '\n') return std::nullopt;  // empty lines are harmless
  if (auto const lamps = lamps_meant_by(c); lamps != LampKind::unknown && !in_noise_) return lamps;
  ++discarded_;
  if (std::exchange(in_noise_, true)) return std::nullopt;
  return Dropped{DropReason::noise, 1};
}

/// What follows up to the next ':' belongs to this line and is not worth a second report.
Dropped CertaboFramer::give_up(DropReason reason) {
  in_line_ = false;
  in_noise_ = true;
  discarded_ += taken_;
  return {reason, taken_};
}

namespace {

using chess::Color;
using chess::File;
using chess::Rank;
using chess::Square;

chess::Placement start_position() {
  return *placement_from_letters("rnbqkbnrpppppppp................................PPPPPPPPRNBQKBNR");
}

bool are_distinct(TaggedSquares const& tags) {
  std::set<Tag> seen;
  for (auto const& tag : tags)
    if (tag && !seen.insert(*tag).second) return false;
  return true;
}

chess::SquareSet filled(TaggedSquares const& tags) {
  chess::SquareSet squares;
  for (unsigned i = 0; i < 64; ++i)
    if (tags[i]) squares.insert(Square::from_index(i));
  return squares;
}

}  // namespace

PieceTags::PieceTags() : expected_(start_position()) {}

/// The placement that the filled squares are, if they are what is expected.
std::optional<chess::Placement> PieceTags::explanation(TaggedSquares const& tags) const {
  auto placement = expected_;
  auto const squares = filled(tags);
  if (expected_ == start_position()) {
    for (auto const& [square, color] : {std::pair{Square{File::d, Rank::r3}, Color::white},
                                        std::pair{Square{File::d, Rank::r6}, Color::black}})
      if (squares.contains(square)) placement.put(square, {color, chess::Kind::queen});
  }
  return placement.occupied() == squares ? std::optional{placement} : std::nullopt;
}

void PieceTags::learn(TaggedSquares const& tags) {
  auto const placement = explanation(tags);
  if (!placement || !are_distinct(tags)) return;
  auto learned = pieces_;
  for (auto const square : placement->occupied()) {
    auto const expected = *placement->at(square);
    auto const [known, is_new] = learned.emplace(*tags[square.index()], expected);
    if (!is_new && known->second != expected) return;
  }
  pieces_ = std::move(learned);
}

std::optional<chess::Piece> PieceTags::piece(Tag const& tag) const {
  auto const found = pieces_.find(tag);
  return found == pieces_.end() ? std::nullopt : std::optional{found->second};
}

namespace {

using Events = std::vector<DeviceEvent>;

constexpr std::ptrdiff_t majority = 2;

/// Weak readings lose bytes of a tag; one with most bytes lost is no reading.
std::optional<Tag> tag_from(std::uint8_t const* bytes) {
  Tag tag;
  std::copy_n(bytes, tag.size(), tag.begin());
  if (std::count(tag.begin(), tag.end(), 0) >= 3) return std::nullopt;
  return tag;
}

}  // namespace

Events CertaboDecoder::decode(CertaboLexeme const& lexeme) {
  if (auto const* dropped = std::get_if<Dropped>(&lexeme)) return {StateDoubtful{describe(*dropped)}};
  auto const* const frame = std::get_if<CertaboFrame>(&lexeme);
  if (frame == nullptr) return {};  // the lamps are the line's
  auto const& numbers = frame->numbers;
  return numbers.size() == CertaboFrame::with_occupancy ? occupancy(numbers) : pieces(numbers);
}

/// Rank 8 first, the highest bit is file a.
Events CertaboDecoder::occupancy(std::vector<std::uint8_t> const& rows) {
  sensing::AllOccupied now;
  for (unsigned field = 0; field < 64; ++field)
    if ((rows[field / 8] & (0x80U >> field % 8)) != 0) now.squares.insert(square_of_field(field));
  return states_.take(now);
}

Events CertaboDecoder::pieces(std::vector<std::uint8_t> const& numbers) {
  last_lines_.push_back(tagged(numbers));
  if (last_lines_.size() > voters) last_lines_.pop_front();
  auto const before = voted_;
  vote();
  equal_lines_ = voted_ == before ? equal_lines_ + 1 : 0;
  if (equal_lines_ == steady_lines) {  // and again only after a change, or when it was not enough
    tags_->learn(voted_);
    equal_lines_ = 0;
  }
  if (tags_->is_calibrated()) return last_lines_.size() < voters ? Events{} : tell_pieces();
  if (std::exchange(is_wait_noted_, true)) return {};
  return {Note{"the pieces of this board are not known yet: expected the start position"}};
}

TaggedSquares CertaboDecoder::tagged(std::vector<std::uint8_t> const& numbers) const {
  TaggedSquares squares;
  for (unsigned field = 0; field < 64; ++field)
    squares[square_of_field(field).index()] = tag_from(&numbers[field * std::tuple_size_v<Tag>]);
  return squares;
}

void CertaboDecoder::vote() {
  for (std::size_t square = 0; square < voted_.size(); ++square) {
    if (looks_empty(square)) voted_[square].reset();
    for (auto const& line : last_lines_) {
      auto const votes =
          std::count_if(last_lines_.begin(), last_lines_.end(),
                        [&](TaggedSquares const& each) { return each[square] == line[square]; });
      if (votes >= majority) voted_[square] = line[square];
    }
  }
}

/// Most lines have no piece there that is known.
bool CertaboDecoder::looks_empty(std::size_t square) const {
  if (!tags_->is_calibrated()) return false;
  return std::count_if(last_lines_.begin(), last_lines_.end(), [&](TaggedSquares const& each) {
           return !each[square] || !tags_->piece(*each[square]);
         }) >= majority;
}

Events CertaboDecoder::tell_pieces() {
  Events events;
  sensing::AllPieces now;
  for (unsigned index = 0; index < 64; ++index) {
    if (!voted_[index]) continue;
    auto const square = chess::Square::from_index(index);
    if (auto const piece = tags_->piece(*voted_[index]))
      now.placement.put(square, *piece);
    else if (noted_.insert(*voted_[index]).second)
      events.emplace_back(Note{fmt::format("an unknown piece on {} counts as none", square.name())});
  }
  for (auto& event : states_.take(now)) events.push_back(std::move(event));
  return events;
}

}  // namespace tactus::devices
