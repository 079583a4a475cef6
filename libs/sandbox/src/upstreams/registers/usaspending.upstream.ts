import type { PublicRecord } from '../../world/world.types';
import { json, jsonBody, notFound, wholeNumber } from '../replies';
import type { Reply, Upstream, UpstreamContext } from '../upstream.types';
import { dayOf, recordsFor, textField, within } from './register.records';

const GROUPS = [
  ['A', 'B', 'C', 'D'],
  ['IDV_A', 'IDV_B', 'IDV_B_A', 'IDV_B_B', 'IDV_B_C', 'IDV_C', 'IDV_D', 'IDV_E'],
  ['02', '03', '04', '05'],
  ['06', '10'],
  ['07', '08'],
  ['09', '11', '-1'],
];

/** Awards of the federal government by recipient or keyword. */
export const usaspending: Upstream = {
  name: 'usaspending',
  serves: (host) => host === 'api.usaspending.gov',
  handle: (request, context) => {
    if (request.url.pathname !== '/api/v2/search/spending_by_award/') return notFound();
    if (request.method !== 'POST') return json({ detail: `Method "${request.method}" not allowed.` }, 405);
    return answer(jsonBody(request) ?? {}, context);
  },
};

function answer(body: Record<string, unknown>, context: UpstreamContext): Reply {
  const filters = objectOf(body.filters);
  const codes = strings(filters.award_type_codes);
  const fields = strings(body.fields);
  const required = { filters: Boolean(body.filters), 'filters|award_type_codes': codes.length, fields: fields.length };
  const [missing] = Object.entries(required).find(([, given]) => !given) ?? [];
  if (missing) return json({ detail: `Missing value: '${missing}' is a required field` }, 422);
  const group = GROUPS.find((one) => codes.every((code) => one.includes(code)));
  if (!group) return json({ detail: "'award_type_codes' must only contain types from one group." }, 422);
  const hits = found(filters, context).filter((record) => group.includes(codeOf(record)));
  const limit = wholeNumber(numeral(body.limit), 10, 1, 100);
  const page = wholeNumber(numeral(body.page), 1, 1, 1000);
  const results = hits.slice((page - 1) * limit, page * limit).map((record) => rowOf(record, fields));
  return json({
    spending_level: 'awards',
    limit,
    results,
    page_metadata: {
      page,
      hasNext: hits.length > page * limit,
      last_record_unique_id: null,
      last_record_sort_value: 'None',
    },
    messages: [],
  });
}

function found(filters: Record<string, unknown>, context: UpstreamContext): PublicRecord[] {
  const texts = [...strings(filters.recipient_search_text), ...strings(filters.keywords)];
  const period = Array.isArray(filters.time_period) ? objectOf(filters.time_period[0]) : {};
  const day = (value: unknown) => (typeof value === 'string' ? value : null);
  return texts
    .flatMap((text) => recordsFor('usaspending', text, context))
    .filter((record) => within(record, day(period.start_date), day(period.end_date)));
}

function rowOf(record: PublicRecord, fields: string[]): unknown {
  const known: Record<string, unknown> = {
    'Start Date': dayOf(record),
    Description: record.text,
    ...record.fields,
    'Award ID': textField(record, 'Award ID') ?? record.id,
  };
  const asked = fields.map((name): [string, unknown] => [name, known[name] ?? null]);
  return { internal_id: 1, ...Object.fromEntries(asked), generated_internal_id: record.id };
}

/** `CONT_AWD_…` is a contract, `ASST_NON_…` and `ASST_AGG_…` assistance. */
const codeOf = ({ id, fields }: PublicRecord): string => {
  const given = fields.award_type_code;
  if (typeof given === 'string') return given;
  const contract = id.startsWith('CONT_IDV') ? 'IDV_A' : 'A';
  return id.startsWith('ASST') ? '04' : contract;
};
const numeral = (value: unknown): string => (typeof value === 'number' ? String(value) : '');
const objectOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
const strings = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
