import { createReason, type Passage, type Reason, type StanceJudgement } from '@corroborate/domain';
import { isSupported } from '../../checker/checker.policy';
import type { Reading } from '../../reading.types';
import type { SentenceCheck } from '../../reasoner.port';
import { REASONING } from '../../reasoning.thresholds';

/** Possible answers to the adversarial question of whether the page itself reports the claim as fact. */
export const ADVERSARIAL_REPLIES = ['reports', 'passes-on', 'doubts', 'another-event', 'not-said'] as const;
export type AdversarialReply = (typeof ADVERSARIAL_REPLIES)[number];

/** Answer of one reader to the adversarial question. The quote is verbatim from the captured text. */
export interface ReaderReply {
  name: string;
  answer: AdversarialReply;
  passage: Passage | null;
}

/** Results from the checker for the passages in which a reader found support. */
export interface Confirmation {
  name: string;
  checks: readonly SentenceCheck[];
  /** Whether the checker answered every question. */
  complete: boolean;
}

/** All readings of one page with respect to the main claim. */
export interface PageReadings {
  readings: readonly Reading[];
  /** Answers to the adversarial question; empty if it was not asked. */
  vouchings: readonly ReaderReply[];
  /** Readers that contradicted themselves and whose readings are excluded. */
  void: readonly string[];
  /** Null if no checker is configured to confirm readings. */
  confirmation?: Confirmation | null;
}

/** Objection raised by the rules that no reader can override. */
export type ReadingExclusion = Reason | null;

/** Whether to ask the adversarial question: readers find support on the page but rules do not clearly do so. */
export const needsAdversarialQuestion = (
  rules: StanceJudgement,
  readings: readonly Reading[],
  bar: ReadingExclusion,
): boolean => bar === null && rules.stance !== 'supports' && rules.stance !== 'disputes' && allSupport(readings);

const allSupport = (readings: readonly Reading[]): boolean =>
  readings.length > 0 && readings.every(({ stance, passage }) => stance === 'supports' && passage !== null);

/**
 * Combines rules and grounded readings. A page counts as support only if every reader finds support with a quote, every
 * answer to the adversarial question confirms it, and no rule excludes the page. A reading can always remove support,
 * and can add a denial unless the page is excluded.
 */
export function combineReadings(rules: StanceJudgement, model: PageReadings, bar: ReadingExclusion): StanceJudgement {
  const { readings } = model;
  const annotated = { ...rules, reasons: [...rules.reasons, ...model.void.map(contradictionReason)] };
  if (rules.stance === 'disputes' || readings.length === 0) return annotated;
  const denial = readings.find(({ stance, passage }) => stance === 'disputes' && passage !== null);
  if (denial)
    return bar && rules.stance === 'supports'
      ? withdrawSupport(annotated, readings)
      : markDenied(annotated, denial, bar);
  if (rules.stance === 'supports')
    return allSupport(readings) ? markConfirmed(annotated, readings) : withdrawSupport(annotated, readings);
  return allSupport(readings) ? countAsSupport(annotated, model, bar) : annotated;
}

const contradictionReason = (name: string): Reason => createReason('model.contradicts-itself', { name });
const namesOf = (of: readonly { name: string }[]): string[] => [...new Set(of.map(({ name }) => name))];
const addReason = (judgement: StanceJudgement, reason: Reason): StanceJudgement => ({
  ...judgement,
  reasons: [...judgement.reasons, reason],
});

/** A page excluded because it is, for example, satire or about another event cannot deny anything. */
function markDenied(rules: StanceJudgement, { name, passage }: Reading, bar: ReadingExclusion): StanceJudgement {
  if (bar) return rules;
  const strength = Math.max(REASONING.deniedStrength, rules.strength);
  return addReason(
    { ...rules, stance: 'disputes', strength, passage, rule: READER_RULE },
    createReason('model.denial', { name }),
  );
}

const markConfirmed = (rules: StanceJudgement, readings: readonly Reading[]): StanceJudgement =>
  addReason(rules, createReason('model.confirms', { names: namesOf(readings) }));

function withdrawSupport(rules: StanceJudgement, readings: readonly Reading[]): StanceJudgement {
  const opposing = readings.find(({ stance }) => stance !== 'supports');
  if (!opposing) return rules;
  const strength = Math.min(REASONING.withdrawnStrength, rules.strength);
  const { name, stance } = opposing;
  const reason = opposing.discounted ?? createReason('model.no-support', { name, stance });
  return addReason({ ...rules, stance: 'mentions', strength }, reason);
}

function countAsSupport(
  rules: StanceJudgement,
  { readings, vouchings, confirmation }: PageReadings,
  bar: ReadingExclusion,
): StanceJudgement {
  const [first] = readings;
  if (bar) return addReason(rules, createReason('model.barred', { name: first?.name ?? '', bar: bar.code }));
  const unconfirmed = confirmation && findUnconfirmed(confirmation);
  if (unconfirmed) return addReason(rules, unconfirmed);
  const opposing = vouchings.find(({ answer }) => answer !== 'reports');
  if (opposing) return addReason(rules, notConfirmedReason(opposing));
  const names = namesOf([...readings, ...vouchings, ...(confirmation ? [confirmation] : [])]);
  if (vouchings.length === 0) return addReason(rules, createReason('model.lead', { names }));
  const support = {
    stance: 'supports',
    strength: REASONING.vouchedStrength,
    rule: READER_RULE,
    caution: undefined,
  } as const;
  return addReason({ ...rules, ...support, passage: first?.passage ?? null }, createReason('model.vouches', { names }));
}

/**
 * Why the checker does not confirm support; null if it finds support for the main claim and for no statement that
 * excludes it.
 */
export function findUnconfirmed({ name, checks, complete }: Confirmation): Reason | null {
  const core = checks.find(({ of }) => of === 'core');
  const control = checks.find(({ of, probability }) => of === 'control' && isSupported(probability));
  if (core && !isSupported(core.probability))
    return createReason('model.not-borne-out', { name, probability: core.probability });
  if (control) return createReason('model.bears-out-both', { name, probability: control.probability });
  return core && complete ? null : createReason('model.unchecked', { name });
}

const notConfirmedReason = ({ name, answer, passage }: ReaderReply): Reason =>
  createReason('model.not-vouched', { name, answer, words: passage?.quote ?? '' });

/** Value of `rule` if the stance was determined by readers only. */
export const READER_RULE = 'grounded-reading';
