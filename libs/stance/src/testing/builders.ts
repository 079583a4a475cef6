import { plainTopic } from '@corroborate/domain';
import { splitSentences } from '@corroborate/text';
import type { Article, DateRecord, SourceProfile, SourceView, Topic } from '@corroborate/domain';

/** A stored topic with everything unnamed left empty. */
export const topicOf = (given: Partial<Topic> & { title: string }): Topic =>
  plainTopic({ externalId: 't1', eventDate: '2025-03-05T10:00:00.000Z', newsworthinessScore: 80, ...given });

const dated = (day: string): DateRecord => ({
  value: day,
  precision: 'second',
  signal: 'json-ld',
  zone: 'Z',
  earliest: day,
  latest: day,
});

/** A readable article, published on 5 March 2025 unless said otherwise. */
export function articleOf(
  title: string,
  text: string,
  given: Partial<Article> & { day?: string | null } = {},
): Article {
  const { day = '2025-03-05T15:00:00.000Z', ...rest } = given;
  const url = rest.url ?? `https://example.com/${encodeURIComponent(title.toLowerCase().slice(0, 30))}`;
  return {
    url,
    finalUrl: url,
    canonicalUrl: url,
    host: 'example.com',
    site: 'example.com',
    verdict: 'complete',
    verdictReason: 'Read in full.',
    httpStatus: 200,
    title,
    byline: null,
    outletName: null,
    section: null,
    language: 'en',
    published: day === null ? null : dated(day),
    modified: null,
    text,
    wordCount: splitSentences(text).length * 12,
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

export function profileOf(site: string, given: Partial<SourceProfile> = {}): SourceProfile {
  return {
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
  };
}

/** A credible source that supports the topic, published on 5 March 2025 unless said otherwise. */
export function viewOf(id: number, given: Partial<SourceView> = {}): SourceView {
  return {
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
    published: dated('2025-03-05T15:00:00.000Z'),
    stance: { stance: 'supports', strength: 0.9, passage: { quote: 'It happened.', start: 0, end: 12 }, reasons: [] },
    clusterId: `v${id}`,
    ...given,
  };
}
