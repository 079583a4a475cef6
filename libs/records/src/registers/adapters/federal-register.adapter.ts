import { listObjects, listObjectsOrNull, type Fields } from '@corroborate/providers';
import { toSearchName, parseDay, toText } from '../record.fields';
import { defineRegister } from '../register.client';
import { nextPageNumber, searchRecords } from '../pages';
import { RECORD_TEXT } from '../record.thresholds';
import type { PublicRecord, RecordManifest } from '../record.types';

const FEDERAL_REGISTER: RecordManifest = {
  name: 'federal-register',
  title: 'Federal Register',
  homepage: 'https://www.federalregister.gov/developers/documentation/api/v1',
  settings: [],
  priceUsd: 0,
  paceMs: 1_000,
  limits: 'None published; suspicious clients get a CAPTCHA page.',
  terms: 'Public domain.',
  selfTest: 'Environmental Protection Agency',
  notes: ['Rules, proposed rules, notices and presidential documents since 1994.'],
  bears: 'events',
  country: 'US',
  actors: ['public-body', 'company'],
  matters: ['regulation', 'sanctions'],
  always: false,
  hosts: ['www.federalregister.gov'],
};

/** Documents that name the body or company, by publication date. */
export const federalRegister = defineRegister(
  FEDERAL_REGISTER,
  { baseURL: 'https://www.federalregister.gov/api/v1' },
  (api, { actor, from, to }, context) =>
    searchRecords(api, context, {
      first: 1,
      request: (number) => (http) =>
        http.get('/documents.json', {
          params: {
            'conditions[term]': `"${toSearchName(actor.name)}"`,
            per_page: 20,
            page: number,
            order: 'relevance',
            'conditions[publication_date][gte]': from ?? undefined,
            'conditions[publication_date][lte]': to ?? undefined,
          },
        }),
      // Without results the response has no list.
      rows: ({ count, results }) => (count === 0 ? [] : listObjectsOrNull(results)),
      recordOf: (row) => recordOf(row, actor.name),
      next: ({ total_pages: last }, number) => nextPageNumber(number, last),
      otherwise: 'The Federal Register returned no result list',
      nothing: `no document names ${actor.name}`,
    }),
);

function recordOf(row: Fields, asked: string): PublicRecord[] {
  const title = toText(row.title, 500);
  const id = toText(row.document_number, 40);
  const url = typeof row.html_url === 'string' ? URL.parse(row.html_url) : null;
  if (!title || !id || url?.protocol !== 'https:' || url.hostname !== 'www.federalregister.gov') return [];
  const abstract = toText(row.abstract, RECORD_TEXT.textChars);
  const agencies = listObjects(row.agencies).flatMap(({ name }) => toText(name) ?? []);
  // A document belongs to its agencies, and to any party named in full in its title or abstract.
  const named = `${title} ${abstract ?? ''}`.toLowerCase().includes(asked.toLowerCase()) ? [asked] : [];
  return [
    {
      register: FEDERAL_REGISTER.name,
      id,
      title,
      date: parseDay(row.publication_date),
      url: url.href,
      form: toText(row.type, 60) ?? 'document',
      parties: [...agencies, ...named],
      text: [`${agencies.join(', ')}: ${title}`, abstract ?? ''].filter(Boolean).join('\n'),
      document: true,
      selfPublished: null,
    },
  ];
}
