// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/braille_display.hpp"

#ifdef TACTUS_BRLAPI
#include "speech/brlapi_display.hpp"
#else
#include "speech/translatable.hpp"
#endif

namespace tactus::speech {

tl::expected<std::unique_ptr<BrailleDisplay>, std::string_view> make_braille_display(
    [[maybe_unused]] std::function<void(std::string_view english)> on_trouble) {
#ifdef TACTUS_BRLAPI
  return std::make_unique<BrlapiDisplay>(std::move(on_trouble));
#else
  return tl::unexpected(
      // Translators: An error on the screen. BrlAPI is the way to Braille displays, libbrlapi-dev its
      // package.
      translatable("no Braille: this program was built without BrlAPI (libbrlapi-dev)"));
#endif
}

}  // namespace tactus::speech
