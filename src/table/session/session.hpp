// SPDX-License-Identifier: GPL-3.0-or-later
// The main thread of `tactus play`: takes what arrives, folds it into the state of the table, commits it,
// then has it announced. Owns all state of the game.
#pragma once

#include "core/table/table_state.hpp"
#include "speech/voice/speaker.hpp"
#include "src/table/console/announcer.hpp"
#include "src/table/console/commands.hpp"
#include "src/table/console/console.hpp"
#include "src/table/console/questions.hpp"
#include "src/table/options/options.hpp"
#include "src/table/ports/table_port.hpp"
#include "src/table/program/program.hpp"
#include "src/table/seal/guard.hpp"
#include "src/table/seal/seal.hpp"
#include "src/table/session/inbox.hpp"
#include "src/table/session/outbox.hpp"
#include "src/table/session/pulse.hpp"
#include "src/table/session/recordings.hpp"

#include <array>
#include <initializer_list>
#include <map>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

namespace tactus::program {

/// What the session works with; all of it outlives the session.
struct SessionTools {
  table::ProgramStarted program;
  PlayOptions const& options;  // with the letters that hold
  EventClock const& clock;
  Inbox& inbox;
  Console& console;
  Captions& captions;
  speech::Speaker& speaker;
  speech::Sentences const& sentences;
  std::vector<TableDisplay> const& displays;  // for Braille
  Companion* companion = nullptr;             // nobody joins
  Guard* guard = nullptr;                     // nobody hears what the kernel refuses
};

class Session {
 public:
  Session(SessionTools tools, std::vector<std::unique_ptr<TablePort>> ports);

  /// Waits for the devices of the table, then says what was agreed: the kinds of the boards are known now.
  /// Nothing when a device cannot be used, which has been told, or when the program was asked to end.
  std::optional<table::TableSetup> gather(table::TableSetup agreed);
  /// The program was asked to end while gathering.
  bool is_ending() const { return ending_ != Ending::none; }
  /// Starts a new game in this file.
  void start(store::GameFile file, table::TableSetup const& setup);
  /// Goes on with the game of these events, with what was agreed corrected where that is given, and tells
  /// where it stands. A port of a device that this game did not have joins it.
  void resume(store::GameFile file, std::vector<table::StampedEvent> const& events,
              std::optional<table::TableSetup> const& corrected);
  /// Until the game is over or the program is asked to end.
  ExitStatus run();

 private:
  enum class Ending : std::uint8_t { none, when_all_is_said, at_once };
  struct OnceEntered {
    table::TwiceEntered entry;
    ConsoleLine line;  // "yes" stands for it
  };

  void take(PortNews const& news);
  void take(PortFlooded const& flooded);
  void take(LineTyped const& typed);
  void take_typed(LineTyped const& typed);
  void answer(LineTyped const& typed);
  void take(InputEnded const&);
  void take(LeaveAsked const& asked);
  void take(StopAsked const&);
  void take(RecorderTold const& told);
  void take(VoiceMissed const& missed);
  void take(VoiceSpoken const& spoken);
  void take(DisplayNews const& news);
  void take(DisplayAsked const& asked);
  void take(KeypadNews const& news);
  void take(SoundNews const& news);
  void answer_offer_by_finger(Instant time, chess::Color by, OfferKey key);
  void answer_in_braille(table::Audience to);
  bool may_show(TableDisplay const& display, table::Announcement const& announcement) const;
  bool is_read_in_braille(table::Audience to) const;
  void take_what_was_missed();
  void take_if_missed(std::optional<InboxItem> const& item);
  void hear(std::vector<Heard> const& heard);
  void take(Heard const& heard);
  void pass_on_held(Instant now);
  Instant mover_told_until(Instant now) const;
  void pass_time();
  void look_out();
  Inbox::Moment next_moment() const;

  /// On the screen, and under the fingers of who typed for it.
  void show(std::string const& fact);
  /// One answer of several lines, with one prompt behind it.
  void show(std::vector<std::string> const& facts);
  void tell(std::string_view english, std::vector<Argument> arguments = {});
  /// One sentence on the screen; in the ear of who typed, a tone.
  void refuse(std::string const& sentence);
  void tell_error(std::string_view english, std::vector<Argument> arguments = {});
  void feed(Instant time, table::Input input);
  void commit();
  void carry_out(table::Announce const& announce);
  void carry_out(table::AskBoard const& ask);
  void carry_out(table::Record const&) {}
  void tell_disk_trouble();
  /// The players are told, before that can be written.
  void lose_disk(std::string const& why);
  /// Of these effects what does not wait for the disk: that it is lost.
  void say_at_once(std::vector<table::Effect>& effects);
  /// Nothing that is asked now can be answered in words.
  bool is_disk_in_trouble() const;
  // How the game is kept and left (session_keeping.cpp).
  bool is_to_be_copied(std::vector<table::Effect> const& effects) const;
  void complete_file();
  void leave(Instant time, Ending ending);
  bool is_asked_once_more(Instant time);
  void wait_until_said();
  /// Tries to have it so.
  bool is_all_on_disk();
  /// Of those that are in memory alone.
  Message lost_events() const;
  ExitStatus end();
  void keep_file();
  void light_boards();
  void withdraw_offers();

  /// True when the line was the companion's.
  bool ask_companion(Instant time, std::string const& line);
  void greet();
  void say(Instant time, Remark remark, std::string const& question = {});
  void say(Instant time, std::vector<Remark> remarks);

  bool needs_open_game(ConsoleLine const& line) const;
  void obey(Instant time, ConsoleLine const& line);
  void show_help(std::string const& about);
  void press(Instant time);
  void announce(Instant time);
  void type_move(Instant time, std::string const& text);
  /// `who`: a side, or nobody.
  void ask(Instant time, std::string const& who, table::Request what);
  void request(Instant time, chess::Color by, table::Request what);
  // Beside the moves (session_agreements.cpp).
  void offer_draw(Instant time, ConsoleLine const& line);
  /// Two blind players at one keyboard, so that it does not follow from the state who types.
  bool is_keyboard_shared() const;
  /// Two players who see, without a clock: the move before may be the offerer's, or the next one.
  bool is_offerer_unknown() const;
  /// True, and told, where this is for the player to do whose keypad the line does not come from.
  bool is_of_other(chess::Color by);
  /// The line waits for a side to be named; what is typed next is the answer.
  void ask_side(Instant time, ConsoleLine line, table::SideQuestion about);
  void note_answer(table::Announcement const& answer);
  /// False: it was entered for the first time, and is asked for once more.
  bool is_entered_again(Instant time, chess::Color by, table::TwiceEntered entry);
  /// By who typed the line, or by anybody.
  void forget_once_entered();
  /// True when this line was the answer.
  bool take_side(LineTyped const& typed);
  /// True when it says when and where the adjourned game goes on (session_adjourning.cpp).
  bool take_resumption(LineTyped const& typed);
  /// True when it was the answer to which piece a pawn became (session_console.cpp).
  bool take_promotion(LineTyped const& typed);
  bool may_be_of_other(chess::Color asked, ConsoleLine const& line) const;
  void answer_promotion(Instant time, table::PromotionAnswered const& answer);
  /// True when it named one of the moves that the last text may be (session_questions.cpp).
  bool take_origin(LineTyped const& typed);
  /// What several moves fit, as long as none is made; null: nothing of who types now.
  OpenMove const* standing_open_move() const;
  /// True when "yes" or "no" answered what is asked.
  bool take_yes_no(LineTyped const& typed);
  void answer_entry(Instant time, bool is_yes);
  /// Of who types now: entered once, to be entered once more.
  OnceEntered const* entry_asked_again() const;
  std::optional<chess::Color> resignation_asked_again() const;
  /// What "yes" and "no" may answer now.
  std::vector<Question> open_to_yes_and_no() const;
  /// What is asked of who types now; nothing: no question. Several where "yes" could answer each.
  std::vector<Question> open_questions() const;
  std::optional<Question> open_question() const;
  /// What nobody but the keyboard knows.
  void add_what_is_asked(table::Requested& where) const;
  void answer_offer(Instant time, ConsoleLine const& line);
  void accuse(Instant time, table::ClaimKind kind, ConsoleLine const& line);
  void resign(Instant time, ConsoleLine const& line);
  void claim(Instant time, table::ClaimKind kind, std::string const& text);
  void ask_arbiter(Instant time, table::ClaimKind kind, ConsoleLine const& line);
  void decide_claim(Instant time, ConsoleLine const& line);
  void adjourn(Instant time, ConsoleLine const& line);
  void continue_play(Instant time);
  void say_back(Instant time, std::string const& move);
  void tell_score(Instant time, std::string const& text);
  void confirm(Instant time, ConsoleLine const& line);
  void propose_end(Instant time, table::Ending how);
  void propose_result(Instant time, std::optional<table::GameResult> result);
  void accept_end(Instant time, std::string const& who);
  void correct(Instant time, std::string const& meant_by_him);
  void restore(Instant time, std::string const& text);
  void replace(Instant time, std::string const& text);
  void agree_to_restore(Instant time, ConsoleLine const& line);
  void agree_to_correct(Instant time, std::string const& who);
  void vouch(Instant time, std::string const& who);
  // The arbiter's word (session_agreements.cpp). `decides`: what it decides, besides what is proposed.
  void ask_for_word(Instant time, std::optional<table::Input> decides = std::nullopt);
  void take_word(LineTyped const& typed);
  void stop_asking_for_word();
  /// A text that states no move; where a word was agreed it may be that, and is repeated nowhere.
  void refuse_text(Instant time, chess::Color by, std::string const& text, table::MoveRefusal why);
  void tell_no_move(std::string const& text, table::MoveRefusal why);
  /// The side that a text names in the language of the game or in English; `otherwise` where it is empty.
  /// Nothing, and told, where it names none.
  std::optional<chess::Color> side_named(std::string const& text, chess::Color otherwise);
  /// The same of the player who does what was typed: on his own keypad nobody but he.
  std::optional<chess::Color> player_named(std::string const& text, chess::Color otherwise);

  void set_up_recorder();
  void record(Instant time, std::string const& move);
  void play_recordings(Instant time, std::string const& moves);
  /// Plies that may be recorded: those completed, and one that the mover has on his board or has typed.
  std::size_t plies_made() const;
  void finish_recording(Millis patience);

  notation::PieceLetters const& letters() const { return *tools_.options.letters; }
  bool is_typed(chess::Color color) const;
  chess::Color typing_player() const;
  chess::Color asking_player() const;
  /// Whose assistant is meant; nothing, and told, when that is not clear.
  std::optional<chess::Color> assisted_player(std::string const& name);
  std::optional<clock::Reading> current_reading() const;
  std::optional<Message> port_trouble() const;
  void expect_boards();
  void join_clock();
  std::optional<InboxItem> wait_for_item();
  void take_what_ports_sent();
  void note_standstill();
  void keep_record_in_its_place();
  bool is_moved_to_spare();
  void go_on_in(store::GameFile renewed, std::string_view words);
  void tell_signature();
  void sign(Instant time, std::string const& who);
  void lose_devices_without_port();
  void lose_what_is_missing();
  void note_device(Instant time, table::Device device, std::string const& trouble);

  SessionTools tools_;
  std::vector<std::unique_ptr<TablePort>> ports_;
  HeldPresses held_;
  Lookout lookout_;
  std::optional<Pulse> pulse_{};  // while the game runs
  Inbox::Moment next_look_{};
  bool is_loss_of_file_told_ = false;  // and not over
  std::optional<std::string> told_signature_{};
  table::TableState state_;
  Instant last_time_{};
  std::optional<Ledger> ledger_;
  Ending ending_ = Ending::none;
  bool has_input_ended_ = false;
  std::map<table::Device, std::string> missing_;  // displays and keypads, and why
  std::optional<chess::Color> typist_;            // of the line that is being answered: his own keypad
  std::optional<Instant> word_until_;             // what is typed until then is the arbiter's word
  std::optional<table::Input> decided_by_word_;   // nothing: what is proposed
  bool is_loss_accepted_ = false;                 // the person insists on quitting with events in memory
  std::optional<ConsoleLine> sideless_;           // waits for the side that it is meant for
  // The same line as this player's answer.
  std::optional<table::PromotionAnswered> sideless_promotion_;
  std::optional<OpenMove> open_move_;                       // several moves fit what was typed last
  ConsoleLine obeyed_{};                                    // the last line
  std::array<std::optional<OnceEntered>, 2> entered_once_;  // by each, to be typed once more
  std::optional<Inbox::Moment> next_try_;                   // of a commit that failed
  std::optional<Inbox::Moment> next_completion_;            // of the main file; nothing: it holds the game
  std::optional<Instant> leaving_asked_;                    // once more ends the program
  std::optional<OfferKey> offer_key_;                       // once more answers the offer
  // Of the line that is being answered.
  bool is_answered_ = false;                        // something is said
  bool is_refused_ = false;                         // and told on the screen
  table::Audience asker_ = table::Audience::white;  // whose answer it is
  bool is_felt_ = false;                            // it stands in his Braille, or nothing is to
  std::vector<std::string> answer_;                 // as far as it is on the screen alone
  Recordings recordings_;
  std::optional<ScoreRecorder> recorder_;
};

}  // namespace tactus::program
