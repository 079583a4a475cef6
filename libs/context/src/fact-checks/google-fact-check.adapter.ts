import { blocked, failed, found, limited, meterCall, notConfigured, nothingFound, siteOf } from '@corroborate/domain';
import type { CallContext, Door, DoorResponse, FactCheck, Outcome } from '@corroborate/domain';
import { oneLine } from '@corroborate/text';
import type { FactCheckIndex, FactCheckManifest } from './fact-check.types';

export const GOOGLE_FACT_CHECK: FactCheckManifest = {
  name: 'google-fact-check',
  title: 'Google Fact Check Tools',
  homepage: 'https://developers.google.com/fact-check/tools/api',
  settings: ['GOOGLE_FACT_CHECK_KEY'],
  priceUsd: 0,
  paceMs: 200,
  terms: 'Free with a key of your own; what it returns belongs to the fact-checkers and is linked, not copied.',
  selfTest: 'vaccine',
  notes: [
    'It repeats the ClaimReview markup of fact-checkers’ pages. A rating counts only with the page that bears ' +
      'it, read by us.',
  ],
};

const MAX_BYTES = 1_000_000;
const PAGE_SIZE = 20;
/** Long texts find nothing there. */
const MAX_QUERY = 180;

type Fields = Record<string, unknown>;

/** `claims:search` of the Fact Check Tools API, one page of answers. */
export class GoogleFactCheckIndex implements FactCheckIndex {
  readonly manifest = GOOGLE_FACT_CHECK;

  constructor(
    private readonly key: string | undefined,
    private readonly door: Door,
  ) {}

  async find(query: string, language: string | null, context: CallContext): Promise<Outcome<FactCheck[]>> {
    if (!this.key) return notConfigured('GOOGLE_FACT_CHECK_KEY is not set');
    const { name, priceUsd, paceMs } = this.manifest;
    const answer = await this.door.call(
      {
        provider: name,
        url: `https://factchecktools.googleapis.com/v1alpha1/claims:search?${form(query, language).toString()}`,
        headers: { accept: 'application/json', 'x-goog-api-key': this.key },
        maxBytes: MAX_BYTES,
        priceUsd,
        pace: { key: name, intervalMs: paceMs },
      },
      context,
    );
    if (answer.kind !== 'found') return answer;
    meterCall(context, answer.value);
    return read(answer.value, name);
  }
}

function form(query: string, language: string | null): URLSearchParams {
  const params = new URLSearchParams({
    query: oneLine(query).slice(0, MAX_QUERY),
    pageSize: String(PAGE_SIZE),
  });
  const code = language?.split('-')[0]?.toLowerCase() ?? '';
  if (/^[a-z]{2}$/.test(code)) params.set('languageCode', code);
  return params;
}

function read(response: DoorResponse, name: string): Outcome<FactCheck[]> {
  const body = objectOf(response);
  const message =
    isObject(body?.error) && typeof body.error.message === 'string'
      ? body.error.message.slice(0, 160)
      : `HTTP ${response.status}`;
  if (response.status === 429) return limited(`Fact Check Tools: ${message}`);
  // Google answers a wrong key with 400.
  if (response.status === 401 || response.status === 403 || /API key (?:not valid|expired)/i.test(message))
    return blocked(`Fact Check Tools: ${message}`);
  if (response.status !== 200) return failed(`Fact Check Tools: ${message}`);
  if (body === null) return failed('Fact Check Tools answered with something that is no JSON object');
  const claims = Array.isArray(body.claims) ? body.claims.filter(isObject) : [];
  const checks = claims.flatMap((claim) => checksOf(claim, name)).slice(0, PAGE_SIZE);
  return checks.length > 0 ? found(checks) : nothingFound('no fact check of anything like it');
}

/** One claim may have been checked by several publishers. */
function checksOf(claim: Fields, foundBy: string): FactCheck[] {
  const text = textOf(claim.text, 1000);
  const reviews = Array.isArray(claim.claimReview) ? claim.claimReview.filter(isObject) : [];
  return reviews.flatMap((review) => {
    const url = typeof review.url === 'string' ? URL.parse(review.url) : null;
    const rating = textOf(review.textualRating, 200);
    if (!text || !rating || !url || !/^https?:$/.test(url.protocol)) return [];
    const publisher = isObject(review.publisher) ? textOf(review.publisher.name, 120) : null;
    return [
      {
        claim: text,
        claimant: textOf(claim.claimant, 200),
        claimDate: dateOf(claim.claimDate),
        publisher: publisher ?? siteOf(url.hostname),
        // The address decides who speaks; a name or site that is only said could be anybody's.
        site: siteOf(url.hostname),
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

function objectOf({ body }: DoorResponse): Fields | null {
  try {
    const value: unknown = JSON.parse(body.toString('utf8'));
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const textOf = (value: unknown, max: number): string | null =>
  typeof value === 'string' && value.trim() ? oneLine(value).slice(0, max) : null;
const dateOf = (value: unknown): string | null =>
  typeof value === 'string' && Number.isFinite(Date.parse(value)) ? new Date(value).toISOString() : null;
