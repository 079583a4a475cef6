import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createReason } from '@corroborate/domain';
import { extractClaims } from '@corroborate/reading';
import { buildArticle, buildTopic } from '@corroborate/domain/testing';
import { mapAcrossTurns } from '../stages/assess/in-turns';
import { judgePage } from './judge-page';
import { JudgePool } from './judge.pool';

const topic = buildTopic({ title: 'Bridge over the Elm closed after cracks were found' });
const claims = extractClaims(topic);
const question = (text: string) => ({
  topic,
  claims,
  article: buildArticle('Bridge over the Elm closed', text),
  now: new Date('2025-03-06T00:00:00.000Z'),
});
const COMPILED = path.resolve(__dirname, '../../../../dist/libs/investigation/src/judging/judge.worker.js');

describe('judge pool', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'judging-'));
  const stall = path.join(folder, 'stall.worker.js');
  beforeAll(() =>
    writeFileSync(
      stall,
      `module.exports = ({ question: { article } }) => {
        if (article.text === "stall") for (;;);
        return { text: article.text };
      };`,
    ),
  );
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('gives the same result in a thread as in the calling thread', async () => {
    const [threaded, here] = [new JudgePool(1, { workerFile: COMPILED }), new JudgePool(0)];
    try {
      const asked = question(
        'The bridge over the Elm was closed on Wednesday after inspectors found cracks, the council said.',
      );
      expect(await threaded.ask('page', asked)).toEqual(await here.ask('page', asked));
      expect((await here.ask('page', asked)).overall.stance).not.toBe('unrelated');
    } finally {
      await threaded.close();
    }
  });

  it('skips a page that takes too long, reports it and continues with the next', async () => {
    const pool = new JudgePool(1, { workerFile: stall, timeoutMs: 1_500 });
    try {
      const [slow, next] = await Promise.all([judgePage(pool, question('stall')), judgePage(pool, question('next'))]);
      expect(slow.overall).toMatchObject({
        stance: 'unrelated',
        passage: null,
        reasons: [createReason('page.unjudged', { detail: 'Evaluation page exceeded its time limit of 1500 ms.' })],
      });
      expect(slow.perClaim.map(({ claimId }) => claimId)).toEqual(claims.map(({ id }) => id));
      expect(slow.sameEvent.same).toBe(false);
      expect(next).toEqual({ text: 'next' });
    } finally {
      await pool.close();
    }
  });

  it('rethrows programming errors', async () => {
    const broken = path.join(folder, 'broken.worker.js');
    writeFileSync(broken, 'module.exports = () => { throw new Error("boom"); };');
    const pool = new JudgePool(1, { workerFile: broken });
    try {
      await expect(judgePage(pool, question('x'))).rejects.toThrow('boom');
    } finally {
      await pool.close();
    }
  });
});

it('yields to the event loop between items, keeps their order and throws the first error', async () => {
  let turns = 0;
  const counting = setInterval(() => (turns += 1), 0);
  const busy = (item: number) => {
    const began = performance.now();
    while (performance.now() - began < 5);
    return item;
  };
  expect(await mapAcrossTurns([1, 2, 3, 4, 5, 6], busy)).toEqual([1, 2, 3, 4, 5, 6]);
  clearInterval(counting);
  expect(turns).toBeGreaterThanOrEqual(3);
  await expect(mapAcrossTurns([1, 2], async (item) => Promise.reject(new Error(`fault ${item}`)))).rejects.toThrow(
    'fault 1',
  );
});
