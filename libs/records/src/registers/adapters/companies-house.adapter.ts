import { listObjectsOrNull, type Fields } from '@corroborate/providers';
import { toSearchName, parseDay, formatFields, toText } from '../record.fields';
import { defineKeyedRegister } from '../register.client';
import { nextOffset, searchRecords } from '../pages';
import type { PublicRecord, RecordManifest } from '../record.types';

const COMPANIES_HOUSE: RecordManifest = {
  name: 'companies-house',
  title: 'UK Companies House',
  homepage: 'https://developer-specs.company-information.service.gov.uk',
  settings: ['COMPANIES_HOUSE_KEY'],
  priceUsd: 0,
  paceMs: 500,
  limits: '600 calls in five minutes per key.',
  terms: 'Crown copyright, Open Government Licence.',
  selfTest: 'TESCO PLC',
  notes: ['The date of a record is the dissolution date of the company or, if none, its incorporation date.'],
  bears: 'events',
  country: 'GB',
  actors: ['company'],
  matters: ['company', 'ownership'],
  always: true,
  hosts: ['find-and-update.company-information.service.gov.uk'],
};

const MAX_RESULTS = 20;

/** British companies with that name and their status. */
export const companiesHouseRegister = defineKeyedRegister(
  COMPANIES_HOUSE,
  (key) => ({
    baseURL: 'https://api.company-information.service.gov.uk',
    headers: { authorization: `Basic ${Buffer.from(`${key}:`).toString('base64')}` },
  }),
  (api, { actor }, context) =>
    searchRecords(api, context, {
      first: 0,
      request: (start) => (http) =>
        http.get('/search/companies', {
          params: { q: toSearchName(actor.name), items_per_page: MAX_RESULTS, start_index: start },
        }),
      rows: ({ items }) => listObjectsOrNull(items),
      recordOf,
      next: ({ total_results: total }, start, rows) => nextOffset(start, rows, total),
      otherwise: 'Companies House returned no result list',
      nothing: `no company is named ${actor.name}`,
    }),
);

function recordOf(item: Fields): PublicRecord[] {
  const name = toText(item.title);
  const number = toText(item.company_number, 12);
  if (!name || !number || !/^\w{1,10}$/.test(number)) return [];
  return [
    {
      register: COMPANIES_HOUSE.name,
      id: number,
      title: name,
      date: parseDay(item.date_of_cessation) ?? parseDay(item.date_of_creation),
      url: `https://find-and-update.company-information.service.gov.uk/company/${number}`,
      form: 'company',
      parties: [name],
      text: formatFields([
        ['Company', name],
        ['Number', number],
        ['Status', item.company_status],
        ['Incorporated', item.date_of_creation],
        ['Ended', item.date_of_cessation],
        ['Address', item.address_snippet],
      ]),
      document: false,
      selfPublished: null,
    },
  ];
}
