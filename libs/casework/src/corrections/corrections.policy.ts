import { createReason, type Cluster, type Passage, type SourceView, type Stance, type Tier } from '@corroborate/domain';
import type { EvidenceCorrectionEntity } from '@corroborate/db';
import type { CrossReferenceOutput } from '@corroborate/investigation';

/**
 * An editor's correction of a source. For `cluster`, `own` makes it an independent source;
 * otherwise the id of its cluster.
 */
export interface Correction extends Pick<EvidenceCorrectionEntity, 'sourceId' | 'field' | 'value' | 'madeBy'> {
  /** The words that support a corrected stance; null keeps those that the rules found. */
  passage: Passage | null;
}

/** Marks a source that an editor made independent. */
const OWN_CLUSTER = 'own';

/** Applies editors' corrections to the rules' results, in chronological order. Pure; the input is not modified. */
export function applyCorrections(weighed: CrossReferenceOutput, corrections: Correction[]): CrossReferenceOutput {
  return corrections.reduce(applyOne, weighed);
}

function applyOne(weighed: CrossReferenceOutput, correction: Correction): CrossReferenceOutput {
  switch (correction.field) {
    case 'tier':
      return updateSource(weighed, correction.sourceId, (source) => ({
        ...source,
        tier: Number(correction.value) as Tier,
      }));
    case 'stance':
      return setStance(weighed, correction);
    case 'cluster':
      return setCluster(weighed, correction);
  }
}

const updateSource = (
  weighed: CrossReferenceOutput,
  id: number,
  change: (source: SourceView) => SourceView,
): CrossReferenceOutput => ({
  ...weighed,
  sources: weighed.sources.map((source) => (source.id === id ? change(source) : source)),
});

/** The stance applies to the topic as a whole and to its main claim; an unrelated page has no stance on any claim. */
function setStance(
  weighed: CrossReferenceOutput,
  { sourceId, value, madeBy, passage }: Correction,
): CrossReferenceOutput {
  const stance = value as Stance;
  const reasons = [createReason('page.corrected', { by: madeBy })];
  const strength = stance === 'unrelated' ? 0 : 1;
  const corrected = updateSource(weighed, sourceId, (source) => ({
    ...source,
    stance: { passage: passage ?? source.stance.passage, stance, strength, reasons },
  }));
  const core = new Set(weighed.claims.filter((claim) => claim.core).map(({ id }) => id));
  const findings = weighed.findings.map((finding) => ({
    ...finding,
    evidence: finding.evidence.flatMap((one) => {
      if (one.sourceId !== sourceId) return [one];
      if (stance === 'unrelated') return [];
      return [core.has(finding.claimId) ? { ...one, stance, strength, reasons } : one];
    }),
  }));
  return { ...corrected, findings };
}

function setCluster(weighed: CrossReferenceOutput, { sourceId, value }: Correction): CrossReferenceOutput {
  const id = value === OWN_CLUSTER ? `s${sourceId}-own` : value;
  const left = weighed.clusters
    .map((cluster) => removeFromCluster(cluster, sourceId))
    .filter(({ sourceIds }) => sourceIds.length > 0);
  const joined = left.some((cluster) => cluster.id === id)
    ? left.map((cluster) => (cluster.id === id ? { ...cluster, sourceIds: [...cluster.sourceIds, sourceId] } : cluster))
    : [...left, { id, sourceIds: [sourceId], representativeId: sourceId, reasons: [] }];
  return { ...updateSource(weighed, sourceId, (source) => ({ ...source, clusterId: id })), clusters: joined };
}

/** Removes a source from a cluster, with the reasons that linked it. */
function removeFromCluster(cluster: Cluster, sourceId: number): Cluster {
  if (!cluster.sourceIds.includes(sourceId)) return cluster;
  const sourceIds = cluster.sourceIds.filter((id) => id !== sourceId);
  const representativeId =
    cluster.representativeId === sourceId ? (sourceIds[0] ?? sourceId) : cluster.representativeId;
  return {
    ...cluster,
    sourceIds,
    representativeId,
    reasons: cluster.reasons.filter(({ a, b }) => a !== sourceId && b !== sourceId),
  };
}
