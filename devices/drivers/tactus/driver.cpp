// SPDX-License-Identifier: GPL-3.0-or-later

#include "devices/drivers/tactus/driver.hpp"

#include "devices/drivers/tactus/codec.hpp"

#include <string>

namespace tactus::devices {

namespace {

void add(LineStep& step, std::string const& sentence) {
  step.send.insert(step.send.end(), sentence.begin(), sentence.end());
}
void add_query(LineStep& step, Query query) { add(step, query_sentence(query)); }

}  // namespace

LineStep SentenceLine::begin(Sentence const& proof, Instant now) {
  LineStep step;
  add_query(step, Query::identification);
  step.add(take({SentenceLexeme{proof}}, now));
  return step;
}

LineStep SentenceLine::feed(std::span<std::uint8_t const> bytes, Instant at) {
  return take(framer_.feed(bytes), at);
}

LineStep SentenceLine::pass_time(Instant now) {
  LineStep step;
  if (ask_.take(now)) add_query(step, full_state_);
  return step;
}

LineStep SentenceLine::ask_full_state(Instant now) {
  ask_.wish();
  return pass_time(now);
}

LineStep SentenceLine::light(LightsOn const& lights, Instant /*now*/) {
  LineStep step;
  if (full_state_ != Query::times) add(step, lamps_sentence(lights.squares));
  return step;
}

LineStep SentenceLine::take(std::vector<SentenceLexeme> const& lexemes, Instant now) {
  LineStep step;
  for (auto const& lexeme : lexemes) {
    if (auto const* sentence = std::get_if<Sentence>(&lexeme)) note_what_it_is(*sentence);
    for (auto& event : decoder_.decode(lexeme)) {
      if (std::holds_alternative<StateDoubtful>(event)) ask_.wish();
      step.events.push_back(std::move(event));
    }
  }
  step.add(pass_time(now));
  return step;
}

// Which full state to ask for follows from what the device says of itself.
void SentenceLine::note_what_it_is(Sentence const& sentence) {
  if (sentence.body.starts_with("PTACC,")) full_state_ = Query::times;
  if (sentence.body.starts_with("PTACB,P,")) full_state_ = Query::pieces;
  if (sentence.body.starts_with("PTACB,S,")) full_state_ = Query::occupancy;
}

namespace {

struct Tactus {
  using Framer = SentenceFramer;
  using Message = Sentence;
  static bool is_proof(Sentence const& sentence) { return is_from_device(sentence); }
  static ProtocolFacts const& facts(Sentence const&) { return facts_of(Protocol::tactus); }
  static std::unique_ptr<SentenceLine> start(Sentence const&, DriverContext const& context) {
    return std::make_unique<SentenceLine>(context.timing);
  }
};

}  // namespace

constinit DriverRow const tactus_driver{{&facts_of(Protocol::tactus), 1}, listener_of<Tactus>};

}  // namespace tactus::devices
