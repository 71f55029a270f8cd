// SPDX-License-Identifier: GPL-3.0-or-later
// Which pin of the controller is wired to what. The compiled firmware is tested with these wires, and
// docs/builders/home-made-board.md and its pictures are compared with them.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>

namespace tactus::firmware {

enum class Port : char { b = 'B', c = 'C', d = 'D' };
struct Pin {
  Port port;
  std::uint8_t bit;
};

/// As it is printed beside the pin on boards for the ATmega328P: "13", "A0".
inline std::string name_of(Pin pin) {
  switch (pin.port) {
    case Port::b: return std::to_string(8 + pin.bit);
    case Port::c: return "A" + std::to_string(pin.bit);
    case Port::d: break;
  }
  return std::to_string(pin.bit);
}

struct Wire {
  Pin pin;
  std::string_view use;
};

/// Those named as in SPI are fixed by the controller.
inline constexpr std::array register_wires{
    Wire{{Port::b, 1}, "load"},          // of the sensors' registers
    Wire{{Port::b, 4}, "sensors"},       // MISO
    Wire{{Port::b, 5}, "clock"},         // SCK
    Wire{{Port::b, 3}, "lamps"},         // MOSI
    Wire{{Port::b, 2}, "latch"},         // of the lamps' registers
    Wire{{Port::d, 2}, "announce key"},  //
};

/// Eight ranks, eight files, the key.
inline constexpr std::array matrix_wires{
    Wire{{Port::d, 2}, "rank 8"}, Wire{{Port::d, 3}, "rank 7"},       Wire{{Port::d, 4}, "rank 6"},
    Wire{{Port::d, 5}, "rank 5"}, Wire{{Port::d, 6}, "rank 4"},       Wire{{Port::d, 7}, "rank 3"},
    Wire{{Port::b, 0}, "rank 2"}, Wire{{Port::b, 1}, "rank 1"},       Wire{{Port::b, 2}, "file a"},
    Wire{{Port::b, 3}, "file b"}, Wire{{Port::b, 4}, "file c"},       Wire{{Port::c, 0}, "file d"},
    Wire{{Port::c, 1}, "file e"}, Wire{{Port::c, 2}, "file f"},       Wire{{Port::c, 3}, "file g"},
    Wire{{Port::c, 4}, "file h"}, Wire{{Port::c, 5}, "announce key"},
};

inline constexpr std::array clock_wires{
    Wire{{Port::d, 2}, "White's lever"},
    Wire{{Port::d, 3}, "Black's lever"},
    Wire{{Port::d, 4}, "mode key"},
    Wire{{Port::d, 5}, "announce key"},
    Wire{{Port::b, 0}, "lamp, White's clock runs"},
    Wire{{Port::b, 1}, "lamp, Black's clock runs"},
    Wire{{Port::b, 2}, "lamp, a flag has fallen"},
};

/// Throws where there is none; a constant that asks for one does not compile then.
constexpr Pin pin_for(std::span<Wire const> wires, std::string_view use) {
  for (Wire const& each : wires)
    if (each.use == use) return each.pin;
  throw std::out_of_range{"no such wire"};
}

}  // namespace tactus::firmware
