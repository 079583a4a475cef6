import { keysOf, type Instant } from '@corroborate/domain';

interface KeyedRow {
  id: string;
  title: string;
  entities: unknown;
  location: string | null;
  event_date: Date | null;
  discovery_date: Date | null;
}

const BATCH = 5_000;
const NEXT = `SELECT id, title, entities, location, event_date, discovery_date FROM topics WHERE id > $1 ORDER BY id
  LIMIT ${BATCH}`;
const STORE = `INSERT INTO topic_keys (topic_id, event_keys, series_keys)
  SELECT id, event_keys, series_keys FROM jsonb_to_recordset($1::jsonb) AS r(id bigint, event_keys int[],
    series_keys int[])
  ON CONFLICT (topic_id) DO UPDATE SET event_keys = EXCLUDED.event_keys, series_keys = EXCLUDED.series_keys`;

/** Makes the keys of every stored topic anew, some thousand at a time; returns how many. */
export async function fillTopicKeys(query: (sql: string, values: unknown[]) => Promise<unknown>): Promise<number> {
  let count = 0;
  let last = '0';
  for (;;) {
    const rows = (await query(NEXT, [last])) as KeyedRow[];
    if (rows.length > 0) await query(STORE, [JSON.stringify(rows.map(keyed))]);
    count += rows.length;
    last = rows.at(-1)?.id ?? last;
    if (rows.length < BATCH) return count;
  }
}

function keyed({ id, title, entities, location, event_date, discovery_date }: KeyedRow) {
  const names = Array.isArray(entities) ? entities.filter((name) => typeof name === 'string') : [];
  const {
    names: named,
    words,
    series,
  } = keysOf({
    title,
    entities: names,
    location,
    eventDate: instant(event_date),
    discoveryDate: instant(discovery_date),
  });
  return { id, event_keys: [...named, ...words], series_keys: series };
}

const instant = (date: Date | null): Instant | null => date?.toISOString() ?? null;
