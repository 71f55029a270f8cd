// SPDX-License-Identifier: GPL-3.0-or-later
// What a table must do with all that waits for somebody's answer (a draw offer, a claim, a proposed result,
// restoration or correction, a resignation) and with what was played: written from the Laws and the guides,
// not from core/table. Moves are typed, nobody presses.
#pragma once

#include "core/chess/played_line.hpp"
#include "core/legal/position.hpp"
#include "core/table/event.hpp"

#include <array>
#include <optional>
#include <vector>

namespace tactus::way_back {

using chess::Color;
using table::ClaimKind;
using table::GameResult;

class TableModel {
 public:
  /// `at_keyboard`: whom a command without a side is taken for.
  TableModel(Color at_keyboard, bool has_word) : at_keyboard_(at_keyboard), has_word_(has_word) {}

  chess::PlayedLine const& line() const { return line_; }
  GameResult result() const { return result_; }
  bool is_adjourned() const { return is_adjourned_; }
  bool has_word() const { return has_word_; }
  Color at_keyboard() const { return at_keyboard_; }
  bool has_signed(Color c) const { return signed_[index(c)]; }
  bool has_claim() const { return claim_.has_value(); }
  bool has_proposal() const { return proposed_.has_value(); }
  bool may_correct(Color by) const;
  /// Who has said once that he resigns.
  std::optional<Color> resigning() const { return resigning_; }
  bool was_refused() const { return was_refused_; }
  /// All that waits, in the words in which it was told; then who has confirmed it.
  std::vector<table::Content> waiting() const;
  /// The arbiter's word may be typed now: something waits for it.
  bool awaits_word() const { return has_word_ && proposed_.has_value(); }

  // What people do. Each is a whole line as it was typed.
  void move(chess::Move m);
  void refuse();
  void propose_result(GameResult result);
  void say_mate();
  void resign(Color by);
  void offer(Color by);
  void answer(Color by, bool is_accepted);
  void claim(ClaimKind kind, Color by);
  void decide(bool is_upheld, Color by);
  void decide_by_word(bool is_upheld);
  void restore(std::size_t plies);
  void restore(chess::Position const& position);
  /// The move after so many plies; later ones stand.
  void replace(std::size_t plies, chess::Move meant);
  void correct(Color by, chess::Move meant);
  /// `confirm`, with the side or without.
  void confirm(std::optional<Color> by);
  void confirm_by_word();
  void adjourn();
  void go_on_at(std::string const& text);  // date, time and place, while it is adjourned
  void go_on();
  /// Something else was typed: who has said once that he resigns, has not meant it.
  void forget_resignation() { resigning_.reset(); }

 private:
  enum class What { result, mate, restoration, replacement, correction };
  struct Proposed {
    What what;
    Color by;
    GameResult result = GameResult::open;
    std::size_t plies = 0;  // made when a mate was said; to which a restoration goes back
    std::optional<chess::Position> position{};
    std::optional<chess::Move> meant{};
    std::array<bool, 2> confirmed{};
  };
  struct Claim {
    ClaimKind kind;
    Color by;
    std::array<bool, 2> rejected{};
  };

  static std::size_t index(Color c) { return static_cast<std::size_t>(c); }
  static void add_confirmed(std::vector<table::Content>& all, std::array<bool, 2> const& by);
  void add_proposed(std::vector<table::Content>& all) const;
  bool is_open() const { return result_ == GameResult::open; }
  Color mover() const { return line_.current().turn(); }
  void propose(Proposed const& what);
  void end(GameResult result);
  void go_back();
  void put_right();
  void sign(std::optional<Color> by);

  Color at_keyboard_;
  bool has_word_;
  chess::PlayedLine line_;
  GameResult result_ = GameResult::open;
  std::optional<Proposed> proposed_;  // one thing at a time
  std::optional<Color> offer_;
  std::optional<Claim> claim_;
  std::optional<Color> resigned_;  // with the result
  std::optional<Color> resigning_;
  std::array<bool, 2> signed_{};
  bool is_adjourned_ = false;
  std::string resumption_;
  bool was_refused_ = false;
};

}  // namespace tactus::way_back
