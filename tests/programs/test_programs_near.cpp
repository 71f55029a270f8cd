// SPDX-License-Identifier: GPL-3.0-or-later
// `tactus attest` names the other programs of Tactus on this machine by the note in their executables.
#include "tests/programs/program.hpp"
#include "tests/temporary_folder.hpp"

#include <cstdlib>
#include <filesystem>
#include <fstream>

#include <boost/test/unit_test.hpp>

using namespace tactus;

BOOST_AUTO_TEST_SUITE(programs_near)

// A program that knows legal moves, under another name, in a folder of the person.
BOOST_AUTO_TEST_CASE(a_program_of_tactus_is_known_whatever_its_file_is_called) {
  TemporaryFolder const home;
  std::filesystem::create_directory(home / "bin");
  std::filesystem::copy_file(TACTUS_BIN_DIR "/tactus-arbiter", home / "bin/calculator");
  std::ofstream{home / "bin/notes.txt"} << "no program";
  char const* const person = std::getenv("HOME");
  std::string const before = person == nullptr ? "" : person;
  ::setenv("HOME", (home / "").c_str(), 1);
  auto const ended = run("tactus", {"attest"});
  ::setenv("HOME", before.c_str(), 1);
  BOOST_TEST(ended.out.find("\nfile of Tactus: " + (home / "bin/calculator") +
                            ": tactus-arbiter arbiter\n") != std::string::npos,
             ended.out);
}

BOOST_AUTO_TEST_SUITE_END()
