// SPDX-License-Identifier: GPL-3.0-or-later
// Which line stands on a Braille display when, by a table of short scenes and by random ones.
#include "speech/braille/queue.hpp"

#include <algorithm>
#include <map>
#include <ostream>
#include <random>

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

namespace tactus::speech {

BOOST_AUTO_TEST_SUITE(braille_queue)

namespace {

using std::chrono::milliseconds;
using Time = BrailleQueue::Time;
constexpr auto white = chess::Color::white;
constexpr auto black = chess::Color::black;

/// A line that is told, or without one a key of the reader, so many milliseconds after the beginning.
struct Happening {
  int at;
  std::optional<BrailleLine> told{};
  bool is_lapse = false;  // instead of a key: nobody's offer is open any more
};
Happening answer(int at, std::string text) { return {at, BrailleLine{BrailleKind::answer, std::move(text)}}; }
Happening result(int at, std::string text) { return {at, BrailleLine{BrailleKind::result, std::move(text)}}; }
Happening status(int at, std::string text) { return {at, BrailleLine{BrailleKind::status, std::move(text)}}; }
Happening device(int at, std::string text) { return {at, BrailleLine{BrailleKind::device, std::move(text)}}; }
Happening move(int at, chess::Color by, std::string text) {
  return {at, BrailleLine{BrailleKind::move, std::move(text), by}};
}
Happening offer(int at, chess::Color by) { return {at, BrailleLine{BrailleKind::offer, "Draw?", by, true}}; }
Happening lapse(int at) { return {at, {}, true}; }
Happening key(int at) { return {at}; }

/// What is shown, each with its time.
std::string shown_in(std::vector<Happening> const& scene) {
  BrailleQueue queue;
  std::string all;
  for (int ms = 0; ms <= 20'000; ms += 100) {
    Time const now{milliseconds{ms}};
    for (Happening const& each : scene) {
      if (each.at != ms) continue;
      if (each.told)
        queue.add(*each.told);
      else if (each.is_lapse)
        queue.withdraw_offers({});
      else
        queue.touch(now);
    }
    while (auto const line = queue.take(now))
      all += (all.empty() ? "" : ", ") + std::to_string(ms) + ' ' + line->text;
  }
  BOOST_TEST(queue.waiting() == 0U);
  return all;
}

struct Scene {
  char const* what;
  std::vector<Happening> happens;
  char const* shown;
};
std::ostream& operator<<(std::ostream& out, Scene const& scene) { return out << scene.what; }

Scene const scenes[] = {
    {"of devices the newest stands at once, and only it waits",
     {device(0, "Clock lost"), device(300, "Clock found"), move(500, white, "1.e4"),
      device(600, "Clock lost"), device(900, "Clock found")},
     "0 Clock lost, 300 Clock found, 500 1.e4, 2500 Clock found"},
    {"a mate stands for two seconds before the result",
     {move(0, black, "2...Qh4"), result(0, "Black wins")},
     "0 2...Qh4, 2000 Black wins"},
    {"so does the own mate, told after what was claimed of it",
     {result(0, "mate?"), move(100, white, "4.Qxf7"), result(100, "White wins")},
     "0 mate?, 100 4.Qxf7, 2100 mate?, 4100 White wins"},
    {"a key of the reader starts the two seconds again",
     {move(0, black, "2...Qh4"), result(0, "Black wins"), key(1500)},
     "0 2...Qh4, 3500 Black wins"},
    {"an offer that a move of the same player covers stands with it",
     {offer(0, black), move(1000, black, "8...Nh5")},
     "0 Draw?, 1000 8...Nh5 (=)"},
    {"also one that was read", {offer(0, black), move(9000, black, "8...Nh5")}, "0 Draw?, 9000 8...Nh5 (=)"},
    {"also one that waits",
     {move(0, white, "8.a3"), offer(100, black), move(1000, black, "8...Nh5")},
     "0 8.a3, 2000 8...Nh5 (=)"},
    {"not with a move of the other player",
     {offer(0, black), move(3000, white, "9.Nf3")},
     "0 Draw?, 3000 9.Nf3"},
    {"an offer that has lapsed stands with no later move",
     {offer(0, black), lapse(3000), move(9000, black, "9...Bc5")},
     "0 Draw?, 9000 9...Bc5"},
    {"nor does one that waited", {move(0, white, "8.a3"), offer(100, black), lapse(1000)}, "0 8.a3"},
    {"nor does one that an answer covered",
     {offer(0, black), answer(100, "Moves: 8"), lapse(1000), move(4000, black, "9...Bc5")},
     "0 Draw?, 100 Moves: 8, 4000 9...Bc5"},
    {"the move that it stood with comes back without it",
     {offer(0, black), move(1000, black, "8...Nh5"), answer(1100, "Moves: 8"), lapse(2000)},
     "0 Draw?, 1000 8...Nh5 (=), 1100 Moves: 8, 3100 8...Nh5"},
    {"a move is shown over a result and a status line",
     {result(0, "Claim rejected"), status(3000, "Clock lost"), move(3100, black, "8...Nh5")},
     "0 Claim rejected, 3000 Clock lost, 3100 8...Nh5, 5100 Clock lost"},
    {"five device lines hold no move back",
     {status(0, "1"), status(0, "2"), status(0, "3"), status(0, "4"), status(0, "5"),
      move(500, black, "8...Nh5")},
     "0 1, 500 8...Nh5, 2500 1, 4500 2, 6500 3, 8500 4, 10500 5"},
    {"a move waits for an unread move",
     {move(0, white, "8.a3"), move(500, black, "8...a6")},
     "0 8.a3, 2000 8...a6"},
    {"a key has read it",
     {move(0, white, "8.a3"), key(200), move(500, black, "8...a6")},
     "0 8.a3, 500 8...a6"},
    {"an answer is shown at once and an unread move comes back",
     {move(0, black, "8...a6"), answer(100, "Moves: 8")},
     "0 8...a6, 100 Moves: 8, 2100 8...a6"},
    {"a move that was read does not",
     {move(0, black, "8...a6"), answer(2000, "Moves: 8")},
     "0 8...a6, 2000 Moves: 8"},
    {"a move is shown over an answer",
     {answer(0, "Moves: 8"), move(100, black, "8...a6")},
     "0 Moves: 8, 100 8...a6"},
    {"the newest answer stands", {answer(0, "1"), answer(0, "2"), answer(100, "3")}, "0 1, 0 2, 100 3"},
    {"a status line waits for a result, a result for an answer",
     {answer(0, "Moves: 8"), status(100, "Clock lost"), result(200, "Draw")},
     "0 Moves: 8, 2000 Draw, 4000 Clock lost"},
    {"a result does not wait for a status line",
     {status(0, "Clock lost"), result(200, "Draw")},
     "0 Clock lost, 200 Draw, 2200 Clock lost"},
};

Happening any(std::minstd_rand& dice, int at, int number) {
  auto const by = dice() % 2 == 0 ? white : black;
  std::string const text = std::to_string(number);
  switch (dice() % 6) {
    case 0: return answer(at, text);
    case 1: return move(at, by, text);
    case 2: return {at, BrailleLine{BrailleKind::offer, text, by}};
    case 3: return result(at, text);
    case 4: return status(at, text);
    default: return key(at);
  }
}

/// Says what may never be, in words of its own.
class Watched {
 public:
  void happen(Happening const& each) {
    Time const now{milliseconds{each.at}};
    if (each.told) {
      told_[each.told->text] = *each.told;
      queue_.add(*each.told);
    } else {
      queue_.touch(now);
      stood_since_ = now;
      is_read_ = true;
    }
    look(now);
    if (each.told && each.told->kind == BrailleKind::answer) BOOST_TEST((standing_ == each.told->text));
  }
  void look(Time now) {
    while (auto const line = queue_.take(now)) take(*line, now);
    if (queue_.waiting() == 0) return;
    BOOST_TEST((queue_.due() > now));
    BOOST_TEST((queue_.due() <= now + BrailleQueue::stands));
  }
  void end(Time now) {
    for (int i = 0; i < 40; ++i) look(now += BrailleQueue::stands);
    BOOST_TEST(queue_.waiting() == 0U);
    for (auto const& [text, line] : told_)
      BOOST_TEST((shown_.contains(text) || (line.kind == BrailleKind::offer && offers_with_moves_ > 0)),
                 text);
  }

 private:
  void take(BrailleLine const& line, Time now) {
    bool const has_offer = line.text.ends_with(" (=)");
    std::string const text = line.text.substr(0, line.text.find(' '));
    offers_with_moves_ += has_offer ? 1 : 0;
    bool const has_stood = now - stood_since_ >= BrailleQueue::stands;
    if (standing_ && !has_stood) {
      auto const over = told_.at(*standing_).kind;
      if (over == BrailleKind::move && !is_read_) BOOST_TEST((line.kind == BrailleKind::answer));
      if (line.kind == BrailleKind::result || line.kind == BrailleKind::offer)
        BOOST_TEST((over == BrailleKind::status));
      BOOST_TEST((line.kind != BrailleKind::status));
    }
    shown_[text] = now;
    standing_ = text;
    stood_since_ = now;
    is_read_ = false;
  }

  BrailleQueue queue_;
  std::map<std::string, BrailleLine> told_;
  std::map<std::string, Time> shown_;
  std::optional<std::string> standing_;
  Time stood_since_;
  bool is_read_ = false;
  int offers_with_moves_ = 0;
};

}  // namespace

BOOST_DATA_TEST_CASE(each_line_is_shown_in_its_turn, boost::unit_test::data::make(scenes), scene) {
  BOOST_TEST(shown_in(scene.happens) == scene.shown);
}

BOOST_AUTO_TEST_CASE(whatever_happens_no_line_is_lost_and_none_comes_too_soon) {
  std::minstd_rand dice{1};  // NOLINT: the same scenes each time
  for (int scene = 0; scene < 2000; ++scene) {
    Watched watched;
    int at = 0;
    for (int i = 0; i < 14; ++i) {
      at += static_cast<int>(dice() % 20) * 100;
      watched.happen(any(dice, at, i));
      watched.look(Time{milliseconds{at += static_cast<int>(dice() % 20) * 100}});
    }
    watched.end(Time{milliseconds{at}});
  }
}

BOOST_AUTO_TEST_CASE(of_more_than_can_wait_the_oldest_of_the_least_kind_goes) {
  BrailleQueue queue;
  queue.add({BrailleKind::move, "8...a6", black});
  for (int i = 0; i < 10'000; ++i) queue.add({BrailleKind::status, std::to_string(i)});
  BOOST_TEST(queue.waiting() == BrailleQueue::kept);
  BOOST_TEST(queue.take_at_once({}).value().text == "8...a6");
  BOOST_TEST(queue.take_at_once({}).value().text == std::to_string(10'000 - 15));
}

BOOST_AUTO_TEST_CASE(after_a_loss_of_the_display_the_newest_move_comes_and_then_what_else_waits) {
  BrailleQueue queue;
  Time const now{milliseconds{100}};
  for (auto const& line : {BrailleLine{BrailleKind::move, "1.e4", white},
                           {BrailleKind::move, "1...e5", black},
                           {BrailleKind::result, "Draw"}})
    queue.add(line);
  BOOST_TEST(queue.take({}).value().text == "1.e4");
  auto const older = queue.begin_again(now);
  BOOST_TEST(older.size() == 1U);
  BOOST_TEST(older.at(0).text == "1.e4");
  BOOST_TEST(queue.take(now).value().text == "1...e5");
  BOOST_TEST(queue.take(now + BrailleQueue::stands).value().text == "Draw");
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace tactus::speech
