import { rulesAccount } from '@corroborate/reading';
import { points, type Decision, type SourceView, type Topic } from '@corroborate/domain';
import { buildTopic, buildSourceView } from '@corroborate/domain/testing';
import type { CaseData } from '@corroborate/report';

/** Small complete cases for specs, with defaults for everything not given. */
export const bridgeTopic = (over: Partial<Topic> = {}): Topic =>
  buildTopic({
    id: 7,
    externalId: 't-7',
    title: 'The bridge is closed',
    eventDate: null,
    ...over,
  });

export const buildDecision = (over: Partial<Decision> = {}): Decision => ({
  recommended: 'verified',
  applied: 'verified',
  held: false,
  independentCredible: 2,
  counted: [],
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

/** A source that supports the topic without a passage. */
export const buildSource = (id: number, over: Partial<SourceView> = {}): SourceView =>
  buildSourceView(id, {
    published: null,
    stance: { stance: 'supports', strength: 1, passage: null, reasons: [] },
    ...over,
  });

export const buildCaseData = (over: Partial<CaseData> = {}): CaseData => ({
  topic: bridgeTopic(),
  investigationId: 1,
  mode: 'detailed',
  decidedAt: '2026-01-02T03:04:05.000Z',
  rounds: 1,
  decision: buildDecision(),
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
  reasoning: { ...rulesAccount(), readings: [] },
  costUsd: 0,
  foundBy: new Map(),
  ranking: new Map(),
  ...over,
});
