import { because, failed, found, type CallContext, type Outcome, type Reason } from '@corroborate/domain';
import { isObject, objectsIn, type Fields, type ProviderClient, type ProviderParts } from '@corroborate/providers';
import { askable, dayOf, lines, stringsOf, textOf } from '../record.fields';
import { registerClient } from '../register.client';
import { turnPages, type RecordPage } from '../pages';
import type { PublicRecord, RecordManifest, RecordQuery, RecordRegister } from '../record.types';

export const EDGAR: RecordManifest = {
  name: 'edgar',
  title: 'SEC EDGAR',
  homepage: 'https://www.sec.gov/search-filings',
  settings: [],
  priceUsd: 0,
  paceMs: 150,
  limits: '10 requests a second over all machines; more is answered with a block of some ten minutes.',
  terms: 'Public domain. The SEC wants a User-Agent with a mail address: set CONTACT to one.',
  selfTest: 'Apple Inc.',
  notes: [
    'Filings since 2001.',
    'A current report whose items are all voluntary, and press releases filed as exhibits, are the company’s own ' +
      'word and never evidence.',
  ],
  bears: 'events',
  country: 'US',
  actors: ['company'],
  matters: ['company'],
  always: true,
  hosts: ['www.sec.gov'],
};

/** Items of a current report that a company files because it wants to, not because the event obliges it. */
const VOLUNTARY = new Set(['7.01', '8.01', '9.01', '2.02']);

/** Filings whose text has the name, by date. */
export class EdgarRegister implements RecordRegister {
  readonly manifest = EDGAR;
  private readonly api: ProviderClient;

  constructor(parts: ProviderParts) {
    this.api = registerClient(parts, EDGAR, { baseURL: 'https://efts.sec.gov/LATEST' });
  }

  find({ actor, from, to }: RecordQuery, context: CallContext): Promise<Outcome<PublicRecord[]>> {
    const page = async (offset: number): Promise<Outcome<RecordPage<number>>> => {
      const params = {
        q: `"${askable(actor.name)}"`,
        ...(from && to ? { dateRange: 'custom', startdt: from, enddt: to } : {}),
        from: offset > 0 ? offset : undefined,
      };
      const answer = await this.api.callObject(context, (http) => http.get('/search-index', { params }));
      return answer.kind === 'found' ? read(answer.value, offset) : answer;
    };
    return turnPages(0, page, `no filing has the name ${actor.name}`);
  }
}

/** Page sizes of this search vary: the next page begins behind what was received. */
function read(body: Fields, offset: number): Outcome<RecordPage<number>> {
  const { hits } = body;
  if (!isObject(hits) || !Array.isArray(hits.hits)) return failed('EDGAR answered without a list of hits');
  const total = isObject(hits.total) && typeof hits.total.value === 'number' ? hits.total.value : 0;
  const seen = offset + hits.hits.length;
  const next = hits.hits.length > 0 && seen < total ? seen : null;
  return found({ records: objectsIn(hits.hits).flatMap(recordOf), next });
}

function recordOf(hit: Fields): PublicRecord[] {
  const source = isObject(hit._source) ? hit._source : {};
  const [, adsh, file] = /^(\d{10}-\d{2}-\d{6}):([\w.-]{1,120})$/.exec(textOf(hit._id) ?? '') ?? [];
  const [cik] = stringsOf(source.ciks);
  if (!adsh || !file || !cik || !/^\d{1,10}$/.test(cik)) return [];
  const names = stringsOf(source.display_names).map(nameOf);
  const form = textOf(source.form, 20) ?? 'filing';
  const type = textOf(source.file_type, 20) ?? form;
  const items = stringsOf(source.items);
  return [
    {
      register: EDGAR.name,
      id: `${adsh}:${file}`,
      title: `${names[0] ?? 'A filer'}: ${form}`,
      date: dayOf(source.file_date),
      url: `https://www.sec.gov/Archives/edgar/data/${Number(cik)}/${adsh.replaceAll('-', '')}/${file}`,
      form: type,
      parties: names,
      holder: `cik:${Number(cik)}`,
      text: lines([
        ['Filer', names.join('; ')],
        ['Form', form],
        ['Document', type],
        ['Filed', source.file_date],
        ['Items', items.join(', ')],
        ['Description', source.file_description],
      ]),
      document: !/\.(?:pdf|xml|xsd|jpg|gif|zip)$/i.test(file),
      selfPublished: selfPublished(form, type, items),
    },
  ];
}

/** `Sample Harbour Corp.  (SHBR)  (CIK 0001999999)` without what stands in brackets. */
const nameOf = (shown: string): string => shown.replace(/\s*\([^()]{0,60}\)/g, '').trim();

function selfPublished(form: string, type: string, items: string[]): Reason | null {
  if (/^EX-99/i.test(type)) return because('record.own-exhibit');
  if (/^8-K/i.test(form) && items.length > 0 && items.every((item) => VOLUNTARY.has(item)))
    return because('record.voluntary-items', { items });
  return null;
}
