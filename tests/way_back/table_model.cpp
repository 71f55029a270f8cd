// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/way_back/table_model.hpp"

#include "core/chess/move_description.hpp"
#include "core/chess/played_line.hpp"
#include "core/legal/position.hpp"
#include "core/legal/reading/move_reading.hpp"

namespace tactus::way_back {

using chess::opposite;
using table::Content;
using table::Ending;

bool TableModel::may_correct(Color by) const {
  if (!is_open() || is_adjourned_) return false;
  return by == mover() ? was_refused_ : line_.plies() > 0;
}

void TableModel::add_confirmed(std::vector<Content>& all, std::array<bool, 2> const& by) {
  for (Color const c : {Color::white, Color::black})
    if (by[index(c)]) all.emplace_back(table::Confirming{c});
}

std::vector<Content> TableModel::waiting() const {
  std::vector<Content> all;
  // Who is to move seals it (Guideline I.1).
  if (is_adjourned_) all.emplace_back(table::AdjournedTold{mover(), line_.number_at(line_.plies())});
  if (is_adjourned_ && !resumption_.empty()) all.emplace_back(table::ResumptionTold{resumption_});
  if (offer_) all.emplace_back(table::DrawOfferTold{*offer_});
  if (claim_) {
    all.emplace_back(table::ClaimTold{claim_->kind});
    add_confirmed(all, claim_->rejected);
  }
  add_proposed(all);
  if (!is_open() && resigned_) all.emplace_back(table::ResignationTold{*resigned_});
  if (!is_open() && !resigned_) all.emplace_back(table::GameOver{result_});
  return all;
}

void TableModel::add_proposed(std::vector<Content>& all) const {
  if (!proposed_) return;
  auto const& p = *proposed_;
  switch (p.what) {
    case What::result: all.emplace_back(table::EndingProposed{p.by, Ending::result, p.result}); break;
    case What::mate: {
      table::EndingProposed told{p.by, Ending::checkmate, p.result};
      if (p.plies > 0) told.move = chess::describe(line_.diagram_at(p.plies - 1), line_.moves()[p.plies - 1]);
      all.emplace_back(told);
      break;
    }
    case What::restoration:
      all.emplace_back(
          p.position ? table::RestoreTold{p.position->turn(), p.position->fullmove_number(), false}
                     : table::RestoreTold{line_.diagram_at(p.plies).turn(), line_.number_at(p.plies), false});
      add_confirmed(all, p.confirmed);
      break;
    case What::replacement: {
      auto const& before = line_.diagram_at(p.plies);
      all.emplace_back(table::ReplaceTold{before.turn(), line_.number_at(p.plies),
                                          chess::describe(before, *p.meant),
                                          chess::describe(before, line_.moves()[p.plies]), false});
      add_confirmed(all, p.confirmed);
      break;
    }
    case What::correction: {
      auto const& before = line_.diagram_at(line_.plies() - 1);
      all.emplace_back(table::CorrectionTold{p.by, chess::describe(before, *p.meant),
                                             chess::describe(before, line_.moves().back()), false});
      break;
    }
  }
}

/// 9.1.2.1: a move answers the opponent's offer. All that was proposed meant the position before.
void TableModel::move(chess::Move m) {
  if (!is_open() || is_adjourned_) return;
  if (offer_ == opposite(mover())) offer_.reset();
  line_.play(m);
  was_refused_ = false;
  proposed_.reset();
}

void TableModel::refuse() {
  if (is_open() && !is_adjourned_) was_refused_ = true;
}

void TableModel::propose(Proposed const& what) { proposed_ = what; }

void TableModel::propose_result(GameResult result) {
  if (is_open()) propose({What::result, at_keyboard_, result});
}

/// Who has just moved says so.
void TableModel::say_mate() {
  if (!is_open()) return;
  Color const by = opposite(mover());
  propose(
      {What::mate, by, by == Color::white ? GameResult::white_wins : GameResult::black_wins, line_.plies()});
}

void TableModel::resign(Color by) {
  if (!is_open()) return;
  if (resigning_ != by) {
    resigning_ = by;
    return;
  }
  resigning_.reset();
  end(by == Color::white ? GameResult::black_wins : GameResult::white_wins);  // 5.1.2
  resigned_ = by;
}

void TableModel::offer(Color by) {
  if (is_open() && !offer_) offer_ = by;
}

void TableModel::answer(Color by, bool is_accepted) {
  if (is_open() && offer_ == opposite(by)) {
    if (is_accepted && line_.plies() < 2) return;  // 5.2.3: both must have made a move
    offer_.reset();
    return is_accepted ? end(GameResult::draw) : void();
  }
  // Taken back, or refused: what can be.
  if (!is_accepted && proposed_ &&
      (is_open() || proposed_->what == What::restoration || proposed_->what == What::replacement))
    proposed_.reset();
}

void TableModel::claim(ClaimKind kind, Color by) {
  if (!is_open() || claim_) return;
  claim_ = Claim{kind, by};
  bool const is_of_draw = kind == ClaimKind::threefold || kind == ClaimKind::fifty_moves;
  if (is_of_draw && !offer_) offer_ = by;  // 9.1.2.3
}

void TableModel::decide(bool is_upheld, Color by) {
  if (!is_open() || !claim_ || has_word_) return;
  if (is_upheld) {
    if (by != claim_->by) claim_.reset();
    return;
  }
  claim_->rejected[index(by)] = true;
  if (claim_->rejected[0] && claim_->rejected[1]) claim_.reset();
}

void TableModel::decide_by_word(bool /*is_upheld*/) {
  if (is_open()) claim_.reset();
}

void TableModel::restore(std::size_t plies) {
  bool const may = is_open() || has_word_ || !(signed_[0] || signed_[1]);
  if (may) propose({What::restoration, at_keyboard_, GameResult::open, plies});
}

void TableModel::restore(chess::Position const& position) {
  bool const may = is_open() || has_word_ || !(signed_[0] || signed_[1]);
  if (may) propose({What::restoration, at_keyboard_, GameResult::open, 0, position});
}

void TableModel::replace(std::size_t plies, chess::Move meant) {
  if (!is_open() || is_adjourned_ || meant == line_.moves()[plies]) return;
  auto line = line_;
  line.take_back_to(plies);
  line.play(meant);
  for (std::size_t ply = plies + 1; ply < line_.plies(); ++ply) {
    if (!line.current().has(line_.moves()[ply])) return;
    line.play(line_.moves()[ply]);
  }
  propose({What::replacement, at_keyboard_, GameResult::open, plies, std::nullopt, meant});
}

/// Precondition: `meant` is a move where the slip was made.
void TableModel::correct(Color by, chess::Move meant) {
  if (!may_correct(by)) return;
  if (by == mover()) {
    proposed_.reset();
    return move(meant);
  }
  if (meant != line_.moves().back())
    propose({What::correction, by, GameResult::open, 0, std::nullopt, meant});
}

void TableModel::confirm(std::optional<Color> by) {
  if (!proposed_) return is_open() ? void() : sign(by);
  Proposed& p = *proposed_;
  switch (p.what) {
    case What::replacement:
    case What::restoration: {
      Color const first = at_keyboard_;
      Color const who = by.value_or(p.confirmed[index(first)] ? opposite(first) : first);
      if (has_word_) return;
      p.confirmed[index(who)] = true;
      return p.confirmed[0] && p.confirmed[1] ? go_back() : void();
    }
    case What::correction: return by.value_or(opposite(p.by)) == p.by || is_adjourned_ ? void() : put_right();
    case What::result:
    case What::mate: break;
  }
  if (by.value_or(opposite(p.by)) != p.by) end(p.result);
}

void TableModel::confirm_by_word() {
  if (!proposed_) return;
  switch (proposed_->what) {
    case What::replacement:
    case What::restoration: return go_back();
    case What::correction: return put_right();
    case What::result:
    case What::mate: break;
  }
  end(proposed_->result);
}

void TableModel::sign(std::optional<Color> by) {
  Color const first = at_keyboard_;
  signed_[index(by.value_or(signed_[index(first)] ? opposite(first) : first))] = true;
}

void TableModel::end(GameResult result) {
  resigned_.reset();
  result_ = result;
  proposed_.reset();
  offer_.reset();
  claim_.reset();
  is_adjourned_ = false;
}

/// What was said of moves that do not stand means nothing any more.
void TableModel::go_back() {
  Proposed const to = *proposed_;
  proposed_.reset();
  offer_.reset();
  claim_.reset();
  is_adjourned_ = was_refused_ = false;
  result_ = GameResult::open;
  signed_ = {};
  if (to.position) {
    line_ = chess::PlayedLine{*to.position};
    return;
  }
  auto const played = line_.moves();
  line_.take_back_to(to.plies);
  if (!to.meant) return;
  line_.play(*to.meant);
  for (std::size_t ply = to.plies + 1; ply < played.size(); ++ply) line_.play(played[ply]);
}

void TableModel::put_right() {
  chess::Move const meant = *proposed_->meant;
  proposed_.reset();
  was_refused_ = false;
  Color const by = opposite(mover());
  if (offer_ == opposite(by)) offer_.reset();
  line_.take_back_to(line_.plies() - 1);
  line_.play(meant);
}

void TableModel::adjourn() {
  if (!is_open() || is_adjourned_) return;
  is_adjourned_ = true;
  resumption_.clear();
  was_refused_ = false;
}

void TableModel::go_on_at(std::string const& text) { resumption_ = text; }
void TableModel::go_on() { is_adjourned_ = false; }

}  // namespace tactus::way_back
