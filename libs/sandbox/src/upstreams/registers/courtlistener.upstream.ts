import type { PublicRecord } from '../../world/world.types';
import { json, notFound, wholeNumber } from '../replies';
import type { Reply, Upstream, UpstreamContext } from '../upstream.types';
import { dayOf, recordsFor, textField, within } from './register.records';

const PAGE = 20;
const ROOT = 'https://www.courtlistener.com/api/rest/v4/search/';

/** Search of dockets (`r`, `d`) and opinions (`o`), with cursors. A wrong token is refused, none is not. */
export const courtlistener: Upstream = {
  name: 'courtlistener',
  serves: (host) => host === 'www.courtlistener.com',
  owns: ({ pathname }) => pathname.startsWith('/api/'),
  handle: ({ url, headers }, context) => {
    const token = headers.authorization;
    if (token !== undefined && !/^Token \S{8,}$/.test(token)) return json({ detail: 'Invalid token.' }, 401);
    return url.pathname === '/api/rest/v4/search/' ? search(url.searchParams, context) : notFound();
  },
};

function search(form: URLSearchParams, context: UpstreamContext): Reply {
  const type = form.get('type') ?? 'o';
  if (!['o', 'r', 'rd', 'd', 'p', 'oa'].includes(type)) return json({ detail: 'Unknown search type.' }, 400);
  const offset = wholeNumber(atob64(form.get('cursor')), 0, 0, 10_000);
  const all = recordsFor('courtlistener', form.get('q') ?? '', context).filter(
    (record) =>
      (type === 'o') === isOpinion(record) &&
      within(record, isoDay(form.get('filed_after')), isoDay(form.get('filed_before'))),
  );
  const next = new URLSearchParams(form);
  next.set('cursor', Buffer.from(String(offset + PAGE)).toString('base64url'));
  return json({
    count: all.length,
    next: all.length > offset + PAGE ? `${ROOT}?${next.toString()}` : null,
    previous: null,
    results: all
      .slice(offset, offset + PAGE)
      .map((record) => (isOpinion(record) ? opinionOf(record) : docketOf(record))),
  });
}

const atob64 = (cursor: string | null): string | null =>
  cursor === null ? null : Buffer.from(cursor, 'base64url').toString('utf8');
const isoDay = (value: string | null): string | null => (value && /^\d{4}-\d\d-\d\d$/.test(value) ? value : null);

const isOpinion = ({ url, fields }: PublicRecord): boolean => /\/opinion\//.test(url ?? '') || 'citation' in fields;
const pathOf = ({ url, id }: PublicRecord): string => (url ? new URL(url).pathname : `/docket/${id}/`);

function common(record: PublicRecord) {
  return {
    caseName: textField(record, 'caseName') ?? record.title,
    court: textField(record, 'court'),
    court_id: textField(record, 'court_id', 'court'),
    dateFiled: textField(record, 'dateFiled') ?? dayOf(record),
    docketNumber: textField(record, 'docketNumber'),
    docket_id: Number(record.id) || 1,
    suitNature: textField(record, 'suitNature') ?? '',
  };
}

function opinionOf(record: PublicRecord): unknown {
  return {
    ...common(record),
    absolute_url: pathOf(record),
    status: 'Published',
    opinions: [
      { id: Number(record.id) || 1, type: 'lead-opinion', snippet: record.text, download_url: null, cites: [] },
    ],
  };
}

function docketOf(record: PublicRecord): unknown {
  return {
    ...common(record),
    dateTerminated: textField(record, 'dateTerminated'),
    cause: textField(record, 'cause') ?? '',
    party: record.fields.party ?? [],
    docket_absolute_url: pathOf(record),
    recap_documents: [
      {
        id: 1,
        entry_date_filed: dayOf(record),
        description: record.text,
        short_description: '',
        document_type: 'PACER Document',
        is_available: false,
        absolute_url: pathOf(record),
        snippet: record.text,
      },
    ],
    meta: { more_docs: false },
  };
}
