import { toObject, listObjectsOrNull, type Fields } from '@corroborate/providers';
import { toSearchName, parseDay, formatLine, formatFields, toText } from '../record.fields';
import { defineRegister } from '../register.client';
import { nextPageNumber, searchRecords } from '../pages';
import type { EntityLine, PublicRecord, RecordManifest } from '../record.types';

const GLEIF: RecordManifest = {
  name: 'gleif',
  title: 'GLEIF legal entity identifiers',
  homepage: 'https://www.gleif.org/en/lei-data/gleif-api',
  settings: [],
  priceUsd: 0,
  paceMs: 1_000,
  limits: 'None published; about 60 calls a minute are tolerated.',
  terms: 'CC0.',
  selfTest: 'Apple Inc.',
  notes: ['Identifies companies; records no events.'],
  bears: 'identity',
  country: 'world',
  actors: ['company'],
  matters: ['ownership'],
  always: true,
  hosts: ['search.gleif.org'],
};

/** Legal entities with that name. */
export const gleifRegister = defineRegister(
  GLEIF,
  { baseURL: 'https://api.gleif.org/api/v1', headers: { accept: 'application/vnd.api+json' } },
  (api, { actor }, context) =>
    searchRecords(api, context, {
      first: 1,
      request: (number) => (http) =>
        http.get('/lei-records', {
          params: {
            'filter[entity.legalName]': toSearchName(actor.name),
            'page[number]': number,
            'page[size]': 20,
          },
        }),
      rows: ({ data }) => listObjectsOrNull(data),
      recordOf,
      next: ({ meta }, number) => nextPageNumber(number, toObject(toObject(meta).pagination).lastPage),
      otherwise: 'GLEIF returned no data',
      nothing: `no legal entity is named ${actor.name}`,
    }),
);

function recordOf({ id, attributes }: Fields): PublicRecord[] {
  const lei = toText(id, 20);
  const all = toObject(attributes);
  const entity = toObject(all.entity);
  const registered = toObject(all.registration).initialRegistrationDate;
  const name = toText(toObject(entity.legalName).name);
  if (!lei || !name || !/^[A-Z0-9]{18,20}$/i.test(lei)) return [];
  const address = toObject(entity.legalAddress);
  const place = [address.city, address.region, address.country]
    .map((part) => toText(part))
    .filter(Boolean)
    .join(', ');
  return [
    {
      register: GLEIF.name,
      id: lei,
      title: name,
      date: parseDay(registered),
      url: `https://search.gleif.org/#/record/${lei}`,
      form: 'legal entity',
      parties: [name],
      holders: [`lei:${lei.toUpperCase()}`],
      text: formatFields([
        ['Legal name', name],
        ['Legal entity identifier', lei],
        ['Status', entity.status],
        ['Legal address', place],
        ['Jurisdiction', entity.jurisdiction],
        ['First registered', toText(registered)?.slice(0, 10)],
      ]),
      entity: [
        ...entityLine('legal-name', 'Legal name', name),
        ...entityLine('status', 'Status', entity.status),
        ...entityLine('place', 'Legal address', place),
        ...entityLine('place', 'Jurisdiction', entity.jurisdiction),
      ],
      document: false,
      selfPublished: null,
    },
  ];
}

/** The line as in the text; empty if there is no value. */
function entityLine(kind: EntityLine['tells'], label: string, value: unknown): EntityLine[] {
  const line = formatLine(label, value);
  return line === undefined ? [] : [{ tells: kind, line }];
}
