// SPDX-License-Identifier: GPL-3.0-or-later
// The tables. They hold data only.
#include "core/braille/literary.hpp"

namespace tactus::braille {
namespace {

constexpr LetterRow english_letters[] = {
    {U'ä', U"⠘⠒⠁"}, {U'ö', U"⠘⠒⠕"}, {U'ü', U"⠘⠒⠥"}, {U'å', U"⠘⠫⠁"}, {U'é', U"⠘⠌⠑"}};
constexpr LetterRow english_punctuation[] = {{U'.', U"⠲"},  {U',', U"⠂"},  {U':', U"⠒"},  {U';', U"⠆"},
                                             {U'!', U"⠖"},  {U'?', U"⠦"},  {U'-', U"⠤"},  {U'\'', U"⠄"},
                                             {U'(', U"⠐⠣"}, {U')', U"⠐⠜"}, {U'/', U"⠸⠌"}, {U'&', U"⠈⠯"}};

constexpr LetterRow german_letters[] = {{U'ä', U"⠜"}, {U'ö', U"⠪"}, {U'ü', U"⠳"}, {U'ß', U"⠮"}};
constexpr LetterRow german_punctuation[] = {{U'.', U"⠄"}, {U',', U"⠂"}, {U':', U"⠒"}, {U';', U"⠆"},
                                            {U'!', U"⠐"}, {U'?', U"⠢"}, {U'-', U"⠤"}, {U'\'', U"⠠"},
                                            {U'(', U"⠦"}, {U')', U"⠴"}, {U'/', U"⠲"}, {U'&', U"⠯"}};

constexpr LetterRow finnish_letters[] = {{U'å', U"⠡"}, {U'ä', U"⠜"}, {U'ö', U"⠪"},
                                         {U'ü', U"⠳"}, {U'é', U"⠿"}, {U'ß', U"⠮"}};
constexpr LetterRow finnish_punctuation[] = {{U'.', U"⠄"}, {U',', U"⠂"}, {U':', U"⠒"}, {U';', U"⠆"},
                                             {U'!', U"⠲"}, {U'?', U"⠢"}, {U'-', U"⠤"}, {U'\'', U"⠐"},
                                             {U'(', U"⠦"}, {U')', U"⠴"}, {U'/', U"⠌"}, {U'&', U"⠯"}};

}  // namespace

LiteraryCode const english_literary{U'⠠', U'⠰', english_letters, english_punctuation};
LiteraryCode const german_literary{U'⠨', U'⠠', german_letters, german_punctuation};
LiteraryCode const finnish_literary{U'⠠', U'⠰', finnish_letters, finnish_punctuation};

}  // namespace tactus::braille
