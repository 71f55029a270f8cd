// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/store/damage/salvage.hpp"

#include "src/store/replay.hpp"

#include <optional>
#include <utility>

namespace tactus::store {
namespace {

/// So many numbers in a row without an event: nothing comes behind them.
constexpr std::int64_t longest_gap = 20'000;

enum class Fit : std::uint8_t { unknown, right, wrong };

class Work {
 public:
  Work(GameReader& reader, std::string const& file) : reader_(reader), file_(file) {
    reader.hold_still();
    if (auto const start = reader.link_of(0)) link_ = Link::stored(*start);
  }

  Salvaged run() && {
    for (std::int64_t seq = 1; seq - last_known_ <= longest_gap; ++seq) step(seq);
    finish();
    replay_.finish();
    found_.not_following = replay_.unmended();
    found_.is_same = found_.is_same && found_.mended.empty();
    return std::move(found_);
  }

 private:
  /// Whether the fingerprint of this event, or the one behind it, is made of it.
  Fit fit(EventRow const& row, std::optional<std::string> const& stored) {
    if (!link_) return Fit::unknown;
    Link const own = link_->after(row);
    if (stored == own.hex()) return Fit::right;
    auto const next = reader_.lone_row(row.seq + 1);
    auto const next_stored = reader_.lone_link(row.seq + 1);
    if (next && next_stored == own.after(*next).hex()) return Fit::right;
    return stored ? Fit::wrong : Fit::unknown;
  }

  void step(std::int64_t seq) {
    auto const row = reader_.lone_row(seq);
    auto event = row ? read_event(row->text.type, row->text.payload) : tl::unexpected(EventFault{});
    auto const stored = reader_.lone_link(seq);
    if (row || stored) last_known_ = seq;
    auto const fits = row && event ? fit(*row, stored) : Fit::wrong;
    if (fits != Fit::wrong) return take_read(*row, *std::move(event), fits, stored);
    if (stored && make_again(seq, *stored)) return;
    if (row && event) {
      take_read({seq, time_, row->text, {}}, *std::move(event), fits, stored);
      found_.changed.push_back(seq);
      ++lost_.changed;
      return;
    }
    link_ = stored ? std::optional(Link::stored(*stored)) : std::nullopt;
  }

  void take_read(EventRow const& row, table::TableEvent event, Fit fits,
                 std::optional<std::string> const& stored) {
    close_gap(row.seq, event);
    auto const again = write_event(event);
    found_.is_same = found_.is_same && again.type == row.text.type && again.payload == row.text.payload;
    if (fits != Fit::right && stored)
      link_ = Link::stored(*stored);
    else if (link_)
      link_ = link_->after(row);
    if (stored) last_linked_ = row.seq;
    ++found_.read;
    take(row.seq, row.time, std::move(event));
  }

  /// The outcome that was due here, where its fingerprint says that it is the one.
  bool make_again(std::int64_t seq, std::string const& stored) {
    if (last_taken_ + 1 != seq || replay_.due().empty() || !link_) return false;
    table::TableEvent due = replay_.due().front();
    Link const own = link_->after({seq, time_, write_event(due), {}});
    if (own.hex() != stored) return false;
    link_ = own;
    found_.made_again.push_back(seq);
    last_linked_ = seq;
    take(seq, time_, std::move(due));
    return true;
  }

  /// What is missing before this event: outcomes that were due, or it is not known what.
  void close_gap(std::int64_t seq, table::TableEvent const& event) {
    if (last_taken_ + 1 >= seq) return;
    auto const count = static_cast<std::size_t>(seq - last_taken_ - 1);
    auto const due = replay_.due();
    bool const fits = std::holds_alternative<table::Input>(event)
                          ? due.size() == count
                          : due.size() > count &&
                                write_event(due[count]).payload == write_event(event).payload &&
                                write_event(due[count]).type == write_event(event).type;
    if (!fits || !replay_.does_last_follow()) {
      found_.missing.push_back({last_taken_ + 1, seq - 1});
      lost_.missing += static_cast<unsigned>(count);
      return;
    }
    lost_.made_again += static_cast<unsigned>(count);
    for (std::int64_t each = last_taken_ + 1; each < seq; ++each) found_.made_again.push_back(each);
    for (std::size_t i = 0; i < count; ++i) take(last_taken_ + 1, time_, due[i]);
  }

  void take(std::int64_t seq, Instant time, table::TableEvent event) {
    if (std::holds_alternative<table::Input>(event)) mend();
    time_ = time;
    last_taken_ = seq;
    add(std::move(event));
  }

  void add(table::TableEvent event) {
    found_.events.push_back({time_, std::move(event)});
    replay_.take({static_cast<std::int64_t>(found_.events.size()), found_.events.back()});
  }

  /// Between two inputs: what is lost is said, and the moves go on as they are recorded.
  void mend() {
    bool const is_lost = lost_.missing + lost_.changed + lost_.made_again > 0 || !lost_.file.empty();
    auto const moves = found_.mended.empty() && !is_lost ? std::nullopt : replay_.mending();
    if (!is_lost && !moves) return;
    if (moves && !is_lost) lost_.not_following = 1;
    lost_.plies = moves ? moves->plies : replay_.state().line().plies();
    if (moves) lost_.moves = moves->moves;
    found_.mended.push_back(lost_);
    add(table::Input{std::exchange(lost_, {})});
  }

  void finish() {
    if (last_known_ > last_taken_) {
      found_.missing.push_back({last_taken_ + 1, last_known_});
      lost_.missing += static_cast<unsigned>(last_known_ - last_taken_);
    }
    bool const is_due = !replay_.due().empty() && replay_.does_last_follow() && lost_.missing == 0;
    if (is_due) {
      lost_.made_again += static_cast<unsigned>(replay_.due().size());
      for (table::Outcome const& each : std::vector(replay_.due())) add(each);
    }
    bool const is_bare = reader_.has_links() && last_linked_ < last_taken_;
    if (is_due || is_bare || reader_.form_fault()) lost_.file = file_;
    mend();
  }

  GameReader& reader_;
  std::string file_;
  Salvaged found_;
  Replay replay_;
  std::optional<Link> link_{};  // of the event before; nothing: not known
  std::int64_t last_taken_ = 0;
  std::int64_t last_known_ = 0;  // by its fingerprint alone, too
  std::int64_t last_linked_ = 0;
  Instant time_{};
  table::RecordMended lost_{};  // since the last input
};

}  // namespace

Salvaged salvage(GameReader& reader, std::string const& file) { return Work{reader, file}.run(); }

}  // namespace tactus::store
