import { DAY_MS, createReason, type Reason } from '@corroborate/domain';
import { AUTHOR } from '../social.thresholds';
import type { AccountStanding, SocialAuthor, SocialPost } from '../social.types';

/** An account property reported by the platform, with its points. */
type AuthorSignal = Extract<Reason, { code: `account.${string}`; params: { points: number } }>;

/** Estimates an account's credibility from platform data, with a reason for each adjustment. */
export function assessAuthor(post: Pick<SocialPost, 'author' | 'platform'>, now: Date) {
  const { author } = post;
  const age = ageInDays(author, now);
  const findings = [
    ...identitySignal(author, post.platform),
    ...ageSignal(age),
    ...historySignal(author, age),
    ...audienceSignal(author),
    ...karmaSignal(author),
    ...handleSignal(author),
  ];
  const score = findings.reduce((sum, { params }) => sum + params.points, AUTHOR.base);
  return {
    /** 0–100. */
    score: Math.max(0, Math.min(100, score)),
    verification: accountStanding(author, post.platform, age),
    reasons: findings.length > 0 ? findings : [createReason('account.unknown')],
  };
}

/** Days since the account was created; null if unknown or in the future. */
export function ageInDays({ createdAt }: SocialAuthor, now: Date): number | null {
  const age = createdAt === null ? NaN : (now.getTime() - Date.parse(createdAt)) / DAY_MS;
  return age >= 0 ? age : null;
}

const ORGANIZATION_TYPES = new Set(['business', 'government', 'trusted-verifier']);
const IDENTITY_TYPES = new Set(['valid', 'website', 'identity']);
/** On X, a bare "verified" badge is bought with a subscription; elsewhere it follows an identity check. */
const hasVerifiedIdentity = ({ verified, verifiedType }: SocialAuthor, platform: string): boolean =>
  verified === true && (verifiedType === null ? platform !== 'x' : IDENTITY_TYPES.has(verifiedType));

function identitySignal(author: SocialAuthor, platform: string): AuthorSignal[] {
  const found: AuthorSignal[] = [];
  const type = author.verifiedType ?? '';
  if (author.verified && ORGANIZATION_TYPES.has(type))
    found.push(createReason('account.organisation', { points: AUTHOR.organisation, as: type }));
  else if (hasVerifiedIdentity(author, platform))
    found.push(createReason('account.identity-checked', { points: AUTHOR.identity }));
  else if (author.verified) found.push(createReason('account.bought-mark', { points: 0 }));
  if (author.domainHandle !== null)
    found.push(createReason('account.domain', { points: AUTHOR.domain, domain: author.domainHandle }));
  if (type === 'bot') found.push(createReason('account.automated', { points: AUTHOR.selfDeclaredBot }));
  return found;
}

function ageSignal(age: number | null): AuthorSignal[] {
  const step = age === null ? undefined : AUTHOR.ageDays.find(({ below }) => age < below);
  return step === undefined ? [] : [createReason(step.code, { points: step.points })];
}

function historySignal({ posts }: SocialAuthor, age: number | null): AuthorSignal[] {
  if (posts === null) return [];
  const perDay = age === null ? 0 : posts / Math.max(1, age);
  const { fewPosts, manyPosts, postsPerDay } = AUTHOR;
  return [
    ...(posts < fewPosts.below ? [createReason('account.few-posts', { points: fewPosts.points, posts })] : []),
    ...(posts >= manyPosts.from && perDay <= postsPerDay.limit
      ? [createReason('account.many-posts', { points: manyPosts.points, posts })]
      : []),
    ...(perDay > postsPerDay.limit
      ? [createReason('account.busy', { points: postsPerDay.points, perDay: Math.round(perDay) })]
      : []),
  ];
}

function audienceSignal({ followers, following }: SocialAuthor): AuthorSignal[] {
  if (followers === null || following === null) return [];
  const ratio = followers / Math.max(1, following);
  const { followRatio, audience: wide } = AUTHOR;
  if (following >= followRatio.following && ratio < followRatio.below)
    return [createReason('account.follows-many', { points: followRatio.points, following, followers })];
  if (followers >= wide.followers && ratio >= wide.ratio)
    return [createReason('account.followed', { points: wide.points, followers })];
  return [];
}

function karmaSignal(author: SocialAuthor): AuthorSignal[] {
  const value = author.karma;
  const step = value === null ? undefined : AUTHOR.karma.find(({ below }) => value < below);
  return step === undefined || value === null ? [] : [createReason(step.code, { points: step.points, karma: value })];
}

function handleSignal({ handle }: SocialAuthor): AuthorSignal[] {
  const tail = /\d+$/.exec(handle.split(/[.@]/)[0] ?? '')?.[0].length ?? 0;
  const { digits, points } = AUTHOR.digitTail;
  return tail >= digits ? [createReason('account.digits', { points, digits: tail })] : [];
}

function accountStanding(author: SocialAuthor, platform: string, age: number | null): AccountStanding {
  if ((author.verified && ORGANIZATION_TYPES.has(author.verifiedType ?? '')) || hasVerifiedIdentity(author, platform))
    return 'verified_account';
  const { member } = AUTHOR;
  const tookPart = (author.posts ?? 0) >= member.posts || (author.karma ?? 0) >= member.karma;
  return author.domainHandle !== null || (age !== null && age >= member.ageDays && tookPart)
    ? 'community_member'
    : 'anonymous';
}
