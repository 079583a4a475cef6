import { failed, limited } from '@corroborate/domain';
import type { CallContext, DoorResponse, Outcome, PlannedQuery, SearchHit } from '@corroborate/domain';
import { renderQuery } from '../queries/render-query.policy';
import { ask, bodyObject, bodyText, isObject, judgeStatus, objectsIn, retryAt, type EngineParts } from './ask';
import { engineDate } from './engine-date.policy';
import type { EngineManifest, SearchEngine } from './engine.types';
import { hitsOutcome } from './hits';

const COMMON: Omit<EngineManifest, 'priceUsd' | 'paceMs'> = {
  name: 'tavily',
  title: 'Tavily',
  kind: 'news',
  homepage: 'https://docs.tavily.com',
  needsKey: false,
  settings: [],
  maxQueryLength: 400,
  operators: { phrase: true, site: false, dateWindow: true, or: false, exclude: false },
  resultsPerPage: 15,
  pages: 1,
  terms: 'Keyless use is for light traffic of one client; a free key brings 1000 credits a month.',
  selfTest: { query: 'weather', proves: 'results with the text around the words' },
  notes: [
    'It has no pages.',
    'Works without a key, within limits that are not published; TAVILY_API_KEY lifts them, then a call costs one ' +
      'credit.',
    'Without a key it is asked only where the other free engines found too little.',
    'Publication dates come with news only.',
  ],
};

/** Without a key: never in the place of another free engine. */
export const TAVILY_KEYLESS: EngineManifest = {
  ...COMMON,
  priceUsd: 0,
  paceMs: 2000,
  reserve: { when: 'little-found', calls: 2 },
};
const TAVILY_KEYED: EngineManifest = { ...COMMON, priceUsd: 0.008, paceMs: 600 };

/** What is not in the news: the general index is asked. */
const GENERAL = new Set(['check', 'official', 'details']);

export class TavilyEngine implements SearchEngine {
  readonly manifest: EngineManifest;

  constructor(
    private readonly key: string | undefined,
    private readonly parts: EngineParts,
  ) {
    this.manifest = key === undefined ? TAVILY_KEYLESS : TAVILY_KEYED;
  }

  async search(query: PlannedQuery, context: CallContext): Promise<Outcome<SearchHit[]>> {
    const sent = renderQuery(query, this.manifest);
    const access: Record<string, string> =
      this.key === undefined ? { 'x-tavily-access-mode': 'keyless' } : { authorization: `Bearer ${this.key}` };
    const headers = { accept: 'application/json', 'content-type': 'application/json', ...access };
    const request = {
      url: 'https://api.tavily.com/search',
      method: 'POST' as const,
      headers,
      body: this.form(query, sent),
    };
    const answer = await ask(this.parts, this.manifest, request, context);
    if (answer.kind !== 'found') return answer;
    const now = this.parts.clock.now();
    const body = bodyObject(bodyText(answer.value));
    const verdict = judge(answer.value, body, now);
    if (verdict) return verdict;
    if (body === null || !Array.isArray(body.results))
      return failed('Tavily answered with something that is no result list');
    const raw = objectsIn(body.results).map((item) => ({
      url: item.url,
      title: item.title,
      snippet: item.content,
      engineDate: engineDate(item.published_date, now),
    }));
    return hitsOutcome(raw, this.manifest, query, sent);
  }

  private form(query: PlannedQuery, text: string): string {
    return JSON.stringify({
      query: text,
      topic: GENERAL.has(query.strategy) ? 'general' : 'news',
      search_depth: 'basic',
      max_results: this.manifest.resultsPerPage,
      ...(text.includes('"') ? { exact_match: true } : {}),
      ...(query.from ? { start_date: query.from.slice(0, 10) } : {}),
      ...(query.to ? { end_date: query.to.slice(0, 10) } : {}),
    });
  }
}

/** 432 and 433 are limits of the plan; without a key the envelope says when to come back. */
function judge(response: DoorResponse, body: Record<string, unknown> | null, now: Date): Outcome<never> | null {
  if (response.status === 432 || response.status === 433)
    return limited(`HTTP ${response.status}: the plan of the Tavily key is used up`);
  if (response.status !== 429) return judgeStatus(response, now);
  const error = isObject(body?.error) ? body.error : {};
  const seconds = Number(error.retry_after_seconds);
  const inBody =
    seconds > 0 && seconds < 1_000_000 ? new Date(now.getTime() + seconds * 1000).toISOString() : undefined;
  const daily = error.code === 'keyless_daily_limit';
  return limited(
    daily ? 'Tavily: the keyless limit of the day is reached; TAVILY_API_KEY lifts it' : 'Tavily: too many requests',
    retryAt(response, now) ?? inBody,
  );
}
