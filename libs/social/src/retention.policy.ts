import type { Instant, Reason } from '@corroborate/domain';
import type { SocialEvidence, SocialSource } from './social.types';
import { INDEPENDENT_RELEVANCE } from './social.thresholds';

/** Replacement for a hidden handle; the same account gets the same pseudonym within a case. */
export type PseudonymOf = (platform: string, handle: string) => string;

export interface DecisionFacts {
  /** URL of the origin named in the decision. */
  originUrl: string | null;
  /** Notes written by reviewers with their decisions. */
  notes: readonly string[];
  /** Whether the decision relies on the case's independent accounts. */
  restsOnAccounts: boolean;
}

/** URLs of posts a decision relies on; they are kept unchanged so that the decision can be defended. */
export function listUsedPosts(
  { sources }: Pick<SocialEvidence, 'sources'>,
  { originUrl, notes, restsOnAccounts }: DecisionFacts,
): Set<string> {
  const counted = ({ voice, coordinated, relevance }: SocialSource) =>
    restsOnAccounts && voice === 'tells' && !coordinated && relevance >= INDEPENDENT_RELEVANCE;
  const named = (url: string) => url === originUrl || notes.some((note) => note.includes(url));
  return new Set(sources.filter((source) => named(source.url) || counted(source)).map(({ url }) => url));
}

/**
 * Replaces handles with pseudonyms, removes URLs and ids that contain them, and masks mentions.
 * Pure and idempotent.
 */
export function pseudonymise(
  evidence: SocialEvidence,
  attached: ReadonlySet<string>,
  pseudonymOf: PseudonymOf,
  at: Instant,
): SocialEvidence {
  const mask = createMask(evidence, attached, pseudonymOf);
  const { timeline, reaction } = evidence;
  return {
    ...evidence,
    sources: evidence.sources.map((source) => (attached.has(source.url) ? source : maskSource(source, mask))),
    coverage: evidence.coverage.map((entry) =>
      entry.strategy === 'responses' && !attached.has(entry.query) ? { ...entry, query: hostOf(entry.query) } : entry,
    ),
    coordination: {
      clusters: evidence.coordination.clusters.map(({ postIds, reasons }) => ({
        postIds: postIds.map(mask.id),
        reasons,
      })),
    },
    timeline: {
      ...timeline,
      moments: timeline.moments.map((moment) => (attached.has(moment.url) ? moment : maskMoment(moment, mask))),
      handOver: timeline.handOver.map((step) => ({ ...step, postId: mask.id(step.postId) })),
    },
    reaction: reaction && {
      ...reaction,
      examples: reaction.examples.map((example) =>
        attached.has(example.url)
          ? example
          : { ...example, url: hostOf(example.url), excerpt: mask.hide(example.excerpt) },
      ),
      posts: reaction.posts.map((post) => maskAnswers(post, attached)),
    },
    retention: { ...evidence.retention, pseudonymisedAt: at },
  };
}

/** Replacements for handles, post ids and texts that contain handles. */
interface AccountMask {
  name: (author: string) => string;
  id: (postId: string) => string;
  hide: (text: string) => string;
}

function createMask(
  { sources, timeline }: SocialEvidence,
  attached: ReadonlySet<string>,
  pseudonymOf: PseudonymOf,
): AccountMask {
  const free = sources.filter(({ url }) => !attached.has(url));
  const handles = new Map(free.map(({ platform, author }) => [author, pseudonymOf(platform, author)]));
  for (const { platform, author, url } of timeline.moments)
    if (!attached.has(url)) handles.set(author, pseudonymOf(platform, author));
  const ids = new Map(free.map(({ platform, postId }) => [postId, pseudonymOf(`${platform} post`, postId)]));
  return {
    name: (author) => handles.get(author) ?? author,
    id: (postId) => ids.get(postId) ?? postId,
    hide: (text) => maskHandle(text, handles),
  };
}

const maskSource = ({ pictures: _, ...source }: SocialSource, { name, id, hide }: AccountMask): SocialSource => ({
  ...source,
  author: name(source.author),
  url: bareAddress(source),
  postId: id(source.postId),
  content: hide(source.content),
  // Age, karma and habits combined can identify a person.
  ...(source.account ? { account: null } : {}),
  reasons: source.reasons.map((reason) => maskReason(reason, hide)),
});

/** The parameters of a reason may name accounts; its code never does. */
const maskReason = ({ code, params }: Reason, hide: AccountMask['hide']): Reason =>
  ({ code, params: maskValue(params, hide) }) as Reason;

function maskValue(value: unknown, hide: AccountMask['hide']): unknown {
  if (typeof value === 'string') return hide(value);
  if (Array.isArray(value)) return value.map((one) => maskValue(one, hide));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, maskValue(one, hide)]));
}

const maskAnswers = <P extends { url: string }>(post: P, attached: ReadonlySet<string>): P =>
  attached.has(post.url) ? post : { ...post, url: hostOf(post.url) };

type Moment = SocialEvidence['timeline']['moments'][number];

const maskMoment = (moment: Moment, { name, id, hide }: AccountMask): Moment => ({
  ...moment,
  author: name(moment.author),
  url: bareAddress(moment),
  postId: id(moment.postId),
  excerpt: hide(moment.excerpt),
});

/** Masks every `@mention`, and every handle of the case anywhere in the text. */
function maskHandle(text: string, handles: ReadonlyMap<string, string>): string {
  const masked = text.replace(/(^|[^\w@/])@[\w.-]{2,}(?:@[\w.-]+)?/g, '$1@…').replace(/\bu\/[\w-]{2,}/g, 'u/…');
  // Short handles may be ordinary words, so they are masked only after an @.
  return [...handles]
    .filter(([handle]) => handle.length >= 5)
    .reduce((rest, [handle, name]) => rest.split(handle).join(name), masked);
}

/** Keeps post URLs that work without the account name; for other networks only the host is kept. */
function bareAddress({ platform, postId, url }: Pick<SocialSource, 'platform' | 'postId' | 'url'>): string {
  if (platform === 'x' && /^\d+$/.test(postId)) return `https://x.com/i/status/${postId}`;
  if (platform === 'reddit' || platform === 'hackernews') return url;
  return hostOf(url);
}

const hostOf = (url: string): string => URL.parse(url)?.origin ?? '';

/**
 * Removes posts that were deleted on their network. The decision's numbers stay, because they
 * document what it was based on.
 */
export function withoutPosts(evidence: SocialEvidence, gone: ReadonlySet<string>, at: Instant): SocialEvidence {
  const isGone = ({ platform, postId }: { platform: string; postId: string }) => gone.has(`${platform} ${postId}`);
  const lost = evidence.sources.filter(isGone);
  const lostUrls = new Set(lost.map(({ url }) => url));
  const lostIds = new Set(lost.map(({ postId }) => postId));
  const before = evidence.retention?.dropped ?? 0;
  return {
    ...evidence,
    sources: evidence.sources.filter((source) => !isGone(source)),
    coordination: {
      clusters: evidence.coordination.clusters.map(({ postIds, reasons }) => ({
        postIds: postIds.filter((id) => !lostIds.has(id)),
        reasons,
      })),
    },
    timeline: {
      ...evidence.timeline,
      moments: evidence.timeline.moments.filter((moment) => !isGone(moment)),
      handOver: evidence.timeline.handOver.filter((step) => !isGone(step)),
    },
    reaction: evidence.reaction && {
      ...evidence.reaction,
      examples: evidence.reaction.examples.filter(({ url }) => !lostUrls.has(url)),
      posts: evidence.reaction.posts.filter(({ url }) => !lostUrls.has(url)),
    },
    retention: {
      ...evidence.retention,
      checkedAt: at,
      ...(before + lost.length > 0 ? { dropped: before + lost.length } : {}),
    },
  };
}
