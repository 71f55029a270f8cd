// SPDX-License-Identifier: GPL-3.0-or-later

#include "devices/ports/port_list.hpp"

#include <algorithm>
#include <filesystem>
#include <memory>
#include <unistd.h>

#include <libserialport.h>

namespace tactus::devices {
namespace {

namespace fs = std::filesystem;

struct FreeList {
  void operator()(sp_port** list) const { sp_free_port_list(list); }
};

std::string text(char const* words) { return words == nullptr ? std::string{} : std::string{words}; }

PortKind kind_of(sp_port const* port) {
  switch (sp_get_port_transport(port)) {
    case SP_TRANSPORT_USB: return PortKind::usb;
    case SP_TRANSPORT_BLUETOOTH: return PortKind::bluetooth;
    case SP_TRANSPORT_NATIVE: break;
  }
  return PortKind::built_in;
}

std::string product_of(sp_port const* port) {
  std::string const maker = text(sp_get_port_usb_manufacturer(port));
  std::string product = text(sp_get_port_usb_product(port));
  if (maker.empty() || product.starts_with(maker)) return product;
  return product.empty() ? maker : maker + ' ' + product;
}

PortDescription described(sp_port const* port) {
  PortDescription description;
  description.name = text(sp_get_port_name(port));
  description.kind = kind_of(port);
  if (description.kind == PortKind::usb) {
    description.product = product_of(port);
    description.serial_number = text(sp_get_port_usb_serial(port));
  } else if (description.kind == PortKind::bluetooth) {
    description.serial_number = text(sp_get_port_bluetooth_address(port));
  }
  description.stable_name = stable_name_of(description.name).value_or("");
  description.is_permitted = ::access(description.name.c_str(), R_OK | W_OK) == 0;
  return description;
}

std::optional<std::string> link_to(fs::path const& port, fs::path const& folder,
                                   std::string const& beginning) {
  std::optional<std::string> found;
  std::error_code fault;
  for (fs::directory_iterator each{folder, fault}, end; !fault && each != end; each.increment(fault)) {
    if (!each->path().filename().string().starts_with(beginning) || !each->is_symlink(fault)) continue;
    std::error_code broken;
    bool const is_it = fs::canonical(each->path(), broken) == port;
    if (is_it && !broken && (!found || each->path().string() < *found)) found = each->path().string();
  }
  return found;
}

}  // namespace

std::optional<std::string> stable_name_of(std::string const& port, std::string const& device_folder) {
  std::error_code missing;
  fs::path const device = fs::canonical(port, missing);
  if (missing) return std::nullopt;
  if (auto ours = link_to(device, device_folder, "tactus-")) return ours;
  return link_to(device, fs::path{device_folder} / "serial/by-id", "");
}

tl::expected<std::vector<PortDescription>, std::string> list_ports() {
  sp_port** raw = nullptr;
  if (sp_list_ports(&raw) != SP_OK)
    return tl::unexpected(std::string{"cannot list the serial ports; expected /sys to be mounted"});
  std::unique_ptr<sp_port*, FreeList> const list{raw};
  std::vector<PortDescription> ports;
  for (sp_port** each = raw; *each != nullptr; ++each) ports.push_back(described(*each));
  std::sort(ports.begin(), ports.end(), [](auto const& a, auto const& b) { return a.name < b.name; });
  return ports;
}

}  // namespace tactus::devices
