import { failed, found, limited, nothingFound, type Outcome } from '@corroborate/domain';
import { isObject, objectsIn, type Fields } from '@corroborate/providers';
import { askable, lines, textOf } from '../record.fields';
import { registerAt } from '../register.client';
import { searchPages, type RecordPage } from '../pages';
import type { PublicRecord, RecordManifest } from '../record.types';

export const WIKIDATA: RecordManifest = {
  name: 'wikidata',
  title: 'Wikidata',
  homepage: 'https://www.wikidata.org/wiki/Wikidata:Data_access',
  settings: [],
  priceUsd: 0,
  paceMs: 250,
  limits: 'Tiered limits; clients without a contact in their User-Agent get the strictest. One call after the other.',
  terms: 'CC0.',
  selfTest: 'Reuters',
  notes: ['Anyone can edit it: it says who somebody may be and never confirms anything.'],
  bears: 'identity',
  country: 'world',
  actors: ['company', 'nonprofit', 'public-body', 'campaign', 'person', 'unknown'],
  matters: [],
  always: true,
  hosts: ['www.wikidata.org'],
};

const SIZE = 7;

/** Items of that name with their one-line description. */
export const wikidataRegister = registerAt(
  WIKIDATA,
  { baseURL: 'https://www.wikidata.org/w' },
  (api, { actor }, context) =>
    searchPages(api, context, 0, {
      path: '/api.php',
      params: (start) => ({
        action: 'wbsearchentities',
        format: 'json',
        search: askable(actor.name),
        language: 'en',
        uselang: 'en',
        type: 'item',
        limit: SIZE,
        continue: start > 0 ? start : undefined,
      }),
      read,
      nothing: `no item is called ${actor.name}`,
    }),
);

function read(body: Fields): Outcome<RecordPage<number>> {
  // The action API reports errors with status 200.
  if (isObject(body.error)) {
    const code = textOf(body.error.code, 60) ?? 'unknown';
    return code === 'maxlag' || code === 'ratelimited' ? limited(`Wikidata: ${code}`) : failed(`Wikidata: ${code}`);
  }
  if (!Array.isArray(body.search)) return failed('Wikidata answered without a search result');
  const records = objectsIn(body.search).flatMap(recordOf);
  const next = body['search-continue'];
  return records.length === 0
    ? nothingFound('no item is called so')
    : found({ records, next: typeof next === 'number' ? next : null });
}

function recordOf(row: Fields): PublicRecord[] {
  const id = textOf(row.id, 20);
  const label = textOf(row.label);
  const description = textOf(row.description);
  if (!id || !label || !description || !/^Q\d+$/.test(id)) return [];
  return [
    {
      register: WIKIDATA.name,
      id,
      title: label,
      date: null,
      url: `https://www.wikidata.org/wiki/${id}`,
      form: 'item',
      parties: [label],
      text: lines([
        ['Name', label],
        ['Description', description],
      ]),
      document: false,
      selfPublished: null,
    },
  ];
}
