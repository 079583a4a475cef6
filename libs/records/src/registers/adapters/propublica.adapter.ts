import { listObjectsOrNull, type Fields } from '@corroborate/providers';
import { toSearchName, formatFields, toText } from '../record.fields';
import { defineRegister } from '../register.client';
import { nextPageNumber, searchRecords } from '../pages';
import type { PublicRecord, RecordManifest } from '../record.types';

const PROPUBLICA: RecordManifest = {
  name: 'propublica',
  title: 'ProPublica Nonprofit Explorer',
  homepage: 'https://projects.propublica.org/nonprofits/api',
  settings: [],
  priceUsd: 0,
  paceMs: 500,
  limits: 'None published.',
  terms: 'ProPublica’s data terms: attribution required.',
  selfTest: 'American National Red Cross',
  notes: ['U.S. tax-exempt organizations and their returns.', 'A search without results returns 404.'],
  bears: 'identity',
  country: 'US',
  actors: ['nonprofit'],
  matters: ['charity'],
  always: true,
  hosts: ['projects.propublica.org'],
};

/** Tax-exempt organizations with that name. */
export const proPublicaRegister = defineRegister(
  PROPUBLICA,
  { baseURL: 'https://projects.propublica.org/nonprofits/api/v2' },
  (api, { actor }, context) =>
    searchRecords(api, context, {
      first: 0,
      request: (page) => (http) => http.get('/search.json', { params: { q: `"${toSearchName(actor.name)}"`, page } }),
      rows: ({ organizations }) => listObjectsOrNull(organizations),
      recordOf,
      next: ({ num_pages: pages }, page) => nextPageNumber(page, Number(pages) - 1),
      otherwise: 'ProPublica returned no list of organizations',
      nothing: `no tax-exempt organization is named ${actor.name}`,
      accepted: [404],
    }),
);

function recordOf(row: Fields): PublicRecord[] {
  const name = toText(row.name);
  const ein = toText(row.ein, 12);
  if (!name || !ein || !/^\d{1,9}$/.test(ein)) return [];
  // As an integer, the organization's number loses its leading zeros.
  const shown = toText(row.strein, 12) ?? ein;
  const place = [toText(row.city), toText(row.state, 4)].filter(Boolean).join(', ');
  return [
    {
      register: PROPUBLICA.name,
      id: ein,
      title: name,
      date: null,
      url: `https://projects.propublica.org/nonprofits/organizations/${ein}`,
      form: 'tax-exempt organisation',
      parties: [name],
      text: formatFields([
        ['Name', name],
        ['Tax-exempt organization, EIN', shown],
        ['Place', place],
        ['Kind (NTEE)', row.ntee_code],
      ]),
      document: false,
      selfPublished: null,
    },
  ];
}
