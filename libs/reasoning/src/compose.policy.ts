import { because } from '@corroborate/domain';
import type { Passage, Reason, Stance, StanceJudgement } from '@corroborate/domain';

/** One model's word on one statement, its quote already found in the captured text. */
export interface Reading {
  name: string;
  stance: Stance;
  passage: Passage | null;
  /** Why its support does not count; only on a reading that supported it. */
  discounted?: Reason;
}

export interface Composed {
  judgement: StanceJudgement;
  /** Support that models see and rules do not, on a page that the rules relate to this event. */
  lead: Passage | null;
  /** The models differ on whether it supports. */
  disagree: boolean;
  changed: boolean;
}

/** How careful a word is: one that supports least, one that disputes most. */
const CARE: Record<Stance, number> = { supports: 0, mentions: 1, unrelated: 1, disputes: 2 };

/** The most careful of several readings; the first of equals. */
const mostCareful = (readings: readonly Reading[]): Reading | null =>
  readings.reduce<Reading | null>(
    (best, one) => (best === null || CARE[one.stance] > CARE[best.stance] ? one : best),
    null,
  );

/**
 * Lays models' readings beside the rules' judgement. They can take support away, and can find a denial on a page that
 * the rules relate to this event; they can neither give support nor make a page disappear. Reasons of the rules stay,
 * for later policies read them.
 */
export function compose(rules: StanceJudgement, readings: readonly Reading[], sameEvent: boolean): Composed {
  const word = mostCareful(readings);
  const disagree = new Set(readings.map(({ stance }) => stance === 'supports')).size > 1;
  const as = (stance: Stance, strength: number, passage: Passage | null, reason: Reason): StanceJudgement => ({
    stance,
    strength,
    passage,
    reasons: [...rules.reasons, reason],
  });
  const same: Composed = { judgement: rules, lead: null, disagree, changed: false };
  if (!word || rules.stance === 'disputes' || rules.stance === 'unrelated') return same;
  if (word.stance === 'disputes' && word.passage && sameEvent) {
    const denial = because('model.denial', { name: word.name });
    return { ...same, changed: true, judgement: as('disputes', Math.max(0.5, rules.strength), word.passage, denial) };
  }
  if (rules.stance === 'mentions')
    return { ...same, lead: word.stance === 'supports' && sameEvent ? word.passage : null };
  if (word.stance === 'supports') {
    const agreed = because('model.same', { names: readings.map(({ name }) => name) });
    return { ...same, judgement: { ...rules, reasons: [...rules.reasons, agreed] } };
  }
  const reason = word.discounted ?? because('model.no-support', { name: word.name, stance: word.stance });
  return { ...same, changed: true, judgement: as('mentions', Math.min(0.3, rules.strength), rules.passage, reason) };
}
