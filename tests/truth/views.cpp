// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/truth/views.hpp"

#include "speech/braille/display.hpp"
#include "speech/braille/reading.hpp"
#include "speech/words/phrasebook.hpp"
#include "src/arbiter/chronicle/chronicle.hpp"
#include "src/arbiter/commands/round_tables.hpp"
#include "src/arbiter/options/answer_language.hpp"
#include "src/arbiter/watch/watch_lines.hpp"
#include "src/desk/boards/boards.hpp"
#include "src/record/happenings.hpp"

#include <algorithm>
#include <memory>
#include <set>
#include <variant>

namespace tactus::truth {
namespace {

using program::Happening;
using program::Incident;

std::string in_english(Message const& words) {
  return program::ruling::words_of(words, RuleSet::fide_2023, words::Catalogue{});
}

/// The watch tells these squares by square, or as it was told at the table.
bool has_words_of_its_own(Incident const& incident) {
  return incident.is(Happening::boards_differ) || incident.is(Happening::claim_answered);
}
/// The desk tells these by the move.
bool is_told_by_the_move(Incident const& incident) {
  return incident.is(Happening::boards_differ) || incident.is(Happening::restored) ||
         incident.is(Happening::resumed);
}

/// Beside what happened the watch shows the set-up, moves, what was told, and what may be asked.
bool has_more_in_the_watch(table::StampedEvent const& event) {
  auto const* const input = std::get_if<table::Input>(&event.event);
  if (input != nullptr)
    return std::holds_alternative<table::ProgramStarted>(*input) ||
           std::holds_alternative<table::GameStarted>(*input) ||
           std::holds_alternative<table::ClaimMade>(*input) ||
           std::holds_alternative<table::RestoreProposed>(*input) ||
           std::holds_alternative<table::MoveCorrected>(*input) ||
           std::holds_alternative<table::CorrectionAgreed>(*input);
  auto const& outcome = std::get<table::Outcome>(event.event);
  return std::holds_alternative<table::Told>(outcome) ||
         std::holds_alternative<table::MoveCompleted>(outcome) ||
         std::holds_alternative<table::BoardDiffers>(outcome) ||
         std::holds_alternative<table::GameAdjourned>(outcome);
}

/// A board or a clock that tells how it stands: nothing that a list changes by.
bool is_reading(table::StampedEvent const& event) {
  auto const* const input = std::get_if<table::Input>(&event.event);
  return input != nullptr && std::holds_alternative<table::BoardSeen>(*input);
}

constexpr Millis rest{6'000};  // all that waits for a display has come

class Reader {
 public:
  explicit Reader(Color player)
      : player_(player),
        teller_(std::make_unique<Kept>(reading_),
                player == Color::white ? speech::Whose::white : speech::Whose::black, {}, {}) {}

  void tell(Instant at, table::Announcement const& announcement, std::optional<Color> open_offer) {
    look(at);
    bool const is_for_him =
        announcement.to == table::Audience::table || announcement.to == table::audience_of(player_);
    if (is_for_him) told_.push_back(announcement);
    if (is_for_him && std::holds_alternative<table::MoveSaid>(announcement.content))
      unread_ = speech::braille_of(announcement, {}, {});
    teller_.tell(announcement);
    withdraw(open_offer);
    advance(at);
    last_ = at;
  }
  void withdraw(std::optional<Color> open_offer) { reading_.withdraw_offers(open_offer); }
  /// What stands after a rest, if nothing came since.
  void look(Instant at) {
    if (!last_ || at - *last_ < rest) return;
    for (Millis passed{0}; passed <= rest; passed += Millis{500}) advance(*last_ + passed);
    bool const is_blank = reading_.shown() && reading_.shown()->find_first_not_of(' ') == std::string::npos;
    if (is_blank) advance(*last_ + rest + speech::BrailleReading::blank);  // between two lines that are alike
    if (auto const shown = reading_.shown()) all.push_back(moment(*last_ + rest, *shown));
    last_.reset();
  }

  std::vector<BrailleMoment> all;

  Reader(Reader const&) = delete;  // its display keeps a place in it
  Reader& operator=(Reader const&) = delete;
  ~Reader() = default;

 private:
  class Kept final : public speech::BrailleDisplay {
   public:
    explicit Kept(speech::BrailleReading& reading) : reading_(reading) {}
    void show(speech::BrailleLine line) override { reading_.add(std::move(line)); }
    void withdraw_offers(std::optional<Color> open) override { reading_.withdraw_offers(open); }

   private:
    speech::BrailleReading& reading_;
  };
  static speech::BrailleReading make_reading() {
    speech::BrailleReading reading;
    reading.resize({80, 1}, time_of(Instant{}));
    return reading;
  }
  static speech::BrailleReading::Time time_of(Instant at) {
    return speech::BrailleReading::Time{at.time_since_epoch()};
  }
  void advance(Instant at) {
    reading_.advance(time_of(at));
    if (auto const shown = reading_.shown(); shown && shown->starts_with(unread_)) unread_.clear();
  }
  BrailleMoment moment(Instant at, std::string shown) const {
    shown.erase(shown.find_last_not_of(' ') + 1);
    BrailleMoment moment{at.time_since_epoch(), player_, shown, false, !unread_.empty()};
    for (auto each = told_.rbegin(); each != told_.rend(); ++each) {
      auto const text = speech::braille_of(*each, {}, {});
      auto const* const move = std::get_if<table::MoveSaid>(&each->content);
      auto const* const offer = std::get_if<table::DrawOfferTold>(&each->content);
      moment.was_said = shown.starts_with(text.substr(0, first_page));
      if (moment.was_said && offer != nullptr) moment.offer_of = offer->by;
      if (moment.was_said && move != nullptr && shown.size() > text.size()) moment.offer_of = move->by;
      if (moment.was_said) return moment;
    }
    return moment;
  }

  static constexpr std::size_t first_page = 70;  // cut at a blank
  Color player_;
  speech::BrailleReading reading_ = make_reading();
  speech::BrailleTeller teller_;
  std::vector<table::Announcement> told_;
  std::string unread_;  // the move that was said last, until it stood there
  std::optional<Instant> last_;
};

class ViewGathering {
 public:
  explicit ViewGathering(Millis offset) { views_.offset = offset; }

  void take(table::StampedEvent const& event) {
    if (std::holds_alternative<table::Input>(event.event)) look_at_desk();
    ++number_;
    Millis const at = event.time.time_since_epoch() + views_.offset;
    auto const lines = watch_.take(event);
    std::size_t const known = board_.incidents().size();
    board_.take({number_, event});
    auto const told = chronicle_.take(event);
    for (Incident const& each : told) views_.incidents.push_back({at, each, in_english(each.words)});
    compare_with_watch(event, told, lines);
    compare_with_desk(told, known);
    if (!is_reading(event)) changed_at_ = event.time;
    tell_readers(event);
  }
  Views ended(std::vector<table::StampedEvent> const& events) {
    look_at_desk();
    compare_with_table(events);
    for (Reader& reader : readers_)
      for (BrailleMoment& each : reader.all) {
        each.at += views_.offset;
        views_.braille.push_back(std::move(each));
      }
    return std::move(views_);
  }

 private:
  /// Behind all that came of an input.
  void look_at_desk() {
    if (!changed_at_) return;
    Millis const at = changed_at_->time_since_epoch() + views_.offset;
    views_.desk.push_back(
        {at, board_.attention(*changed_at_), static_cast<unsigned>(chronicle_.state().line().plies())});
    for (desk::Attention const& each : views_.desk.back().reasons)
      if (advised_.insert({each.why, each.event}).second)
        views_.advice.push_back({at, each, desk::what_to_do(board_.evidence(), each)});
    changed_at_.reset();
  }
  void differs(std::string const& where, std::string const& words) {
    views_.disagreements.push_back(where + ": " + words);
  }
  void compare_with_watch(table::StampedEvent const& event, std::vector<Incident> const& told,
                          std::vector<std::string> const& lines) {
    for (Incident const& each : told) {
      auto const words = in_english(each.words);
      bool const is_there = std::ranges::any_of(
          lines, [&](std::string const& line) { return line.find(words) != std::string::npos; });
      if (!is_there && !has_words_of_its_own(each)) differs("not in the watch", words);
    }
    if (!has_more_in_the_watch(event) && lines.size() != told.size())
      differs("in the watch alone", lines.empty() ? "nothing" : lines.back());
  }
  void compare_with_desk(std::vector<Incident> const& told, std::size_t known) {
    auto const& all = board_.incidents();
    for (Incident const& each : told) {
      auto const words = in_english(record::sentence(each.words));
      bool const is_there = std::any_of(all.begin() + static_cast<std::ptrdiff_t>(known), all.end(),
                                        [&](auto const& own) { return in_english(own.words) == words; });
      if (!is_there && !is_told_by_the_move(each)) differs("not at the desk", words);
    }
  }
  void compare_with_table(std::vector<table::StampedEvent> const& events) {
    program::NamedGame game;
    std::int64_t number = 0;
    for (auto const& each : events) game.game.events.push_back({++number, each});
    std::vector<std::string> wanted, listed;
    for (ToldIncident const& each : views_.incidents) wanted.push_back(each.words);
    for (auto const& row : program::incident_cells({game}, words::Catalogue{})) listed.push_back(row[4]);
    listed.erase(listed.begin());  // the head
    std::ranges::sort(wanted);
    std::ranges::sort(listed);
    if (wanted != listed) differs("incidents", "others than the watch and the desk have");
  }
  void tell_readers(table::StampedEvent const& event) {
    auto const open = chronicle_.state().draw_offer();
    auto const* const outcome = std::get_if<table::Outcome>(&event.event);
    auto const* const told = outcome != nullptr ? std::get_if<table::Told>(outcome) : nullptr;
    for (Reader& reader : readers_) {
      reader.look(event.time);
      if (told != nullptr)
        reader.tell(event.time, told->announcement, open);
      else
        reader.withdraw(open);
    }
  }

  Views views_;
  std::int64_t number_ = 0;
  std::optional<Instant> changed_at_;
  std::set<std::pair<desk::Reason, std::int64_t>> advised_;
  program::WatchLines watch_;
  desk::Board board_;
  program::Chronicle chronicle_;
  Reader readers_[2]{Reader{Color::white}, Reader{Color::black}};
};

}  // namespace

Views views_of(std::vector<table::StampedEvent> const& events, Millis offset) {
  ViewGathering gathering{offset};
  for (auto const& event : events) gathering.take(event);
  return gathering.ended(events);
}

}  // namespace tactus::truth
