import { toObject, listObjectsOrNull, type Fields } from '@corroborate/providers';
import { toSearchName, parseDay, formatFields, toText } from '../record.fields';
import { defineKeyedRegister } from '../register.client';
import { nextPageNumber, searchRecords } from '../pages';
import type { PublicRecord, RecordManifest } from '../record.types';

const OPENCORPORATES: RecordManifest = {
  name: 'opencorporates',
  title: 'OpenCorporates',
  homepage: 'https://api.opencorporates.com/documentation/API-Reference',
  settings: ['OPENCORPORATES_API_TOKEN'],
  priceUsd: 0,
  paceMs: 1_000,
  limits: 'Depends on the plan; about 50 calls a day and 200 a month with free access for journalists and charities.',
  terms: 'Open Database License: attribution with a link, share alike.',
  selfTest: 'Tesco PLC',
  notes: [
    'The token is sent in the X-API-TOKEN header (not confirmed), because logs would expose the documented parameter.',
    'A token is required for every call.',
    'Companies in about 140 jurisdictions; those with the same name are distinguished by words of the topic.',
  ],
  bears: 'identity',
  country: 'world',
  actors: ['company'],
  matters: ['company', 'ownership'],
  always: false,
  hosts: ['opencorporates.com'],
  beside: true,
};

const MAX_RESULTS = 30;

/** Companies with that name in registers worldwide. */
export const openCorporatesRegister = defineKeyedRegister(
  OPENCORPORATES,
  (token) => ({ baseURL: 'https://api.opencorporates.com/v0.4', headers: { 'x-api-token': token } }),
  (api, { actor }, context) =>
    searchRecords(api, context, {
      first: 1,
      request: (page) => (http) =>
        http.get('/companies/search', {
          params: { q: toSearchName(actor.name), order: 'score', per_page: MAX_RESULTS, page },
        }),
      rows: ({ results }) => listObjectsOrNull(toObject(results).companies),
      recordOf: ({ company }) => recordOf(toObject(company)),
      next: ({ results }, page) => nextPageNumber(page, toObject(results).total_pages),
      otherwise: 'OpenCorporates returned no company list',
      nothing: `no company is named ${actor.name}`,
    }),
);

const ID = /^[\w.-]{1,40}$/;

function recordOf(row: Fields): PublicRecord[] {
  const name = toText(row.name);
  const number = toText(row.company_number, 40);
  const jurisdiction = toText(row.jurisdiction_code, 12);
  if (!name || !number || !jurisdiction || !ID.test(number) || !/^[a-z_]{2,8}$/.test(jurisdiction)) return [];
  const status = toText(row.current_status) ?? (row.inactive === true ? 'Inactive' : null);
  const place = toText(row.registered_address_in_full);
  return [
    {
      register: OPENCORPORATES.name,
      id: `${jurisdiction}/${number}`,
      title: name,
      date: parseDay(row.dissolution_date) ?? parseDay(row.incorporation_date),
      url: `https://opencorporates.com/companies/${jurisdiction}/${number}`,
      form: 'company',
      parties: [name],
      holders: [`opencorporates:${jurisdiction}/${number}`],
      text: formatFields([
        ['Company', name],
        ['Number', number],
        ['Register', toObject(row.source).publisher],
        ['Jurisdiction', jurisdiction],
        ['Kind', row.company_type],
        ['Status', status],
        ['Incorporated', row.incorporation_date],
        ['Ended', row.dissolution_date],
        ['Address', place],
      ]),
      document: false,
      selfPublished: null,
    },
  ];
}
