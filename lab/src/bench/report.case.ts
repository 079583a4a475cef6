import { points, type Article, type SourceView } from '@corroborate/domain';
import { rulesAccount } from '@corroborate/reading';
import type { ReportInput } from '@corroborate/report';

const DAY = '2026-03-05T10:00:00.000Z';
const DATE = { value: DAY, precision: 'second', signal: 'json-ld', zone: 'Z', earliest: DAY, latest: DAY } as const;

/** A case in which so many pages, each of 800 words and a voice of its own, tell of one event. */
export function manySources(count: number, run: number): ReportInput {
  const ids = Array.from({ length: count }, (_, at) => at + 1);
  const stated = `The Elm Valley mill burned down on Thursday with ${120 + run} workers inside.`;
  const passage = { quote: stated, start: 0, end: stated.length };
  const claims = ['c1', 'c2', 'c3'].map((id, at) => ({
    id,
    text: stated,
    kind: 'event' as const,
    core: at === 0,
    importance: 1,
    reasons: [],
  }));
  const evidence = ids.map((sourceId) => ({
    sourceId,
    stance: 'supports' as const,
    strength: 1,
    passage,
    reasons: [],
  }));
  return {
    pages: new Map(ids.map((id) => [id, pageOf(id, stated)])),
    data: {
      ...plainCase(stated, ids),
      claims,
      findings: claims.map(({ id }) => ({
        claimId: id,
        verdict: 'verified' as const,
        confidence: points(90),
        evidence,
        reasons: [],
      })),
      sources: ids.map((id) => viewOf(id, passage)),
      clusters: ids.map((id) => ({ id: `v${id}`, sourceIds: [id], representativeId: id, reasons: [] })),
    },
  };
}

const FILLER =
  'Fire crews from Norrin County and Port Vesper fought the flames until 4:30 a.m., Chief Ada Okafor told reporters. ';

const pageOf = (id: number, stated: string): Article => ({
  url: `https://paper-${id}.example/mill`,
  finalUrl: `https://paper-${id}.example/mill`,
  canonicalUrl: `https://paper-${id}.example/mill`,
  host: `paper-${id}.example`,
  site: `paper-${id}.example`,
  verdict: 'complete',
  verdictReason: '',
  httpStatus: 200,
  title: `Mill burns down (${id})`,
  byline: null,
  outletName: null,
  section: null,
  language: 'en',
  published: DATE,
  modified: null,
  text: `${stated}\n\n${FILLER.repeat(42)}`,
  wordCount: 800,
  links: [],
  agencyCredit: null,
  claimReviews: [],
  notices: [],
  schemaTypes: [],
  steering: [],
  contentHash: 'ab'.repeat(32),
  fetchedAt: DAY,
  via: 'live',
});

const viewOf = (id: number, passage: SourceView['stance']['passage']): SourceView => ({
  id,
  url: `https://paper-${id}.example/mill`,
  canonicalUrl: `https://paper-${id}.example/mill`,
  site: `paper-${id}.example`,
  name: `Paper ${id}`,
  kind: 'newspaper',
  tier: 2,
  ownerGroup: null,
  readable: true,
  isTopicPage: false,
  published: DATE,
  stance: { stance: 'supports', strength: 1, passage, reasons: [] },
  clusterId: `v${id}`,
});

const plainCase = (title: string, counted: number[]) => ({
  topic: {
    id: 1,
    externalId: 'bench',
    title,
    summary: title,
    articleText: null,
    url: null,
    eventDate: DAY,
    discoveryDate: null,
    location: 'Elm Valley, Ohio',
    entities: [],
    category: null,
    language: 'en',
    newsworthinessScore: 80,
    status: 'approved',
    verificationStatus: 'unverified' as const,
    sourceCount: 0,
    sourcePlan: {},
    verifiedFacts: {},
    investigated: true,
    investigationDate: null,
    investigationConfidence: null,
    investigationNotes: null,
  },
  investigationId: 1,
  mode: 'detailed' as const,
  decidedAt: DAY,
  rounds: 1,
  decision: {
    recommended: 'certified' as const,
    applied: 'certified' as const,
    held: false,
    independentCredible: counted.length,
    counted,
    review: { required: false, reasons: [] },
    success: { successful: true, criteria: [] },
    confidence: points(95),
    credibilityScore: 80,
    consistencyScore: 100,
    rules: [],
    wouldLift: null,
    notes: '',
  },
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
});
