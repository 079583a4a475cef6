import type { TopicTruth, World } from '../../../world/world.types';

/** The world's label for a page and a topic; `relays`: it only repeats another newsroom's report. */
export type Label = 'supports' | 'relays' | 'mentions' | 'disputes';

/** Lists of URLs in `evidence` of the truth, by name; other names are not labels. */
const LABELS: Record<string, Label> = {
  support: 'supports',
  official: 'supports',
  own: 'supports',
  low: 'supports',
  cites: 'relays',
  copies: 'supports',
  mentions: 'mentions',
  dispute: 'disputes',
  disputes: 'disputes',
  'official-disputes': 'disputes',
  withdrawn: 'disputes',
};

/** Labels by topic title and URL. */
export type PageLabels = ReadonlyMap<string, ReadonlyMap<string, Label>>;

export function collectLabels(world: Pick<World, 'topics'>, truths: readonly TopicTruth[]): PageLabels {
  const titles = new Map(world.topics.map(({ externalId, title }) => [externalId, title]));
  return new Map(truths.map(({ topic, evidence }) => [titles.get(topic) ?? topic, labelsIn(evidence)]));
}

function labelsIn(evidence: unknown): Map<string, Label> {
  const labels = new Map<string, Label>();
  if (evidence === null || typeof evidence !== 'object' || Array.isArray(evidence)) return labels;
  for (const [name, addresses] of Object.entries(evidence)) {
    const label = LABELS[name];
    if (!label || !Array.isArray(addresses)) continue;
    for (const address of addresses) labels.set(String(address), label);
  }
  return labels;
}
