import { because, type Mode, type Topic, type TopicDraft } from '@corroborate/domain';
import type { InvestigationPlan } from '@corroborate/investigation';
import type { EngineView, InvestigationView, RelatedTopicView } from '../investigation.port';

export const NOW = '2026-01-02T12:00:00.000Z';
export const SOON = '2026-01-02T12:35:00.000Z';

/** Configured, free and not asked today, unless said otherwise. */
export const engineView = (overrides: Partial<EngineView>): EngineView => ({
  name: 'example',
  title: 'Example Search',
  kind: 'web',
  homepage: 'https://search.example',
  needsKey: false,
  priceUsd: 0,
  paceMs: 1000,
  maxQueryLength: 400,
  operators: { phrase: true, site: true, dateWindow: false, or: false, exclude: true },
  resultsPerPage: 10,
  notes: [],
  selfTest: { query: 'weather', proves: 'results with addresses' },
  settings: [],
  terms: 'For light use.',
  configured: true,
  unconfiguredReason: null,
  healthy: null,
  circuit: 'unknown',
  callsToday: 0,
  spentTodayUsd: 0,
  lastCallAt: null,
  lastOutcome: null,
  lastError: null,
  ...overrides,
});

export const topicOf = (id: number, draft: Partial<TopicDraft>): Topic => ({
  id,
  externalId: draft.externalId ?? `topic-${id}`,
  title: draft.title ?? 'Dock workers walk out',
  summary: draft.summary ?? null,
  articleText: draft.articleText ?? null,
  url: draft.url ?? null,
  eventDate: draft.eventDate ?? null,
  discoveryDate: draft.discoveryDate ?? null,
  location: draft.location ?? null,
  entities: draft.entities ?? [],
  category: draft.category ?? null,
  language: draft.language ?? null,
  newsworthinessScore: draft.newsworthinessScore ?? 65,
  status: draft.status ?? 'approved',
  verificationStatus: draft.verificationStatus ?? 'unverified',
  sourceCount: draft.sourceCount ?? 0,
  sourcePlan: draft.sourcePlan ?? {},
  verifiedFacts: draft.verifiedFacts ?? {},
  investigated: draft.investigated ?? false,
  investigationDate: null,
  investigationConfidence: null,
  investigationNotes: null,
});

/** Queued, and nothing found yet, unless said otherwise. */
export const investigationView = (
  id: number,
  topic: Topic,
  overrides: Partial<InvestigationView>,
): InvestigationView => ({
  id,
  topicId: topic.id,
  topicTitle: topic.title,
  status: 'queued',
  mode: 'detailed' satisfies Mode,
  priority: 'normal',
  forced: false,
  requestedBy: 'local',
  sourcesFound: 0,
  socialSourcesFound: 0,
  verificationUpgraded: false,
  verificationBefore: topic.verificationStatus,
  newVerificationLevel: null,
  requiresHumanReview: false,
  reviewReason: null,
  confidence: null,
  round: 0,
  stage: null,
  budgetUsd: 0.5,
  costUsd: 0,
  createdAt: NOW,
  startedAt: null,
  finishedAt: null,
  estimatedCompletion: SOON,
  failure: null,
  result: null,
  ...overrides,
});

export const relatedTopic = (topicId: number, over: Partial<RelatedTopicView> = {}): RelatedTopicView => ({
  topicId,
  externalId: `topic-${topicId}`,
  title: 'Dock workers on strike',
  verificationStatus: 'certified',
  status: 'approved',
  investigated: true,
  investigationId: 41,
  date: NOW,
  when: 'same time',
  score: 0.8,
  samePage: false,
  reasons: [because('related.actor', { name: 'Harbor Workers Union' })],
  ...over,
});

export const fakePlan = (): InvestigationPlan => ({
  brief: { queries: [], location: null, eventDate: null },
  questions: ['Dock workers walked out.'],
  queries: [{ strategy: 'keywords', text: 'dock workers walk out', reason: 'The most telling words.' }],
  engines: [{ name: 'example', title: 'Example Search', priceUsd: 0, configured: true }],
  struck: { queries: [], engines: [] },
  expected: { seconds: 120, costUsd: 0.02, budgetUsd: 0.5 },
  madeAt: NOW,
  approvedBy: null,
  approvedAt: null,
});
