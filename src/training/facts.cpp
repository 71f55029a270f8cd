// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/training/facts.hpp"

namespace tactus::training {

table::TrainingLine FactWords::line(Message const& fact) const {
  table::TrainingLine line;
  for (speech::Part& part : wording.sentences.spoken(fact, wording.moves, wording.vocabulary))
    line.spoken.push_back({part.language, std::move(part.text)});
  line.written = wording.sentences.written(fact, letters);
  return line;
}

std::vector<table::TrainingLine> FactWords::lines(Facts const& facts) const {
  std::vector<table::TrainingLine> lines;
  for (Message const& each : facts) lines.push_back(line(each));
  return lines;
}

}  // namespace tactus::training
