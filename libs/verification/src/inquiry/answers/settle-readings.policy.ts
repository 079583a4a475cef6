import { because, type QuestionAnswer, type ResearchQuestion, type SourceView } from '@corroborate/domain';
import { INQUIRY } from '../inquiry.thresholds';
import { open, surenessOf } from './answer';
import { askedFor } from './asked-for';
import { voicesOf, type QuestionCase } from './question-case';
import type { QuestionReading, ReadWord } from './reading.types';
import { refusalOf } from './refusal.policy';
import { excludes, isSameValue, toldValue, type ToldValue } from './told-value';

/** What a free question is settled from. */
export interface ReadCase extends Pick<QuestionCase, 'topic' | 'sources'> {
  readings: readonly QuestionReading[];
}

/** Rules answer these from the whole case, not from a passage. */
const BY_THE_CASE = new Set(['first-told', 'disputed-by']);

/**
 * Pure: a free question after models have read pages for it. What they read in credible pages stands beside each other:
 * values that agree are an answer, values that exclude each other none, unless one of them is a later state of the
 * other. What rules found stands only where nobody read its page, or whoever did found the same.
 */
export function settleReadings(
  question: ResearchQuestion,
  byRule: QuestionAnswer,
  { topic, sources, readings }: ReadCase,
): QuestionAnswer {
  const own = readings.filter(({ questionIds }) => questionIds.includes(question.id));
  const kind = askedFor(question.question)?.kind;
  const last = own.at(-1);
  if (!last || (kind && BY_THE_CASE.has(kind) && byRule.state === 'answered')) return byRule;
  const told = answersTo(question, own).flatMap((read): ToldValue[] => {
    const view = sources.find(({ id }) => id === read.sourceId);
    const taken = view && refusalOf(question.question, read, topic) === null;
    return taken ? [toldValue(question.question, read, view)] : [];
  });
  if (told.length === 0) return withoutReading(byRule, own, last.by);
  return { questionId: question.id, ...settledFrom(told, { sources, by: last.by }), by: last.by };
}

const answersTo = ({ id }: ResearchQuestion, readings: readonly QuestionReading[]): ReadWord[] =>
  readings.flatMap(({ answers }) => answers.filter(({ questionId }) => questionId === id));

type Settled = Omit<QuestionAnswer, 'questionId' | 'by'>;

/** A reader who was shown the very page and found no answer in it does not bear out what rules found there. */
function withoutReading(byRule: QuestionAnswer, own: readonly QuestionReading[], by: string): QuestionAnswer {
  const read = new Set(own.flatMap(({ sourceIds }) => sourceIds));
  const unread = byRule.findings.filter(({ sourceId }) => !read.has(sourceId));
  if (byRule.state !== 'answered' || unread.length > 0) return byRule;
  return { questionId: byRule.questionId, ...open(because('answer.not-borne-out', { name: by })), by };
}

/** The rest of what settling looks at. */
interface Beside {
  sources: readonly SourceView[];
  by: string;
}

function settledFrom(told: readonly ToldValue[], beside: Beside): Settled {
  const groups = groupsOf(told);
  const differing = groups.filter((one) => groups.some((other) => other !== one && differ(one, other)));
  if (differing.length === 0) return answeredBy(best(groups, beside), beside);
  const later = laterState(differing);
  if (later) {
    const { state, answer, confidence, findings } = answeredBy(later, beside);
    const earlier = differing.flatMap((one) => (one === later ? [] : [one[0]?.value ?? ''])).slice(0, 4);
    return {
      state,
      answer,
      confidence,
      findings,
      why: because('answer.later-figure', { value: answer ?? '', earlier }),
    };
  }
  return {
    state: 'contradicted',
    answer: null,
    confidence: INQUIRY.contradicted,
    findings: differing.flatMap((one) => one.map(findingOf)).slice(0, INQUIRY.findings),
    why: because('answer.apart', { values: differing.map((one) => one[0]?.value ?? '').slice(0, 4) }),
  };
}

type Group = ToldValue[];

/** Answers that say the same, in the order in which they were read. */
function groupsOf(told: readonly ToldValue[]): Group[] {
  const groups: Group[] = [];
  for (const one of told) {
    const home = groups.find((group) => group.some((other) => isSameValue(one, other)));
    if (home) home.push(one);
    else groups.push([one]);
  }
  return groups;
}

const differ = (a: Group, b: Group): boolean => a.every((one) => b.every((other) => excludes(one, other)));

/** What most voices say; of equally many what the most reliable page says. */
const best = (groups: readonly Group[], { sources }: Beside): Group =>
  groups.toSorted((a, b) => voicesIn(b, sources) - voicesIn(a, sources) || bestTier(a) - bestTier(b))[0] ?? [];

const voicesIn = (group: Group, sources: readonly SourceView[]): number =>
  voicesOf(
    group.map(({ view }) => view.id),
    { sources: [...sources] },
  );
const bestTier = (group: Group): number => Math.min(...group.map(({ view }) => view.tier));
const findingOf = ({ read: { sourceId, quote, start, end } }: ToldValue) => ({ sourceId, quote, start, end });

function answeredBy(group: Group, { sources, by }: Beside): Settled {
  const voices = voicesIn(group, sources);
  return {
    state: 'answered',
    answer: plainest(group),
    confidence: surenessOf(voices),
    findings: group.map(findingOf).slice(0, INQUIRY.findings),
    why: because('answer.read-by-model', { name: by, voices }),
  };
}

/** As the most reliable page tells it; a name where it is fullest. */
function plainest(group: Group): string {
  const ranked = group.toSorted((a, b) => longest(b) - longest(a) || a.view.tier - b.view.tier);
  return ranked[0]?.value ?? '';
}

/** Words of the longest name in it. */
const longest = ({ names }: ToldValue): number => Math.max(0, ...names.map((name) => name.length));

const COUNTED = new Set(['number', 'money', 'share']);

/**
 * The value that replaces the others: all pages that tell it came out after all that tell another, and either what is
 * asked is a figure, which grows and is corrected, told by somebody no less reliable; or one of the newsrooms that told
 * another value now tells this one.
 */
function laterState(groups: readonly Group[]): Group | null {
  const last = groups.find((group) =>
    othersOf(group, groups).every((other) => group.every((one) => isBefore(other, one))),
  );
  if (!last) return null;
  const others = othersOf(last, groups);
  const isFigure = last.every(({ kind }) => kind !== null && COUNTED.has(kind));
  const isAsReliable = bestTier(last) <= bestTier(others);
  const corrects = last.some(({ view }) => others.some((other) => isSameHouse(view, other.view)));
  return (isFigure && isAsReliable) || corrects ? last : null;
}

const othersOf = (group: Group, groups: readonly Group[]): Group => groups.filter((one) => one !== group).flat();

const TO_THE_MINUTE = new Set(['second', 'minute']);

/** By the clock where both pages tell the minute they came out, else by the day; false where one says nothing. */
function isBefore({ view: { published: a } }: ToldValue, { view: { published: b } }: ToldValue): boolean {
  if (!a || !b) return false;
  const length = TO_THE_MINUTE.has(a.precision) && TO_THE_MINUTE.has(b.precision) ? undefined : 10;
  return a.value.slice(0, length) < b.value.slice(0, length);
}
const isSameHouse = (a: SourceView, b: SourceView): boolean =>
  a.site === b.site || (a.ownerGroup !== null && a.ownerGroup === b.ownerGroup);
