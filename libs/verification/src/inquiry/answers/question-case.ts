import {
  isCredible,
  isCredibleElsewhere,
  type Claim,
  type ClaimFinding,
  type ClaimStanding,
  type Cluster,
  type Decision,
  type OriginFinding,
  type SourceView,
} from '@corroborate/domain';

/** What of a case answers questions. */
export interface QuestionCase {
  claims: readonly Pick<Claim, 'id' | 'core' | 'reasons'>[];
  findings: readonly ClaimFinding[];
  /** How each claim may be passed on, by its id: the report goes by the same. */
  standings: ReadonlyMap<string, ClaimStanding>;
  sources: readonly SourceView[];
  clusters: readonly Cluster[];
  origin: OriginFinding | null;
  /** Sources that are entries of registers and bear on the topic; null where no register was asked. */
  records: readonly number[] | null;
  decision: Pick<Decision, 'counted' | 'confidence'>;
}

/** Does any credible page report the event as a fact? */
export const isToldCredibly = ({ sources }: Pick<QuestionCase, 'sources'>): boolean =>
  sources.some((one) => one.readable && isCredibleElsewhere(one) && one.stance.stance === 'supports');

/** How many independent sources these pages are. */
export const voicesOf = (sourceIds: readonly number[], { sources }: Pick<QuestionCase, 'sources'>): number =>
  new Set(sourceIds.map((id) => sources.find((one) => one.id === id)?.clusterId ?? `s${id}`)).size;

/** Pages on the event that cannot be relied on. */
export const unreliableOn = ({ sources }: Pick<QuestionCase, 'sources'>): number =>
  sources.filter(({ tier, stance, isTopicPage }) => !isCredible(tier) && !isTopicPage && stance.stance === 'supports')
    .length;
