// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/message/message.hpp"
#include "speech/sound/jack_client.hpp"
#include "speech/sound/sound_sink_portaudio.hpp"
#include "speech/voice/synthesiser_espeak.hpp"
#include "speech/words/phrasebook.hpp"
#include "src/equipment/spoken_catalogue.hpp"
#include "src/table/commands/commands.hpp"
#include "src/table/console/announcer.hpp"
#include "src/table/options/settings.hpp"
#include "src/table/program/program.hpp"
#include "src/words/catalogue.hpp"

#include <algorithm>
#include <istream>
#include <ostream>

namespace tactus::program {

ExitStatus run_outputs(OutputsOptions const& options, std::ostream& out, std::ostream& errors) {
  auto const sentences = equipment::sentences_of(words::catalogue_of(options.language, errors));
  auto const names = speech::sound_device_names();
  auto const count = static_cast<unsigned>(names.size());
  out << sentences.written({translatable("sound devices: {count}"), {{"count", count}}}) << '\n';
  for (std::string const& name : names) out << name << '\n';
  if (speech::is_jack_silent())
    // Translators: JACK is a sound server; its devices are missing in this list.
    out << sentences.written({translatable("JACK does not answer"), {}}) << '\n';
  return ExitStatus::done;
}

namespace {

using Names = std::vector<std::string>;

/// What both the table and an earphone have to say: a move, and a time in the person's language.
speech::Phrase sample(speech::Wording const& wording, table::Audience to) {
  chess::MoveDescription move{};
  move.piece = {chess::Color::white, chess::Kind::knight};
  move.to = chess::Square::parse("f3").value();
  auto phrase = speech::phrase_of({to, false, table::MoveSaid{chess::Color::white, 1, move}}, wording);
  if (to == table::Audience::table) return phrase;
  for (auto& part : speech::phrase_of(
           {to, false, table::TimesTold{std::chrono::seconds{725}, std::chrono::seconds{180}}}, wording))
    phrase.push_back(std::move(part));
  return phrase;
}

class VoiceTrial {
 public:
  VoiceTrial(VoicesOptions const& options, words::Catalogue const& catalogue, std::ostream& out,
             std::ostream& errors)
      : options_(options),
        catalogue_(catalogue),
        wording_(wording_of(options.moves, catalogue, errors)),
        out_(out),
        errors_(errors),
        names_(options.names.empty() ? speech::voice_variants() : options.names) {}

  ExitStatus list() {
    tell(translatable("voices: {count}"), {{"count", count()}});
    for (std::string const& name : names_) {
      out_ << name;
      if (name == options_.sound.voices.table.variant) out_ << ", " << words(translatable("at the table"));
      if (name == options_.sound.voices.one_player.variant)
        out_ << ", " << words(translatable("in the earphone"));
      out_ << '\n';
    }
    return ExitStatus::done;
  }

  ExitStatus hear() {
    for (std::size_t i = 0; i < names_.size(); ++i)
      if (!hear(i)) return ExitStatus::failed;
    return ExitStatus::done;
  }

  /// A line for each voice: empty goes on, "back", "again", "keep", "quit".
  ExitStatus try_out(std::istream& in) {
    tell(translatable("Enter: next; again; back; keep: save this voice; quit"));
    for (std::size_t i = 0; i < names_.size();) {
      if (!hear(i)) return ExitStatus::failed;
      std::string line;
      if (!std::getline(in, line) || line == "quit") return ExitStatus::done;
      if (line == "keep") return choose(names_[i]);
      if (line.empty())
        ++i;
      else if (line == "back")
        i -= i > 0 ? 1 : 0;
      else if (line != "again")
        tell(translatable("expected Enter, again, back, keep or quit"));
    }
    return ExitStatus::done;
  }

  ExitStatus choose(std::string const& name) {
    std::string const key = options_.is_for_table ? "table.voice" : "private.voice";
    if (auto const changed = change_setting(key, name); !changed) return fail(changed.error());
    tell(translatable("saved: {key} = {name}"), {{"key", key}, {"name", name}});
    return ExitStatus::done;
  }

 private:
  bool hear(std::size_t index) {
    tell(translatable("{number} of {count}: {name}"),
         {{"number", static_cast<std::uint32_t>(index + 1)}, {"count", count()}, {"name", names_[index]}});
    auto sound = options_.sound;
    auto& settings = options_.is_for_table ? sound.voices.table : sound.voices.one_player;
    settings.variant = names_[index];
    if (!voice_) {
      auto made = make_fact_voice(sound);
      if (!made) {
        fail(made.error());
        return false;
      }
      voice_ = *std::move(made);
    }
    if (!voice_) return true;  // silent
    auto const trouble = voice_->speak(sample(wording_, to()), to(), settings);
    if (!trouble.empty()) fail(as_it_is(trouble));
    return trouble.empty();
  }

  table::Audience to() const {
    return options_.is_for_table ? table::Audience::table : table::Audience::white;
  }
  std::uint32_t count() const { return static_cast<std::uint32_t>(names_.size()); }
  std::string words(std::string_view english) const { return wording_.sentences.translated(english); }
  void tell(std::string_view english, std::vector<Argument> arguments = {}) {
    out_ << wording_.sentences.written({english, std::move(arguments)}) << std::endl;
  }
  ExitStatus fail(Message const& fault) {
    errors_ << command_line::error_line(fault, translate_faults(catalogue_));
    return ExitStatus::failed;
  }

  VoicesOptions const& options_;
  words::Catalogue const& catalogue_;
  speech::Wording wording_;
  std::ostream& out_;
  std::ostream& errors_;
  Names names_;
  std::unique_ptr<equipment::FactVoice> voice_;
};

}  // namespace

ExitStatus run_voices(VoicesOptions const& options, std::istream& in, std::ostream& out,
                      std::ostream& errors) {
  auto const catalogue = words::catalogue_of(options.language, errors);
  VoiceTrial trial{options, catalogue, out, errors};
  if (options.chosen) return trial.choose(*options.chosen);
  switch (options.doing) {
    case VoicesOptions::Doing::list: return trial.list();
    case VoicesOptions::Doing::hear: return trial.hear();
    case VoicesOptions::Doing::trying: break;
  }
  return trial.try_out(in);
}

}  // namespace tactus::program
