import type { PublicRecord, RecordSource } from '../../world/world.types';
import { json, wholeNumber } from '../replies';
import type { Reply, UpstreamContext } from '../upstream.types';
import { recordsFor } from './register.records';

interface Kind {
  source: RecordSource;
  search: string;
  one: RegExp;
  number: string;
}

const KINDS: Kind[] = [
  {
    source: 'feccommittees',
    search: '/v1/committees/',
    one: /^\/v1\/committee\/(\w{9})\/totals\/$/,
    number: 'committee_id',
  },
  {
    source: 'feccandidates',
    search: '/v1/candidates/search/',
    one: /^\/v1\/candidate\/(\w{9})\/totals\/$/,
    number: 'candidate_id',
  },
];

/** Committees and candidates by name, and what they took in and spent; null where the path is none of theirs. */
export function fecBodies({ pathname, searchParams }: URL, context: UpstreamContext): Reply | null {
  for (const kind of KINDS) {
    if (pathname === kind.search) return search(kind, searchParams, context);
    const id = kind.one.exec(pathname)?.[1];
    if (id !== undefined) return totals(kind, id, searchParams, context);
  }
  return null;
}

function search(kind: Kind, form: URLSearchParams, context: UpstreamContext): Reply {
  const all = recordsFor(kind.source, form.get('q') ?? '', context);
  return page(
    all.map((record) => ({ [kind.number]: record.id, name: record.title, ...fieldsOf(record) })),
    form,
  );
}

function totals(kind: Kind, id: string, form: URLSearchParams, context: UpstreamContext): Reply {
  const record = recordsFor(kind.source, '', context).find((one) => one.id === id);
  return page(Array.isArray(record?.fields.totals) ? record.fields.totals : [], form);
}

const fieldsOf = ({ fields }: PublicRecord): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => name !== 'totals'));

function page(rows: unknown[], form: URLSearchParams): Reply {
  const perPage = wholeNumber(form.get('per_page'), 20, 1, 100);
  const number = wholeNumber(form.get('page'), 1, 1, 1000);
  return json({
    api_version: '1.0',
    pagination: { count: rows.length, page: number, pages: Math.ceil(rows.length / perPage), per_page: perPage },
    results: rows.slice((number - 1) * perPage, number * perPage),
  });
}
