// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/desk/ways_in.hpp"

#include "src/hall/certificate.hpp"

#include <memory>
#include <ostream>
#include <qrencode.h>

namespace tactus::desk {
namespace {

struct FreedCode {
  void operator()(QRcode* code) const { ::QRcode_free(code); }
};
using QrCode = std::unique_ptr<QRcode, FreedCode>;

constexpr int quiet_zone = 4;  // squares of light around it, as the standard has it

bool is_dark_at(QRcode const& code, int row, int column) {
  bool const is_inside = row >= 0 && row < code.width && column >= 0 && column < code.width;
  return is_inside && (code.data[row * code.width + column] & 1U) != 0;
}

/// One line of text holds two rows of squares.
std::string squares_of(QRcode const& code, int row) {
  constexpr std::string_view black_on_white = "\033[30;107m", as_before = "\033[0m";
  std::string line{black_on_white};
  for (int column = -quiet_zone; column < code.width + quiet_zone; ++column) {
    bool const above = is_dark_at(code, row, column), below = is_dark_at(code, row + 1, column);
    line += above && below ? "█" : above ? "▀" : below ? "▄" : " ";
  }
  return line.append(as_before);
}

/// Of "https://192.168.1.10:8129/", also in brackets.
std::string host_of(std::string_view address) {
  address.remove_prefix(address.find("//") + 2);
  auto const end = address.front() == '[' ? address.find(']') : address.find(':');
  return std::string{address.front() == '[' ? address.substr(1, end - 1) : address.substr(0, end)};
}

}  // namespace

std::vector<std::string> qr_lines(std::string const& text) {
  QrCode const code{::QRcode_encodeString8bit(text.c_str(), 0, QR_ECLEVEL_M)};
  std::vector<std::string> lines;
  for (int row = -quiet_zone; code && row < code->width + quiet_zone; row += 2)
    lines.push_back(squares_of(*code, row));
  return lines;
}

void WaysIn::tell(Message const& line) { out_ << written(line, translate_) << std::endl; }

Message WaysIn::line_of(std::string const& address) const {
  if (certificate_.empty() || hall::is_for(certificate_, host_of(address)))
    return say("phone: {address}", {{"address", address}});
  return say("phone: {address}, which the certificate does not name: the browser will warn",
             {{"address", address}});
}

void WaysIn::tell(Web const& web, bool is_for_phones) {
  {
    std::lock_guard const lock{mutex_};
    for (std::string const& address : web.addresses()) out_ << address << std::endl;
  }
  tell_codes(web.codes(), "");
  if (!is_for_phones) return;
  std::lock_guard const lock{mutex_};
  auto const addresses = web.addresses_for_others();
  if (addresses.empty()) tell(say("phone: this machine has no address in a network"));
  for (std::string const& address : addresses) tell(line_of(address));
  if (!has_pictures_) return;
  for (std::string const& address : addresses) {
    out_ << '\n' << address << '\n';
    for (std::string const& line : qr_lines(address)) out_ << line << '\n';
  }
  out_ << std::flush;
}

void WaysIn::tell_codes(std::vector<EntryCodes::Code> const& codes, std::string const& guessed_from) {
  std::lock_guard const lock{mutex_};
  if (!guessed_from.empty())
    tell(say("wrong codes from {address}: the old code is no longer good", {{"address", guessed_from}}));
  for (EntryCodes::Code const& code : codes)
    tell(code.arbiter.empty() ? say("code: {code} lets one device in", {{"code", code.text}})
                              : say("code: {code} lets one device of {arbiter} in",
                                    {{"code", code.text}, {"arbiter", code.arbiter}}));
}

}  // namespace tactus::desk
