// SPDX-License-Identifier: GPL-3.0-or-later

#include "speech/braille/display.hpp"

#include "speech/words/phrasebook.hpp"

#include <optional>
#include <utility>
#include <variant>

#ifdef TACTUS_BRLAPI
#include "speech/braille/brlapi_display.hpp"
#else
#include "core/message/message.hpp"
#endif

namespace tactus::speech {

tl::expected<std::unique_ptr<BrailleDisplay>, std::string_view> make_braille_display(
    [[maybe_unused]] std::string const& host, [[maybe_unused]] BrailleListener listener) {
#ifdef TACTUS_BRLAPI
  return std::make_unique<BrlapiDisplay>(host, std::move(listener));
#else
  return tl::unexpected(
      // Translators: An error on the screen. BrlAPI is the way to Braille displays, libbrlapi-dev its
      // package.
      translatable("no Braille: this program was built without BrlAPI (libbrlapi-dev)"));
#endif
}

#ifndef TACTUS_BRLAPI
bool is_braille_display_here() { return false; }
#endif

namespace {

struct BrailleKindOf {
  table::Audience to;

  BrailleKind operator()(table::MoveSaid const&) const { return BrailleKind::move; }
  BrailleKind operator()(table::DrawOfferTold) const { return BrailleKind::offer; }
  BrailleKind operator()(table::DrawDeclined) const { return BrailleKind::result; }
  BrailleKind operator()(table::GameOver) const { return BrailleKind::result; }
  BrailleKind operator()(table::ResultShown) const { return BrailleKind::result; }
  BrailleKind operator()(table::EndingProposed const&) const { return BrailleKind::result; }
  BrailleKind operator()(table::Confirming) const { return BrailleKind::result; }
  BrailleKind operator()(table::NoLongerMeant) const { return BrailleKind::result; }
  BrailleKind operator()(table::ResultSigned) const { return BrailleKind::result; }
  BrailleKind operator()(table::AdjournedTold) const { return BrailleKind::result; }
  BrailleKind operator()(table::ResumptionTold const&) const { return BrailleKind::result; }
  BrailleKind operator()(table::RestoreTold) const { return BrailleKind::result; }
  BrailleKind operator()(table::CorrectionTold const&) const { return BrailleKind::result; }
  BrailleKind operator()(table::ReplaceTold const&) const { return BrailleKind::result; }
  BrailleKind operator()(table::BoardToSetUp) const { return BrailleKind::status; }
  BrailleKind operator()(table::StartTold) const { return BrailleKind::status; }
  BrailleKind operator()(table::RestoreRefused) const { return BrailleKind::result; }
  BrailleKind operator()(table::ClaimDecided) const { return BrailleKind::result; }
  BrailleKind operator()(table::ClaimTold c) const {
    return c.kind == table::ClaimKind::touched_piece ? BrailleKind::answer : BrailleKind::result;
  }
  // One player's, but he has not asked.
  BrailleKind operator()(table::PiecesToPutBack const&) const { return BrailleKind::status; }
  BrailleKind operator()(table::PiecesStand) const { return BrailleKind::status; }
  BrailleKind operator()(table::SensorFoundBad) const { return BrailleKind::status; }
  BrailleKind operator()(table::ResignationTold) const { return BrailleKind::result; }
  BrailleKind operator()(table::MovesMissing const&) const { return BrailleKind::status; }
  BrailleKind operator()(table::PromotionAsked) const { return BrailleKind::status; }
  BrailleKind operator()(table::LowTimeTold) const { return BrailleKind::status; }
  BrailleKind operator()(table::RepeatTold const&) const { return BrailleKind::status; }  // unasked
  BrailleKind operator()(table::MovesShortened) const { return BrailleKind::status; }
  BrailleKind operator()(table::RecordMoved) const { return BrailleKind::device; }
  BrailleKind operator()(table::DeviceLost) const { return BrailleKind::device; }
  BrailleKind operator()(table::DeviceFound) const { return BrailleKind::device; }
  BrailleKind operator()(table::TrainingTold const& c) const {
    return c.is_answer ? BrailleKind::answer : BrailleKind::status;
  }
  template <class Other>
  BrailleKind operator()(Other const& /*an answer, mostly*/) const {
    return to == table::Audience::table ? BrailleKind::status : BrailleKind::answer;
  }
};

/// Also where it stands among other facts.
table::DrawOfferTold const* offer_in(table::Content const& content) {
  if (auto const* standing = std::get_if<table::StandingTold>(&content))
    for (table::Content const& each : standing->facts)
      if (auto const* offer = std::get_if<table::DrawOfferTold>(&each)) return offer;
  return std::get_if<table::DrawOfferTold>(&content);
}

std::optional<chess::Color> maker_of(table::Content const& content) {
  if (auto const* move = std::get_if<table::MoveSaid>(&content)) return move->by;
  if (auto const* offer = offer_in(content)) return offer->by;
  return std::nullopt;
}

BrailleKind kind_of(table::Announcement const& announcement) {
  if (announcement.is_repeat) return BrailleKind::answer;
  return std::visit(BrailleKindOf{announcement.to}, announcement.content);
}

}  // namespace

BrailleTeller::BrailleTeller(std::unique_ptr<BrailleDisplay> display, Whose reader, Sentences sentences,
                             Handwriting hand)
    : display_(std::move(display)),
      reader_(reader),
      sentences_(std::move(sentences)),
      hand_(std::move(hand)) {}

void BrailleTeller::answer(table::Audience to, std::string line) {
  if (is_read_by(to)) display_->show({BrailleKind::answer, std::move(line)});
}

void BrailleTeller::tell(table::Announcement const& announcement) {
  if (!is_read_by(announcement.to)) return;
  display_->show({kind_of(announcement), braille_of(announcement, sentences_, hand_),
                  maker_of(announcement.content), offer_in(announcement.content) != nullptr});
}

}  // namespace tactus::speech
