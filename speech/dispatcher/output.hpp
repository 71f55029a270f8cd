// SPDX-License-Identifier: GPL-3.0-or-later
// The user's own voice, as he has set it for his screen reader: private messages through speech-dispatcher.
#pragma once

#include "speech/listener.hpp"
#include "speech/voice/output.hpp"

#include <memory>
#include <string>

#include <tl/expected.hpp>

namespace tactus::speech {

/// For his ear only; the table and his opponent are nowhere. Rate, volume and voice are the user's, whatever
/// the settings say; the language is each part's. A server that is missing, goes away or hangs is left to
/// itself within three seconds, for the next output; it is looked for again. SIGPIPE has to be ignored. The
/// error, one English sentence: built without libspeechd.
tl::expected<std::unique_ptr<Output>, std::string> make_speech_dispatcher_output(Whose whose);

}  // namespace tactus::speech
