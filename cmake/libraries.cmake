# SPDX-License-Identifier: GPL-3.0-or-later
# Everything from outside, found here once. All of it is packaged in Debian 12 (scripts/setup installs it).
find_package(PkgConfig REQUIRED)
find_package(Threads REQUIRED)
find_package(tl-expected REQUIRED)
find_package(fmt REQUIRED)
# Loading libfmt and libstdc++ takes half a millisecond of each start, a tenth of replaying a small file.
option(TACTUS_QUICK_START "fmt in the headers, the C++ library inside tactus-arbiter (g++ only)" OFF)
add_library(tactus_fmt INTERFACE)
target_link_libraries(tactus_fmt INTERFACE $<IF:$<BOOL:${TACTUS_QUICK_START}>,fmt::fmt-header-only,fmt::fmt>)
find_package(nlohmann_json REQUIRED)
find_package(CLI11 REQUIRED)
find_package(SQLite3 REQUIRED)
find_package(Boost 1.74 REQUIRED)
pkg_check_modules(utf8proc REQUIRED IMPORTED_TARGET libutf8proc)  # what signs of any script are
pkg_check_modules(crypt REQUIRED IMPORTED_TARGET libcrypt)
pkg_check_modules(serialport REQUIRED IMPORTED_TARGET libserialport)
pkg_check_modules(hidapi IMPORTED_TARGET hidapi-hidraw)  # optional
pkg_check_modules(espeak REQUIRED IMPORTED_TARGET espeak-ng)
pkg_check_modules(portaudio REQUIRED IMPORTED_TARGET portaudio-2.0)
# Both come with PortAudio's development files. ALSA is the microphone too; of JACK only the error
# handlers are used, and the door to its clients (speech/sound/jack_client).
pkg_check_modules(alsa REQUIRED IMPORTED_TARGET alsa)
pkg_check_modules(jack REQUIRED IMPORTED_TARGET jack)
pkg_check_modules(samplerate REQUIRED IMPORTED_TARGET samplerate)
pkg_check_modules(sndfile REQUIRED IMPORTED_TARGET sndfile)
# Optional, without a pkg-config file: Braille displays.
find_path(BRLAPI_INCLUDE_DIR brlapi.h)
find_library(BRLAPI_LIBRARY brlapi)
find_path(SPEECHD_INCLUDE_DIR libspeechd.h PATH_SUFFIXES speech-dispatcher)  # optional; without its glib
find_library(SPEECHD_LIBRARY speechd)
find_path(tomlplusplus toml++/toml.h REQUIRED)  # headers only
pkg_check_modules(seccomp REQUIRED IMPORTED_TARGET libseccomp)
pkg_check_modules(gcrypt REQUIRED IMPORTED_TARGET libgcrypt)
pkg_check_modules(mosquitto REQUIRED IMPORTED_TARGET libmosquitto)
pkg_check_modules(httplib REQUIRED IMPORTED_TARGET cpp-httplib)
pkg_check_modules(qrencode REQUIRED IMPORTED_TARGET libqrencode)  # addresses for the cameras of phones
find_package(OpenSSL REQUIRED)
