import { nothingFound } from '@corroborate/domain';
import { listObjects, listObjectsOrNull, type Fields, type ProviderParts } from '@corroborate/providers';
import { toSearchName, parseDay, formatLine, formatFields, toStrings, toText } from '../record.fields';
import { defineRegister } from '../register.client';
import { RECORD_TEXT } from '../record.thresholds';
import { searchRecords } from '../pages';
import type { PublicRecord, RecordManifest, RecordQuery, RecordRegister } from '../record.types';

const COURTLISTENER: RecordManifest = {
  name: 'courtlistener',
  title: 'CourtListener',
  homepage: 'https://www.courtlistener.com/help/api/rest/',
  settings: [],
  priceUsd: 0,
  paceMs: 12_500,
  limits:
    '5 calls a minute, 50 an hour and 125 a day with a free token (COURTLISTENER_TOKEN), 100 a day without it; ' +
    'memberships raise the limits.',
  terms: 'Court records are public domain; the Free Law Project asks for attribution.',
  selfTest: 'Apple Inc.',
  notes: [
    'Federal dockets first; opinions if there is no docket.',
    'A docket shows that a case exists and what is alleged, not that it is true.',
  ],
  bears: 'events',
  country: 'US',
  actors: ['company', 'nonprofit', 'public-body', 'campaign', 'person', 'unknown'],
  matters: ['court'],
  always: false,
  hosts: ['www.courtlistener.com'],
};

const SEARCH_URL = 'https://www.courtlistener.com/api/rest/v4/search/';

/** Dockets that name the actor; opinions if there are none. */
export const courtListenerRegister = (token: string | undefined, parts: ProviderParts): RecordRegister => {
  const headers: Record<string, string> = token ? { authorization: `Token ${token}` } : {};
  return defineRegister(COURTLISTENER, { baseURL: SEARCH_URL, headers }, async (api, query, context) => {
    for (const type of ['r', 'o']) {
      const outcome = await searchRecords(api, context, {
        first: firstPageUrl(query, type),
        request: (url) => (http) => http.get(url),
        rows: ({ results }) => listObjectsOrNull(results),
        recordOf,
        next: ({ next }) => nextPageUrl(next),
        otherwise: 'CourtListener returned no result list',
        nothing: '',
      });
      if (outcome.kind !== 'nothing-found') return outcome;
    }
    return nothingFound(`no federal docket or opinion names ${query.actor.name}`);
  })(parts);
};

function firstPageUrl({ actor, from, to }: RecordQuery, type: string): string {
  const params = new URLSearchParams({ q: `"${toSearchName(actor.name)}"`, type, order_by: 'dateFiled desc' });
  if (from) params.set('filed_after', from);
  if (to) params.set('filed_before', to);
  return `${SEARCH_URL}?${params.toString()}`;
}

/** Follows the next-page URL only on the same host, because the token is sent with it. */
const nextPageUrl = (next: unknown): string | null =>
  typeof next === 'string' && next.startsWith(`${SEARCH_URL}?`) ? next : null;

function recordOf(row: Fields): PublicRecord[] {
  const name = toText(row.caseName);
  const path = toText(row.docket_absolute_url) ?? toText(row.absolute_url);
  if (!name || !path || !/^\/[\w./-]+$/.test(path)) return [];
  const lines = [
    ...new Set(
      [...listObjects(row.recap_documents), ...listObjects(row.opinions)]
        .flatMap(({ snippet, description }) => [toText(snippet, 1500), toText(description, 1500)])
        .filter((text) => text !== null),
    ),
  ];
  const form = listObjects(row.opinions).length > 0 ? 'opinion' : 'docket';
  const facts = formatFields([
    ['Case', name],
    ['Court', row.court],
    ['Docket', row.docketNumber],
    ['Filed', row.dateFiled],
    ['Closed', row.dateTerminated],
    ['Cause', row.cause],
    ['Nature of suit', row.suitNature],
  ]);
  return [
    {
      register: COURTLISTENER.name,
      id: path,
      title: name,
      date: parseDay(row.dateFiled),
      url: `https://www.courtlistener.com${path}`,
      form,
      parties: [...new Set([...partiesOf(name), ...toStrings(row.party)])],
      text: [facts, ...lines].join('\n\n').slice(0, RECORD_TEXT.textChars),
      gist: formatLine('Cause', row.cause) ?? formatLine('Nature of suit', row.suitNature),
      document: false,
      selfPublished: null,
    },
  ];
}

/** `Sample Co. v. Harbour Trust` → both parties; `In re Sample Co.` → one. */
const partiesOf = (caseName: string): string[] =>
  caseName
    .split(/\s+vs?\.?\s+/i)
    .map((side) => side.replace(/^in re:?\s+|^matter of\s+|,?\s+et al\.?$/gi, '').trim())
    .filter(Boolean);
