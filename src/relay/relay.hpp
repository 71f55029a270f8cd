// SPDX-License-Identifier: GPL-3.0-or-later
// One table's game file on its way to the desk. Keeps nothing of its own: what there is comes from the file,
// what the desk has comes from its acknowledgement. One thread.
#pragma once

#include "core/message/written.hpp"
#include "core/table/event.hpp"
#include "src/hall/broker_link.hpp"
#include "src/hall/delivery.hpp"
#include "src/hall/message.hpp"
#include "src/relay/arriving_setup.hpp"
#include "src/store/game_follower.hpp"

#include <array>
#include <chrono>
#include <iosfwd>
#include <optional>
#include <string>
#include <vector>

namespace tactus::hall {

class GameSummary {
 public:
  void take(table::TableEvent const& event);
  GameStatus status() const { return status_; }
  StateMessage message(GameId game, std::int64_t number) const;

 private:
  void take(table::Input const& input);
  void take(table::Outcome const& outcome);

  GameStatus status_ = GameStatus::preparing;
  std::vector<std::string> moves_;  // that stand, as completed
  std::optional<clock::Reading> clock_;
};

}  // namespace tactus::hall

namespace tactus::relay {

/// What comes behind the end: both players sign the result (8.7), soon or never.
class Signing {
 public:
  static constexpr std::chrono::minutes patience{5};

  void take(table::TableEvent const& event, hall::Moment now);
  /// Both have signed, or so much time has gone by since the end was read.
  bool is_over(hall::Moment now) const;
  std::vector<chess::Color> missing() const;

 private:
  std::optional<hall::Moment> ended_{};
  std::array<bool, 2> has_signed_{};  // by color
};

class Relay {
 public:
  /// Facts go to `out`, one a line, errors to `errors`, both in the language of `translate`.
  Relay(hall::BrokerLink link, hall::Place place, std::string const& game_file, Translate translate,
        std::ostream& out, std::ostream& errors);
  /// What else comes over this connection goes there, which outlives the relay.
  void take_setups(ArrivingSetup& setups) { setups_ = &setups; }
  /// What the broker is to say when this relay is gone.
  static hall::Will will_of(hall::Place const& place);

  /// Does all that can be done now.
  void turn(hall::Moment now);
  /// When to call turn() again if no descriptor speaks.
  hall::Moment next_turn() const;
  hall::BrokerLink const& link() const { return link_; }
  int file_descriptor() const { return follower_.descriptor(); }

  /// The game has ended, all of it is at the desk, and the desk has been told so.
  bool is_finished() const { return is_done_told_ && is_done() && link_.unanswered() == 0; }
  /// And nothing more of it is waited for.
  bool is_signed_or_late(hall::Moment now) const { return signing_.is_over(now); }
  /// Who has not signed.
  void tell_what_is_missing();
  /// The desk has all that there is of the game, whether it goes on or not.
  bool has_told_all() const { return resend_.is_all_acknowledged() && link_.unanswered() == 0; }
  /// There is something that will never reach the desk.
  bool has_failed() const { return has_failed_; }
  /// Tells the desk that this relay ends on purpose. Turn on until is_told().
  void say_goodbye();
  bool is_told() const { return !link_.is_up() || link_.unanswered() == 0; }
  void close() { link_.close(); }

 private:
  bool is_done() const;
  /// The desk holds other events of this game than this file: another copy of it went on elsewhere. From now
  /// on this line has a name of its own, for nobody played both.
  void name_line_anew(hall::Moment now);
  std::optional<hall::GameId> game() const { return hall::GameId::parse(name_); }
  void serve_link(hall::Moment now);
  void take(hall::LinkUp const&, hall::Moment now);
  void take(hall::LinkLost const& lost, hall::Moment now);
  void take(hall::Subscribed const&, hall::Moment now);
  void take(hall::SubscriptionRefused const& refused, hall::Moment now);
  void take(hall::Published const&, hall::Moment) {}
  void take(hall::PublishRefused const& refused, hall::Moment now);
  void take(hall::Arrived const& arrived, hall::Moment now);
  void follow(hall::Moment now);
  void begin_game(hall::Moment now);
  void begin_line(hall::Moment now);
  void acknowledge(hall::Moment now);
  void take_call(std::string const& payload);
  void send(hall::Moment now);
  void send(store::EventRow const& row, std::string const& previous);
  void tell_state();
  void tell_link(hall::LinkState state);
  void tell(Message const& fact);
  void complain(Message const& fault);
  void tell(std::ostream& to, std::string const& line);

  hall::BrokerLink link_;
  ArrivingSetup* setups_ = nullptr;
  hall::Place place_;
  store::GameFollower follower_;
  Translate translate_;
  std::ostream& out_;
  std::ostream& errors_;
  hall::Resend resend_;
  hall::GameSummary summary_;
  Signing signing_;
  std::optional<hall::Acknowledgement> acknowledgement_;  // the last one, maybe of another game
  std::string topic_of_acknowledgement_, topic_of_calls_;
  std::string name_;  // of the game at the broker: its id, behind which the line stands where there are two
  std::string last_line_;
  bool is_subscribed_ = false;
  bool is_done_told_ = false;
  bool has_failed_ = false;
};

}  // namespace tactus::relay
