// SPDX-License-Identifier: GPL-3.0-or-later
// Says some lines one after the other while the person may answer already: an answer ends them at once. What
// cannot be heard is not told here: the game's own speaker tells it, and the lines stand on the screen.
#pragma once

#include "speech/braille/display.hpp"
#include "speech/voice/output.hpp"
#include "speech/voice/speaker.hpp"
#include "speech/words/phrasebook.hpp"
#include "src/equipment/fact_teller.hpp"
#include "src/table/console/console.hpp"
#include "src/table/options/options.hpp"
#include "src/table/session/inbox.hpp"
#include "src/words/catalogue.hpp"

#include <functional>
#include <iosfwd>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include <tl/expected.hpp>

namespace tactus::program {

/// A Braille display of this table. make_braille() gives only those that have a teller.
struct TableDisplay {
  table::Device device;  // the only one, or that of a player
  speech::Whose reader;
  std::unique_ptr<speech::BrailleTeller> teller{};
};

/// Called on threads of the display.
struct DisplayListener {
  std::function<void(std::string_view trouble)> on_change;  // as of speech::BrailleListener
  /// By the first routing keys: of the last move, the times, the number of moves, the flags, the own board;
  /// then a draw that was offered is accepted, or declined.
  std::function<void(FingerKey)> on_key;
};

/// A teller for each display, none where nobody reads one or the program was built without; that is told, as
/// is every loss of a display. The console must outlive them.
std::vector<TableDisplay> make_braille(
    PlayOptions const& options, speech::Sentences const& sentences, Console& console,
    std::function<DisplayListener(TableDisplay const&)> const& listener_of);

/// One thread uses it; it speaks on one of its own.
class SpokenLines {
 public:
  /// For these ears, in this voice.
  SpokenLines(std::unique_ptr<speech::Output> output, table::Audience to, speech::VoiceSettings voice);
  SpokenLines(SpokenLines const&) = delete;
  SpokenLines& operator=(SpokenLines const&) = delete;
  /// Hushes.
  ~SpokenLines();

  /// Returns at once. What was being said before is hushed.
  void say(std::vector<speech::Phrase> lines);
  /// Waits until all is said.
  void finish();
  /// Silence, now.
  void hush();

 private:
  void speak(std::vector<speech::Phrase> const& lines);

  std::unique_ptr<speech::Output> output_;
  table::Audience to_;
  speech::VoiceSettings voice_;
  std::mutex mutex_;
  bool is_hushed_ = false;  // guarded
  std::thread thread_;
};

// The speaker as the command line wants it: loudspeaker, file, both, or captions only.

struct VoiceListener {
  /// The words of a move have ended; they took so long. Called on the speech thread.
  std::function<void(table::Announcement const&, Millis)> on_spoken;
  /// A move that the player who has to answer it did not hear. Called on the speech thread.
  std::function<void(table::MoveUnheard const&)> on_missed;
  speech::SoundChange on_sound;
};

/// A caption for each announcement; only `ears` are spoken to. A missing voice or loudspeaker is told there,
/// and captions go on; only a WAV file that cannot be written is an error. A player's own recordings lie in
/// the folder `recordings`. The console and the captions must outlive the speaker.
tl::expected<std::unique_ptr<speech::Speaker>, Message> make_voice(PlayOptions const& options,
                                                                   speech::Ears ears, speech::Wording wording,
                                                                   std::string const& recordings,
                                                                   Console& console, Captions& captions,
                                                                   VoiceListener listener);

/// Somebody hears the voice: not only a file does.
bool is_heard_by_somebody(SoundOptions const& options);

/// The voice alone, for words before a game; null when nothing is to be heard. The error: no voice,
/// or no file.
tl::expected<std::unique_ptr<speech::Output>, Message> make_output(SoundOptions const& options);

/// With a name for its WAV file, if it has one, that no file has yet.
SoundOptions with_free_name(SoundOptions options);

/// For facts before a game; null when nothing is to be heard. The error: no voice, or no file.
tl::expected<std::unique_ptr<equipment::FactVoice>, Message> make_fact_voice(SoundOptions const& options);

/// What the options ask for, in the language of the catalogue. Words that a catalogue lacks are replaced, by
/// English numbers or by Appendix D, with a line of warning.
speech::Wording wording_of(MoveVoiceOptions const& moves, words::Catalogue const& catalogue,
                           std::ostream& warnings);

}  // namespace tactus::program
