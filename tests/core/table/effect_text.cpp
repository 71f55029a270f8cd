// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notation/move_text.hpp"
#include "tests/core/table/script.hpp"

namespace tactus::table {

using chess::Move;
using chess::Piece;
using chess::Square;
using chess::SquareSet;

namespace {

std::string letter(Color c) { return c == Color::white ? "w" : "b"; }
std::string squares(SquareSet set) {
  std::string text;
  for (Square const s : set) text += " " + s.name();
  return text;
}
std::string uci(Move m) {
  auto text = m.from().name() + m.to().name();
  if (auto const kind = m.promotion()) text += Piece{Color::black, *kind}.fen_letter();
  return text;
}

struct ContentText {
  std::string operator()(MoveSaid const& c) const {
    return std::to_string(c.ply) + " " + c.move.from.name() + c.move.to.name() +
           (c.move.promotion ? std::string(1, Piece{Color::black, *c.move.promotion}.fen_letter()) : "") +
           (c.is_found ? " found" : "");
  }
  std::string operator()(TimesTold const& c) const {
    return "times " + std::to_string(c.own.count()) + " " + std::to_string(c.opponent.count());
  }
  std::string operator()(NoTimesTold const&) const { return "no times"; }
  std::string operator()(MoveNumberTold const& c) const { return "moves " + std::to_string(c.moves); }
  std::string operator()(NothingToRepeat const&) const { return "nothing to repeat"; }
  std::string operator()(NoMoveToAnnounce const&) const { return "no move to announce"; }
  std::string operator()(DeviceLost const& c) const {
    return "lost " + std::to_string(static_cast<int>(c.device));
  }
  std::string operator()(DeviceFound const& c) const {
    return "found " + std::to_string(static_cast<int>(c.device));
  }
  std::string operator()(MoveRefused const& c) const {
    return "refused " + std::to_string(static_cast<int>(c.why)) + " " + c.text;
  }
  std::string operator()(CallArbiter const&) const { return "call the arbiter"; }
  std::string operator()(RepeatTold const& c) const {
    std::string const said = c.move ? notation::write_san(*c.move) : '"' + c.said + '"';
    return "repeats " + letter(c.by) + (c.is_announced ? " rightly " : " ") + said;
  }
  std::string operator()(BoardsAgree const&) const { return "boards agree"; }
  std::string operator()(AdjustingTold const& c) const { return "adjusts " + letter(c.by); }
  std::string operator()(KingAsked const& c) const { return "king of " + letter(c.of) + "?"; }
  std::string operator()(KingsSeen const&) const { return "kings seen"; }
  std::string operator()(MovesShortened const&) const { return "short from now on"; }
  std::string operator()(SignatureTold const& c) const { return "signature " + c.squares[0].name(); }
  std::string operator()(RecordMoved const&) const { return "record moved"; }
  std::string operator()(GameResumed const& c) const {
    return "resumed " + std::to_string(c.completed_plies);
  }
  std::string operator()(GameOver const& c) const {
    return "over " + std::to_string(static_cast<int>(c.result));
  }
  std::string operator()(PiecesToPutBack const& c) const { return "put back" + squares(c.pieces.occupied()); }
  std::string operator()(PiecesStand const&) const { return "pieces stand"; }
  std::string operator()(SensorFoundBad const& c) const { return "bad sensor " + c.square.name(); }
  std::string operator()(ResultShown const& c) const {
    return "result shown " + std::to_string(static_cast<int>(c.result));
  }
  std::string operator()(EndingProposed const& c) const {
    std::string const how[] = {"result", "mate", "stalemate", "resigns", "kings"};
    return "proposed " + letter(c.by) + " " + how[static_cast<unsigned>(c.how)] + " " +
           std::to_string(static_cast<int>(c.result)) + (c.move ? " by " + c.move->to.name() : "");
  }
  std::string operator()(Confirming const& c) const { return "confirming " + letter(c.by); }
  std::string operator()(NoLongerMeant const& c) const {
    std::string const why[] = {"moved", "declined", "replaced", "corrected", "not entered again"};
    return "no longer meant, " + why[static_cast<unsigned>(c.why)];
  }
  std::string operator()(PromotionAsked const&) const { return "which piece?"; }
  std::string operator()(ResumptionWanted const&) const { return "goes on when?"; }
  std::string operator()(ResumptionTold const& c) const { return "goes on " + c.text; }
  std::string operator()(ContinueNeeded const&) const { return "still adjourned"; }
  std::string operator()(MoveAwaited const& c) const { return "awaited " + letter(c.by); }
  std::string operator()(StandingTold const& c) const {
    std::string text = "standing";
    for (Content const& each : c.facts) text.append("; ").append(std::visit(*this, each));
    return text;
  }
  std::string operator()(MovesMissing const& c) const {
    return "missing after " + (c.last ? notation::write_san(*c.last) : "the start");
  }
  std::string operator()(ResignationTold const& c) const { return "has resigned " + letter(c.by); }
  std::string operator()(DrawTooEarly const&) const { return "draw too early"; }
  std::string operator()(PromotionTold const& c) const {
    return std::string{"piece "} + notation::english.of(c.piece);
  }
  std::string operator()(StartTold const& c) const { return "start " + std::to_string(c.number); }
  std::string operator()(ClaimNotInRules const&) const { return "no such claim"; }
  std::string operator()(NoQuickplayFinish const&) const { return "no quickplay finish"; }
  std::string operator()(BoardToSetUp const& c) const { return "set up " + letter(c.board); }
  std::string operator()(RecorderTold const&) const { return "recorder"; }
  std::string operator()(RecordingSaved const&) const { return "recorded"; }
  std::string operator()(RecordingsPlayed const&) const { return "own recording"; }
  std::string operator()(KeypadTold const&) const { return "keypad"; }
  std::string operator()(LeavingAsked const&) const { return "leave?"; }
  std::string operator()(DrawOfferTold const& c) const { return "draw offer " + letter(c.by); }
  std::string operator()(DrawDeclined const& c) const { return "draw declined " + letter(c.by); }
  std::string operator()(SideWanted const& c) const {
    return "side? " + std::to_string(static_cast<int>(c.about));
  }
  std::string operator()(SideQuestionDropped const&) const { return "side question dropped"; }
  std::string operator()(NoDrawOffer const&) const { return "no draw offer"; }
  std::string operator()(OnceMoreAsked const& c) const {
    return c.entry == TwiceEntered::resignation ? "resign?"
                                                : "once more? " + std::to_string(static_cast<int>(c.entry));
  }
  std::string operator()(ClaimTold const& c) const {
    return "claim " + std::to_string(static_cast<int>(c.kind));
  }
  std::string operator()(ClaimDecided const& c) const {
    return c.is_upheld ? "claim upheld" : "claim rejected";
  }
  std::string operator()(NoClaim const&) const { return "no claim"; }
  std::string operator()(FlagsTold const& c) const {
    return "flags " + std::to_string(c.own) + std::to_string(c.opponent);
  }
  std::string operator()(ScoreTold const& c) const {
    return "score " + std::to_string(c.number) + (c.white ? " " + c.white->to.name() : "") +
           (c.black ? " " + c.black->to.name() : "");
  }
  std::string operator()(NoSuchMove const&) const { return "no such move"; }
  std::string operator()(PositionTold const& c) const { return "position" + squares(c.pieces.occupied()); }
  std::string operator()(NotAllowed const&) const { return "not allowed"; }
  std::string operator()(LowTimeTold const& c) const { return "low time " + std::to_string(c.own.count()); }
  std::string operator()(AdjournedTold const& c) const {
    return "adjourned " + letter(c.by) + " " + std::to_string(c.number);
  }
  std::string operator()(OnlyMoverSeals const&) const { return "only mover seals"; }
  std::string operator()(ResultSigned const& c) const { return "signed " + letter(c.by); }
  std::string operator()(NothingToSign const&) const { return "nothing to sign"; }
  std::string operator()(RestoreTold const& c) const {
    return (c.is_done ? "restored " : "restore ") + letter(c.to_move) + " " + std::to_string(c.number);
  }
  std::string operator()(CorrectionTold const& c) const {
    return (c.is_done ? "corrected " : "meant ") + letter(c.by) + " " + c.meant.to.name() + " for " +
           c.instead.to.name();
  }
  std::string operator()(ReplaceTold const& c) const {
    return (c.is_done ? "replaced " : "replace ") + letter(c.by) + " " + std::to_string(c.number) + " " +
           c.meant.to.name() + " for " + c.instead.to.name();
  }
  std::string operator()(RestoreRefused const&) const { return "restore refused"; }
  std::string operator()(NothingToCorrect const&) const { return "nothing to correct"; }
  std::string operator()(WordNeeded const&) const { return "word needed"; }
  std::string operator()(WordAsked const&) const { return "word asked"; }
  std::string operator()(WordRefused const&) const { return "word refused"; }
  std::string operator()(TrainingTold const& c) const { return "training " + std::to_string(c.lines.size()); }
  std::string operator()(DutyTold const& c) const {
    if (c.duty.number > 0)
      return (c.duty.kind == DutyKind::seal_move ? "seal " : "envelope of ") + letter(c.duty.side) + " " +
             std::to_string(c.duty.number);
    std::string const kinds[] = {"make on ", "announce to ", "start ", "write for ", "tell "};
    std::string const kind =
        c.duty.is_shown ? std::string("show to ") : kinds[static_cast<unsigned>(c.duty.kind)];
    return kind + letter(c.duty.side) + " " + (*this)(MoveSaid{Color::white, c.duty.ply, c.duty.move});
  }
  std::string operator()(NoDuty const&) const { return "no duty"; }
  std::string operator()(TimesToTell const& c) const {
    return "tell " + letter(c.to) + " " + (*this)(TimesTold{c.own, c.opponent});
  }
  std::string operator()(MovesToTell const& c) const {
    return "tell " + letter(c.to) + " " + (*this)(MoveNumberTold{c.moves});
  }
};

std::string text_of(Announcement const& a) {
  std::string const to[] = {"table ", "white ", "black ", "wa ", "ba "};
  return to[static_cast<unsigned>(a.to)] + (a.is_repeat ? "repeat " : "") +
         std::visit(ContentText{}, a.content);
}

struct OutcomeText {
  std::string operator()(PieceTouched const& o) const {
    return "touched " + letter(o.by) + " " + o.square.name() + o.piece.fen_letter();
  }
  std::string operator()(MoveMade const& o) const {
    return "made " + letter(o.by) + " " + std::to_string(o.ply) + " " + uci(o.move);
  }
  std::string operator()(MoveCompleted const& o) const {
    return "done " + letter(o.by) + " " + std::to_string(o.ply) + " " + uci(o.move) + " " + o.san +
           (o.is_found ? " found" : "");
  }
  std::string operator()(MoveCopied const& o) const {
    return "copied " + letter(o.board) + " " + std::to_string(o.ply);
  }
  std::string operator()(BoardDiffers const& o) const {
    return "differs " + letter(o.board) + " " + std::to_string(o.ply) + squares(o.squares);
  }
  std::string operator()(BoardAgreesAgain const& o) const {
    return "agrees " + letter(o.board) + " " + std::to_string(o.ply);
  }
  std::string operator()(Irregularity const& o) const {
    std::string const kinds[] = {"no move",
                                 "not announced",
                                 "announced another",
                                 "repeated another",
                                 "untimely offer",
                                 "clock stands",
                                 "arrival not seen",
                                 "promotion not named",
                                 "moved after resigning",
                                 "pressed while announced",
                                 "capture not seen"};
    return "irregular " + letter(o.by) + " " + std::to_string(o.ply) + " " +
           kinds[static_cast<unsigned>(o.kind)];
  }
  std::string operator()(Told const& o) const { return "told " + text_of(o.announcement); }
  std::string operator()(GameEnded const& o) const {
    return "ended " + std::to_string(static_cast<int>(o.result)) + " " + o.reason;
  }
  std::string operator()(GameAdjourned const& o) const {
    return "adjourned " + letter(o.sealed_by) + " " + std::to_string(o.number) + " " + o.position +
           (o.offer ? " offer " + letter(*o.offer) : "");
  }
  std::string operator()(MovePutBack const& o) const {
    return "put back " + letter(o.by) + " " + std::to_string(o.ply) + " " + o.san;
  }
  std::string operator()(PromotionNamed const& o) const {
    return "named " + letter(o.by) + " " + std::to_string(o.ply) + " " + uci(o.move) + " " + o.san;
  }
  std::string operator()(MoveTakenBack const& o) const {
    return "back " + letter(o.by) + " " + std::to_string(o.ply) + " " + uci(o.move) + " " + o.san;
  }
  std::string operator()(EndTakenBack const& o) const {
    return "end back " + std::to_string(static_cast<int>(o.result));
  }
  std::string operator()(BoardAwaitsPosition const& o) const {
    return "awaits " + letter(o.board) + " " + std::to_string(o.ply) + squares(o.squares);
  }
  std::string operator()(EquipmentExplained const& o) const {
    return "explained " + std::to_string(static_cast<int>(o.fault)) + (o.of ? " " + letter(*o.of) : "") +
           squares(o.squares);
  }
  std::string operator()(PositionRestored const& o) const {
    return "restored " + std::to_string(o.plies) + " " + o.position;
  }
};

struct EffectText {
  std::string operator()(Record const& e) const { return std::visit(OutcomeText{}, e.outcome); }
  std::string operator()(Announce const& e) const { return "say " + text_of(e.announcement); }
  std::string operator()(AskBoard const& e) const { return "ask " + letter(e.board); }
};

}  // namespace

std::string text_of(Effect const& effect) { return std::visit(EffectText{}, effect); }

}  // namespace tactus::table
