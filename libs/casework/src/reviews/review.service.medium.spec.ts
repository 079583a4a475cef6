import { loadSettings, type Settings } from '@corroborate/config';
import { openDatabase, type Database } from '@corroborate/db';
import { articleSample as article, topicDraftSample as topicDraft, startInvestigation } from '@corroborate/db/testing';
import { points, systemClock, type Article, type Decision, type StageName } from '@corroborate/domain';
import { decide } from '@corroborate/verification';
import { createTestDatabase, type TestDatabase } from '../../../../test/support/database';

import {
  CaseHistory,
  buildDecideInput,
  buildConclusion,
  buildCaseData,
  type CrossReferenceOutput,
} from '@corroborate/investigation';
import { CaseReportService } from '../reports/case-report.service';
import { buildSource } from '@corroborate/investigation/testing';
import { ReviewService } from './review.service';

let server: TestDatabase;
let db: Database;
let topics = 0;
const triggered: unknown[] = [];
const trigger = async (request: unknown) => {
  triggered.push(request);
  return {
    kind: 'started' as const,
    investigationId: 77,
    estimatedCompletion: '2026-01-01T00:00:00.000Z',
    awaitsApproval: false,
  };
};
beforeAll(async () => {
  server = await createTestDatabase();
  db = await openDatabase(server.settings);
});
afterAll(async () => {
  await db.close();
  await server.drop();
});

const SENTENCE = 'Dock workers walked out on Monday.';
const page = (n: number): Article =>
  article({
    url: `https://p${n}.example/a`,
    finalUrl: `https://p${n}.example/a`,
    canonicalUrl: `https://p${n}.example/a`,
    host: `p${n}.example`,
    site: `p${n}.example`,
    contentHash: String(n).repeat(64),
  });
const reports = () => new CaseReportService(db, systemClock);
const serviceWith = (settings: Partial<Settings> = {}) =>
  new ReviewService(db, { trigger }, { ...loadSettings({}, { RULES_APPLY_FROM: '1' }), ...settings }, systemClock);

/**
 * A concluded investigation with two tier 2 sources in one group and a third source; held for a serious allegation or
 * not.
 */
async function concluded({ title = 'Dock workers walk out', voices = [1, 1, 3] } = {}) {
  const [stored] = await db.topics.upsertMany([topicDraft({ externalId: `t-${(topics += 1)}`, title })]);
  const { topic } = stored!;
  const id = await running(topic.id);
  const ids = await Promise.all(voices.map((_, at) => db.sources.save(page(at + 1))));
  const weighed = weighedOf(title, ids, voices);
  const save = (stage: StageName, data: unknown) =>
    db.stageResults.save({ investigationId: id, round: 1, stage, state: 'done', data });
  const history = () => db.stageResults.findAll(id).then((rows) => new CaseHistory(rows));
  await save('cross-reference', weighed);
  const settings = loadSettings({}, { RULES_APPLY_FROM: '1' });
  const decision: Decision = decide(buildDecideInput({ topic, history: await history(), weighed }, settings));
  await save('decide', { decision, again: false, gaps: [], reason: '' });
  await db.sources.saveUses(
    id,
    ids.map((sourceId) => ({ sourceId, round: 1 })),
  );
  await conclude(id, await history(), decision);
  const [item] = await db.reviews.listByCase(id);
  return { id, topicId: topic.id, ids, decision, item: item ?? null };
}

async function running(topicId: number): Promise<number> {
  const opened = await db.investigations.create({
    topicId,
    mode: 'detailed',
    priority: 'normal',
    budgetUsd: 0.5,
    forced: false,
    requestedBy: 'test',
  });
  if (!opened.created) throw new Error('not created');
  await startInvestigation(db, opened.investigation.id);
  return opened.investigation.id;
}

/** Each source supports the one claim; sources with equal numbers form one group. */
function weighedOf(title: string, ids: number[], voices: number[]): CrossReferenceOutput {
  const passage = { quote: SENTENCE, start: 0, end: SENTENCE.length };
  const views = ids.map((sourceId, at) =>
    buildSource(sourceId, {
      clusterId: `v${voices[at]}`,
      site: `p${at + 1}.example`,
      stance: { stance: 'supports', strength: 1, passage, reasons: [] },
    }),
  );
  const claim = { id: 'c1', text: title, kind: 'event' as const, core: true, importance: 1, reasons: [] };
  const evidence = ids.map((sourceId) => ({
    sourceId,
    stance: 'supports' as const,
    strength: 1,
    passage,
    reasons: [],
  }));
  return {
    claims: [claim],
    sources: views,
    clusters: [...new Set(voices)].map((voice) => {
      const members = ids.filter((_, at) => voices[at] === voice);
      return { id: `v${voice}`, sourceIds: members, representativeId: members[0]!, reasons: [] };
    }),
    findings: [{ claimId: 'c1', verdict: 'verified', confidence: points(75), evidence, reasons: [] }],
    discrepancies: [],
    consistencyScore: 100,
    steering: [],
  };
}

async function conclude(id: number, history: CaseHistory, decision: Decision): Promise<void> {
  const rest = { history, decided: { decision }, costUsd: 0, decidedAt: '2026-01-02T00:00:00.000Z', related: null };
  await db.investigations.conclude(id, async ({ topic, investigation }) => {
    const made = buildConclusion(buildCaseData({ topic, investigation, ...rest })!, topic);
    return {
      topic: made.topic,
      investigation: made.investigation,
      review: made.review && { ...made.review, priority: 'normal' },
    };
  });
}
const SERIOUS = 'Police arrest mayor for murder of councillor';
const WHY = 'Seen the charge sheet.';
const levelOf = async (topicId: number) => (await db.topics.get(topicId))?.verificationStatus;

describe('review service', () => {
  it('applies the recommended level when an editor approves, and publishes an event', async () => {
    const { item, topicId, id } = await concluded({ title: SERIOUS });
    const { id: unasked } = await concluded({ voices: [1] });
    expect(await db.reviews.listStates([id, unasked])).toEqual(new Map([[id, 'open']]));
    expect(await levelOf(topicId)).toBe('unverified');
    const outcome = await serviceWith().decide(item!.id, 'ann', { action: 'approve', note: WHY });
    expect(outcome).toMatchObject({
      kind: 'decided',
      decision: { action: 'approve', levelBefore: 'unverified', levelAfter: 'verified' },
    });
    expect(await levelOf(topicId)).toBe('verified');
    expect(await db.reviews.listStates([id, unasked])).toEqual(new Map([[id, 'decided']]));
    expect(await db.investigations.get(id)).toMatchObject({ reviewedBy: 'ann', verificationLevelAfter: 'verified' });
    expect((await db.events.since(id, 0)).map(({ type }) => type)).toEqual(
      expect.arrayContaining(['review.decided', 'topic.upgraded']),
    );
  });

  it('requires a note to approve an upgrade with a serious finding against it', async () => {
    const { item, topicId } = await concluded({ title: SERIOUS });
    for (const note of [null, '  '])
      await expect(serviceWith().decide(item!.id, 'ann', { action: 'approve', note })).rejects.toMatchObject({
        code: 'note-required',
        details: { reasons: expect.arrayContaining(['serious-allegation']) },
      });
    expect(await levelOf(topicId)).toBe('unverified');
    await serviceWith().decide(item!.id, 'ann', { action: 'approve', note: WHY });
    expect(await db.reviews.listDecisions(item!.id)).toMatchObject([{ action: 'approve', note: WHY }]);
  });

  it('decides an item once: a second decision gets “gone”', async () => {
    const { item } = await concluded({ title: SERIOUS });
    const [first, second] = await Promise.all(
      ['ann', 'bob'].map((who) => serviceWith().decide(item!.id, who, { action: 'approve', note: WHY })),
    );
    expect([first!.kind, second!.kind].sort()).toEqual(['decided', 'gone']);
  });

  it('lets an editor raise or lower the level, with a reason required', async () => {
    const { item, topicId } = await concluded({ title: SERIOUS });
    await expect(
      serviceWith().decide(item!.id, 'ann', { action: 'set-level', level: 'certified', note: null }),
    ).rejects.toMatchObject({ code: 'invalid-input' });
    await serviceWith().decide(item!.id, 'ann', {
      action: 'set-level',
      level: 'certified',
      note: 'Seen the court file.',
    });
    expect(await levelOf(topicId)).toBe('certified');
  });

  it('leaves the topic unchanged when the recommendation is rejected, with a reason required', async () => {
    const { item, topicId } = await concluded({ title: SERIOUS });
    await expect(serviceWith().decide(item!.id, 'ann', { action: 'reject', note: null })).rejects.toMatchObject({
      code: 'invalid-input',
    });
    await serviceWith().decide(item!.id, 'ann', {
      action: 'reject',
      rejectReason: 'contradicted',
      note: 'Two readers called.',
    });
    expect(await levelOf(topicId)).toBe('unverified');
    expect(await db.reviews.listDecisions(item!.id)).toMatchObject([
      { action: 'reject', rejectReason: 'contradicted' },
    ]);
  });

  it('starts one more investigation when an editor asks for another round', async () => {
    const { item, topicId } = await concluded({ title: SERIOUS });
    const outcome = await serviceWith().decide(item!.id, 'ann', { action: 'another-round', note: null });
    expect(outcome).toMatchObject({ kind: 'decided', nextInvestigationId: 77 });
    expect(triggered.at(-1)).toMatchObject({ topicId, mode: 'exhaustive', force: true, requestedBy: 'ann' });
  });

  it('requires a second approval for the level certified if configured', async () => {
    const { item, topicId } = await concluded({ title: SERIOUS, voices: [1, 2, 3, 4, 5, 6] });
    expect(item!.recommendedLevel).toBe('certified');
    // Six sources are flagged and applied; this simulates an installation without automatic upgrades.
    await db.dataSource.query(`UPDATE topics SET verification_status = 'unverified' WHERE id = $1`, [topicId]);
    const service = serviceWith({ REVIEW_SECOND_PERSON: true });
    expect(await service.decide(item!.id, 'ann', { action: 'approve', note: WHY })).toMatchObject({
      kind: 'awaits-second',
    });
    expect(await levelOf(topicId)).toBe('unverified');
    await expect(service.decide(item!.id, 'ann', { action: 'approve', note: WHY })).rejects.toMatchObject({
      code: 'conflict',
    });
    expect(await service.decide(item!.id, 'bob', { action: 'approve', note: WHY })).toMatchObject({ kind: 'decided' });
    expect(await levelOf(topicId)).toBe('certified');
    expect((await db.reviews.listDecisions(item!.id)).map(({ action }) => action)).toEqual([
      'first-approval',
      'approve',
    ]);
  });

  it('lets one reviewer claim an item and hand it over, and rejects a release by anyone else', async () => {
    const { item } = await concluded({ title: SERIOUS });
    const service = serviceWith();
    expect(await service.claim(item!.id, 'ann')).toMatchObject({ claimedBy: 'ann' });
    await expect(service.claim(item!.id, 'bob')).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('ann'),
    });
    await expect(service.release(item!.id, 'bob', null)).rejects.toMatchObject({ code: 'conflict' });
    expect(await service.release(item!.id, 'ann', 'Waiting for the court.')).toMatchObject({
      claimedBy: null,
      handoverNote: 'Waiting for the court.',
    });
    expect(await service.claim(item!.id, 'bob')).toMatchObject({ claimedBy: 'bob' });
  });

  it('filters by reason and counts pending items', async () => {
    const { item } = await concluded({ title: SERIOUS });
    const page = await serviceWith().list({ limit: 100, reason: 'serious-allegation' });
    expect(page.items.map((one) => one.item.id)).toContain(item!.id);
    expect(page.items[0]).toMatchObject({ topic: { title: SERIOUS } });
    expect((await serviceWith().list({ limit: 100, reason: 'steering-attempt' })).items).toEqual([]);
    expect(await serviceWith().backlog()).toMatchObject({
      byReason: { 'serious-allegation': expect.any(Number) },
      oldestAt: expect.any(String),
    });
  });
});

describe('corrected source', () => {
  it('changes the decision at once, and the item recommends the remaining level', async () => {
    const { id, ids, item } = await concluded({ title: SERIOUS, voices: [1] });
    const order = {
      investigationId: id,
      sourceId: ids[0]!,
      field: 'stance' as const,
      value: 'mentions',
      quote: null,
      reason: 'It is about last year.',
      madeBy: 'ann',
    };
    const foreseen = await serviceWith().previewCorrection(order);
    expect(await db.corrections.listByCase(id)).toEqual([]);
    expect(await db.investigations.get(id)).toMatchObject({ recommendedLevel: 'verified' });
    const correction = await serviceWith().correct(order);
    expect(correction.difference).toEqual(foreseen);
    expect(correction.difference).toMatchObject({
      before: { recommended: 'verified' },
      after: { recommended: 'unverified' },
    });
    expect(await db.reviews.get(item!.id)).toMatchObject({ recommendedLevel: 'unverified' });
    expect(await db.investigations.get(id)).toMatchObject({
      recommendedLevel: 'unverified',
      sourcesJson: [{ stance: 'mentions', counts: false }],
    });
    expect(await db.sources.listUses(id)).toMatchObject([{ sourceId: ids[0], counts: false }]);
  });

  it('appears corrected in case and report while the texts are stored', async () => {
    const { id, ids } = await concluded({ title: SERIOUS, voices: [1] });
    const order = { investigationId: id, sourceId: ids[0]!, field: 'stance' as const, value: 'disputes' };
    await serviceWith().correct({ ...order, quote: SENTENCE, reason: 'It denies it.', madeBy: 'ann' });
    const stored = (await reports().loadCase(id))!;
    expect(stored).toMatchObject({ corrected: 1, showsCorrections: true });
    expect(stored.data).toMatchObject({
      decision: { recommended: 'unverified' },
      sources: [{ id: ids[0], stance: { stance: 'disputes', reasons: [{ code: 'page.corrected' }] } }],
      findings: [{ verdict: 'disputed' }],
    });
    expect(await reports().caseFile(id)).toContain('An editor corrected how 1 source is read. Sources, claims');
    await db.dataSource.query('UPDATE sources SET text_removed_at = now() WHERE id = $1', [ids[0]]);
    expect(await reports().loadCase(id)).toMatchObject({
      showsCorrections: false,
      data: { decision: { recommended: 'verified' } },
    });
    expect(await reports().caseFile(id)).toContain('this report does not include the correction');
    await db.dataSource.query('UPDATE sources SET text_removed_at = NULL WHERE id = $1', [ids[0]]);
  });

  it('stops listing a corrected source as confirmed for its topic, but keeps the level of the topic', async () => {
    const { id, ids, topicId } = await concluded({ voices: [1] });
    const contextOf = async () => (await db.topics.get(topicId))?.verifiedFacts.investigation_context;
    expect(await contextOf()).toContain('Confirmed:');
    const order = { investigationId: id, sourceId: ids[0]!, field: 'stance' as const, value: 'mentions' };
    await serviceWith().correct({ ...order, quote: null, reason: 'It is about last year.', madeBy: 'ann' });
    expect(await contextOf()).not.toContain('Confirmed:');
    expect(await levelOf(topicId)).toBe('verified');
  });

  it('updates which sources are counted', async () => {
    const { id, ids } = await concluded({ voices: [1, 2] });
    await serviceWith().correct({
      investigationId: id,
      sourceId: ids[0]!,
      field: 'tier',
      value: '4',
      quote: null,
      reason: 'A known fabricator.',
      madeBy: 'ann',
    });
    expect((await db.sources.listUses(id)).map(({ sourceId, counts }) => [sourceId, counts])).toEqual([
      [ids[0], false],
      [ids[1], true],
    ]);
  });

  it('requests review if the upgrade was already applied, and leaves the topic unchanged', async () => {
    const { id, ids, topicId, item } = await concluded({ voices: [1] });
    expect(item).toBeNull();
    await serviceWith().correct({
      investigationId: id,
      sourceId: ids[0]!,
      field: 'tier',
      value: '4',
      quote: null,
      reason: 'A known fabricator.',
      madeBy: 'ann',
    });
    expect(await levelOf(topicId)).toBe('verified');
    expect(await db.reviews.listByCase(id)).toMatchObject([
      { state: 'open', recommendedLevel: 'unverified', reasons: [{ reason: 'evidence-corrected' }] },
    ]);
  });

  it('does not hold an upgrade that was already applied if the evidence now supports a lower level', async () => {
    const { id, ids } = await concluded({ voices: [1] });
    await serviceWith().correct({
      investigationId: id,
      sourceId: ids[0]!,
      field: 'tier',
      value: '4',
      quote: null,
      reason: 'A known fabricator.',
      madeBy: 'ann',
    });
    expect(await db.investigations.get(id)).toMatchObject({
      recommendedLevel: 'unverified',
      decision: { applied: 'verified', held: false },
      result: { upgrade_held: false },
    });
  });

  it('lowers a level on an editor’s decision, without an upgrade event', async () => {
    const { id, ids, item } = await concluded({ title: SERIOUS, voices: [1] });
    await serviceWith().decide(item!.id, 'ann', {
      action: 'set-level',
      level: 'certified',
      note: 'Seen the court file.',
    });
    await serviceWith().correct({
      investigationId: id,
      sourceId: ids[0]!,
      field: 'tier',
      value: '4',
      quote: null,
      reason: 'A known fabricator.',
      madeBy: 'ann',
    });
    const again = (await db.reviews.listByCase(id)).find(({ state }) => state === 'open');
    await serviceWith().decide(again!.id, 'ben', {
      action: 'set-level',
      level: 'verified',
      note: 'One newsroom is left.',
    });
    const upgrades = (await db.events.since(id, 0)).filter(({ type }) => type === 'topic.upgraded');
    expect(upgrades.map(({ data }) => data)).toMatchObject([{ from: 'unverified', to: 'certified' }]);
  });

  it('adds to earlier corrections', async () => {
    const { id, ids } = await concluded();
    const order = (sourceId: number, value: string) => ({
      investigationId: id,
      sourceId,
      field: 'cluster' as const,
      value,
      quote: null,
      reason: 'r',
      madeBy: 'ann',
    });
    await serviceWith().correct(order(ids[1]!, 'own'));
    const second = await serviceWith().correct(order(ids[2]!, 'v1'));
    expect(second.difference).toMatchObject({
      before: { independent_credible: 3 },
      after: { independent_credible: 2 },
    });
    expect(await serviceWith().listCorrections(id)).toHaveLength(2);
  });

  it.each([
    [{ field: 'tier' as const, value: '9' }, 'invalid-input'],
    [{ field: 'cluster' as const, value: 'v99' }, 'invalid-input'],
    [{ field: 'stance' as const, value: 'supports', quote: 'words that are not there' }, 'invalid-input'],
    [{ field: 'tier' as const, value: '4', sourceId: 999_999 }, 'not-found'],
  ])('rejects the correction of a source with %j', async (change, code) => {
    const { id, ids } = await concluded();
    const order = { investigationId: id, sourceId: ids[0]!, quote: null, reason: 'r', madeBy: 'ann', ...change };
    await expect(serviceWith().correct(order)).rejects.toMatchObject({ code });
    expect(await serviceWith().listCorrections(id)).toEqual([]);
  });
});

it('resets the topic once when its upgrade is marked false', async () => {
  const { id, topicId } = await concluded({ voices: [1] });
  expect(await levelOf(topicId)).toBe('verified');
  expect(await serviceWith().markFalse(id, 'ann', 'The union denied it.')).toMatchObject({
    action: 'mark-false',
    levelBefore: 'verified',
    levelAfter: 'unverified',
    reviewItemId: null,
  });
  expect(await levelOf(topicId)).toBe('unverified');
  const [topic, row] = [await db.topics.get(topicId), await db.investigations.get(id)];
  expect(topic?.investigationNotes).toMatch(/^An editor set the topic to “unverified”/);
  expect(topic?.verifiedFacts.investigation_context).not.toContain('Confirmed:');
  expect(row).toMatchObject({ verifiedClaims: [], contextNotes: topic?.verifiedFacts.investigation_context });
  await expect(serviceWith().markFalse(id, 'ann', 'again')).rejects.toMatchObject({ code: 'conflict' });
});

it('rejects marking an investigation false if it did not upgrade the topic', async () => {
  const { id, topicId } = await concluded({ title: SERIOUS });
  await db.dataSource.query(`UPDATE topics SET verification_status = 'verified' WHERE id = $1`, [topicId]);
  await expect(serviceWith().markFalse(id, 'ann', 'The union denied it.')).rejects.toMatchObject({ code: 'conflict' });
  expect(await levelOf(topicId)).toBe('verified');
  expect(await db.reviews.listDecisionsWithoutItem(id)).toEqual([]);
});
