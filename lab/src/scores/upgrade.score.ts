import type { Outcome, Truth } from './world-score.types';

/** A topic to be investigated, and its outcome. */
export interface Judged {
  truth: Truth;
  outcome: Outcome;
}

/** Compares recommended and applied levels with the expected ones. The terms are defined in docs/glossary.md. */
export function upgradeFigures(judged: Judged[]) {
  const counts = countUpgrades(judged);
  const of = (part: number, whole: number) => (whole === 0 ? 0 : part / whole);
  const heldThoughDue = judged.filter((pair) => shouldRise(pair) && isHeld(pair)).length;
  return {
    falseUpgradeRate: of(counts.falseUpgrades, counts.upgraded),
    falselyUpgradedShare: of(counts.falseUpgrades, counts.shouldStay),
    missedUpgradeRate: of(counts.missed, counts.shouldRise),
    heldUpgradeRate: of(heldThoughDue, counts.shouldRise),
    missedAppliedRate: of(counts.missed + heldThoughDue, counts.shouldRise),
    counts,
  };
}

function countUpgrades(judged: Judged[]) {
  const count = (...conditions: ((pair: Judged) => boolean)[]) =>
    judged.filter((pair) => conditions.every((holds) => holds(pair))).length;
  return {
    shouldStay: count(shouldStay),
    shouldRise: count(shouldRise),
    recommended: count(isRecommended),
    falselyRecommended: count(shouldStay, isRecommended),
    upgraded: count(isUpgraded),
    falseUpgrades: count(shouldStay, isUpgraded),
    held: count(isHeld),
    missed: count(shouldRise, (pair) => !isRecommended(pair) && !isUpgraded(pair)),
  };
}

const shouldStay = ({ truth }: Judged) => truth.level.every((level) => level === 'unverified');
const shouldRise = ({ truth }: Judged) => !truth.level.includes('unverified');
/** Topics of a world start as `unverified`, so any higher level is an upgrade. */
const isUpgraded = ({ outcome }: Judged) => outcome.applied !== 'unverified';
const isRecommended = ({ outcome }: Judged) => outcome.recommended !== 'unverified';
const isHeld = (pair: Judged) => isRecommended(pair) && !isUpgraded(pair);
