import path from 'node:path';
import { loadSettings } from '@corroborate/config';
import { openDatabase } from '@corroborate/db';
import { readingInstructions, judgeSource } from '@corroborate/reading';
import { loadWorld, startSandbox, type Sandbox } from '@corroborate/sandbox';
import { playedModels } from '@corroborate/sandbox/testing';
import { createTestDatabase } from '../../../../test/support/database';
import { evaluateQualification } from './qualification.policy';
import { qualifyReader } from './qualification.run';
import { storeQualification } from './qualification.store';
import { toQualificationCase, readQualificationSet } from './qualification.set';

describe('qualification of a reader on labeled pages', () => {
  let sandbox: Sandbox;
  beforeAll(async () => {
    const world = await loadWorld(path.resolve(__dirname, '../../../../worlds/contract/inquiry'));
    sandbox = await startSandbox(world, { upstreams: playedModels });
  });
  afterAll(() => sandbox.stop());

  const settingsOf = (model: string) =>
    loadSettings({
      ...{ OPENAI_API_KEY: 'sandbox-key', OPENAI_PRICE: '0.4/1.6', OPENAI_MODEL: model, RATE_SCALE: '0' },
      ...{ EGRESS_PROXY_URL: sandbox.proxyUrl, EGRESS_CA_FILE: sandbox.caFile, LOG_LEVEL: 'silent' },
    });

  it('fails a reader that always says yes, reports the cost and stores the run', async () => {
    const run = await qualifyReader(settingsOf('sandbox-agrees'), 5);
    expect(run).toMatchObject({ passed: false, pages: 120, unanswered: [], reader: 'openai sandbox-agrees' });
    expect(run.calls).toBeGreaterThanOrEqual(80);
    expect(run.costUsd).toBeGreaterThan(0);
    const server = await createTestDatabase();
    try {
      expect(await storeQualification(server.settings, run)).toBeNull();
      const db = await openDatabase(server.settings);
      expect(await db.qualifications.passed(readingInstructions())).toEqual([]);
      expect(await db.qualifications.latest(run.reader, readingInstructions())).toMatchObject({
        ...{ pages: 120, passed: false, recall: run.recall, pagesDigest: expect.stringMatching(/^[0-9a-f]{16}$/) },
      });
      await db.close();
      // A missing database on a running server, because a missing server would be retried.
      const nowhere = Object.assign(new URL(server.url), { pathname: '/none' }).href;
      expect(await storeQualification(loadSettings({}, { DATABASE_URL: nowhere }), run)).toContain('127.0.0.1');
    } finally {
      await server.drop();
    }
  }, 120_000);

  it('fails a run that exceeds its budget', async () => {
    const run = await qualifyReader(settingsOf('sandbox-agrees'), 0.01);
    expect(run.passed).toBe(false);
    expect(run.unanswered.join()).toContain('budget');
    expect(await storeQualification(loadSettings({}), run)).toContain('incomplete');
  }, 120_000);

  it('requires a model', async () => {
    await expect(qualifyReader(loadSettings({}), 1)).rejects.toThrow('No language model is configured.');
  });
});

describe('labeled pages', () => {
  it('covers ten languages with the labeled pages, with two traps for each supporting page', async () => {
    const pages = await readQualificationSet();
    expect(pages).toHaveLength(120);
    expect(new Set(pages.map(({ language }) => language)).size).toBe(10);
    expect(pages.filter(({ supports }) => supports)).toHaveLength(40);
    expect(pages.map((page) => toQualificationCase(page).article.verdict)).toEqual(pages.map(() => 'complete'));
  });

  it('fails the rules reader in the qualification on the labeled pages', async () => {
    const pages = await readQualificationSet();
    const readings = pages.map((page) => {
      const given = toQualificationCase(page);
      const { overall } = judgeSource({ ...given, now: new Date(given.article.fetchedAt) });
      return { page, supported: overall.stance === 'supports' };
    });
    const found = evaluateQualification(readings);
    expect(found.passed).toBe(false);
  });
});
