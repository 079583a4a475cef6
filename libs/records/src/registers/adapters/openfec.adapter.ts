import { encodeUriPart } from '@corroborate/text';
import { isObject, toObject, listObjectsOrNull, type Fields } from '@corroborate/providers';
import { toSearchName, parseDay, formatDollars, formatFields, toText, reverseNameOrder } from '../record.fields';
import { defineKeyedRegister } from '../register.client';
import { searchRecords } from '../pages';
import type { PublicRecord, RecordManifest } from '../record.types';

const OPENFEC: RecordManifest = {
  name: 'openfec',
  title: 'OpenFEC',
  homepage: 'https://api.open.fec.gov/developers',
  settings: ['OPENFEC_API_KEY'],
  priceUsd: 0,
  paceMs: 3_600,
  limits: '1,000 calls an hour per key.',
  terms:
    'Public domain. Names of contributors may not be used for solicitation or for any commercial purpose (52 USC ' +
    '30111).',
  selfTest: 'SMITH, JOHN',
  notes: [
    'Searches contributions by contributor name. Gifts by employees are not gifts by the employer and are ' +
      'not searched.',
  ],
  bears: 'events',
  country: 'US',
  actors: ['person', 'company', 'campaign'],
  matters: ['campaign-money'],
  always: false,
  hosts: ['www.fec.gov', 'docquery.fec.gov'],
};

/** Itemized contributions by the person or body, newest first. */
export const openFecRegister = defineKeyedRegister(
  OPENFEC,
  (key) => ({ baseURL: 'https://api.open.fec.gov/v1', headers: { 'x-api-key': key } }),
  (api, { actor, from, to }, context) =>
    searchRecords<Record<string, string>>(api, context, {
      first: {},
      request: (last) => (http) =>
        http.get('/schedules/schedule_a/', {
          params: {
            contributor_name: toSearchName(actor.name),
            sort: '-contribution_receipt_date',
            per_page: 20,
            ...last,
            min_date: from ?? undefined,
            max_date: to ?? undefined,
          },
        }),
      rows: ({ results }) => listObjectsOrNull(results),
      recordOf,
      next: ({ pagination }, _last, rows) => (rows === 0 ? null : keysOf(toObject(pagination).last_indexes)),
      otherwise: 'OpenFEC returned no result list',
      nothing: `no contribution by ${actor.name}`,
    }),
);

/** Keyset pagination: all keys are passed on; an empty page is the last. */
const keysOf = (indexes: unknown): Record<string, string> | null =>
  isObject(indexes)
    ? Object.fromEntries(
        Object.entries(indexes).flatMap(([key, value]) => (toText(value) === null ? [] : [[key, toText(value) ?? '']])),
      )
    : null;

function recordOf(row: Fields): PublicRecord[] {
  const giver = toText(row.contributor_name);
  const id = toText(row.sub_id, 40);
  if (!giver || !id) return [];
  const committee = isObject(row.committee) ? toText(row.committee.name) : null;
  const amount = formatDollars(row.contribution_receipt_amount);
  const to = committee ?? toText(row.committee_id);
  return [
    {
      register: OPENFEC.name,
      id,
      title: `Contribution by ${giver}${to ? ` to ${to}` : ''}`,
      date: parseDay(row.contribution_receipt_date),
      url: `https://www.fec.gov/data/receipts/?sub_id=${encodeUriPart(id)}`,
      form: 'contribution',
      parties: [giver, reverseNameOrder(giver), ...(committee ? [committee] : [])],
      text: formatFields([
        ['Contributor', giver],
        ['Recipient', to],
        ['Amount', amount],
        ['Date', parseDay(row.contribution_receipt_date)?.slice(0, 10)],
      ]),
      document: false,
      selfPublished: null,
    },
  ];
}
