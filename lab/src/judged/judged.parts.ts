import type { Mode, Topic } from '@corroborate/domain';
import { reportParts, type ReportParts } from '@corroborate/report';
import type { JudgedTopic } from '../../../test/golden/judge-topic';

/** What would be told of a judged topic beside its verdict. */
export function partsOfJudged(topic: Topic, judged: JudgedTopic, mode: Mode = 'detailed'): ReportParts {
  const { claims, sources, clusters, decision, pages, weighed } = judged;
  const articles = new Map(pages.map(({ page }) => [page.id, page.article]));
  return reportParts({ topic, mode, claims, findings: weighed.findings, sources, clusters, decision }, articles);
}
