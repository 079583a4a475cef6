import { listContentStems } from '@corroborate/text';
import { COLLECTION_LIMITS } from '../collections.thresholds';
import type { Bucket, Collection, CollectionFinding, CollectionName, SubQuestion } from '../collection.types';
import type { Coverage } from '../findings/validate.policy';
import {
  selectUsableCollections,
  sortByPriority,
  buildStepKey,
  findNames,
  buildSteps,
  type StepSubject,
  type Narrowing,
  type PlanInput,
  type Step,
} from './plan.policy';

/** Subjects of follow-up queries: a group too large to read in full, a theme that came up, a single name. */
export const FOLLOW_UP_KINDS = ['group', 'theme', 'name'] as const;

export interface FollowUp {
  questionId: string;
  by: (typeof FOLLOW_UP_KINDS)[number];
  value: string;
}

export interface PlannedFollowUp extends FollowUp {
  collection: CollectionName;
  step: Step;
}

/** Results of the queries so far. */
export interface PriorResults {
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

/** Maximum number of characters of a value in a query. Values come from documents, and a sentence is not a theme. */
const MAX_VALUE_LENGTH = 60;

/**
 * Next queries for open questions: each of a question's names separately if the combination found too little; for names
 * with too many documents, a group named in the question or a theme that came up. Subsets of documents already read in
 * full are not queried again.
 */
export function planFollowUps(input: PlanInput, known: PriorResults): PlannedFollowUp[] {
  if (isEnough(known)) return [];
  const open = new Set(known.coverage.gaps.map(({ questionId }) => questionId));
  const able = selectUsableCollections(input);
  return sortByPriority(input.questions)
    .filter(({ id }) => open.has(id))
    .flatMap((question) => able.flatMap((collection) => planForCollection(question, collection, { input, known })));
}

/** Whether no follow-up is needed. One attempt is made even if the plan itself found nothing. */
const isEnough = ({ coverage: { recommendation }, followed }: PriorResults): boolean =>
  recommendation === 'SUFFICIENT_COVERAGE' || (recommendation === 'DIMINISHING_RETURNS' && followed > 0);

interface FollowUpContext {
  input: PlanInput;
  known: PriorResults;
}

function planForCollection(
  question: SubQuestion,
  collection: Collection,
  { input, known }: FollowUpContext,
): PlannedFollowUp[] {
  const names = findNames(question, input.names);
  if (names.length === 0) return [];
  const day = input.day ?? null;
  const planned = (by: FollowUp['by'], value: string, about: StepSubject) =>
    buildSteps(question, about, collection).map((step) => ({
      questionId: question.id,
      by,
      value,
      collection: { server: collection.server, tool: collection.tool },
      step,
    }));
  const narrowed = known.unread.has(question.id)
    ? [...listGroupValues(question, collection, known), ...listThemeValues(question, collection, known)]
    : [];
  return [
    ...(names.length > 1 ? names : []).flatMap((name) => planned('name', name, { names: [name], day })),
    ...narrowed.flatMap(({ by, ...also }) => planned(by, also.value, { names: names.slice(0, 1), day, also })),
  ]
    .filter(({ step }) => !known.asked.has(buildStepKey(step)))
    .slice(0, COLLECTION_LIMITS.followUps);
}

type FollowUpValue = Narrowing & { by: 'group' | 'theme' };

/** Groups of documents, except groups by name, whose words all occur in the question. */
function listGroupValues(
  { id, question }: SubQuestion,
  { server, tool, mapping }: Collection,
  { counted }: PriorResults,
): FollowUpValue[] {
  const asked = new Set(listContentStems(question));
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

const isValue = (value: string) => value.trim() !== '' && value.length <= MAX_VALUE_LENGTH;

function isNamed(value: string, asked: Set<string>): boolean {
  const stems = listContentStems(value);
  return stems.length > 0 && stems.every((stem) => asked.has(stem));
}

/**
 * Themes of the documents relevant to the question, most frequent first, then terms suggested by a model, which are
 * searched as text because they are not field values.
 */
function listThemeValues(
  { id }: SubQuestion,
  { server, tool, mapping }: Collection,
  { findings }: PriorResults,
): FollowUpValue[] {
  const own = findings.filter(
    ({ questionId, collection }) => questionId === id && collection.server === server && collection.tool === tool,
  );
  const themes = sortByFrequency(own.flatMap((one) => one.themes)).map((value) => ({
    value,
    field: mapping.themes[0] ?? null,
  }));
  const terms = sortByFrequency(own.flatMap((one) => one.terms ?? [])).map((value) => ({ value, field: null }));
  return [...themes, ...terms].map((one) => ({ by: 'theme', ...one }));
}

function sortByFrequency(values: string[]): string[] {
  const times = [...Map.groupBy(values.filter(isValue), (value) => value)];
  const sorted = times.sort(([a, all], [b, others]) => others.length - all.length || (a < b ? -1 : 1));
  return sorted.map(([value]) => value);
}
