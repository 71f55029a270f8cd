// SPDX-License-Identifier: GPL-3.0-or-later
#include "devices/drivers/driver_row.hpp"

#include "devices/drivers/certabo/driver.hpp"
#include "devices/drivers/chesslink/driver.hpp"
#include "devices/drivers/chessnut/driver.hpp"
#include "devices/drivers/dgt/driver.hpp"
#include "devices/drivers/ichessone/driver.hpp"
#include "devices/drivers/occupancy/driver.hpp"
#include "devices/drivers/tactus/driver.hpp"

namespace tactus::devices {

std::span<DriverRow const* const> all_drivers() {
  static constexpr std::array<DriverRow const*, 7> rows{
      &dgt_driver,       &tactus_driver,   &chesslink_driver, &certabo_driver,
      &occupancy_driver, &chessnut_driver, &ichessone_driver};
  return rows;
}

}  // namespace tactus::devices
