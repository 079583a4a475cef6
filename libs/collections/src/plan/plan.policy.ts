import { hasName, indexNames } from '@corroborate/text';
import { COLLECTIONS, EVENT_DAYS } from '../collections.thresholds';
import type { Collection, DocumentRequest, SubQuestion } from '../collection.types';

const DAY = 86_400_000;

export const OPERATIONS = ['aggregate', 'scan'] as const;
export type Operation = (typeof OPERATIONS)[number];

/** One thing to be asked of one collection, for one question. */
export interface Step {
  questionId: string;
  server: string;
  tool: string;
  operation: Operation;
  request: DocumentRequest;
}

export interface PlanInput {
  questions: SubQuestion[];
  /** Names of the topic: what documents must speak of. */
  names: string[];
  collections: Collection[];
  /** Collections that an editor chose; null = all. */
  chosen?: string[] | null;
  /** The day of the event, where it is known: `2026-03-09`. */
  day?: string | null;
}

export const nameOf = ({ server, tool }: { server: string; tool: string }): string => `${server}/${tool}`;

/**
 * Sub-questions become questions to collections: each is counted first, by what its documents can be grouped by;
 * whether they are read is for the count to say. Critical questions come first. A question without any name is put to
 * none: it would ask for everything.
 */
export function planSteps({ questions, names, collections, chosen = null, day = null }: PlanInput): Step[] {
  const able = collections.filter((one) => one.health === 'well' && (chosen === null || chosen.includes(nameOf(one))));
  return byPriority(questions).flatMap((question) => {
    const named = namesIn(question, names);
    if (named.length === 0) return [];
    return able.flatMap((collection) => stepOf(question, { names: named, day }, collection));
  });
}

const byPriority = (questions: SubQuestion[]) =>
  [...questions].sort((a, b) => Number(b.priority === 'critical') - Number(a.priority === 'critical'));

/** The names that the question speaks of; those of the whole topic where it speaks of none. */
function namesIn({ question }: SubQuestion, names: string[]): string[] {
  const index = indexNames(question);
  const own = names.filter((name) => hasName(index, name));
  return own.length > 0 ? own : names;
}

function stepOf(question: SubQuestion, { names, day }: About, collection: Collection): Step[] {
  const { parameters, mapping, server, tool } = collection;
  const about = aboutOf(names, collection);
  if (about === null) return [];
  const groupBy = [...mapping.entities.slice(0, 2), ...mapping.themes.slice(0, 1)].slice(0, 2);
  const counts = parameters.groupBy !== undefined && groupBy.length > 0;
  const request: DocumentRequest = {
    ...about,
    ...shownBy(collection),
    ...daysAround(day, collection),
    pageSize: counts ? 1 : COLLECTIONS.page,
    ...(counts ? { groupBy, topN: COLLECTIONS.topN, samplesPerBucket: 0 } : {}),
    ...(counts && parameters.dateHistogram && mapping.date
      ? { dateHistogram: { field: mapping.date, interval: 'month' as const } }
      : {}),
  };
  return [{ questionId: question.id, server, tool, operation: counts ? 'aggregate' : 'scan', request }];
}

interface About {
  names: string[];
  day: string | null;
}

/** Only the fields that are read, the telling ones first; all where no field is the text: it is then made of them. */
function shownBy({ parameters, mapping }: Collection): Pick<DocumentRequest, 'fields'> {
  const { id, text, title, date, url, entities, places, themes, numbers } = mapping;
  if (!parameters.fields || id === null || text === null) return {};
  const named = [id, text, title, date, url].filter((name) => name !== null);
  return { fields: [...new Set([...named, ...entities, ...places, ...themes, ...numbers])] };
}

/** The days in which a document may be of the event, where the tool has words for days. */
function daysAround(day: string | null, { parameters }: Collection): Pick<DocumentRequest, 'around'> {
  if (day === null || !parameters.from || !parameters.to) return {};
  const shifted = (days: number) => new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);
  return { around: { from: shifted(-EVENT_DAYS.before), to: shifted(EVENT_DAYS.after) } };
}

/** What documents must have; null where the tool has no word by which to say it. */
function aboutOf(names: string[], { parameters, mapping }: Collection): Partial<DocumentRequest> | null {
  if (parameters.query) return { query: names.slice(0, 4).join(' ') };
  const field = mapping.entities[0];
  const [name] = names;
  return parameters.filters && field && name ? { filters: { [field]: name } } : null;
}

/** What a model proposes, within what may be: collections that are there, operations and fields that they have. */
export function allowedSteps(proposed: unknown, { questions, collections }: PlanInput): Step[] {
  if (!Array.isArray(proposed)) return [];
  return proposed.slice(0, 20).flatMap((given: unknown) => {
    const step = given as Partial<Step> | null;
    const collection = collections.find((one) => one.server === step?.server && one.tool === step.tool);
    const asked = questions.some(({ id }) => id === step?.questionId);
    if (!step?.request || !collection || !asked || !OPERATIONS.includes(step.operation as Operation)) return [];
    const request = boundedRequest(step.request, collection);
    return request ? [{ ...(step as Step), request }] : [];
  });
}

function boundedRequest(given: DocumentRequest, { mapping }: Collection): DocumentRequest | null {
  const fields = new Set([...mapping.entities, ...mapping.places, ...mapping.themes]);
  const filters = Object.entries(given.filters ?? {}).filter(
    ([field, value]) => fields.has(field) && typeof value === 'string',
  );
  const groupBy = (given.groupBy ?? []).filter((field) => fields.has(field)).slice(0, 3);
  const query = typeof given.query === 'string' ? given.query.slice(0, 300) : '';
  if (query === '' && filters.length === 0) return null;
  return {
    ...(query ? { query } : {}),
    ...(filters.length ? { filters: Object.fromEntries(filters) } : {}),
    ...(groupBy.length ? { groupBy, topN: COLLECTIONS.topN, samplesPerBucket: 0 } : {}),
    pageSize: COLLECTIONS.page,
  };
}
