// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/arbiter/rule/rule.hpp"

#include "core/arbitration/laws/decide.hpp"
#include "core/message/file_text.hpp"
#include "core/message/utc_text.hpp"
#include "src/arbiter/options/answer_language.hpp"
#include "src/arbiter/options/input.hpp"
#include "src/arbiter/reconcile/evidence_file.hpp"
#include "src/arbiter/rule/cases/line.hpp"
#include "src/arbiter/rule/cases/schema.hpp"
#include "src/arbiter/rule/dialogue/dialogue.hpp"
#include "src/arbiter/rule/dialogue/explanations.hpp"
#include "src/arbiter/sheet/ruling_sheet.hpp"
#include "src/store/written_file.hpp"

#include <algorithm>
#include <chrono>
#include <istream>
#include <optional>
#include <ostream>
#include <span>
#include <unistd.h>
#include <utility>

namespace tactus::program {
namespace {

constexpr int unreadable = 1;

int answer_lines(std::istream& in, std::ostream& out, words::Catalogue const& catalogue) {
  TextLines lines{in};
  for (std::string line; lines.next(line);) out << ruling::answer_to(line, catalogue) << '\n';
  out.flush();
  return 0;
}

}  // namespace

int run_rule(RuleOptions const& options, std::ostream& out, std::ostream& errors) {
  if (options.is_schema) {
    out << ruling::schema_of_cases() << '\n';
    return 0;
  }
  WaitingInput input{STDIN_FILENO, [&out] { out.flush(); }};
  std::istream in{&input};
  auto const catalogue = answer_catalogue(options.language, errors);
  if (options.is_jsonl) return answer_lines(in, out, catalogue);
  dialogue::KnownGame game;
  if (!options.game.empty()) {
    auto const evidence = evidence_in(options.game, Complaints{errors, catalogue}, errors);
    if (!evidence) return unreadable;
    game = dialogue::known_game(evidence->evidence);
  }
  return converse({in, out, errors, ::isatty(STDIN_FILENO) == 1}, catalogue, options.sheet, options.asked_by,
                  game);
}

namespace {

namespace laws = arbitration::laws;

constexpr std::size_t braille_cells = 40;
constexpr int cannot_write = 2;

/// Words that a person may also type in his own language.
Message const typed_words[]{say("yes"),  say("no"),   say("white"), say("black"), say("both"),
                            say("back"), say("quit"), say("help"),  say("start")};

class Conversation {
 public:
  Conversation(Terminal const& terminal, words::Catalogue const& catalogue, Descriptor const* sheets,
               std::string asked_by, dialogue::KnownGame const& game)
      : terminal_(terminal),
        catalogue_(catalogue),
        sheets_(sheets),
        asked_by_(std::move(asked_by)),
        game_(game) {}

  void run() {
    while (!is_over_) {
      auto const next = dialogue::after(answers_, game_);
      if (auto const* const question = std::get_if<dialogue::Question>(&next))
        ask(*question);
      else if (auto const* const refused = std::get_if<dialogue::Refused>(&next))
        refuse(in_words(refused->expected));
      else
        rule(std::get<dialogue::Finished>(next));
    }
  }

 private:
  void line(std::string_view text) { terminal_.out << text << '\n'; }
  std::string in_words(Message const& sentence) const {
    return ruling::words_of(sentence, rules_, catalogue_);
  }
  std::string translated(std::string_view english) const { return in_words({english, {}}); }

  void show(dialogue::Question const& question) {
    if (!question.options.empty()) return show_options(question);
    std::string const text = translated(question.text);
    std::string const hint = expected(question);
    if (text.size() + 1 + hint.size() <= braille_cells) return line(text + ' ' + hint);
    line(text);
    line(hint);
  }
  void show_options(dialogue::Question const& question) {
    line(in_words(
        say("{question} {count} choices:", {{"question", translated(question.text)},
                                            {"count", static_cast<unsigned>(question.options.size())}})));
    for (std::size_t i = 0; i < question.options.size(); ++i)
      line(std::to_string(i + 1) + ' ' + translated(question.options[i]));
  }
  std::string expected(dialogue::Question const& question) const {
    std::string const wanted = translated(question.expected);
    return question.may_be_empty ? in_words(say("empty or {expected}", {{"expected", wanted}})) : wanted;
  }

  /// The next line that is not for help; nothing at the end.
  std::optional<std::string> read(dialogue::Question const& question) {
    show(question);
    for (std::string text; prompt(), std::getline(terminal_.in, text);) {
      text = english_word(std::string{trimmed(text)});
      if (text == "quit") break;
      if (text != "help" && text != "?") return text;
      if (!question.explanation.empty()) line(translated(question.explanation));
      line(in_words(say("expected: {what}", {{"what", expected(question)}})));
      line(in_words(say("back: the previous question")));
      line(in_words(say("quit: the end")));
      show(question);
    }
    is_over_ = true;
    return std::nullopt;
  }
  std::string english_word(std::string const& text) const {
    for (Message const& word : typed_words)
      if (text == catalogue_.translate(word.english)) return std::string(word.english);
    return text;
  }
  void prompt() {
    if (terminal_.is_person) terminal_.out << "> ";
    terminal_.out.flush();
  }

  void ask(dialogue::Question const& question) {
    auto const text = read(question);
    if (!text) return;
    if (*text != "back")
      answers_.push_back(*text);
    else if (!answers_.empty())
      answers_.pop_back();
  }
  void refuse(std::string const& wanted) {
    line(in_words(say("error: expected {expected}", {{"expected", wanted}})));
    answers_.pop_back();
  }

  void rule(dialogue::Finished const& finished) {
    auto const ruling = laws::decide(finished.situation);
    rules_ = finished.situation.regime.rules;
    if (!ruling) {
      line(in_words(say("error: no ruling; {fact}", {{"fact", ruling.error().fact}})));
      line(in_words(ruling.error().expected));
      line(in_words(say("back: the previous question")));
      // Its own question is asked again; what was answered after it depends on it.
      answers_.resize(std::min(finished.answer_of(ruling.error().fact).value_or(answers_.size() - 1),
                               answers_.size() - 1));
      return;
    }
    std::string sheet;
    for (Message const& each : ruling_sheet(finished.situation, *ruling, finished.clocks))
      sheet += in_words(each) + '\n';
    for (Message const& each : dialogue::known_lines(finished.known)) sheet += in_words(each) + '\n';
    terminal_.out << sheet;
    if (sheets_ != nullptr && !store::write_all(*sheets_, sheet + facts_given() + '\n'))
      Complaints{terminal_.errors, catalogue_}(say("the file of rulings could not be written"));
    ask_for_another(finished.answers_about_rules);
  }
  /// What was asked and answered, by whom and when: a ruling is only as good as its facts.
  std::string facts_given() const {
    std::string facts = in_words(say("Facts given:")) + '\n';
    for (std::size_t count = 0; count < answers_.size(); ++count) {
      auto const next = dialogue::after(std::span{answers_}.first(count), game_);
      auto const* const question = std::get_if<dialogue::Question>(&next);
      if (question == nullptr) break;
      facts +=
          translated(question->text) + ' ' + translated(dialogue::as_told(*question, answers_[count])) + '\n';
    }
    return facts +
           in_words(say("Asked by {who}, {when}.",
                        {{"who", asked_by_.empty() ? in_words(say("nobody named")) : asked_by_},
                         {"when", utc_text(std::chrono::floor<Millis>(std::chrono::system_clock::now()))}})) +
           '\n';
  }
  void ask_for_another(std::size_t answers_to_keep) {
    auto const question = say("Another ruling?").english;
    dialogue::Question const another{
        question, {}, say("yes or no").english, false, dialogue::explanation_of(question)};
    for (;;) {
      auto const text = read(another);
      if (!text) return;
      if (*text == "back") return answers_.pop_back();
      if (*text == "yes") return answers_.resize(answers_to_keep);
      is_over_ = *text == "no";
      if (is_over_) return;
      line(in_words(say("error: expected {expected}", {{"expected", translated(another.expected)}})));
    }
  }

  Terminal const& terminal_;
  words::Catalogue const& catalogue_;
  Descriptor const* sheets_;
  std::string asked_by_;
  dialogue::KnownGame const& game_;
  bool is_over_ = false;
  laws::RuleSet rules_ = laws::RuleSet::fide_2023;
  std::vector<std::string> answers_;
};

}  // namespace

int converse(Terminal const& terminal, words::Catalogue const& catalogue, std::string const& sheet,
             std::string const& asked_by, dialogue::KnownGame const& game) {
  std::optional<Descriptor> file;
  if (!sheet.empty()) {
    auto opened = store::open_to_append(sheet);
    if (!opened) {
      Complaints{terminal.errors, catalogue}(opened.error(),
                                             say("a new file, or one with rulings, which are kept"));
      return cannot_write;
    }
    file.emplace(*std::move(opened));
  }
  Conversation{terminal, catalogue, file ? &*file : nullptr, asked_by, game}.run();
  return 0;
}

}  // namespace tactus::program
