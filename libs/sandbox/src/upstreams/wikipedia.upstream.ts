import { DIALECTS, parseQuery } from '../index/query.parser';
import { extractHtmlText } from '../index/page.text';
import { bestPassage, wantedStems } from '../index/snippet';
import type { Page, PublicRecord } from '../world/world.types';
import { escapeMarkup, json, routed, parseWholeNumber } from './replies';
import type { Upstream, UpstreamContext } from './upstream.types';

/** Articles come from `records.jsonl` and from pages that name `wikipedia` among their engines. */
interface Entry {
  title: string;
  text: string;
  url: string;
  pageprops?: object;
}

export const wikipedia: Upstream = {
  name: 'wikipedia',
  serves: (host) => /^([a-z-]{2,12}\.)?(m\.)?wikipedia\.org$/.test(host),
  owns: ({ pathname }) => pathname === '/w/api.php',
  handle: routed([
    [
      /^/,
      (_, form, context, { url }) =>
        json({
          query:
            form.get('list') === 'search' ? results(form, url.hostname, context) : pages(form, url.hostname, context),
        }),
    ],
  ]),
};

const recordEntry = ({ title, text, url, fields }: PublicRecord, host: string): Entry => ({
  ...{ title, text, url: url ?? `https://${host}/wiki/${encodeURIComponent(title.replaceAll(' ', '_'))}` },
  pageprops: { wikibase_item: fields.wikibase_item },
});

function pageEntry(page: Page): Entry {
  const read = page.html === undefined ? { title: '', text: page.text ?? '' } : extractHtmlText(page.html);
  return { title: page.title ?? read.title, text: read.text, url: page.url };
}

function results(form: URLSearchParams, host: string, { side, search }: UpstreamContext) {
  const raw = form.get('srsearch') ?? '';
  const records = side.find(side.recordsOf('wikipedia'), raw, DIALECTS.plain);
  const hits = search.search({ engine: 'wikipedia', raw, dialect: DIALECTS.plain, minCoverage: 1 });
  const all = [
    ...records.map(({ entry }) => recordEntry(entry.item, host)),
    ...hits.map(({ page }) => pageEntry(page)),
  ];
  const offset = parseWholeNumber(form.get('sroffset'), 0, 0, 10_000);
  const shown = all.slice(offset, offset + parseWholeNumber(form.get('srlimit'), 10, 1, 500));
  return { search: shown.map(({ title, text }) => ({ ns: 0, title, snippet: highlightSnippet(text, raw) })) };
}

function pages(form: URLSearchParams, host: string, { side, world }: UpstreamContext) {
  const all = [
    ...side.recordsOf('wikipedia').entries.map(({ item }) => recordEntry(item, host)),
    ...world.pages.filter(({ indexed }) => indexed?.includes('wikipedia')).map(pageEntry),
  ];
  const found = (form.get('titles') ?? '').split('|').map((title) => {
    const wanted = title.replaceAll('_', ' ').toLowerCase();
    const known = all.find((entry) => entry.title.toLowerCase() === wanted);
    return known
      ? { title: known.title, extract: known.text, pageprops: known.pageprops, fullurl: known.url }
      : { title, missing: true };
  });
  return { pages: found };
}

/** A passage with the query's words in `<span class="searchmatch">`. */
function highlightSnippet(text: string, query: string): string {
  const wanted = wantedStems(parseQuery(query, DIALECTS.plain).clauses);
  const words = new Set(query.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []);
  return escapeMarkup(bestPassage(text, wanted, 200)).replace(/[\p{L}\p{N}]{3,}/gu, (word) =>
    words.has(word.toLowerCase()) ? `<span class="searchmatch">${word}</span>` : word,
  );
}
