import { isCredibleElsewhere, type ClaimFinding, type SourceView } from '@corroborate/domain';
import type { Holds } from './positions.types';

export interface ClaimEvidence {
  findings: readonly ClaimFinding[];
  sources: readonly SourceView[];
}

/** Whether the verdict on the claim agrees with the position; null if undecided. */
export function agreesWithVerdict(holds: Holds, finding: ClaimFinding | undefined): boolean | null {
  if (finding?.verdict === 'verified') return holds === 'affirms';
  if (finding?.verdict === 'refuted') return holds === 'denies';
  return null;
}

/** Credible sources that agree with the verdict, one per independent source, excluding the given ones. */
export function supportingGroups(
  finding: ClaimFinding | undefined,
  { sources }: ClaimEvidence,
  besides: readonly string[],
): SourceView[] {
  const wanted = finding?.verdict === 'refuted' ? 'disputes' : 'supports';
  const views = (finding?.evidence ?? [])
    .filter(({ stance }) => stance === wanted)
    .flatMap(({ sourceId }) => sources.find(({ id }) => id === sourceId) ?? [])
    .filter((view) => isCredibleElsewhere(view) && !besides.includes(view.clusterId));
  return [...new Map(views.map((view) => [view.clusterId, view])).values()];
}
