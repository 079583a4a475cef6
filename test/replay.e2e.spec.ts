import { ReplayService } from '@corroborate/casework';
import type { ApplicationParts } from '@corroborate/investigation';
import { openWholeProduct, submitted, untilOver, type Closers } from './support/whole-product';

const SILENT = { info: () => undefined, warn: () => undefined, error: () => undefined };
const CASES = [
  ['demo-01-ferry', 'detailed'],
  ['demo-08-chief', 'quick'],
  ['demo-11-dam', 'quick'],
  ['demo-17-grandstand', 'quick'],
] as const;

const closers: Closers = [];
const ids = new Map<string, number>();
let product: ApplicationParts;
let replays: ReplayService;

beforeAll(async () => {
  const opened = await openWholeProduct(closers, { log: SILENT, texts: { RECONCILE_SECONDS: '1' } });
  product = opened.product;
  replays = opened.api.app.get(ReplayService);
  for (const [name, mode] of CASES) {
    const topic = await submitted(product, opened.world, name);
    const order = { mode, priority: 'normal', force: true, requestedBy: 'test' } as const;
    const started = await product.investigations.trigger({ topicId: topic.id, ...order });
    ids.set(name, started.kind === 'started' ? started.investigationId : 0);
  }
  for (const id of ids.values()) await untilOver(product, id);
}, 900_000);
afterAll(async () => {
  for (const close of closers.reverse()) await close();
});

it.each(CASES)(
  'returns an identical result for case %s when it is re-evaluated from stored data, without a call',
  async (name) => {
    const id = ids.get(name)!;
    const asked = (await product.db.ledger.totals(id)).calls;
    const outcome = await replays.preview(id, 'rules');
    expect(outcome).toMatchObject({
      kind: 'unchanged',
      difference: { kinds: [], changes: [], reviews: [], sources: [], claims: [] },
    });
    expect((await product.db.ledger.totals(id)).calls).toBe(asked);
  },
  300_000,
);
