// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/message/system_reason.hpp"

#include <cerrno>
#include <system_error>
#include <utility>
#include <vector>

namespace tactus {

Message system_reason(int error) {
  switch (error) {
    // Translators: Why a file or a device cannot be opened, read or written; inside a sentence, in brackets.
    case ENOENT: return say("no such file or folder");
    // Translators: The same: the name of a folder is that of a file.
    case ENOTDIR: return say("part of the name is not a folder");
    // Translators: The same.
    case EISDIR: return say("it is a folder");
    // Translators: The same: this person may not.
    case EACCES:
    case EPERM: return say("no permission");
    // Translators: The same: nothing can be written there at all.
    case EROFS: return say("the disk is read-only");
    // Translators: The same.
    case ENOSPC:
    case EDQUOT: return say("no space left on the disk");
    // Translators: The same.
    case ENAMETOOLONG: return say("the name is too long");
    // Translators: The same: too many files are open.
    case EMFILE:
    case ENFILE: return say("too many open files");
    // Translators: The same: reading or writing failed in the disk or the cable.
    case EIO: return say("the device failed");
    // Translators: The same: no such device is plugged in.
    case ENODEV:
    case ENXIO: return say("no such device");
    // Translators: The same: another program uses it.
    case EBUSY:
    case ETXTBSY: return say("in use");
    default: return as_it_is(std::generic_category().message(error));
  }
}

Message cannot_be_read(std::string file, int error) {
  return say("{file}: cannot be read ({reason})",
             {{"file", std::move(file)}, {"reason", std::vector{system_reason(error)}}});
}

Message cannot_be_written(std::string file, int error) {
  return say("{file}: cannot be written ({reason})",
             {{"file", std::move(file)}, {"reason", std::vector{system_reason(error)}}});
}

}  // namespace tactus
