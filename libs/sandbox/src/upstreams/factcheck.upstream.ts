import { DIALECTS } from '../index/query.parser';
import type { FactCheck } from '../world/world.types';
import { json, routed, parseWholeNumber } from './replies';
import type { Reply, Upstream, UpstreamContext } from './upstream.types';

/** Longer queries find nothing, like the real service. */
const LONG_QUERY_WORDS = 16;

export const factcheck: Upstream = {
  name: 'factcheck',
  serves: (host) => host === 'factchecktools.googleapis.com',
  handle: routed([[/^\/v1alpha1\/claims:search$/, answer]]),
};

function answer(_: string, form: URLSearchParams, context: UpstreamContext): Reply {
  const language = form.get('languageCode') ?? '';
  const all = findMatching(form.get('query') ?? '', context).filter((check) => check.language.startsWith(language));
  const shown = all.slice(0, parseWholeNumber(form.get('pageSize'), 10, 1, 100));
  return json(shown.length === 0 ? {} : { claims: shown.map((check) => claimOf(check, context)) });
}

function findMatching(query: string, { side }: UpstreamContext): FactCheck[] {
  const index = side.factChecks();
  const strict = query.trim().split(/\s+/).length > LONG_QUERY_WORDS;
  return side.find(index, query, DIALECTS.plain, strict ? 1 : 0.6).map(({ entry }) => entry.item);
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
