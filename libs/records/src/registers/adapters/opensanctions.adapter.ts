import { toObject, listObjectsOrNull, type Fields } from '@corroborate/providers';
import { toSearchName, parseDay, formatLine, formatFields, toStrings, toText } from '../record.fields';
import { noNextPage, searchRecords } from '../pages';
import { defineKeyedRegister } from '../register.client';
import type { Actor, PublicRecord, RecordManifest } from '../record.types';

const OPENSANCTIONS: RecordManifest = {
  name: 'opensanctions',
  title: 'OpenSanctions',
  homepage: 'https://www.opensanctions.org/docs/api/',
  settings: ['OPENSANCTIONS_API_KEY'],
  // EUR 0.10 per query, rounded up for the exchange rate.
  priceUsd: 0.12,
  paceMs: 500,
  limits: 'Monthly quota per key; once exhausted, calls are refused until the first of the next month.',
  terms: 'CC BY-NC 4.0; free keys for journalism on request.',
  selfTest: 'Vladimir Putin',
  notes: ['A match may be a different person: check its sources and dates.'],
  bears: 'identity',
  country: 'world',
  actors: ['person', 'company'],
  matters: ['sanctions', 'ownership'],
  always: false,
  hosts: ['www.opensanctions.org'],
};

const SCHEMAS: Record<Actor['kind'], string> = {
  person: 'Person',
  company: 'Company',
  nonprofit: 'Organization',
  'public-body': 'Organization',
  campaign: 'Organization',
  unknown: 'LegalEntity',
};

/** Persons and bodies on sanctions lists and lists of public officials, by name. */
export const openSanctionsRegister = defineKeyedRegister(
  OPENSANCTIONS,
  (key) => ({ baseURL: 'https://api.opensanctions.org', headers: { authorization: `ApiKey ${key}` } }),
  (api, { actor }, context) =>
    searchRecords(api, context, {
      first: { q1: { schema: SCHEMAS[actor.kind], properties: { name: [toSearchName(actor.name)] } } },
      request: (queries) => (http) =>
        http.post('/match/default', { queries }, { params: { threshold: 0.8, limit: 5 } }),
      retries: 0,
      rows: ({ responses }) => listObjectsOrNull(toObject(toObject(responses).q1).results),
      recordOf,
      next: noNextPage,
      otherwise: 'OpenSanctions returned no result list',
      nothing: `${actor.name} is not on its lists`,
    }),
);

function recordOf(row: Fields): PublicRecord[] {
  const id = toText(row.id, 100);
  const caption = toText(row.caption);
  if (!id || !caption || !/^[\w-]+$/.test(id)) return [];
  const properties = toObject(row.properties);
  const list = (value: unknown) => toStrings(value).slice(0, 8).join('; ');
  return [
    {
      register: OPENSANCTIONS.name,
      id,
      title: caption,
      date: parseDay(row.first_seen),
      url: `https://www.opensanctions.org/entities/${id}/`,
      form: toText(row.schema, 40) ?? 'entity',
      parties: [caption, ...toStrings(properties.name)].slice(0, 10),
      text: formatFields([
        ['Name', caption],
        ['Topics', list(properties.topics)],
        ['Lists', list(row.datasets)],
        ['First seen', toText(row.first_seen)?.slice(0, 10)],
        ['Born', list(properties.birthDate)],
        ['Nationality', list(properties.nationality)],
        ['Notes', list(properties.notes)],
      ]),
      gist: formatLine('Topics', list(properties.topics)),
      document: false,
      selfPublished: null,
    },
  ];
}
