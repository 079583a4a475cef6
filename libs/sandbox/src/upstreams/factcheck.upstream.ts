import { DAY_MS } from '@corroborate/domain';
import { DIALECTS } from '../index/query.parser';
import type { FactCheck } from '../world/world.types';
import { googleError, refusedGoogleKey } from './google-errors';
import { json, wholeNumber } from './replies';
import type { Reply, Upstream, UpstreamContext } from './upstream.types';

/** Long texts find nothing with the real one. */
const LONG_QUERY_WORDS = 16;

export const factcheck: Upstream = {
  name: 'factcheck',
  serves: (host) => host === 'factchecktools.googleapis.com',
  handle: ({ url, headers }, context) => {
    if (url.pathname !== '/v1alpha1/claims:search')
      return googleError(404, { status: 'NOT_FOUND', reason: 'notFound', message: 'Method not found.' });
    const key = url.searchParams.get('key') ?? headers['x-goog-api-key'] ?? null;
    return refusedGoogleKey(key) ?? answer(url.searchParams, context);
  },
};

function answer(form: URLSearchParams, context: UpstreamContext): Reply {
  const query = form.get('query') ?? '';
  const site = form.get('reviewPublisherSiteFilter');
  if (query.trim() === '' && !site)
    return googleError(400, {
      status: 'INVALID_ARGUMENT',
      reason: 'badRequest',
      message: 'Request must contain a query or a publisher site filter.',
    });
  const all = matching(query, context).filter((check) => passes(check, form, context.world.now));
  const offset = wholeNumber(form.get('pageToken')?.replace(/^CA/, '') ?? form.get('offset'), 0, 0, 10_000);
  const size = wholeNumber(form.get('pageSize'), 10, 1, 100);
  const claims = all.slice(offset, offset + size).map((check) => claimOf(check, context));
  if (claims.length === 0) return json({});
  return json({ claims, ...(all.length > offset + size ? { nextPageToken: `CA${offset + size}` } : {}) });
}

function matching(query: string, { side }: UpstreamContext): FactCheck[] {
  const index = side.factChecks();
  if (query.trim() === '') return index.entries.map(({ item }) => item);
  const strict = query.trim().split(/\s+/).length > LONG_QUERY_WORDS;
  return side.find(index, query, DIALECTS.plain, strict ? 1 : 0.6).map(({ entry }) => entry.item);
}

function passes(check: FactCheck, form: URLSearchParams, now: Date): boolean {
  const language = form.get('languageCode');
  const site = form.get('reviewPublisherSiteFilter');
  const days = Number(form.get('maxAgeDays') ?? 0);
  const sameLanguage = !language || check.language.split('-')[0] === language.split('-')[0];
  const sameSite = !site || check.publisher === site.replace(/^www\./, '');
  return sameLanguage && sameSite && (!(days > 0) || now.getTime() - Date.parse(check.reviewDate) <= days * DAY_MS);
}

function claimOf(check: FactCheck, { view }: UpstreamContext): unknown {
  return {
    text: check.claim,
    ...(check.claimant === undefined ? {} : { claimant: check.claimant }),
    ...(check.claimDate === undefined ? {} : { claimDate: midnight(check.claimDate) }),
    claimReview: [
      {
        publisher: { name: view.outletName(check.publisher), site: check.publisher },
        url: check.url,
        title: check.title,
        reviewDate: midnight(check.reviewDate),
        textualRating: check.rating,
        languageCode: check.language,
      },
    ],
  };
}

function midnight(date: string): string {
  return `${new Date(date).toISOString().slice(0, 10)}T00:00:00Z`;
}
