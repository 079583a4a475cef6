import type { ProgressEvent } from '../../api/types';
import { plain } from '../../ui/format';
import { t } from '../../messages';

/** State of an investigation derived from its events. */

export type Events = ProgressEvent[];

export const text = (value: unknown): string => (typeof value === 'string' ? value : '');

export const ofType = (events: Events, type: string): Events => events.filter((event) => event.type === type);

export type StageState = 'done' | 'now' | 'next';

/** State of each stage in this round. */
export function stageStates(events: Events, round: number): (stage: string) => StageState {
  const stages = (type: string) =>
    new Set(
      ofType(events, type)
        .filter(({ data }) => data.round === round)
        .map(({ data }) => text(data.stage)),
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
export function openedPages(events: Events): { opened: number; read: number } {
  const pages = ofType(events, 'source.read');
  return { opened: pages.length, read: pages.filter(({ data }) => READABLE.has(text(data.verdict))).length };
}

/** Events that report the stance of a page. */
const JUDGED = new Set(['source.summarised', 'source.found', 'source.unrelated']);

/** Pages read but not yet evaluated. */
export function unjudged(events: Events): Events {
  const judged = new Set(events.filter(({ type }) => JUDGED.has(type)).map(({ data }) => data.source_id));
  return ofType(events, 'source.read').filter(({ data }) => !judged.has(data.source_id));
}

/** Claims to check with their latest verdict; `check` is null before the first. */
export function liveClaims(events: Events) {
  const checks = new Map(ofType(events, 'fact.checked').map(({ data }) => [text(data.claim_id), checkOf(data)]));
  // A restarted stage repeats its claims.
  const claims = new Map(ofType(events, 'claim.extracted').map((one) => [text(one.data.claim_id), one]));
  return [...claims].map(([claimId, { id, data }]) => ({
    id,
    text: text(data.text),
    check: checks.get(claimId) ?? null,
  }));
}

const numberOrNull = (value: unknown): number | null => (typeof value === 'number' ? value : null);

const checkOf = ({ verdict, confidence }: Events[number]['data']) => ({
  verdict: text(verdict),
  confidence: numberOrNull(confidence),
});

/** Distinct search queries with their latest round, latest round first. */
export function searchQueries(events: Events) {
  const queries = ofType(events, 'search.planned')
    .toReversed()
    .flatMap(({ data }) =>
      (Array.isArray(data.queries) ? data.queries : []).map((query) => queryOf(query, data.round)),
    );
  return queries.filter((one, at) => one.text && queries.findIndex(({ text }) => text === one.text) === at);
}

const queryOf = (query: unknown, round: unknown) => ({ text: queryText(query), round: numberOrNull(round) });

const queryText = (query: unknown): string =>
  typeof query === 'object' && query !== null && 'text' in query ? text(query.text) : '';

export type AskedEngine = ReturnType<typeof enginesAsked>[number];

/** Engines without a key are excluded; `last` is the outcome of the latest call. */
export const enginesAsked = (events: Events) =>
  [...Map.groupBy(ofType(events, 'search.answered'), ({ data }) => text(data.provider))]
    .map(([name, calls]) => ({
      name,
      calls: calls.length,
      hits: calls.reduce((sum, { data }) => sum + Number(data.hits ?? 0), 0),
      last: text(calls.at(-1)?.data.outcome),
    }))
    .filter(({ last }) => last !== 'not-configured');

/** Events shown in another place. */
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
const LOGGED = 14;

/** The latest steps of the log. */
export const logged = (events: Events): Events =>
  events.filter(({ type }) => !SHOWN_ELSEWHERE.has(type)).slice(-LOGGED);

/** Such as "Search began"; events without a stage are shown by type. */
export function stepWords(type: string, stage: string): string {
  if (type === 'stage.started') return t('live.stageBegan', { stage: plain(stage) });
  if (type === 'stage.finished') return t('live.stageDone', { stage: plain(stage) });
  return stage ? `${plain(type)}: ${stage}` : plain(type);
}
