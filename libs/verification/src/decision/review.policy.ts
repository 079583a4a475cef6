import { answered, hasReason, isCredible } from '@corroborate/domain';
import type { ReviewReason, RuleTrace } from '@corroborate/domain';
import type { Count } from './counting.policy';
import type { DecideInput } from './decide.types';
import { credibleDenials } from '../fact-checks/fact-checks.policy';
import { seriousAllegation } from './serious.policy';

export interface Review {
  reasons: { reason: ReviewReason; detail: string }[];
  /** A contradiction or serious allegation is open: the upgrade waits for a person. */
  hold: boolean;
  traces: RuleTrace[];
}

/** Rule 4: when a person must look, and when the upgrade waits until one has. */
export function reviewOf(input: DecideInput, count: Count): Review {
  const serious = seriousAllegation(input.topic, input.claims ?? []);
  const partial = partialMatters(input, count);
  const steering = steeringHere(input);
  const low = lowTierSupport(input);
  const denials = unreadDenials(input, count);
  const found = count.counted.length + count.disputing.length;
  const checks: { reason: ReviewReason; hit: boolean; detail: string; inputs: RuleTrace['inputs'] }[] = [
    {
      reason: 'credible-contradiction',
      hit: count.disputing.length > 0 || denials.length > 0,
      detail:
        count.disputing.length > 0
          ? `${count.disputing.length} credible voice(s) dispute it (${names(count)}), ${count.counted.length} support it.`
          : `Rated false by ${denials.join(', ')}.`,
      inputs: { disputing: count.disputing.length, supporting: count.counted.length, ratedFalse: denials.length },
    },
    {
      reason: 'serious-allegation',
      hit: serious.serious,
      detail: `The topic makes a serious allegation: ${serious.words.join(', ')}.`,
      inputs: { words: serious.words.join(', ') || null },
    },
    {
      reason: 'low-tier-only',
      hit: count.counted.length === 0 && low > 0,
      detail: `Only sources that do not count carry it: ${low}.`,
      inputs: { lowTier: low },
    },
    {
      reason: 'uncorroborated',
      hit: found === 0 && low === 0,
      detail: 'Nothing that was found corroborates or disputes it.',
      inputs: { found },
    },
    {
      reason: 'partial-run',
      hit: partial !== null,
      detail: partial ?? 'What could not be read would not change the outcome.',
      inputs: { missing: input.missing.length },
    },
    {
      reason: 'steering-attempt',
      hit: steering.length > 0,
      detail: `${steering.length} page(s) speak to machines instead of readers: “${(steering[0]?.quote ?? '').slice(0, 120)}”.`,
      inputs: { pages: steering.length },
    },
    {
      reason: 'coordinated-activity',
      hit: input.social?.coordinated === true,
      detail: 'Posts about it look coordinated.',
      inputs: { coordinated: input.social?.coordinated ?? false },
    },
  ];
  const hits = checks.filter((check) => check.hit);
  return {
    reasons: hits.map(({ reason, detail }) => ({ reason, detail })),
    hold: hits.some(({ reason }) => reason === 'credible-contradiction' || reason === 'serious-allegation'),
    traces: checks.map((check) => ({
      rule: `review:${check.reason}`,
      passed: !check.hit,
      inputs: check.inputs,
      reason: check.hit ? check.detail : `No review for ${check.reason}.`,
    })),
  };
}

/** Attempts on pages that speak to this topic; a page about another event cannot have steered this decision. */
function steeringHere({ steering, sources }: DecideInput): DecideInput['steering'] {
  const apart = new Set(
    sources
      .filter(
        (one) =>
          one.stance.stance === 'unrelated' ||
          (one.stance.stance === 'mentions' && hasReason(one.stance.reasons, 'stance.not-this-event')),
      )
      .map((one) => one.id),
  );
  return steering.filter((one) => !apart.has(one.sourceId));
}

/** Credible fact checks against it whose publisher is not among the disputing voices already. */
function unreadDenials({ factChecks }: DecideInput, count: Count): string[] {
  const heard = new Set(count.disputing.flatMap(({ sources }) => sources.map(({ site }) => site)));
  return [
    ...new Set(
      credibleDenials(factChecks ?? [])
        .filter(({ site }) => !heard.has(site))
        .map(({ publisher }) => publisher),
    ),
  ];
}

const names = (count: Count): string =>
  count.disputing
    .flatMap((one) => one.sources[0]?.name ?? [])
    .slice(0, 4)
    .join(', ');

/** Sources that carry the story but do not count. */
const lowTierSupport = (input: DecideInput): number =>
  input.sources.filter((one) => one.stance.stance === 'supports' && !one.isTopicPage).length;

/**
 * Could what was lost have changed the level? Unread credible pages could when they suffice for the next level;
 * silent search engines could when they were most of the search, or all that stood behind "nothing found".
 */
export function partialMatters(input: DecideInput, count: Count): string | null {
  const n = count.counted.length;
  const { certifiedAt, verifiedAt } = input.thresholds;
  if (n >= certifiedAt) return null;
  const next = n < verifiedAt ? verifiedAt : certifiedAt;
  const counted = new Set(count.counted.flatMap((one) => one.cluster.sourceIds));
  const unread = input.sources.filter(
    (one) => !one.readable && isCredible(one.tier) && !one.isTopicPage && !counted.has(one.id),
  );
  const unreadVoices = new Set(unread.map((one) => one.ownerGroup ?? one.site)).size;
  if (unreadVoices > 0 && n + unreadVoices >= next) {
    return `${unreadVoices} credible page(s) could not be read; with them it could reach ${next}.`;
  }
  const silent = input.coverage.filter(
    (one) => !answered({ kind: one.outcome }) && one.outcome !== 'not-configured',
  ).length;
  const asked = input.coverage.filter((one) => one.outcome !== 'not-configured').length;
  if (asked > 0 && silent * 2 > asked)
    return `${silent} of ${asked} questions to search engines and archives got no answer.`;
  const stages = input.missing.filter((one) => /^(?:stage|search|read|records|origin|cross-reference)\b/i.test(one));
  if (stages.length > 0 && n < verifiedAt) return `Lost: ${stages.slice(0, 3).join('; ')}.`;
  return null;
}
