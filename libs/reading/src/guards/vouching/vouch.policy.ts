import { createReason, type Passage, type Reason, type StanceJudgement } from '@corroborate/domain';
import { isBorneOut } from '../../checker/checker.policy';
import type { Reading } from '../../reading.types';
import type { SentenceCheck } from '../../reasoner.port';
import { REASONING } from '../../reasoning.thresholds';

/** Answers to the adversarial question, whether the page itself reports the claim as fact. */
export const VOUCHINGS = ['reports', 'passes-on', 'doubts', 'another-event', 'not-said'] as const;
export type Vouching = (typeof VOUCHINGS)[number];

/** One reader's answer to the adversarial question; its quote is verbatim in the captured text. */
export interface Vouched {
  name: string;
  answer: Vouching;
  passage: Passage | null;
}

/** Checker results for the passages in which a reader found support. */
export interface Confirmation {
  name: string;
  checks: readonly SentenceCheck[];
  /** Whether it answered all questions. */
  complete: boolean;
}

/** All readings of one page on the main claim. */
export interface Voices {
  readings: readonly Reading[];
  /** Answers to the adversarial question; empty if it was not asked. */
  vouchings: readonly Vouched[];
  /** Readers that contradicted themselves; their readings are excluded. */
  void: readonly string[];
  /** Null if no checker is configured to confirm readings. */
  confirmation?: Confirmation | null;
}

/** Objection from the rules that no reader can override. */
export type Bar = Reason | null;

/** Whether the adversarial question is required: readers support the page although rules do not clearly do so. */
export const mustAsk = (rules: StanceJudgement, readings: readonly Reading[], bar: Bar): boolean =>
  bar === null && rules.stance !== 'supports' && rules.stance !== 'disputes' && allSupport(readings);

const allSupport = (readings: readonly Reading[]): boolean =>
  readings.length > 0 && readings.every(({ stance, passage }) => stance === 'supports' && passage !== null);

/**
 * Combines rules and grounded readings. A page counts as support only if every reader finds support with a quote,
 * every answer to the adversarial question confirms it, and no rule bars the page. A reading can always withdraw
 * support, and can find a denial unless barred.
 */
export function vouch(rules: StanceJudgement, voices: Voices, bar: Bar): StanceJudgement {
  const { readings } = voices;
  const annotated = { ...rules, reasons: [...rules.reasons, ...voices.void.map(contradicts)] };
  if (rules.stance === 'disputes' || readings.length === 0) return annotated;
  const denial = readings.find(({ stance, passage }) => stance === 'disputes' && passage !== null);
  if (denial)
    return bar && rules.stance === 'supports' ? withdrawn(annotated, readings) : denied(annotated, denial, bar);
  if (rules.stance === 'supports')
    return allSupport(readings) ? agreed(annotated, readings) : withdrawn(annotated, readings);
  return allSupport(readings) ? counted(annotated, voices, bar) : annotated;
}

const contradicts = (name: string): Reason => createReason('model.contradicts-itself', { name });
const namesOf = (of: readonly { name: string }[]): string[] => [...new Set(of.map(({ name }) => name))];
const and = (judgement: StanceJudgement, reason: Reason): StanceJudgement => ({
  ...judgement,
  reasons: [...judgement.reasons, reason],
});

/** A barred page (about another event, satire and so on) denies nothing. */
function denied(rules: StanceJudgement, { name, passage }: Reading, bar: Bar): StanceJudgement {
  if (bar) return rules;
  const strength = Math.max(REASONING.deniedStrength, rules.strength);
  return and({ ...rules, stance: 'disputes', strength, passage, rule: READER }, createReason('model.denial', { name }));
}

const agreed = (rules: StanceJudgement, readings: readonly Reading[]): StanceJudgement =>
  and(rules, createReason('model.confirms', { names: namesOf(readings) }));

function withdrawn(rules: StanceJudgement, readings: readonly Reading[]): StanceJudgement {
  const against = readings.find(({ stance }) => stance !== 'supports');
  if (!against) return rules;
  const strength = Math.min(REASONING.withdrawnStrength, rules.strength);
  const { name, stance } = against;
  const reason = against.discounted ?? createReason('model.no-support', { name, stance });
  return and({ ...rules, stance: 'mentions', strength }, reason);
}

function counted(rules: StanceJudgement, { readings, vouchings, confirmation }: Voices, bar: Bar): StanceJudgement {
  const [first] = readings;
  if (bar) return and(rules, createReason('model.barred', { name: first?.name ?? '', bar: bar.code }));
  const unconfirmed = confirmation && whyUnconfirmed(confirmation);
  if (unconfirmed) return and(rules, unconfirmed);
  const against = vouchings.find(({ answer }) => answer !== 'reports');
  if (against) return and(rules, notVouched(against));
  const names = namesOf([...readings, ...vouchings, ...(confirmation ? [confirmation] : [])]);
  if (vouchings.length === 0) return and(rules, createReason('model.lead', { names }));
  const support = {
    stance: 'supports',
    strength: REASONING.vouchedStrength,
    rule: READER,
    caution: undefined,
  } as const;
  return and({ ...rules, ...support, passage: first?.passage ?? null }, createReason('model.vouches', { names }));
}

/** Null if the checker supports the main claim and nothing that excludes it. */
export function whyUnconfirmed({ name, checks, complete }: Confirmation): Reason | null {
  const core = checks.find(({ of }) => of === 'core');
  const control = checks.find(({ of, probability }) => of === 'control' && isBorneOut(probability));
  if (core && !isBorneOut(core.probability))
    return createReason('model.not-borne-out', { name, probability: core.probability });
  if (control) return createReason('model.bears-out-both', { name, probability: control.probability });
  return core && complete ? null : createReason('model.unchecked', { name });
}

const notVouched = ({ name, answer, passage }: Vouched): Reason =>
  createReason('model.not-vouched', { name, answer, words: passage?.quote ?? '' });

/** Value of `rule` if only readers determined the stance. */
export const READER = 'grounded-reading';
