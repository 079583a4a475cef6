import { createReason, points, type Instant, type OriginFinding } from '@corroborate/domain';
import { eyewitnessOrigin } from '@corroborate/social';
import type { OriginOutput, SocialOutput } from '../stages/stage.types';

/** Maximum confidence in an origin that is an account's post. */
const POST_CONFIDENCE = points(60);

/**
 * Origin of the story: the one traced through pages, unless an eyewitness posted before the first report. Combined
 * here, so that tracing need not wait for social networks.
 */
export function findOrigin(
  traced: Pick<OriginOutput, 'origin' | 'credible'> | null,
  social: SocialOutput | null,
): OriginFinding | null {
  if (!traced?.origin || !social || traced.origin.authoritative) return traced?.origin ?? null;
  const { origin } = traced;
  const post = eyewitnessOrigin(social, { at: originTime(origin), credible: traced.credible ?? false });
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
    ...(origin.url === null ? [] : [createReason('origin.first-report', { url: origin.url })]),
    createReason('origin.post-is-lead'),
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

/** Time of the first report, or the start of its day if only the date is known. */
const originTime = ({ date, notLaterThan }: OriginFinding): Instant | null =>
  date ? (date.earliest ?? date.value) : notLaterThan;
