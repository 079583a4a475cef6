import { filterEvents, toText, type Events } from './progress';

/** Progress of one collection. */
export type LiveCollection = ReturnType<typeof liveCollections>[number];

const MAX_BARS = 8;

/** Counts, scans and findings of each collection, from the events. */
export function liveCollections(events: Events) {
  const own = events.filter(({ type }) => type.startsWith('collection.'));
  return [...Map.groupBy(own, ({ data }) => toText(data.collection))].map(([name, collectionEvents]) => {
    const counted = filterEvents(collectionEvents, 'collection.counted').at(-1)?.data ?? {};
    const plan = filterEvents(collectionEvents, 'collection.scan-planned').at(-1)?.data;
    const scanned = filterEvents(collectionEvents, 'collection.scanned').at(-1)?.data;
    const findings = filterEvents(collectionEvents, 'collection.findings').map(({ data }) =>
      Number(data.findings ?? 0),
    );
    return {
      name,
      total: Number(counted.total ?? plan?.documents ?? 0),
      bars: barsOf(counted.buckets),
      read: Number(scanned?.read ?? 0),
      /** Documents to read; null if no scan is planned. */
      toRead: plan ? Number(plan.documents ?? 0) : null,
      costUsd: Number(plan?.cost_usd ?? 0),
      /** True if there are too many matches to read, so only figures are shown. */
      tooMany: plan?.allowed === false,
      findings: findings.reduce((sum, one) => sum + one, 0),
      /** Follow-up queries, in order. */
      further: filterEvents(collectionEvents, 'collection.follow-up').map(({ data }) => toText(data.value)),
    };
  });
}

/** Bar widths as percentages of the largest value. */
function barsOf(buckets: unknown) {
  const listed = (Array.isArray(buckets) ? buckets : []) as { key?: unknown; count?: unknown }[];
  const read = listed.slice(0, MAX_BARS).map(({ key, count }) => ({ key: toText(key), count: Number(count ?? 0) }));
  const most = Math.max(1, ...read.map(({ count }) => count));
  return read.map((bar) => ({ ...bar, width: Math.round((100 * bar.count) / most) }));
}
