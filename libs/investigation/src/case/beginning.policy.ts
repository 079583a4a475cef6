import { because, points, type Instant, type OriginFinding } from '@corroborate/domain';
import { eyewitnessOrigin } from '@corroborate/social';
import type { OriginOutput, SocialOutput } from '../stages/stage.types';

/** How sure an origin can be that rests on the wording of one account. */
const POST_CONFIDENCE = points(60);

/**
 * Where the story began: what was traced through pages, unless somebody who was there wrote before the first report
 * did.
 * Put together when both are known, so that tracing pages need not wait for networks.
 */
export function beginningOf(
  traced: Pick<OriginOutput, 'origin' | 'credible'> | null,
  social: SocialOutput | null,
): OriginFinding | null {
  if (!traced?.origin || !social || traced.origin.authoritative) return traced?.origin ?? null;
  const { origin } = traced;
  const post = eyewitnessOrigin(social, { at: momentOf(origin), credible: traced.credible ?? false });
  if (!post) return origin;
  const { url, timestamp, platform } = post.source;
  const date = {
    value: timestamp,
    precision: 'second' as const,
    signal: 'platform' as const,
    zone: 'Z',
    earliest: timestamp,
    latest: timestamp,
  };
  const site = URL.parse(url)?.hostname.replace(/^www\./, '') ?? platform;
  const reasons = [
    ...post.reasons,
    ...(origin.url === null ? [] : [because('origin.first-report', { url: origin.url })]),
    because('origin.post-is-lead'),
  ];
  return {
    ...origin,
    url,
    sourceId: null,
    site,
    date,
    account: post.account,
    notLaterThan: timestamp,
    confidence: points(Math.min(origin.confidence || POST_CONFIDENCE, POST_CONFIDENCE)),
    reasons: [...reasons, ...origin.reasons],
  };
}

/** The moment of the first report; a date without an hour is taken for its first. */
const momentOf = ({ date, notLaterThan }: OriginFinding): Instant | null =>
  date ? (date.earliest ?? date.value) : notLaterThan;
