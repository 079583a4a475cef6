import type { Article, Claim, Cluster, SourceView, StanceJudgement, Topic } from '@corroborate/domain';

export interface CrossReferenceSource {
  view: SourceView;
  article: Article;
  perClaim: { claimId: string; judgement: StanceJudgement }[];
}

export interface CrossReferenceInput {
  topic: Topic;
  claims: Claim[];
  sources: CrossReferenceSource[];
  clusters: Cluster[];
  /** Number of independent sources that a claim needs to be verified; default 1. */
  quorum?: number;
}

/** Sources compared for date, place and figures: those that report the event, and the topic's page. */
export const listReportingSources = ({ sources }: CrossReferenceInput): CrossReferenceSource[] =>
  sources.filter(({ view }) => view.readable && (view.stance.stance === 'supports' || view.isTopicPage));

/** The text in which a source reports the event: the passage used to judge the page, or else its first line. */
export function getReportingPassage({ view, article }: CrossReferenceSource): string {
  return view.stance.passage?.quote ?? article.text.split('\n', 1)[0]?.slice(0, 600) ?? '';
}
