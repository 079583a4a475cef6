import type { ProgressEvent } from '../../api/types';
import { humanizeCode } from '../../ui/format';
import { t } from '../../messages';

/** State of an investigation derived from its events. */

export type Events = ProgressEvent[];

export const toText = (value: unknown): string => (typeof value === 'string' ? value : '');

export const filterEvents = (events: Events, type: string): Events => events.filter((event) => event.type === type);

export type StageState = 'done' | 'now' | 'next';

/** State of each stage in the given round. */
export function stageStates(events: Events, round: number): (stage: string) => StageState {
  const stages = (type: string) =>
    new Set(
      filterEvents(events, type)
        .filter(({ data }) => data.round === round)
        .map(({ data }) => toText(data.stage)),
    );
  const finished = stages('stage.finished');
  const started = stages('stage.started');
  return (stage) => {
    if (finished.has(stage)) return 'done';
    return started.has(stage) ? 'now' : 'next';
  };
}

const READABLE = new Set(['complete', 'partial']);

/** Pages opened, and how many of them could be read. */
export function countOpenedPages(events: Events): { opened: number; read: number } {
  const pages = filterEvents(events, 'source.read');
  return { opened: pages.length, read: pages.filter(({ data }) => READABLE.has(toText(data.verdict))).length };
}

/** Events that report the stance of a page. */
const JUDGED_EVENTS = new Set(['source.summarised', 'source.found', 'source.unrelated']);

/** Pages read but not yet evaluated. */
export function unjudgedPages(events: Events): Events {
  const judged = new Set(events.filter(({ type }) => JUDGED_EVENTS.has(type)).map(({ data }) => data.source_id));
  return filterEvents(events, 'source.read').filter(({ data }) => !judged.has(data.source_id));
}

/** Claims to check with their latest verdict; `check` is null before the first verdict. */
export function liveClaims(events: Events) {
  const checks = new Map(
    filterEvents(events, 'fact.checked').map(({ data }) => [toText(data.claim_id), checkOf(data)]),
  );
  // Keyed, because a restarted stage sends its claims again.
  const claims = new Map(filterEvents(events, 'claim.extracted').map((one) => [toText(one.data.claim_id), one]));
  return [...claims].map(([claimId, { id, data }]) => ({
    id,
    text: toText(data.text),
    check: checks.get(claimId) ?? null,
  }));
}

const numberOrNull = (value: unknown): number | null => (typeof value === 'number' ? value : null);

const checkOf = ({ verdict, confidence }: Events[number]['data']) => ({
  verdict: toText(verdict),
  confidence: numberOrNull(confidence),
});

/** Distinct search queries, each with its latest round, sorted by that round, latest first. */
export function searchQueries(events: Events) {
  const queries = filterEvents(events, 'search.planned')
    .toReversed()
    .flatMap(({ data }) =>
      (Array.isArray(data.queries) ? data.queries : []).map((query) => queryOf(query, data.round)),
    );
  return queries.filter((one, at) => one.text && queries.findIndex(({ text }) => text === one.text) === at);
}

const queryOf = (query: unknown, round: unknown) => ({ text: queryText(query), round: numberOrNull(round) });

const queryText = (query: unknown): string =>
  typeof query === 'object' && query !== null && 'text' in query ? toText(query.text) : '';

export type AskedEngine = ReturnType<typeof groupByEngine>[number];

/** Engines queried, without those that have no key; `last` is the outcome of the latest call. */
export const groupByEngine = (events: Events) =>
  [...Map.groupBy(filterEvents(events, 'search.answered'), ({ data }) => toText(data.provider))]
    .map(([name, calls]) => ({
      name,
      calls: calls.length,
      hits: calls.reduce((sum, { data }) => sum + Number(data.hits ?? 0), 0),
      last: toText(calls.at(-1)?.data.outcome),
    }))
    .filter(({ last }) => last !== 'not-configured');

/** Events shown elsewhere on the page. */
const SHOWN_ELSEWHERE = new Set([
  'source.read',
  'source.summarised',
  'source.unrelated',
  'search.planned',
  'search.answered',
  'sources.tallied',
  'collection.counted',
  'collection.scan-planned',
  'collection.scanned',
  'collection.findings',
  'collection.answered',
  'fact.checked',
  'claim.extracted',
  'source.found',
  'question.asked',
  'question.answered',
  'question.turned',
]);
const MAX_LOGGED = 14;

/** The latest steps of the log. */
export const loggedEvents = (events: Events): Events =>
  events.filter(({ type }) => !SHOWN_ELSEWHERE.has(type)).slice(-MAX_LOGGED);

/** Such as "Search began"; events without a stage are shown by type. */
export function stepText(type: string, stage: string): string {
  if (type === 'stage.started') return t('live.stageBegan', { stage: humanizeCode(stage) });
  if (type === 'stage.finished') return t('live.stageDone', { stage: humanizeCode(stage) });
  return stage ? `${humanizeCode(type)}: ${stage}` : humanizeCode(type);
}
