import type { PublicRecord } from '../../world/world.types';
import { json, wholeNumber } from '../replies';
import type { Reply, Upstream, UpstreamContext } from '../upstream.types';
import { dayOf, plainName, recordsFor, textField, within } from './register.records';

/** Itemized receipts of campaigns, with keyset paging; committees and candidates are not found. */
export const openfec: Upstream = {
  name: 'openfec',
  serves: (host) => host === 'api.open.fec.gov',
  handle: ({ url, headers }, context) => {
    const key = url.searchParams.get('api_key') ?? headers['x-api-key'];
    if (!key) return gateway(403, 'API_KEY_MISSING', 'No api_key was supplied.');
    if (key === 'wrong-key') return gateway(403, 'API_KEY_INVALID', 'An invalid api_key was supplied.');
    if (url.pathname === '/v1/schedules/schedule_a/') return receipts(url.searchParams, context);
    return json({ api_version: '1.0', pagination: { count: 0, page: 1, pages: 0, per_page: 20 }, results: [] });
  },
};

const gateway = (status: number, code: string, message: string): Reply => json({ error: { code, message } }, status);

const FILTERS = {
  contributor_name: ['contributor_name'],
  contributor_employer: ['contributor_employer'],
  committee_id: ['committee_id'],
};

function receipts(form: URLSearchParams, context: UpstreamContext): Reply {
  const all = recordsFor('openfec', '', context)
    .filter((record) => Object.entries(FILTERS).every(([name, fields]) => fits(record, fields, form.getAll(name))))
    .filter((record) => within(record, form.get('min_date'), form.get('max_date')));
  const perPage = wholeNumber(form.get('per_page'), 20, 1, 100);
  const after = form.get('last_index');
  const start = after === null ? 0 : all.findIndex(({ id }) => id === after) + 1;
  const rows = all.slice(start, start + perPage);
  const last = rows.at(-1);
  return json({
    api_version: '1.0',
    pagination: {
      count: all.length,
      is_count_exact: false,
      pages: Math.ceil(all.length / perPage),
      per_page: perPage,
      last_indexes: last ? { last_index: last.id, last_contribution_receipt_date: dayOf(last) } : null,
    },
    results: rows.map(rowOf),
  });
}

/** Any of the names asked for, all of whose words stand in the field. */
function fits(record: PublicRecord, fields: string[], wanted: string[]): boolean {
  if (wanted.length === 0) return true;
  const own = ` ${plainName(fields.map((name) => textField(record, name) ?? '').join(' '))} `;
  return wanted.some((name) =>
    plainName(name)
      .split(' ')
      .every((word) => own.includes(` ${word} `)),
  );
}

function rowOf(record: PublicRecord): unknown {
  return {
    sub_id: record.id,
    committee_id: textField(record, 'committee_id'),
    committee: { name: textField(record, 'committee.name', 'committee_name') },
    contributor_name: textField(record, 'contributor_name'),
    contributor_employer: textField(record, 'contributor_employer'),
    contributor_state: textField(record, 'contributor_state'),
    contribution_receipt_amount: record.fields.contribution_receipt_amount ?? null,
    contribution_receipt_date: textField(record, 'contribution_receipt_date') ?? dayOf(record),
    pdf_url: record.url ?? null,
  };
}
