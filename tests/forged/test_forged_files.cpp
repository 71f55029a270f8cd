// SPDX-License-Identifier: GPL-3.0-or-later
// A table: each kind of forged file beside every reader of game files. A reader may show the game as it was
// signed, or say that something is wrong; it never shows another one and says nothing. TACTUS_FORGED_FILES:
// so many with a bit, a byte and a page each.
#include "tests/forged/forged_file.hpp"
#include "tests/forged/readers.hpp"
#include "tests/temporary_folder.hpp"

#include <cstdlib>
#include <filesystem>
#include <map>

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

using namespace tactus::forged;

BOOST_AUTO_TEST_SUITE(forged_files)

namespace {

struct Counts {
  unsigned right = 0, told = 0, silent = 0;
};

unsigned files_of_each_kind() {
  char const* const text = std::getenv("TACTUS_FORGED_FILES");  // NOLINT: single thread
  return text != nullptr ? static_cast<unsigned>(std::atoi(text)) : 4;
}

/// Each beside its forgery, made once.
std::vector<std::string> made(std::vector<Forgery> const& forgeries, std::string const& file,
                              std::string const& folder) {
  std::vector<std::string> files;
  for (Forgery const& each : forgeries) {
    auto const in = folder + "/" + std::to_string(files.size());
    std::filesystem::create_directory(in);
    files.push_back(in + "/game.tactus");
    std::filesystem::copy_file(file, files.back());
    each.forge(files.back());
  }
  return files;
}

/// With what lies beside it.
Read read_copy(Reader const& reader, std::string const& file) {
  tactus::TemporaryFolder const folder;
  auto const copy = folder / "game.tactus";
  for (char const* const each : {"", "-wal"})
    if (std::filesystem::exists(file + each)) std::filesystem::copy_file(file + each, copy + each);
  return reader.read(copy);
}

/// Only the signed squares tell a game that was made up as a whole.
bool may_be_silent(Forgery const& forgery, Reader const& reader) {
  return forgery.is_known_by_signature_alone && reader.name != "check SQUARES";
}

}  // namespace

BOOST_AUTO_TEST_CASE(no_reader_goes_on_silently_with_a_forged_file) {
  tactus::TemporaryFolder const folder;
  auto const file = folder / "signed.tactus", another = folder / "another.tactus";
  play_game(file);
  play_another_game(another);
  auto const signature = signature_of(file);
  BOOST_TEST_REQUIRE(signature.size() == 35U);
  auto const forgeries = all_forgeries(another, files_of_each_kind());
  auto const forged = made(forgeries, file, folder.path().string());
  std::string table;
  for (Reader const& reader : all_readers(signature)) {
    auto const right = read_copy(reader, file);
    BOOST_TEST(!right.shown.empty(), reader.name);
    std::map<std::string, Counts> kinds;
    for (std::size_t i = 0; i < forgeries.size(); ++i) {
      Forgery const& each = forgeries[i];
      auto const read = read_copy(reader, forged[i]);
      auto& counts = kinds[each.kind];
      bool const is_told = read.said != right.said;
      bool const is_silent = !is_told && read.shown != right.shown && !may_be_silent(each, reader);
      ++(is_told ? counts.told : is_silent ? counts.silent : counts.right);
      BOOST_TEST(!is_silent, reader.name << ", " << each.kind << ", " << each.what << ":\n" << read.shown);
      if (each.is_known_by_signature_alone && reader.name == "check SQUARES") BOOST_TEST(is_told, each.what);
    }
    table += fmt::format("\n{:20}", reader.name);
    for (auto const& [kind, counts] : kinds)
      table += fmt::format(" {} {}/{}/{}", kind, counts.right, counts.told, counts.silent);
  }
  BOOST_TEST_MESSAGE("reader: kind as it was/told/silent" << table);
}

BOOST_AUTO_TEST_SUITE_END()
