import { loadSettings } from '@corroborate/config';
import type { Claim, ClaimFinding } from '@corroborate/domain';
import { because, points } from '@corroborate/domain';
import { createRulesDesk, type ReasoningDesk } from '@corroborate/reasoning';
import { CaseHistory, type StageRow } from '../case.history';
import { Masks } from '../masks';
import { sourceOf, topicOf } from '../testing/case.fixture';
import { DecideStage } from './decide.stage';
import type { StageInput } from './stage';

const nobody = () => {
  throw new Error('The decision asks for nothing of this.');
};
const reasoners = createRulesDesk({
  extractClaims: nobody,
  judgeStance: nobody,
  resolveAttribution: nobody,
  planQueries: nobody,
});
const row = (stage: StageRow['stage'], data: unknown): StageRow => ({
  round: 1,
  stage,
  state: 'done',
  data,
  reason: null,
});
const claim: Claim = { id: 'c1', text: 'The bridge is closed', kind: 'event', core: true, importance: 1, reasons: [] };
const found: ClaimFinding = { claimId: 'c1', verdict: 'verified', confidence: points(60), evidence: [], reasons: [] };

const SEARCHED = {
  queries: [],
  results: [],
  coverage: [
    {
      provider: 'one',
      query: 'q',
      strategy: 'keywords',
      outcome: 'found',
      reason: null,
      hits: 1,
      costUsd: 0,
      fromCache: false,
    },
  ],
};
const READ = {
  pages: [
    {
      sourceId: 1,
      url: 'https://s1.example/a',
      site: 's1.example',
      verdict: 'complete',
      reason: '',
      foundBy: ['one'],
      engineDate: null,
      parentSourceId: null,
    },
  ],
};
const TRACED = { claims: [claim], origin: null, attributions: [], assessments: [], chased: [] };
const WEIGHED = {
  claims: [claim],
  sources: [sourceOf(1)],
  clusters: [],
  findings: [found],
  discrepancies: [],
  consistencyScore: 90,
  steering: [],
};

/** The stage as it stands in a process, over what the others left behind. */
async function decided(unread: string[] | undefined, { mode = 'detailed', changes = {}, desk = reasoners } = {}) {
  const origin = unread ? { ...TRACED, unread } : TRACED;
  const input = {
    investigationId: 1,
    topic: topicOf(),
    mode,
    round: 1,
    history: new CaseHistory([
      row('search', SEARCHED),
      row('read', READ),
      row('origin', origin),
      row('cross-reference', { ...WEIGHED, ...changes }),
    ]),
    plan: null,
    context: { investigationId: 1, stage: 'decide' },
    report: async () => undefined,
  };
  const settings = loadSettings({});
  const stage = new DecideStage(settings, desk, new Masks(settings, () => false));
  return (await stage.run(input as unknown as StageInput)).output;
}

describe('after a round the decision', () => {
  const page = 'https://paper.example/city/bridge-closed-after-crack-77.html';

  it('asks for a page that reports lean on and nobody read', async () => {
    expect(await decided([page])).toMatchObject({
      again: true,
      gaps: [{ text: 'bridge closed after crack', reason: expect.stringContaining('paper.example') }],
    });
  });

  it.each([
    ['is none such', []],
    ['is nothing known of such', undefined],
  ])('ends the search where there %s and all else is settled', async (_, unread) => {
    expect(await decided(unread)).toMatchObject({ again: false, gaps: [], why: because('stop.no-gap') });
  });

  it('asks in words for another copy of a credible page that could not be read', async () => {
    const changes = { sources: [sourceOf(1), sourceOf(2, { readable: false, url: page })] };
    expect(await decided([], { changes })).toMatchObject({
      again: true,
      gaps: [{ text: 'bridge closed after crack', reason: 'Source 2 could not be read; another copy may be found.' }],
    });
  });

  it('goes no further than the mode allows', async () => {
    expect(await decided([page], { mode: 'quick' })).toMatchObject({ again: false });
  });

  it('has quotes translated with the verdict alone, and decides the same with and without', async () => {
    const by = { from: 'de', into: 'en', by: 'reader-1' };
    const translator: ReasoningDesk = {
      open: (context) => ({
        ...reasoners.open(context),
        translate: async ({ sources, into }) => sources.map(({ id }) => ({ ...by, sourceId: id, text: into })),
      }),
    };
    const output = await decided([], { desk: translator });
    expect(output.translations).toEqual([{ ...by, sourceId: 1, text: 'en' }]);
    expect(output.decision).toEqual((await decided([])).decision);
    expect((await decided([page], { desk: translator })).translations).toBeUndefined();
  });
});
