import type {
  Article,
  Claim,
  ClaimFinding,
  Cluster,
  Decision,
  OriginFinding,
  SourceView,
  Topic,
} from '@corroborate/domain';
import { isCredible, isCredibleElsewhere, isReadable } from '@corroborate/domain';
import type { HeardStatement } from '@corroborate/records';

/** What of a case answers questions: plain data, as it goes to a thread. */
export interface QuestionCase {
  topic: Topic;
  claims: Claim[];
  findings: ClaimFinding[];
  sources: SourceView[];
  clusters: Cluster[];
  origin: OriginFinding | null;
  heard: HeardStatement[];
  /** Sources that are entries of registers and bear on the topic; null where no register was asked. */
  records: number[] | null;
  decision: Pick<Decision, 'counted' | 'confidence' | 'held'>;
}

/** Captured pages by the id of their source. */
export type Captures = ReadonlyMap<number, Article>;

export interface Witness {
  view: SourceView;
  article: Article;
}

/** Pages that were read, are not the topic's own and tell of it as a fact; credible ones alone can answer anything. */
export const tellersIn = ({ sources }: QuestionCase, captures: Captures): Witness[] =>
  sources.flatMap((view) => {
    const article = captures.get(view.id);
    return tellsCredibly(view) && article && isReadable(article.verdict) ? [{ view, article }] : [];
  });

const tellsCredibly = (source: SourceView): boolean =>
  source.readable && isCredibleElsewhere(source) && source.stance.stance === 'supports';

/** Does any credible page tell of the event as a fact? */
export const isToldCredibly = ({ sources }: QuestionCase): boolean => sources.some(tellsCredibly);

/** How many independent voices these sources are. */
export const voicesOf = (sourceIds: readonly number[], { sources }: Pick<QuestionCase, 'sources'>): number =>
  new Set(sourceIds.map((id) => sources.find((one) => one.id === id)?.clusterId ?? `s${id}`)).size;

/** Pages on the event that cannot be relied on. */
export const unreliableOn = ({ sources }: QuestionCase): number =>
  sources.filter(({ tier, stance, isTopicPage }) => !isCredible(tier) && !isTopicPage && stance.stance === 'supports')
    .length;
