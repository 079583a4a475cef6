import type { Report, ReportSource } from '../report.types';
import { shownSources } from './shared';

/** The report as served by the API, in snake case, with text unchanged. */
export function reportJson(report: Report) {
  const { investigationId, topicId, title, depth, mode, decidedAt, verdict, sections, dropped } = report;
  const { independentCredible, reviewRequired, levelBefore, confidenceBand, ...rest } = verdict;
  return {
    investigation_id: investigationId,
    topic_id: topicId,
    title,
    depth,
    mode,
    decided_at: decidedAt,
    verdict: {
      ...rest,
      confidence_band: confidenceBand,
      level_before: levelBefore,
      independent_credible_sources: independentCredible,
      requires_human_review: reviewRequired,
    },
    sections: sections.map(({ id, title: heading, groups, empty }) => ({ id, title: heading, groups, empty })),
    sources: shownSources(report).map(sourceJson),
    dropped: dropped.map(({ section, why }) => ({ section, ...why })),
  };
}

const sourceJson = ({ sourceId, another, ...source }: ReportSource) => ({
  ...source,
  source_id: sourceId,
  another_event: another,
});
