import { toObject, listObjects, listObjectsOrNull, type Fields } from '@corroborate/providers';
import { toSearchName, formatLine, formatFields, toText } from '../record.fields';
import { noNextPage, searchRecords } from '../pages';
import { defineRegister } from '../register.client';
import type { PublicRecord, RecordManifest } from '../record.types';

const ICIJ: RecordManifest = {
  name: 'icij',
  title: 'ICIJ Offshore Leaks Database',
  homepage: 'https://offshoreleaks.icij.org/docs/reconciliation',
  settings: [],
  priceUsd: 0,
  paceMs: 1_000,
  limits: '25 queries per call; no other limit published.',
  terms: 'Credit the International Consortium of Investigative Journalists. Being listed does not imply wrongdoing.',
  selfTest: 'Mossack Fonseca',
  notes: ['Leaked data that ends between 2010 and 2020: shows connections, not events.'],
  bears: 'identity',
  country: 'world',
  actors: ['person', 'company'],
  matters: ['ownership', 'sanctions'],
  always: false,
  hosts: ['offshoreleaks.icij.org'],
};

/** Entries in the ICIJ leaks database by name. */
export const icijRegister = defineRegister(
  ICIJ,
  {
    baseURL: 'https://offshoreleaks.icij.org/api/v1',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  },
  (api, { actor }, context) =>
    searchRecords(api, context, {
      first: JSON.stringify({ q0: { query: toSearchName(actor.name), limit: 5 } }),
      request: (queries) => (http) => http.post('/reconcile', new URLSearchParams({ queries })),
      rows: ({ q0 }) => listObjectsOrNull(toObject(q0).result),
      recordOf,
      next: noNextPage,
      otherwise: 'ICIJ returned no result list',
      nothing: `${actor.name} is not in the leaks`,
    }),
);

function recordOf(row: Fields): PublicRecord[] {
  const id = toText(row.id, 20);
  const name = toText(row.name);
  if (!id || !name || !/^\d{1,12}$/.test(id)) return [];
  const type = listObjects(row.type).flatMap((one) => toText(one.name) ?? [])[0];
  return [
    {
      register: ICIJ.name,
      id,
      title: name,
      date: null,
      url: `https://offshoreleaks.icij.org/nodes/${id}`,
      form: type ?? 'node',
      parties: [name],
      text: formatFields([
        ['Name', name],
        ['Kind', type],
        ['Stands in', row.description],
        ['Note', 'Being in this database does not imply wrongdoing.'],
      ]),
      gist: formatLine('Stands in', row.description),
      document: false,
      selfPublished: null,
    },
  ];
}
