// SPDX-License-Identifier: GPL-3.0-or-later
#include "devices/start_line.hpp"

#include "devices/chesslink_line.hpp"
#include "devices/dgt_line.hpp"
#include "devices/sentence_line.hpp"

namespace tactus::devices {

namespace {

template <class Line, class Message>
StartedLine started(Protocol protocol, std::unique_ptr<Line> line, Message const& proof, Instant now) {
  auto step = line->begin(proof, now);
  return {protocol, std::move(line), std::move(step)};
}

struct Starter {
  LineTiming const& timing;
  Orientation orientation;
  Instant now;

  StartedLine operator()(DgtFrame const& proof) const {
    return started(Protocol::dgt, std::make_unique<DgtLine>(timing, orientation), proof, now);
  }
  StartedLine operator()(Sentence const& proof) const {
    return started(Protocol::tactus, std::make_unique<SentenceLine>(timing), proof, now);
  }
  StartedLine operator()(ChessLinkFrame const& proof) const {
    return started(Protocol::chesslink, std::make_unique<ChessLinkLine>(timing, orientation), proof, now);
  }
};

}  // namespace

StartedLine start_line(Proof const& proof, LineTiming const& timing, Orientation orientation, Instant now) {
  return std::visit(Starter{timing, orientation, now}, proof);
}

}  // namespace tactus::devices
