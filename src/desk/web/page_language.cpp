// SPDX-License-Identifier: GPL-3.0-or-later
// Every text of the page, so that translators get it; a test compares this list with the page's files.

#include "src/desk/web/page_language.hpp"

#include "core/message/message.hpp"
#include "core/notation/piece_letters.hpp"
#include "speech/words/phrasebook.hpp"
#include "src/equipment/spoken_catalogue.hpp"
#include "src/words/html_text.hpp"

namespace tactus::desk {
std::string filled_page(std::string_view html, Tongue const& tongue,
                        std::map<std::string, std::string, std::less<>> const& values) {
  std::string page;
  while (!html.empty()) {
    auto const begin = html.find("{{");
    auto const end = html.find("}}", begin);
    page += html.substr(0, begin);
    if (begin == std::string_view::npos || end == std::string_view::npos) break;
    auto const name = html.substr(begin + 2, end - begin - 2);
    if (name.starts_with('=')) {
      auto const found = values.find(name.substr(1));
      if (found != values.end()) page += words::html_text(found->second);
    } else {
      page += words::html_text(tongue.translate(name));
    }
    html.remove_prefix(end + 2);
  }
  return page;
}

namespace {

// clang-format off
constexpr std::string_view texts[]{
    translatable("Arbiter's desk"),
    translatable("Skip to the boards"),
    translatable("Language"),
    translatable("Boards"),
    translatable("Show"),
    translatable("Boards that need the arbiter"),
    translatable("The whole hall"),
    translatable("The hall"),
    translatable("Pages"),
    translatable("Decisions and papers"),
    translatable("Settings"),
    translatable("Updates are held: the lists do not change."),
    translatable("Updates go on."),
    translatable("Desk {desk} is not connected."),
    translatable("Desk {desk} is connected again."),
    translatable("Pairings of the round"),
    translatable("blind"),
    translatable("Low: {players}."),
    translatable("unknown since {time}"),
    translatable("{count} playing"),
    translatable("{count} over"),
    translatable("{count} not started"),
    translatable("{count} adjourned"),
    translatable("{count} unknown"),
    translatable("playing"),
    translatable("over"),
    translatable("not started"),
    translatable("adjourned"),
    translatable("unknown"),
    translatable("Since {time}: {text}"),
    translatable("Most urgent: {name}"),
    translatable("All boards"),
    translatable("Hold updates"),
    translatable("Board"),
    translatable("Reason"),
    translatable("Since"),
    translatable("Players"),
    translatable("Clocks"),
    translatable("Game"),
    translatable("Print this board"),
    translatable("Back to all boards"),
    translatable("Reasons to come"),
    translatable("None."),
    translatable("Position of the record"),
    translatable("Arrow keys move on the board, Home and End along the row, with Ctrl to the corners."),
    translatable("White's pieces"),
    translatable("Black's pieces"),
    translatable("Moves and clocks"),
    translatable("No move yet."),
    translatable("Move"),
    translatable("Played"),
    translatable("In words"),
    translatable("Announced"),
    translatable("White's clock"),
    translatable("Black's clock"),
    translatable("Scoresheets as far as known"),
    translatable("From what each player announced and said back. The paper scoresheets are entered below."),
    translatable("White has"),
    translatable("Black has"),
    translatable("Same"),
    translatable("Boards that differ: reconcile (D.2.9)"),
    translatable("White's scoresheet, as written"),
    translatable("Black's scoresheet, as written"),
    translatable("One move a line, such as 12. Nf3 Nf6; a question mark for what cannot be read. Empty: the boards are compared with the record only."),
    translatable("White's board as FEN, where it is not sensed"),
    translatable("Black's board as FEN, where it is not sensed"),
    translatable("Reconcile"),
    translatable("Reconciliation"),
    translatable("Ruling with articles"),
    translatable("Next"),
    translatable("One question back"),
    translatable("Begin anew"),
    translatable("Ruling"),
    translatable("Decision"),
    translatable("Arbiter's name"),
    translatable("What is decided"),
    translatable("Why"),
    translatable("Clocks afterwards, White's and Black's time; empty: they stay"),
    translatable("It is decided as proposed"),
    translatable("Decide as proposed"),
    translatable("Leave the proposal out"),
    translatable("Replace nothing"),
    translatable("Record the decision"),
    translatable("Decisions about this game"),
    translatable("Seen, nothing to do"),
    translatable("{name} is on it."),
    translatable("I am on it"),
    translatable("Nobody needs to be on it"),
    translatable("No reason is open."),
    translatable("Decisions of the round"),
    translatable("Show all decisions"),
    translatable("Desks of the hall"),
    translatable("{desk}: {name}."),
    translatable("Boards {sector}."),
    translatable("This desk."),
    translatable("Not connected."),
    translatable("Acknowledges what the tables send."),
    translatable("Find boards {sector}"),
    translatable("A phone or tablet"),
    translatable("Add a device"),
    translatable("Code: {code}. It lets one device in within {count} minutes."),
    translatable("The desk listens on this machine only; start it with --lan for others."),
    translatable("Code of eight characters"),
    translatable("It stands where the desk was started, below its address; who is in already finds one by \"Add a device\". It lets one device in."),
    translatable("Come in"),
    translatable("Help"),
    translatable("The program proposes; the arbiter decides."),
    translatable("Players must not hear what this page says: it knows more than they may (12.6, 12.7)."),
    translatable("A decision is kept in a file of its own; the game files are never written."),
    translatable("not known"),
    translatable("{move}, differs"),
    translatable("as played"),
    translatable("no, differs"),
    translatable("yes"),
    translatable("No difference is known."),
    translatable("First difference: {move}"),
    translatable("Article {article}."),
    translatable("Since {age}."),
    translatable("Decided."),
    translatable("{number}. {time}, {arbiter}, on event {event}. Decided: {decided} Reason: {reason}"),
    translatable("Clocks afterwards: {clocks}."),
    translatable("As proposed: {ruling}"),
    translatable("Proposed and not followed: {ruling}"),
    translatable("Replaced by decision {number}."),
    translatable("Replace decision {number}"),
    translatable("Takes the place of decision {number}, which stays in the record."),
    translatable("Board {number}"),
    translatable("White: {name}, {notes}. Black: {other}, {others}."),
    translatable("Clocks as last recorded: White {white}, Black {black}."),
    translatable("No clock was read."),
    translatable("Last event {age} ago."),
    translatable("Rules: {rules}."),
    translatable("Proposal of the program: {ruling}"),
    translatable("No ruling is kept with it."),
    translatable("Rests on the events up to {event}."),
    translatable("Who decides? Enter the name of the arbiter."),
    translatable("What is decided? Enter the decision."),
    translatable("Why? Enter the reason."),
    translatable("The board has news since you began. Look again, then record the decision once more."),
    translatable("Expected: White's and Black's time, such as 1:05:54 1:13:58"),
    translatable("That decision was replaced already. Look at the list, then record once more."),
    translatable("The decision was not recorded. Error {status}."),
    translatable("Decision {number} is recorded."),
    translatable("Connected again."),
    translatable("The desk was started again. Open the new address that it prints."),
    translatable("No connection to the desk. What you see may be old."),
    translatable("1 problem"),
    translatable("{count} problems"),
    translatable("Differs"),
    translatable("No difference of a board is recorded."),
    translatable("{count} squares differ:"),
    translatable("{count} alarms."),
    translatable("none"),
    translatable("({count} reasons)"),
    translatable("(decided)"),
    translatable("Round {round}"),
    translatable("No board needs the arbiter."),
    translatable("1 board needs the arbiter."),
    translatable("{count} boards need the arbiter."),
    translatable("{shown} of {count} boards shown."),
    translatable("Not answered. Error {status}."),
    translatable("Expected: empty or {expected}"),
    translatable("Expected: {expected}"),
    translatable("Ruling, {count} lines"),
    translatable("{count} min"),
    translatable("{count} h"),
    translatable("Find by number, name or reason"),
    translatable("Sound for what is now"),
    translatable("Notification for what is now"),
    translatable("Now"),
    translatable("Soon"),
    translatable("Other boards"),
    translatable("Now: go there at once. Soon: on your next way past. Noted: to be read, never said."),
    translatable("Only Now interrupts. Soon and the moves of the board that is open are said when there is quiet."),
    translatable("The oldest stands first. A row that no longer needs the arbiter stays while you are in it."),
    translatable("Most urgent: board {number}, {reason}"),
    translatable("Noted: 1 board"),
    translatable("Noted: {count} boards"),
    translatable("Now: {count}."),
    translatable("runs"),
    translatable("White {time}"),
    translatable("Black {time}"),
    translatable("< 1 min"),
    translatable("Alt+U opens the board that has waited longest."),
    translatable("Alt+L says the last alarm again."),
    translatable("Alarms of the last ten minutes"),
    translatable("Say the last alarm again"),
    translatable("No alarm in the last ten minutes."),
    translatable("White signs:"),
    translatable("Black signs:"),
    translatable("The arbiter signs:"),
    translatable("White"),
    translatable("Black"),
    translatable("confirmed by both"),
    translatable("Print the round"),
    translatable("Results of the round"),
    translatable("No result waits to be confirmed."),
    translatable("Not yet confirmed: board {numbers}."),
    translatable("Answered:"),
    translatable("Choose one of the answers."),
    translatable("Not understood."),
    translatable("Not understood. Expected: {expected}"),
    translatable("What to do"),
    translatable("White's board"),
    translatable("Black's board"),
    translatable("Irregularities in order of time"),
    translatable("What one person alone was told"),
    translatable("{list}: 1 line"),
    translatable("{list}: {count} lines"),
    translatable("Times by the clock of this machine, {zone}."),
    translatable("{number}. {time}, {arbiter}, on event {event}. Decided: {decided} Reason: {reason}"),
    translatable("Article {article}"),
    translatable("The clocks show: {clocks}."),
};
// clang-format on

}  // namespace

std::span<std::string_view const> page_words() { return texts; }

Tongue::Tongue(words::Catalogue catalogue)
    : catalogue_(std::move(catalogue)), sentences_(equipment::sentences_of(catalogue_)) {}

std::string Tongue::move(std::string_view english) const {
  auto const letters = notation::letters_of(catalogue_.language()).value_or(notation::english);
  std::string text{english};
  for (char& each : text)  // castling has none of these letters
    if (auto const kind = notation::english.kind_of(each)) each = letters.of(*kind);
  return text;
}

speech::Phrase Tongue::words_of(table::Announcement const& announcement) const {
  speech::Wording wording;
  wording.sentences = sentences_;
  return speech::phrase_of(announcement, wording);
}

}  // namespace tactus::desk
