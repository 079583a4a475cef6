import { failed, limited, type Outcome } from '@corroborate/domain';
import { isObject, isSuccess, listObjectsOrNull, type ProviderResponse, type Fields } from '@corroborate/providers';
import { toSearchName, formatFields, toText } from '../record.fields';
import { defineRegister } from '../register.client';
import { searchRecords } from '../pages';
import type { PublicRecord, RecordManifest } from '../record.types';

export const WIKIDATA: RecordManifest = {
  name: 'wikidata',
  title: 'Wikidata',
  homepage: 'https://www.wikidata.org/wiki/Wikidata:Data_access',
  settings: [],
  priceUsd: 0,
  paceMs: 250,
  limits: 'Tiered limits, strictest for clients without contact details in the User-Agent. Calls are sequential.',
  terms: 'CC0.',
  selfTest: 'Reuters',
  notes: ['Anyone can edit it: it helps to identify people and organizations but confirms nothing.'],
  bears: 'identity',
  country: 'world',
  actors: ['company', 'nonprofit', 'public-body', 'campaign', 'person', 'unknown'],
  matters: [],
  always: true,
  hosts: ['www.wikidata.org'],
};

const MAX_RESULTS = 7;

/** Items with that name and their one-line description. */
export const wikidataRegister = defineRegister(
  WIKIDATA,
  { baseURL: 'https://www.wikidata.org/w' },
  (api, { actor }, context) =>
    searchRecords(api, context, {
      first: 0,
      request: (start) => (http) =>
        http.get('/api.php', {
          params: {
            action: 'wbsearchentities',
            format: 'json',
            search: toSearchName(actor.name),
            language: 'en',
            uselang: 'en',
            type: 'item',
            limit: MAX_RESULTS,
            continue: start > 0 ? start : undefined,
          },
        }),
      judge: judgeWikidata,
      rows: ({ search }) => listObjectsOrNull(search)?.filter((row) => recordOf(row).length > 0) ?? null,
      recordOf,
      next: ({ 'search-continue': next }, _start, rows) => (rows > 0 && typeof next === 'number' ? next : null),
      otherwise: 'Wikidata returned no search result',
      nothing: `no item is named ${actor.name}`,
    }),
);

/** The action API reports errors with status 200. */
export function judgeWikidata(answer: ProviderResponse, { error }: Fields): Outcome<never> | null {
  if (!isSuccess(answer) || !isObject(error)) return null;
  const code = toText(error.code, 60) ?? 'unknown';
  return code === 'maxlag' || code === 'ratelimited' ? limited(`Wikidata: ${code}`) : failed(`Wikidata: ${code}`);
}

function recordOf(row: Fields): PublicRecord[] {
  const id = toText(row.id, 20);
  const label = toText(row.label);
  const description = toText(row.description);
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
      text: formatFields([
        ['Name', label],
        ['Description', description],
      ]),
      document: false,
      selfPublished: null,
    },
  ];
}
