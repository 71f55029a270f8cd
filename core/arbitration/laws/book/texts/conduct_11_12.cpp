// SPDX-License-Identifier: GPL-3.0-or-later
// What chapters 11 and 12 (players and arbiter) say, in our own words, and what an edition changed.

#include "core/arbitration/laws/book/chapter.hpp"

#include <array>

namespace tactus::arbitration::laws {
namespace {

constexpr auto texts = std::to_array<LawText>({
    {law("11.1"), everywhere, says("Players do nothing that brings chess into disrepute.")},
    {law("11.2.1"), everywhere,
     says("The venue is the playing area, toilets, refreshment and smoking areas and other places that the "
          "arbiter names.")},
    {law("11.2.2"), everywhere, says("The playing area is where the games are played.")},
    {law("11.2.3"), everywhere, says("These need the arbiter's permission.")},
    {law("11.2.3.1"), everywhere, says("A player leaves the venue only with the arbiter's permission.")},
    {law("11.2.3.2"), everywhere,
     says("The player having the move leaves the playing area only with the arbiter's permission.")},
    {law("11.2.3.3"), everywhere,
     says("Who is neither player nor arbiter enters the playing area only with the arbiter's permission.")},
    {law("11.2.4"), everywhere,
     says("The event may require that the opponent of the player to move reports to the arbiter when he "
          "wants to leave the playing area.")},
    {law("11.3.1"), everywhere,
     says("No notes, no sources of information, no advice, no analysis on another board during the game.")},
    {law("11.3.2"), in_2014, says("No phone or other electronic means of communication in the venue.")},
    {law("11.3.2"), in_2017 | in_2023,
     says("No electronic device in the venue that the arbiter has not specially approved.")},
    {law("11.3.2.1"), everywhere,
     says("The event may allow such a device in the player's bag, fully switched off, at a place agreed with "
          "the arbiter. Nobody handles the bag without permission.")},
    {law("11.3.2.2"), in_2014,
     says("Evident that a player brought a phone or the like: he loses and the opponent wins. The event may "
          "set a milder penalty.")},
    {law("11.3.2.2"), in_2017 | in_2023,
     says("Evident that a player carries such a device: he loses and the opponent wins. The event may set a "
          "milder penalty.")},
    {law("11.3.3"), in_2014,
     says("The arbiter may have clothes, bags and belongings inspected in private. Refusal: 12.9.")},
    {law("11.3.3"), in_2017 | in_2023,
     says("The arbiter may have clothes, bags, belongings or the body inspected in private, by a person of "
          "the player's sex. Refusal: 12.9.")},
    {law("11.3.4"), in_2014, says("Smoking only where the arbiter allows it.")},
    {law("11.3.4"), in_2017 | in_2023,
     says("Smoking, electronic cigarettes too, only where the arbiter allows it.")},
    {law("11.4"), everywhere, says("Who has finished his game is a spectator.")},
    {law("11.5"), everywhere,
     says("No disturbing of the opponent: unreasonable claims, unreasonable draw offers and noise count as "
          "such.")},
    {law("11.6"), in_2014 | in_2017, says("A breach of 11.1 to 11.5 can lead to a penalty by 12.9.")},
    {law("11.6"), in_2023, says("A breach of 11.1 to 11.5 leads to a penalty by 12.9.")},
    {law("11.7"), in_2014 | in_2017,
     says("Who persistently refuses to obey the Laws may lose the game. The arbiter sets the opponent's "
          "result.")},
    {law("11.7"), in_2023,
     says("Who persistently refuses to obey the Laws loses the game. The arbiter sets the opponent's "
          "result.")},
    {law("11.8"), everywhere, says("Both guilty by 11.7: both lose.")},
    {law("11.9"), everywhere, says("A player may ask the arbiter to explain particular points of the Laws.")},
    {law("11.10"), everywhere,
     says("A player may appeal against any ruling, also after signing, unless the event says otherwise.")},
    {law("11.11"), everywhere,
     says("Both players help the arbiter whenever a game must be reconstructed, draw claims included.")},
    {law("11.12"), everywhere,
     says("The players check a claim of threefold repetition or 50 moves, under the arbiter's eyes.")},
    {law("12.1"), everywhere, says("The arbiter sees that the Laws are obeyed.")},
    {law("12.2"), everywhere, says("The arbiter's duties.")},
    {law("12.2.1"), everywhere, says("He sees to fair play.")},
    {law("12.2.2"), everywhere, says("He acts in the best interest of the event.")},
    {law("12.2.3"), everywhere, says("He keeps playing conditions good.")},
    {law("12.2.4"), everywhere, says("He sees that players are not disturbed.")},
    {law("12.2.5"), everywhere, says("He supervises the course of the event.")},
    {law("12.2.6"), everywhere,
     says("He takes special care of disabled players and of those who need medical help.")},
    {law("12.2.7"), everywhere, says("He follows the rules or guidelines against cheating.")},
    {law("12.3"), everywhere,
     says("He watches the games, above all in time trouble, enforces his rulings and penalises where due.")},
    {law("12.4"), everywhere,
     says("He may appoint assistants to watch games, for example when many are in time trouble.")},
    {law("12.5"), everywhere, says("He may give both players more time after a disturbance from outside.")},
    {law("12.6"), everywhere,
     says("He intervenes only where the Laws say so. He tells nobody the number of moves (except by 8.5 "
          "after a flag fall), nor that the opponent has moved, nor that the clock was not pressed.")},
    {law("12.7"), everywhere,
     says("An irregularity seen by others is told to the arbiter alone. Spectators and players of other "
          "games stay silent.")},
    {law("12.8"), everywhere,
     says("Nobody uses a phone or other means of communication in the venue without the arbiter's leave.")},
    {law("12.9"), everywhere, says("The arbiter chooses one or more of these penalties.")},
    {law("12.9.1"), everywhere, says("A warning.")},
    {law("12.9.2"), everywhere, says("More time for the opponent.")},
    {law("12.9.3"), everywhere, says("Less time for the offender.")},
    {law("12.9.4"), everywhere, says("More points for the opponent, up to the most that the game can give.")},
    {law("12.9.5"), everywhere, says("Fewer points for the offender.")},
    {law("12.9.6"), everywhere, says("Loss of the game; the arbiter also sets the opponent's result.")},
    {law("12.9.7"), everywhere, says("A fine fixed beforehand.")},
    {law("12.9.8"), everywhere, says("Exclusion from one or more rounds.")},
    {law("12.9.9"), everywhere, says("Exclusion from the event.")},
});

constexpr auto changes = std::to_array<LawChange>({
    {law("11.2.4"), Edition::fide_2017, says("New: the event may require reporting before leaving.")},
    {law("11.3.2"), Edition::fide_2017,
     says("Any electronic device not specially approved; before, phones and other means of communication.")},
    {law("11.3.2.1"), Edition::fide_2017, says("New: a device switched off in a bag may be allowed.")},
    {law("11.3.2.2"), Edition::fide_2017, says("Holds for any device that was not approved.")},
    {law("11.3.3"), Edition::fide_2017, says("The body may be inspected too.")},
    {law("11.3.4"), Edition::fide_2017, says("Electronic cigarettes are named.")},
    {law("11.6"), Edition::fide_2023, says("A breach leads to a penalty; before, it could.")},
    {law("11.7"), Edition::fide_2023, says("He loses; before, he could be declared to lose.")},
    {law("11.11"), Edition::fide_2017, says("New: both help with reconstruction.")},
    {law("11.12"), Edition::fide_2017, says("New: the players check repetition and 50 moves.")},
    {law("12.2.7"), Edition::fide_2017, says("New: rules against cheating.")},
    {law("12.9.8"), Edition::fide_2017, says("New penalty.")},
});

}  // namespace

constinit ChapterTexts const texts_of_conduct{texts, changes};

}  // namespace tactus::arbitration::laws
