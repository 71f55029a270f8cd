// SPDX-License-Identifier: GPL-3.0-or-later
// `tactus play --recorder`: thirty plies spoken (each a tone of its own), found in their files and heard
// again by their numbers; what can go wrong with a microphone, a disk and the program.
#include "speech/sound/sound.hpp"
#include "tests/programs/program.hpp"
#include "tests/programs/recorder/loudspeaker.hpp"
#include "tests/programs/recorder/microphone.hpp"
#include "tests/programs/recorder/tones.hpp"
#include "tests/speech/pulse/sound_studio.hpp"
#include "tests/temporary_folder.hpp"

#include <csignal>
#include <functional>
#include <sstream>
#include <string_view>

#include <boost/test/unit_test.hpp>

using namespace tactus;
using speech::test::eventually;
using speech::test::studio_rate_hz;

namespace {

// `tactus` takes no sound configuration but the system's in a tournament; the test's microphone is in its
// own.
char const* const table_program = "tactus-training";
// All of them in real time only once: under a sanitizer the last few.
constexpr unsigned first = std::string_view{TACTUS_SANITIZE}.empty() ? 1 : 25;
char const* const moves[plies] = {"e4",  "e5", "Nf3",  "Nc6",  "Bb5", "a6",  "Ba4", "Nf6", "O-O", "Be7",
                                  "Re1", "b5", "Bb3",  "d6",   "c3",  "O-O", "h3",  "Nb8", "d4",  "Nbd7",
                                  "c4",  "c6", "cxb5", "axb5", "Nc3", "Bb7", "Bg5", "b4",  "Nb1", "h6"};

bool has_pulseaudio() {
  std::istringstream folders{std::getenv("PATH") != nullptr ? std::getenv("PATH") : ""};
  for (std::string folder; std::getline(folders, folder, ':');)
    if (std::filesystem::exists(folder + "/pulseaudio")) return true;
  return false;
}

boost::test_tools::assertion_result can_hear(boost::unit_test::test_unit_id) {
  boost::test_tools::assertion_result found{has_pulseaudio()};
  found.message() << "expected Debian packages pulseaudio, pulseaudio-utils and libasound2-plugins";
  return found;
}

constexpr double spoken_seconds = 0.6;
constexpr Millis spoken{700};  // with what it begins with and what ends it

Microphone::Samples mouthful_of(Microphone::Samples const& sound) {
  return {sound.begin(), sound.begin() + Microphone::mouthful};
}

struct Table {
  speech::test::SoundStudio studio;
  Loudspeaker loudspeaker{studio};
  TemporaryFolder folder;
  Microphone microphone{folder / "microphone"};
  std::string game = folder / "game.tactus";
  std::vector<std::string> playing = with_microphone({"play", "--game", game, "--blind", "white"});
  std::vector<std::string> resuming = with_microphone({"play", "--resume", game});
  unsigned begun = 0;
  unsigned ended = 0;
  unsigned kept = 0;
  std::vector<unsigned> asked_for{};

  static std::vector<std::string> with_microphone(std::vector<std::string> arguments) {
    for (char const* const each : {"--recorder", "--microphone", Microphone::name})
      arguments.emplace_back(each);
    return arguments;
  }
  std::string recording(std::string const& name) const { return folder / ("game.recordings/" + name); }

  /// Begins to record, with a mouthful of `sound`.
  void begin(Program& program, std::string const& command, Microphone::Samples const& sound) {
    microphone.forget();
    microphone.give(mouthful_of(sound));
    program.type(command + '\n');
    BOOST_TEST_REQUIRE(program.prints_times("Recording. [to White]\n", ++begun));
  }
  /// Enter, or what else ends a recording. The program knows of it when it has answered what was typed
  /// behind; the recorder looks when it has been given something more.
  void end(Program& program, std::string const& command, Microphone::Samples const& sound) {
    BOOST_TEST_REQUIRE(eventually([&] { return microphone.is_taken(); }));
    program.type(command + "\nhelp 0\n");
    BOOST_TEST_REQUIRE(program.prints_times("repeat 0: ", ++ended));
    microphone.give(mouthful_of(sound));
  }
  /// Records this tone, beginning with `command`. Returns when it is on disk.
  void record(Program& program, std::string const& command, double frequency_hz) {
    auto const sound = tone(frequency_hz, speech::recording_rate_hz, spoken_seconds);
    begin(program, command, sound);
    microphone.give(sound);
    end(program, "", sound);
    BOOST_TEST_REQUIRE(program.prints_times("Recorded: ", ++kept));
  }

  /// The tone of this ply is on the loudspeaker when it is asked for, and since the test began no others than
  /// were asked for. Asked for again where a busy machine left gaps in it, as a person would.
  void check_heard(unsigned ply, std::function<void()> const& ask) {
    asked_for.push_back(ply);
    bool is_heard = false;
    for (int asked = 0; asked < 6 && !is_heard; ++asked) {
      ask();
      is_heard = loudspeaker.hears(asked_for.size());
    }
    BOOST_TEST_REQUIRE(loudspeaker.plies() == asked_for, boost::test_tools::per_element());
  }
  void check_heard(Program& program, std::string const& command, unsigned ply) {
    check_heard(ply, [&] { program.type(command + '\n'); });
  }
  std::string events() const { return run(table_program, {"export", game, "--jsonl"}).out; }
};

std::string file_of(unsigned ply) { return (ply < 10 ? "ply-00" : "ply-0") + std::to_string(ply) + ".flac"; }
std::string name_of(unsigned ply) { return std::to_string((ply + 1) / 2) + (ply % 2 == 1 ? "w" : "b"); }

}  // namespace

BOOST_AUTO_TEST_SUITE(score_recorder, *boost::unit_test::precondition(can_hear))

BOOST_FIXTURE_TEST_CASE(thirty_plies_are_recorded_and_played_back_by_number, Table) {
  std::string game_so_far;
  for (char const* move : moves) game_so_far.append(move).append("\n");
  BOOST_TEST_REQUIRE(
      run(table_program, {"play", "--silent", "--game", game, "--blind", "white"}, game_so_far).status == 0);
  Program program{table_program, resuming};
  for (unsigned ply = first; ply < plies; ++ply) record(program, "record " + name_of(ply), frequency_of(ply));
  record(program, "record", frequency_of(plies));
  std::string const written = events();
  for (unsigned ply = first; ply <= plies; ++ply) {
    auto const sound = speech::read_sound(recording(file_of(ply)));
    BOOST_TEST_REQUIRE(sound.has_value());
    BOOST_TEST(ply_heard(sound->samples, sound->rate_hz) == ply);
    BOOST_TEST(sound->length() == spoken);
    auto const event = "\"type\":\"recording.kept\",\"payload\":{\"by\":\"white\",\"file\":\"" +
                       file_of(ply) + "\",\"length_ms\":" + std::to_string(sound->length().count()) +
                       ",\"ply\":" + std::to_string(ply) + "}";
    BOOST_TEST(written.find(event) != std::string::npos, event);
  }
  check_heard(program, "hear", plies);
  for (unsigned ply = first; ply <= plies; ++ply) check_heard(program, "hear " + name_of(ply), ply);
  program.type("quit\n");
  auto const left = program.end();
  BOOST_TEST(left.err == "");
  BOOST_TEST(left.status == 0);
  BOOST_TEST(left.out.find("Your recording. [to White]") != std::string::npos);

  for (unsigned const ply : {first, plies})
    check_heard(ply, [&] {
      BOOST_TEST(run(table_program, {"score", game, "--hear", name_of(ply), "--recordings"}).status == 0);
    });
}

BOOST_FIXTURE_TEST_CASE(the_same_ply_again_gets_a_new_name_and_is_what_is_heard, Table) {
  Program program{table_program, playing};
  program.type("e4\n");
  record(program, "record", frequency_of(1));
  record(program, "rec 1w", frequency_of(2));
  BOOST_TEST(ply_heard(speech::read_sound(recording("ply-001.flac"))->samples, 16000) == 1U);
  BOOST_TEST(ply_heard(speech::read_sound(recording("ply-001-2.flac"))->samples, 16000) == 2U);
  check_heard(program, "hear 1w", 2);
  program.type("hear 1b\n");
  BOOST_TEST(program.prints("No recording of that move. [to White]\n"));
  program.type("record 1b\n");  // never in advance
  BOOST_TEST(program.prints("No move to record. [to White]\n"));
  program.type("quit\n");
  BOOST_TEST(program.end().status == 0);
}

BOOST_FIXTURE_TEST_CASE(a_killed_program_leaves_what_was_recorded_before, Table) {
  auto const second = tone(frequency_of(2), speech::recording_rate_hz, spoken_seconds);
  {
    Program program{table_program, playing};
    program.type("e4\n");
    record(program, "record", frequency_of(1));
    begin(program, "e5\nrecord", second);
    microphone.give(second);
    BOOST_TEST_REQUIRE(eventually([&] { return microphone.is_taken(); }));
    program.signal(SIGKILL);
  }
  BOOST_TEST(ply_heard(speech::read_sound(recording("ply-001.flac"))->samples, 16000) == 1U);
  BOOST_TEST(!std::filesystem::exists(recording("ply-002.flac")));
  begun = ended = kept = 0;
  Program program{table_program, resuming};
  check_heard(program, "hear 1w", 1);
  record(program, "record", frequency_of(2));
  check_heard(program, "hear 1b", 2);
  begin(program, "record", second);
  program.type("quit\n");  // what is being recorded is kept
  BOOST_TEST(eventually([&] {
    if (microphone.is_taken()) microphone.give(mouthful_of(second));
    return program.has_ended();
  }));
  BOOST_TEST(program.end().status == 0);
  BOOST_TEST(speech::read_sound(recording("ply-002-2.flac")).has_value());
}

BOOST_FIXTURE_TEST_CASE(a_lost_microphone_is_told_and_what_it_heard_is_kept, Table) {
  // A real one, which is gone when its sound server is.
  Program program{table_program, {"play", "--game", game, "--blind", "white", "--recorder"}};
  program.type("e4\n");
  auto const sounding = studio.sound(tone(frequency_of(5), studio_rate_hz, 60));
  program.type("record\n");
  BOOST_TEST_REQUIRE(program.prints("Recording. [to White]\n"));
  studio.listen(2);
  studio.pull_the_plug();
  BOOST_TEST(program.prints("Microphone lost. [to White]\n"));
  BOOST_TEST(program.prints("Recorded: "));
  auto const sound = speech::read_sound(recording("ply-001.flac"));
  BOOST_TEST_REQUIRE(sound.has_value());
  BOOST_TEST(ply_heard(sound->samples, sound->rate_hz) == 5U);
  program.type("record\n");
  BOOST_TEST(program.prints("No microphone. [to White]\n"));
  BOOST_TEST(program.complains("error: no microphone: "));
  program.type("quit\n");
  BOOST_TEST(program.end().status == 0);
  BOOST_TEST(events().find(R"("fact":"microphone_lost")") != std::string::npos);
}

BOOST_FIXTURE_TEST_CASE(a_silent_recording_and_one_that_cannot_be_written_are_told, Table) {
  Program program{table_program, playing};
  Microphone::Samples const silence(Microphone::mouthful);
  begin(program, "e4\nrecord", silence);
  end(program, "record", silence);  // as Enter does
  BOOST_TEST(program.prints("The recording is silent. [to White]\n"));
  std::filesystem::remove_all(folder / "game.recordings");
  std::ofstream{folder / "game.recordings"} << "in the way";
  begin(program, "record", silence);
  end(program, "", silence);
  BOOST_TEST(program.prints("The recording could not be kept. [to White]\n"));
  BOOST_TEST(program.complains("game.recordings: cannot be made: "));
  program.type("hear\n");  // its file is gone
  BOOST_TEST(program.prints("No recording of that move. [to White]\n"));
  program.type("e5\nquit\n");
  auto const left = program.end();
  BOOST_TEST(left.status == 0);
  BOOST_TEST(left.out.find("Eva fünf [to White]") != std::string::npos);
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(recorder_without_sound)

BOOST_AUTO_TEST_CASE(without_a_microphone_the_game_goes_on) {
  TemporaryFolder const folder;
  Program program{table_program,
                  {"play", "--silent", "--game", folder / "game.tactus", "--blind", "white", "--recorder",
                   "--microphone", "nowhere"}};
  program.type("e4\n");
  BOOST_TEST(program.prints("No microphone. [to White]\n"));
  program.type("record\n");
  BOOST_TEST(program.prints_times("No microphone. [to White]\n", 2));
  program.type("e5\nrecord 1\nhear x\n");
  BOOST_TEST(program.complains("error: expected record, or record and one move, for example record 12w\n"));
  BOOST_TEST(program.complains("error: expected for example hear, hear 12w, hear 12 or hear 12-15\n"));
  BOOST_TEST(program.prints("Eva fünf [to White]\n"));
  program.type("quit\n");
  auto const ended = program.end();
  BOOST_TEST(ended.status == 0);
  BOOST_TEST(ended.err.find("expected a device for recording that ALSA calls `nowhere`") !=
             std::string::npos);
  BOOST_TEST(!std::filesystem::exists(folder / "game.recordings"));
}

BOOST_AUTO_TEST_CASE(the_recorder_is_off_unless_it_was_allowed) {
  TemporaryFolder const folder;
  auto const ended = run(table_program, {"play", "--silent", "--game", folder / "game.tactus"},
                         "e4\nrecord\nhear\n\nquit\n");
  BOOST_TEST(ended.err ==
             "error: the recorder is off; expected the option --recorder\n"
             "error: the recorder is off; expected the option --recorder\n");
  BOOST_TEST(run(table_program, {"play", "--microphone", "default"}).status == 2);
}

BOOST_AUTO_TEST_SUITE_END()
