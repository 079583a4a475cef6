import { DAY_MS, sha256 } from '@corroborate/domain';
import { hasName, indexNames } from '@corroborate/text';
import { COLLECTION_LIMITS, EVENT_DAYS } from '../collections.thresholds';
import type { Collection, CollectionName, DocumentRequest, SubQuestion } from '../collection.types';

export type Operation = 'aggregate' | 'scan';

/** One query to one collection, for one question. */
export interface Step extends CollectionName {
  questionId: string;
  operation: Operation;
  request: DocumentRequest;
  /** Number of matching documents, if counted before. */
  total?: number;
}

export interface PlanInput {
  questions: SubQuestion[];
  /** Names from the topic that documents must mention. */
  names: string[];
  collections: Collection[];
  /** Servers, or collections as `server/tool`, that an editor excluded. */
  leftOut?: readonly string[];
  /** Date of the event, if known: `2026-03-09`. */
  day?: string | null;
}

export const toCollectionName = ({ server, tool }: CollectionName): CollectionName => ({ server, tool });

export const formatCollectionName = ({ server, tool }: CollectionName): string => `${server}/${tool}`;

/**
 * Turns sub-questions into queries to collections. Each is counted first, grouped where possible; the count decides
 * whether documents are read. Critical questions come first. Questions without a name are skipped, because they would
 * match everything.
 */
export function planSteps(input: PlanInput): Step[] {
  const { questions, names, day = null } = input;
  const able = selectUsableCollections(input);
  return sortByPriority(questions).flatMap((question) => {
    const named = findNames(question, names);
    if (named.length === 0) return [];
    return able.flatMap((collection) => buildSteps(question, { names: named, day }, collection));
  });
}

/** Healthy collections, without those excluded by an editor. */
export const selectUsableCollections = ({
  collections,
  leftOut = [],
}: Pick<PlanInput, 'collections' | 'leftOut'>): Collection[] =>
  collections.filter(
    (one) => one.health === 'well' && !leftOut.some((out) => out === one.server || out === formatCollectionName(one)),
  );

/**
 * Steps that are independent of each other. Counts come first; then each collection is read by one scan at a time,
 * because a scan serves all questions waiting for it.
 */
export function selectNextWave(steps: readonly Step[]): Step[] {
  const busy = new Set(steps.filter(({ operation }) => operation === 'aggregate').map(formatCollectionName));
  const wave = steps.filter((step) => {
    const isReady = step.operation === 'aggregate' || !busy.has(formatCollectionName(step));
    busy.add(formatCollectionName(step));
    return isReady;
  });
  return wave.slice(0, COLLECTION_LIMITS.atOnce);
}

/** Identifies a step, so that the same query is sent only once. */
export const buildStepKey = ({ questionId, server, tool, operation, request }: Step): string =>
  [questionId, server, tool, operation, digestRequest(request)].join(' ');

export const digestRequest = (request: DocumentRequest): string => sha256(JSON.stringify(request)).slice(0, 32);

export const sortByPriority = (questions: SubQuestion[]) =>
  [...questions].sort((a, b) => Number(b.priority === 'critical') - Number(a.priority === 'critical'));

/** Names in the question; if there are none, the names in the topic. */
export function findNames({ question }: SubQuestion, names: string[]): string[] {
  const index = indexNames(question);
  const own = names.filter((name) => hasName(index, name));
  return own.length > 0 ? own : names;
}

/** The request for a question; null if the tool has no search parameter. */
export function buildSteps(question: SubQuestion, { day, ...wanted }: StepSubject, collection: Collection): Step[] {
  const { parameters, mapping, server, tool } = collection;
  const about = toSubjectRequest(wanted, collection);
  if (about === null) return [];
  const groupBy = groupFields(collection);
  const counts = groupBy.length > 0;
  const request: DocumentRequest = {
    ...about,
    ...selectFields(collection),
    ...daysAround(day, collection),
    pageSize: counts ? 1 : COLLECTION_LIMITS.page,
    ...(counts ? { groupBy, topN: COLLECTION_LIMITS.topN, samplesPerBucket: 0 } : {}),
    ...(counts && parameters.dateHistogram && mapping.date
      ? { dateHistogram: { field: mapping.date, interval: 'month' as const } }
      : {}),
  };
  return [{ questionId: question.id, server, tool, operation: counts ? 'aggregate' : 'scan', request }];
}

/** Fields to group by: party and kind; empty if the collection does not group. */
export const groupFields = ({ parameters, mapping }: Collection): string[] =>
  parameters.groupBy === undefined ? [] : [...mapping.entities.slice(0, 2), ...mapping.themes.slice(0, 1)];

/** An additional value that documents must have, with its field. */
export interface Narrowing {
  value: string;
  field: string | null;
}

export interface StepSubject {
  names: string[];
  day: string | null;
  also?: Narrowing;
}

/**
 * Fields to request, most informative first; all fields if there is no text field, because the text is then built from
 * them.
 */
function selectFields({ parameters, mapping }: Collection): Pick<DocumentRequest, 'fields'> {
  const { id, text, title, date, url, entities, places, themes, numbers } = mapping;
  if (!parameters.fields || id === null || text === null) return {};
  const named = [id, text, title, date, url].filter((name) => name !== null);
  return { fields: [...new Set([...named, ...entities, ...places, ...themes, ...numbers])] };
}

/** Dates at which a document can concern the event, if the tool supports dates. */
function daysAround(day: string | null, { parameters }: Collection): Pick<DocumentRequest, 'around'> {
  if (day === null || !parameters.from || !parameters.to) return {};
  const shifted = (days: number) => new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
  return { around: { from: shifted(-EVENT_DAYS.before), to: shifted(EVENT_DAYS.after) } };
}

/** Content that documents must have; null if the tool cannot filter. */
function toSubjectRequest(
  { names, also }: Omit<StepSubject, 'day'>,
  { parameters, mapping }: Collection,
): Partial<DocumentRequest> | null {
  const narrowed = also?.field && parameters.filters ? { [also.field]: also.value } : null;
  const asked = names.slice(0, 4);
  if (parameters.query && narrowed) return { query: asked.join(' '), filters: narrowed };
  if (parameters.query) return { query: [...asked, ...(also ? [also.value] : [])].join(' ') };
  const field = mapping.entities[0];
  const [name] = names;
  if (!parameters.filters || !field || !name || (also && !narrowed)) return null;
  return { filters: { [field]: name, ...narrowed } };
}
