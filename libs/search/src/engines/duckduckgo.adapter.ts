import {
  blocked,
  failed,
  type CallContext,
  type Outcome,
  type PlannedQuery,
  type SearchHit,
} from '@corroborate/domain';
import type { Answer, ProviderClient, ProviderParts } from '@corroborate/providers';
import { renderQuery } from '../queries/render-query.policy';
import { engineDate } from './engine-date.policy';
import { engineClient } from './engine.client';
import type { EngineManifest, SearchEngine } from './engine.types';
import { hitsOutcome, type RawHit } from './hits';
import { htmlDocument, type HtmlElement, type HtmlNode } from './html-document';

const DUCKDUCKGO: EngineManifest = {
  name: 'duckduckgo',
  title: 'DuckDuckGo',
  kind: 'web',
  homepage: 'https://duckduckgo.com',
  needsKey: false,
  settings: [],
  priceUsd: 0,
  paceMs: 2500,
  maxQueryLength: 499,
  operators: { phrase: true, site: true, dateWindow: false, or: false, exclude: true },
  resultsPerPage: 10,
  pages: 1,
  terms: 'No official interface; its terms grant no automated use of result pages. Disable it where that matters.',
  selfTest: { query: 'weather', proves: 'a page of results instead of a challenge' },
  notes: [
    'Only the first page is asked: the next ones want a token of the one before and lead to blocks.',
    'Server addresses are often answered with a challenge; that is reported as blocked, never as empty.',
    'Dates are shown for some results only.',
  ],
};

interface Face {
  url: string;
  read(document: HtmlNode): RawHit[];
}
/** The plain result page, and the still plainer one when the first will not answer. */
export class DuckDuckGoEngine implements SearchEngine {
  readonly manifest = DUCKDUCKGO;
  private readonly api: ProviderClient;

  constructor(private readonly parts: ProviderParts) {
    this.api = engineClient(parts, this.manifest, { headers: HEADERS });
  }

  async search(query: PlannedQuery, context: CallContext): Promise<Outcome<SearchHit[]>> {
    const full = await this.askFace(this.html, query, context);
    if (full.kind !== 'blocked' && full.kind !== 'failed') return full;
    const lite = await this.askFace(this.lite, query, context);
    return lite.kind === 'found' || lite.kind === 'nothing-found' ? lite : full;
  }

  private async askFace(face: Face, query: PlannedQuery, context: CallContext): Promise<Outcome<SearchHit[]>> {
    // A leading "!" is a bang and would redirect away.
    const sent = renderQuery(query, this.manifest).replace(/(^|\s)!+/g, '$1');
    const form = new URLSearchParams({ q: sent, b: '', kl: region(query.language), df: '', kp: '-2' });
    const headers = {
      'accept-language': `${query.language ?? 'en'},en;q=0.7`,
      referer: new URL('/', face.url).href,
    };
    const answer = await this.api.callText(context, (http) => http.post(face.url, form, { headers }));
    return answer.kind === 'found' ? this.judge(face, answer.value, query, sent) : answer;
  }

  /** Results first: the query is echoed into the page and may itself spell the marks of a challenge. */
  private judge(face: Face, answer: Answer, query: PlannedQuery, sent: string): Outcome<SearchHit[]> {
    const document = htmlDocument(answer.text);
    const raw = face.read(document);
    if (raw.length > 0) return hitsOutcome(raw, this.manifest, query, sent);
    if (isChallenge(document)) return blocked('DuckDuckGo shows a challenge instead of results');
    if (answer.status === 202) return blocked('HTTP 202: DuckDuckGo puts us off');
    if (!isResultPage(document)) return failed('DuckDuckGo answered with a page that holds no result list');
    return hitsOutcome([], this.manifest, query, sent);
  }

  private readonly html: Face = {
    url: 'https://html.duckduckgo.com/html/',
    read: (document) =>
      [...document.querySelectorAll('.result')]
        .filter((item) => !isAdvertBlock(item))
        .flatMap((item): RawHit[] => {
          const link = item.querySelector('a.result__a') ?? item.querySelector('h2 a');
          if (!link) return [];
          const snippet = item.querySelector('.result__snippet')?.innerHTML;
          return [
            {
              url: link.getAttribute('href'),
              title: link.innerHTML,
              snippet,
              engineDate: this.dateIn(item, '.result__extras__url span'),
            },
          ];
        }),
  };

  private readonly lite: Face = {
    url: 'https://lite.duckduckgo.com/lite/',
    read: (document) =>
      [...document.querySelectorAll('a.result-link')].flatMap((link): RawHit[] => {
        const row = link.closest('tr');
        if (row && /sponsored/.test(row.getAttribute('class') ?? '')) return [];
        const rows = following(row);
        const snippet = rows.map((r) => r.querySelector('.result-snippet')).find((cell) => cell !== null)?.innerHTML;
        const date = rows.map((r) => this.dateIn(r, '.timestamp')).find((d) => d !== null) ?? null;
        return [{ url: link.getAttribute('href'), title: link.innerHTML, snippet, engineDate: date }];
      }),
  };

  private dateIn(item: HtmlElement, selector: string) {
    const texts = [...item.querySelectorAll(selector)].map((span) =>
      (span.textContent ?? '').replace(/\u00a0/g, ' ').trim(),
    );
    return texts.map((text) => engineDate(text, this.parts.clock.now())).find((date) => date !== null) ?? null;
  }
}

const HEADERS = {
  'content-type': 'application/x-www-form-urlencoded',
  accept: 'text/html',
  'sec-fetch-dest': 'document',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-site': 'same-origin',
  'sec-fetch-user': '?1',
};

/** DuckDuckGo writes the country first; without one it searches everywhere. */
function region(language?: string | null): string {
  const match = /^([a-z]{2})-([A-Za-z]{2})$/.exec(language ?? '');
  return match ? `${match[2]?.toLowerCase().replace('gb', 'uk')}-${match[1]}` : 'wt-wt';
}

const isAdvertBlock = (item: HtmlElement) => /result--ad/.test(item.getAttribute('class') ?? '');

const isChallenge = (document: HtmlNode) =>
  document.querySelector(
    'form#challenge-form, [class*="anomaly-modal__"], form[action*="duckduckgo.com/anomaly.js"]',
  ) !== null;

const isResultPage = (document: HtmlNode) =>
  document.querySelector('#links, .no-results, .result--no-result, .results, input[name="q"], a.result-link') !== null;

/** The rows of one result on the lite page: up to the next title. */
function following(row: HtmlElement | null): HtmlElement[] {
  const rows: HtmlElement[] = [];
  for (let next = row?.nextElementSibling ?? null; next && rows.length < 4; next = next.nextElementSibling) {
    if (next.querySelector('a.result-link')) break;
    rows.push(next);
  }
  return rows;
}
