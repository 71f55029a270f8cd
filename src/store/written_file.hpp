// SPDX-License-Identifier: GPL-3.0-or-later
// How files are opened for writing, so that none of another kind is ever written over: a text replaces what
// began as it begins, a recording takes a new name, a list grows.
#pragma once

#include "core/message/file_text.hpp"
#include "core/message/message.hpp"
#include "src/store/descriptor.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include <tl/expected.hpp>

namespace tactus::store {

/// Enough for settings, a set-up and an account; more is another kind of file.
inline constexpr std::size_t longest_text = 65'536;

/// However an editor has saved it. An error names the file: it cannot be read, is no
/// file (a FIFO or a device would keep a program waiting), or is longer than `longest_text`.
tl::expected<FileText, Message> read_text(std::string const& path);

/// Where a text that begins with `form` may be written: the file itself behind symbolic links. The error:
/// a file is there that begins otherwise. An empty file, a device and a FIFO may be written to;
/// where `form` is empty, no other file may.
tl::expected<std::string, Message> place_to_write(std::string const& path, std::string_view form);

/// Who may read a file that is new; one that takes the place of another keeps its rights.
enum class Readers : bool { everybody, owner };

/// Written aside and renamed, so that readers find the old text or the new one; straight into a device or a
/// FIFO.
tl::expected<void, Message> write_text(std::string const& path, std::string_view text, std::string_view form,
                                       Readers readers = Readers::everybody);

/// Behind what stands there (else a new file, for its owner alone), which must end in an empty line, as texts
/// of rulings do. Not open: the error.
tl::expected<Descriptor, Message> open_to_append(std::string const& path);
bool write_all(Descriptor const& file, std::string_view text);

/// The name itself where nothing has it, or a device or a FIFO; else "k-2.wav", "k-3.wav" and so on.
std::string free_name(std::string const& path);

/// Makes a file that is not there; nothing where it is, or cannot be made.
std::optional<Descriptor> make_file(std::string const& path);
/// The same, for nobody else to read.
std::optional<Descriptor> make_private_file(std::string const& path);

}  // namespace tactus::store
