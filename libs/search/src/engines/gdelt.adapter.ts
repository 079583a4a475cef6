import {
  blocked,
  failed,
  limited,
  type CallContext,
  type Outcome,
  type PlannedQuery,
  type SearchHit,
} from '@corroborate/domain';
import {
  isObject,
  parseJson,
  parseJsonOnce,
  listObjects,
  parseRetryAt,
  type ProviderResponse,
  type Fields,
  type ProviderClient,
  type ProviderParts,
} from '@corroborate/providers';
import { isUselessSearchTerm } from '../queries/search-term.policy';
import { parseQuery, trimParts, type QueryPart } from '../queries/query-text.policy';
import { renderQuery } from '../queries/render-query.policy';
import { firstSeenDate } from './engine-date.policy';
import { addMs, createEngineClient } from './engine.client';
import type { EngineManifest, SearchEngine } from './engine.types';
import { hitsOutcome } from './hits';

const GDELT: EngineManifest = {
  name: 'gdelt',
  title: 'GDELT DOC 2.0',
  kind: 'news',
  homepage: 'https://www.gdeltproject.org',
  needsKey: false,
  settings: [],
  priceUsd: 0,
  paceMs: 8000,
  maxQueryLength: 250,
  operators: { phrase: true, site: true, dateWindow: true, or: true, exclude: true },
  resultsPerPage: 75,
  pages: 1,
  terms: 'Free for any use with citation and a link to gdeltproject.org.',
  selfTest: { query: 'weather', proves: 'a JSON list of recent reports' },
  notes: [
    'No pagination.',
    'All words must match, so only the most distinctive ones are sent.',
    'Dates are when GDELT saw the page, an upper bound for publication.',
    'Shared IP addresses are often refused.',
  ],
};

/** Words are AND-ed: each additional word loses reports that phrase it differently. */
const MAX_TERMS = 4;
/** GDELT sends no Retry-After; shorter waits prolong the block. */
const BACK_OFF_MS = 60_000;

export class GdeltEngine implements SearchEngine {
  readonly manifest = GDELT;
  private readonly api: ProviderClient;

  constructor(private readonly parts: ProviderParts) {
    this.api = createEngineClient(parts, this.manifest, {
      baseURL: 'https://api.gdeltproject.org/api/v2/doc',
      headers: { accept: 'application/json' },
    });
  }

  async search(query: PlannedQuery, context: CallContext): Promise<Outcome<SearchHit[]>> {
    const sent = gdeltQuery(renderQuery(query, this.manifest));
    if (sent === '') return failed('GDELT accepts no word of the query', 'invalid-input');
    const params = this.params(sent, query);
    const answer = await this.api.callText(context, (http) => http.get('/doc', { params }), { judge });
    return answer.kind === 'found' ? this.read(answer.value, query, sent) : answer;
  }

  private read(answer: ProviderResponse, query: PlannedQuery, sent: string): Outcome<SearchHit[]> {
    const now = this.parts.clock.now();
    const body = repairJson(answer);
    if (body === null) return refusal(answer.text);
    const raw = listObjects(body.articles).map((item) => ({
      url: item.url,
      title: typeof item.title === 'string' ? item.title.replace(/ ([:;,.!?%)])/g, '$1') : item.title,
      outletName: item.domain,
      engineDate: firstSeenDate(item.seendate, now),
    }));
    return hitsOutcome(raw, this.manifest, query, sent);
  }

  /** Without a date window GDELT searches the last three months. */
  private params(q: string, { from, to, language }: PlannedQuery) {
    const source = LANGUAGES[(language ?? '').slice(0, 2)];
    return {
      query: source ? `${q} sourcelang:${source}` : q,
      mode: 'artlist',
      format: 'json',
      maxrecords: 75,
      sort: 'hybridrel',
      ...(from ? { startdatetime: stamp(from), enddatetime: stamp(to ?? this.parts.clock.now().toISOString()) } : {}),
    };
  }
}

const LANGUAGES: Record<string, string> = {
  en: 'english',
  de: 'german',
  fr: 'french',
  es: 'spanish',
  it: 'italian',
  pt: 'portuguese',
  nl: 'dutch',
  pl: 'polish',
  ru: 'russian',
  ar: 'arabic',
  zh: 'chinese',
  ja: 'japanese',
  tr: 'turkish',
  uk: 'ukrainian',
  sv: 'swedish',
  hi: 'hindi',
};

const stamp = (instant: string) => new Date(instant).toISOString().replace(/[-:T]/g, '').slice(0, 14);

/** GDELT rejects punctuation and words shorter than three characters; its `site:` operator is `domain:`. */
function gdeltQuery(text: string): string {
  const parts = parseQuery(text)
    .map(toGdeltPart)
    .filter((part): part is QueryPart => part !== null);
  const isTerm = ({ kind }: QueryPart) => kind === 'word' || kind === 'phrase';
  return trimParts(parts, (kept) => kept.filter(isTerm).length <= MAX_TERMS)
    .map(({ text: t }) => t)
    .join(' ');
}

function toGdeltPart(part: QueryPart): QueryPart | null {
  if (part.kind === 'site') return { ...part, text: part.text.replace(/^site:/i, 'domain:') };
  if (part.kind === 'or') return { ...part, text: part.text.replace(/site:/gi, 'domain:') };
  const words = part.text
    .replace(/[^\p{L}\p{N}\s'’-]/gu, ' ')
    .trim()
    .split(/\s+/);
  if (part.kind === 'phrase' && words.length > 1) return { ...part, text: `"${words.join(' ')}"` };
  const word = words
    .join(' ')
    .replace(/['’]s$/, '')
    .replace(/^['’]+|['’]+$/g, '');
  return word.split(' ').some(isTooShort) || isUselessSearchTerm(word)
    ? null
    : { ...part, text: word.includes('-') && part.kind === 'word' ? `"${word.replace(/-/g, ' ')}"` : word };
}

/** One short token makes GDELT reject the whole query: "2,000" splits into 2 and 000. */
const isTooShort = (word: string): boolean => word.replace(/^-/, '').length < 3;

/** The same message comes with status 200 and 429. */
function judge(answer: ProviderResponse, _body: Fields, now: Date): Outcome<never> | null {
  const comeBack = parseRetryAt(answer, now) ?? addMs(now, BACK_OFF_MS);
  if (/^\s*please limit requests/i.test(answer.text.slice(0, 200))) return limited('GDELT rate limit', comeBack);
  return answer.status === 429 ? limited('HTTP 429: too many requests', comeBack) : null;
}

/** JSON may hold raw control characters and stray backslashes. */
function repairJson(answer: ProviderResponse): Fields | null {
  const { text } = answer;
  if (!/^\s*\{/.test(text.slice(0, 50))) return null;
  const body =
    parseJsonOnce(answer) ?? parseJson(text.replace(/[\u0000-\u001f]/g, ' ').replace(/\\(?!["\\/bfnrtu])/g, ''));
  return isObject(body) ? body : null;
}

/** Errors are plain text with status 200. */
function refusal(text: string): Outcome<never> {
  const sentence = text.trim().slice(0, 160);
  if (/<(!doctype|html)/i.test(sentence)) return blocked('GDELT returned a web page instead of JSON');
  return failed(
    sentence === '' || sentence.startsWith('{')
      ? 'GDELT did not return JSON'
      : `Response: ${sentence.replace(/\s+/g, ' ')}`,
  );
}
