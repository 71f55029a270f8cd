// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/words/catalogue.hpp"

#include <algorithm>
#include <atomic>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <ostream>

namespace tactus::words {

std::vector<Language> languages_in(std::string const& folder) {
  std::vector<Language> found{Language::english};
  std::error_code unreadable;
  for (auto const& entry : std::filesystem::directory_iterator(folder, unreadable)) {
    auto const language = Language::named(entry.path().filename().string());
    std::error_code missing;
    if (language && language != Language::english &&
        std::filesystem::exists(entry.path() / "LC_MESSAGES/tactus.mo", missing))
      found.push_back(*language);
  }
  std::sort(found.begin(), found.end());
  return found;
}

namespace {

/// "fi" of "fi", "fi_FI.UTF-8", "fi@euro", but not of "fil_PH" (Filipino).
std::string_view language_in(std::string_view locale) {
  return locale.substr(0, locale.find_first_of("_.@"));
}

/// Most wanted first; nothing: who says nothing gets English.
std::vector<std::string_view> wanted_languages(LanguageVariables const& variables) {
  std::string_view locale;
  for (std::string_view const each : {variables.lc_all, variables.lc_messages, variables.lang})
    if (locale.empty()) locale = each;
  auto const own = language_in(locale);
  if (own.empty() || own == "C" || own == "POSIX") return {};
  std::vector<std::string_view> wanted;
  for (std::string_view rest = variables.language; !rest.empty();) {
    auto const end = std::min(rest.find(':'), rest.size());
    if (auto const each = language_in(rest.substr(0, end)); !each.empty()) wanted.push_back(each);
    rest.remove_prefix(std::min(end + 1, rest.size()));
  }
  wanted.push_back(own);
  return wanted;
}

std::optional<Language> first_of_ours(std::vector<std::string_view> const& wanted,
                                      std::span<Language const> ours) {
  for (std::string_view const each : wanted)
    if (auto const named = Language::named(each); named && std::ranges::find(ours, *named) != ours.end())
      return named;
  return std::nullopt;
}

}  // namespace

Language language_of_environment(LanguageVariables const& variables, std::span<Language const> ours) {
  return first_of_ours(wanted_languages(variables), ours).value_or(Language::english);
}

std::optional<std::string> missing_language(LanguageVariables const& variables,
                                            std::span<Language const> ours) {
  auto const wanted = wanted_languages(variables);
  if (wanted.empty() || first_of_ours(wanted, ours)) return std::nullopt;
  return std::string{wanted.front()};
}

namespace {

std::string_view why(MessageFileFault fault) {
  switch (fault) {
    case MessageFileFault::not_a_catalogue: return "expected a file that msgfmt has written";
    case MessageFileFault::cut_short: return "expected a whole file, this one is cut short";
    case MessageFileFault::not_sorted: return "expected messages in order";
  }
  return {};
}

}  // namespace

std::string_view Catalogue::translate(std::string_view english) const {
  if (!messages_ || english.empty()) return english;  // the entry of "" is the header of the file
  return messages_->find(english).value_or(english);
}

bool Catalogue::has(std::string_view english) const {
  return !messages_ || messages_->find(english).has_value();
}

Translate translate_of(Catalogue const& catalogue) {
  if (catalogue.language() == Language::english) return {};
  return [&catalogue](std::string_view english) { return std::string(catalogue.translate(english)); };
}

std::string shown(Message const& message, Catalogue const& catalogue) {
  return written(message, translate_of(catalogue));
}

std::string shown_as_agreed(Message const& message, Catalogue const& catalogue) {
  return written(message, translate_of(catalogue), {.manner = Manner::in_words});
}

std::string locale_folder() {
  // NOLINTNEXTLINE(concurrency-mt-unsafe): nothing sets the environment
  if (char const* const told = std::getenv("TACTUS_LOCALES"); told != nullptr && *told != '\0') return told;
  std::error_code unknown;
  auto const program = std::filesystem::read_symlink("/proc/self/exe", unknown);
  return (program.parent_path().parent_path() / "share" / "locale").string();
}

std::string catalogue_file(Language language, std::string const& folder) {
  return folder + "/" + std::string(language.code()) + "/LC_MESSAGES/tactus.mo";
}

tl::expected<Catalogue, std::string> load_catalogue(Language language, std::string const& folder) {
  if (language == Language::english) return Catalogue{};
  std::string const path = catalogue_file(language, folder);
  std::ifstream file(path, std::ios::binary);
  if (!file) return tl::unexpected("expected a catalogue of messages at " + path);
  std::string bytes(std::istreambuf_iterator<char>(file), {});
  return MessageFile::parse(std::move(bytes))
      .map([&](MessageFile messages) {
        return Catalogue{language, std::move(messages)};
      })
      .map_error([&](MessageFileFault fault) { return std::string(why(fault)) + ": " + path; });
}

std::vector<NamedLanguage> named_languages_in(std::string const& folder) {
  // Translators: The name of your language, as those write it who speak it: "suomi", "Deutsch".
  constexpr std::string_view own_name = translatable("English");
  std::vector<NamedLanguage> named;
  for (Language const each : languages_in(folder)) {
    auto const catalogue = load_catalogue(each, folder);
    bool const is_told = catalogue && catalogue->has(own_name);
    named.push_back({each, std::string{is_told ? catalogue->translate(own_name) : each.code()}});
  }
  return named;
}

namespace {

// The header: magic number, revision, count, offsets of the tables of originals and of translations. A table
// has length and offset of each text.
constexpr std::uint32_t magic = 0x950412deU;
constexpr std::size_t count_at = 8;
constexpr std::size_t originals_at = 12;
constexpr std::size_t translations_at = 16;
constexpr std::size_t header_size = 28;
constexpr std::size_t entry_size = 8;

std::uint32_t little_endian(std::string_view four) {
  std::uint32_t number = 0;
  for (std::size_t i = 4; i-- > 0;) number = number << 8U | static_cast<unsigned char>(four[i]);
  return number;
}

std::uint32_t swapped(std::uint32_t number) {
  return number >> 24U | (number >> 8U & 0xff00U) | (number << 8U & 0xff0000U) | number << 24U;
}

}  // namespace

tl::expected<MessageFile, MessageFileFault> MessageFile::parse(std::string bytes) {
  MessageFile file{std::move(bytes)};
  if (auto const fault = file.fault()) return tl::unexpected(*fault);
  return file;
}

std::optional<std::string_view> MessageFile::find(std::string_view english) const {
  std::uint32_t first = 0;
  std::uint32_t last = number_at(count_at);
  while (first < last) {
    std::uint32_t const middle = first + (last - first) / 2;
    std::string_view const found = original(middle);
    if (found == english) return text_at(translations_at, middle);
    if (found < english)
      first = middle + 1;
    else
      last = middle;
  }
  return std::nullopt;
}

bool MessageFile::is_big_endian() const { return swapped(little_endian(bytes_)) == magic; }

std::uint32_t MessageFile::number_at(std::size_t offset) const {
  std::uint32_t const number = little_endian(std::string_view(bytes_).substr(offset, 4));
  return is_big_endian() ? swapped(number) : number;
}

std::optional<std::string_view> MessageFile::text_at(std::size_t table, std::uint32_t index) const {
  std::size_t const entry = number_at(table) + std::size_t{index} * entry_size;
  if (entry + entry_size > bytes_.size()) return std::nullopt;
  std::size_t const length = number_at(entry);
  std::size_t const offset = number_at(entry + 4);
  if (offset + length > bytes_.size()) return std::nullopt;
  return std::string_view(bytes_).substr(offset, length);
}

std::string_view MessageFile::original(std::uint32_t index) const {
  return text_at(originals_at, index).value_or(std::string_view{});
}

std::optional<MessageFileFault> MessageFile::fault() const {
  if (bytes_.size() < 4 || (little_endian(bytes_) != magic && !is_big_endian()))
    return MessageFileFault::not_a_catalogue;
  if (bytes_.size() < header_size) return MessageFileFault::cut_short;
  for (std::uint32_t i = 0; i < number_at(count_at); ++i) {
    if (!text_at(originals_at, i) || !text_at(translations_at, i)) return MessageFileFault::cut_short;
    if (i > 0 && !(original(i - 1) < original(i))) return MessageFileFault::not_sorted;
  }
  return std::nullopt;
}

namespace {

std::string_view variable(char const* name) {
  char const* const value = std::getenv(name);  // NOLINT(concurrency-mt-unsafe): nothing sets the environment
  return value == nullptr ? std::string_view{} : std::string_view{value};
}

}  // namespace

Charset charset_of_environment() {
  for (char const* const name : {"LC_ALL", "LC_CTYPE", "LANG"})
    if (auto const locale = variable(name); !locale.empty())
      return charset_of_locale(locale).value_or(Charset::utf8);
  return Charset::utf8;
}

Catalogue catalogue_of(std::optional<Language> asked, std::span<Language const> ours,
                       std::ostream& warnings) {
  LanguageVariables const variables{variable("LANGUAGE"), variable("LC_ALL"), variable("LC_MESSAGES"),
                                    variable("LANG")};
  auto const language = asked ? *asked : language_of_environment(variables, ours);
  static std::atomic_flag is_told;  // whoever asks again knows it
  if (auto const missing = missing_language(variables, ours);
      missing && !asked && warnings && !is_told.test_and_set()) {
    warnings << "note: English, for there is no " << *missing << "; languages:";
    for (Language const each : ours) warnings << ' ' << each.code();
    warnings << '\n';
  }
  auto catalogue = load_catalogue(language, locale_folder());
  if (catalogue) return *std::move(catalogue);
  warnings << "warning: English instead of " << language.code() << "; " << catalogue.error() << '\n';
  return {};
}

Catalogue catalogue_of_arbiter(std::optional<Language> asked) {
  std::ostream nowhere{nullptr};
  return catalogue_of(asked, languages_of_the_laws, nowhere);
}

Catalogue catalogue_of(std::optional<Language> asked, std::ostream& warnings) {
  return catalogue_of(asked, languages_in(locale_folder()), warnings);
}

}  // namespace tactus::words
