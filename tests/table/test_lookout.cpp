// SPDX-License-Identifier: GPL-3.0-or-later
// What is mapped into the program while it plays is told once.
#include "src/table/seal/loaded_files.hpp"
#include "src/table/seal/seal.hpp"
#include "tests/temporary_folder.hpp"

#include <cstdlib>
#include <fcntl.h>
#include <fstream>
#include <sys/mman.h>
#include <unistd.h>

#include <boost/test/unit_test.hpp>

using namespace tactus;

BOOST_AUTO_TEST_SUITE(looking_out)

namespace {

/// Like a library that comes in late.
class Mapped {
 public:
  explicit Mapped(std::string const& path) : file_(::open(path.c_str(), O_RDONLY)) {
    at_ = ::mmap(nullptr, size, PROT_READ | PROT_EXEC, MAP_PRIVATE, file_, 0);
  }
  Mapped(Mapped const&) = delete;
  Mapped& operator=(Mapped const&) = delete;
  ~Mapped() {
    ::munmap(at_, size);
    ::close(file_);
  }
  bool is_there() const { return at_ != MAP_FAILED; }  // NOLINT: the system's macro

 private:
  static constexpr std::size_t size = 4096;
  int file_;
  void* at_;
};

table::ProgramStarted self(std::string_view profile) {
  table::ProgramStarted program;
  program.profile = profile;
  program.files = program::mapped_files("");
  return program;
}

}  // namespace

BOOST_AUTO_TEST_CASE(a_file_that_is_not_the_systems_is_told_once) {
  TemporaryFolder const folder;
  std::string const path = folder / "late.so";
  std::ofstream{path} << std::string(4096, 'x');
  program::Lookout lookout{self(table::tournament_profile), nullptr};
  program::Lookout at_home{self(table::training_profile), nullptr};
  BOOST_TEST(lookout.look().empty());
  Mapped const late{path};
  BOOST_TEST_REQUIRE(late.is_there());
  auto const told = lookout.look();
  BOOST_TEST_REQUIRE(told.size() == 1u);
  BOOST_TEST(told[0].starts_with("loaded: " + path + ", SHA-256: "));
  BOOST_TEST(lookout.look().empty());
  BOOST_TEST(at_home.look().empty());
}

BOOST_AUTO_TEST_SUITE_END()
