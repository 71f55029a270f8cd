// SPDX-License-Identifier: GPL-3.0-or-later

#include "speech/dispatcher/output.hpp"

#ifdef TACTUS_SPEECHD
#include "speech/dispatcher/speech_server.hpp"
#endif

namespace tactus::speech {

tl::expected<std::unique_ptr<Output>, std::string> make_speech_dispatcher_output(
    [[maybe_unused]] Whose whose) {
#ifdef TACTUS_SPEECHD
  return std::make_unique<SpeechServerOutput>(whose);
#else
  return tl::unexpected(
      std::string{"no speech-dispatcher: this program was built without it (libspeechd-dev)"});
#endif
}

}  // namespace tactus::speech
