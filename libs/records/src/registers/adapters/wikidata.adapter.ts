import { failed, found, limited, nothingFound, type CallContext, type Outcome } from '@corroborate/domain';
import { isObject, objectsIn, type Fields, type ProviderClient, type ProviderParts } from '@corroborate/providers';
import { askable, lines, textOf } from '../record.fields';
import { registerClient } from '../register.client';
import { turnPages, type RecordPage } from '../pages';
import type { PublicRecord, RecordManifest, RecordQuery, RecordRegister } from '../record.types';

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
export class WikidataRegister implements RecordRegister {
  readonly manifest = WIKIDATA;
  private readonly api: ProviderClient;

  constructor(parts: ProviderParts) {
    this.api = registerClient(parts, WIKIDATA, { baseURL: 'https://www.wikidata.org/w' });
  }

  find({ actor }: RecordQuery, context: CallContext): Promise<Outcome<PublicRecord[]>> {
    const page = async (start: number): Promise<Outcome<RecordPage<number>>> => {
      const params = {
        action: 'wbsearchentities',
        format: 'json',
        search: askable(actor.name),
        language: 'en',
        uselang: 'en',
        type: 'item',
        limit: SIZE,
        continue: start > 0 ? start : undefined,
      };
      const answer = await this.api.callObject(context, (http) => http.get('/api.php', { params }));
      return answer.kind === 'found' ? read(answer.value) : answer;
    };
    return turnPages(0, page, `no item is called ${actor.name}`);
  }
}

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
