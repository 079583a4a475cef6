import {
  createReason,
  points,
  type Claim,
  type ClaimFinding,
  type Decision,
  type SourceView,
} from '@corroborate/domain';
import { buildArticle, buildDateRecord, buildTopic, buildSourceView } from '@corroborate/domain/testing';
import { rulesAccount } from '@corroborate/reading';
import type { CaseData } from '../case.types';
import type { ReportInput } from '../report';

const TEXTS: Record<number, readonly [title: string, text: string]> = {
  11: [
    'Fire destroys Elm Valley mill',
    'The Elm Valley mill burned down on Thursday. “Forty people got out,” Chief Ada Okafor said.',
  ],
  12: ['Mill gone after night of fire', 'Flames took the Elm Valley mill on Thursday; all 40 workers left in time.'],
  13: ['Mill still stands', 'The Elm Valley mill did not burn down, owner Pell Foods says.'],
  14: ['SHOCK: mill torched!!!', 'They torched the Elm Valley mill, insiders say.'],
  15: ['Mill news', 'The Elm Valley mill burned down, the Gazette reports.'],
};

const passageOf = (id: number, quote: string) => {
  const start = TEXTS[id]?.[1].indexOf(quote) ?? -1;
  return { quote, start, end: start + quote.length };
};

const QUOTES: Record<number, string> = {
  11: 'The Elm Valley mill burned down on Thursday.',
  12: 'Flames took the Elm Valley mill on Thursday; all 40 workers left in time.',
  13: 'The Elm Valley mill did not burn down, owner Pell Foods says.',
  14: 'They torched the Elm Valley mill, insiders say.',
  15: 'The Elm Valley mill burned down, the Gazette reports.',
};

const viewAt = (id: number, name: string, given: Partial<SourceView>): SourceView =>
  buildSourceView(id, {
    url: `https://${name.toLowerCase().replace(/\W+/g, '-')}.example/mill`,
    name,
    published: buildDateRecord(`2025-03-06T0${id - 10}:30:00.000Z`),
    stance: { stance: 'supports', strength: 0.9, passage: passageOf(id, QUOTES[id] ?? ''), reasons: [] },
    ...given,
  });

const claimOf = (id: string, text: string, core = false): Claim => ({
  id,
  text,
  kind: 'event',
  core,
  importance: core ? 1 : 0.5,
  reasons: [],
});

const evidenceOf = (ids: number[], stance: 'supports' | 'disputes'): ClaimFinding['evidence'] =>
  ids.map((id) => ({ sourceId: id, stance, strength: 0.9, passage: passageOf(id, QUOTES[id] ?? ''), reasons: [] }));

const DECISION: Decision = {
  recommended: 'verified',
  applied: 'verified',
  held: false,
  independentCredible: 2,
  counted: [11, 12],
  review: { required: false, reasons: [] },
  success: { successful: false, criteria: [] },
  confidence: points(81),
  credibilityScore: 80,
  consistencyScore: 90,
  rules: [],
  wouldLift: createReason('lift.more-sources', { more: 4, level: 'certified', explainDenials: false }),
  notes: 'Two voices.',
};

/**
 * A case about a mill that burned down: two papers report it, one denies it, an unreliable site exaggerates it, and the
 * topic's page relies on the first. `over` sets what a test depends on.
 */
export function millCase(over: Partial<CaseData> = {}): ReportInput {
  const sources = [
    viewAt(11, 'Elm Gazette', {}),
    viewAt(12, 'Valley Courier', {}),
    viewAt(13, 'Orvane Post', {
      stance: { stance: 'disputes', strength: 0.8, passage: passageOf(13, QUOTES[13] ?? ''), reasons: [] },
    }),
    viewAt(14, 'Truth Torch', { tier: 4 }),
    viewAt(15, 'Feed', { tier: 3, isTopicPage: true, clusterId: 'v11' }),
  ];
  const pages = Object.entries(TEXTS).map(([id, [title, text]]) => [Number(id), buildArticle(title, text)] as const);
  return { pages: new Map(pages), data: { ...caseOf(sources), ...over } };
}

function caseOf(sources: SourceView[]): CaseData {
  return {
    topic: buildTopic({
      id: 7,
      title: 'Elm Valley mill burns down',
      location: 'Elm Valley, Ohio',
      url: sources[4]?.url,
    }),
    investigationId: 3,
    mode: 'detailed',
    decidedAt: '2025-03-07T08:00:00.000Z',
    rounds: 1,
    decision: DECISION,
    claims: [
      claimOf('c1', 'The Elm Valley mill burned down on Thursday (in Elm Valley, Ohio, about 2025-03-06).', true),
      claimOf('c2', 'Forty people worked there.'),
      claimOf('c3', 'The fire was set.'),
    ],
    findings: [
      findingOf('c1', 'verified', evidenceOf([11, 12, 14], 'supports')),
      findingOf('c2', 'verified', evidenceOf([12], 'supports')),
      findingOf('c3', 'unverifiable', []),
    ],
    sources,
    clusters: sources
      .filter(({ isTopicPage }) => !isTopicPage)
      .map(({ id, clusterId }) => ({
        id: clusterId,
        sourceIds: id === 11 ? [11, 15] : [id],
        representativeId: id,
        reasons: [],
      })),
    discrepancies: [],
    origin: null,
    coverage: [],
    social: null,
    context: null,
    steering: [],
    missing: [],
    reasoning: { ...rulesAccount(), readings: [] },
    costUsd: 0.02,
    foundBy: new Map(),
  };
}

const findingOf = (claimId: string, verdict: ClaimFinding['verdict'], evidence: ClaimFinding['evidence']) => ({
  claimId,
  verdict,
  confidence: points(80),
  evidence,
  reasons: [],
});
