// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/arbiter/rule/dialogue/explanations.hpp"

#include "core/message/message.hpp"

#include <algorithm>
#include <array>

namespace tactus::program::dialogue {
namespace {

constexpr std::size_t questions_at_most = 32;

struct Explanation {
  std::string_view text;
  std::array<std::string_view, questions_at_most> of;  // questions; the rest is empty
};

constexpr Explanation explanations[]{
    {translatable("The Laws that hold at this event. Numbers of articles and penalties differ from edition "
                  "to edition."),
     {"Which rules?"}},
    {translatable("Base time and sixty increments together, for one player: up to ten minutes is blitz, less "
                  "than an hour rapid, an hour or more standard."),
     {"Which kind of game?"}},
    {translatable("The regulations fix one of the two for the whole event. In full asks for enough arbiters "
                  "and for each game to be recorded."),
     {"How is it supervised?"}},
    {translatable("The nearest of the list. The beginning of the name of any matter will do as well."),
     {"What happened?", "What exactly?"}},
    {translatable("What stood on the board before the move that is asked about. Where repeated positions or "
                  "the number of moves matter, the moves of the game are needed."),
     {"Position?"}},
    {translatable("The player whose act is judged. A penalty is his, and extra time goes to his opponent."),
     {"Who made the illegal move?",
      "Who moved?",
      "Who pressed without a move?",
      "Who used two hands?",
      "Whose pawn?",
      "Who moved the king alone?",
      "Who moved out of turn?",
      "Who captured the king?",
      "Who displaced pieces?",
      "Who touched?",
      "Did he touch a piece?",
      "Who put the piece down?",
      "Who promotes?",
      "Who castles?",
      "Who forgot to press?",
      "Who stopped the clocks?",
      "Who pressed the neighbour's clock?",
      "Who smokes?",
      "Who leaves?",
      "Who refuses?",
      "Who refuses to comply?",
      "Who accuses?",
      "Who disturbs?",
      "Who wrote?",
      "Who moved on the board?",
      "Who resigned?",
      "Who wants to adjust?",
      "Who wants to castle?",
      "Whose hand?"}},
    {translatable("Who claims or asks. Only the player who has the move can claim a draw; nobody outside the "
                  "game can claim anything."),
     {"Who claims?", "Who claimed?", "Who asks?", "Who asks for extra seconds?", "Who wants to take back?",
      "Did a player claim?", "Who?"}},
    {translatable("The person, the board or the thing that the previous question was about."),
     {"By whom?", "For whom?", "To whom?", "To which?", "Whom?", "Whose?", "Which player?", "About what?",
      "Who is told?", "What?", "Which?", "On whose board?"}},
    {translatable(
         "Appendix D gives the visually disabled player his own board, a clock of his own and an assistant."),
     {"Who is visually disabled?", "Is he visually disabled?", "Whose tactile board?",
      "Whose board is tactile?", "Who is the sighted player?", "Whose clock?"}},
    {translatable("The assistant of the visually disabled player has six duties (Appendix D); that of the "
                  "sighted player has two, and only where the other has none."),
     {"Has he an assistant?", "Who uses the assistant?", "Whose assistant claims?", "Whose assistant moves?",
      "Whose assistant presses?", "For what is the assistant?", "At his request?"}},
    {translatable("An assistant may write for a player who cannot, if the arbiter accepts it. The time of a "
                  "disabled player is not shortened for it."),
     {"For whom does somebody write?", "Has the arbiter accepted it?", "Whose clock is adjusted?"}},
    {translatable("The move as it was made, from square to square; as castling, the king's two squares. What "
                  "was touched binds him when it is replaced."),
     {"Which move?", "Which move was made?", "As castling: which move?"}},
    {translatable("He writes the move and does not make it. If the claim is wrong, he must make it."),
     {"Which move did he write?"}},
    {translatable("Completed illegal moves of this player in this game, with all that is treated as one. "
                  "Most rule sets take the second as a loss."),
     {"His illegal moves, this one included?", "His earlier illegal moves?"}},
    {translatable(
         "Only the press completes a move. Before it, an illegal move is put right without a penalty."),
     {"Was the clock pressed?", "Did he press the clock?", "Was the clock pressed before that?"}},
    {translatable("Under the basic rules an illegal move is acted on by the opponent's claim, or by the "
                  "arbiter who saw it, before the opponent's next move."),
     {"Did the opponent claim?", "Did the arbiter see it himself?", "Has the opponent moved since?",
      "Had he moved before he claimed?"}},
    {translatable("After the next move has been completed, a position that is still illegal is a draw under "
                  "the basic rules."),
     {"Has the next move been made?", "Who made the next move?", "Is it still illegal?"}},
    {translatable("A player who touches a piece himself loses the right to complain, and rejects an offer "
                  "that stands."),
     {"Has the opponent touched a piece?", "Did the opponent touch a piece?",
      "Did the opponent move on his board?"}},
    {translatable("A player who has touched a piece in order to move it may not claim a draw on this move."),
     {"Had he touched a piece before?"}},
    {translatable("A square by its file and its rank, where the piece stands or stood: e4. Of promotion, the "
                  "square on the last rank."),
     {"On which square?", "From which square?", "Which square?", "Which square was touched?",
      "From which square was it taken?", "From which square came the pawn?",
      "From which square comes the rook?"}},
    {translatable(
         "Its kind as it stands on the board, whatever it was called: a rook upside down is a rook."),
     {"Which piece?"}},
    {translatable("What the contact was meant for, as far as it can be seen. What is clearly an accident "
                  "binds nobody."),
     {"For what?", "By accident?"}},
    {translatable("He must say first that he adjusts, and only while he has the move. Said afterwards, the "
                  "touch counts."),
     {"Was adjusting announced first?", "Was it announced first?"}},
    {translatable("Where the order cannot be told, the Laws say what then counts as first."),
     {"Is the order of touching known?", "Is the order beyond dispute?"}},
    {translatable("A piece that was let go where it can legally stand stays there. While it is held, it may "
                  "still go elsewhere."),
     {"Was it released?", "Was a piece put down?"}},
    {translatable("The choice is final when the new piece has touched the square of promotion, not before."),
     {"Has a new piece touched the square?", "Is another piece in his hand?"}},
    {translatable("Tell them one by one, in the order in which they happened."),
     {"Was another piece touched?", "Was another piece put down?", "Was another piece taken out?",
      "One more move?", "Was one more move made?", "Was a move made just before?"}},
    {translatable("On a tactile board a piece is touched when it is taken out of its aperture. Feeling it in "
                  "place binds nobody."),
     {"Did he feel pieces in place?", "Did he feel pieces in their places?", "Was his piece taken out?",
      "Was one taken out of a tactile board?"}},
    {translatable("A capture is made when the captured piece is off the board and the capturing piece is "
                  "released on its square."),
     {"Was the captured piece taken out?", "Was the captured piece removed?"}},
    {translatable("With a visually disabled player a move is made only when it has been announced, too. A "
                  "slip of the tongue is corrected before the clock is pressed."),
     {"Was the move announced?", "Who announced?", "In which words?", "The first announcement?",
      "The correction?"}},
    {translatable("What both clocks show. The sheet then says to what they are set; empty, it says only what "
                  "is added."),
     {"The clocks now, White first?"}},
    {translatable("What the clock showed when it happened. Less than two or five minutes, or the last "
                  "period, can decide."),
     {"White's clock?", "Black's clock?", "Whose clock runs?", "Is it the last period?",
      "Was it the last period?", "Which period has he finished?", "Time left in the session?"}},
    {translatable("As the regulations state it, for one player."),
     {"Increment for each move? 0 for none.", "Increment? 0 for none.", "Delay for each move?", "Main time?",
      "Time for the game?", "Time on the clock at the start?", "Periods?"}},
    {translatable("The time that the player used, without what was added."),
     {"Time used in it?", "Who thought?", "How long?"}},
    {translatable("The player whose time ran out. A flag has fallen when a player claims it or the arbiter "
                  "sees it; where both are down, the first decides, if it is known."),
     {"Whose flag fell?", "Whose flag fell first?", "Whose flag was claimed?", "Has a flag fallen since?"}},
    {translatable(
         "Numbers as on a scoresheet: the first move of White and the first of Black are both move 1."),
     {"Moves made by each?", "Moves made by White?", "Moves made by Black?", "Moves made in it?",
      "Moves made by Black when it was found?", "In which of his moves?", "Moves on his sheet, both colours?",
      "No draw before which move? Empty: never."}},
    {translatable("Whose turn it is by the moves that were made, whatever the clock shows."),
     {"Who has the move?", "Whose move is it?", "Has he the move?"}},
    {translatable("An offer stands until it is accepted, declined in words, or rejected by a touch; it "
                  "cannot be withdrawn. A claim of a draw is an offer, too."),
     {"Does the opponent accept a draw?", "Does the opponent decline a draw?", "Did the opponent decline?",
      "Did he accept at last?", "Was the offer withdrawn?", "Who offered?"}},
    {translatable("An offer belongs after the move and before the press, without conditions, and both write "
                  "it down. Made otherwise it is valid, and may disturb."),
     {"When?", "With a condition?", "Was (=) written?", "Which offer of his in this game?",
      "Has the arbiter consented?"}},
    {translatable("What exactly is said to be so. The arbiter checks just that, with the players."),
     {"What does he claim?"}},
    {translatable("A device that the arbiter has not approved loses the game. The event may have named a "
                  "milder penalty beforehand."),
     {"Whose phone sounded?", "How many times, this one included?", "Has the event a rule of its own?",
      "Whose device?", "Did the arbiter approve it?", "Is it evident that he has it?"}},
    {translatable("Without permission nobody leaves the venue, and the player who has the move does not "
                  "leave the playing area. Smoking has its place."),
     {"Where?", "Has the arbiter permitted it?", "Must he report by the event's rules?",
      "Where the arbiter allows it?", "An electronic cigarette?"}},
    {translatable("A player who comes later than the default time loses, unless the arbiter decides "
                  "otherwise. Where none was announced it is zero; in Finland thirty minutes."),
     {"Was a default time announced?", "Default time?", "Who came late?", "Who was late?",
      "How long after the start?", "White came how long after the start?",
      "Black came how long after the start?"}},
    {translatable("Each player records both players' moves; with less than five minutes and less than thirty "
                  "seconds a move he need not."),
     {"Who stopped recording?", "Who kept no score?", "How does he record?",
      "Are position and times known?"}},
    {translatable("As it stands on the sheet, with the letters of its language: R is a rook in English and a "
                  "knight in Finnish."),
     {"In which letters?", "Whose scoresheet?", "What is written?", "Its moves in one line?",
      "The game in one line?", "White's sheet: which letters?", "White's sheet: the moves?",
      "White's sheet: how written?", "Black's sheet: which letters?", "Black's sheet: the moves?",
      "Black's sheet: how written?"}},
    {translatable(
         "The moves as they were played, the illegal one among them, so that its place can be found."),
     {"The moves, with the illegal one?"}},
    {translatable("What was found wrong, by the nearest of the list."),
     {"What is wrong with it?", "What stood wrong?"}},
    {translatable(
         "Only the pieces count. Where the sheets agree, the board that differs from them is put right."),
     {"What stands on White's board?", "What stands on Black's board?"}},
    {translatable("How it was done. The clock is pressed with the hand that moved, and stopped only for a "
                  "good reason."),
     {"How?", "How was the clock handled?", "Why?"}},
    {translatable("A game that was over before is over: what is found later changes nothing."),
     {"Had a player resigned?", "Had they agreed to a draw?", "Was a result signed?",
      "Which result was signed?"}},
    {translatable("Guideline III holds only where it was announced and there is no increment, for the last "
                  "two minutes."),
     {"Was the quickplay finish announced?", "Does the arbiter agree?", "Has the arbiter come to a finding?",
      "Which finding?", "Did he show a forced mate?", "Which line?"}},
    {translatable("Guideline I: the sealed move is in the envelope, and it is opened when the player who "
                  "replies is there."),
     {"Who adjourns?", "Who sealed?", "Who replies?", "Who must reply to the sealed move?"}},
    {translatable("The pieces from a1 to h1; Black's stand opposite. The king stands between the rooks, the "
                  "bishops on squares of both colours."),
     {"White's first rank, for example RNBQKBNR?"}},
    {translatable("One arbiter can supervise in full at most three rapid games, or one blitz game, and each "
                  "must be recorded."),
     {"Number of arbiters?", "Number of games?", "Is each game recorded?"}},
    {translatable("Yes keeps the rules and begins with another matter."), {"Another ruling?"}},
};

}  // namespace

std::string_view explanation_of(std::string_view question) {
  if (question.empty()) return {};
  auto const found = std::ranges::find_if(explanations, [question](Explanation const& each) {
    return std::ranges::find(each.of, question) != each.of.end();
  });
  return found == std::end(explanations) ? std::string_view{} : found->text;
}

}  // namespace tactus::program::dialogue
