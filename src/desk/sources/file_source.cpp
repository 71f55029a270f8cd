// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/desk/sources/file_source.hpp"

#include <algorithm>
#include <filesystem>
#include <iterator>
#include <set>
#include <sys/resource.h>
#include <utility>

namespace tactus::desk {
namespace {

constexpr Millis between_sweeps{1000};
constexpr Millis between_polls{5};
constexpr Millis hint_lasts{500};  // a commit follows its first write this soon
constexpr Millis without_inotify{100};

void raise_limit_of_files() {
  rlimit limit{};
  if (::getrlimit(RLIMIT_NOFILE, &limit) != 0) return;
  limit.rlim_cur = limit.rlim_max;
  ::setrlimit(RLIMIT_NOFILE, &limit);
}

bool has_ended(std::vector<store::NumberedEvent> const& events) {
  return std::any_of(events.begin(), events.end(), [](store::NumberedEvent const& each) {
    auto const* const outcome = std::get_if<table::Outcome>(&each.stamped.event);
    return outcome != nullptr && std::holds_alternative<table::GameEnded>(*outcome);
  });
}

bool is_being_made(store::StoreError const& error, std::string const& path) {
  if (error.fault == store::StoreFault::missing || error.fault == store::StoreFault::in_use) return true;
  std::error_code ignored;
  return error.fault == store::StoreFault::not_a_game_file && std::filesystem::file_size(path, ignored) == 0;
}

/// The name of the file; the whole path where two files have the same name.
std::vector<std::string> names_of(std::vector<std::string> const& paths) {
  std::vector<std::string> names;
  std::multiset<std::string> all;
  for (auto const& path : paths) all.insert(std::filesystem::path{path}.filename());
  for (auto const& path : paths) {
    std::string const name = std::filesystem::path{path}.filename();
    names.push_back(all.count(name) == 1 ? name : path);
  }
  return names;
}

std::vector<std::string> games_in(std::string const& folder) {
  std::vector<std::string> games;
  std::error_code fault;
  for (auto entry = std::filesystem::directory_iterator{folder, fault};
       !fault && entry != std::filesystem::directory_iterator{}; entry.increment(fault))
    if (entry->path().extension() == ".tactus") games.push_back(entry->path().string());
  std::ranges::sort(games);
  return games;
}

/// Null: the event agrees on nothing.
table::TableSetup const* setup_in(table::TableEvent const& event) {
  auto const* const input = std::get_if<table::Input>(&event);
  if (input == nullptr) return nullptr;
  if (auto const* const started = std::get_if<table::GameStarted>(input)) return &started->setup;
  auto const* const right = std::get_if<table::SetupCorrected>(input);
  return right == nullptr ? nullptr : &right->setup;
}

std::optional<unsigned> number_in(table::TableSetup const& setup) {
  auto const number = setup.board_number.value_or(0);
  return number > 0 && number < number_of_no_table ? std::optional{number} : std::nullopt;
}

}  // namespace

FileSource::FileSource(std::vector<std::string> paths) : alarms_({}) {
  raise_limit_of_files();
  std::error_code ignored;
  std::vector<std::string> found;
  for (std::string& each : paths)
    (std::filesystem::is_directory(each, ignored) ? folders_ : found).push_back(std::move(each));
  for (std::string const& folder : folders_) std::ranges::move(games_in(folder), std::back_inserter(found));
  auto names = names_of(found);
  for (std::size_t i = 0; i < found.size(); ++i) add(std::move(found[i]), std::move(names[i]));
}

void FileSource::add(std::string path, std::string name) {
  alarms_.add(path);
  files_.push_back({std::move(path), std::move(name)});
}

/// One whose name another has is known by its whole path.
void FileSource::look_into_folders() {
  if (folders_.empty()) return;
  std::set<std::string> known;
  for (File const& file : files_) known.insert(file.path);
  for (std::string const& folder : folders_)
    for (std::string& each : games_in(folder)) {
      if (!known.insert(each).second) continue;
      std::string name = std::filesystem::path{each}.filename();
      bool const is_taken = std::ranges::count(files_, name, &File::board) > 0;
      add(each, is_taken ? each : std::move(name));
    }
}

std::vector<BoardNews> FileSource::next(Millis limit) {
  auto const end = Clock::now() + limit;
  std::vector<BoardNews> news;
  for (;;) {
    if (Clock::now() >= next_sweep_)
      sweep(news);
    else
      look_at_hot(news);
    if (!news.empty() || Clock::now() >= end) return numbered(std::move(news));
    wait(end);
  }
}

void FileSource::sweep(std::vector<BoardNews>& news) {
  look_into_folders();
  for (File& file : files_) {
    if (file.reader && file.reader->is_replaced()) file.reader.reset();
    if (auto found = news_of(file)) news.push_back(std::move(*found));
  }
  next_sweep_ = Clock::now() + between_sweeps;
}

void FileSource::look_at_hot(std::vector<BoardNews>& news) {
  std::erase_if(hot_, [&](std::size_t index) {
    File& file = files_[index];
    auto found = file.is_over ? std::nullopt : news_of(file);
    if (found) news.push_back(std::move(*found));
    return found || Clock::now() >= file.hot_until;
  });
}

void FileSource::wait(Clock::time_point end) {
  auto until = std::min(end, next_sweep_);
  if (!hot_.empty()) until = std::min(until, Clock::now() + between_polls);
  if (!alarms_.works()) until = std::min(until, Clock::now() + without_inotify);
  auto const rest = std::chrono::ceil<Millis>(until - Clock::now());
  for (std::size_t const index : alarms_.wait(std::max(rest, Millis{1}))) {
    files_[index].is_stirred = true;
    files_[index].hot_until = Clock::now() + hint_lasts;
    if (std::find(hot_.begin(), hot_.end(), index) == hot_.end()) hot_.push_back(index);
  }
  if (!alarms_.works()) next_sweep_ = std::min(next_sweep_, Clock::now());
}

std::optional<BoardNews> FileSource::news_of(File& file) {
  BoardNews news{file.board, file.game};
  bool const is_first = !file.is_named;
  if (is_first) news.link = Link::waiting;
  file.is_named = true;
  std::string const fault_before = file.fault;
  if (file.reader || !file.is_over || file.is_stirred) {
    if (!file.reader) open(file, news);
    if (file.reader) read(file, news);
  }
  if (file.fault != fault_before) news.fault = file.fault;
  if (is_first || !news.events.empty() || news.link || news.fault) return news;
  return std::nullopt;
}

void FileSource::open(File& file, BoardNews& news) {
  auto reader = store::GameReader::open(file.path);
  if (!reader) {
    file.fault = is_being_made(reader.error(), file.path) ? "" : describe(reader.error());
    return;
  }
  file.fault = reader->note() ? describe(*reader->note()) : "";
  file.reader.emplace(std::move(*reader));
  file.is_stirred = false;
  // Another file under the same name is another game; one that only was closed goes on where it was.
  auto const id = file.reader->game_id().value_or("");
  bool const is_same = id == file.id && file.last > 0;
  auto const link = is_same ? file.reader->link_of(file.last) : std::nullopt;
  if (is_same && link == file.last_link) return;
  if (is_same) file.fault = describe(store::StoreError{store::StoreFault::older_copy, file.path, ""});
  // Two lines of one game are two games here: nobody played both.
  file.game = is_same ? id + "-" + std::to_string(++file.lines) : id;
  file.id = id;
  file.last = 0;
  file.recorded.reset();
  file.is_over = false;
  news.link = Link::up;
}

void FileSource::read(File& file, BoardNews& news) {
  if (file.reader->has_changed() || file.is_unfinished) {
    auto batch = file.reader->read_on(file.last);
    file.is_unfinished = batch.is_interrupted;
    if (batch.damage) file.fault = describe(*batch.damage);
    if (file.last == 0 && file.game.empty()) file.game = file.id = file.reader->game_id().value_or("");
    news.game = file.game;
    if (!batch.events.empty()) {
      file.last = batch.events.back().seq;
      file.last_link = file.reader->link_of(file.last).value_or("");
      for (store::NumberedEvent const& each : batch.events)
        if (auto const* const setup = setup_in(each.stamped.event)) file.recorded = number_in(*setup);
    }
    if (!file.is_over && has_ended(batch.events)) {
      file.is_over = true;
      news.link = Link::done;
    }
    news.events = std::move(batch.events);
  }
  if (file.is_over && !file.is_unfinished) file.reader.reset();
}

/// By number, those that record it: a thousand files are not looked through for each of them.
std::map<unsigned, std::vector<FileSource::File const*>> FileSource::recorded() const {
  std::map<unsigned, std::vector<File const*>> by_number;
  for (File const& file : files_)
    if (file.recorded) by_number[*file.recorded].push_back(&file);
  return by_number;
}

NumberClaim FileSource::claim_of(File const& file,
                                 std::map<unsigned, std::vector<File const*>> const& recorded) const {
  if (recorded.empty()) return {std::nullopt, files_.size() > 1 ? Numbering::in_order : Numbering::known};
  if (!file.recorded) return {number_of_no_table, Numbering::not_recorded};
  auto const& all = recorded.at(*file.recorded);
  auto const rival = std::ranges::find_if(all, [&file](File const* each) { return each != &file; });
  if (rival == all.end()) return {file.recorded};
  return {number_of_no_table, Numbering::contested, *file.recorded, (*rival)->board};
}

std::vector<BoardNews> FileSource::numbered(std::vector<BoardNews> news) {
  std::vector<BoardNews> let_go;
  auto const by_number = recorded();
  for (File& file : files_) {
    auto const claim = claim_of(file, by_number);
    bool const has_changed = file.claim != claim;
    if (has_changed && file.claim) let_go.push_back({file.board, file.game, {}, {}, {}, number_of_no_table});
    if (has_changed && std::ranges::count(news, file.board, &BoardNews::board) == 0)
      news.push_back({file.board, file.game});
    for (BoardNews& each : news) {
      if (each.board != file.board) continue;
      each.number = claim.number;
      if (has_changed) each.claim = claim;
    }
    file.claim = claim;
  }
  // A number is let go before another board takes it.
  auto const rest = std::stable_partition(
      news.begin(), news.end(), [](BoardNews const& each) { return each.number == number_of_no_table; });
  news.insert(rest, std::make_move_iterator(let_go.begin()), std::make_move_iterator(let_go.end()));
  return news;
}

}  // namespace tactus::desk
