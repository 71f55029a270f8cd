// SPDX-License-Identifier: GPL-3.0-or-later
// `tactus devices`: look at ports, follow one, record it, play a recording. Each returns whether all went
// well; what did not has been told.
#pragma once

#include "core/instant.hpp"
#include "core/message/written.hpp"
#include "devices/drivers/device_event.hpp"
#include "src/equipment/fact_teller.hpp"

#include <functional>
#include <iosfwd>
#include <string>
#include <vector>

namespace tactus::equipment {

/// Make it before the first thread starts: it keeps both signals from everybody, so that work ends between
/// two lines and never within one.
class EndOfWork {
 public:
  EndOfWork();
  /// Returns at once. Stays true.
  bool has_come();

 private:
  bool has_come_ = false;
};

/// Never runs backwards.
using Now = std::function<Instant()>;

struct Streams {
  std::ostream& out;
  std::ostream& errors;
  Translate translate{};  // of errors
};

bool list_ports(FactTeller& teller, Streams const& streams);

/// Without ports: all of the machine.
bool probe_ports(std::vector<std::string> ports, Now const& now, FactTeller& teller, Streams const& streams);

/// Called with each event, once it is shown.
using EventListener = std::function<void(devices::DeviceEvent const&)>;

/// One event a line, with its time since the start, until the end of work or of a recording. A port that was
/// lost is opened again when it is back.
bool watch_port(std::string const& port, Now const& now, Streams const& streams,
                EventListener const& listener = {});

struct Recording {
  std::string port;
  std::string file;    // must not exist
  std::string device;  // what the submitter calls it; may be empty
  std::string note;    // what he did meanwhile; may be empty
};
/// Every byte both ways into a capture, each line on disk before the next, until the end of work or the port
/// is gone. Events are shown meanwhile, so that the person sees that the device answers; at the end what to
/// do with the file, which stands in its header too.
bool record_port(Recording const& recording, Now const& now, Streams const& streams);

/// The events of a capture, by its times, without waiting. `name` is a file that may have its protocol before
/// it, as the name of a port; else what its header tells holds. False where no device was recognised.
bool replay_file(std::string const& name, Streams const& streams);

}  // namespace tactus::equipment
