import { failed, found, type Outcome } from '@corroborate/domain';
import { encodeUriPart } from '@corroborate/text';
import { isObject, objectsIn, type Fields } from '@corroborate/providers';
import { askable, dayOf, dollars, lines, textOf, turned } from '../record.fields';
import { keyedRegisterAt } from '../register.client';
import { searchPages, type RecordPage } from '../pages';
import type { PublicRecord, RecordManifest } from '../record.types';

const OPENFEC: RecordManifest = {
  name: 'openfec',
  title: 'OpenFEC',
  homepage: 'https://api.open.fec.gov/developers',
  settings: ['OPENFEC_API_KEY'],
  priceUsd: 0,
  paceMs: 3_600,
  limits: '1,000 calls an hour a key.',
  terms:
    'Public domain. Names of contributors may not be used for solicitation or for any commercial purpose (52 USC ' +
    '30111).',
  selfTest: 'SMITH, JOHN',
  notes: [
    'Contributions are asked for by the contributor’s name. A gift of somebody’s employee is none of the ' +
      'employer’s and is not asked for.',
  ],
  bears: 'events',
  country: 'US',
  actors: ['person', 'company', 'campaign'],
  matters: ['campaign-money'],
  always: false,
  hosts: ['www.fec.gov', 'docquery.fec.gov'],
};

/** Itemised contributions of the person or body, newest first. */
export const openFecRegister = keyedRegisterAt(
  OPENFEC,
  (key) => ({ baseURL: 'https://api.open.fec.gov/v1', headers: { 'x-api-key': key } }),
  (api, { actor, from, to }, context) =>
    searchPages<Record<string, string>>(
      api,
      context,
      {},
      {
        path: '/schedules/schedule_a/',
        params: (last) => ({
          contributor_name: askable(actor.name),
          sort: '-contribution_receipt_date',
          per_page: 20,
          ...last,
          min_date: from ?? undefined,
          max_date: to ?? undefined,
        }),
        read,
        nothing: `no contribution of ${actor.name}`,
      },
    ),
);

/** Keyset paging: every key of `last_indexes` goes into the next call; an empty page is the last. */
function read(body: Fields): Outcome<RecordPage<Record<string, string>>> {
  if (!Array.isArray(body.results)) return failed('OpenFEC answered without results');
  const indexes =
    isObject(body.pagination) && isObject(body.pagination.last_indexes) ? body.pagination.last_indexes : null;
  const next =
    indexes && body.results.length > 0
      ? Object.fromEntries(
          Object.entries(indexes).flatMap(([key, value]) =>
            textOf(value) === null ? [] : [[key, textOf(value) ?? '']],
          ),
        )
      : null;
  return found({ records: objectsIn(body.results).flatMap(recordOf), next });
}

function recordOf(row: Fields): PublicRecord[] {
  const giver = textOf(row.contributor_name);
  const id = textOf(row.sub_id, 40);
  if (!giver || !id) return [];
  const committee = isObject(row.committee) ? textOf(row.committee.name) : null;
  const amount = dollars(row.contribution_receipt_amount);
  const to = committee ?? textOf(row.committee_id);
  return [
    {
      register: OPENFEC.name,
      id,
      title: `Contribution of ${giver}${to ? ` to ${to}` : ''}`,
      date: dayOf(row.contribution_receipt_date),
      url: `https://www.fec.gov/data/receipts/?sub_id=${encodeUriPart(id)}`,
      form: 'contribution',
      parties: [giver, turned(giver), ...(committee ? [committee] : [])],
      text: lines([
        ['Contributor', giver],
        ['Recipient', to],
        ['Amount', amount],
        ['Date', dayOf(row.contribution_receipt_date)?.slice(0, 10)],
      ]),
      document: false,
      selfPublished: null,
    },
  ];
}
