import { AUTHOR, DAY } from '../social.thresholds';
import type { AccountStanding, AuthorAssessment, SocialAuthor, SocialPost } from '../social.types';

interface Finding {
  points: number;
  reason: string;
}

/** A hint at how much an account's word is worth, from what the platform tells of it. Each point is explained. */
export function assessAuthor(post: Pick<SocialPost, 'author' | 'platform'>, now: Date): AuthorAssessment {
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
  const score = findings.reduce((sum, { points }) => sum + points, AUTHOR.base);
  const reasons = findings.map(({ points, reason }) => `${reason} (${points > 0 ? '+' : ''}${points})`);
  return {
    score: Math.max(0, Math.min(100, score)),
    verification: standing(author, post.platform, age),
    reasons: reasons.length > 0 ? reasons : ['The platform tells nothing about this account.'],
  };
}

/** Days since the account was made; null when unknown or in the future. */
export function ageInDays({ createdAt }: SocialAuthor, now: Date): number | null {
  const age = createdAt === null ? NaN : (now.getTime() - Date.parse(createdAt)) / DAY;
  return age >= 0 ? age : null;
}

const ORGANISATION = new Set(['business', 'government', 'trusted-verifier']);
const IDENTITY = new Set(['valid', 'website', 'identity']);
/** On X a bare "verified" is bought with a subscription; elsewhere it is given after a check. */
const checked = ({ verified, verifiedType }: SocialAuthor, platform: string): boolean =>
  verified === true && (verifiedType === null ? platform !== 'x' : IDENTITY.has(verifiedType));

function identity(author: SocialAuthor, platform: string): Finding[] {
  const found: Finding[] = [];
  const type = author.verifiedType ?? '';
  if (author.verified && ORGANISATION.has(type))
    found.push({ points: AUTHOR.organisation, reason: `Checked by the platform as ${type}` });
  else if (checked(author, platform)) found.push({ points: AUTHOR.identity, reason: 'Identity checked' });
  else if (author.verified) found.push({ points: 0, reason: 'Its verification is bought and shows no identity' });
  if (author.domainHandle !== null)
    found.push({ points: AUTHOR.domain, reason: `Controls the domain ${author.domainHandle}` });
  if (type === 'bot') found.push({ points: AUTHOR.selfDeclaredBot, reason: 'Calls itself automated' });
  return found;
}

function aging(age: number | null): Finding[] {
  const step = age === null ? undefined : AUTHOR.ageDays.find(({ below }) => age < below);
  return step === undefined ? [] : [{ points: step.points, reason: `Account is ${step.word}` }];
}

function history({ posts }: SocialAuthor, age: number | null): Finding[] {
  if (posts === null) return [];
  const perDay = age === null ? 0 : posts / Math.max(1, age);
  const { fewPosts, manyPosts, postsPerDay } = AUTHOR;
  return [
    ...(posts < fewPosts.below ? [{ points: fewPosts.points, reason: `Has hardly posted before (${posts})` }] : []),
    ...(posts >= manyPosts.from && perDay <= postsPerDay.limit
      ? [{ points: manyPosts.points, reason: `Has a history of ${posts} posts` }]
      : []),
    ...(perDay > postsPerDay.limit
      ? [{ points: postsPerDay.points, reason: `Posts ${Math.round(perDay)} times a day` }]
      : []),
  ];
}

function audience({ followers, following }: SocialAuthor): Finding[] {
  if (followers === null || following === null) return [];
  const ratio = followers / Math.max(1, following);
  const { followRatio, audience: wide } = AUTHOR;
  if (following >= followRatio.following && ratio < followRatio.below)
    return [{ points: followRatio.points, reason: `Follows ${following} accounts and is followed by ${followers}` }];
  if (followers >= wide.followers && ratio >= wide.ratio)
    return [{ points: wide.points, reason: `Is followed by ${followers} accounts` }];
  return [];
}

function karma(author: SocialAuthor): Finding[] {
  const value = author.karma;
  const step = value === null ? undefined : AUTHOR.karma.find(({ below }) => value < below);
  return step === undefined ? [] : [{ points: step.points, reason: `Has ${step.word} (${value})` }];
}

function handleShape({ handle }: SocialAuthor): Finding[] {
  const tail = /\d+$/.exec(handle.split(/[.@]/)[0] ?? '')?.[0].length ?? 0;
  const { digits, points } = AUTHOR.digitTail;
  return tail >= digits ? [{ points, reason: `Its name ends in ${tail} digits` }] : [];
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
