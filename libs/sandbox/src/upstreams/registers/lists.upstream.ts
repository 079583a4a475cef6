import type { PublicRecord } from '../../world/world.types';
import { formOf, json, jsonBody, notFound } from '../replies';
import type { Reply, Upstream, UpstreamContext } from '../upstream.types';
import { dayOf, plainName, recordsFor, textField } from './register.records';

/** Sanctioned and politically exposed persons and bodies: matching by name, an API key in its own scheme. */
export const opensanctions: Upstream = {
  name: 'opensanctions',
  serves: (host) => host === 'api.opensanctions.org',
  handle: (request, context) => {
    const key = request.headers.authorization ?? '';
    if (key === '') return json({ detail: 'No API key provided.' }, 401);
    if (!/^ApiKey \S{8,}$/.test(key)) return json({ detail: 'Invalid API key.' }, 401);
    return /^\/match\/\w+$/.test(request.url.pathname) ? match(jsonBody(request), context) : notFound();
  },
  fault: ({ status, kind }) => json({ detail: 'Monthly quota exceeded' }, kind === 'quota' ? 429 : status),
};

function match(body: Record<string, unknown> | null, context: UpstreamContext): Reply {
  const queries = body?.queries;
  if (typeof queries !== 'object' || queries === null) return json({ detail: [{ msg: 'Field required' }] }, 422);
  const answers = Object.entries(queries as Record<string, unknown>).map(([name, query]) => {
    const names = (query as { properties?: { name?: string[] } }).properties?.name ?? [];
    const results = names.flatMap((one) => named('opensanctions', one, context)).map(entityOf);
    return [name, { status: 200, total: { value: results.length, relation: 'eq' }, query, results }];
  });
  return json({ responses: Object.fromEntries(answers) as unknown, limit: 5 });
}

function entityOf({ id, title, ...record }: PublicRecord): unknown {
  const whole: PublicRecord = { id, title, ...record };
  return {
    id,
    caption: title,
    schema: textField(whole, 'schema') ?? 'Person',
    properties: { name: [title], notes: [record.text], topics: record.fields.topics ?? ['sanction'] },
    datasets: record.fields.datasets ?? ['sanctions'],
    target: true,
    first_seen: `${textField(whole, 'first_seen')?.slice(0, 10) ?? dayOf(whole) ?? '2020-01-01'}T00:00:00`,
    score: 1,
    match: true,
  };
}

/** Entities of the offshore leaks by name; queries come as a form field. */
export const icij: Upstream = {
  name: 'icij',
  serves: (host) => host === 'offshoreleaks.icij.org',
  handle: (request, context) => {
    if (request.url.pathname !== '/api/v1/reconcile') return notFound();
    const text = formOf(request).get('queries');
    if (text === null) return json({ versions: ['0.2'], name: 'ICIJ Offshore Leaks' });
    return reconcile(text, context);
  },
  fault: ({ status }) => json({ error: 'try again' }, status),
};

function reconcile(text: string, context: UpstreamContext): Reply {
  let queries: Record<string, { query?: string; limit?: number }>;
  try {
    queries = JSON.parse(text) as typeof queries;
  } catch {
    return json({ error: 'queries is not JSON' }, 400);
  }
  const answers = Object.entries(queries).map(([key, { query = '', limit = 3 }]) => {
    const hits = named('icij', query, context).slice(0, limit);
    return [key, { result: hits.map(nodeOf) }];
  });
  return json(Object.fromEntries(answers));
}

const nodeOf = (record: PublicRecord): unknown => ({
  id: record.id,
  name: record.title,
  score: 90,
  match: true,
  type: [{ id: 'https://offshoreleaks.icij.org/schema/oldb/entity', name: textField(record, 'type') ?? 'Entity' }],
  description: record.text,
});

/** Fuzzy lists know names by most of their words. */
function named(source: 'icij' | 'opensanctions', name: string, context: UpstreamContext): PublicRecord[] {
  const wanted = plainName(name).split(' ').filter(Boolean);
  if (wanted.length === 0) return [];
  return recordsFor(source, '', context).filter((record) => {
    const own = plainName(record.title).split(' ');
    return wanted.filter((word) => own.includes(word)).length / wanted.length >= 0.6;
  });
}
