import type { ReviewReason, StageName, VerificationLevel } from '../vocabulary';
import type { CodeLine } from './code-line';

/** Why many pages make the verdict they make: each code with what it is told with. */
export interface VerificationReasons
  extends
    VoiceReasons,
    CountReasons,
    RuleReasons,
    ReviewReasons,
    LossReasons,
    ConfidenceReasons,
    FindingReasons,
    StopReasons,
    ChangeReasons {}

/** Nothing to tell beside the code. */
type Nothing = Record<string, never>;

/** Why two sources are one voice. */
interface VoiceReasons {
  /** Two captures of one page. */
  'voice.same-page': { page: string };
  /** Two pages of one site. */
  'voice.same-site': { site: string };
  /** Two sites of one owner. */
  'voice.same-owner': { owner: string };
  /** Both carry the report of one agency, or one of them is the agency. */
  'voice.agency': { agency: string };
  /** Most of one text is found in the other; both shares 0–1. */
  'voice.texts-agree': { similarity: number; containment: number };
  'voice.same-text': Nothing;
  /** The text is the release of an interested party: a mark on a lone source. */
  'voice.release': Nothing;
  /** So many of 100 parts of its text are another source's release. */
  'voice.prints-release': { percent: number };
  /** It passes on another newsroom's report: by its headline, by naming no source of its own, or as a model reads. */
  'voice.leans-on': { outlet: string; cue: string; shownBy: 'headline' | 'no own source' | 'reader' };
  /** It passes on a page that was not read: of the topic's own site, or of one known to be unreliable. */
  'voice.leans-on-unread': { outlet: string; site: string; topics: boolean };
}

/** Which voices count, and why one does not. */
interface CountReasons {
  'count.voices': { voices: number; names: string[] };
  'count.none': Nothing;
  /** The other credible pages on the event do not speak as they do of a story that holds; chances 0–1. */
  'count.others-speak-against': { voices: number; chance: number; wanted: number };
  /** It does not say where, and others place the like-named town elsewhere. */
  'count.namesake': Nothing;
  /** No supporting page shows when it was written. */
  'count.no-day': Nothing;
  /** The topic's own page, or one that has it from there. */
  'count.topics-own': Nothing;
  /** Its report rests, through so many hands, on the topic's own page or site. */
  'count.rests-on-topic': { name: string; hands: number };
  /** Its report rests, through so many hands, on a source that is not credible. */
  'count.rests-on': { name: string; hands: number };
  'count.own-release': Nothing;
  /** An office clears or praises itself, by these words. */
  'count.own-favour': { word: string };
  /** Companies on what they decided about themselves: for `verified` at most. */
  'count.own-matter': { names: string[] };
  'count.also-disputes': Nothing;
  /** Another page of the outlet is counted already. */
  'count.same-outlet': { name: string };
}

/** What each rule of the decision came to. */
interface RuleReasons {
  'level.given': { voices: number; level: VerificationLevel; strongly: boolean };
  /** The evidence gives less than the topic has. */
  'level.never-lowered': { level: VerificationLevel; before: VerificationLevel };
  'level.not-lower': Nothing;
  /** So many neutral sources agree independently as an operator lets carry a topic. */
  'neutral.agree': { names: string[]; quorum: number };
  'neutral.none': { quorum: number };
  'hold.held': Nothing;
  'hold.shadow': Nothing;
  /** Something is open, but no upgrade is recommended. */
  'hold.nothing-to-hold': Nothing;
  'hold.none': Nothing;
  'fact-check.none': Nothing;
  'fact-check.none-false': Nothing;
  /** Credible checkers rate it false; some of their names. */
  'fact-check.rated-false': { publishers: string[] };
  'coverage.nobody-asked': Nothing;
  /** `mute`: some of the engines that never answered. */
  'coverage.answered': { heard: number; asked: number; mute: string[] };
  'success.none': Nothing;
  'success.met': { criteria: CodeLine[] };
  'success.sources': { sources: number };
  'success.authoritative-origin': Nothing;
  'success.context': { details: number };
  'success.social-accounts': { accounts: number };
  /** A person settling what is open would let the recommended level be applied. */
  'lift.settle': {
    open: 'contradiction' | 'allegation' | 'claim' | 'look' | 'reading';
    recommended: VerificationLevel;
  };
  /** Most of the search was silent. */
  'lift.ask-again': { heard: number; asked: number };
  /** Credible voices say that it is not so, and none bears it out: sources alone would not do. */
  'lift.denials-stand': { names: string[] };
  'lift.more-sources': { more: number; level: VerificationLevel; explainDenials: boolean };
}

/** Why a person must look. */
interface ReviewReasons {
  'review.disputed': { disputing: number; names: string[]; supporting: number };
  'review.rated-false': { publishers: string[] };
  /** Credible sources that give different days, places or figures. */
  'review.sources-differ': { about: string; values: string[]; names: string[] };
  'review.serious-allegation': { words: string[] };
  /** Who found that it could ruin somebody if it were false. */
  'review.serious-by-reader': { why: CodeLine[] };
  'review.low-tier-only': { sources: number };
  /** Credible outlets are among them, and left out by another rule. */
  'review.passed-over': { sources: number; credible: number };
  'review.uncorroborated': Nothing;
  /** Credible pages that were not read would suffice for the next level. */
  'review.unread-pages': { pages: number; level: number };
  'review.silent-search': { silent: number; asked: number };
  'review.lost-stages': { lost: CodeLine[] };
  /** Pages with text for machines, and the beginning of one such text. */
  'review.steering': { pages: number; quote: string };
  'review.coordinated-posts': Nothing;
  /** Who found that the topic says nothing that could be true or false. */
  'review.no-claim': { why: CodeLine[] };
  'review.few-sources': { sources: number; name: string; wanted: number };
  'review.unqualified-reader': { names: string[] };
  'review.upgrades-reviewed': Nothing;
  /** This rule found nothing. */
  'review.none': { rule: ReviewReason };
  /** A person corrected the evidence, and the verdict would be another. */
  'review.evidence-corrected': { changes: CodeLine[] };
  /** A source came after the decision, and the verdict would be another. */
  'review.evidence-added': { changes: CodeLine[] };
  /** The case was judged again from what is kept of it, and the verdict would be another. */
  'review.judged-again': { changes: CodeLine[] };
}

/** What was lost on the way. */
interface LossReasons {
  'loss.stage-failed': { stage: StageName; round: number; why: string };
  /** What the stage had ready was used; `rest`: what it lost besides. */
  'loss.stage-cut-short': { stage: StageName; rest: string | null };
  /** It was skipped because the process that ran it died, `deaths` times. */
  'loss.stage-crashed': { stage: StageName; round: number; deaths: number };
  /** Gathering was ended before it was done: by a person, or by the time limit of the mode. */
  'loss.wrapped-up': Nothing;
  'loss.deadline': { minutes: number };
  /** Engines, pages and archives that could not be asked: no stage was lost. */
  'loss.told': { text: string };
}

/** How sure we are: where it starts, and what lifts or lowers it. */
interface ConfidenceReasons {
  'confidence.both-sides': { points: number };
  'confidence.only-disputed': { points: number };
  'confidence.voices': { points: number; voices: number; open: boolean };
  'confidence.low-tier-only': { points: number };
  'confidence.own-word': { points: number };
  'confidence.neutral': { points: number };
  'confidence.nothing-found': { points: number };
  'confidence.primary-source': { by: number };
  'confidence.authoritative-origin': { by: number };
  /** `agreement` of 100. */
  'confidence.inconsistent': { by: number; agreement: number };
  'confidence.unnamed-sources': { by: number };
  'confidence.unanswered': { by: number; heard: number; asked: number };
  'confidence.something-missing': { by: number };
  'confidence.could-not-look': Nothing;
}

/** What sources laid side by side say of a claim, and which fact checks are of it. */
interface FindingReasons {
  'claim.nobody-speaks': Nothing;
  'claim.confirmed': { voices: number; names: string[] };
  'claim.disputed': { voices: number; names: string[] };
  'claim.other-value': { value: string; names: string[] };
  /** The check is of the same claim: so many of 100 of the topic's words, and nothing that tells it apart. */
  'check.same-claim': { percent: number };
  'check.too-few-words': Nothing;
  'check.other-event': Nothing;
  'check.names-nobody': Nothing;
  'check.elsewhere': Nothing;
  'check.other-figure': { of: string };
  'check.opposite': Nothing;
  'check.other-time': Nothing;
}

/** Why there is another round, or none, and what it is to ask for. */
interface StopReasons {
  'stop.rounds-used': { mode: string; rounds: number };
  'stop.enough-sources': { sources: number };
  'stop.no-gap': Nothing;
  'stop.nothing-new': Nothing;
  /** A person wanted the verdict on what was there. */
  'stop.wrapped-up': Nothing;
  'stop.deadline': { mode: string; minutes: number };
  /** No engine answered and no page could be read: there is nothing to decide on. */
  'stop.nothing-gathered': Nothing;
  /** The decision stood; a source that was added later had it made again. */
  'stop.added': Nothing;
  /** The case was over, and was judged again from what is kept of it. */
  'stop.judged-again': Nothing;
  'stop.go-on': { gaps: number; round: number; rounds: number };
  'gap.core': Nothing;
  'gap.detail': Nothing;
  'gap.contradiction': Nothing;
  'gap.few-voices': { name: string };
  'gap.unread-source': { name: string };
  'gap.unread-citation': { site: string };
}

/** What a person's correction does to the decision. */
interface ChangeReasons {
  'change.level': { from: VerificationLevel; to: VerificationLevel };
  'change.sources': { from: number; to: number };
  'change.confidence': { from: number; to: number };
  'change.now-held': Nothing;
  'change.no-longer-held': Nothing;
  'change.new-review': { rule: string };
  'change.no-longer-review': { rule: string };
}
