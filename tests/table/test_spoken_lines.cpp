// SPDX-License-Identifier: GPL-3.0-or-later
// Questions are spoken while the person may answer already.
#include "src/table/console/announcer.hpp"

#include <condition_variable>

#include <boost/test/unit_test.hpp>

using namespace tactus;

BOOST_AUTO_TEST_SUITE(spoken_lines)

using namespace tactus::program;

namespace {

/// What an output was asked to do; it outlives the output.
struct Said {
  std::mutex mutex;
  std::condition_variable changed;
  std::vector<std::string> lines;
  bool is_cut = false;
};

/// Says a line that begins with "long" until it is cut.
class PatientOutput final : public speech::Output {
 public:
  explicit PatientOutput(Said& said) : said_(said) {}
  void begin(table::Audience) override {
    std::scoped_lock const lock{said_.mutex};
    said_.is_cut = false;
  }
  speech::Heard speak(speech::Phrase const& phrase, speech::VoiceSettings const&, speech::Earcon) override {
    std::unique_lock lock{said_.mutex};
    said_.lines.push_back(speech::text_of(phrase));
    said_.changed.notify_all();
    if (said_.lines.back().starts_with("long")) said_.changed.wait(lock, [this] { return said_.is_cut; });
    return {};
  }
  void cut() noexcept override {
    std::scoped_lock const lock{said_.mutex};
    said_.is_cut = true;
    said_.changed.notify_all();
  }

 private:
  Said& said_;
};

struct Fixture {
  Said said;
  SpokenLines lines{std::make_unique<PatientOutput>(said), table::Audience::white, {}};

  void wait_for(std::size_t count) {
    std::unique_lock lock{said.mutex};
    said.changed.wait(lock, [&] { return said.lines.size() >= count; });
  }
};

speech::Phrase line(char const* text) { return {{Language::english, text}}; }

}  // namespace

BOOST_FIXTURE_TEST_CASE(all_lines_are_said_in_their_order, Fixture) {
  lines.say({line("Who is blind?"), line("one: White")});
  lines.finish();
  BOOST_TEST(said.lines == (std::vector<std::string>{"Who is blind?", "one: White"}),
             boost::test_tools::per_element());
}

BOOST_FIXTURE_TEST_CASE(an_answer_ends_the_line_and_those_behind_it, Fixture) {
  lines.say({line("long question"), line("one: White")});
  wait_for(1);
  lines.hush();
  BOOST_TEST(said.lines.size() == 1U);
}

BOOST_FIXTURE_TEST_CASE(the_next_question_ends_the_one_before, Fixture) {
  lines.say({line("long question"), line("one: White")});
  wait_for(1);
  lines.say({line("Which rules?")});
  lines.finish();
  BOOST_TEST(said.lines == (std::vector<std::string>{"long question", "Which rules?"}),
             boost::test_tools::per_element());
}

BOOST_AUTO_TEST_SUITE_END()
