// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/record/incidents.hpp"

namespace tactus::record {
namespace {

using Incident = std::optional<Message>;

struct OfInput {
  Incident operator()(table::DeviceWasLost const& in) const { return words_of(in); }
  Incident operator()(table::DeviceWasFound const& in) const { return words_of(in); }
  Incident operator()(table::DeviceJoined const& in) const { return words_of(in); }
  Incident operator()(table::ClaimMade const& in) const { return words_of(in); }
  Incident operator()(table::BoardVouched const& in) const { return words_of(in); }
  Incident operator()(table::RecordRenewed const& in) const { return words_of(in); }
  Incident operator()(table::StoodStill const& in) const { return words_of(in); }
  Incident operator()(table::ContactChatters const& in) const { return words_of(in); }
  Incident operator()(table::ArbiterAgreed const&) const { return arbiter_agreed_words(); }
  Incident operator()(table::ArbiterWordRefused const&) const { return arbiter_word_refused_words(); }
  template <class Other>
  Incident operator()(Other const& /*a move, a request, a reading*/) const {
    return std::nullopt;
  }
};

struct OfOutcome {
  Incident operator()(table::BoardDiffers const& out) const { return words_of(out); }
  Incident operator()(table::BoardAgreesAgain const& out) const { return words_of(out); }
  Incident operator()(table::Irregularity const& out) const { return words_of(out); }
  Incident operator()(table::BoardAwaitsPosition const& out) const { return words_of(out); }
  Incident operator()(table::EquipmentExplained const& out) const { return words_of(out); }
  Incident operator()(table::GameAdjourned const& out) const { return words_of(out); }
  Incident operator()(table::GameEnded const& out) const { return words_of(out); }
  Incident operator()(table::EndTakenBack const& out) const { return words_of(out); }
  template <class Other>
  Incident operator()(Other const& /*of the moves, or what was told*/) const {
    return std::nullopt;
  }
};

}  // namespace

Incident incident_of(table::TableEvent const& event) {
  if (auto const* const input = std::get_if<table::Input>(&event)) return std::visit(OfInput{}, *input);
  return std::visit(OfOutcome{}, std::get<table::Outcome>(event));
}

}  // namespace tactus::record
