// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/table/wording_of.hpp"

#include "src/equipment/sentences_of.hpp"

#include <ostream>

namespace tactus::program {

speech::Wording wording_of(MoveVoiceOptions const& moves, words::Catalogue const& catalogue,
                           std::ostream& warnings) {
  speech::Wording wording;
  wording.moves = moves.wording;
  wording.sentences = equipment::sentences_of(catalogue);
  if (!wording.sentences.fault().empty())
    warnings << "warning: numbers in English; " << wording.sentences.fault() << '\n';
  if (auto vocabulary = speech::vocabulary_in(wording.sentences, moves.vocabulary))
    wording.vocabulary = *std::move(vocabulary);
  else
    warnings << "warning: moves by Appendix D; " << vocabulary.error() << '\n';
  bool const is_german = wording.vocabulary == speech::MoveVocabulary{};
  if (moves.says_zwo && is_german) wording.vocabulary.words = notation::appendix_d_words_with_zwo();
  return wording;
}

}  // namespace tactus::program
