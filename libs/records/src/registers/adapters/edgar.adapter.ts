import { createReason, type Reason } from '@corroborate/domain';
import { toObject, listObjectsOrNull, type Fields } from '@corroborate/providers';
import { registeredName } from '../judge/registered-name.policy';
import { toSearchName, parseDay, formatFields, toStrings, toText } from '../record.fields';
import { defineRegister } from '../register.client';
import { nextOffset, searchRecords } from '../pages';
import type { PublicRecord, RecordManifest } from '../record.types';

export const EDGAR: RecordManifest = {
  name: 'edgar',
  title: 'SEC EDGAR',
  homepage: 'https://www.sec.gov/search-filings',
  settings: [],
  priceUsd: 0,
  paceMs: 150,
  limits: '10 requests a second across all machines; exceeding it causes a block of about ten minutes.',
  terms: 'Public domain. The SEC requires a User-Agent with an email address: set CONTACT.',
  selfTest: 'Apple Inc.',
  notes: [
    'Filings since 2001.',
    'Current reports with only voluntary items, and press releases filed as exhibits, are statements by the company ' +
      'and never evidence.',
  ],
  bears: 'events',
  country: 'US',
  actors: ['company'],
  matters: ['company'],
  always: true,
  hosts: ['www.sec.gov'],
};

/** Items of a current report filed voluntarily. */
const VOLUNTARY_ITEMS = new Set(['7.01', '8.01', '9.01', '2.02']);

/** Maximum bodies read per filing. */
const MAX_FILERS = 20;

/** Filings that contain the name, by date. */
export const edgarRegister = defineRegister(
  EDGAR,
  { baseURL: 'https://efts.sec.gov/LATEST' },
  (api, { actor, from, to }, context) =>
    searchRecords(api, context, {
      first: 0,
      request: (offset) => (http) =>
        http.get('/search-index', {
          params: {
            q: `"${toSearchName(actor.name)}"`,
            ...(from && to ? { dateRange: 'custom', startdt: from, enddt: to } : {}),
            from: offset > 0 ? offset : undefined,
          },
        }),
      rows: ({ hits }) => listObjectsOrNull(toObject(hits).hits),
      recordOf,
      // Page sizes vary, so the next page starts after the rows received.
      next: ({ hits }, offset, rows) => nextOffset(offset, rows, toObject(toObject(hits).total).value),
      otherwise: 'EDGAR returned no result list',
      nothing: `no filing names ${actor.name}`,
    }),
);

function recordOf(hit: Fields): PublicRecord[] {
  const source = toObject(hit._source);
  const [, adsh, file] = /^(\d{10}-\d{2}-\d{6}):([\w.-]{1,120})$/.exec(toText(hit._id) ?? '') ?? [];
  const ciks = toStrings(source.ciks).slice(0, MAX_FILERS);
  const [cik] = ciks;
  if (!adsh || !file || !cik || !ciks.every((one) => /^\d{1,10}$/.test(one))) return [];
  const shown = toStrings(source.display_names).slice(0, MAX_FILERS);
  const names = shown.map((name) => registeredName(name));
  const form = toText(source.form, 20) ?? 'filing';
  const type = toText(source.file_type, 20) ?? form;
  const items = toStrings(source.items);
  return [
    {
      register: EDGAR.name,
      id: `${adsh}:${file}`,
      title: `${names[0] ?? 'A filer'}: ${form}`,
      date: parseDay(source.file_date),
      url: `https://www.sec.gov/Archives/edgar/data/${Number(cik)}/${adsh.replaceAll('-', '')}/${file}`,
      form: type,
      parties: names,
      holders: holdersOf(shown, ciks),
      text: formatFields([
        ['Filer', names.join('; ')],
        ['Form', form],
        ['Document', type],
        ['Filed', source.file_date],
        ['Items', items.join(', ')],
        ['Description', source.file_description],
      ]),
      document: !/\.(?:pdf|xml|xsd|jpg|gif|zip)$/i.test(file),
      selfPublished: selfPublishedReason(form, type, items),
    },
  ];
}

/** A filing may concern an issuer, its subject and several owners; each name ends with its number. */
function holdersOf(shown: string[], ciks: string[]): string[] {
  const own = shown.map((name, at) => /\(CIK (\d{1,10})\)\s{0,3}$/.exec(name)?.[1] ?? ciks[at]);
  return [...new Set([...own, ...ciks])].flatMap((cik) => (cik === undefined ? [] : [`cik:${Number(cik)}`]));
}

function selfPublishedReason(form: string, type: string, items: string[]): Reason | null {
  if (/^EX-99/i.test(type)) return createReason('record.own-exhibit');
  if (/^8-K/i.test(form) && items.length > 0 && items.every((item) => VOLUNTARY_ITEMS.has(item)))
    return createReason('record.voluntary-items', { items });
  return null;
}
