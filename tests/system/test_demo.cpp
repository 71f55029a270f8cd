// SPDX-License-Identifier: GPL-3.0-or-later
// `tactus-sim demo --speed 0` as a person calls it: the whole way from serial bytes to spoken words, with the
// real programs.
#include "speech/voice/synthesiser_espeak.hpp"
#include "tests/programs/program.hpp"
#include "tests/system/played_game.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <fstream>

#include <boost/test/unit_test.hpp>
#include <sndfile.h>

using namespace tactus;

BOOST_AUTO_TEST_SUITE(demo)

namespace {

namespace fs = std::filesystem;

struct Wav {
  double seconds = 0;
  double loudness = 0;  // root mean square, full scale = 1
};

Wav read_wav(fs::path const& path) {
  SF_INFO info{};
  SNDFILE* const file = sf_open(path.c_str(), SFM_READ, &info);
  BOOST_TEST_REQUIRE(file != nullptr);
  std::vector<float> samples(static_cast<std::size_t>(info.frames * info.channels));
  sf_readf_float(file, samples.data(), info.frames);
  sf_close(file);
  double energy = 0;
  for (float const sample : samples) energy += static_cast<double>(sample) * static_cast<double>(sample);
  return {static_cast<double>(info.frames) / info.samplerate,
          std::sqrt(energy / static_cast<double>(std::max<std::size_t>(samples.size(), 1)))};
}

/// How long the moves of the game last at the least: each spoken alone, at the fastest rate that `tactus`
/// uses by itself.
double shortest_speech_of_all_moves() {
  auto synthesiser = speech::make_espeak_synthesiser();
  BOOST_TEST_REQUIRE(synthesiser.has_value());
  std::size_t samples = 0;
  for (sim::ScriptedPly const& ply : sim::opera_game()) {
    auto const spoken = (*synthesiser)
                            ->speak({speech::Language::german, std::string{ply.words}},
                                    speech::Voices{}.one_player, [&](speech::Samples part) {
                                      samples += part.size();
                                      return true;
                                    });
    BOOST_TEST_REQUIRE(spoken.has_value());
  }
  return static_cast<double>(samples) / speech::speech_rate_hz;
}

/// One run of the demo for all cases.
struct DemoRun {
  sim::TemporaryFolder folder = sim::TemporaryFolder::make().value();
  int status = -1;
  std::vector<std::string> lines;

  DemoRun() {
    auto const demo = run(
        "tactus-sim", {"demo", "--speed", "0", "--silent", "--wav", wav().string(), "--out", out().string()});
    status = demo.status;
    lines = lines_of(demo.out + demo.err);
  }
  fs::path wav() const { return folder.path() / "demo.wav"; }
  fs::path out() const { return folder.path() / "out"; }
  /// Lines that begin with "tactus: " or "watch: ", without that.
  std::vector<std::string> said_by(std::string const& who) const {
    std::vector<std::string> said;
    for (std::string const& line : lines)
      if (line.starts_with(who + ": ")) said.push_back(line.substr(who.size() + 2));
    return said;
  }
  std::string all() const {
    std::string text;
    for (std::string const& line : lines) text += line + "\n";
    return text;
  }
};

DemoRun const& the_run() {
  static DemoRun const run;
  return run;
}

}  // namespace

BOOST_AUTO_TEST_CASE(the_demo_ends_well) { BOOST_TEST(the_run().status == 0, the_run().all()); }

BOOST_AUTO_TEST_CASE(a_hand_that_hears_another_move_asks_three_times_then_the_demo_ends_and_says_why) {
  auto const folder = sim::TemporaryFolder::make().value();
  fs::path const programs{TACTUS_BIN_DIR};
  fs::copy_file(programs / "tactus-sim", folder.path() / "tactus-sim");
  fs::create_symlink(programs / "tactus-arbiter", folder.path() / "tactus-arbiter");
  std::ofstream{folder.path() / "tactus"}
      << "#!/bin/bash\nexec > >(exec sed -u 's/Springer Felix drei/Dame David vier/')\nexec "
      << programs / "tactus"
      << " \"$@\"\n";
  fs::permissions(folder.path() / "tactus", fs::perms::owner_all);
  auto const demo = run(folder.path() / "tactus-sim",
                        {"demo", "--speed", "0", "--silent", "--out", (folder.path() / "out").string()});
  BOOST_TEST(demo.status == 1);
  std::string const text = demo.out + demo.err;
  auto const why = text.find("error: asked 3 times in vain for the words \"Springer Felix drei\"");
  BOOST_TEST_REQUIRE(why != std::string::npos, text);
  BOOST_TEST(text.find("move.made", why) != std::string::npos, text);
}

BOOST_AUTO_TEST_CASE(every_move_is_said_once_in_appendix_d_words_and_in_the_order_of_the_game) {
  sim::Captions heard;
  for (std::string const& line : the_run().said_by("tactus")) heard.add(line);
  std::vector<std::string> moves, expected;
  for (sim::ScriptedPly const& ply : sim::opera_game()) expected.emplace_back(ply.words);
  for (sim::Caption const& caption : heard.all()) {
    BOOST_TEST(!caption.is_repeat, caption.words);
    if (std::find(expected.begin(), expected.end(), caption.words) != expected.end())
      moves.push_back(caption.words);
  }
  BOOST_TEST(moves == expected, boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(the_blind_players_moves_are_for_both_and_the_sighted_players_for_his_opponents_ear) {
  sim::Captions heard;
  for (std::string const& line : the_run().said_by("tactus")) heard.add(line);
  std::size_t ply = 0;
  for (sim::Caption const& caption : heard.all()) {
    if (ply >= sim::opera_game().size() || caption.words != sim::opera_game()[ply].words) continue;
    BOOST_TEST((caption.to == (ply % 2 == 0 ? sim::Caption::To::both : sim::Caption::To::white)),
               caption.words);
    ++ply;
  }
  BOOST_TEST(ply == sim::opera_game().size());
}

BOOST_AUTO_TEST_CASE(the_arbiters_watch_shows_the_wrong_copy_and_that_it_was_put_right) {
  auto const said = the_run().said_by("watch");
  auto const with = [&](std::string_view word) {
    return std::find_if(said.begin(), said.end(),
                        [&](std::string const& line) { return line.find(word) != std::string::npos; });
  };
  BOOST_TEST((with("differ") != said.end()));
  BOOST_TEST((with("agree") != said.end()));
  BOOST_TEST((with("differ") < with("agree")));
}

BOOST_AUTO_TEST_CASE(players_are_never_told_of_the_difference) {
  auto said = the_run().said_by("tactus");
  // Before it stands what was agreed, of differences too.
  said.erase(said.begin(), std::find_if(said.begin(), said.end(), [](auto const& line) {
               return line.find("game: ") == 0 && line.find(".tactus") != std::string::npos;
             }));
  BOOST_TEST(said.size() > 20u);
  for (std::string const& line : said) {
    BOOST_TEST(line.find("differ") == std::string::npos, line);
    BOOST_TEST(line.find("arbiter") == std::string::npos, line);
  }
}

BOOST_AUTO_TEST_CASE(pgn_extract_reads_every_ply_without_a_complaint) {
  if (run_in_shell("PATH=$PATH:/usr/games command -v pgn-extract").status != 0) {
    BOOST_TEST_MESSAGE("skipped: pgn-extract is not installed");
    return;
  }
  fs::path const moves = the_run().folder.path() / "uci.txt",
                 complaints = the_run().folder.path() / "complaints.txt";
  std::string const command = "PATH=$PATH:/usr/games pgn-extract -s -Wuci --notags '" +
                              (the_run().out() / "demo.pgn").string() + "' >'" + moves.string() + "' 2>'" +
                              complaints.string() + "'";
  BOOST_TEST(run_in_shell(command).status == 0);
  BOOST_TEST(fs::file_size(complaints) == 0U);
  std::ifstream text{moves};
  std::size_t plies = 0;
  for (std::string word; text >> word;)
    if (word.size() >= 4 && word.find('-') == std::string::npos) ++plies;
  BOOST_TEST(plies == sim::opera_game().size());
}

BOOST_AUTO_TEST_CASE(the_wav_file_holds_the_speech_of_the_whole_game) {
  Wav const wav = read_wav(the_run().wav());
  double const least = shortest_speech_of_all_moves();
  BOOST_TEST(wav.seconds > 0.95 * least);
  BOOST_TEST(wav.seconds < 3.0 * least);
  BOOST_TEST(wav.loudness > 0.02);
}

BOOST_AUTO_TEST_CASE(a_second_demo_does_not_overwrite_the_game_of_the_first) {
  auto const demo =
      run("tactus-sim", {"demo", "--speed", "0", "--silent", "--out", the_run().out().string()});
  BOOST_TEST(demo.status == 1);
  auto const lines = lines_of(demo.out + demo.err);
  BOOST_TEST_REQUIRE(lines.size() == 1U);
  BOOST_TEST(lines.front().starts_with("error: there is a game already"));
}

BOOST_AUTO_TEST_SUITE_END()
