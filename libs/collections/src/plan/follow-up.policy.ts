import { contentStems } from '@corroborate/text';
import { COLLECTIONS } from '../collections.thresholds';
import type { Bucket, Collection, CollectionFinding, CollectionName, SubQuestion } from '../collection.types';
import type { Coverage } from '../findings/validate.policy';
import {
  ableOf,
  byPriority,
  keyOf,
  namesIn,
  stepOf,
  type About,
  type Narrowing,
  type PlanInput,
  type Step,
} from './plan.policy';

/** Kinds of follow-up query: a group too large to read in full, a theme that came up, a single name. */
export const FOLLOWED_BY = ['group', 'theme', 'name'] as const;

export interface FollowUp {
  questionId: string;
  by: (typeof FOLLOWED_BY)[number];
  value: string;
}

export interface PlannedFollowUp extends FollowUp {
  collection: CollectionName;
  step: Step;
}

/** Results of the queries so far. */
export interface KnownSoFar {
  coverage: Coverage;
  findings: CollectionFinding[];
  counted: (CollectionName & { questionId: string; groupBy: string[]; buckets: Pick<Bucket, 'keys'>[] })[];
  /** Questions with more matching documents than were read. */
  unread: ReadonlySet<string>;
  /** Keys of steps taken or planned. */
  asked: ReadonlySet<string>;
  /** Number of follow-ups so far. */
  followed: number;
}

/** Maximum characters of a value used in a query: values come from documents, and a sentence is not a theme. */
const LONGEST_VALUE = 60;

/**
 * Next queries for open questions: each of their names separately if the combination found too
 * little; and, for names with too many documents, a group named in the question or a theme that
 * came up. Subsets of documents already read in full are not queried again.
 */
export function followUps(input: PlanInput, known: KnownSoFar): PlannedFollowUp[] {
  if (isEnough(known)) return [];
  const open = new Set(known.coverage.gaps.map(({ questionId }) => questionId));
  const able = ableOf(input);
  return byPriority(input.questions)
    .filter(({ id }) => open.has(id))
    .flatMap((question) => able.flatMap((collection) => ofCollection(question, collection, { input, known })));
}

/** One further attempt is made even if the plan itself found nothing. */
const isEnough = ({ coverage: { recommendation }, followed }: KnownSoFar): boolean =>
  recommendation === 'SUFFICIENT_COVERAGE' || (recommendation === 'DIMINISHING_RETURNS' && followed > 0);

interface Given {
  input: PlanInput;
  known: KnownSoFar;
}

function ofCollection(question: SubQuestion, collection: Collection, { input, known }: Given): PlannedFollowUp[] {
  const names = namesIn(question, input.names);
  if (names.length === 0) return [];
  const day = input.day ?? null;
  const planned = (by: FollowUp['by'], value: string, about: About) =>
    stepOf(question, about, collection).map((step) => ({
      questionId: question.id,
      by,
      value,
      collection: { server: collection.server, tool: collection.tool },
      step,
    }));
  const narrowed = known.unread.has(question.id)
    ? [...groupsOf(question, collection, known), ...themesOf(question, collection, known)]
    : [];
  return [
    ...(names.length > 1 ? names : []).flatMap((name) => planned('name', name, { names: [name], day })),
    ...narrowed.flatMap(({ by, ...also }) => planned(by, also.value, { names: names.slice(0, 1), day, also })),
  ]
    .filter(({ step }) => !known.asked.has(keyOf(step)))
    .slice(0, COLLECTIONS.followUps);
}

type By = Narrowing & { by: 'group' | 'theme' };

/** Groups of documents (other than by name) whose words all occur in the question. */
function groupsOf({ id, question }: SubQuestion, { server, tool, mapping }: Collection, { counted }: KnownSoFar): By[] {
  const asked = new Set(contentStems(question));
  const groups = counted
    .filter((one) => one.questionId === id && one.server === server && one.tool === tool)
    .flatMap(({ groupBy, buckets }) =>
      groupBy.flatMap((field, at) =>
        buckets.map(({ keys }) => ({ by: 'group' as const, field, value: keys[at] ?? '' })),
      ),
    )
    .filter(({ field, value }) => !mapping.entities.includes(field) && isValue(value) && isNamed(value, asked));
  return [...new Map(groups.map((group) => [`${group.field} ${group.value}`, group])).values()];
}

const isValue = (value: string) => value.trim() !== '' && value.length <= LONGEST_VALUE;

function isNamed(value: string, asked: Set<string>): boolean {
  const stems = contentStems(value);
  return stems.length > 0 && stems.every((stem) => asked.has(stem));
}

/**
 * Themes of the documents relevant to the question, most frequent first, followed by terms that a
 * model suggested, which are searched as text because they are no field values.
 */
function themesOf({ id }: SubQuestion, { server, tool, mapping }: Collection, { findings }: KnownSoFar): By[] {
  const own = findings.filter(
    ({ questionId, collection }) => questionId === id && collection.server === server && collection.tool === tool,
  );
  const themes = byFrequency(own.flatMap((one) => one.themes)).map((value) => ({
    value,
    field: mapping.themes[0] ?? null,
  }));
  const terms = byFrequency(own.flatMap((one) => one.terms ?? [])).map((value) => ({ value, field: null }));
  return [...themes, ...terms].map((one) => ({ by: 'theme', ...one }));
}

function byFrequency(values: string[]): string[] {
  const times = [...Map.groupBy(values.filter(isValue), (value) => value)];
  const sorted = times.sort(([a, all], [b, others]) => others.length - all.length || (a < b ? -1 : 1));
  return sorted.map(([value]) => value);
}
