import { found, nothingFound } from '@corroborate/domain';
import { encodeUriPart } from '@corroborate/text';
import { toObject, listObjectsOrNull, type Fields } from '@corroborate/providers';
import { toSearchName, parseDay, formatDollars, formatFields, toText } from '../record.fields';
import { defineRegister } from '../register.client';
import { searchRecords, type RecordSearch } from '../pages';
import type { PublicRecord, RecordManifest, RecordQuery } from '../record.types';

const USASPENDING: RecordManifest = {
  name: 'usaspending',
  title: 'USAspending',
  homepage: 'https://api.usaspending.gov',
  settings: [],
  priceUsd: 0,
  paceMs: 500,
  limits: 'None published.',
  terms: 'Public domain. Data as reported by agencies, with a delay of days to weeks (90 days for the military).',
  selfTest: 'LOCKHEED MARTIN CORPORATION',
  notes: [
    'Contracts and grants are queried separately: each call takes one group of award types.',
    'Awards since October 2007.',
  ],
  bears: 'events',
  country: 'US',
  actors: ['company', 'nonprofit', 'public-body', 'unknown'],
  matters: ['public-money'],
  always: false,
  hosts: ['www.usaspending.gov'],
};

const AWARD_GROUPS = [
  { codes: ['A', 'B', 'C', 'D'], form: 'contract' },
  { codes: ['02', '03', '04', '05'], form: 'grant' },
];
const AWARD_FIELDS = [
  'Award ID',
  'Recipient Name',
  'Start Date',
  'End Date',
  'Award Amount',
  'Awarding Agency',
  'Awarding Sub Agency',
  'Description',
];
const EARLIEST_DATE = '2007-10-01';

/** Awards to recipients with that name. */
export const usaSpendingRegister = defineRegister(
  USASPENDING,
  { baseURL: 'https://api.usaspending.gov/api/v2' },
  async (api, query, context) => {
    const records: PublicRecord[] = [];
    for (const group of AWARD_GROUPS) {
      const outcome = await searchRecords(api, context, awardSearch(query, group));
      if (outcome.kind === 'found') records.push(...outcome.value);
      else if (outcome.kind !== 'nothing-found' && records.length === 0) return outcome;
    }
    return records.length > 0 ? found(records) : nothingFound(`no award to ${query.actor.name}`);
  },
);

function awardSearch(
  { actor, from, to }: RecordQuery,
  { codes, form }: (typeof AWARD_GROUPS)[number],
): RecordSearch<number> {
  const period =
    from && to && to >= EARLIEST_DATE
      ? { time_period: [{ start_date: from < EARLIEST_DATE ? EARLIEST_DATE : from, end_date: to }] }
      : {};
  const filters = { award_type_codes: codes, recipient_search_text: [toSearchName(actor.name)], ...period };
  const wanted = { filters, fields: AWARD_FIELDS, limit: 20, sort: 'Start Date', order: 'desc' };
  return {
    first: 1,
    request: (page) => (http) => http.post('/search/spending_by_award/', { ...wanted, page }),
    rows: ({ results }) => listObjectsOrNull(results),
    recordOf: (row) => recordOf(row, form),
    next: ({ page_metadata: about }, page) => (toObject(about).hasNext === true ? page + 1 : null),
    otherwise: 'USAspending returned no result list',
    nothing: '',
  };
}

function recordOf(row: Fields, form: string): PublicRecord[] {
  const id = toText(row.generated_internal_id, 120);
  const recipient = toText(row['Recipient Name']);
  if (!id || !recipient) return [];
  const amount = formatDollars(row['Award Amount']);
  const agency = toText(row['Awarding Agency']);
  const awardLine = agency && amount ? `${agency} awarded a ${form} of ${amount} to ${recipient}.\n` : '';
  const others = AWARD_FIELDS.filter((name) => name !== 'Award Amount').map((name): [string, unknown] => [
    name,
    row[name],
  ]);
  return [
    {
      register: USASPENDING.name,
      id,
      title: `${form === 'grant' ? 'Grant' : 'Contract'} award to ${recipient}`,
      date: parseDay(row['Start Date']),
      url: `https://www.usaspending.gov/award/${encodeUriPart(id)}`,
      form,
      parties: [recipient],
      text: `${awardLine}${formatFields([...others, ['Award Amount', amount]])}`,
      document: false,
      selfPublished: null,
    },
  ];
}
