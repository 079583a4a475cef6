import { DAY_MS, because, type Reason } from '@corroborate/domain';
import { AUTHOR } from '../social.thresholds';
import type { AccountStanding, SocialAuthor, SocialPost } from '../social.types';

/** An account property reported by the platform, with its points. */
type Finding = Extract<Reason, { code: `account.${string}`; params: { points: number } }>;

/** Estimates an account's credibility from platform data, with a reason for each adjustment. */
export function assessAuthor(post: Pick<SocialPost, 'author' | 'platform'>, now: Date) {
  const { author } = post;
  const age = ageInDays(author, now);
  const findings = [
    ...identity(author, post.platform),
    ...aging(age),
    ...history(author, age),
    ...audience(author),
    ...karma(author),
    ...handleShape(author),
  ];
  const score = findings.reduce((sum, { params }) => sum + params.points, AUTHOR.base);
  return {
    /** 0–100. */
    score: Math.max(0, Math.min(100, score)),
    verification: standing(author, post.platform, age),
    reasons: findings.length > 0 ? findings : [because('account.unknown')],
  };
}

/** Days since the account was created; null if unknown or in the future. */
export function ageInDays({ createdAt }: SocialAuthor, now: Date): number | null {
  const age = createdAt === null ? NaN : (now.getTime() - Date.parse(createdAt)) / DAY_MS;
  return age >= 0 ? age : null;
}

const ORGANISATION = new Set(['business', 'government', 'trusted-verifier']);
const IDENTITY = new Set(['valid', 'website', 'identity']);
/** On X, a bare "verified" badge is bought with a subscription; elsewhere it follows an identity check. */
const checked = ({ verified, verifiedType }: SocialAuthor, platform: string): boolean =>
  verified === true && (verifiedType === null ? platform !== 'x' : IDENTITY.has(verifiedType));

function identity(author: SocialAuthor, platform: string): Finding[] {
  const found: Finding[] = [];
  const type = author.verifiedType ?? '';
  if (author.verified && ORGANISATION.has(type))
    found.push(because('account.organisation', { points: AUTHOR.organisation, as: type }));
  else if (checked(author, platform)) found.push(because('account.identity-checked', { points: AUTHOR.identity }));
  else if (author.verified) found.push(because('account.bought-mark', { points: 0 }));
  if (author.domainHandle !== null)
    found.push(because('account.domain', { points: AUTHOR.domain, domain: author.domainHandle }));
  if (type === 'bot') found.push(because('account.automated', { points: AUTHOR.selfDeclaredBot }));
  return found;
}

function aging(age: number | null): Finding[] {
  const step = age === null ? undefined : AUTHOR.ageDays.find(({ below }) => age < below);
  return step === undefined ? [] : [because(step.code, { points: step.points })];
}

function history({ posts }: SocialAuthor, age: number | null): Finding[] {
  if (posts === null) return [];
  const perDay = age === null ? 0 : posts / Math.max(1, age);
  const { fewPosts, manyPosts, postsPerDay } = AUTHOR;
  return [
    ...(posts < fewPosts.below ? [because('account.few-posts', { points: fewPosts.points, posts })] : []),
    ...(posts >= manyPosts.from && perDay <= postsPerDay.limit
      ? [because('account.many-posts', { points: manyPosts.points, posts })]
      : []),
    ...(perDay > postsPerDay.limit
      ? [because('account.busy', { points: postsPerDay.points, perDay: Math.round(perDay) })]
      : []),
  ];
}

function audience({ followers, following }: SocialAuthor): Finding[] {
  if (followers === null || following === null) return [];
  const ratio = followers / Math.max(1, following);
  const { followRatio, audience: wide } = AUTHOR;
  if (following >= followRatio.following && ratio < followRatio.below)
    return [because('account.follows-many', { points: followRatio.points, following, followers })];
  if (followers >= wide.followers && ratio >= wide.ratio)
    return [because('account.followed', { points: wide.points, followers })];
  return [];
}

function karma(author: SocialAuthor): Finding[] {
  const value = author.karma;
  const step = value === null ? undefined : AUTHOR.karma.find(({ below }) => value < below);
  return step === undefined || value === null ? [] : [because(step.code, { points: step.points, karma: value })];
}

function handleShape({ handle }: SocialAuthor): Finding[] {
  const tail = /\d+$/.exec(handle.split(/[.@]/)[0] ?? '')?.[0].length ?? 0;
  const { digits, points } = AUTHOR.digitTail;
  return tail >= digits ? [because('account.digits', { points, digits: tail })] : [];
}

function standing(author: SocialAuthor, platform: string, age: number | null): AccountStanding {
  if ((author.verified && ORGANISATION.has(author.verifiedType ?? '')) || checked(author, platform))
    return 'verified_account';
  const { member } = AUTHOR;
  const tookPart = (author.posts ?? 0) >= member.posts || (author.karma ?? 0) >= member.karma;
  return author.domainHandle !== null || (age !== null && age >= member.ageDays && tookPart)
    ? 'community_member'
    : 'anonymous';
}
