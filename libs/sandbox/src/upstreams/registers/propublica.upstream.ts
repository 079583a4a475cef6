import type { PublicRecord } from '../../world/world.types';
import { json, notFound, wholeNumber } from '../replies';
import type { Upstream, UpstreamContext } from '../upstream.types';
import { dayOf, recordsFor, textField } from './register.records';

const PAGE = 25;
const BASE = '/nonprofits/api/v2';

/** Search for tax-exempt organisations, and one of them by its number. */
export const propublica: Upstream = {
  name: 'propublica',
  serves: (host) => host === 'projects.propublica.org',
  handle: ({ url }, context) => {
    const ein = new RegExp(`^${BASE}/organizations/(\\d{1,9})\\.json$`).exec(url.pathname)?.[1];
    if (ein !== undefined) return organisation(Number(ein), context);
    return url.pathname === `${BASE}/search.json` ? search(url.searchParams, context) : notFound();
  },
};

function search(form: URLSearchParams, context: UpstreamContext) {
  const state = form.get('state[id]');
  const all = recordsFor('propublica', form.get('q') ?? '', context).filter(
    (record) => !state || textField(record, 'state') === state,
  );
  const page = wholeNumber(form.get('page'), 0, 0, 1000);
  const body = {
    total_results: all.length,
    organizations: all.slice(page * PAGE, (page + 1) * PAGE).map(organisationOf),
    num_pages: Math.ceil(all.length / PAGE),
    cur_page: page,
    page_offset: page * PAGE,
    per_page: PAGE,
    search_query: form.get('q'),
    data_source: 'ProPublica Nonprofit Explorer API',
    api_version: 2,
  };
  // A search without hits answers 404, with the usual body.
  return json(body, all.length === 0 ? 404 : 200);
}

function organisation(ein: number, context: UpstreamContext) {
  const record = recordsFor('propublica', '', context).find((one) => einOf(one) === ein);
  if (!record) return json({ error: 'Organization not found' }, 404);
  const year = Number(dayOf(record)?.slice(0, 4) ?? 0);
  const filing = {
    tax_prd: year * 100 + 12,
    tax_prd_yr: year,
    formtype: 0,
    totrevenue: record.fields.totrevenue ?? null,
  };
  return json({
    organization: { id: ein, ...organisationOf(record) },
    filings_with_data: Array.isArray(record.fields.filings) ? record.fields.filings : [filing],
    filings_without_data: [],
    api_version: 2,
  });
}

const einOf = (record: PublicRecord): number => Number(textField(record, 'ein') ?? record.id) || 0;

function organisationOf(record: PublicRecord): Record<string, unknown> {
  const digits = String(einOf(record)).padStart(9, '0');
  return {
    ein: einOf(record),
    strein: `${digits.slice(0, 2)}-${digits.slice(2)}`,
    name: textField(record, 'name') ?? record.title,
    sub_name: '',
    city: textField(record, 'city'),
    state: textField(record, 'state'),
    ntee_code: textField(record, 'ntee_code'),
    subseccd: 3,
    score: 110.2,
  };
}
