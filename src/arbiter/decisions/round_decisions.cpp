// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/arbiter/decisions/round_decisions.hpp"

#include "core/message/name.hpp"
#include "src/arbiter/options/answer_language.hpp"
#include "src/record/local_time.hpp"

#include <algorithm>
#include <filesystem>
#include <map>
#include <ostream>
#include <string_view>
#include <utility>

namespace tactus::program {
namespace {

/// By number: the name of the decision that took its place.
std::map<std::int64_t, std::string> replacements_in(std::vector<RecordedDecision> const& decisions) {
  std::map<std::int64_t, std::string> replaced;
  for (RecordedDecision const& each : decisions)
    if (each.replaces != 0) replaced[each.replaces] = each.label();
  return replaced;
}

std::string on_one_line(std::string text) {
  std::ranges::replace_if(
      text, [](char c) { return c == '\n' || c == '\r'; }, ' ');
  return text;
}

std::string first_line(std::string const& text) { return text.substr(0, text.find('\n')); }

std::string board_of(DecisionCase const& about) {
  return about.number == 0 ? about.board : std::to_string(about.number) + ", " + about.board;
}

std::string players_of(DecisionCase const& about) {
  if (about.white.empty() && about.black.empty()) return {};
  return isolated(about.white) + " - " + isolated(about.black);
}

std::vector<Argument> with_number(std::string label) { return {{"number", std::move(label)}}; }

/// Empty: it replaces none.
std::string label_of_replaced(RecordedDecision const& decision, std::vector<RecordedDecision> const& all) {
  if (decision.replaces == 0) return {};
  auto const found = std::ranges::find(all, decision.replaces, &RecordedDecision::number);
  return found == all.end() ? std::to_string(decision.replaces) : found->label();
}

std::vector<Argument> with_text(std::string text) { return {{"text", on_one_line(std::move(text))}}; }

/// Facts that are known, in order.
class Facts {
 public:
  void add(Message fact) { facts_.push_back(std::move(fact)); }
  /// `text` is what it says; empty: nothing is known.
  void add_known(std::string_view text, Message fact) {
    if (!text.empty()) add(std::move(fact));
  }
  std::vector<Message> take() && { return std::move(facts_); }

 private:
  std::vector<Message> facts_;
};

Message decision_words(RecordedDecision const& decision) {
  auto args = with_text(decision.decided);
  if (decision.number == 0) return say("Decision: {text}", std::move(args));
  args.push_back({"number", decision.label()});
  return say("Decision {number}: {text}", std::move(args));
}

Message proposal_words(RecordedDecision const& decision) {
  auto args = with_text(first_line(decision.about.ruling));
  return decision.is_as_proposed ? say("proposed: {text}", std::move(args))
                                 : say("proposed, not followed: {text}", std::move(args));
}

std::vector<Message> facts_of(RecordedDecision const& decision, std::string const& replaces,
                              std::string const& replaced_by) {
  DecisionCase const& about = decision.about;
  auto const board = board_of(about);
  auto const players = players_of(about);
  Facts facts;
  facts.add(decision_words(decision));
  facts.add_known(replaced_by, say("replaced by decision {number}", with_number(replaced_by)));
  facts.add_known(replaces, say("replaces decision {number}", with_number(replaces)));
  facts.add_known(board, say("board: {text}", with_text(board)));
  facts.add_known(players, say("players: {text}", with_text(players)));
  facts.add_known(about.cause, say("needed the arbiter: {text}", with_text(about.cause)));
  facts.add(say("reason: {text}", with_text(decision.reason)));
  facts.add_known(about.articles, say("articles: {text}", with_text(about.articles)));
  facts.add_known(about.clocks_before, say("clocks before: {text}", with_text(about.clocks_before)));
  facts.add_known(decision.clocks_after, say("clocks after: {text}", with_text(decision.clocks_after)));
  facts.add_known(decision.arbiter, say("arbiter: {text}", with_text(decision.arbiter)));
  facts.add(say("time: {text}", with_text(record::local_text(decision.at))));
  facts.add_known(about.ruling, proposal_words(decision));
  return std::move(facts).take();
}

}  // namespace

std::string decisions_as_text(std::vector<RecordedDecision> const& decisions,
                              words::Catalogue const& catalogue) {
  auto const replaced = replacements_in(decisions);
  std::string text;
  for (RecordedDecision const& each : decisions) {
    auto const later = replaced.find(each.number);
    auto const replaced_by = later == replaced.end() ? std::string{} : later->second;
    for (Message const& fact : facts_of(each, label_of_replaced(each, decisions), replaced_by))
      text += words::shown(fact, catalogue) + '\n';
    text += '\n';
  }
  return text;
}

Cells decision_cells(std::vector<RecordedDecision> const& decisions, words::Catalogue const& catalogue) {
  auto const word = [&](Message const& message) { return words::shown(message, catalogue); };
  auto const replaced = replacements_in(decisions);
  Cells cells{{word(say("Number")), word(say("Time")), word(say("Board")), word(say("Players")),
               word(say("Cause")), word(say("Decided")), word(say("Reason")), word(say("Articles")),
               word(say("Clocks before")), word(say("Clocks after")), word(say("Arbiter")),
               word(say("Proposed")), word(say("As proposed")), word(say("Replaces")),
               word(say("Replaced by"))}};
  for (RecordedDecision const& each : decisions) {
    DecisionCase const& about = each.about;
    auto const later = replaced.find(each.number);
    cells.push_back({each.label(), record::local_text(each.at), board_of(about), players_of(about),
                     about.cause, on_one_line(each.decided), on_one_line(each.reason), about.articles,
                     about.clocks_before, each.clocks_after, each.arbiter, first_line(about.ruling),
                     about.ruling.empty() ? "" : word(each.is_as_proposed ? say("yes") : say("no")),
                     label_of_replaced(each, decisions), later == replaced.end() ? "" : later->second});
  }
  return cells;
}

namespace {

/// A whole page, to be read and printed. `note`: stands above the table.
std::string page_of(std::vector<RecordedDecision> const& decisions, std::string note,
                    words::Catalogue const& catalogue) {
  return written(decision_cells(decisions, catalogue), TableForm::html,
                 {std::string{catalogue.language().code()},
                  words::shown(say("Decisions of the round"), catalogue), std::move(note)});
}

struct Round {
  std::vector<RecordedDecision> decisions;
  std::string json_lines;
};

/// The file is made with the first decision: a folder that is there, without it, is a round that has none.
tl::expected<Round, Message> round_in(std::string const& file_or_folder) {
  namespace fs = std::filesystem;
  std::error_code unknown;
  bool const is_folder = fs::is_directory(file_or_folder, unknown);
  std::string const path = is_folder ? decisions_beside(file_or_folder) : file_or_folder;
  if (is_folder && fs::symlink_status(path, unknown).type() == fs::file_type::not_found) return Round{};
  auto file = Decisions::read(path);
  if (!file) return tl::unexpected(file.error());
  Round round{file->after(0), file->json_lines()};
  if (file->count() == static_cast<std::int64_t>(round.decisions.size())) return round;
  return tl::unexpected(
      say("{file}: not all of it can be read; expected a whole file of decisions", {{"file", path}}));
}

}  // namespace

int run_decisions(DecisionsOptions const& options, std::ostream& out, std::ostream& errors) {
  auto const catalogue = answer_catalogue(options.language, errors);
  auto const round = round_in(options.file);
  if (!round) {
    Complaints{errors, catalogue}(round.error());
    return 1;
  }
  auto const& all = round->decisions;
  std::string const none =
      all.empty() ? words::shown(say("No decisions yet: {file}", {{"file", options.file}}), catalogue) : "";
  switch (options.format) {
    case DecisionsFormat::text: out << (all.empty() ? none + '\n' : decisions_as_text(all, catalogue)); break;
    case DecisionsFormat::html: out << page_of(all, none, catalogue); break;
    case DecisionsFormat::csv: out << written(decision_cells(all, catalogue), TableForm::csv); break;
    case DecisionsFormat::jsonl: out << round->json_lines; break;
  }
  out.flush();
  return out.good() ? 0 : 1;
}

}  // namespace tactus::program
