import { failed, found, type Outcome } from '@corroborate/domain';
import { objectsIn, type Fields } from '@corroborate/providers';
import { askable, dayOf, textOf } from '../record.fields';
import { registerAt } from '../register.client';
import { searchPages, type RecordPage } from '../pages';
import { RECORD_TEXT } from '../record.thresholds';
import type { PublicRecord, RecordManifest } from '../record.types';

const FEDERAL_REGISTER: RecordManifest = {
  name: 'federal-register',
  title: 'Federal Register',
  homepage: 'https://www.federalregister.gov/developers/documentation/api/v1',
  settings: [],
  priceUsd: 0,
  paceMs: 1_000,
  limits: 'None published; suspicious agents get a captcha page.',
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

/** Documents that name the body or company, by day of publication. */
export const federalRegister = registerAt(
  FEDERAL_REGISTER,
  { baseURL: 'https://www.federalregister.gov/api/v1' },
  (api, { actor, from, to }, context) =>
    searchPages(api, context, 1, {
      path: '/documents.json',
      params: (number) => ({
        'conditions[term]': `"${askable(actor.name)}"`,
        per_page: 20,
        page: number,
        order: 'relevance',
        'conditions[publication_date][gte]': from ?? undefined,
        'conditions[publication_date][lte]': to ?? undefined,
      }),
      read: (body, number) => read(body, number, actor.name),
      nothing: `no document names ${actor.name}`,
    }),
);

function read(body: Fields, number: number, asked: string): Outcome<RecordPage<number>> {
  // Without a hit there is no list at all.
  if (body.count === 0) return found({ records: [], next: null });
  if (!Array.isArray(body.results)) return failed('The Federal Register answered without results');
  const more = typeof body.total_pages === 'number' && number < body.total_pages;
  return found({
    records: objectsIn(body.results).flatMap((row) => recordOf(row, asked)),
    next: more ? number + 1 : null,
  });
}

function recordOf(row: Fields, asked: string): PublicRecord[] {
  const title = textOf(row.title, 500);
  const id = textOf(row.document_number, 40);
  const url = typeof row.html_url === 'string' ? URL.parse(row.html_url) : null;
  if (!title || !id || url?.protocol !== 'https:' || url.hostname !== 'www.federalregister.gov') return [];
  const abstract = textOf(row.abstract, RECORD_TEXT.textChars);
  const agencies = objectsIn(row.agencies).flatMap(({ name }) => textOf(name) ?? []);
  // A document is of its agencies, and of whom its title or abstract names in full.
  const named = `${title} ${abstract ?? ''}`.toLowerCase().includes(asked.toLowerCase()) ? [asked] : [];
  return [
    {
      register: FEDERAL_REGISTER.name,
      id,
      title,
      date: dayOf(row.publication_date),
      url: url.href,
      form: textOf(row.type, 60) ?? 'document',
      parties: [...agencies, ...named],
      text: [`${agencies.join(', ')}: ${title}`, abstract ?? ''].filter(Boolean).join('\n'),
      document: true,
      selfPublished: null,
    },
  ];
}
