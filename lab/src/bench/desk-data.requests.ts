import { DAY_MS } from '@corroborate/domain';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DeskReader, Read } from './desk.reader';

type Next = (n: number, pauseMs: number) => Promise<Read>;

export interface DeskKind {
  name: string;
  /** p99. */
  limitMs: number;
  /** Asked for a tenth as often. */
  heavy?: boolean;
  pauseMs?: number;
  ask: (reader: DeskReader) => Promise<Next> | Next;
}

const dayBefore = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);
/** The API keeps what it told a scraper for five seconds. */
const SCRAPE_PAUSE_MS = 5_100;

const page = (name: string, path: string, query: Record<string, string> = {}): DeskKind => ({
  name,
  limitMs: 300,
  ask: (reader) => () => reader.get(path, query),
});
const walk = (name: string, path: string, query: Record<string, string>, skip = 0): DeskKind => ({
  name,
  limitMs: 300,
  ask: async (reader) => {
    const next = reader.walk(path, query);
    for (let pages = 0; pages < skip; pages += 1) await next();
    return next;
  },
});
const figures = (
  name: string,
  { days, limitMs, table = '' }: { days: number; limitMs: number; table?: string },
  query: Record<string, string>,
): DeskKind => ({
  name,
  limitMs,
  heavy: true,
  ask: (reader) => () => reader.get(`/api/metrics/summary${table}`, { from: dayBefore(days), ...query }),
});

/** Ids are those of the seed: 1 to the number of investigations, the newest last. */
async function newest(reader: DeskReader): Promise<number> {
  return Number(/"id":(\d+)/.exec((await reader.get('/api/investigations', { limit: '1' })).body)?.[1] ?? 1);
}

const detail: DeskKind = {
  name: 'one investigation',
  limitMs: 300,
  ask: async (reader) => {
    const last = await newest(reader);
    return (n) => reader.get(`/api/investigations/${last - ((n * 997) % last)}`);
  },
};
const ledger: DeskKind = {
  ...detail,
  name: 'calls of one investigation',
  ask: async (reader) => {
    const last = await newest(reader);
    return (n) => reader.get(`/api/investigations/${last - ((n * 7) % last)}/calls`);
  },
};
export const KINDS: readonly DeskKind[] = [
  {
    name: 'scrape for Prometheus',
    limitMs: 500,
    heavy: true,
    pauseMs: SCRAPE_PAUSE_MS,
    ask: (reader) => async (_n, pauseMs) => {
      await sleep(pauseMs);
      return reader.get('/metrics');
    },
  },
  page('reviews: first page', '/api/reviews', { limit: '100' }),
  walk('reviews: next pages of 100', '/api/reviews', { limit: '100' }),
  walk('reviews: after 15,000', '/api/reviews', { limit: '100' }, 150),
  page('reviews: low priority', '/api/reviews', { limit: '100', priority: 'low' }),
  page('reviews: frequent reason', '/api/reviews', { limit: '100', reason: 'uncorroborated' }),
  page('reviews: rare reason', '/api/reviews', { limit: '100', reason: 'steering-attempt' }),
  page('reviews: rarest reason', '/api/reviews', { limit: '100', reason: 'evidence-corrected' }),
  page('reviews: reason that none has', '/api/reviews', { limit: '100', reason: 'coordinated-activity' }),
  page('reviews: decided', '/api/reviews', { limit: '100', state: 'decided' }),
  page('reviews: decided, rarest reason', '/api/reviews', {
    limit: '100',
    state: 'decided',
    reason: 'evidence-corrected',
  }),
  page('reviews: counts by reason', '/api/reviews/backlog'),
  page('investigations: first page', '/api/investigations', { limit: '50' }),
  walk('investigations: deep pages', '/api/investigations', { limit: '100' }, 100),
  page('investigations: failed', '/api/investigations', { limit: '50', status: 'failed' }),
  page('investigations: running', '/api/investigations', { limit: '50', status: 'running' }),
  page('investigations: exhaustive', '/api/investigations', { limit: '50', mode: 'exhaustive' }),
  walk('investigations: for people', '/api/investigations', { limit: '100', requires_human_review: 'true' }, 50),
  page('investigations: failed and for people', '/api/investigations', {
    limit: '50',
    status: 'failed',
    requires_human_review: 'true',
  }),
  page('investigations: of one topic', '/api/investigations', { limit: '50', topic_id: '777' }),
  detail,
  ledger,
  page('audit log: first page', '/api/audit', { limit: '50' }),
  walk('audit log: deep pages', '/api/audit', { limit: '100' }, 100),
  page('audit log: of one person', '/api/audit', { limit: '50', actor: 'Cy Admin' }),
  page('webhook: deliveries', '/api/webhooks/1/deliveries', { limit: '20' }),
  page('webhook: failed deliveries', '/api/webhooks/1/deliveries', { limit: '20', state: 'failed' }),
  { ...page('engines today', '/api/engines'), heavy: true },
  figures('figures: 30 days by day', { days: 30, limitMs: 300 }, { by: 'day' }),
  figures('figures: 30 days by mode', { days: 30, limitMs: 300 }, { by: 'mode' }),
  figures('figures: 30 days by engine', { days: 30, limitMs: 300 }, { by: 'engine' }),
  figures('figures: 365 days by day', { days: 365, limitMs: 1_000 }, { by: 'day' }),
  figures('figures: 365 days by mode', { days: 365, limitMs: 1_000 }, { by: 'mode' }),
  figures('figures: 365 days by engine', { days: 365, limitMs: 1_000 }, { by: 'engine' }),
  figures('figures: 365 days as CSV', { days: 365, limitMs: 1_000, table: '.csv' }, { by: 'day' }),
];
