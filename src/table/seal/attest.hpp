// SPDX-License-Identifier: GPL-3.0-or-later
// `tactus attest`: which program is running, as facts that the arbiter can check with his own tools. It
// proves nothing by itself; the last line says how to check it from outside.
#pragma once

#include "core/table/event.hpp"
#include "src/table/options/options.hpp"

namespace tactus::program {

struct Environment;
struct Program;
struct Seal;

/// What this process is, without what is mapped into it; `play` adds that for the first event of its file.
table::ProgramStarted program_identity(Program const& program);
/// What it kept of its environment and dropped, and in what it is unlike other machines. Before the seal.
void add_surroundings(table::ProgramStarted& self, Environment const& environment);
/// What the kernel refuses it, and what is open.
void add_seal(table::ProgramStarted& self, Seal const& seal);

ExitStatus run_attest(Program const& program, Environment const& environment);

}  // namespace tactus::program
