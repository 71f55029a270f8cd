// SPDX-License-Identifier: GPL-3.0-or-later
#include "devices/start_line.hpp"

#include "devices/certabo_line.hpp"
#include "devices/chesslink_line.hpp"
#include "devices/chessnut_line.hpp"
#include "devices/dgt_line.hpp"
#include "devices/occupancy_line.hpp"
#include "devices/sentence_line.hpp"

namespace tactus::devices {

namespace {

template <class Line, class Message>
StartedLine started(Protocol protocol, std::unique_ptr<Line> line, Message const& proof, Instant now) {
  auto step = line->begin(proof, now);
  return {protocol, std::move(line), std::move(step)};
}

struct Starter {
  LineContext const& context;
  Instant now;

  StartedLine operator()(DgtFrame const& proof) const {
    auto line = std::make_unique<DgtLine>(context.timing, context.orientation);
    return started(Protocol::dgt, std::move(line), proof, now);
  }
  StartedLine operator()(Sentence const& proof) const {
    return started(Protocol::tactus, std::make_unique<SentenceLine>(context.timing), proof, now);
  }
  StartedLine operator()(ChessLinkFrame const& proof) const {
    auto line = std::make_unique<ChessLinkLine>(context.timing, context.orientation);
    return started(Protocol::chesslink, std::move(line), proof, now);
  }
  StartedLine operator()(CertaboFrame const& proof) const {
    auto line = std::make_unique<CertaboLine>(context.orientation, context.tags);
    return started(protocol_of(proof), std::move(line), proof, now);
  }
  StartedLine operator()(OccupancyFrame const& proof) const {
    auto line = std::make_unique<OccupancyLine>(context.timing, context.orientation);
    return started(Protocol::occupancy, std::move(line), proof, now);
  }
  StartedLine operator()(ChessnutFrame const& proof) const {
    auto line = std::make_unique<ChessnutLine>(context.timing, context.orientation);
    return started(Protocol::chessnut, std::move(line), proof, now);
  }
};

}  // namespace

StartedLine start_line(Proof const& proof, LineContext const& context, Instant now) {
  return std::visit(Starter{context, now}, proof);
}

}  // namespace tactus::devices
