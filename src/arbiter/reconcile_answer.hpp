// SPDX-License-Identifier: GPL-3.0-or-later
// The answer to a case of two boards and two scoresheets as a line of JSON.
#pragma once

#include "src/arbiter/reconcile_case.hpp"
#include "src/words/catalogue.hpp"

#include <chrono>

namespace tactus::program::reconcile {

std::string write_answer(AskedCase const& asked, ours::Settlement const& settlement,
                         std::chrono::nanoseconds taken, words::Catalogue const& catalogue);
std::string write_fault(CaseFault const& fault);

}  // namespace tactus::program::reconcile
