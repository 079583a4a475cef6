import type { ProgressEvent } from '../../api/types';
import { plain } from '../../ui/format';

/** What the events of an investigation come to. */

export type Events = ProgressEvent[];

export const text = (value: unknown): string => (typeof value === 'string' ? value : '');

export const ofType = (events: Events, type: string): Events => events.filter((event) => event.type === type);

export type StageState = 'done' | 'now' | 'next';

/** How far each stage of this round is. */
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

/** Pages that were opened, and how many of them could be read. */
export function openedPages(events: Events): { opened: number; read: number } {
  const pages = ofType(events, 'source.read');
  return { opened: pages.length, read: pages.filter(({ data }) => READABLE.has(text(data.verdict))).length };
}

/** Each tells of a page whose stance is known. */
const JUDGED = new Set(['source.summarised', 'source.found', 'source.unrelated']);

/** Pages that were read and of which it is not yet known whether they speak about the topic. */
export function unjudged(events: Events): Events {
  const judged = new Set(events.filter(({ type }) => JUDGED.has(type)).map(({ data }) => data.source_id));
  return ofType(events, 'source.read').filter(({ data }) => !judged.has(data.source_id));
}

/** Verdicts by the claim's id. */
export const verdictsOf = (events: Events): Map<string, string> =>
  new Map(ofType(events, 'fact.checked').map(({ data }) => [text(data.claim_id), text(data.verdict)]));

export type AskedEngine = ReturnType<typeof enginesAsked>[number];

/** Engines without a key were not asked; `last` is what came of the last call. */
export const enginesAsked = (events: Events) =>
  [...Map.groupBy(ofType(events, 'search.answered'), ({ data }) => text(data.provider))]
    .map(([name, calls]) => ({
      name,
      calls: calls.length,
      hits: calls.reduce((sum, { data }) => sum + Number(data.hits ?? 0), 0),
      last: text(calls.at(-1)?.data.outcome),
    }))
    .filter(({ last }) => last !== 'not-configured');

/** Told in a place of their own. */
const SHOWN_ELSEWHERE = new Set([
  'source.read',
  'source.summarised',
  'source.unrelated',
  'search.answered',
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

/** The latest steps. */
export const logged = (events: Events): Events =>
  events.filter(({ type }) => !SHOWN_ELSEWHERE.has(type)).slice(-LOGGED);

/** "Search began"; what has no stage is said as it is called. */
export function stepWords(type: string, stage: string): string {
  if (type === 'stage.started') return `${plain(stage)} began`;
  if (type === 'stage.finished') return `${plain(stage)} done`;
  return stage ? `${plain(type)}: ${stage}` : plain(type);
}
