// SPDX-License-Identifier: GPL-3.0-or-later
// seccomp: from now on the kernel refuses this process what no player's program may do.
#pragma once

namespace tactus::program {

/// No socket but of this machine (unix); no starting of programs; no tracing of others, no reading of their
/// memory; nothing that would lead around these. Refused calls fail with EPERM and the program goes on.
/// Cannot be taken back; holds for all threads, also for those that run already. False when this kernel
/// cannot do it.
bool seal_calls();

}  // namespace tactus::program
