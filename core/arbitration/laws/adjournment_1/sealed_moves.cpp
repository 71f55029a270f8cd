// SPDX-License-Identifier: GPL-3.0-or-later
// What a sealed move means: ambiguous, unintelligible and illegal ones lose (I.8).

#include "core/arbitration/laws/adjournment_1/adjournments.hpp"
#include "core/arbitration/laws/cases/facts.hpp"
#include "core/arbitration/laws/cases/ruling.hpp"
#include "core/arbitration/laws/cases/stated_facts.hpp"
#include "core/arbitration/laws/ends_5_9/game_end.hpp"
#include "core/arbitration/laws/ends_5_9/possible_mate.hpp"
#include "core/arbitration/laws/scoresheet_8/written_forms.hpp"
#include "core/legal/position.hpp"
#include "core/legal/reading/move_reading.hpp"
#include "core/notation/move_text.hpp"

namespace tactus::arbitration::laws {
namespace {

using chess::Move;
using chess::Position;

struct SealedReading {
  chess::GameLine line;  // until the adjournment
  notation::ReadMove read;
};

tl::expected<SealedReading, FactFault> read_sealed(Situation const& situation) {
  auto line = stated_line(situation);
  if (!line) return tl::unexpected(line.error());
  auto const& sealed = *situation.find<fact::SealedMove>();
  if (line->current().turn() != sealed.by)
    return contradictory("sealed-move.by", say("Please say which player has the move in the position."));
  auto const letters = letters_of(sealed.language);
  notation::ReadMove read = notation::NotAMove{};
  if (letters) read = notation::read_move(line->current(), sealed.text, *letters);
  return SealedReading{*std::move(line), std::move(read)};
}

/// Why the move loses, the articles first.
struct Fault {
  std::vector<Law> laws;
  Message sentence;
};

Fault fault_of(notation::ReadMove const& read, fact::SealedMove const& sealed) {
  if (std::holds_alternative<notation::SeveralMoves>(read))
    return {{law("I.8.1"), law("I.8")},
            say("The sealed move {text} is ambiguous: {player} loses.",
                {{"text", sealed.text}, {"player", sealed.by}})};
  if (std::holds_alternative<notation::NoSuchMove>(read))
    return {{law("I.8.3"), law("I.8")},
            say("The sealed move {text} is illegal: {player} loses.",
                {{"text", sealed.text}, {"player", sealed.by}})};
  return {{law("I.8.2"), law("I.8")},
          say("The meaning of the sealed move {text} cannot be found: {player} loses.",
              {{"text", sealed.text}, {"player", sealed.by}})};
}

/// I.8 leaves what articles 5, 6.9 and 9.6 settle: a game that was over before, and an opponent who cannot
/// mate.
Ruling lost(Situation const& situation, SealedReading const& reading) {
  auto const& sealed = *situation.find<fact::SealedMove>();
  if (auto const end = end_of(reading.line, situation.regime)) return ruling_of(*end, situation.regime);
  auto const fault = fault_of(reading.read, sealed);
  Ruling ruling =
      loss_or_draw(reading.line.current().setup(), sealed.by, situation.regime, fault.laws, fault.sentence);
  if (auto const* several = std::get_if<notation::SeveralMoves>(&reading.read))
    ruling.candidates = played(reading.line.current(), several->fits);
  return ruling;
}

Ruling played_on(Situation const& situation, Position const& before, Move m) {
  auto const& sealed = *situation.find<fact::SealedMove>();
  Ruling ruling = ruled(Outcome::game_continues, situation.regime, {law("I.9.1"), law("I.7"), law("I.5")},
                        {say("The sealed move is clear and legal: it is played on the board."),
                         say("{player}'s clock is started.", {{"player", opposite(sealed.by)}})});
  ruling.move = PlayedMove{before, m};
  ruling.after = before.after(m).setup();
  ruling.sealed_move = notation::write_uci(before, m);
  if (offers_draw(sealed.text)) ruling.draw_offer_by = sealed.by;
  return ruling;
}

RulingOrFault decide_sealed(Situation const& situation) {
  auto const ended = end_by_sealed_move(situation);
  if (!ended) return tl::unexpected(ended.error());
  if (*ended) return **ended;
  auto const reading = read_sealed(situation);
  if (!reading) return tl::unexpected(reading.error());
  return played_on(situation, reading->line.current(), std::get<Move>(reading->read));
}

}  // namespace

tl::expected<std::optional<Ruling>, FactFault> end_by_sealed_move(Situation const& situation) {
  auto reading = read_sealed(situation);
  if (!reading) return tl::unexpected(reading.error());
  auto const* const move = std::get_if<Move>(&reading->read);
  if (move == nullptr) return lost(situation, *reading);
  Position const before = reading->line.current();
  reading->line.play(*move);
  auto const end = end_of(reading->line, situation.regime);
  if (!end) return std::nullopt;
  Ruling ruling = ruling_of(*end, situation.regime);
  ruling.move = PlayedMove{before, *move};
  ruling.sealed_move = notation::write_uci(before, *move);
  ruling.explanation.insert(ruling.explanation.begin(), say("The sealed move ended the game."));
  if (ruling.articles.size() < 5) cite(ruling, situation.regime, {law("I.10")});
  return ruling;
}

Matter const sealed_moves{{Ask::ruling, Ask::result, Ask::next_action, Ask::clock}, decide_sealed};

}  // namespace tactus::arbitration::laws
