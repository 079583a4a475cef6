import {
  listPrecedents,
  summarizePrecedents,
  relatedNote,
  getPrecedentDate,
  type Need,
  type RelatedTopic,
} from '@corroborate/records';
import { toReasonData, toReasonText, toReasonTexts } from '@corroborate/domain';
import type { AccountHistory, CommunityReaction, EngagementPattern, SocialTimeline } from '@corroborate/social';
import type { CaseData } from './case.types';
import { publicPlatform, withPublicPlatform } from './platform';
import type { InvestigationResult, ResultItem } from './result.schema';
import { formatReasons } from './formatted-reasons';

/** The specification's `SocialSource`, one per post about this event. */
export function socialLines({ social }: Pick<CaseData, 'social'>): ResultItem<'social_media_evidence'>[] {
  return (social?.sources ?? []).map((source) => ({
    platform: publicPlatform(source.platform),
    url: source.url,
    author: source.author,
    author_credibility: source.authorCredibility,
    timestamp: source.timestamp,
    content: source.content,
    engagement_metrics: source.engagementMetrics,
    verification_status: source.verificationStatus,
    eyewitness: source.eyewitness,
    voice: source.voice,
    links: source.links,
    place: source.place,
    community: source.community,
    account: source.account ? accountLine(source.account) : null,
    ...formatReasons(source.reasons),
  }));
}

/**
 * All posts together, and which networks answered. Coordination is attributed to a group of posts, never to an account.
 */
export function socialSummary({ social }: Pick<CaseData, 'social'>): InvestigationResult['social'] {
  if (!social) return null;
  return {
    credibility: social.credibility,
    independent_accounts: social.independentAccounts,
    coordinated_clusters: social.coordination.clusters.map(({ postIds, reasons }) => ({
      posts: postIds.length,
      ...formatReasons(reasons),
    })),
    timeline: timelineLine(social.timeline),
    engagement: engagementLine(social.engagement),
    reaction: social.reaction && reactionLine(social.reaction),
    ...(social.retention ? { retention: social.retention } : {}),
    coverage: social.coverage,
  };
}

const accountLine = ({ ageDays, activity, reasons, ...counts }: AccountHistory) => ({
  age_days: ageDays,
  ...counts,
  activity: activity && { items: activity.items, in_community: activity.inCommunity, removed: activity.removed },
  ...formatReasons(reasons),
});

const timelineLine = (timeline: SocialTimeline) => ({
  ...timeline,
  moments: timeline.moments.map(withPublicPlatform),
  handOver: timeline.handOver.map(withPublicPlatform),
});

const reactionLine = (reaction: CommunityReaction) => ({
  ...reaction,
  examples: reaction.examples.map(withPublicPlatform),
  posts: reaction.posts.map(withPublicPlatform),
});

const engagementLine = ({ total, topShare, kind, why, ...rest }: EngagementPattern) => ({
  ...{ total, topShare, kind },
  reason: toReasonText(why),
  reason_code: toReasonData(why),
  counts: rest.counts,
  answers_each: rest.answersEach ?? null,
  reception: rest.reception ?? null,
  reception_reason: toReasonText(rest.received),
  reception_code: toReasonData(rest.received),
});

/** Fact checks of the main claim, then of other claims. */
export function factCheckLines(data: Pick<CaseData, 'factChecks' | 'claimChecks'>): ResultItem<'fact_checks'>[] {
  return [...(data.factChecks ?? []), ...(data.claimChecks ?? [])].map((check) => ({
    ...(check.claimId === undefined ? {} : { claim_id: check.claimId }),
    claim: check.claim,
    claimant: check.claimant,
    publisher: check.publisher,
    site: check.site,
    credibility_tier: check.tier,
    url: check.url,
    review_date: check.reviewDate,
    rating: check.rating,
    ...(check.ratingComment === undefined ? {} : { rating_comment: check.ratingComment }),
    verdict: check.verdict,
    found_by: check.foundBy,
    ...formatReasons(check.reasons),
  }));
}

/** Background sentences, each quoted from a named source. */
export function contextLines({ context }: Pick<CaseData, 'context'>): ResultItem<'context'>[] {
  return (context?.details ?? []).map((detail) => ({
    kind: detail.kind,
    text: detail.text,
    quote: detail.quote,
    source_url: detail.sourceUrl,
    source_name: detail.sourceName,
    date: detail.date,
    ...formatReasons(detail.reasons),
  }));
}

/**
 * Public records of the topic's actors, evidence first. A record that is a source has the stance it was weighed with.
 */
export function recordLines({ registers, sources }: Pick<CaseData, 'registers' | 'sources'>): ResultItem<'records'>[] {
  const bySource = new Map(sources.map((source) => [source.id, source]));
  return (registers?.records ?? []).map((record) => {
    const source = record.sourceId === null ? undefined : bySource.get(record.sourceId);
    return {
      register: record.register,
      id: record.id,
      title: record.title,
      form: record.form,
      date: record.date,
      url: record.url,
      actor: record.actor,
      bearing: record.bearing,
      text: record.text.slice(0, 600),
      source_id: record.sourceId,
      credibility_tier: source?.tier ?? null,
      stance: source?.stance.stance ?? null,
      passage: source?.stance.passage?.quote ?? null,
      ...formatReasons(record.reasons),
    };
  });
}

/** Lookups skipped on purpose, with reasons. */
export function notLookedUpLines({
  context,
  registers,
}: Pick<CaseData, 'context' | 'registers'>): ResultItem<'not_looked_up'>[] {
  const parts = [
    { what: 'public registers', need: registers?.need },
    { what: 'background', need: context?.need },
  ];
  return parts.flatMap(({ what, need }) =>
    need && !need.needed
      ? [{ what, reason: toReasonTexts(need.reasons).join(' '), reason_codes: need.reasons.map(toReasonData) }]
      : [],
  );
}

/** Why registers and background were looked up or not; null if the stage failed. */
export const lookupReasons = ({
  context,
  registers,
}: Pick<CaseData, 'context' | 'registers'>): InvestigationResult['background_needs'] => ({
  records: registers?.need ? needLine(registers.need) : null,
  context: context?.need ? needLine(context.need) : null,
});

const needLine = ({ needed, reasons }: Need) => ({ needed, ...formatReasons(reasons) });

/** Registers queried, for which actors and why, with outcomes; null if none was queried. */
export function registersAsked({ registers }: Pick<CaseData, 'registers'>): InvestigationResult['registers_asked'] {
  if (!registers) return null;
  return registers.choices.map(({ register, actor, reasons }) => {
    const entry = registers.coverage.find(({ provider, query }) => provider === register && query === actor);
    return {
      register,
      actor,
      why: toReasonTexts(reasons),
      why_codes: reasons.map(toReasonData),
      outcome: entry?.outcome ?? null,
      reason: entry?.reason ?? null,
      hits: entry?.hits ?? 0,
      cost_usd: entry?.costUsd ?? 0,
    };
  });
}

/** Related topics from our own database: context, never evidence. Null if they were not looked up. */
export function relatedLines({ related }: Pick<CaseData, 'related'>): InvestigationResult['related_topics'] {
  if (!related) return null;
  return {
    same_event: related.sameEvent.map(relatedLine),
    same_series: related.sameSeries.map(relatedLine),
    note: relatedNote(related),
  };
}

const relatedLine = (topic: RelatedTopic) => ({
  topic_id: topic.topicId,
  external_id: topic.externalId,
  title: topic.title,
  verification_status: topic.verificationStatus,
  status: topic.status,
  investigated: topic.investigated,
  investigation_id: topic.investigationId,
  date: topic.date,
  when: topic.when,
  score: topic.score,
  same_page: topic.samePage,
  ...formatReasons(topic.reasons),
});

/** Coverage before and after the event; null if no index returned data. */
export function coverageTimelineLine({ context }: Pick<CaseData, 'context'>): InvestigationResult['coverage_timeline'] {
  const volume = context?.volume;
  if (!volume) return null;
  return {
    provider: volume.provider,
    query: volume.query,
    event_day: volume.eventDay,
    ...(volume.dayGiven === undefined ? {} : { event_day_given: volume.dayGiven }),
    from: volume.from,
    to: volume.to,
    days: volume.days,
    start: volume.start,
    earlier_waves: volume.earlierWaves.map(({ daysBefore, ...wave }) => ({ ...wave, days_before: daysBefore })),
    note: volume.note,
  };
}

/** Earlier events in order, each with a quote. */
export function historyLines({ context }: Pick<CaseData, 'context'>): ResultItem<'history'>[] {
  return listPrecedents(context?.details ?? []).map((detail) => ({
    when: getPrecedentDate(detail),
    quote: detail.quote,
    source_url: detail.sourceUrl,
    source_name: detail.sourceName,
    ...formatReasons(detail.reasons),
  }));
}

export const precedentsLine = ({ context }: Pick<CaseData, 'context'>): InvestigationResult['precedents'] =>
  summarizePrecedents(context?.details ?? []);

/** Signs of a republished old story, for reviewers; they decide nothing. */
export function oldStorySigns({ context }: Pick<CaseData, 'context'>): InvestigationResult['old_story_signs'] {
  return {
    note: context?.volume?.note ?? null,
    retellings: (context?.retellings ?? []).map(({ title, url, site, date, reasons }) => ({
      title,
      url,
      site,
      date,
      ...formatReasons(reasons),
    })),
  };
}
