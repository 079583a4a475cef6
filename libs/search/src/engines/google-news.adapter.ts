import {
  DAY_MS,
  blocked,
  type CallContext,
  type Outcome,
  type PlannedQuery,
  type SearchHit,
} from '@corroborate/domain';
import { htmlToPlainText } from '@corroborate/text';
import type { ProviderClient } from '@corroborate/providers';
import { renderQuery } from '../queries/render-query.policy';
import { engineDate } from './engine-date.policy';
import { createEngineClient } from './engine.client';
import type { EngineManifest, EngineParts, SearchEngine } from './engine.types';
import { readFeed, looksLikePage, type FeedItem } from './feed';
import { GoogleNewsLinks } from './google-news.links';
import { hitsOutcome, type RawHit } from './hits';

const GOOGLE_NEWS: EngineManifest = {
  name: 'googlenews',
  title: 'Google News',
  kind: 'news',
  homepage: 'https://news.google.com',
  needsKey: false,
  settings: [],
  priceUsd: 0,
  paceMs: 1000,
  maxQueryLength: 400,
  operators: { phrase: true, site: true, dateWindow: true, or: true, exclude: true },
  resultsPerPage: 100,
  pages: 1,
  terms: 'Feed for personal, non-commercial use with attribution; disable it if that matters.',
  selfTest: { query: 'weather', proves: 'a feed of reports with outlets and dates' },
  notes: [
    'No pagination: at most 100 results.',
    'Links are opaque; relevant ones are resolved with two more free calls each.',
    'Feeds contain no article text.',
  ],
};

export class GoogleNewsEngine implements SearchEngine {
  readonly manifest = GOOGLE_NEWS;
  readonly links: GoogleNewsLinks;
  private readonly api: ProviderClient;

  constructor(private readonly parts: EngineParts) {
    this.links = new GoogleNewsLinks(parts, this.manifest);
    this.api = createEngineClient(parts, this.manifest, {
      baseURL: 'https://news.google.com',
      headers: { accept: 'application/rss+xml, text/xml' },
    });
  }

  async search(query: PlannedQuery, context: CallContext): Promise<Outcome<SearchHit[]>> {
    const sent = renderQuery(query, this.manifest) + windowOf(query);
    const params = { q: sent, ...editionOf(query.language) };
    const answer = await this.api.callText(context, (http) => http.get('/rss/search', { params }), {
      judge: (given) =>
        given.status === 503 && looksLikePage(given) ? blocked('HTTP 503: Google News shows a CAPTCHA') : null,
    });
    if (answer.kind !== 'found') return answer;
    const items = await readFeed(answer.value, this.parts.pool, this.manifest.title);
    if (items.kind !== 'found') return items;
    return hitsOutcome(
      items.value.map((item) => this.read(item)),
      this.manifest,
      query,
      sent,
    );
  }

  private read(item: FeedItem): RawHit {
    const outlet = htmlToPlainText(item.source, 200);
    return {
      url: item.link,
      title: withoutOutlet(htmlToPlainText(item.title, 400), outlet),
      outletName: outlet,
      engineDate: engineDate(item.pubDate, this.parts.clock.now()),
    };
  }
}

/** The feed adds ` - Outlet` to each title; other dashes belong to the headline. */
const withoutOutlet = (title: string, outlet: string) =>
  outlet !== '' && title.endsWith(` - ${outlet}`) ? title.slice(0, -(outlet.length + 3)) : title;

function windowOf({ from, to }: PlannedQuery): string {
  return (from ? ` after:${from.slice(0, 10)}` : '') + (to ? ` before:${nextDay(to)}` : '');
}

/** The following day, because `before:` excludes the given day. */
const nextDay = (instant: string) => new Date(Date.parse(instant) + DAY_MS).toISOString().slice(0, 10);

/** Default country of an edition. */
const DEFAULT_COUNTRIES: Record<string, string> = {
  en: 'US',
  de: 'DE',
  fr: 'FR',
  es: 'ES',
  it: 'IT',
  pt: 'BR',
  nl: 'NL',
  pl: 'PL',
  sv: 'SE',
  ja: 'JP',
  uk: 'UA',
  tr: 'TR',
  ru: 'RU',
};

function editionOf(tag?: string | null) {
  const [language = 'en', region] = (tag ?? 'en').split('-');
  const country = /^[A-Za-z]{2}$/.test(region ?? '') ? (region as string).toUpperCase() : DEFAULT_COUNTRIES[language];
  const [lang, place] = country ? [language, country] : ['en', 'US'];
  const hl = lang === 'en' ? `en-${place}` : lang;
  return { hl, gl: place, ceid: `${place}:${lang}` };
}
