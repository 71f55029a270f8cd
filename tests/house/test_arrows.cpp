// SPDX-License-Identifier: GPL-3.0-or-later
// The arrows of the house: who may include whom (docs/developers/architecture.md). Reads every #include of
// the product.
#include "tests/house/source_tree.hpp"

#include <set>

#include <boost/test/unit_test.hpp>

using namespace tactus::house;

namespace {

struct Room {
  std::string folder;                // longest prefix wins
  std::vector<std::string> own;      // prefixes of "..." includes that it may use
  std::vector<std::string> foreign;  // prefixes of <...> includes beyond the plain standard library
};

std::vector<std::string> const pure_core{"core/instant.hpp", "core/rules/",    "core/message/",
                                         "core/chess/",      "core/notation/", "core/clock/",
                                         "core/sensing/",    "core/table/",    "core/braille/"};

std::vector<std::string> with(std::vector<std::string> base, std::vector<std::string> const& more) {
  base.insert(base.end(), more.begin(), more.end());
  return base;
}

std::vector<Room> const rooms{
    {"core/", pure_core, {"tl/"}},
    // Texts from outside, in any script.
    {"core/message/", pure_core, {"tl/", "utf8proc.h"}},
    // What judges moves; no folder of the player's program may include it.
    {"core/legal/", with(pure_core, {"core/legal/"}), {"tl/"}},
    {"core/training/", with(pure_core, {"core/legal/", "core/training/"}), {"tl/"}},
    {"core/arbitration/", with(pure_core, {"core/legal/", "core/arbitration/"}), {"tl/"}},
    // D.2.9 is decided in reconcile/, which laws/ asks.
    {"core/arbitration/book/", with(pure_core, {"core/arbitration/book/"}), {"tl/"}},
    {"core/arbitration/mating/", with(pure_core, {"core/legal/", "core/arbitration/mating/"}), {"tl/"}},
    {"core/arbitration/reconcile/",
     with(pure_core, {"core/legal/", "core/arbitration/book/", "core/arbitration/reconcile/"}),
     {"tl/"}},
    {"core/arbitration/laws/",
     with(pure_core, {"core/legal/", "core/arbitration/book/", "core/arbitration/mating/",
                      "core/arbitration/reconcile/", "core/arbitration/laws/"}),
     {"tl/"}},
    {"speech/",
     with(pure_core, {"speech/"}),
     {"tl/", "fmt/", "boost/", "espeak-ng/", "portaudio.h", "samplerate.h", "sndfile.h", "alsa/", "jack/",
      "brlapi.h", "libspeechd.h", "sys/", "unistd.h", "fcntl.h", "signal.h", "poll.h", "dlfcn.h"}},
    {"devices/",
     with(pure_core, {"devices/"}),
     {"tl/", "fmt/", "libserialport.h", "hidapi.h", "linux/input.h", "sys/", "unistd.h", "fcntl.h",
      "termios.h", "poll.h"}},
    {"devices/simulators/",
     with(pure_core, {"core/legal/", "devices/"}),
     {"tl/", "fmt/", "sys/", "unistd.h", "fcntl.h", "termios.h", "poll.h"}},
    {"src/store/",
     with(pure_core, {"src/store/"}),
     {"tl/", "fmt/", "nlohmann/", "sqlite3.h", "gcrypt.h", "sys/", "unistd.h", "fcntl.h", "poll.h", "grp.h"}},
    {"src/record/", with(pure_core, {"src/command_line/", "src/store/", "src/record/"}), {"tl/", "fmt/"}},
    {"src/judged/", with(pure_core, {"core/legal/", "src/record/", "src/judged/"}), {"tl/", "fmt/"}},
    {"src/equipment/",
     with(pure_core, {"speech/", "devices/", "src/words/", "src/equipment/"}),
     {"tl/", "fmt/", "unistd.h", "fcntl.h", "poll.h", "sys/"}},
    {"src/score/", with(pure_core, {"src/words/", "src/equipment/", "src/score/"}), {"tl/", "fmt/"}},
    {"src/table/",
     with(pure_core, {"speech/", "devices/", "src/store/", "src/record/", "src/words/", "src/equipment/",
                      "src/score/", "src/table/", "src/command_line/"}),
     {"tl/", "fmt/", "CLI/", "nlohmann/", "toml++/", "crypt.h", "gcrypt.h", "seccomp.h", "linux/input.h",
      "linux/landlock.h", "elf.h", "link.h", "sys/", "unistd.h", "fcntl.h", "poll.h", "sched.h", "signal.h",
      "termios.h"}},
    {"src/training/",
     with(pure_core,
          {"src/command_line/", "core/legal/", "core/training/", "speech/", "src/words/", "src/equipment/",
           "src/score/", "src/record/", "src/judged/", "src/table/", "src/training/"}),
     {"tl/", "CLI/", "nlohmann/"}},
    {"src/words/", with(pure_core, {"src/words/"}), {"tl/", "fmt/"}},
    {"src/command_line/", {"core/message/", "src/command_line/"}, {"CLI/"}},
    {"src/hall/",
     with(pure_core, {"src/store/", "src/hall/"}),
     {"tl/", "fmt/", "nlohmann/", "mosquitto.h", "mqtt_protocol.h", "openssl/", "sys/", "unistd.h", "poll.h",
      "pwd.h", "signal.h"}},
    {"src/relay/",
     with(pure_core, {"src/store/", "src/hall/", "src/relay/", "src/words/", "src/command_line/"}),
     {"tl/", "fmt/", "CLI/", "sys/", "unistd.h", "signal.h", "poll.h"}},
    {"src/bridge/",
     {"core/instant.hpp", "core/message/", "core/chess/", "core/notation/", "devices/drivers/tactus/",
      "devices/pseudo_terminal/", "src/bridge/", "src/words/", "src/command_line/"},
     {"tl/", "CLI/", "nlohmann/", "boost/asio/", "boost/beast/"}},
    {"src/hall_setup/",
     {"core/clock/time_control.hpp", "core/instant.hpp", "core/message/", "core/notation/fen.hpp",
      "core/rules/", "src/arbiter/pairings/", "src/arbiter/sheet/cells.hpp", "src/hall/", "src/hall_setup/",
      "src/store/", "src/table/options/settings_text.hpp", "src/words/", "src/command_line/"},
     {"tl/", "CLI/", "openssl/", "sys/", "unistd.h", "fcntl.h", "poll.h", "pwd.h", "spawn.h"}},
    {"src/arbiter/",
     with(pure_core, {"core/legal/", "core/arbitration/", "speech/", "devices/", "src/store/", "src/record/",
                      "src/judged/", "src/words/", "src/equipment/", "src/arbiter/", "src/command_line/"}),
     {"tl/", "fmt/", "CLI/", "nlohmann/", "sys/", "unistd.h", "signal.h", "poll.h"}},
    {"src/desk/",
     with(pure_core, {"core/legal/", "core/arbitration/", "speech/", "src/hall/", "src/store/", "src/record/",
                      "src/words/", "src/equipment/", "src/arbiter/", "src/desk/", "src/command_line/"}),
     {"tl/", "fmt/", "CLI/", "nlohmann/", "httplib.h", "openssl/", "sys/", "unistd.h", "fcntl.h", "signal.h",
      "poll.h", "netdb.h", "ifaddrs.h", "arpa/", "net/", "netinet/", "qrencode.h"}},
    {"src/sim/",
     with(pure_core, {"core/legal/", "speech/", "devices/", "src/store/", "src/record/", "src/sim/",
                      "src/command_line/"}),
     {"tl/", "fmt/", "CLI/", "nlohmann/", "sys/", "unistd.h", "fcntl.h", "poll.h", "signal.h", "spawn.h"}},
};

// What would make core/ impure although it is standard.
std::set<std::string> const impure{
    "thread",  "mutex",    "condition_variable", "atomic", "future", "stop_token",
    "fstream", "iostream", "filesystem",         "locale", "cstdio", "ctime",
    "random",  "codecvt"};

bool starts_with_any(std::string const& text, std::vector<std::string> const& prefixes) {
  for (auto const& prefix : prefixes)
    if (text.rfind(prefix, 0) == 0) return true;
  return false;
}

Room const* room_of(std::string const& path) {
  Room const* best = nullptr;
  for (auto const& room : rooms)
    if (path.rfind(room.folder, 0) == 0 && (!best || room.folder.size() > best->folder.size())) best = &room;
  return best;
}

bool is_plain_standard(std::string const& target) { return target.find_first_of("/.") == std::string::npos; }

std::string fault_of(SourceFile const& file, Include const& include) {
  Room const* room = room_of(file.path);
  if (!room) return "belongs to no room";
  if (include.is_own) {
    if (starts_with_any(include.target, {"devices/simulators/"}) &&
        file.path.rfind("devices/simulators/", 0) != 0 && room->folder != "src/sim/")
      return "may not include the simulators";
    if (starts_with_any(include.target, {"devices/pseudo_terminal/"}) &&
        !starts_with_any(file.path, {"devices/pseudo_terminal/", "devices/simulators/", "src/bridge/"}))
      return "may not be the far end of a port";
    return starts_with_any(include.target, room->own) ? "" : "may not include \"" + include.target + "\"";
  }
  if (include.target == "sys/wait.h" && room->folder == "src/hall_setup/") return "";  // it lets openssl work
  if (include.target == "sys/wait.h" &&
      (file.path == "src/table/seal/guard.cpp" || file.path == "speech/braille/brlapi_presence.cpp"))
    return "";  // of the same program
  if (include.target == "sys/socket.h" &&
      (file.path == "src/desk/web/connection.cpp" || file.path == "src/desk/web/own_hosts.cpp"))
    return "";  // of its page
  if (include.target == "sys/socket.h" || include.target == "sys/wait.h")
    return room->folder == "src/sim/" ? "" : "may not include <" + include.target + ">";
  if (is_plain_standard(include.target)) {
    bool const is_core = room->folder.rfind("core/", 0) == 0;
    return is_core && impure.contains(include.target) ? "is core and may not include <" + include.target + ">"
                                                      : "";
  }
  return starts_with_any(include.target, room->foreign) ? "" : "may not include <" + include.target + ">";
}

SourceFile with_include(std::string path, std::string line) { return {std::move(path), {std::move(line)}}; }

}  // namespace

BOOST_AUTO_TEST_CASE(every_include_arrow_points_down) {
  auto const files = source_files({"core", "speech", "devices", "src"});
  BOOST_TEST_REQUIRE(files.size() > 20u);
  for (auto const& file : files)
    for (auto const& include : file.includes()) {
      auto const fault = fault_of(file, include);
      BOOST_TEST(fault.empty(), file.path << " " << fault);
    }
}

// What the people of tests/truth write down is to come from them alone.
BOOST_AUTO_TEST_CASE(the_people_know_nothing_of_what_reads_boards_or_folds_games) {
  auto const files = source_files({"tests/truth/people"});
  BOOST_TEST_REQUIRE(files.size() > 5u);
  std::vector<std::string> const own{
      "core/instant.hpp",   "core/chess/", "core/legal/", "core/notation/", "devices/simulators/touches.hpp",
      "tests/truth/people/"};
  for (auto const& file : files)
    for (auto const& include : file.includes())
      BOOST_TEST((!include.is_own || starts_with_any(include.target, own)),
                 file.path << " may not include \"" << include.target << '"');
}

BOOST_AUTO_TEST_CASE(an_arrow_upward_or_sideways_is_found) {
  auto const faulty = {
      with_include("core/chess/x.hpp", "#include \"speech/voice/speaker.hpp\""),
      with_include("core/table/x.hpp", "#include \"core/arbitration/judged_line.hpp\""),
      with_include("core/clock/x.cpp", "#include <thread>"),
      with_include("core/clock/x.cpp", "#include <fmt/format.h>"),
      with_include("speech/x.cpp", "#include \"devices/ports/byte_stream.hpp\""),
      with_include("devices/x.cpp", "#include \"speech/voice/speaker.hpp\""),
      with_include("devices/x.cpp", "#include \"devices/simulators/line.hpp\""),
      with_include("devices/x.cpp", "#include \"devices/pseudo_terminal/pseudo_terminal.hpp\""),
      with_include("src/bridge/x.cpp", "#include \"core/legal/legal_moves.hpp\""),
      with_include("src/bridge/x.cpp", "#include \"devices/ports/port.hpp\""),
      with_include("src/relay/x.cpp", "#include <boost/beast/websocket.hpp>"),
      with_include("src/table/x.cpp", "#include \"core/training/position_queries.hpp\""),
      with_include("src/table/x.cpp", "#include \"src/training/trainer.hpp\""),
      with_include("src/arbiter/x.cpp", "#include \"core/training/position_queries.hpp\""),
      with_include("src/table/x.cpp", "#include <netdb.h>"),
      with_include("src/table/x.cpp", "#include <sys/socket.h>"),
      with_include("src/arbiter/x.cpp", "#include \"src/table/play.hpp\""),
  };
  for (auto const& file : faulty)
    BOOST_TEST(!fault_of(file, file.includes().at(0)).empty(), file.lines.at(0));
}
