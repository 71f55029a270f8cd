// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/equipment/round_check.hpp"

namespace tactus::equipment {
namespace {

using chess::Color;
using chess::Square;
using chess::SquareSet;

constexpr int most_squares_named = 8;
constexpr std::uint64_t megabyte = 1'000'000;
constexpr std::uint64_t least_megabytes = 100;  // a game takes a few, a recording of all lines some more

Fact empty_square(Color side, Square square, chess::Piece belongs) {
  return fault(say("Board of {player}: {square} is empty, a {piece} belongs there.",
                   {{"player", side}, {"square", square}, {"piece", belongs}}));
}

Fact wrong_square(Color side, Square square, chess::Placement const& start, chess::Placement const& seen) {
  auto const belongs = start.at(square);
  auto const stands = seen.at(square);
  if (!stands) return empty_square(side, square, *belongs);
  if (!belongs)
    return fault(say("Board of {player}: {square} must be empty, a {piece} stands there.",
                     {{"player", side}, {"square", square}, {"piece", *stands}}));
  return fault(say("Board of {player}: on {square} a {piece} belongs, a {found} stands there.",
                   {{"player", side}, {"square", square}, {"piece", *belongs}, {"found", *stands}}));
}

Fact wrong_square(Color side, Square square, chess::Placement const& start, SquareSet /*seen*/) {
  if (auto const belongs = start.at(square)) return empty_square(side, square, *belongs);
  return fault(say("Board of {player}: {square} must be empty, something stands there.",
                   {{"player", side}, {"square", square}}));
}

struct BoardFacts {
  Color side;
  chess::Placement const& start;

  Facts operator()(MovesAreTyped) const {
    return {well(say("Board of {player}: none, moves are typed.", {{"player", side}}))};
  }
  Facts operator()(NotConnected const& at) const {
    return {fault(say("Board of {player}: not connected at {port}.", {{"player", side}, {"port", at.port}}))};
  }
  Facts operator()(OtherDevice const& at) const {
    return {fault(say("Board of {player}: what answers at {port} shows no board.",
                      {{"player", side}, {"port", at.port}}))};
  }
  Facts operator()(chess::Placement const& seen) const { return compare(seen.difference(start), seen); }
  Facts operator()(SquareSet seen) const { return compare(seen ^ start.occupied(), seen); }

  template <class Seen>
  Facts compare(SquareSet wrong, Seen const& seen) const {
    if (wrong.empty()) return {well(say("Board of {player}: ready.", {{"player", side}}))};
    Facts facts;
    if (wrong.has_several())
      facts.push_back(fault(say("Board of {player}: squares not as in the start position: {count}.",
                                {{"player", side}, {"count", static_cast<unsigned>(wrong.size())}})));
    if (wrong.size() <= most_squares_named)
      for (Square const square : wrong) facts.push_back(wrong_square(side, square, start, seen));
    return facts;
  }
};

struct ClockVerdict {
  std::optional<Millis> main_time;

  Facts operator()(NoClock) const { return {well(say("Clock: not connected."))}; }
  Facts operator()(NotConnected const& at) const {
    return {fault(say("Clock: not connected at {port}.", {{"port", at.port}}))};
  }
  Facts operator()(OtherDevice const& at) const {
    return {fault(say("Clock: what answers at {port} shows no clock.", {{"port", at.port}}))};
  }
  Facts operator()(clock::Reading const& reading) const {
    Facts facts{well(
        say("Clock: White {white}, Black {black}.", {{"white", reading.white}, {"black", reading.black}}))};
    for (Color const side : {Color::white, Color::black})
      if (main_time && reading.of(side) != *main_time)
        facts.push_back(
            fault(say("Clock: {player} must have {time}.", {{"player", side}, {"time", *main_time}})));
    if (reading.is_running)
      facts.push_back(fault(say("Clock: running, but must be stopped before the round.")));
    if (reading.white_flag || reading.black_flag)
      facts.push_back(fault(say("Clock: a flag has fallen, set it again.")));
    if (reading.battery_low) facts.push_back(fault(say("Clock: its battery is low.")));
    if (facts.size() == 1) facts.push_back(well(say("Clock: ready.")));
    return facts;
  }
};

}  // namespace

Facts board_facts(Color side, BoardState const& board, chess::Placement const& start) {
  return std::visit(BoardFacts{side, start}, board);
}

Facts clock_facts(ClockState const& clock, std::optional<Millis> main_time) {
  return std::visit(ClockVerdict{main_time}, clock);
}

Fact sound_fact(SoundState sound) {
  switch (sound) {
    case SoundState::switched_off: return well(say("Sound: switched off."));
    case SoundState::no_voice: return fault(say("Voice: missing; expected eSpeak NG with its voices."));
    case SoundState::no_sound:
      return fault(say("Sound: none; expected a loudspeaker or earphone that this machine can use."));
    case SoundState::heard: break;
  }
  return well(say("Sound: ready."));
}

Fact disk_fact(DiskState const& disk) {
  if (!disk.is_writable)
    return fault(say("Disk: game files cannot be written in {folder}.", {{"folder", disk.folder}}));
  std::uint64_t const free = disk.free_bytes / megabyte;
  if (free < least_megabytes)
    return fault(
        say("Disk: megabytes free: {free}; expected {least} or more.",
            {{"free", static_cast<unsigned>(free)}, {"least", static_cast<unsigned>(least_megabytes)}}));
  if (free < 10'000)
    return well(say("Disk: megabytes free: {free}.", {{"free", static_cast<unsigned>(free)}}));
  return well(say("Disk: gigabytes free: {free}.", {{"free", static_cast<unsigned>(free / 1000)}}));
}

Fact game_file_exists(std::string const& file) {
  return fault(say("Game file: {file} exists already; a new game needs a new name.", {{"file", file}}));
}

Fact program_fact(std::string const& version, std::string const& profile, bool is_readable) {
  if (!is_readable) return fault(say("Program: its own file cannot be read, so nobody can compare it."));
  return well(
      say("Program: Tactus {version}, profile {profile}.", {{"version", version}, {"profile", profile}}));
}

Fact verdict(unsigned faults) {
  if (faults == 0) return well(say("Table: ready."));
  return fault(say("Table: not ready, faults: {count}.", {{"count", faults}}));
}

}  // namespace tactus::equipment
