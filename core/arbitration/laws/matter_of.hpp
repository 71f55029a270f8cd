// SPDX-License-Identifier: GPL-3.0-or-later
// How the matter is found that a situation is about, step by step. Internal to core/arbitration/laws.
#pragma once

#include "core/arbitration/laws/matters.hpp"

namespace tactus::arbitration::laws {

/// That of what happened last (decide.cpp). Null: the facts and the question belong to no matter of the laws.
Matter const* matter_asked_about(Situation const& situation);

/// Of the last happening that names one. Null: none does.
Matter const* matter_of_happenings(Situation const& situation);

/// Of the last fact that names one. Null: none does.
Matter const* matter_of_last_fact(Situation const& situation);

/// Where nothing names one: of what is told together. Null: it is about nothing.
Matter const* matter_of_the_rest(Situation const& situation);

Matter const* matter_of_clock_setting(Situation const& situation);

}  // namespace tactus::arbitration::laws
