import {
  blocked,
  failed,
  found,
  limited,
  notConfigured,
  nothingFound,
  toSite,
  systemClock,
  type CallContext,
  type UpstreamGateway,
  type FactCheck,
  type Outcome,
} from '@corroborate/domain';
import {
  isObject,
  toObject,
  listObjects,
  ProviderClient,
  type ProviderResponse,
  type Fields,
} from '@corroborate/providers';
import { oneLine } from '@corroborate/text';
import type { FactCheckIndex, FactCheckManifest } from './fact-check.types';

export const GOOGLE_FACT_CHECK: FactCheckManifest = {
  name: 'google-fact-check',
  title: 'Google Fact Check Tools',
  homepage: 'https://developers.google.com/fact-check/tools/api',
  settings: ['GOOGLE_FACT_CHECK_KEY'],
  priceUsd: 0,
  paceMs: 200,
  terms: 'Free with your own key. Results belong to the fact-checkers and are linked, not copied.',
  selfTest: 'vaccine',
  notes: [
    'Returns the ClaimReview markup of fact-checkers’ pages. A rating counts only if the page itself was read ' +
      'and contains it.',
  ],
};

const MAX_BYTES = 1_000_000;
const PAGE_SIZE = 20;
/** The API finds nothing for long texts. */
const MAX_QUERY = 180;

/** `claims:search` of the Fact Check Tools API, one page of results. */
export class GoogleFactCheckIndex implements FactCheckIndex {
  readonly manifest = GOOGLE_FACT_CHECK;
  private readonly api: ProviderClient;

  constructor(
    private readonly key: string | undefined,
    gateway: UpstreamGateway,
  ) {
    this.api = new ProviderClient({ gateway, clock: systemClock }, this.manifest, {
      baseURL: 'https://factchecktools.googleapis.com/v1alpha1',
      headers: { accept: 'application/json', 'x-goog-api-key': key },
      maxContentLength: MAX_BYTES,
      judge: judgeResponse,
    });
  }

  async find(query: string, language: string | null, context: CallContext): Promise<Outcome<FactCheck[]>> {
    if (!this.key) return notConfigured('GOOGLE_FACT_CHECK_KEY is not set');
    const params = paramsOf(query, language);
    const answer = await this.api.callJson(context, (http) => http.get('/claims:search', { params }), {
      read: ({ claims }) => listObjects(claims),
      otherwise: 'Fact Check Tools did not return a JSON object',
    });
    if (answer.kind !== 'found') return answer;
    const checks = answer.value.flatMap((claim) => checksOf(claim, this.manifest.name)).slice(0, PAGE_SIZE);
    return checks.length > 0 ? found(checks) : nothingFound('no similar fact check found');
  }
}

function paramsOf(query: string, language: string | null) {
  const code = language?.split('-')[0]?.toLowerCase() ?? '';
  return {
    query: oneLine(query).slice(0, MAX_QUERY),
    pageSize: PAGE_SIZE,
    languageCode: /^[a-z]{2}$/.test(code) ? code : undefined,
  };
}

/** Google returns 400 for a wrong key, with the reason as text. */
function judgeResponse({ status }: ProviderResponse, { error }: Fields): Outcome<never> | null {
  if (status === 200) return null;
  const { message } = toObject(error);
  const reason = `Fact Check Tools: ${typeof message === 'string' ? message.slice(0, 160) : `HTTP ${status}`}`;
  if (status === 429) return limited(reason);
  return status === 401 || status === 403 || /API key (?:not valid|expired)/i.test(reason)
    ? blocked(reason)
    : failed(reason);
}

/** One claim may have been checked by several publishers. */
function checksOf(claim: Fields, foundBy: string): FactCheck[] {
  const text = textOf(claim.text, 1000);
  return listObjects(claim.claimReview).flatMap((review) => {
    const url = typeof review.url === 'string' ? URL.parse(review.url) : null;
    const rating = textOf(review.textualRating, 600);
    if (!text || !rating || !url || !/^https?:$/.test(url.protocol)) return [];
    const publisher = isObject(review.publisher) ? textOf(review.publisher.name, 120) : null;
    return [
      {
        claim: text,
        claimant: textOf(claim.claimant, 200),
        claimDate: dateOf(claim.claimDate),
        publisher: publisher ?? toSite(url.hostname),
        // The publisher is determined by the URL, because names and sites in the data can be forged.
        site: toSite(url.hostname),
        url: url.href,
        title: textOf(review.title, 300) ?? '',
        reviewDate: dateOf(review.reviewDate),
        rating,
        language: textOf(review.languageCode, 12),
        foundBy,
      },
    ];
  });
}

const textOf = (value: unknown, max: number): string | null =>
  typeof value === 'string' && value.trim() ? oneLine(value).slice(0, max) : null;
const dateOf = (value: unknown): string | null =>
  typeof value === 'string' && Number.isFinite(Date.parse(value)) ? new Date(value).toISOString() : null;
