// SPDX-License-Identifier: GPL-3.0-or-later
// A game file is hurt in every way that a disk, a stick or a hand can: whoever exports it, takes it up or
// salvages it has the moves that were played, or says that something is lost. TACTUS_HURT_FILES: so many
// files for each way.
#include "src/arbiter/commands/salvage.hpp"
#include "src/record/game_record.hpp"
#include "src/record/saved_game.hpp"
#include "src/store/damage/salvage.hpp"
#include "src/store/game_file.hpp"
#include "src/store/replay.hpp"
#include "tests/record/told_game.hpp"
#include "tests/store/strange_hands.hpp"

#include <algorithm>
#include <cstdlib>
#include <random>
#include <set>
#include <sstream>

#include <boost/test/unit_test.hpp>

using namespace tactus;
using chess::Color;

BOOST_AUTO_TEST_SUITE(hurt_files)

namespace {

constexpr std::string_view game_text =
    "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 d6 c3 O-O h3 Nb8 d4 Nbd7 c4 c6 cxb5 axb5 Nc3 Bb7 Bg5 b4 "
    "Nb1 h6 Bh4 c5 dxe5 Nxe4 Bxe7 Qxe7 exd6 Qf6 Nbd2 Nxd6 Nc4 Nxc4 Bxc4 Nb6 Ne5 Rae8 Bxf7 Rxf7 Nxf7 Rxe1 "
    "Qxe1 Kxf7 Qe3 Qg5 Qxg5 hxg5 b3 Ke6 a3 Kd6 axb4 cxb4 Ra5 Nd5 f3 Bc8 Kf2 Bf5 Ra7 g6 Ra6 Kc5 Ke1 Nf4 g3 "
    "Nxh3 Kd2 Kb5 Rd6 Kc5 Ra6 Nf2 g4 Bd3 Re6";

struct TypedGame : test::ToldGame {
  void type_all(std::size_t plies) {
    std::istringstream texts{std::string{game_text}};
    std::string text;
    for (std::size_t ply = 0; ply < plies && texts >> text; ++ply) type(text);
  }
  void begin() {
    input(table::ProgramStarted{"tactus", TACTUS_VERSION, "tournament", "00"});
    table::TableSetup setup;
    setup.white.name = "Anna A.";
    setup.black.name = "Bo B.";
    input(table::GameStarted{setup});
  }
  void go_back(std::size_t plies) {
    input(table::RestoreProposed{Color::white, plies});
    input(table::RestoreAgreed{Color::white});
    input(table::RestoreAgreed{Color::black});
  }
  void end() {
    input(table::ResultProposed{Color::white, table::GameResult::draw, table::Ending::result});
    input(table::ResultAccepted{Color::black});
    input(table::ResultSignedBy{Color::white});
    input(table::ResultSignedBy{Color::black});
  }
};

std::vector<table::StampedEvent> a_game(std::size_t plies = 85) {
  TypedGame game;
  game.begin();
  game.type_all(plies / 2);
  game.input(table::Requested{Color::white, table::Request::score, std::nullopt});
  game.input(table::MoveTextRefused{Color::white, "Nf9", table::MoveRefusal::not_a_move});
  game.go_back(plies / 2 - 3);
  std::istringstream texts{std::string{game_text}};
  std::string text;
  for (std::size_t ply = 0; ply < plies && texts >> text; ++ply)
    if (ply >= plies / 2 - 3) game.type(text);
  game.input(table::DrawOffered{game.state().to_move()});
  game.end();
  return game.take_events();
}

/// Without what a salvaged file cannot have: it is another file.
std::string moves_text(program::GameRecord record) {
  record.signature.clear();
  return program::pgn_of(record);
}

std::string write_game(std::string const& path, std::vector<table::StampedEvent> const& events) {
  auto file = store::GameFile::create(path).value();
  BOOST_TEST_REQUIRE(file.append(events).has_value());
  BOOST_TEST_REQUIRE(file.fold_into_one_file(Millis{10'000}));
  return store::bytes_of(path);
}

struct Counts {
  unsigned files = 0;
  unsigned refused = 0, told = 0, unhurt = 0;  // by export
  unsigned taken_up = 0, cut = 0;
  unsigned salvaged = 0, salvaged_whole = 0;
  unsigned silent = 0;
  std::set<std::string> which{};

  void find_silent(std::string const& what, std::string const& how) {
    ++silent;
    which.insert(what + ", " + how);
  }
};

std::ostream& operator<<(std::ostream& out, Counts const& c) {
  return out << c.files << " files: export " << c.unhurt << " right, " << c.told << " told, " << c.refused
             << " refused; taken up " << c.taken_up << ", of these with a gap " << c.cut << "; salvaged "
             << c.salvaged << ", of these whole " << c.salvaged_whole << "; silent " << c.silent;
}

class HurtFile {
 public:
  HurtFile(std::string whole_pgn, Counts& counts, std::string what)
      : whole_(std::move(whole_pgn)), counts_(counts), what_(std::move(what)) {
    ++counts.files;
  }
  void write(std::string const& bytes) { std::ofstream{path_, std::ios::binary} << bytes; }
  std::string const& path() const { return path_; }

  void read_all() {
    look_at_export();
    look_at_salvaged();
    look_at_taken_up();
  }

 private:
  void look_at_export() {
    auto const game = program::read_saved_game(path_);
    if (!game) {
      ++counts_.refused;
    } else if (game->damage) {
      ++counts_.told;
    } else if (moves_text(game->record) == whole_) {
      ++counts_.unhurt;
    } else {
      counts_.find_silent(what_, "exported");
    }
  }

  void look_at_salvaged() {
    auto reader = store::GameReader::open(path_);
    if (!reader) return;
    auto const found = store::salvage(*reader, "hurt.tactus");
    auto const record = program::record_of(found.events);
    if (!record) return;
    ++counts_.salvaged;
    bool const is_told = !record->gaps.empty();
    if (!is_told && moves_text(*record) == whole_) ++counts_.salvaged_whole;
    if (!is_told && moves_text(*record) != whole_) counts_.find_silent(what_, "salvaged");
  }

  /// And two moves are played there.
  void look_at_taken_up() {
    auto taken = store::take_up(path_);
    if (!taken) return;
    auto const before = program::record_of(taken->events);
    if (!before) return;
    ++counts_.taken_up;
    TypedGame game;
    game.take_up(taken->events);
    game.input(table::Resumed{"branch"});
    for (int n = 0; n < 2; ++n) play_on(game);
    BOOST_TEST_REQUIRE(taken->file.append(game.events()).has_value());
    auto const read = program::read_saved_game(taken->file.path());
    BOOST_TEST_REQUIRE(read.has_value());
    BOOST_TEST(!read->damage);
    if (!read->record.gaps.empty()) ++counts_.cut;
    if (read->record.gaps.empty() && moves_text(*before) != whole_) counts_.find_silent(what_, "taken up");
    if (program::line_of(read->record).moves() != game.state().line().moves())
      counts_.find_silent(what_, "taken up, and the table has other moves");
  }

  static void play_on(TypedGame& game) {
    if (game.state().result() != table::GameResult::open) return;
    auto const& now = game.state().line().current();
    for (chess::Square const from : now.placement().occupied())
      for (unsigned to = 0; to < 64; ++to)
        if (chess::Move const move{from, chess::Square::from_index(to)};
            now.placement().at(from)->color == now.turn() && now.has(move))
          return game.type(std::string{from.name()} + std::string{move.to().name()});
  }

  TemporaryFolder folder_;
  std::string path_ = folder_ / "hurt.tactus";
  std::string whole_;
  Counts& counts_;
  std::string what_;
};

unsigned rounds() {
  char const* const text = std::getenv("TACTUS_HURT_FILES");  // NOLINT: single thread
  return text != nullptr ? static_cast<unsigned>(std::atoi(text)) : 3;
}

void expect_none_silent(std::string_view way, Counts const& counts) {
  BOOST_TEST_MESSAGE(way << ": " << counts);
  std::string which;
  for (auto const& each : counts.which) which += '\n' + each;
  BOOST_TEST(counts.silent == 0U, way << ": " << counts << which);
}

constexpr std::size_t page = 4096;

struct WholeGame {
  TemporaryFolder folder;
  std::string path = folder / "game.tactus";
  std::vector<table::StampedEvent> events = a_game();
  std::string bytes = write_game(path, events);
  std::string pgn = moves_text(program::record_of(events).value());
  std::mt19937 random{68};

  template <class Hurt>
  void hurt_with(std::string_view way, Hurt const& hurt) {
    Counts counts;
    for (unsigned n = 0; n < rounds(); ++n) {
      std::string hurt_bytes = bytes;
      std::string const what = hurt(hurt_bytes);
      HurtFile file{pgn, counts, what};
      file.write(hurt_bytes);
      file.read_all();
    }
    expect_none_silent(way, counts);
  }
  std::size_t in_second_half() { return bytes.size() / 2 + random() % (bytes.size() / 2); }
  std::size_t any_page() { return random() % (bytes.size() / page); }
};

}  // namespace

BOOST_FIXTURE_TEST_CASE(one_flipped_bit, WholeGame) {
  hurt_with("a bit", [&](std::string& hurt) {
    auto const at = in_second_half();
    hurt[at] = static_cast<char>(hurt[at] ^ 1 << random() % 8);
    return "bit at " + std::to_string(at);
  });
}

BOOST_FIXTURE_TEST_CASE(one_byte, WholeGame) {
  hurt_with("a byte", [&](std::string& hurt) {
    auto const at = random() % hurt.size();
    hurt[at] = static_cast<char>(random());
    return "byte at " + std::to_string(at);
  });
}

BOOST_FIXTURE_TEST_CASE(one_page, WholeGame) {
  hurt_with("a page", [&](std::string& hurt) {
    auto const one = any_page(), other = any_page();
    std::string const zeros(page, '\0');
    bool const is_emptied = random() % 2 == 0;
    hurt.replace(one * page, page, is_emptied ? zeros : bytes.substr(other * page, page));
    if (!is_emptied) hurt.replace(other * page, page, bytes.substr(one * page, page));
    return "page " + std::to_string(one) + (is_emptied ? " emptied" : " and " + std::to_string(other));
  });
}

/// An event of each kind, and of the moves each third: gone, cut, or with another letter.
BOOST_FIXTURE_TEST_CASE(one_event_of_each_kind, WholeGame) {
  Counts counts;
  unsigned const each_nth = std::max(1U, 300U / rounds());
  for (std::size_t seq = 1; seq <= events.size(); ++seq) {
    if (seq > 12 && seq % each_nth != 0 && seq + 12 < events.size()) continue;
    auto const text = store::write_event(events[seq - 1].event);
    std::string other = text.payload;
    auto const at = 1 + random() % (other.size() - 1);
    other[at] = other[at] == 'e' ? 'd' : 'e';
    for (std::string const& change :
         {"DELETE FROM event WHERE seq = " + std::to_string(seq),
          "UPDATE event SET payload = '{' WHERE seq = " + std::to_string(seq),
          "UPDATE event SET payload = '" + other + "' WHERE seq = " + std::to_string(seq)}) {
      HurtFile file{pgn, counts, text.type + " " + std::to_string(seq) + ": " + change};
      file.write(bytes);
      BOOST_TEST_REQUIRE(store::run_sql(file.path(),
                                        "DROP TRIGGER event_is_never_changed; DROP TRIGGER "
                                        "event_is_never_deleted;" +
                                            change) == "");
      file.read_all();
    }
  }
  expect_none_silent("an event", counts);
}

BOOST_AUTO_TEST_CASE(moves_that_another_version_recorded_hold_where_this_one_would_make_others) {
  for (bool const has_corrections : {false, true}) {
    TemporaryFolder const folder;
    std::string const path = folder / "game.tactus";
    TypedGame game;
    game.begin();
    game.type_all(9);
    if (has_corrections) game.go_back(4);
    game.type(has_corrections ? "Nc3" : "h6");
    // What was typed last completed another move then.
    auto const square = [](char const* name) { return chess::Square::parse(name).value(); };
    chess::Move const other{square(has_corrections ? "d2" : "b7"), square(has_corrections ? "d3" : "b6")};
    auto events = game.take_events();
    for (auto& each : events)
      if (auto* const outcome = std::get_if<table::Outcome>(&each.event))
        if (auto* const completed = std::get_if<table::MoveCompleted>(outcome);
            completed != nullptr && completed->move == game.state().line().moves().back())
          completed->move = other;
    { BOOST_TEST_REQUIRE(store::GameFile::create(path).value().append(events).has_value()); }
    for (bool const is_first : {true, false}) {
      auto const taken = store::take_up(path);
      BOOST_TEST_REQUIRE(taken.has_value());
      BOOST_TEST(taken->warning.has_value() == is_first);
      table::TableState state;
      for (auto const& each : taken->events) state = table::replayed(std::move(state), each);
      BOOST_TEST((state.line().moves().back() == other));
      BOOST_TEST(
          (program::line_of(program::record_of(taken->events).value()).moves() == state.line().moves()));
    }
  }
}

BOOST_AUTO_TEST_CASE(a_salvaged_game_of_which_an_outcome_was_lost_has_its_signature) {
  WholeGame game;
  auto const signature = program::read_saved_game(game.path)->record.signature;
  BOOST_TEST_REQUIRE(signature.size() == 35U);
  std::size_t seq = 1;
  while (store::write_event(game.events[seq - 1].event).type != "move.completed") ++seq;
  BOOST_TEST_REQUIRE(
      store::run_sql(game.path, "DROP TRIGGER event_is_never_deleted; DELETE FROM event WHERE seq = " +
                                    std::to_string(seq)) == "");
  std::ostringstream out, errors;
  BOOST_TEST(program::run_salvage({game.path, Language::english}, out, errors) == 0, errors.str());
  BOOST_TEST(
      out.str().find("made again from what was entered: event " + std::to_string(seq)) != std::string::npos,
      out.str());
  auto const salvaged = program::read_saved_game(game.folder / "game.salvaged.tactus");
  BOOST_TEST_REQUIRE(salvaged.has_value());
  BOOST_TEST(salvaged->record.signature == signature);
  BOOST_TEST(moves_text(salvaged->record) == game.pgn);
}

BOOST_AUTO_TEST_CASE(moves_behind_a_missing_one_stand_in_a_comment) {
  TypedGame game;
  game.begin();
  game.type_all(6);
  auto events = game.take_events();
  std::erase_if(events, [](table::StampedEvent const& each) {
    auto const* const outcome = std::get_if<table::Outcome>(&each.event);
    auto const* const completed = outcome != nullptr ? std::get_if<table::MoveCompleted>(outcome) : nullptr;
    return completed != nullptr && completed->ply == 4;
  });
  auto pgn = moves_text(program::record_of(events).value());
  std::ranges::replace(pgn, '\n', ' ');
  BOOST_TEST(
      pgn.find("after 2. Nf3: moves are missing; recorded from there: 3. Bb5 3... a6") != std::string::npos,
      pgn);
}

BOOST_AUTO_TEST_SUITE_END()
