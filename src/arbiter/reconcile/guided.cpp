// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/arbiter/reconcile/guided.hpp"

#include "src/arbiter/decisions/round_decisions.hpp"
#include "src/arbiter/options/answer_language.hpp"
#include "src/arbiter/options/input.hpp"
#include "src/arbiter/reconcile/game_evidence.hpp"
#include "src/arbiter/reconcile/guided_entry.hpp"
#include "src/arbiter/reconcile/settled_table.hpp"
#include "src/arbiter/sheet/sheet_forms.hpp"

#include <chrono>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <istream>
#include <ostream>
#include <sstream>
#include <unistd.h>

namespace tactus::program {
namespace {

using chess::Color;

constexpr int unusable_file = 2;

/// Words that a person may also type in his own language, at the beginning of a line.
Message const command_words[]{say("white"),  say("black"), say("start"), say("done"),
                              say("sheets"), say("board"), say("back"),  say("language"),
                              say("sheet"),  say("show"),  say("help"),  say("quit")};

class GuidedConsole {
 public:
  GuidedConsole(ReconcileGuidedOptions const& options, std::istream& in, std::ostream& out,
                std::ostream& errors)
      : options_(options),
        in_(in),
        out_(out),
        errors_(errors),
        catalogue_(answer_catalogue(options.language, errors)),
        is_person_(::isatty(STDIN_FILENO) == 1) {}

  int run() {
    if (!resume() || !save()) return unusable_file;
    if (!lines_.empty()) {
      line(say("Taken up again, lines: {count}", {{"count", static_cast<unsigned>(lines_.size())}}));
      if (entry_.is_complete()) show_sheet();
    }
    while (auto const text = read()) {
      if (*text == "quit") break;
      if (!obey(*text)) return unusable_file;
    }
    return 0;
  }

 private:
  SheetVoice voice() const { return {catalogue_, options_.rules}; }
  void line(Message const& sentence) { out_ << voice()(sentence) << '\n'; }
  void refuse(Message const& expected) {
    line(say("error: expected {expected}", {{"expected", voice()(expected)}}));
  }

  std::optional<std::string> read() {
    auto const question = entry_.question();
    line(question.text);
    if (is_hint_due_) line(question.expected);
    is_hint_due_ = false;
    return next_line();
  }
  std::optional<std::string> next_line() {
    if (is_person_) out_ << "> ";
    out_.flush();
    std::string text;
    if (!std::getline(in_, text)) return std::nullopt;
    return in_english(text);
  }

  /// The first two words, where they are commands of the catalogue.
  std::string in_english(std::string const& text) const {
    std::istringstream words{text};
    std::string english;
    std::string word;
    for (int i = 0; words >> word; ++i) {
      if (i < 2)
        for (Message const& command : command_words)
          if (word == catalogue_.translate(command.english)) word = command.english;
      english += (i == 0 ? "" : " ") + word;
    }
    return english;
  }

  /// False: the file cannot be written any more.
  bool obey(std::string const& text) {
    if (text == "help") return tell_commands();
    if (text == "show") return show_entries();
    if (text == "back") return go_back();
    if (text == "sheet") return show_sheet();
    bool const is_correction = text.starts_with("white ") || text.starts_with("black ");
    if (entry_.is_complete() && !is_correction) return text.empty() || decide(text);
    auto const step_before = voice()(entry_.question().expected);
    auto const taken = entry_.take(text);
    if (!taken) {
      refuse(taken.error());
      return true;
    }
    is_hint_due_ = voice()(entry_.question().expected) != step_before;
    for (Message const& each : *taken) line(each);
    lines_.push_back(text);
    if (!save()) return false;
    return !entry_.is_complete() || show_sheet();
  }

  bool tell_commands() {
    for (Message const& each :
         {say("white 12 Nf3: correct an entry"), say("white 12... Nf6: the entry for Black's move"),
          say("white board FEN: correct a board"), say("white language fi: correct a language"),
          say("show: all entries"), say("sheet: the decision sheet"), say("back: without the last line"),
          say("quit: the end")})
      line(each);
    is_hint_due_ = true;
    return true;
  }

  bool show_entries() {
    for (Color const player : {Color::white, Color::black})
      for (Message const& each : entry_.sheet_lines(player)) line(each);
    return true;
  }

  bool go_back() {
    if (!lines_.empty()) lines_.pop_back();
    entry_ = {};
    for (std::string const& each : lines_) static_cast<void>(entry_.take(each));
    is_hint_due_ = true;
    return save();
  }

  bool show_sheet() {
    if (!entry_.is_complete()) {
      refuse(entry_.question().expected);
      return true;
    }
    auto done = settled(entry_.table(), options_.rules);
    add_causes(done.sheet, done);
    close_sheet(done.sheet);
    out_ << sheet_as_text(done.sheet, voice());
    decision_ = done.decision;
    return true;
  }

  bool decide(std::string const& decided) {
    if (is_number_of_no_answer(decision_, decided)) {
      refuse(entry_.question().expected);
      return true;
    }
    line(say("Reason:"));
    auto const reason = next_line();
    if (!reason || reason->empty()) {
      refuse(say("a reason"));
      return true;
    }
    auto const now = std::chrono::floor<Millis>(std::chrono::system_clock::now());
    DecisionCase about;
    about.board = std::filesystem::path{options_.save}.filename().string();
    about.cause = voice()(say("Boards differ."));
    auto const recorded = recorded_decision(decision_, {decided, *reason}, std::move(about), now, voice());
    if (options_.save.empty()) return tell(recorded);
    auto const file = decisions_beside(options_.save);
    auto decisions = Decisions::open(file);
    auto const number = decisions ? decisions->add(recorded) : tl::unexpected(decisions.error());
    if (!number) {
      Complaints{errors_, catalogue_}(number.error());
      return false;
    }
    line(say("Decision {number} is recorded in {file}.",
             {{"number", static_cast<unsigned>(*number)}, {"file", file}}));
    return true;
  }
  bool tell(RecordedDecision const& decision) {
    out_ << decisions_as_text({decision}, catalogue_);
    return true;
  }

  /// What was saved before is entered again; a line that no longer fits ends it with an error.
  bool resume() {
    std::error_code ignored;
    if (options_.save.empty() || !std::filesystem::exists(options_.save, ignored)) return true;
    auto const text = text_of_file(options_.save, a_mebibyte);
    std::istringstream saved{text ? text->text : std::string{}};
    for (std::string each; std::getline(saved, each);) {
      if (!entry_.take(each)) {
        Complaints{errors_, catalogue_}(
            say("{file}, line {number}: {text}", {{"file", options_.save},
                                                  {"number", static_cast<unsigned>(lines_.size() + 1)},
                                                  {"text", each}}),
            say("lines of a guided entry"));
        return false;
      }
      lines_.push_back(each);
    }
    return text.has_value() || tell_unwritable(options_.save);
  }

  /// The whole file anew, then put in the place of the old one: a crash loses at most the last line.
  bool save() {
    if (options_.save.empty()) return true;
    std::string const fresh = options_.save + ".new";
    {
      std::ofstream out(fresh, std::ios::binary | std::ios::trunc);
      for (std::string const& each : lines_) out << each << '\n';
      out.flush();
      if (!out) return tell_unwritable(fresh);
    }
    return std::rename(fresh.c_str(), options_.save.c_str()) == 0 || tell_unwritable(options_.save);
  }
  bool tell_unwritable(std::string const& path) {
    Complaints{errors_, catalogue_}(say("cannot write {file}", {{"file", path}}),
                                    say("a file that can be written"));
    return false;
  }

  ReconcileGuidedOptions const& options_;
  std::istream& in_;
  std::ostream& out_;
  std::ostream& errors_;
  words::Catalogue catalogue_;
  bool is_person_;
  bool is_hint_due_ = true;
  GuidedEntry entry_;
  std::vector<std::string> lines_;  // as they were taken
  arbitration::reconcile::Decision decision_;
};

}  // namespace

int run_reconcile_guided(ReconcileGuidedOptions const& options, std::istream& in, std::ostream& out,
                         std::ostream& errors) {
  return GuidedConsole{options, in, out, errors}.run();
}

}  // namespace tactus::program
