// SPDX-License-Identifier: GPL-3.0-or-later
// The English sentences. The new thing comes first, numbers before units, the listener's own time first.
#include "speech/message.hpp"

#include <array>
#include <cstddef>

namespace tactus::speech {
namespace {

constexpr std::array<MessageText, message_count> texts{{
    {Message::repeat, "Repeat:",
     "Both players. Before the last move when it is said again, so that nobody takes it for a new one."},
    {Message::times, "You have {own}. Opponent: {opponent}.",
     "One player's earphone, on request. Remaining times in words, such as 'five minutes one second'."},
    {Message::no_times, "No clock has been read.", "One player's earphone, when he asks for the times."},
    {Message::no_moves_made, "No moves made.",
     "One player's earphone, on request: the number of completed moves."},
    {Message::one_move_made, "One move made.",
     "One player's earphone, on request: the number of completed moves."},
    {Message::moves_made, "{count} moves made.",
     "One player's earphone, on request: the number of completed moves, two or more, in words."},
    {Message::nothing_to_repeat, "Nothing to repeat.",
     "One player's earphone, when he asks for a repeat and no move has been said."},
    {Message::no_move_to_announce, "No move to announce.",
     "One player's earphone, when he asks for his move to be announced. Must not tell whether a move is "
     "legal."},
    {Message::white_board_lost, "Board of White disconnected.",
     "Both players. The cable of an electronic board came off."},
    {Message::black_board_lost, "Board of Black disconnected.",
     "Both players. The cable of an electronic board came off."},
    {Message::clock_lost, "Clock disconnected.",
     "Both players. The cable of the electronic clock came off; the clock itself goes on."},
    {Message::white_board_found, "Board of White connected.", "Both players. The board is read again."},
    {Message::black_board_found, "Board of Black connected.", "Both players. The board is read again."},
    {Message::clock_found, "Clock connected.", "Both players. The clock is read again."},
    {Message::not_a_move, "Move not understood.",
     "The player who typed a text that cannot be read as a move."},
    {Message::no_legal_move, "No legal move fits.", "The player who typed a move that he cannot make."},
    {Message::several_moves, "Several moves fit. Name the origin square or the promotion piece.",
     "The player who typed a move that fits two legal moves."},
    {Message::call_arbiter, "Please call the arbiter.",
     "Both players. Neutral: must not say what is wrong, nor on whose board."},
    {Message::resumed_at_start, "Game resumed before the first move.",
     "Both players, when the program was started again on a game without a move."},
    {Message::resumed_after_one, "Game resumed after one half-move.",
     "Both players, when the program was started again. A half-move is a move of one player."},
    {Message::resumed_after_several, "Game resumed after {count} half-moves.",
     "Both players, when the program was started again. The count is in words."},
    {Message::result_open, "The game goes on.", "Both players, when a result was taken back."},
    {Message::white_wins, "Game over. White wins.", "Both players."},
    {Message::black_wins, "Game over. Black wins.", "Both players."},
    {Message::draw, "Game over. Draw.", "Both players."},
    {Message::pieces_to_put_back, "Pieces fell over. Put back:",
     "One blind player's earphone, when pieces were knocked over. A list in Appendix D's German words "
     "follows: "
     "'Springer Gustav eins, Bauer Eva zwei'."},
    {Message::pieces_stand, "The pieces stand again.",
     "One blind player's earphone, when all pieces that fell over were put back."},
    {Message::sensor_found_bad, "No signal from the sensor of:",
     "One player's earphone, once, when a sensor of his board was found to be bad. The square follows in "
     "Appendix D's German words."},
    {Message::white_wins_shown, "The kings show: White wins. Please confirm.",
     "Both players, when both kings were put on e4 and d5. The result counts only when it is entered."},
    {Message::black_wins_shown, "The kings show: Black wins. Please confirm.",
     "Both players, when both kings were put on d4 and e5. The result counts only when it is entered."},
    {Message::draw_shown, "The kings show: draw. Please confirm.",
     "Both players, when the kings were put on squares of both colours in the middle. The result counts only "
     "when it is entered."},
}};

constexpr bool is_in_order() {
  for (std::size_t i = 0; i < texts.size(); ++i)
    if (static_cast<std::size_t>(texts[i].message) != i) return false;
  return true;
}
static_assert(is_in_order(), "one row for each Message, in the order of the enumeration");

void replace(std::string& sentence, Argument const& argument) {
  std::string placeholder{"{"};  // not by operator+: g++ 12 warns there by mistake (-Wrestrict)
  placeholder.append(argument.name).append("}");
  std::size_t const at = sentence.find(placeholder);
  if (at != std::string::npos) sentence.replace(at, placeholder.size(), argument.words);
}

}  // namespace

MessageText const& text_of(Message message) { return texts[static_cast<std::size_t>(message)]; }

std::string say(Message message, std::initializer_list<Argument> arguments) {
  std::string sentence{text_of(message).english};
  for (Argument const& each : arguments) replace(sentence, each);
  // Number words are lower case; a sentence may begin with one. ASCII only, so that no locale is asked.
  if (!sentence.empty() && sentence[0] >= 'a' && sentence[0] <= 'z')
    sentence[0] = static_cast<char>(sentence[0] - 'a' + 'A');
  return sentence;
}

}  // namespace tactus::speech
