// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/sim/hall/hall.hpp"

#include "core/message/written.hpp"
#include "src/record/happenings.hpp"
#include "src/sim/hall/table.hpp"
#include "src/store/game_file.hpp"

#include <algorithm>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <istream>
#include <ostream>
#include <queue>
#include <sys/resource.h>
#include <thread>

#include <fmt/format.h>
#include <nlohmann/json.hpp>
#include <tl/expected.hpp>

namespace tactus::sim {

namespace {

using Json = nlohmann::ordered_json;

std::string name_of_side(chess::Color side) { return side == chess::Color::white ? "white" : "black"; }

Json list_of(chess::SquareSet squares) {
  Json names = Json::array();
  for (chess::Square const each : squares) names.push_back(each.name());
  return names;
}

Json reason_of(HallPlan const& plan) {
  switch (plan.ending) {
    case HallEnding::on_board: return plan.result() == table::GameResult::draw ? "stalemate" : "checkmate";
    case HallEnding::resigned: return "resigned";
    case HallEnding::agreed: return "agreed";
    case HallEnding::unfinished: break;
  }
  return nullptr;
}

Json json_of(HallTrouble const& trouble) {
  return {{"kind", hall_trouble_names[static_cast<unsigned>(trouble.kind)]},
          {"side", name_of_side(trouble.side)},
          {"ply", trouble.ply_recorded()},
          {"squares", list_of(trouble.squares)},
          {"settled", trouble.is_settled}};
}

/// Empty: nobody has to be told.
struct News {
  std::string operator()(table::DeviceWasLost const& lost) const { return written(record::words_of(lost)); }
  std::string operator()(table::DeviceWasFound const& found) const {
    return written(record::words_of(found));
  }
  std::string operator()(table::ClaimMade const& claim) const { return written(record::words_of(claim)); }
  std::string operator()(table::DrawOffered const& offer) const {
    return "draw offered by " + name_of_side(offer.by);
  }
  std::string operator()(table::BoardDiffers const& differs) const {
    return written(record::words_of(differs));
  }
  std::string operator()(table::BoardAgreesAgain const& agrees) const {
    return written(record::words_of(agrees));
  }
  std::string operator()(table::Irregularity const& found) const {
    return fmt::format("{}, ply {}", written(record::words_of(found)), found.ply);
  }
  std::string operator()(table::GameEnded const& ended) const { return written(record::words_of(ended)); }
  template <class Other>
  std::string operator()(Other const& /*is no news*/) const {
    return {};
  }
};

}  // namespace

std::string hall_file_name(unsigned table, unsigned tables) {
  return fmt::format("table-{:0{}}.tactus", table, fmt::formatted_size("{}", tables));
}

std::string manifest_line(HallPlan const& plan, unsigned tables) {
  Json line{{"table", plan.table},
            {"file", hall_file_name(plan.table, tables)},
            {"white", plan.setup.white.name.text()},
            {"black", plan.setup.black.name.text()},
            {"plies", plan.moves.size()},
            {"result", record::text_of(plan.result())},
            {"reason", reason_of(plan)},
            {"trouble", plan.trouble ? json_of(*plan.trouble) : Json{}}};
  return line.dump();
}

std::string hall_news(table::TableEvent const& event) {
  return std::visit([](auto const& each) { return std::visit(News{}, each); }, event);
}

namespace {

namespace fs = std::filesystem;
using WallClock = std::chrono::steady_clock;

constexpr unsigned descriptors_of_a_file = 5;  // of SQLite's files and the lock
constexpr unsigned descriptors_besides = 64;

/// A refusal is noticed when the files are opened.
void ask_for_descriptors(unsigned tables) {
  rlimit limit{};
  if (::getrlimit(RLIMIT_NOFILE, &limit) != 0) return;
  rlim_t const wanted = rlim_t{tables} * descriptors_of_a_file + descriptors_besides;
  limit.rlim_cur = std::clamp(wanted, limit.rlim_cur, limit.rlim_max);
  ::setrlimit(RLIMIT_NOFILE, &limit);
}

struct Schedule {
  Millis length{0};  // of the longest game
  std::size_t plies = 0;
};

Schedule schedule_of(std::vector<HallPlan> const& plans, std::uint32_t seed) {
  Schedule schedule;
  for (HallPlan const& plan : plans) {
    HallHands hands{plan, seed};
    while (!hands.next().empty()) continue;
    schedule.length = std::max(schedule.length, hands.now());
    schedule.plies += plan.moves.size();
  }
  return schedule;
}

/// All at once: the last event happens now. In time: the hall is opened now; one that is faster than real
/// time runs ahead of the clock on the wall, but nothing in it seems to have waited for hours.
Instant opening_of(HallOptions const& options, Schedule const& schedule, Instant now) {
  if (options.opening_ms) return Instant{Millis{*options.opening_ms}};
  return options.speed == 0 ? now - schedule.length : now - options.played;
}

std::string pgn_date(Instant at) {
  std::chrono::year_month_day const date{std::chrono::floor<std::chrono::days>(at)};
  return fmt::format("{:04}.{:02}.{:02}", static_cast<int>(date.year()), static_cast<unsigned>(date.month()),
                     static_cast<unsigned>(date.day()));
}

struct KeptTable {
  HallTable table;
  store::GameFile file;
};
using Done = tl::expected<void, std::string>;

class Hall {
 public:
  Hall(HallOptions const& options, std::istream& in, std::ostream& out)
      : options_(options), in_(in), out_(out) {}

  Done play() {
    plan();
    return open()
        .map([this] { begin(); })
        .and_then([this] { return options_.speed == 0 ? play_at_once() : play_in_time(); })
        .map([this] { out_ << "events: " << events_ << std::endl; });
  }

 private:
  void plan();
  Done open();
  /// The hall is opened now: what is waited for before is no part of it.
  void begin();
  Done play_at_once();
  Done play_in_time();
  /// Nothing: the table is done.
  tl::expected<std::optional<Instant>, std::string> play(KeptTable& each, Instant until);
  void tell(unsigned table, std::vector<table::StampedEvent> const& events);

  HallOptions const& options_;
  std::istream& in_;
  std::ostream& out_;
  std::vector<HallPlan> plans_;
  std::vector<store::GameFile> files_;  // of the plans
  std::vector<KeptTable> tables_;
  Schedule schedule_;
  WallClock::time_point began_;  // of the opening
  Instant opening_;
  std::size_t events_ = 0;
};

void Hall::plan() {
  for (unsigned i = 1; i <= options_.tables; ++i) plans_.push_back(hall_plan(options_.wishes, i));
  schedule_ = schedule_of(plans_, options_.wishes.seed);
}

Done Hall::open() {
  std::error_code trouble;
  fs::create_directories(options_.folder, trouble);
  if (trouble) return tl::unexpected(options_.folder + ": " + trouble.message() + "; expected a folder");
  ask_for_descriptors(options_.tables);
  std::string const manifest = options_.folder + "/manifest.jsonl";
  if (fs::exists(manifest))
    return tl::unexpected(manifest + ": there is a hall already; expected an empty or a new folder");
  std::ofstream lines{manifest};
  for (HallPlan const& plan : plans_) {
    lines << manifest_line(plan, options_.tables) << '\n';
    auto file = store::GameFile::create(options_.folder + '/' + hall_file_name(plan.table, options_.tables));
    if (!file) return tl::unexpected(store::describe(file.error()));
    files_.push_back(std::move(*file));
  }
  if (!lines.flush()) return tl::unexpected(manifest + ": could not be written");
  out_ << "tables: " << options_.tables << "\nfolder: " << options_.folder << "\nmanifest: " << manifest
       << "\nplies: " << schedule_.plies << std::endl;
  return {};
}

void Hall::begin() {
  if (std::string line; options_.waits) std::getline(in_, line);
  began_ = WallClock::now();
  auto const now = std::chrono::time_point_cast<Millis>(std::chrono::system_clock::now());
  opening_ = opening_of(options_, schedule_, now);
  for (std::size_t i = 0; i < plans_.size(); ++i) {
    plans_[i].setup.date = pgn_date(opening_);
    tables_.push_back(
        {HallTable{std::move(plans_[i]), options_.wishes.seed, opening_}, std::move(files_[i])});
  }
}

Done Hall::play_at_once() {
  for (KeptTable& each : tables_)
    if (auto played = play(each, Instant::max()); !played) return tl::unexpected(played.error());
  return {};
}

Done Hall::play_in_time() {
  using Due = std::pair<Instant, std::size_t>;
  std::priority_queue<Due, std::vector<Due>, std::greater<>> due;
  for (std::size_t i = 0; i < tables_.size(); ++i) due.emplace(opening_ + options_.played, i);
  auto const wall_time_of = [&](Instant at) {
    return began_ + std::chrono::duration_cast<WallClock::duration>((at - opening_ - options_.played) /
                                                                    options_.speed);
  };
  while (!due.empty()) {
    auto const [at, index] = due.top();
    due.pop();
    std::this_thread::sleep_until(wall_time_of(at));
    auto const next = play(tables_[index], at);
    if (!next) return tl::unexpected(next.error());
    if (*next) due.emplace(**next, index);
  }
  return {};
}

tl::expected<std::optional<Instant>, std::string> Hall::play(KeptTable& each, Instant until) {
  auto const events = each.table.play_until(until);
  if (auto written = each.file.append(events); !written)
    return tl::unexpected(store::describe(written.error()));
  events_ += events.size();
  tell(each.table.plan().table, events);
  auto const next = each.table.next_at();
  if (!next && each.table.state().result() != table::GameResult::open)
    each.file.fold_into_one_file(Millis{0});
  return next;
}

void Hall::tell(unsigned table, std::vector<table::StampedEvent> const& events) {
  for (table::StampedEvent const& each : events)
    if (auto const news = hall_news(each.event); !news.empty())
      out_ << "table " << table << ": " << news << std::endl;
}

}  // namespace

int run_hall(HallOptions const& options, std::istream& in, std::ostream& out, std::ostream& errors) {
  auto const played = Hall{options, in, out}.play();
  if (played) return 0;
  errors << "error: " << played.error() << '\n';
  return 1;
}

}  // namespace tactus::sim
