// SPDX-License-Identifier: GPL-3.0-or-later
// An output that is missing or goes away hands over to the next one, which says it from its start.
#include "speech/voice/output.hpp"
#include "speech/voice/speaker.hpp"
#include "tests/speech/moves.hpp"

#include <map>
#include <memory>
#include <string>
#include <vector>

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

namespace tactus::speech {

BOOST_AUTO_TEST_SUITE(outputs_in_order)

namespace {

using Lines = std::vector<std::string>;

/// What happened to all outputs, in its order.
struct Diary {
  Lines lines;
};

/// Each utterance is heard as the test wrote beforehand; after that, completely.
class WrittenOutput final : public Output {
 public:
  WrittenOutput(std::string name, std::vector<Heard> heard, Diary& diary, std::string trouble = {})
      : name_(std::move(name)), heard_(std::move(heard)), diary_(diary), trouble_(std::move(trouble)) {}

  void begin(table::Audience /*to*/) override { diary_.lines.push_back(name_ + " begins"); }
  Heard speak(Phrase const& phrase, VoiceSettings const& voice, Earcon earcon) override {
    diary_.lines.push_back(name_ + " says " + text_of(phrase) + " at " +
                           std::to_string(voice.words_per_minute) +
                           (earcon == Earcon::error ? " with an error sound" : ""));
    return said_ < heard_.size() ? heard_[said_++] : Heard::completely;
  }
  void cut() noexcept override { diary_.lines.push_back(name_ + " cuts"); }
  std::string trouble() const override { return trouble_; }

 private:
  std::string name_;
  std::vector<Heard> heard_;
  std::size_t said_ = 0;
  Diary& diary_;
  std::string trouble_;
};

struct Two {
  Diary diary;
  OutputsInOrder outputs;

  Two(std::vector<Heard> first, std::vector<Heard> second)
      : outputs(make(diary, std::move(first), std::move(second))) {}

  static std::vector<std::unique_ptr<Output>> make(Diary& diary, std::vector<Heard> first,
                                                   std::vector<Heard> second) {
    std::vector<std::unique_ptr<Output>> outputs;
    outputs.push_back(std::make_unique<WrittenOutput>("one", std::move(first), diary, "No daemon."));
    outputs.push_back(std::make_unique<WrittenOutput>("two", std::move(second), diary));
    return outputs;
  }
  Heard utter() {
    outputs.begin(table::Audience::white);
    return outputs.speak({{Language::german, "Eva vier"}}, {}, Earcon::none);
  }
};

void check(Lines const& got, Lines const& expected) {
  BOOST_TEST(got == expected, boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(the_first_output_says_it_alone) {
  Two two{{}, {}};
  BOOST_TEST((two.utter() == Heard::completely));
  check(two.diary.lines, {"one begins", "two begins", "one says Eva vier at 165"});
}

BOOST_AUTO_TEST_CASE(what_was_lost_in_the_middle_is_said_by_the_next_from_its_start) {
  Two two{{Heard::lost}, {}};
  BOOST_TEST((two.utter() == Heard::completely));
  check(two.diary.lines,
        {"one begins", "two begins", "one says Eva vier at 165", "two says Eva vier at 165"});
}

BOOST_AUTO_TEST_CASE(an_output_that_is_missing_is_asked_again_each_time) {
  Two two{{Heard::nowhere, Heard::completely}, {}};
  two.utter();
  two.diary.lines.clear();
  two.utter();
  check(two.diary.lines, {"one begins", "two begins", "one says Eva vier at 165"});
  BOOST_TEST(two.outputs.trouble() == "No daemon.");
}

BOOST_AUTO_TEST_CASE(a_cut_is_no_loss) {
  Two two{{Heard::cut}, {}};
  BOOST_TEST((two.utter() == Heard::cut));
  two.outputs.cut();
  check(two.diary.lines, {"one begins", "two begins", "one says Eva vier at 165", "one cuts", "two cuts"});
}

BOOST_AUTO_TEST_CASE(a_loss_that_nobody_took_over_is_a_loss_and_nothing_at_all_is_nowhere) {
  BOOST_TEST((Two{{Heard::lost}, {Heard::nowhere}}.utter() == Heard::lost));
  BOOST_TEST((Two{{Heard::nowhere}, {Heard::nowhere}}.utter() == Heard::nowhere));
  BOOST_TEST((OutputsInOrder{{}}.speak({}, {}, Earcon::none) == Heard::nowhere));
}

BOOST_AUTO_TEST_CASE(the_table_and_the_earphone_have_their_own_rates_and_a_lost_move_is_said_again) {
  Diary diary;
  std::vector<std::unique_ptr<Output>> outputs;
  outputs.push_back(std::make_unique<WrittenOutput>("voice", std::vector{Heard::lost}, diary));
  SpeakerSettings settings;
  settings.voices.table.words_per_minute = 150;
  settings.voices.one_player.words_per_minute = 900;
  {
    Speaker speaker{std::make_unique<OutputsInOrder>(std::move(outputs)), settings, {}};
    auto const move = test::move(chess::Kind::pawn, "e2", "e4");
    speaker.say(test::said(move));
    speaker.finish();
    speaker.say(test::said(move, table::Audience::white));
    speaker.finish();
  }
  check(diary.lines,
        {"voice begins", "voice says Eva vier at 150", "voice begins", "voice says Eva vier at 150",
         "voice begins", "voice says Eva vier at 900", "voice cuts"});
}

struct EarconRow {
  Earcons wanted;
  table::Audience to;
  table::Content content;
  char const* said;
};
std::ostream& operator<<(std::ostream& out, EarconRow const& row) { return out << row.said; }
EarconRow const earcon_rows[] = {
    {Earcons::errors, table::Audience::white, table::NothingToRepeat{},
     "voice says Nothing to repeat. at 220 with an error sound"},
    {Earcons::none, table::Audience::white, table::NothingToRepeat{}, "voice says Nothing to repeat. at 220"},
    {Earcons::errors, table::Audience::table, table::CallArbiter{},
     "voice says Please call the arbiter. at 165"},
};

BOOST_DATA_TEST_CASE(a_short_sound_comes_before_the_words_only_in_the_earphone_that_wants_it,
                     boost::unit_test::data::make(earcon_rows), row) {
  Diary diary;
  std::vector<std::unique_ptr<Output>> outputs;
  outputs.push_back(std::make_unique<WrittenOutput>("voice", std::vector<Heard>{}, diary));
  SpeakerSettings settings;
  settings.voices.one_player.earcons = row.wanted;
  {
    Speaker speaker{std::make_unique<OutputsInOrder>(std::move(outputs)), settings, {}};
    speaker.say({row.to, false, row.content});
    speaker.finish();
  }
  BOOST_TEST(diary.lines.at(1) == row.said);
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace
}  // namespace tactus::speech
