// SPDX-License-Identifier: GPL-3.0-or-later

#include "devices/ports/hid_stream.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace tactus::devices {

namespace {

constexpr unsigned short page_of_reports = 0xFF00;

/// Each once.
template <class Choice>
std::vector<std::string> paths_of(std::vector<HidUsage> const& usages, Choice const& is_chosen) {
  std::vector<std::string> paths;
  for (HidUsage const& each : usages)
    if (is_chosen(each) && std::find(paths.begin(), paths.end(), each.path) == paths.end())
      paths.push_back(each.path);
  return paths;
}

std::vector<std::string> paths_of_boards(std::vector<HidUsage> const& usages) {
  auto paths = paths_of(usages, [](HidUsage const& each) { return each.usage_page == page_of_reports; });
  if (paths.empty())
    paths = paths_of(usages, [](HidUsage const& each) { return each.interface_number <= 0; });
  if (paths.empty()) paths = paths_of(usages, [](HidUsage const&) { return true; });
  return paths;
}

}  // namespace

tl::expected<std::string, OpenError> chessnut_path_among(std::vector<HidUsage> const& usages) {
  auto paths = paths_of_boards(usages);
  if (paths.empty())
    return tl::unexpected(
        OpenError{OpenFault::does_not_exist, "No Chessnut board is plugged in. Is it switched on?"});
  if (paths.size() == 1) return paths.front();
  for (std::string& each : paths) each.insert(0, "hid:");
  return tl::unexpected(OpenError{
      OpenFault::several,
      fmt::format("Several Chessnut boards are plugged in: expected one of {}.", fmt::join(paths, ", ")),
      paths});
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

std::vector<HidUsage> usages_of_chessnut() {
  std::vector<HidUsage> usages;
  hid_device_info* const all = hid_enumerate(chessnut_vendor, 0);
  for (auto const* each = all; each != nullptr; each = each->next)
    if (each->path != nullptr) usages.push_back({each->path, each->usage_page, each->interface_number});
  hid_free_enumeration(all);
  return usages;
}

}  // namespace

OpenResult open_hid(std::string const& name) {
  auto const path = name == "chessnut" ? chessnut_path_among(usages_of_chessnut())
                                       : tl::expected<std::string, OpenError>{name};
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
