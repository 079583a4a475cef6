import { isCredible, isSubmittedHost, type Instant, type Topic } from '@corroborate/domain';
import { selectCitations, findStoryPages, type CitationToFollow, type TraceInput } from '@corroborate/origin';
import { keepRuleAttributions, type Trail } from './trail';

/**
 * Input for tracing the origin. Excludes register entries, which are dated only to the day and may be what the reports
 * are about, and submitted documents, which have no date.
 */
export function buildTraceInput(
  topic: Topic,
  { openedPages: all, assessments, attributions }: Trail,
  captures: ReadonlyMap<number, Instant> = new Map(),
): TraceInput {
  const openedPages = all.filter(({ page, article }) => page.record === undefined && !isSubmittedHost(article.host));
  const pages = openedPages.map(({ page, article, profile, isTopicPage }) => {
    const { overall, sameEvent } = assessments.get(page.sourceId) ?? UNJUDGED_PAGE;
    return {
      id: page.sourceId,
      article,
      kind: profile.kind,
      tier: profile.tier,
      stance: overall.stance,
      sameEvent: sameEvent.same,
      isTopicPage,
    };
  });
  const { reporting, lean } = findStoryPages(pages, topic);
  const sources = openedPages.map(({ page, article, profile }) => ({
    id: page.sourceId,
    article,
    profile,
    engineDate: page.engineDate,
    archivedBy: captures.get(page.sourceId) ?? null,
  }));
  return { topic, sources, attributions: keepRuleAttributions(attributions), relevant: reporting, lean };
}

const UNJUDGED_PAGE = { overall: { stance: 'unrelated' as const }, sameEvent: { same: false } };

/** Pages cited by reports on the story that have not been tried yet, most cited first. */
export function listUnreadCitations(topic: Topic, trail: Trail, limit: number): CitationToFollow[] {
  const { sources: all, relevant } = buildTraceInput(topic, trail);
  const sources = all.filter(({ id }) => relevant.has(id));
  return selectCitations({ sources, attributions: trail.attributions, alreadyRead: trail.known(), limit });
}

/** Whether a credible page reports the story. */
export function hasCredibleReport(topic: Topic, trail: Trail): boolean {
  const { sources, relevant } = buildTraceInput(topic, trail);
  return sources.some(({ id, profile }) => relevant.has(id) && isCredible(profile.tier));
}
