import type { SourceProfile } from '../credibility.types';
import type { SourceView } from '../evidence.types';
import type { Article } from '../page.types';
import type { LedgerEntry } from '../ports/stores.port';
import type { CoverageEntry } from '../search.types';
import type { DateRecord } from '../time';
import type { Topic } from '../topic';

/** A stored topic of March 5, 2025, with only the given data. */
export const buildTopic = (given: Partial<Topic> & { title: string }): Topic => ({
  id: 1,
  externalId: 't1',
  summary: null,
  articleText: null,
  url: null,
  eventDate: '2025-03-05T10:00:00.000Z',
  discoveryDate: null,
  location: null,
  entities: [],
  category: null,
  language: null,
  newsworthinessScore: 80,
  status: 'approved',
  verificationStatus: 'unverified',
  sourceCount: 0,
  sourcePlan: {},
  verifiedFacts: {},
  investigated: false,
  investigationDate: null,
  investigationConfidence: null,
  investigationNotes: null,
  ...given,
});

/** A time stated in a page's markup. */
export const buildDateRecord = (value: string, given: Partial<DateRecord> = {}): DateRecord => ({
  value,
  precision: 'second',
  signal: 'json-ld',
  zone: 'Z',
  earliest: value,
  latest: value,
  ...given,
});

/** A readable article, published on March 5, 2025 by default. `site` is also its host, and `url` its only URL. */
export function buildArticle(
  title: string,
  text: string,
  given: Partial<Article> & { day?: string | null } = {},
): Article {
  const { day = '2025-03-05T15:00:00.000Z', ...rest } = given;
  const site = rest.site ?? 'example.com';
  const url = rest.url ?? `https://${site}/${encodeURIComponent(title.toLowerCase().slice(0, 30))}`;
  return {
    url,
    finalUrl: url,
    canonicalUrl: url,
    host: site,
    site,
    verdict: 'complete',
    verdictReason: 'Read in full.',
    httpStatus: 200,
    title,
    byline: null,
    outletName: null,
    section: null,
    language: 'en',
    published: day === null ? null : buildDateRecord(day),
    modified: null,
    text,
    wordCount: text.split(/\s+/).filter(Boolean).length,
    links: [],
    agencyCredit: null,
    claimReviews: [],
    notices: [],
    schemaTypes: ['NewsArticle'],
    steering: [],
    contentHash: `${title}|${text}`,
    fetchedAt: '2025-03-06T00:00:00.000Z',
    via: 'live',
    ...rest,
  };
}

/** A credible newspaper. */
export const buildProfile = (site: string, given: Partial<SourceProfile> = {}): SourceProfile => ({
  host: site,
  site,
  name: site,
  kind: 'newspaper',
  tier: 2,
  score: 80,
  stars: 4,
  reliability: 'very reliable',
  ownerGroup: null,
  country: null,
  place: null,
  reasons: [],
  ...given,
});

/** A credible source that supports the topic, published on March 5, 2025 by default. */
export const buildSourceView = (id: number, given: Partial<SourceView> = {}): SourceView => ({
  id,
  url: `https://s${id}.com/a`,
  canonicalUrl: `https://s${id}.com/a`,
  site: `s${id}.com`,
  name: `Outlet ${id}`,
  kind: 'newspaper',
  tier: 2,
  ownerGroup: null,
  readable: true,
  isTopicPage: false,
  published: buildDateRecord('2025-03-05T15:00:00.000Z'),
  stance: { stance: 'supports', strength: 0.9, passage: { quote: 'It happened.', start: 0, end: 12 }, reasons: [] },
  clusterId: `v${id}`,
  ...given,
});

/** One lookup with its outcome. */
export const buildCoverageEntry = (
  outcome: CoverageEntry['outcome'],
  provider = `engine-${outcome}`,
): CoverageEntry => ({
  provider,
  query: 'q',
  strategy: 's',
  outcome,
  reason: null,
  hits: 0,
  costUsd: 0,
  fromCache: false,
});

/** A paid, successful search outside any investigation. */
export const buildLedgerEntry = (given: Partial<LedgerEntry> = {}): LedgerEntry => ({
  investigationId: null,
  stage: 'search',
  provider: 'brave',
  method: 'GET',
  url: 'https://x.example',
  outcome: 'found',
  reason: null,
  status: 200,
  cached: false,
  attempts: 1,
  latencyMs: 10,
  bytes: 100,
  costUsd: 0.005,
  at: '2026-01-01T00:00:00.000Z',
  ...given,
});
