// SPDX-License-Identifier: GPL-3.0-or-later

#include "speech/braille/brlapi_connection.hpp"

#include "core/message/message.hpp"

#include <array>
#include <cerrno>
#include <cstdlib>

namespace tactus::speech {
namespace {

constexpr std::string_view another_machine =
    // Translators: An error on the screen. BRLAPI_HOST is a variable of the environment and stays.
    translatable("no Braille: expected a display of this machine; BRLAPI_HOST names another one");
constexpr std::string_view no_daemon =
    // Translators: An error on the screen. brltty is a program that drives Braille displays.
    translatable("no Braille: expected brltty to run on this machine; speech and captions go on");
constexpr std::string_view not_let_in =
    // Translators: An error on the screen. brltty is a program that drives Braille displays, brlapi a group
    // of users.
    translatable("no Braille: brltty does not let this user in; expected a member of the group brlapi");
constexpr std::string_view no_display =
    // Translators: An error on the screen. brltty is a program that drives Braille displays.
    translatable("no Braille: expected a Braille display at brltty; speech and captions go on");
constexpr std::string_view display_taken =
    // Translators: An error on the screen. brltty is a program that drives Braille displays.
    translatable("no Braille: brltty does not give its display to this program");

constexpr brlapi_param_clientPriority_t before_screen_readers = BRLAPI_PARAM_CLIENT_PRIORITY_DEFAULT + 30;

constexpr brlapi_keyCode_t home_key = BRLAPI_KEY_TYPE_CMD | BRLAPI_KEY_CMD_HOME;
constexpr std::array<brlapi_keyCode_t, 7> our_keys{BRLAPI_KEY_TYPE_CMD | BRLAPI_KEY_CMD_FWINRT,
                                                   BRLAPI_KEY_TYPE_CMD | BRLAPI_KEY_CMD_FWINRTSKIP,
                                                   BRLAPI_KEY_TYPE_CMD | BRLAPI_KEY_CMD_LNDN,
                                                   BRLAPI_KEY_TYPE_CMD | BRLAPI_KEY_CMD_FWINLT,
                                                   BRLAPI_KEY_TYPE_CMD | BRLAPI_KEY_CMD_FWINLTSKIP,
                                                   BRLAPI_KEY_TYPE_CMD | BRLAPI_KEY_CMD_LNUP,
                                                   home_key};

/// One for each cell.
constexpr std::array<brlapi_keyCode_t, 1> routing_keys{BRLAPI_KEY_TYPE_CMD | BRLAPI_KEY_CMD_ROUTE};

unsigned cell_of(brlapi_keyCode_t code) {
  return static_cast<unsigned>((code & BRLAPI_KEY_CMD_ARG_MASK) >> BRLAPI_KEY_CMD_ARG_SHIFT) + 1;
}

std::optional<BrailleKey> key_of(brlapi_keyCode_t code) {
  constexpr brlapi_keyCode_t command = BRLAPI_KEY_TYPE_MASK | BRLAPI_KEY_CMD_BLK_MASK;
  if ((code & command) == routing_keys.front()) return BrailleKey::routing;
  switch (code & ~BRLAPI_KEY_FLAGS_MASK) {
    case BRLAPI_KEY_TYPE_CMD | BRLAPI_KEY_CMD_FWINRT:
    case BRLAPI_KEY_TYPE_CMD | BRLAPI_KEY_CMD_FWINRTSKIP:
    case BRLAPI_KEY_TYPE_CMD | BRLAPI_KEY_CMD_LNDN: return BrailleKey::forward;
    case BRLAPI_KEY_TYPE_CMD | BRLAPI_KEY_CMD_FWINLT:
    case BRLAPI_KEY_TYPE_CMD | BRLAPI_KEY_CMD_FWINLTSKIP:
    case BRLAPI_KEY_TYPE_CMD | BRLAPI_KEY_CMD_LNUP: return BrailleKey::back;
    case home_key: return BrailleKey::home;
    default: return std::nullopt;
  }
}

/// Without one the library would end the program for a packet that BRLTTY does not like.
void close_quietly(brlapi_handle_t* /*handle*/, int /*error*/, brlapi_packetType_t /*type*/,
                   void const* /*packet*/, std::size_t /*size*/) {}

std::string_view trouble_of(brlapi_error_t const& error) {
  if (error.brlerrno == BRLAPI_ERROR_AUTHENTICATION || error.brlerrno == BRLAPI_ERROR_EMPTYKEY)
    return not_let_in;
  if (error.brlerrno == BRLAPI_ERROR_LIBCERR && (error.libcerrno == EACCES || error.libcerrno == EPERM))
    return not_let_in;
  return no_daemon;
}

/// Nothing where there is no display.
std::optional<BrailleSize> size_at(BrlapiSocket const& socket) {
  // brlapi__getDisplaySize() goes on giving the size of a display that is gone.
  brlapi_param_displaySize_t size{};
  auto const got = brlapi__getParameter(socket.handle(), BRLAPI_PARAM_DISPLAY_SIZE, 0, BRLAPI_PARAMF_GLOBAL,
                                        &size, sizeof size);
  if (got != static_cast<ssize_t>(sizeof size) || size.columns == 0 || size.rows == 0) return std::nullopt;
  return BrailleSize{size.columns, size.rows};
}

std::string host_of(std::string const& stated) {
  char const* const named = std::getenv("BRLAPI_HOST");  // NOLINT: nothing in the program changes it
  std::string const usual = named != nullptr && *named != '\0' ? named : ":0";
  return stated.empty() ? usual : stated;
}
bool is_of_this_machine(std::string const& host) { return host.front() == ':'; }

bool was_interrupted() {
  return brlapi_error_location()->brlerrno == BRLAPI_ERROR_LIBCERR &&
         brlapi_error_location()->libcerrno == EINTR;
}

}  // namespace

void BrlapiSocket::Free::operator()(brlapi_handle_t* handle) const {
  std::free(handle);  // NOLINT: of a size that only the library knows
}

BrlapiSocket::BrlapiSocket()
    : handle_(static_cast<brlapi_handle_t*>(std::calloc(1, brlapi_getHandleSize()))) {}  // NOLINT: as above

BrlapiSocket::~BrlapiSocket() {
  if (handle_ && descriptor_ >= 0) brlapi__closeConnection(handle());
}

std::optional<BrlapiSocket> BrlapiSocket::open(std::string const& host) {
  BrlapiSocket socket;
  brlapi_connectionSettings_t const settings{nullptr, host.c_str()};
  socket.descriptor_ = brlapi__openConnection(socket.handle(), &settings, nullptr);
  if (socket.descriptor_ < 0) return std::nullopt;
  brlapi__setExceptionHandler(socket.handle(), close_quietly);
  return socket;
}

tl::expected<BrlapiConnection, std::string_view> BrlapiConnection::open(std::string const& stated,
                                                                        BrlapiKeys keys) {
  std::string const host = host_of(stated);
  if (!is_of_this_machine(host)) return tl::unexpected(another_machine);
  auto display = BrlapiSocket::open(host);
  if (!display) return tl::unexpected(trouble_of(*brlapi_error_location()));
  auto questions = BrlapiSocket::open(host);
  if (!questions) return tl::unexpected(trouble_of(*brlapi_error_location()));
  BrlapiConnection connection{std::move(*display), std::move(*questions), keys};
  if (auto const trouble = connection.take_display(); !trouble.empty()) return tl::unexpected(trouble);
  return connection;
}

bool BrlapiConnection::is_display_here() {
  std::string const host = host_of({});
  auto const socket = is_of_this_machine(host) ? BrlapiSocket::open(host) : std::nullopt;
  return socket && size_at(*socket);
}

/// What is wrong, or nothing.
std::string_view BrlapiConnection::take_display() {
  auto const size = size_at(questions_);
  if (!size) return no_display;
  size_ = *size;
  // The terminal of the program, so that the display goes along with it; the whole display where there is
  // none.
  if (brlapi__enterTtyMode(display_.handle(), BRLAPI_TTY_DEFAULT, nullptr) < 0 &&
      brlapi__enterTtyModeWithPath(display_.handle(), nullptr, 0, nullptr) < 0)
    return display_taken;
  // Before the line of a screen reader that writes on the same terminal. An older BRLTTY knows no order.
  brlapi_param_clientPriority_t const priority = before_screen_readers;
  if (keys_ == BrlapiKeys::all)
    (void)brlapi__setParameter(display_.handle(), BRLAPI_PARAM_CLIENT_PRIORITY, 0, BRLAPI_PARAMF_LOCAL,
                               &priority, sizeof priority);
  return take_over_keys() ? std::string_view{} : display_taken;
}

/// All others stay BRLTTY's.
bool BrlapiConnection::take_over_keys() {
  brlapi_handle_t* const handle = display_.handle();
  if (brlapi__ignoreAllKeys(handle) < 0) return false;
  if (keys_ == BrlapiKeys::home) return brlapi__acceptKeys(handle, brlapi_rangeType_key, &home_key, 1) == 0;
  return brlapi__acceptKeys(handle, brlapi_rangeType_key, our_keys.data(), our_keys.size()) == 0 &&
         brlapi__acceptKeys(handle, brlapi_rangeType_command, routing_keys.data(), routing_keys.size()) == 0;
}

bool BrlapiConnection::is_alive() {
  // BRLTTY 6.5 shows a connection's text in its first size for ever, so that another display needs another
  // connection.
  return size_at(questions_) == size_;
}

bool BrlapiConnection::take_keys(std::function<void(BrailleKey, unsigned)> const& take) {
  for (;;) {
    brlapi_keyCode_t code = 0;
    int const got = brlapi__readKeyWithTimeout(display_.handle(), 0, &code);
    if (got < 0) return was_interrupted();
    if (got == 0) return true;
    if (auto const key = key_of(code)) take(*key, cell_of(code));
  }
}

bool BrlapiConnection::show(std::optional<std::string> const& cells) {
  brlapi_writeArguments_t arguments = BRLAPI_WRITEARGUMENTS_INITIALIZER;
  if (cells) {
    arguments.regionBegin = 1;
    arguments.regionSize = static_cast<int>(size_.columns * size_.rows);
    arguments.text = cells->data();
    arguments.textSize = static_cast<int>(cells->size());
    arguments.cursor = BRLAPI_CURSOR_OFF;
    arguments.charset = "UTF-8";
  }
  return brlapi__write(display_.handle(), &arguments) == 0;
}

}  // namespace tactus::speech
