import type { VerificationLevel } from '../vocabulary';
import type { CodeLine } from './code-line';

/** Nothing to tell beside the code. */
type Nothing = Record<string, never>;

/** What the last look before print says: each code with what it is told with. */
export interface IntegrityReasons
  extends ActionReasons, AnswerReasons, FindingReasons, RiskReasons, NoteReasons, LookReasons {}

/** What the check of a claim's quotations calls for. */
interface ActionReasons {
  'act.nothing': Nothing;
  'act.both-sides': Nothing;
  'act.not-as-fact': Nothing;
  'act.refuted': Nothing;
  'act.leave-out-quote': Nothing;
  'act.find-evidence': Nothing;
  /** It is itself an answer to the allegation, and pages carry one. */
  'act.as-answered': Nothing;
}

/** What the case answers to a question that doubts it. */
interface AnswerReasons {
  'look.voices': { voices: number };
  'look.one-voice': { name: string };
  'look.no-voice': Nothing;
  'look.several-beginnings': { beginnings: number };
  'look.one-beginning': { name: string };
  'look.no-beginning': Nothing;
  'look.party-alone': { names: string[] };
  'look.others-too': { names: string[] };
  'look.other-account-open': { accounts: number };
  'look.other-account-met': { accounts: number };
  'look.no-other-account': Nothing;
  'look.not-looked-for': Nothing;
  'look.side-heard': { names: string[] };
  'look.side-not-heard': { names: string[] };
  'look.nobody-accused': Nothing;
  'look.agree': Nothing;
  'look.differ': { about: string; values: string[] };
  'look.named': { sources: number };
  'look.unnamed-alone': { sources: number };
  'look.new': Nothing;
  'look.old-signs': { signs: number };
  /** Credible pages of long before, from `day` on, while none that counts tells it of the day of the topic. */
  'look.told-before': { names: string[]; day: string };
  /** A credible page says of a thing in the headline that it is gone, or soon will be. */
  'look.thing-gone': { name: string; day: string | null; quote: string };
  'look.rated-false': { publishers: string[] };
  'look.not-rated-false': { checks: number };
  'look.quotes-stand': { quotes: number };
  'look.quotes-missing': { quotes: number };
}

/** What the review of integrity finds. */
interface FindingReasons {
  /** A serious allegation against somebody of whom no page carries an answer, and that no office or court makes. */
  'integrity.reply-not-sought': { names: string[]; words: string[] };
  /** An office or a court makes the allegation; no page carries their answer. */
  'integrity.reply-missing': { names: string[] };
  'integrity.single-source': { name: string };
  'integrity.unnamed-only': { sources: number };
  'integrity.one-side': { sources: number };
  'integrity.told-as-fact': { words: string[] };
  /** Words beside the quotation in its page turn it. */
  'integrity.out-of-context': { name: string; words: string };
  'integrity.quote-missing': { name: string };
  'integrity.docket-as-guilt': { word: string };
}

/** What a lawyer should see. */
interface RiskReasons {
  'legal.minor': { name: string; grave: boolean };
  'legal.private-person': { name: string; accused: boolean };
  'legal.health': { name: string; words: string };
  'legal.before-judgment': { words: string[] };
  'legal.defamation': { names: string[] };
  'legal.embargo': { words: string };
  'legal.court-order': { words: string };
}

/** What the writer of the article is told. */
interface NoteReasons {
  'write.level': { level: VerificationLevel; voices: number };
  'write.attribute': { names: string[] };
  'write.unconfirmed': { claim: string };
  /** Not confirmed, and itself an answer to the allegation, where pages carry one. */
  'write.answer': { claim: string };
  'write.contested': { claim: string };
  'write.refuted': { claim: string };
  'write.figures-differ': { about: string; values: string[] };
  'write.reply': { names: string[] };
}

/** Why a person must look. */
interface LookReasons {
  'review.integrity-finding': { findings: CodeLine[] };
  'review.legal-risk': { risks: CodeLine[] };
  /** What was grave in it has been settled since. */
  'review.integrity-settled': Nothing;
}
