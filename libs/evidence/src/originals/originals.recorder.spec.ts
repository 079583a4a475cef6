import { buildExchange } from '../testing/kept-case';
import { OriginalsRecorder } from './originals.recorder';

function setUp() {
  const batches: number[] = [];
  const evidence = {
    append: async (_id: number, drafts: unknown[]) => {
      await new Promise((resolve) => setTimeout(resolve, 5));
      batches.push(drafts.length);
      return drafts.length;
    },
  };
  return { batches, recorder: new OriginalsRecorder(evidence, null) };
}
const answer = (n: number) => buildExchange(n, { investigationId: 1, body: Buffer.from(`answer ${n}`) });

it('stores deferrable responses in one batch once one of them becomes urgent', async () => {
  const { batches, recorder } = setUp();
  const pending = [1, 2, 3].map((n) => recorder.recordSoon(answer(n)));
  for (const { hurry } of pending) hurry();
  await Promise.all(pending.map(({ stored }) => stored));
  expect(batches).toEqual([3]);
});

it('stores deferrable responses after a delay', async () => {
  const { batches, recorder } = setUp();
  await Promise.all([1, 2].map((n) => recorder.recordSoon(answer(n)).stored));
  expect(batches).toEqual([2]);
});

it('stores an urgent response together with deferrable ones', async () => {
  const { batches, recorder } = setUp();
  const { stored } = recorder.recordSoon(answer(1));
  await recorder.record(answer(2));
  await stored;
  expect(batches).toEqual([2]);
});

it('stores responses that arrive during a write as the next batch', async () => {
  const { batches, recorder } = setUp();
  const first = recorder.record(answer(1));
  await Promise.all([first, recorder.record(answer(2)), recorder.recordSoon(answer(3)).stored]);
  expect(batches).toEqual([1, 2]);
});
