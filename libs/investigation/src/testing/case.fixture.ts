import { rulesAccount } from '@corroborate/reasoning';
import { plainTopic, points, type Decision, type SourceView, type Topic } from '@corroborate/domain';
import type { CaseData } from '@corroborate/report';

/** Small whole cases for specs; give what matters, the rest is plain. */
export const topicOf = (over: Partial<Topic> = {}): Topic =>
  plainTopic({
    id: 7,
    externalId: 't-7',
    title: 'The bridge is closed',
    newsworthinessScore: 80,
    ...over,
  });

export const decisionOf = (over: Partial<Decision> = {}): Decision => ({
  recommended: 'verified',
  applied: 'verified',
  held: false,
  independentCredible: 2,
  review: { required: false, reasons: [] },
  success: { successful: false, criteria: [] },
  confidence: points(70),
  credibilityScore: 80,
  consistencyScore: 90,
  rules: [],
  wouldLift: null,
  notes: 'Two voices.',
  ...over,
});

export const sourceOf = (id: number, over: Partial<SourceView> = {}): SourceView => ({
  id,
  url: `https://s${id}.example/a`,
  canonicalUrl: `https://s${id}.example/a`,
  site: `s${id}.example`,
  name: `Source ${id}`,
  kind: 'newspaper',
  tier: 2,
  ownerGroup: null,
  readable: true,
  isTopicPage: false,
  published: null,
  stance: { stance: 'supports', strength: 1, passage: null, reasons: [] },
  clusterId: `v${id}`,
  ...over,
});

export const caseDataOf = (over: Partial<CaseData> = {}): CaseData => ({
  topic: topicOf(),
  investigationId: 1,
  mode: 'detailed',
  decidedAt: '2026-01-02T03:04:05.000Z',
  rounds: 1,
  decision: decisionOf(),
  claims: [],
  findings: [],
  sources: [],
  clusters: [],
  discrepancies: [],
  origin: null,
  coverage: [],
  social: null,
  context: null,
  steering: [],
  missing: [],
  reasoning: { ...rulesAccount(), readings: [], explanation: null },
  costUsd: 0,
  foundBy: new Map(),
  ranking: new Map(),
  ...over,
});
