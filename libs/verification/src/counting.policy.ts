import { isCredible } from '@corroborate/domain';
import type { Cluster, RuleTrace, SourceView } from '@corroborate/domain';
import type { CountedVoice, DecideInput } from './decide.types';

export interface Count {
  counted: CountedVoice[];
  disputing: CountedVoice[];
  /** Credible, supporting sources that were not counted, and why. */
  passedOver: { source: SourceView; reason: string }[];
  trace: RuleTrace;
}

/** Rule 2: only independent, credible, supporting, readable sources count, and never the topic's own voice. */
export function countVoices(input: DecideInput): Count {
  const byId = new Map(input.sources.map((source) => [source.id, source]));
  const clusters = withStrays(input);
  const topicVoices = new Set(clusters.filter((one) => one.sourceIds.some((id) => byId.get(id)?.isTopicPage)).map((one) => one.id));
  const releaseVoices = new Set(clusters.filter((one) => isInterested(one, byId)).map((one) => one.id));
  const passedOver: Count['passedOver'] = [];
  const counted: CountedVoice[] = [];
  const disputing: CountedVoice[] = [];
  for (const cluster of clusters) {
    const members = cluster.sourceIds.flatMap((id) => byId.get(id) ?? []);
    const credible = members.filter((one) => one.readable && isCredible(one.tier) && !neverReports(one));
    const against = credible.filter((one) => one.stance.stance === 'disputes');
    const pro = credible.filter((one) => one.stance.stance === 'supports' && one.stance.passage !== null);
    if (against.length > 0 && !releaseVoices.has(cluster.id)) disputing.push({ cluster, sources: against });
    if (pro.length === 0) continue;
    const why = whyNotCounted(cluster, topicVoices, releaseVoices, against.length > 0);
    if (why) passedOver.push(...pro.map((source) => ({ source, reason: why })));
    else counted.push({ cluster, sources: pro });
  }
  return { counted, disputing, passedOver, trace: trace(input, counted, passedOver) };
}

/** A source in no cluster is a voice of its own. */
function withStrays({ clusters, sources }: DecideInput): Cluster[] {
  const known = new Set(clusters.flatMap((one) => one.sourceIds));
  const strays = sources.filter((one) => !known.has(one.id));
  return [...clusters, ...strays.map((one): Cluster => ({ id: `v${one.id}`, sourceIds: [one.id], representativeId: one.id, reasons: [] }))];
}

const neverReports = (source: SourceView): boolean => source.kind === 'satire' || source.kind === 'social' || source.kind === 'forum';

/** The clusters policy marks releases, even a lone one, with a `press-release` reason. */
function isInterested(cluster: Cluster, byId: Map<number, SourceView>): boolean {
  const kind = byId.get(cluster.representativeId)?.kind;
  return kind === 'company' || kind === 'press-release' || cluster.reasons.some((one) => one.kind === 'press-release');
}

function whyNotCounted(cluster: Cluster, topics: Set<string>, releases: Set<string>, contradictsItself: boolean): string | null {
  if (topics.has(cluster.id)) return "It is the topic's own voice.";
  if (releases.has(cluster.id)) return "It is an interested party's own release.";
  if (contradictsItself) return 'The same voice also disputes the topic.';
  return null;
}

function trace(input: DecideInput, counted: CountedVoice[], passedOver: Count['passedOver']): RuleTrace {
  const supporting = input.sources.filter((one) => one.stance.stance === 'supports');
  return {
    rule: 'what-counts',
    passed: counted.length > 0,
    inputs: {
      sources: input.sources.length,
      readable: input.sources.filter((one) => one.readable).length,
      supporting: supporting.length,
      supportingCredible: supporting.filter((one) => isCredible(one.tier)).length,
      independentCredible: counted.length,
      passedOver: passedOver.length,
    },
    reason:
      counted.length === 0
        ? 'No independent, credible source supports the topic.'
        : `${counted.length} independent credible voice(s): ${counted.map((one) => one.sources[0]?.name ?? '').join(', ')}.`,
  };
}
