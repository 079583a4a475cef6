import {
  isCompatible,
  fold,
  hasName,
  indexNames,
  findPlaceName,
  findProperNames,
  findQuantities,
  findNamedRegions,
  regionsOverlap,
  toStem,
  type NameIndex,
  wordsAsWritten,
  stemsAsWritten,
} from '@corroborate/text';
import { DAY_MS, createReason, type EventReport, type Reason, type SameEventVerdict } from '@corroborate/domain';
import { eventKinds } from '../queries/event-words.policy';
import { deduplicateBy } from '../unique-by';

/** Weights for deciding whether two reports describe one event; 1 is full agreement. */
const SAME_EVENT = {
  names: 0.35,
  kind: 0.15,
  time: 0.15,
  place: 0.15,
  words: 0.35,
  figures: 0.1,
  /** At or above this score the reports describe one event, provided names or place and one other feature match. */
  same: 0.5,
  /** Below this score the reports describe different events. */
  different: 0.3,
  /** Maximum days between two reports of one event; beyond `apart` they describe two events. */
  near: 3,
  apart: 30,
  /** Number of shared rare words in headline and lead that counts as full agreement. */
  fullWords: 9,
  /** Leading characters that describe the event; later text is background. */
  lead: 900,
} as const;

/** Data of a report needed for comparison. */
interface AccountSummary {
  /** Folded words of each name. */
  names: { shown: string; words: string[] }[];
  kinds: Set<string>;
  stems: Set<string>;
  index: NameIndex;
  /** Place as written; null if not given. */
  place: string | null;
  regions: Set<string>;
  figures: ReturnType<typeof findQuantities>;
  when: number | null;
}

interface SimilaritySignal {
  gain: number;
  reason: Reason;
  /** Contradiction strong enough to override all other evidence. */
  rulesOut?: boolean;
}

/**
 * Whether two reports describe the same event, judged by who, what, when and where; symmetric. To compare a page with a
 * topic, use `matchEvent` (reading). Never a reason to merge independent sources: only identical text and common
 * ownership are.
 */
export function compareAccounts(a: EventReport, b: EventReport): SameEventVerdict {
  const [one, other] = [summarizeAccount(a), summarizeAccount(b)];
  const where = comparePlaces(one, other);
  const who = compareNames(one, other, where);
  const signs = [
    who,
    compareKinds(one, other),
    compareTimes(one, other),
    where,
    compareWords(one, other),
    compareFigures(one, other),
  ].filter((sign) => sign !== null);
  const score = Math.max(
    0,
    Math.min(
      1,
      signs.reduce((sum, { gain }) => sum + gain, 0),
    ),
  );
  const reasons = signs.map(({ reason }) => reason).filter((reason) => !isEmptyNamesReason(reason));
  if (signs.some(({ rulesOut }) => rulesOut))
    return { verdict: 'different', score: Math.min(score, SAME_EVENT.different), reasons };
  const anchored = (who?.gain ?? 0) > 0 || (where?.gain ?? 0) > 0;
  const otherwise = score < SAME_EVENT.different ? 'different' : 'unclear';
  return {
    verdict: score >= SAME_EVENT.same && anchored ? 'same' : otherwise,
    score: Math.round(score * 100) / 100,
    reasons: reasons.length > 0 ? reasons : [createReason('same.nothing-to-compare')],
  };
}

/** If both reports name only the place, the place reason is sufficient. */
const isEmptyNamesReason = ({ code, params }: Reason): boolean => code === 'same.names' && params.names.length === 0;

function summarizeAccount({ title, text, names = [], place, when }: EventReport): AccountSummary {
  const lead = `${title}. ${(text ?? '').slice(0, SAME_EVENT.lead)}`;
  const places = (place ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  return {
    names: distinctNames([...names, ...findProperNames(lead)]),
    kinds: new Set(eventKinds(lead.slice(0, 500), null).map(({ id }) => id)),
    stems: new Set(stemsAsWritten(lead)),
    index: indexNames(lead),
    place: places[0] ?? null,
    regions: findNamedRegions(`${places.slice(1).join(', ')} ${lead}`),
    figures: findQuantities(lead),
    when: when == null || Number.isNaN(Date.parse(when)) ? null : Date.parse(when),
  };
}

function distinctNames(names: readonly string[]): AccountSummary['names'] {
  const read = names.map((shown) => ({
    shown,
    words: wordsAsWritten(shown)
      .map(toStem)
      .filter((word) => word.length > 1),
  }));
  return deduplicateBy(
    read.filter(({ words }) => words.length > 0),
    ({ words }) => words.join(' '),
  ).slice(0, 40);
}

/** Names match if the shorter is contained in the longer, including its last word: "Orson" in "Orson Paper". */
function compareNames(a: AccountSummary, b: AccountSummary, where: SimilaritySignal | null): SimilaritySignal | null {
  if (a.names.length === 0 || b.names.length === 0) return null;
  const isThere = ({ words, shown }: AccountSummary['names'][number], { names, index }: AccountSummary) =>
    names.some((other) => contains(other.words, words) || contains(words, other.words)) || hasName(index, shown);
  const shared = a.names.filter((name) => isThere(name, b));
  if (shared.length === 0) return { gain: -0.2, reason: createReason('same.no-name') };
  const full = shared.filter(({ words }) => words.length > 1).length;
  const gain = SAME_EVENT.names * Math.min(1, (shared.length + full) / 5);
  return { gain, reason: createReason('same.names', { names: withoutRepeats(shared, where) }) };
}

/** Omits the place if another reason names it, and names that are part of longer ones. */
function withoutRepeats(shared: AccountSummary['names'], where: SimilaritySignal | null): string[] {
  const place = where?.reason.code === 'same.place' ? fold(where.reason.params.place) : null;
  return shared
    .filter(({ shown }) => fold(shown) !== place)
    .filter(({ words }, at, all) => !all.some((other, i) => i !== at && isPartOfLongerName(words, other.words)))
    .slice(0, 4)
    .map(({ shown }) => shown);
}

const isPartOfLongerName = (words: string[], longer: string[]): boolean =>
  longer.length > words.length && contains(longer, words);

const contains = (long: string[], short: string[]) => short.length > 0 && short.every((word) => long.includes(word));

function compareKinds(a: AccountSummary, b: AccountSummary): SimilaritySignal | null {
  if (a.kinds.size === 0 || b.kinds.size === 0) return null;
  const shared = [...a.kinds].filter((kind) => b.kinds.has(kind));
  if (shared.length > 0) return { gain: SAME_EVENT.kind, reason: createReason('same.kind', { kinds: shared }) };
  return {
    gain: -SAME_EVENT.kind,
    reason: createReason('same.other-kind', { one: [...a.kinds], other: [...b.kinds] }),
  };
}

/** Day number, so that two times on one date compare equal. */
const dayOf = (time: number): number => Math.floor(time / DAY_MS);

function compareTimes(a: AccountSummary, b: AccountSummary): SimilaritySignal | null {
  if (a.when === null || b.when === null) return null;
  const days = Math.abs(a.when - b.when) / DAY_MS;
  const distance = { days: Math.abs(dayOf(a.when) - dayOf(b.when)) };
  if (days > SAME_EVENT.apart)
    return { gain: -1, reason: createReason('same.too-far-apart', distance), rulesOut: true };
  const nearness =
    days <= SAME_EVENT.near ? 1 : 1 - (2 * (days - SAME_EVENT.near)) / (SAME_EVENT.apart - SAME_EVENT.near);
  return { gain: SAME_EVENT.time * nearness, reason: createReason('same.days-apart', distance) };
}

/** Compares towns and states separately: many states have a town of the same name. */
function comparePlaces(a: AccountSummary, b: AccountSummary): SimilaritySignal | null {
  const apart = a.regions.size > 0 && b.regions.size > 0 && !regionsOverlap(a.regions, b.regions);
  const [mine, theirs] = [a.place, b.place];
  const same = mine !== null && (isSamePlace(mine, theirs) || findPlaceName(b.index, fold(mine)));
  const back = theirs !== null && findPlaceName(a.index, fold(theirs));
  if (apart && mine !== null && theirs !== null)
    return {
      gain: -1,
      reason: createReason('same.other-region', { one: [...a.regions], other: [...b.regions] }),
      rulesOut: true,
    };
  const here = mine ?? theirs;
  if (here !== null && (same || back))
    return { gain: SAME_EVENT.place, reason: createReason('same.place', { place: here }) };
  if (mine !== null && theirs !== null)
    return { gain: -1, reason: createReason('same.other-place', { one: mine, other: theirs }), rulesOut: true };
  return apart
    ? {
        gain: -SAME_EVENT.place,
        reason: createReason('same.regions-named', { one: [...a.regions], other: [...b.regions] }),
      }
    : null;
}

const isSamePlace = (mine: string, theirs: string | null): boolean => theirs !== null && fold(mine) === fold(theirs);

function compareWords(a: AccountSummary, b: AccountSummary): SimilaritySignal | null {
  const shared = [...a.stems].filter((word) => b.stems.has(word));
  const share = shared.length / Math.max(1, Math.min(a.stems.size, b.stems.size));
  const value = Math.min(1, shared.length / SAME_EVENT.fullWords) * Math.min(1, share * 3);
  return { gain: SAME_EVENT.words * value, reason: createReason('same.words', { words: shared.length }) };
}

/** Compares figures with the same noun; figures that cannot both be true count against a match. */
function compareFigures(a: AccountSummary, b: AccountSummary): SimilaritySignal | null {
  const pairs = a.figures.flatMap((one) =>
    b.figures
      .filter((other) => one.unit !== '' && one.unit === other.unit)
      .map((other) => ({ one, other, fits: isCompatible(one, other) })),
  );
  const fitting = pairs.find(({ one, fits }) => fits && one.max > 1);
  if (fitting) return { gain: SAME_EVENT.figures, reason: createReason('same.figures-fit', figuresOf(fitting)) };
  const [odd] = pairs;
  return odd
    ? {
        gain: -SAME_EVENT.figures / 2,
        reason: createReason('same.figures-differ', figuresOf(odd)),
      }
    : null;
}

const figuresOf = ({ one, other }: Record<'one' | 'other', AccountSummary['figures'][number]>) => ({
  one: one.quote,
  other: other.quote,
  of: one.label,
});
