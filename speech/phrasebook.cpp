// SPDX-License-Identifier: GPL-3.0-or-later
// Which sentence belongs to which content.
#include "speech/phrasebook.hpp"

#include "core/notation/appendix_d_words.hpp"
#include "speech/message.hpp"
#include "speech/number_words.hpp"

namespace tactus::speech {
namespace {

Message lost_message(table::Device device) {
  switch (device) {
    case table::Device::white_board: return Message::white_board_lost;
    case table::Device::black_board: return Message::black_board_lost;
    case table::Device::clock: return Message::clock_lost;
  }
  return Message::clock_lost;
}

Message found_message(table::Device device) {
  switch (device) {
    case table::Device::white_board: return Message::white_board_found;
    case table::Device::black_board: return Message::black_board_found;
    case table::Device::clock: return Message::clock_found;
  }
  return Message::clock_found;
}

Message refusal_message(table::MoveRefusal why) {
  switch (why) {
    case table::MoveRefusal::not_a_move: return Message::not_a_move;
    case table::MoveRefusal::no_legal_move: return Message::no_legal_move;
    case table::MoveRefusal::several_moves: return Message::several_moves;
  }
  return Message::not_a_move;
}

Message result_message(table::GameResult result) {
  switch (result) {
    case table::GameResult::open: return Message::result_open;
    case table::GameResult::white_wins: return Message::white_wins;
    case table::GameResult::black_wins: return Message::black_wins;
    case table::GameResult::draw: return Message::draw;
  }
  return Message::result_open;
}

Message shown_message(table::GameResult result) {
  switch (result) {
    case table::GameResult::white_wins: return Message::white_wins_shown;
    case table::GameResult::black_wins: return Message::black_wins_shown;
    case table::GameResult::open:
    case table::GameResult::draw: return Message::draw_shown;
  }
  return Message::draw_shown;
}

/// The sentence for a count has three forms; languages with more get them from their catalogue.
std::string say_count(unsigned count, Message none, Message one, Message several) {
  if (count == 0) return say(none);
  if (count == 1) return say(one);
  return say(several, {{"count", number_words(count)}});
}

struct PartOf {
  MoveWording const& wording;

  static Part english(std::string text) { return {Language::english, std::move(text)}; }

  Part operator()(table::MoveSaid const& c) const { return {Language::german, words(c.move, wording)}; }
  Part operator()(table::TimesTold const& c) const {
    return english(say(Message::times, {{"own", time_words(c.own)}, {"opponent", time_words(c.opponent)}}));
  }
  Part operator()(table::NoTimesTold) const { return english(say(Message::no_times)); }
  Part operator()(table::MoveNumberTold c) const {
    return english(say_count(c.moves, Message::no_moves_made, Message::one_move_made, Message::moves_made));
  }
  Part operator()(table::NothingToRepeat) const { return english(say(Message::nothing_to_repeat)); }
  Part operator()(table::NoMoveToAnnounce) const { return english(say(Message::no_move_to_announce)); }
  Part operator()(table::DeviceLost c) const { return english(say(lost_message(c.device))); }
  Part operator()(table::DeviceFound c) const { return english(say(found_message(c.device))); }
  Part operator()(table::MoveRefused const& c) const { return english(say(refusal_message(c.why))); }
  Part operator()(table::CallArbiter) const { return english(say(Message::call_arbiter)); }
  Part operator()(table::GameResumed c) const {
    return english(say_count(c.completed_plies, Message::resumed_at_start, Message::resumed_after_one,
                             Message::resumed_after_several));
  }
  Part operator()(table::GameOver c) const { return english(say(result_message(c.result))); }
  Part operator()(table::PiecesToPutBack const&) const { return english(say(Message::pieces_to_put_back)); }
  Part operator()(table::PiecesStand) const { return english(say(Message::pieces_stand)); }
  Part operator()(table::SensorFoundBad) const { return english(say(Message::sensor_found_bad)); }
  Part operator()(table::ResultShown c) const { return english(say(shown_message(c.result))); }
};

std::string square_words(chess::Square s) {
  return std::string{notation::word(s.file())}.append(" ").append(notation::word(s.rank()));
}

/// Squares and pieces in the words of Appendix D, after the sentence that introduces them.
std::string german_list(table::Content const& content) {
  if (auto const* bad = std::get_if<table::SensorFoundBad>(&content)) return square_words(bad->square);
  std::string list;
  if (auto const* fallen = std::get_if<table::PiecesToPutBack>(&content))
    for (chess::Square const s : fallen->pieces.occupied()) {
      if (!list.empty()) list += ", ";
      list.append(notation::word(fallen->pieces.at(s)->kind)).append(" ").append(square_words(s));
    }
  return list;
}

std::string_view suffix(table::Audience to) {
  switch (to) {
    case table::Audience::table: return "";
    case table::Audience::white: return " [to White]";
    case table::Audience::black: return " [to Black]";
  }
  return "";
}

}  // namespace

Phrase phrase_of(table::Announcement const& announcement, MoveWording const& wording) {
  Phrase phrase;
  if (announcement.is_repeat) phrase.push_back(PartOf::english(say(Message::repeat)));
  phrase.push_back(std::visit(PartOf{wording}, announcement.content));
  if (auto list = german_list(announcement.content); !list.empty())
    phrase.push_back({Language::german, std::move(list)});
  return phrase;
}

std::string caption_of(table::Announcement const& announcement, MoveWording const& wording) {
  std::string caption;
  for (Part const& part : phrase_of(announcement, wording)) {
    if (!caption.empty()) caption += ' ';
    caption += part.text;
  }
  return caption.append(suffix(announcement.to));
}

}  // namespace tactus::speech
