import {
  createReason,
  isCredibleElsewhere,
  points,
  type Points,
  type Reason,
  type Claim,
  type ClaimFinding,
  type ClaimVerdict,
  type Discrepancy,
  type SourceView,
  type StanceJudgement,
} from '@corroborate/domain';
import { fold, lexicon, regionName, isSameOrContained } from '@corroborate/text';
import { countIndependentSources } from '../counting/count-independent-sources.policy';
import type { CountedGroup, SourceCount } from '../counting/counting.types';
import { findDateDiscrepancies } from './cross-reference.dates';
import { numberDiscrepancies } from './cross-reference.numbers';
import {
  type CrossReferenceInput,
  listReportingSources,
  getReportingPassage,
  type CrossReferenceSource,
} from './cross-reference.types';
import { CROSS_REFERENCE_LIMITS as L } from '../verification.thresholds';

export type { CrossReferenceInput } from './cross-reference.types';

/**
 * Compares the sources. Returns a verdict for each claim, differing figures, dates and places, and a consistency score
 * from 0 to 100.
 */
export function crossReference(input: CrossReferenceInput): {
  findings: ClaimFinding[];
  discrepancies: Discrepancy[];
  consistencyScore: number;
} {
  const findings = input.claims.map((claim) => findingOf(claim, input));
  const discrepancies = [
    ...numberDiscrepancies(input),
    ...findDateDiscrepancies(input),
    ...findPlaceDiscrepancies(input),
  ];
  return { findings, discrepancies, consistencyScore: scoreConsistency(findings, discrepancies) };
}

function findingOf(claim: Claim, input: CrossReferenceInput): ClaimFinding {
  const evidence = input.sources.flatMap(({ view, perClaim }) => {
    const judgement = findJudgement(claim, perClaim);
    if (!judgement || judgement.stance === 'unrelated' || !view.readable || view.isTopicPage) return [];
    const { stance, strength, passage, reasons, differs } = judgement;
    return [{ sourceId: view.id, stance, strength, passage, reasons, ...(differs ? { differs } : {}) }];
  });
  const { counted, disputing } = countForClaim(claim, input);
  const names = (groups: CountedGroup[]): string[] => groups.flatMap((voice) => voice.sources[0]?.name ?? []);
  const [pro, contra] = [names(counted), names(disputing)];
  const others = collectOtherValues(claim, input);
  const isRefutable = disputing.length >= L.refutedBy || disputing.some(isDecisive);
  const verdict = verdictOf({ pro, contra, others, isRefutable }, claim, input.quorum ?? 1);
  return {
    claimId: claim.id,
    verdict,
    confidence: confidenceOf(verdict, pro.length, contra.length),
    evidence,
    reasons: [...reasonsOf(pro, contra, others), ...others.map((one) => createReason('claim.other-value', one))],
  };
}

/**
 * Sources counted for the topic also count for its claims. A source with a different value for a detail does not
 * dispute the rest of the topic.
 */
function countForClaim(claim: Claim, { topic, sources, clusters }: CrossReferenceInput): SourceCount {
  const readings = new Map(
    sources.map(({ view, perClaim }) => {
      const judgement = findJudgement(claim, perClaim);
      return [
        view.id,
        differingValue(claim, view, judgement) ? { ...judgement!, stance: 'mentions' as const } : judgement,
      ];
    }),
  );
  const views = sources.map(({ view }) => view);
  return countIndependentSources({ topic, clusters, sources: views }, ({ id }) => readings.get(id) ?? null);
}

type ClaimJudgements = CrossReferenceInput['sources'][number]['perClaim'];

const findJudgement = ({ id }: Claim, perClaim: ClaimJudgements): StanceJudgement | undefined =>
  perClaim.find(({ claimId }) => claimId === id)?.judgement;

/**
 * A different figure, date, place or name for a detail. Only pages that report the event itself are compared, because
 * reports of another event differ in every detail.
 */
const differingValue = ({ core }: Claim, view: SourceView, judgement: StanceJudgement | undefined): string | null =>
  !core && view.readable && view.stance.stance === 'supports' ? (judgement?.differs ?? null) : null;

/** Differing values from credible sources, without duplicates. */
function collectOtherValues(claim: Claim, { sources }: CrossReferenceInput): OtherValue[] {
  const given = new Map<string, string[]>();
  for (const { view, perClaim } of sources) {
    const value = differingValue(claim, view, findJudgement(claim, perClaim));
    if (value && isCredibleElsewhere(view)) given.set(value, [...(given.get(value) ?? []), view.name]);
  }
  return [...given].map(([value, names]) => ({ value, names: [...new Set(names)].slice(0, L.maxNames) }));
}

interface OtherValue {
  value: string;
  names: string[];
}

interface Sides {
  pro: string[];
  contra: string[];
  others: OtherValue[];
  isRefutable: boolean;
}

/**
 * Whether one disputing source is enough to refute a claim. This is the case for fact checkers and authorities; any
 * other single report only disputes it.
 */
const isDecisive = ({ sources }: CountedGroup): boolean =>
  sources.some(({ kind }) => kind === 'official' || kind === 'factchecker');

function verdictOf({ pro, contra, others, isRefutable }: Sides, { core }: Claim, quorum: number): ClaimVerdict {
  if (contra.length === 0 && others.length > 0) return 'partially true';
  if (contra.length === 0) return pro.length < quorum ? 'unverifiable' : 'verified';
  if (pro.length === 0) return isRefutable ? 'refuted' : 'disputed';
  return !core && pro.length > contra.length ? 'partially true' : 'disputed';
}

function confidenceOf(verdict: ClaimVerdict, pro: number, contra: number): Points {
  if (verdict === 'unverifiable') return points(10);
  const strong = Math.max(pro, contra);
  const base = Math.min(95, 45 + 15 * strong);
  return points(verdict === 'verified' || verdict === 'refuted' ? base : Math.min(55, base));
}

/** Reasons that name the supporting and the disputing sources. */
function reasonsOf(pro: string[], contra: string[], others: OtherValue[]): Reason[] {
  if (pro.length + contra.length + others.length === 0) return [createReason('claim.nobody-speaks')];
  const nameParams = (names: string[]) => ({ voices: names.length, names: names.slice(0, L.maxNames) });
  return [
    ...(pro.length > 0 ? [createReason('claim.confirmed', nameParams(pro))] : []),
    ...(contra.length > 0 ? [createReason('claim.disputed', nameParams(contra))] : []),
  ];
}

function scoreConsistency(findings: ClaimFinding[], discrepancies: Discrepancy[]): number {
  const spoken = findings.filter((one) => one.verdict !== 'unverifiable');
  const worth: Record<ClaimVerdict, number> = {
    verified: 1,
    'partially true': 0.6,
    disputed: 0.2,
    refuted: 0.8,
    unverifiable: 0,
  };
  const base = spoken.length === 0 ? 0.5 : spoken.reduce((sum, one) => sum + worth[one.verdict], 0) / spoken.length;
  const cost = discrepancies.reduce((sum, one) => sum + (one.reading === 'contradiction' ? 0.08 : 0.03), 0);
  return Math.round(100 * Math.max(0, Math.min(1, base - cost)));
}

/** A town and the state, province or country named next to it. */
interface StatedPlace {
  town: string;
  /** Full name in lowercase. */
  region: string;
  quote: string;
}

const REGION = String.raw`\p{Lu}[\p{L}.]{1,20}(?: \p{Lu}[\p{L}.]{1,20})?`;
const DATELINE = new RegExp(
  String.raw`^\s*(\p{Lu}[\p{L}\p{M}.' -]{1,40}?),\s*(${REGION})\s*(?:\([^)]{1,40}\)\s*)?[—–-]{1,2}\s`,
  'u',
);
const TOWN_WORD = String.raw`\p{Lu}[\p{L}\p{M}'-]{1,30}`;
const TOWN = `${TOWN_WORD}(?: ${TOWN_WORD}){0,2}`;
const IN_WORDS = lexicon('en', 'where', 'in-place').source;
const IN_PLACE = new RegExp(String.raw`\b(?:${IN_WORDS})\s+(${TOWN}),\s*(${REGION})(?=[\s,.;:)]|$)`, 'gu');

/**
 * Conflicting places: a town name in two states, or two towns in different states. Neighboring towns in one state,
 * parts of a town, and places that the other report also names do not conflict.
 */
function findPlaceDiscrepancies(input: CrossReferenceInput): Discrepancy[] {
  const placed = listReportingSources(input).flatMap((source) => {
    const place = findStatedPlace(source);
    return place ? [{ source, place }] : [];
  });
  const apart = placed.filter((one) => placed.some((other) => excludes(one, other) && excludes(other, one)));
  if (apart.length < 2) return [];
  return [
    {
      kind: 'place',
      about: 'event place',
      values: apart.map(({ source, place }) => ({
        value: place.quote,
        sourceId: source.view.id,
        quote: getReportingPassage(source),
      })),
      reading: 'contradiction',
    },
  ];
}

interface PlacedSource {
  source: CrossReferenceSource;
  place: StatedPlace;
}

function excludes(one: PlacedSource, other: PlacedSource): boolean {
  if (isSameOrContained(one.place.region, other.place.region)) return false;
  // If one report also names the other place, how the two are related is unknown, so they do not conflict.
  return one.place.town === other.place.town || !fold(one.source.article.text).includes(other.place.town);
}

/** The place given in the sentence that reports the event, or else in the dateline. */
export function findStatedPlace(source: CrossReferenceSource): StatedPlace | null {
  const inside = placesInPassage(source);
  if (inside.length > 0) return onlyStatedPlace(inside);
  const line = DATELINE.exec(source.article.text.slice(0, 200));
  return line ? (placeOfMatch(line)[0] ?? null) : null;
}

const placesInPassage = (source: CrossReferenceSource): StatedPlace[] =>
  [...getReportingPassage(source).slice(0, 1000).matchAll(IN_PLACE)].flatMap((match) => placeOfMatch(match));

/** The only town that is named; null if there are none or several. */
function onlyStatedPlace(places: readonly StatedPlace[]): StatedPlace | null {
  const towns = new Set(places.map(({ town, region }) => `${town}, ${region}`));
  return towns.size === 1 ? (places[0] ?? null) : null;
}

function placeOfMatch(match: RegExpMatchArray): StatedPlace[] {
  const region = regionName(match[2] ?? '') ?? regionName((match[2] ?? '').split(' ')[0] ?? '');
  return region ? [{ town: fold(match[1] ?? '').trim(), region, quote: `${match[1]}, ${match[2]}`.slice(0, 80) }] : [];
}
