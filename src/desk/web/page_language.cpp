// SPDX-License-Identifier: GPL-3.0-or-later
// Every text of the page, so that translators get it; a test compares this list with the page's files.

#include "src/desk/web/page_language.hpp"

#include "core/arbitration/laws/book/chapter.hpp"
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

using arbitration::laws::says;

// clang-format off
constexpr std::string_view texts[]{
    says("Arbiter's desk"),
    says("Skip to the boards"),
    says("Language"),
    says("Boards"),
    says("Show"),
    says("Boards that need the arbiter"),
    says("All boards"),
    says("Find by number or name"),
    says("Hold updates"),
    says("Board"),
    says("Reason"),
    says("Since"),
    says("Article"),
    says("Players"),
    says("Last move"),
    says("Clocks"),
    says("Game"),
    says("Table"),
    says("Print this board"),
    says("Back to all boards"),
    says("Reasons to come"),
    says("None."),
    says("Position of the record"),
    says("Arrow keys move on the board, Home and End along the row, with Ctrl to the corners."),
    says("White's pieces"),
    says("Black's pieces"),
    says("Moves and clocks"),
    says("No move yet."),
    says("Move"),
    says("Played"),
    says("In words"),
    says("Announced"),
    says("White's clock"),
    says("Black's clock"),
    says("Scoresheets as far as known"),
    says("From what each player announced and said back. The paper scoresheets are entered below."),
    says("White has"),
    says("Black has"),
    says("Same"),
    says("Irregularities in order of time (UTC)"),
    says("What one person alone was told (UTC)"),
    says("Boards that differ: reconcile (D.2.9)"),
    says("White's scoresheet, as written"),
    says("Black's scoresheet, as written"),
    says("One move a line, such as 12. Nf3 Nf6; a question mark for what cannot be read. Empty: the boards are compared with the record only."),
    says("White's board as FEN, where it is not sensed"),
    says("Black's board as FEN, where it is not sensed"),
    says("Reconcile"),
    says("Reconciliation"),
    says("Ruling with articles"),
    says("Next"),
    says("One question back"),
    says("Begin anew"),
    says("Ruling"),
    says("Decision"),
    says("Arbiter's name"),
    says("What is decided"),
    says("Why"),
    says("Record the decision"),
    says("Decisions about this game"),
    says("Help"),
    says("The program proposes; the arbiter decides."),
    says("Only alarms are spoken unasked, and the moves of the board that is open."),
    says("Rows keep their order. A row that no longer needs the arbiter stays while you are in it."),
    says("Players must not hear what this page says: it knows more than they may (12.6, 12.7)."),
    says("A decision is kept in a file of its own; the game files are never written."),
    says("not known"),
    says("{move}, differs"),
    says("as played"),
    says("no, differs"),
    says("yes"),
    says("No difference is known."),
    says("First difference: {move}"),
    says("Article {article}."),
    says("Since {age}."),
    says("Decided."),
    says("{number}. {time} UTC, {arbiter}, on event {event}. Decided: {decided} Reason: {reason}"),
    says("Ruling: {ruling}"),
    says("Board {number}"),
    says("White: {name}, {notes}. Black: {other}, {others}."),
    says("Clocks as last recorded: White {white}, Black {black}."),
    says("No clock was read."),
    says("Last event {age} ago."),
    says("Rules: {rules}."),
    says("Kept with it: {ruling}"),
    says("No ruling is kept with it."),
    says("Rests on the events up to {event}."),
    says("Who decides? Enter the name of the arbiter."),
    says("What is decided? Enter the decision."),
    says("Why? Enter the reason."),
    says("The board has news since you began. Look again, then record the decision once more."),
    says("The decision was not recorded. Error {status}."),
    says("Decision {number} is recorded."),
    says("Connected again."),
    says("The desk was started again. Open the new address that it prints."),
    says("No connection to the desk. What you see may be old."),
    says("1 problem"),
    says("{count} problems"),
    says("Rank and file"),
    says("Differs"),
    says("No difference of a board is recorded."),
    says("{count} squares differ:"),
    says("{count} alarms."),
    says("none"),
    says("({count} reasons)"),
    says("(decided)"),
    says("No board needs the arbiter."),
    says("1 board needs the arbiter."),
    says("{count} boards need the arbiter."),
    says("{shown} of {count} boards shown."),
    says("Not answered. Error {status}."),
    says("Expected: empty or {expected}"),
    says("Expected: {expected}"),
    says("Ruling, {count} lines"),
    says("less than 1 min"),
    says("{count} min"),
    says("{count} h"),
};
// clang-format on

}  // namespace

std::span<std::string_view const> page_words() { return texts; }

Tongue::Tongue(words::Catalogue catalogue)
    : catalogue_(std::move(catalogue)), sentences_(equipment::sentences_of(catalogue_)) {}

speech::Phrase Tongue::words_of(table::Announcement const& announcement) const {
  speech::Wording wording;
  wording.sentences = sentences_;
  return speech::phrase_of(announcement, wording);
}

}  // namespace tactus::desk
