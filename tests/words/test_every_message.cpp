// SPDX-License-Identifier: GPL-3.0-or-later
// Everything that the player's program can say, in every language: whole, in words, and short for fingers.
#include "core/legal/reading/move_reading.hpp"
#include "speech/braille/reading.hpp"
#include "speech/words/perception.hpp"
#include "speech/words/phrasebook.hpp"
#include "src/equipment/spoken_catalogue.hpp"
#include "tests/words/message_sources.hpp"
#include "tests/words/player_languages.hpp"

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <map>
#include <set>

#include <boost/test/unit_test.hpp>

namespace tactus::words {

BOOST_AUTO_TEST_SUITE(every_message)

namespace {

using namespace tactus::table;
using chess::Color;
using chess::Kind;
using speech::Vocabulary;

chess::Square at(std::string_view name) { return chess::Square::parse(name).value(); }

chess::MoveDescription some_move(Kind kind) {
  chess::MoveDescription move{};
  move.piece = {Color::white, kind};
  move.from = at("g2");
  move.to = at("h8");
  move.needs_file = move.needs_rank = true;
  move.captured = Kind::rook;
  move.promotion = Kind::knight;
  move.is_en_passant = true;
  move.gives = chess::CheckState::mate;
  return move;
}

chess::Placement fallen() {
  chess::Placement pieces;
  unsigned file = 0;
  for (Kind const kind : {Kind::pawn, Kind::knight, Kind::bishop, Kind::rook, Kind::queen, Kind::king})
    pieces.put(chess::Square{static_cast<chess::File>(file++), chess::Rank{2}}, {Color::white, kind});
  return pieces;
}

/// Each kind of content with arguments of many sizes.
std::vector<Content> contents() {
  std::vector<Content> all{NoTimesTold{}, NothingToRepeat{}, NoMoveToAnnounce{},       NoDuty{},
                           CallArbiter{}, PiecesStand{},     PiecesToPutBack{fallen()}};
  for (unsigned number = 0; number < 1000; ++number) {
    all.emplace_back(MoveNumberTold{number});
    all.emplace_back(GameResumed{2 * number, number + 1, Color::white});
    all.emplace_back(GameResumed{2 * number + 1, number + 1, Color::black});
    all.emplace_back(TimesTold{Millis{number * 7321}, Millis{number * 500}});
  }
  for (Device const device : all_devices) {
    all.emplace_back(DeviceLost{device});
    all.emplace_back(DeviceFound{device});
  }
  for (MoveRefusal const why :
       {MoveRefusal::not_a_move, MoveRefusal::no_legal_move, MoveRefusal::several_moves})
    all.emplace_back(MoveRefused{why, "Nf3 [[x]] {own} 12:00"});
  for (GameResult const result :
       {GameResult::open, GameResult::white_wins, GameResult::black_wins, GameResult::draw}) {
    all.emplace_back(GameOver{result});
    if (result != GameResult::open) all.emplace_back(ResultShown{result});
  }
  for (Color const by : {Color::white, Color::black}) {
    all.emplace_back(EndingProposed{by, Ending::checkmate, GameResult::white_wins});
    all.emplace_back(EndingProposed{by, Ending::stalemate, GameResult::draw});
    all.emplace_back(EndingProposed{by, Ending::checkmate, GameResult::white_wins, some_move(Kind::queen)});
    all.emplace_back(EndingProposed{by, Ending::stalemate, GameResult::draw, some_move(Kind::king)});
    all.emplace_back(Confirming{by});
    all.emplace_back(BoardToSetUp{by});
    for (bool const is_done : {false, true})
      all.emplace_back(CorrectionTold{by, some_move(Kind::king), some_move(Kind::knight), is_done});
    all.emplace_back(EndingProposed{by, Ending::resignation, GameResult::black_wins});
    for (GameResult const result : {GameResult::white_wins, GameResult::black_wins, GameResult::draw})
      all.emplace_back(EndingProposed{by, Ending::result, result});
  }
  for (unsigned fact = 0; fact <= static_cast<unsigned>(RecorderFact::microphone_found); ++fact)
    all.emplace_back(RecorderTold{static_cast<RecorderFact>(fact)});
  for (int seconds = 0; seconds <= 20; ++seconds) all.emplace_back(RecordingSaved{Millis{seconds * 1000}});
  all.emplace_back(KeypadTold{});
  for (unsigned const number : {0U, 1U, 21U, 519U, 959U}) all.emplace_back(StartTold{number});
  all.emplace_back(ClaimNotInRules{10});
  all.emplace_back(BoardsAgree{});
  for (bool const is_answer : {false, true})
    all.emplace_back(TrainingTold{{{{{Language::german, "Eva vier"}}, "e4"}}, is_answer});
  all.emplace_back(RecordingsPlayed{});
  all.emplace_back(RecordingsPlayed{{"ply-012.flac"}});
  for (Color const by : {Color::white, Color::black}) {
    all.emplace_back(DrawOfferTold{by});
    all.emplace_back(DrawDeclined{by});
    all.emplace_back(ResultSigned{by});
    for (unsigned number = 1; number < 120; ++number) {
      all.emplace_back(AdjournedTold{by, number});
      all.emplace_back(RestoreTold{by, number, false});
      all.emplace_back(RestoreTold{by, number, true});
    }
  }
  for (unsigned kind = 0; kind <= static_cast<unsigned>(ClaimKind::touched_piece); ++kind)
    all.emplace_back(ClaimTold{static_cast<ClaimKind>(kind)});
  for (bool const is_so : {false, true}) {
    all.emplace_back(ClaimDecided{is_so});
    all.emplace_back(FlagsTold{is_so, false});
    all.emplace_back(FlagsTold{is_so, true});
  }
  for (unsigned number = 1; number < 300; ++number) {
    auto const move = some_move(Kind::rook);
    all.emplace_back(ScoreTold{number, move, move});
    all.emplace_back(ScoreTold{number, move, std::nullopt});
    all.emplace_back(ScoreTold{number, std::nullopt, move});
    all.emplace_back(LowTimeTold{Millis{number * 1000}});
  }
  for (auto const why : {Lapse::move_made, Lapse::declined, Lapse::another_proposal, Lapse::move_corrected})
    all.emplace_back(NoLongerMeant{why});
  for (auto const by : {Color::white, Color::black}) {
    all.emplace_back(RepeatTold{by, "Nf3"});
    all.emplace_back(AdjustingTold{by});
    all.emplace_back(KingAsked{by});
    all.emplace_back(EndingProposed{by, Ending::result, GameResult::annulled});
  }
  SignatureTold signature{};
  signature.squares.fill(chess::Square::from_index(63));
  all.insert(all.end(),
             {signature, RecordMoved{}, KingsSeen{}, MovesShortened{}, GameOver{GameResult::annulled}});
  for (auto const entry : {TwiceEntered::resignation, TwiceEntered::threefold, TwiceEntered::fifty_moves,
                           TwiceEntered::flag_fall, TwiceEntered::illegal_move, TwiceEntered::adjournment})
    for (auto const by : {Color::white, Color::black}) all.emplace_back(OnceMoreAsked{entry, by});
  for (auto const about : {SideQuestion::whose_flag, SideQuestion::who_accepts, SideQuestion::which_side})
    all.emplace_back(SideWanted{about});
  all.insert(all.end(), {SideQuestionDropped{}, PromotionAsked{}, NoDrawOffer{}, LeavingAsked{},
                         OnceMoreAsked{TwiceEntered::resignation}, NoClaim{}, NoSuchMove{}, NotAllowed{},
                         OnlyMoverSeals{}, NothingToSign{}, NothingToCorrect{}, RestoreRefused{},
                         WordNeeded{}, WordAsked{}, WordRefused{}, PositionTold{fallen()}});
  for (Kind const kind : {Kind::pawn, Kind::knight, Kind::bishop, Kind::rook, Kind::queen, Kind::king})
    all.emplace_back(MoveSaid{Color::white, 1, some_move(kind)});
  for (Color const side : {Color::white, Color::black}) {
    for (DutyKind const duty :
         {DutyKind::make_move, DutyKind::announce_move, DutyKind::start_clock, DutyKind::write_move})
      for (bool const is_shown : {false, true})
        for (Kind const kind : {Kind::pawn, Kind::queen})
          for (bool const is_spelled : {false, true})
            all.emplace_back(DutyTold{{duty, side, is_shown, 1, some_move(kind), "D.2.10", is_spelled}});
    for (unsigned number = 0; number < 300; ++number) {
      all.emplace_back(TimesToTell{side, Millis{number * 7321}, Millis{number * 500}});
      all.emplace_back(MovesToTell{side, number});
    }
  }
  for (unsigned i = 0; i < 8; ++i)
    all.emplace_back(SensorFoundBad{chess::Square{static_cast<chess::File>(i), static_cast<chess::Rank>(i)}});
  return all;
}

speech::Wording wording_in(Language language, Vocabulary vocabulary) {
  speech::Wording wording;
  wording.moves = {speech::Style::full, true, true, true, true};
  wording.sentences = sentences_in(language);
  auto words = speech::vocabulary_in(wording.sentences, vocabulary);
  BOOST_TEST_REQUIRE(words.has_value(), language.code() << ": " << words.error());
  wording.vocabulary = *words;
  return wording;
}

std::string joined(std::vector<std::string> const& faults) {
  std::string text;
  for (std::string const& fault : faults) text += fault + "; ";
  return text;
}

/// A value of the right kind for each argument of a fact.
ArgumentValue value_of(std::string const& name) {
  static std::map<std::string, ArgumentValue> const values{
      {"port", std::string{"/dev/ttyUSB10"}},
      {"ports", std::string{"hid:/dev/hidraw0, hid:/dev/hidraw12"}},
      {"product", std::string{"FT232 & R [[x]] {port}"}},
      {"number", std::string{"0417-XQ"}},
      {"name", std::string{"Board <7>"}},
      {"protocol", std::string{"DGT board"}},
      {"version", std::string{"1.25"}},
      {"profile", std::string{"tournament"}},
      {"folder", std::string{"/home/x1"}},
      {"file", std::string{"game-2023.tactus"}},
      {"count", 21U},
      {"percent", 71U},
      {"free", 981U},
      {"least", 100U},
      {"white", Millis{5'461'000}},
      {"black", Millis{0}},
      {"left", Millis{1'281'000}},
      {"right", Millis{900}},
      {"time", Millis{3'661'000}},
      {"player", Color::black},
      {"square", at("c2")},
      {"piece", chess::Piece{Color::white, Kind::queen}},
      {"found", chess::Piece{Color::black, Kind::rook}},
  };
  BOOST_TEST_REQUIRE(values.contains(name), "a value for the argument " << name);
  return values.at(name);
}

}  // namespace

BOOST_AUTO_TEST_CASE(every_announcement_is_spoken_in_words_in_every_language) {
  auto const all = contents();
  std::set<std::size_t> kinds;
  for (Content const& content : all) kinds.insert(content.index());
  BOOST_TEST(kinds.size() == std::variant_size_v<Content::variant>);
  for (Language const language : player_languages)
    for (Vocabulary const vocabulary : {Vocabulary::appendix_d, Vocabulary::literate, Vocabulary::spelling}) {
      auto const wording = wording_in(language, vocabulary);
      for (Content const& content : all)
        for (bool const is_repeat : {false, true}) {
          Announcement const announcement{Audience::white, is_repeat, content};
          auto const faults = faults_of_speech(speech::phrase_of(announcement, wording));
          BOOST_TEST(faults.empty(), language.code() << ": " << joined(faults));
        }
    }
}

BOOST_AUTO_TEST_CASE(the_numbers_of_moves_are_spoken_in_words_in_every_language) {
  for (Language const language : player_languages) {
    auto const sentences = sentences_in(language);
    for (unsigned number = 1; number < 300; ++number)
      for (bool const is_white : {true, false}) {
        auto const faults = faults_of_speech(speech::move_number_phrase(number, is_white, sentences));
        BOOST_TEST(faults.empty(), language.code() << ": " << joined(faults));
      }
  }
}

BOOST_AUTO_TEST_CASE(every_announcement_but_a_list_fits_a_braille_display) {
  for (Language const language : player_languages) {
    auto const sentences = sentences_in(language);
    for (Content const& content : contents()) {
      std::string const line = speech::braille_of({Audience::white, false, content}, sentences);
      std::size_t cells = 0;
      for (char const c : line) cells += (c & '\xC0') == '\x80' ? 0U : 1U;
      BOOST_TEST(!line.empty());
      BOOST_TEST(line.find('{') == std::string::npos, line);
      bool const is_list = std::holds_alternative<PiecesToPutBack>(content) ||
                           std::holds_alternative<PositionTold>(content) ||
                           std::holds_alternative<StartTold>(content);
      if (!is_list) BOOST_TEST(cells <= 40u, line);
    }
  }
}

namespace {

std::size_t pages_in(std::string const& line, unsigned columns) {
  return speech::braille_pages(line, {columns, 1}).size();
}

bool is_list(Content const& content) {
  return std::holds_alternative<PiecesToPutBack>(content) || std::holds_alternative<PositionTold>(content) ||
         std::holds_alternative<StartTold>(content);
}

/// Not on a player's display, or with two moves of the longest kind.
bool is_longer_than_others(Content const& content) {
  return is_list(content) || std::holds_alternative<DutyTold>(content) ||
         std::holds_alternative<TimesToTell>(content) || std::holds_alternative<MovesToTell>(content) ||
         std::holds_alternative<CorrectionTold>(content);
}

std::string name_of(speech::Earcon earcon) {
  switch (earcon) {
    case speech::Earcon::move_accepted: return "rising";
    case speech::Earcon::error: return "low";
    case speech::Earcon::none:
    case speech::Earcon::left_out:
    case speech::Earcon::entered: break;
  }
  return "";
}

/// The most pages of any of these contents in any language.
std::string most_pages(std::vector<Content> const& all, unsigned columns) {
  std::size_t most = 0;
  for (Language const language : player_languages) {
    auto const sentences = sentences_in(language);
    for (Content const& each : all)
      most = std::max(most, pages_in(speech::braille_of({Audience::white, false, each}, sentences), columns));
  }
  return std::to_string(most);
}

/// One row for each way of being perceived, in the order in which contents() meets them.
std::string table_of_lines() {
  std::vector<speech::Perception const*> met;
  std::map<speech::Perception const*, std::vector<Content>> by_perception;
  for (Content const& each : contents()) {
    auto const* const perception = &speech::perception_of(each);
    auto& same = by_perception[perception];
    if (same.empty()) met.push_back(perception);
    if (same.size() < 40) same.push_back(each);
  }
  std::string table = "| Spoken | Tone | In Braille | 14 | 20 | 40 |\n|---|---|---|---|---|---|\n";
  for (auto const* const each : met) {
    auto const& same = by_perception[each];
    table.append("| ").append(each->spoken).append(" | ").append(name_of(each->earcon)).append(" | `");
    table.append(speech::braille_of({Audience::white, false, same.back()}, sentences_in(Language::english)));
    table.append("` |");
    for (unsigned const columns : {14U, 20U, 40U})
      table.append(" ").append(most_pages(same, columns)).append(" |");
    table += '\n';
  }
  return table;
}

}  // namespace

BOOST_AUTO_TEST_CASE(every_announcement_but_a_list_takes_three_pages_of_fourteen_cells) {
  std::set<std::string> too_long;
  for (Language const language : player_languages) {
    auto const sentences = sentences_in(language);
    for (Content const& content : contents()) {
      std::string const line = speech::braille_of({Audience::white, false, content}, sentences);
      if (!is_longer_than_others(content) && pages_in(line, 14) > 3)
        too_long.insert(std::string{language.code()} + ": " + line);
    }
  }
  for (std::string const& line : too_long) BOOST_TEST(false, line);
}

BOOST_AUTO_TEST_CASE(the_table_of_lines_in_the_documents_is_made_from_the_code) {
  std::string const made = table_of_lines();
  if (char const* const file = std::getenv("TACTUS_WRITE_TABLE"))  // NOLINT: nothing changes it
    std::ofstream{file} << made;
  std::ifstream document{TACTUS_DOCS_DIR "/lines.md"};
  std::string const written{std::istreambuf_iterator<char>{document}, {}};
  BOOST_TEST(written.ends_with(made),
             "docs/lines.md: expected the table that TACTUS_WRITE_TABLE=FILE has this test write");
}

BOOST_AUTO_TEST_CASE(only_moves_and_squares_are_german_in_another_language) {
  for (Language const language :
       {Language::english, Language::finnish, Language::swedish, Language::french}) {
    auto const wording = wording_in(language, Vocabulary::appendix_d);
    for (Content const& content : contents())
      for (speech::Part const& part : speech::phrase_of({Audience::white, true, content}, wording)) {
        bool const is_of_board =
            std::holds_alternative<MoveSaid>(content) || std::holds_alternative<PiecesToPutBack>(content) ||
            std::holds_alternative<ScoreTold>(content) || std::holds_alternative<PositionTold>(content) ||
            std::holds_alternative<DutyTold>(content) || std::holds_alternative<TrainingTold>(content) ||
            std::holds_alternative<SensorFoundBad>(content) || std::holds_alternative<StartTold>(content) ||
            std::holds_alternative<EndingProposed>(content) ||
            std::holds_alternative<SignatureTold>(content) ||
            std::holds_alternative<CorrectionTold>(content) || std::holds_alternative<RepeatTold>(content) ||
            std::holds_alternative<MoveRefused>(content);  // spelled
        BOOST_TEST((part.language == language || (is_of_board && part.language == Language::german)));
      }
  }
}

BOOST_AUTO_TEST_CASE(the_own_time_comes_first_in_every_language) {
  Announcement const told{Audience::white, false, TimesTold{Millis{725000}, Millis{61000}}};
  auto const said = [&](Language language) {
    return speech::caption_of(told, wording_in(language, Vocabulary::appendix_d));
  };
  BOOST_TEST(said(Language::english) ==
             "You have twelve minutes five seconds. Opponent: one minute one second. [to White]");
  BOOST_TEST(said(Language::finnish) ==
             "Sinulla on kaksitoista minuuttia viisi sekuntia. Vastustajalla yksi minuutti yksi sekunti. "
             "[valkealle]");
  BOOST_TEST(said(Language::german) ==
             "Sie haben zwölf Minuten fünf Sekunden. Gegner: eine Minute eine Sekunde. [an Weiß]");
  BOOST_TEST(said(Language::swedish) ==
             "Du har tolv minuter fem sekunder. Motståndaren: en minut en sekund. [till vit]");
  BOOST_TEST(said(Language::french) ==
             "Vous avez douze minutes cinq secondes. Adversaire : une minute une seconde. [aux Blancs]");
}

BOOST_AUTO_TEST_CASE(counts_have_their_plurals_in_every_language) {
  struct Row {
    Language language;
    char const *none, *one, *several;
  };
  Row const rows[] = {
      {Language::english, "No moves made.", "One move made.", "Twenty-one moves made."},
      {Language::finnish, "Ei yhtään siirtoa tehty.", "Yksi siirto tehty.",
       "Kaksikymmentäyksi siirtoa tehty."},
      {Language::german, "Kein Zug ausgeführt.", "Ein Zug ausgeführt.", "Einundzwanzig Züge ausgeführt."},
      {Language::swedish, "Inga drag gjorda.", "Ett drag gjort.", "Tjugoett drag gjorda."},
      {Language::french, "Aucun coup joué.", "Un coup joué.", "Vingt et un coups joués."},
  };
  for (Row const& row : rows) {
    auto const wording = wording_in(row.language, Vocabulary::appendix_d);
    auto const said = [&](unsigned count) {
      return speech::caption_of({Audience::table, false, MoveNumberTold{count}}, wording);
    };
    BOOST_TEST(said(0) == row.none);
    BOOST_TEST(said(1) == row.one);
    BOOST_TEST(said(21) == row.several);
  }
}

BOOST_AUTO_TEST_CASE(every_fact_about_devices_is_spoken_in_words_in_every_language) {
  std::array<MessageFolder, 1> const folder{{{"src/equipment", say_marks}}};
  for (Language const language : player_languages) {
    auto const catalogue = load_catalogue(language, TACTUS_LOCALE_DIR).value();
    for (SourceMessage const& message : collected_messages(folder).messages) {
      if (message.file == "src/equipment/port_commands.cpp") continue;  // errors, which are shown alone
      std::vector<Argument> arguments;
      auto const names = argument_names(message.english);
      for (std::string const& name : names) arguments.push_back({name, value_of(name)});
      auto const phrase = equipment::spoken({message.english, arguments}, catalogue);
      for (std::string const& fault : faults_of_speech(phrase))
        if (fault.rfind("bare letter R ", 0) != 0 && fault.rfind("bare letter x ", 0) != 0)  // of the names
          BOOST_TEST(false, language.code() << ": " << message.english << ": " << fault);
    }
  }
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace tactus::words
