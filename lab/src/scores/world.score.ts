import { isAbove } from '@corroborate/domain';
import { nameKey } from '@corroborate/text';
import type { Outcome, Truth, ListedStory } from './world-score.types';

/**
 * Compares outcomes with the truth of a world; docs/glossary.md defines each figure. Rates with a denominator of 0 are
 * 0 for faults and 1 for virtues.
 */
export function scoreWorld(truths: Truth[], outcomes: Outcome[]) {
  const byTopic = new Map(outcomes.map((outcome) => [outcome.topic, outcome]));
  const pairs = truths.flatMap((truth) => {
    const outcome = byTopic.get(truth.topic);
    return outcome ? [{ truth, outcome }] : [];
  });
  const rows = pairs.map(({ truth, outcome }) => scoreRow(truth, outcome));
  const judged = pairs.filter(({ truth }) => truth.candidate !== false);
  return {
    topics: pairs.length,
    ...upgradeFigures(judged),
    levelAgreement: share(rows, (row) => row.ok),
    originFound: share(
      rows.filter((row) => row.originOk !== null),
      (row) => row.originOk === true,
    ),
    independenceInRange: share(
      rows.filter((row) => row.independentOk !== null),
      (row) => row.independentOk === true,
    ),
    story: storyFigures(pairs.map(({ truth, outcome: { story } }) => ({ truth, story }))),
    ...reviewRates(judged),
    ...costs(judged.map(({ outcome }) => outcome).filter(({ investigated }) => investigated)),
    failures: outcomes.filter((outcome) => outcome.failure !== null).length + (truths.length - pairs.length),
    rows,
  };
}

export type WorldScore = ReturnType<typeof scoreWorld>;

function scoreRow(truth: Truth, outcome: Outcome) {
  return {
    topic: truth.topic,
    applied: outcome.applied,
    recommended: outcome.recommended,
    acceptable: truth.level,
    ok: levelOk(truth, outcome),
    held: isAbove(outcome.recommended, outcome.applied),
    origin: outcome.originUrl ?? outcome.originSite,
    originOk: truth.candidate === false || !truth.origin ? null : originOk(truth.origin, outcome),
    independent: outcome.independent,
    independentOk:
      truth.candidate === false || !truth.independent ? null : within(truth.independent, outcome.independent),
    review: outcome.review,
    reviewOk: truth.candidate === false || truth.review === undefined ? null : truth.review === outcome.review,
    confidence: outcome.investigated && outcome.failure === null ? outcome.confidence : null,
    reasons: outcome.failure ? [outcome.failure, ...outcome.reasons] : outcome.reasons,
    wallMs: outcome.wallMs,
    costUsd: outcome.costUsd,
  };
}

/** A topic that is not a candidate must be refused and left unchanged; every other must end on an acceptable level. */
function levelOk(truth: Truth, outcome: Outcome): boolean {
  const acceptable = truth.level.includes(outcome.applied);
  return truth.candidate === false ? acceptable && !outcome.investigated : acceptable && outcome.failure === null;
}

/** The truth gives URLs or whole domains; any of them is right. */
export function originOk(
  accepted: string[],
  { originUrl, originSite }: Pick<Outcome, 'originUrl' | 'originSite'>,
): boolean {
  return accepted.some((item) =>
    item.includes('://')
      ? originUrl !== null && plainAddress(item) === plainAddress(originUrl)
      : originSite !== null && (originSite === item || item.endsWith(`.${originSite}`) || hostOf(originUrl) === item),
  );
}

/** Parameters that newsletters and networks append to a URL to track readers; they do not change the page. */
const TRACKING = /[?&](?:utm_[a-z_]+|fbclid|gclid|mc_[a-z]+|ref|cmpid|smid|ncid)=[^&#]*/gi;
const plainAddress = (url: string) =>
  url
    .replace(TRACKING, (part) => part.charAt(0))
    .replace(/[?&]{2,}/g, '?')
    .replace(/^https?:\/\/(www\.)?/, '')
    .replace(/^([^/]+):(?:80|443)(?=\/|$)/, '$1')
    .replace(/[/?&#]+$/, '');
const hostOf = (url: string | null) => (url ? plainAddress(url).split('/')[0] : null);
const within = ([low, high]: [number, number], value: number) => value >= low && value <= high;

function reviewRates(judged: Judged[]) {
  const must = judged.filter(({ truth }) => truth.review === true);
  const known = judged.filter(({ truth }) => truth.review !== undefined);
  return {
    reviewRecall: share(must, ({ outcome }) => outcome.review),
    reviewPrecision: share(
      known.filter(({ outcome }) => outcome.review),
      ({ truth }) => truth.review === true,
    ),
  };
}

function costs(outcomes: Outcome[]) {
  const wall = outcomes.map(({ wallMs }) => wallMs).sort((a, b) => a - b);
  const cost = outcomes.map(({ costUsd }) => costUsd);
  return {
    wallMs: { p50: quantile(wall, 0.5), p95: quantile(wall, 0.95), max: wall.at(-1) ?? 0 },
    costUsd: { mean: mean(cost), max: Math.max(0, ...cost) },
    upstreamCalls: { mean: mean(outcomes.map(({ upstreamCalls }) => upstreamCalls)) },
  };
}

function share<T>(items: T[], holds: (item: T) => boolean): number {
  return items.length ? items.filter(holds).length / items.length : 1;
}

const mean = (values: number[]) => (values.length ? values.reduce((a, b) => a + b, 0) / values.length : 0);

/** Quantile by nearest rank; values must be sorted. */
export function quantile(sorted: number[], q: number): number {
  return sorted[Math.max(0, Math.ceil(sorted.length * q) - 1)] ?? 0;
}

/**
 * Share of the noted events and people, and of those in the truth, that case files list. A day counts if any line has
 * it, whatever it says; a person counts if a name with the same last name has a role.
 */
export function storyFigures(pairs: readonly { truth: Truth; story: ListedStory | null }[]) {
  const listed = pairs.flatMap(({ truth, story }) => (story ? [{ truth, story }] : []));
  const sum = (count: (one: (typeof listed)[number]) => number) => listed.reduce((total, one) => total + count(one), 0);
  return {
    notedEvents: sum(({ story }) => story.noted.events),
    lines: sum(({ story }) => story.days.length),
    days: sum(({ truth }) => truth.timeline?.length ?? 0),
    daysListed: sum(({ truth, story }) => daysListed(truth, story)),
    notedPeople: sum(({ story }) => story.noted.people),
    listedPeople: sum(({ story }) => story.people.length),
    peopleWithRole: sum(({ story }) => story.people.filter(({ role }) => role !== null).length),
    people: sum(({ truth }) => truth.people?.length ?? 0),
    peopleNamed: sum(({ truth, story }) => peopleNamed(truth, story)),
  };
}

const daysListed = ({ timeline = [] }: Truth, { days }: ListedStory): number => {
  const listed = new Set(days.map(dayOf));
  return timeline.filter(({ date }) => [dayOf(date), ...coarser(dayOf(date))].some((day) => listed.has(day))).length;
};

const DAY_LENGTH = 10;
const dayOf = (date: string): string => date.slice(0, DAY_LENGTH);

/** A world can give a month by its first day, and a year by January 1. */
const coarser = (day: string): string[] =>
  ['-01', '-01-01'].flatMap((end) => (day.endsWith(end) ? [day.slice(0, -end.length)] : []));

const lastName = (name: string): string => nameKey(name).split(' ').at(-1) ?? '';

function peopleNamed({ people = [] }: Truth, story: ListedStory): number {
  const named = new Set(story.people.flatMap(({ name, role }) => (role === null ? [] : nameKey(name).split(' '))));
  return people.filter(({ name }) => named.has(lastName(name))).length;
}

/** A topic to be investigated, and its outcome. */
interface Judged {
  truth: Truth;
  outcome: Outcome;
}

/** Compares recommended and applied levels with the expected ones. The terms are defined in docs/glossary.md. */
function upgradeFigures(judged: Judged[]) {
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
