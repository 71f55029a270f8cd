// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/table/setup/talk.hpp"

#include "core/message/message.hpp"
#include "core/message/unicode.hpp"
#include "speech/braille/display.hpp"
#include "speech/sound/sound_sink_portaudio.hpp"
#include "src/equipment/spoken_catalogue.hpp"
#include "src/table/console/announcer.hpp"
#include "src/table/console/arguments.hpp"
#include "src/table/console/commands.hpp"
#include "src/table/options/arbiters_word.hpp"
#include "src/table/setup/choices.hpp"
#include "src/table/setup/dialogue.hpp"
#include "src/table/setup/discovery.hpp"
#include "src/table/setup/told_question.hpp"
#include "src/words/catalogue.hpp"

#include <filesystem>
#include <fstream>
#include <iostream>
#include <sstream>
#include <utility>

namespace tactus::program {
namespace {

constexpr std::chrono::hours thinking_time{24};  // then again

bool has_own_earphone(SoundOptions const& sound) { return sound.one_player || sound.white || sound.black; }

Surroundings surroundings_of_word(PlayOptions const& options, words::Catalogue const& catalogue) {
  Surroundings around{options, catalogue.language(), {}, {}, {}, {}};
  around.is_word_alone = true;
  return around;
}

Surroundings surroundings_of(PlayOptions const& options, words::Catalogue const& catalogue,
                             std::string const& profile) {
  Surroundings around{options, catalogue.language(), {}, newest_unfinished_game(".", profile), {}, {}};
  if (!options.language) around.languages = words::named_languages_in(words::locale_folder());
  around.last = last_answers(".");
  around.hall = answers_of_hall(options.of_hall);
  around.has_braille_display = speech::is_braille_display_here();
  // An earphone that is named already is no question.
  if (!options.sound.is_silent && !has_own_earphone(options.sound))
    around.earphones = speech::sound_device_names();
  return around;
}

/// Writes the answers as a set-up file that does not exist yet; its name, or nothing.
std::optional<std::string> save(SetupDialogue const& dialogue) {
  std::string name = "setup.toml";
  for (unsigned n = 2; std::filesystem::exists(name); ++n) name = "setup-" + std::to_string(n) + ".toml";
  std::ofstream out{name};
  out << set_up_text("# Begins the same game: tactus play --setup " + name, dialogue.values());
  out.flush();
  return out ? std::optional{name} : std::nullopt;
}

class SetupTalk {
 public:
  SetupTalk(PlayOptions const& options, std::string const& profile, Inbox& inbox, Console& console,
            bool is_word_alone = false)
      : inbox_(inbox),
        console_(console),
        catalogue_(words::catalogue_of(options.language, std::cerr)),
        dialogue_(is_word_alone ? surroundings_of_word(options, catalogue_)
                                : surroundings_of(options, catalogue_, profile)) {
    take_language();
    take_voice();
  }

  std::optional<PlayOptions> hold() {
    if (dialogue_.is_of_word_alone()) return hear_word();
    ask(beginning());
    console_.start_prompting();
    bool const is_answered = hear_all();
    console_.stop_prompting();
    if (!is_answered || !dialogue_.is_begun()) return std::nullopt;
    if (dialogue_.is_to_be_saved()) tell_saved();
    if (dialogue_.is_new_game()) keep_as_last(".", dialogue_.values());  // if not, all is asked next time
    if (voice_) voice_->finish();
    return dialogue_.options();
  }

 private:
  /// Of a game that is known but for the arbiter's word.
  std::optional<PlayOptions> hear_word() {
    ask();
    console_.start_prompting();
    bool const is_answered = hear_all();
    console_.show_typing();
    console_.stop_prompting();
    if (voice_) voice_->finish();
    return is_answered ? std::optional{dialogue_.options()} : std::nullopt;
  }

  std::vector<Message> beginning() const {
    auto facts = introduction();
    if (dialogue_.options().hall && dialogue_.options().of_hall.empty())
      // Translators: Before the questions that lead to a game, where the desk of a tournament sends who plays
      // at each table, and nothing has come for this one. Spoken too.
      facts.insert(facts.begin(), {translatable("The hall has not said who plays here."), {}});
    return facts;
  }

  /// False: the person ended it, or is gone.
  bool hear_all() {
    while (!dialogue_.is_complete()) {
      auto const item = inbox_.take_until(std::chrono::steady_clock::now() + thinking_time);
      if (!item) continue;
      if (auto const* const typed = std::get_if<LineTyped>(&*item)) {
        if (!answer(typed->text)) return false;
      } else if (std::holds_alternative<InputEnded>(*item) || std::holds_alternative<LeaveAsked>(*item) ||
                 std::holds_alternative<StopAsked>(*item)) {
        return false;
      }
    }
    return true;
  }

  /// False for "quit".
  bool answer(std::string const& typed) {
    if (voice_) voice_->hush();
    std::string const text = in_english(typed);
    if (text == "quit") return false;
    if (text == ".") return true;  // is silent now
    if (text == "repeat" || text == "/" || text == "+") {
      if (text == "+") take_all();
      is_whole_ = text == "repeat";
      ask(text == "/" ? keys_of_questions() : std::vector<Message>{});
      return true;
    }
    auto const question = dialogue_.question();
    if (question.free == FreeAnswer::name && text != "back" && is_command(text)) {
      // Translators: A word like "help" was typed where a name is asked for. Spoken too.
      tell_fault({translatable("expected a name; this is a command of the table"), {}});
      return true;
    }
    auto const answered = question.free == FreeAnswer::word ? hash_of(text) : text;
    if (!answered) return true;
    auto const taken =
        dialogue_.take(question.free == FreeAnswer::word ? *answered : as_number(question, text));
    if (!taken) {
      refuse(question, taken.error());
      return true;
    }
    follow_answers();
    if (!dialogue_.is_complete()) ask();
    return true;
  }

  /// A choice in the words that it was told in, or would be in another language.
  std::string as_number(SetupQuestion const& question, std::string const& text) {
    auto chosen = choice_named(question, text, {&catalogue_, 1});
    // What another language calls an answer may be somebody's name.
    if (!chosen && question.free != FreeAnswer::name) chosen = choice_named(question, text, all_languages());
    return chosen ? std::to_string(*chosen + 1) : text;
  }
  std::vector<words::Catalogue> const& all_languages() {
    if (all_languages_.empty()) all_languages_ = catalogues_in(words::locale_folder());
    return all_languages_;
  }

  /// With all that answers it.
  void refuse(SetupQuestion const& question, Message const& fault) {
    std::vector<ToldLine> lines{told(fault, catalogue_)};
    console_.error(lines.front().shown);
    if (question.free != FreeAnswer::word) {
      auto const choices = told_choices(question, catalogue_);
      show(choices);
      lines.insert(lines.end(), choices.begin(), choices.end());
    }
    say(lines);
  }

  /// A word that nobody sees is typed twice. Nothing: it is to be typed once more, which was told.
  std::optional<std::string> hash_of(std::string const& text) {
    auto const first = std::exchange(word_, {});
    bool const is_word = text.size() >= shortest_word && text.size() <= longest_word;
    if (!first && !is_word) return text;
    if (!first) {
      word_ = text;
      // Translators: The arbiter's word was typed unseen, and is typed again to be sure of it. Spoken too.
      tell({{translatable("The same password once more."), {}}});
      return std::nullopt;
    }
    auto hash = text == *first ? hash_of_word(text) : std::nullopt;
    if (!hash)
      // Translators: The arbiter's word was typed twice, and not alike. Spoken too.
      tell_fault({translatable("expected the same password twice; please type it again"), {}});
    return hash;
  }

  /// Words that every language has for itself, beside the English ones.
  std::string in_english(std::string const& typed) const {
    // Translators: Typed by a person to hear the question before, in one word.
    if (is_word(typed, translatable("back"))) return "back";
    // Translators: Typed by a person to end the program, in one word.
    if (is_word(typed, translatable("quit"))) return "quit";
    // Translators: Typed by a person to hear a question again, in one word.
    if (is_word(typed, translatable("repeat"))) return "repeat";
    if (typed == "0") return "repeat";
    if (typed == ",") return ".";
    auto const* const command = find_command(typed, equipment::sentences_of(catalogue_));
    bool const is_help = typed == "?" || (command != nullptr && command->act == Act::help);
    return is_help ? "/" : typed;
  }
  bool is_word(std::string const& typed, std::string_view english) const {
    return unicode::is_typed_for(typed, english) ||
           unicode::is_typed_for(typed, catalogue_.translate(english));
  }
  /// What is a word or a key at the table is hardly a person's name.
  bool is_command(std::string const& typed) const {
    if (typed.find_first_not_of("0123456789") == std::string::npos) return false;  // the number of an answer
    auto const sentences = equipment::sentences_of(catalogue_);
    return find_command(typed, sentences) != nullptr || find_on_keypad(typed, sentences).has_value();
  }

  /// Language and earphone hold from the next question on.
  void follow_answers() {
    take_language();
    if (!(dialogue_.options().sound.plan() == plan_)) take_voice();
  }

  void take_language() {
    auto const language = dialogue_.options().language;
    if (language && *language != catalogue_.language()) catalogue_ = words::catalogue_of(language, std::cerr);
  }

  /// Enter at all that may be passed.
  void take_all() {
    while (dialogue_.may_be_passed()) {
      if (dialogue_.question().free == FreeAnswer::port && !are_ports_known()) continue;
      if (!dialogue_.take({})) return;
    }
    follow_answers();
  }

  /// False: they are now, and another question may have come up by that.
  bool are_ports_known() {
    if (!search_) search_.emplace();
    if (search_->is_taken()) return true;
    if (!search_->is_done())
      // Translators: Before a question about ports, which takes a moment. Spoken too.
      tell({{translatable("looking at the ports, {time} at most"), {{"time", std::chrono::seconds{10}}}}});
    dialogue_.know(search_->take());
    return false;
  }

  void take_voice() {
    auto options = dialogue_.options().sound;
    plan_ = options.plan();
    options.wav.reset();                                // begins with the game
    voice_.reset();                                     // before the next one: there is one sound device
    if (dialogue_.options().has_screen_reader) return;  // which reads the questions
    auto output = make_output(options);
    if (!output) return console_.error(told(output.error(), catalogue_).shown);
    // Who sits there is not known yet; most have one earphone.
    if (*output) voice_.emplace(*std::move(output), table::Audience::white, options.voices.one_player);
  }

  void ask(std::vector<Message> const& before = {}) {
    auto question = dialogue_.question(std::exchange(is_whole_, false));
    // A game that goes on without boards needs none; the others are found while names are typed.
    if (!search_ && (question.key == "white" || (question.key == "again" && dialogue_.had_ports())))
      search_.emplace();
    if (question.free == FreeAnswer::port && !are_ports_known()) question = dialogue_.question();
    std::vector<ToldLine> lines;
    lines.reserve(before.size() + question.facts.size() + 1 + question.choices.size());
    for (Message const& fact : before) lines.push_back(told(fact, catalogue_));
    for (Message const& fact : question.facts) lines.push_back(told(fact, catalogue_));
    lines.push_back(told_with_usual_answer(question, catalogue_));
    for (ToldLine& choice : told_choices(question, catalogue_)) lines.push_back(std::move(choice));
    tell(lines);
    if (question.free == FreeAnswer::word)
      console_.hide_typing();
    else
      console_.show_typing();
  }

  void tell(std::vector<Message> const& sentences) {
    std::vector<ToldLine> lines;
    lines.reserve(sentences.size());
    for (Message const& each : sentences) lines.push_back(told(each, catalogue_));
    tell(lines);
  }

  void tell(std::vector<ToldLine> const& lines) {
    show(lines);
    say(lines);
  }

  void tell_fault(Message const& fault) {
    ToldLine const line = told(fault, catalogue_);
    console_.error(line.shown);
    say({line});
  }

  /// All in one piece, so that the prompt stands once behind it.
  void show(std::vector<ToldLine> const& lines) {
    std::vector<std::string_view> shown;
    shown.reserve(lines.size());
    for (ToldLine const& each : lines) shown.push_back(each.shown);
    console_.facts(shown);
  }

  /// What was being said before is hushed.
  void say(std::vector<ToldLine> const& lines) {
    std::vector<speech::Phrase> phrases;
    phrases.reserve(lines.size());
    for (ToldLine const& each : lines) phrases.push_back(each.spoken);
    if (voice_) voice_->say(std::move(phrases));
  }

  void tell_saved() {
    if (auto const name = save(dialogue_))
      tell({{translatable("saved: {name}"), {{"name", *name}}}});
    else
      tell_fault({translatable("the answers could not be saved; the game begins"), {}});
  }

  Inbox& inbox_;
  Console& console_;
  words::Catalogue catalogue_;
  std::vector<words::Catalogue> all_languages_;  // when they are needed
  SetupDialogue dialogue_;
  std::optional<PortSearch> search_;
  speech::SoundPlan plan_;
  std::optional<SpokenLines> voice_;
  std::optional<std::string> word_;  // of the arbiter, typed once
  bool is_whole_ = false;            // the next question tells all, not only what is new
};

}  // namespace

std::optional<PlayOptions> ask_for_arbiters_word(PlayOptions const& options, std::string const& profile,
                                                 Inbox& inbox, Console& console) {
  return SetupTalk{options, profile, inbox, console, true}.hold();
}

std::optional<PlayOptions> ask_what_to_play(PlayOptions const& options, std::string const& profile,
                                            Inbox& inbox, Console& console) {
  return SetupTalk{options, profile, inbox, console}.hold();
}

}  // namespace tactus::program
