import type { PublicRecord } from '../../world/world.types';
import { formOf, json, notFound } from '../replies';
import type { Reply, Upstream, UpstreamContext } from '../upstream.types';
import { plainName, recordsFor, textField } from './register.records';

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
};

function reconcile(text: string, context: UpstreamContext): Reply {
  let queries: Record<string, { query?: string; limit?: number }>;
  try {
    queries = JSON.parse(text) as typeof queries;
  } catch {
    return json({ error: 'queries is not JSON' }, 400);
  }
  const answers = Object.entries(queries).map(([key, { query = '', limit = 3 }]) => {
    const hits = named(query, context).slice(0, limit);
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

/** It knows names by most of their words. */
function named(name: string, context: UpstreamContext): PublicRecord[] {
  const wanted = plainName(name).split(' ').filter(Boolean);
  if (wanted.length === 0) return [];
  return recordsFor('icij', '', context).filter((record) => {
    const own = plainName(record.title).split(' ');
    return wanted.filter((word) => own.includes(word)).length / wanted.length >= 0.6;
  });
}
