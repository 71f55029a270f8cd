// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/message/file_text.hpp"
#include "core/message/written.hpp"
#include "src/hall/table_setup.hpp"
#include "src/hall_setup/commands.hpp"
#include "src/hall_setup/tables.hpp"
#include "src/store/written_file.hpp"
#include "src/words/catalogue.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <ostream>

namespace tactus::hall_setup {
namespace {

namespace fs = std::filesystem;
using Fault = tl::unexpected<Message>;

constexpr char const* list_name = "pairings.html";
constexpr std::string_view form_of_list = "<!DOCTYPE html>\n";

/// Neither is the list.
bool is_set_for_same_round(std::string_view before, std::string_view text) {
  return text.starts_with(hall::setup_form) && hall::round_in_setup(before) == hall::round_in_setup(text);
}

/// Nothing: it cannot be read, or is too long for pairings.
std::optional<std::string> bytes_in(std::string const& file) {
  std::error_code fault;
  if (!fs::is_regular_file(file, fault) || fs::file_size(file, fault) > pairings::longest_pairings || fault)
    return std::nullopt;
  std::ifstream in{file, std::ios::binary};
  std::string bytes{std::istreambuf_iterator<char>{in}, {}};
  return in.bad() ? std::nullopt : std::optional{std::move(bytes)};
}

Message in_file(std::string const& file, Message what) {
  return say("{file}: {what}", {{"file", file}, {"what", std::vector{std::move(what)}}});
}

class TablesCommand {
 public:
  TablesCommand(TablesOptions const& options, words::Catalogue const& catalogue, std::ostream& out)
      : options_(options),
        translate_(words::translate_of(catalogue)),
        language_(catalogue.language().code()),
        out_(out) {}

  tl::expected<void, Message> run() {
    auto const round = read_round();
    if (!round) return Fault{round.error()};
    auto const common = read_common();
    if (!common) return Fault{common.error()};
    auto const cells = list_of(*round, translate_);
    for (auto const& row : cells) out_ << row[0] << "  " << row[1] << "  " << row[2] << '\n';
    for (Message const& each : round->notes) tell(each);
    auto const number = round->tables.front().pairing.round;
    program::PageHead const head{
        language_, written(say("Pairings of round {number}", {{"number", number}}), translate_), byes_};
    return write(files_of(*round, *common), written(cells, program::TableForm::html, head));
  }

 private:
  void tell(Message const& message) { out_ << written(message, translate_) << '\n'; }

  tl::expected<SetRound, Message> read_round() {
    auto const bytes = bytes_in(options_.pairings);
    if (!bytes)
      return Fault{
          say("{file}: cannot be read; expected pairings, TRF16 or CSV", {{"file", options_.pairings}})};
    auto const text = tactus::text_in(*bytes);
    if (auto const note = reading_note(options_.pairings, text.as)) tell(*note);
    auto paired = pairings::read_pairings(text.text, options_.round);
    if (!paired) return Fault{in_file(options_.pairings, paired.error())};
    if (!paired->front().board)
      tell(
          say("the pairings have no boards: numbered here by points and rank; compare them with the list "
              "that hangs"));
    for (Name const& each : pairings::byes_in(text.text, paired->front().round)) {
      auto const bye = say("bye: {name}", {{"name", isolated(each.text())}});
      tell(bye);
      byes_ += (byes_.empty() ? "" : "; ") + written(bye, translate_);
    }
    if (pairings::has_teams(text.text)) tell(say("teams: their order of boards and colours is not checked"));
    auto round = set_round(*std::move(paired), options_.people);
    if (!round) return Fault{in_file(options_.pairings, round.error())};
    return round;
  }
  tl::expected<std::vector<program::Setting>, Message> read_common() {
    if (options_.common.empty()) return std::vector<program::Setting>{};
    auto const text = store::read_text(options_.common);
    if (!text) return Fault{text.error()};
    auto common = common_settings(text->text);
    if (!common) return Fault{in_file(options_.common, common.error())};
    return common;
  }
  tl::expected<void, Message> write(std::map<std::string, std::string> const& files,
                                    std::string const& list) {
    std::error_code fault;
    fs::create_directories(options_.folder, fault);
    if (fault)
      return Fault{
          say("cannot make {folder}: {why}", {{"folder", options_.folder}, {"why", fault.message()}})};
    if (auto stale = take_stale_away(files); !stale) return stale;
    for (auto const& [name, text] : files)
      if (auto done = write_one(name, text, hall::setup_form); !done) return done;
    if (auto done = write_one(list_name, list, form_of_list); !done) return done;
    tell(say(
        "tables: {count} set-up files in {folder}, and {file} to print",
        {{"count", static_cast<unsigned>(files.size())}, {"folder", options_.folder}, {"file", list_name}}));
    return {};
  }
  /// What is otherwise than it stood there for this round is told: somebody may have carried it away already.
  tl::expected<void, Message> write_one(std::string const& name, std::string const& text,
                                        std::string_view form) {
    auto const place = (fs::path{options_.folder} / name).string();
    auto const before = bytes_in(place);
    if (before == text) return {};
    auto done = store::write_text(place, text, form);
    if (done && before && is_set_for_same_round(*before, text))
      tell(say("{file}: changed", {{"file", place}}));
    return done;
  }
  /// Of a table that is not set in this round: nobody is to sit down at it.
  tl::expected<void, Message> take_stale_away(std::map<std::string, std::string> const& files) {
    std::error_code fault;
    std::vector<fs::path> stale;
    for (auto const& entry : fs::directory_iterator{options_.folder, fault}) {
      auto const name = entry.path().filename().string();
      bool const is_of_table = hall::table_of_setup_file(name) && !files.contains(name);
      auto const text = is_of_table ? bytes_in(entry.path().string()) : std::nullopt;
      if (text && text->starts_with(hall::setup_form)) stale.push_back(entry.path());
    }
    std::ranges::sort(stale);
    for (fs::path const& each : stale) {
      if (!fs::remove(each, fault)) return Fault{say("cannot write {file}", {{"file", each.string()}})};
      tell(say("{file}: taken away, no game there in this round", {{"file", each.string()}}));
    }
    return {};
  }

  TablesOptions const& options_;
  Translate translate_;
  std::string language_;
  std::ostream& out_;
  std::string byes_;  // for the list to print
};

}  // namespace

int run_tables(TablesOptions const& options, std::ostream& out, std::ostream& errors) {
  auto const catalogue = words::catalogue_of(options.language, words::languages_of_the_laws, errors);
  auto const done = TablesCommand{options, catalogue, out}.run();
  if (done) return 0;
  errors << command_line::error_line(done.error(), words::translate_of(catalogue));
  return 1;
}

}  // namespace tactus::hall_setup
