import type { PublicRecord } from '../../world/world.types';
import { json, notFound, wholeNumber } from '../replies';
import type { Reply, Upstream, UpstreamContext } from '../upstream.types';
import { recordsFor, textField } from './register.records';

const HOSTS = new Set([
  'data.colorado.gov',
  'data.ny.gov',
  'data.oregon.gov',
  'data.ct.gov',
  'cthru.data.socrata.com',
  'data.delaware.gov',
  'opendata.maryland.gov',
]);

/** Open data of states on the platform Socrata: rows of one set, by the few questions that are asked. */
export const statedata: Upstream = {
  name: 'statedata',
  serves: (host) => HOSTS.has(host),
  owns: ({ pathname }) => pathname.startsWith('/resource/'),
  handle: ({ url }, context) => {
    const set = /^\/resource\/(\w{4}-\w{4})\.json$/.exec(url.pathname)?.[1];
    return set === undefined ? notFound() : rowsOf(url, set, context);
  },
  fault: ({ status, kind }) =>
    kind === 'quota'
      ? json({ code: 'throttled', error: true, message: 'Too many requests' }, 429)
      : json({ code: 'internal-error', error: true, message: 'Internal error' }, status),
};

function rowsOf({ hostname, searchParams: form }: URL, set: string, context: UpstreamContext): Reply {
  const where = conditionsIn(form.get('$where') ?? '');
  if (where === null) return json({ code: 'query.compiler.malformed', error: true, message: 'Could not parse' }, 400);
  const all = recordsFor('statedata', '', context)
    .filter((record) => textField(record, 'host') === hostname && textField(record, 'set') === set)
    .filter((record) => where.every((holds) => holds(record)));
  const limit = wholeNumber(form.get('$limit'), 1000, 1, 50_000);
  const offset = wholeNumber(form.get('$offset'), 0, 0, 1_000_000);
  const withId = (form.get('$select') ?? '').includes(':id');
  return json(all.slice(offset, offset + limit).map((record) => rowOf(record, withId)));
}

type Condition = (record: PublicRecord) => boolean;

/** `upper(column) like 'A%B%'`, `column >= 'day'` and `column <= 'day'`, joined by `and`; null for anything else. */
function conditionsIn(where: string): Condition[] | null {
  const read = where.split(' and ').map((part): Condition | null => {
    const [, like, pattern] = /^upper\((\w+)\) like '([^']*)'$/.exec(part) ?? [];
    if (like !== undefined && pattern !== undefined) return (record) => fits(textField(record, like) ?? '', pattern);
    const [, column, sign, bound] = /^(\w+) (>=|<=) '([^']+)'$/.exec(part) ?? [];
    if (column === undefined || bound === undefined) return null;
    return (record) => {
      const value = textField(record, column) ?? '';
      return sign === '>=' ? value >= bound : value <= bound;
    };
  });
  return read.some((one) => one === null) ? null : read.filter((one) => one !== null);
}

/** Parts of the pattern in order, the first at the beginning; every pattern that is asked ends with any. */
function fits(value: string, pattern: string): boolean {
  const upper = value.toUpperCase();
  let at = 0;
  return pattern.split('%').every((part, place) => {
    const next = upper.indexOf(part, at);
    if (next < 0 || (place === 0 && next !== 0)) return false;
    at = next + part.length;
    return true;
  });
}

/** A column whose value is `$id` has the number of the record itself. */
function rowOf({ id, fields }: PublicRecord, withId: boolean): unknown {
  const own = Object.entries(fields).filter(([name]) => name !== 'host' && name !== 'set');
  const columns = Object.fromEntries(own.map(([name, value]) => [name, value === '$id' ? id : value]));
  return withId ? { ':id': id, ...columns } : columns;
}
