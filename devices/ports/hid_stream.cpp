// SPDX-License-Identifier: GPL-3.0-or-later

#include "devices/ports/hid_stream.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace tactus::devices {

std::vector<std::string> chessnut_paths_among(std::vector<HidUsage> const& usages) {
  constexpr unsigned short page_of_reports = 0xFF00;
  auto const has_reports = [](HidUsage const& each) { return each.usage_page == page_of_reports; };
  bool const are_pages_told = std::any_of(usages.begin(), usages.end(), has_reports);
  std::vector<std::string> paths;
  for (HidUsage const& each : usages) {
    bool const is_chosen = are_pages_told ? has_reports(each) : each.interface_number <= 0;
    if (is_chosen && std::find(paths.begin(), paths.end(), each.path) == paths.end())
      paths.push_back(each.path);
  }
  return paths;
}

}  // namespace tactus::devices

#ifdef TACTUS_HID

#include "devices/ports/port.hpp"

#include <cerrno>
#include <hidapi.h>
#include <vector>

namespace tactus::devices {

namespace {

constexpr unsigned short chessnut_vendor = 0x2D80;
constexpr char const* expected = "a Chessnut board";

struct CloseHid {
  void operator()(hid_device* device) const { hid_close(device); }
};
using Hid = std::unique_ptr<hid_device, CloseHid>;

class HidStream final : public ByteStream {
 public:
  explicit HidStream(Hid device) : device_(std::move(device)) {}

  ReadResult read(std::span<std::uint8_t> into, Millis wait) override {
    int const got = hid_read_timeout(device_.get(), into.data(), into.size(), static_cast<int>(wait.count()));
    if (got < 0) return {ReadStatus::unplugged, 0};
    return {got > 0 ? ReadStatus::data : ReadStatus::idle, static_cast<std::size_t>(got)};
  }
  bool write(std::span<std::uint8_t const> bytes) override {
    return bytes.empty() || hid_write(device_.get(), bytes.data(), bytes.size()) >= 0;
  }

 private:
  Hid device_;
};

/// Paths of the plugged boards.
std::vector<std::string> chessnut_paths() {
  std::vector<HidUsage> usages;
  hid_device_info* const all = hid_enumerate(chessnut_vendor, 0);
  for (auto const* each = all; each != nullptr; each = each->next)
    usages.push_back({each->path, each->usage_page, each->interface_number});
  hid_free_enumeration(all);
  return chessnut_paths_among(usages);
}

tl::expected<std::string, OpenError> path_of(std::string const& name) {
  if (name != "chessnut") return name;
  auto const paths = chessnut_paths();
  if (paths.empty())
    return tl::unexpected(
        OpenError{OpenFault::does_not_exist, "No Chessnut board is plugged in. Is it switched on?"});
  if (paths.size() == 1) return paths.front();
  std::string list;
  for (auto const& path : paths) list += " hid:" + path;
  return tl::unexpected(OpenError{
      OpenFault::bad_name, fmt::format("Several Chessnut boards are plugged in: expected one of{}.", list)});
}

}  // namespace

OpenResult open_hid(std::string const& name) {
  auto const path = path_of(name);
  if (!path) return tl::unexpected(path.error());
  errno = 0;
  Hid device{hid_open_path(path->c_str())};
  if (!device) return tl::unexpected(open_error(errno == 0 ? ENODEV : errno, *path, expected));
  return std::make_unique<HidStream>(std::move(device));
}

}  // namespace tactus::devices

#else

namespace tactus::devices {

OpenResult open_hid(std::string const& name) {
  return tl::unexpected(OpenError{
      OpenFault::failed,
      fmt::format("Cannot open hid:{}: this program was built without hidapi (libhidapi-dev).", name)});
}

}  // namespace tactus::devices

#endif
