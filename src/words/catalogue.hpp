// SPDX-License-Identifier: GPL-3.0-or-later
// The messages of one language. A message is a whole English sentence, which is its own key.
#pragma once

#include "core/message/charset.hpp"
#include "core/message/language.hpp"
#include "core/message/written.hpp"

#include <array>
#include <cstdint>
#include <iosfwd>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

namespace tactus::words {

// The languages in which the programs speak to people: English, and those that have a catalogue.

using tactus::Language;

/// English and the languages with a catalogue in the folder, by their codes.
std::vector<Language> languages_in(std::string const& folder);

/// The arbiter's programs speak those that the Laws have here.
inline constexpr std::array languages_of_the_laws{Language::english, Language::finnish};

/// A language, and what those call it who speak it: "suomi". Its code where its catalogue does not say.
struct NamedLanguage {
  Language language;
  std::string name;
};

/// What the environment says of languages; empty: nothing.
struct LanguageVariables {
  std::string_view language, lc_all, lc_messages, lang;
};

/// In the order of gettext: LC_ALL, LC_MESSAGES or LANG, the first that is not empty, has a language unless
/// it is C or POSIX; where it has, LANGUAGE may name others that are wanted more, behind each other with
/// colons. English where none of them is ours.
Language language_of_environment(LanguageVariables const& variables, std::span<Language const> ours);

/// A language that is wanted and that nobody has here: "es", of "es_ES.UTF-8". Nothing: the person gets one
/// that he named, or named none.
std::optional<std::string> missing_language(LanguageVariables const& variables,
                                            std::span<Language const> ours);

enum class MessageFileFault : std::uint8_t { not_a_catalogue, cut_short, not_sorted };

class MessageFile {
 public:
  /// Every offset is checked here; damaged bytes are a fault and never read beyond.
  static tl::expected<MessageFile, MessageFileFault> parse(std::string bytes);

  /// Nothing: not in the catalogue. The view lives as long as this object.
  std::optional<std::string_view> find(std::string_view english) const;

 private:
  explicit MessageFile(std::string bytes) : bytes_(std::move(bytes)) {}
  bool is_big_endian() const;
  std::uint32_t number_at(std::size_t offset) const;
  std::optional<std::string_view> text_at(std::size_t table, std::uint32_t index) const;
  std::string_view original(std::uint32_t index) const;
  std::optional<MessageFileFault> fault() const;

  std::string bytes_;
};

class Catalogue {
 public:
  Catalogue() = default;  // English
  Catalogue(Language language, MessageFile messages) : language_(language), messages_(std::move(messages)) {}

  Language language() const { return language_; }

  /// The English itself where there is no translation. Lives as long as the catalogue and the argument.
  std::string_view translate(std::string_view english) const;
  bool has(std::string_view english) const;

 private:
  Language language_ = Language::english;
  std::optional<MessageFile> messages_;
};

/// Asks that catalogue, which must outlive it.
Translate translate_of(Catalogue const& catalogue);

/// "Board of White: e2 is empty, a white pawn belongs there."
std::string shown(Message const& message, Catalogue const& catalogue);
/// What is agreed before a game is read as words: "1 hour 30 minutes", not "1:30:00", which is a clock's.
std::string shown_as_agreed(Message const& message, Catalogue const& catalogue);

/// The catalogue of a language that has one, below that folder.
std::string catalogue_file(Language language, std::string const& folder);

/// Where the catalogues lie: the variable TACTUS_LOCALES (which `tactus` drops), else share/locale beside the
/// folder of the program.
std::string locale_folder();

/// The catalogue of a language in that folder. A fault is one line that says what was expected.
tl::expected<Catalogue, std::string> load_catalogue(Language language, std::string const& folder);

/// All that have a catalogue in the folder, by their codes.
std::vector<NamedLanguage> named_languages_in(std::string const& folder);

// The language in which a program speaks, and the signs of its terminal.

/// By LC_ALL, LC_CTYPE and LANG; UTF-8 also where nobody can read what they say.
Charset charset_of_environment();

/// The catalogue of the language asked for, else of the environment's where that is one of `ours`. English
/// with one line of warning when there is none.
Catalogue catalogue_of(std::optional<Language> asked, std::span<Language const> ours, std::ostream& warnings);
/// For help and faults of the arbiter's programs. Without a warning: the command itself gives it, once.
Catalogue catalogue_of_arbiter(std::optional<Language> asked);
/// The same of all languages that have a catalogue.
Catalogue catalogue_of(std::optional<Language> asked, std::ostream& warnings);

}  // namespace tactus::words
