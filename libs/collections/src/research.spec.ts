import { Catalogue } from './catalogue';
import type { Collection } from './collection.types';
import { CollectionResearch } from './research.service';
import type { ResearchRequest } from './research.types';
import { MemoryScanStore } from './testing/memory-scan.store';
import { FakeCollectionServer, type FakeRow } from './testing/fake-collection.server';

const row = (at: number, over: object = {}): FakeRow => ({
  id: `P${at}`,
  title: `Harlan County paid Brightwater Paving $${at + 1}00 for bridge deck repair`,
  text: `Harlan County paid Brightwater Paving $${at + 1}00 for bridge deck repair on October 14, 2026.`,
  payer: 'Harlan County',
  recipient: 'Brightwater Paving',
  category: 'roads',
  paid_on: '2026-10-14',
  ...over,
});

type Shape = (server: FakeCollectionServer) => void;

async function research(rows: FakeRow[], over: Partial<ResearchRequest> = {}, shape?: Shape, words: object = {}) {
  const server = new FakeCollectionServer(rows);
  const [own] = server.listed;
  const properties = { ...(own!.inputSchema.properties as object), ...words };
  server.listed = [{ ...own!, inputSchema: { ...own!.inputSchema, properties } }];
  const found: Collection[] = [];
  const settings = { priceUsd: 0.01, primary: [], fields: {}, title: undefined };
  const catalogue = new Catalogue([{ server, settings }], async (one) => void found.push(one));
  await catalogue.discover({ investigationId: null, stage: 'records' });
  shape?.(server);
  const events: [type: string, data: Record<string, unknown>][] = [];
  const report = await new CollectionResearch(catalogue, new MemoryScanStore()).run({
    investigationId: 1,
    questions: [
      { id: 'c1', question: 'Harlan County paid Brightwater Paving $400 for bridge deck repair', priority: 'critical' },
    ],
    names: ['Harlan County', 'Brightwater Paving'],
    mode: 'quick',
    context: { investigationId: 1, stage: 'records' },
    report: async (type, data) => void events.push([type, data]),
    ...over,
  });
  return { report, events, server, found };
}

describe('collection research', () => {
  it('counts, announces the scan, reads all documents, and ends when the claim is answered', async () => {
    const { report, events, found } = await research([0, 1, 2, 3, 4].map((at) => row(at)));
    expect(events.map(([type]) => type)).toEqual([
      'collection.counted',
      'collection.scan-planned',
      'collection.scanned',
      'collection.findings',
    ]);
    expect(events[1]?.[1]).toMatchObject({ needs_full_scan: true, documents: 5, batches: 1, cost_usd: 0.01 });
    expect(report).toMatchObject({ completion: 'confident', coverage: { recommendation: 'SUFFICIENT_COVERAGE' } });
    const sure = report.found.filter(({ finding }) => finding.confidence === 1);
    expect(sure.map(({ document }) => document.id)).toEqual(['P3']);
    expect(found).toMatchObject([{ tool: 'payments', size: 5, health: 'well' }]);
  });

  it('ends when all documents are read, and reports open questions', async () => {
    const { report } = await research([row(0), row(1)]);
    expect(report.completion).toBe('all-read');
    expect(report.coverage.gaps).toMatchObject([{ code: 'unsure', importance: 'critical' }]);
  });

  it('reports only counts if more documents match than the limit', async () => {
    const rows = Array.from({ length: 400 }, (_, at) => row(at));
    const { report, server } = await research(rows);
    expect(report).toMatchObject({ completion: 'too-many', found: [] });
    expect(report.counted[0]).toMatchObject({ total: 400 });
    expect(server.asked.filter(({ page_size }) => page_size === 75)).toEqual([]);
  });

  it('reads samples of each group if too many documents match, and reports no scan', async () => {
    const rows = Array.from({ length: 400 }, (_, at) => row(at, { category: at === 3 ? 'bridges' : 'roads' }));
    const { report, server } = await research(rows, {}, undefined, { samples_per_bucket: { type: 'integer' } });
    expect(report.found[0]).toMatchObject({ finding: { confidence: 1 }, document: { id: 'P3' } });
    expect(report).toMatchObject({ completion: 'confident', scanned: [] });
    expect(server.asked.at(-1)).toMatchObject({ samples_per_bucket: 20, page_size: 1 });
  });

  it('queries one name alone if all names together gave no answer, and reports it', async () => {
    const alone = row(3, {
      title: 'Brightwater Paving was paid $400 by Harlan for bridge deck repair',
      text: 'Brightwater Paving was paid $400 by Harlan for bridge deck repair.',
      payer: 'Harlan',
    });
    const { report, events } = await research([row(8), { ...alone, id: 'P77' }]);
    expect(report.completion).toBe('confident');
    expect(report.found.map(({ document }) => document.id)).toContain('P77');
    expect(report.followed).toContainEqual(
      expect.objectContaining({ questionId: 'c1', by: 'name', value: 'Brightwater Paving' }),
    );
    expect(events.map(([type]) => type)).toContain('collection.follow-up');
  });

  it('reads the group that the claim names if too many documents match the name', async () => {
    const rows = Array.from({ length: 400 }, (_, at) => row(at, { category: at === 3 ? 'bridge repair' : 'roads' }));
    const { report } = await research(rows);
    expect(report).toMatchObject({ completion: 'confident' });
    expect(report.followed).toContainEqual(expect.objectContaining({ by: 'group', value: 'bridge repair' }));
    expect(report.found.map(({ document }) => document.id)).toEqual(['P3']);
  });

  it('reuses documents of an earlier question without another request', async () => {
    const text = 'Brightwater Paving was paid $900 by Harlan for bridge deck repair.';
    const { report, server } = await research([row(8, { title: text, text, payer: 'Harlan' })], {
      questions: [
        { id: 'c1', question: 'Brightwater Paving sold $7 of trees', priority: 'critical' },
        { id: 'c2', question: 'Harlan County paid Brightwater Paving $900 for bridge deck repair', priority: 'normal' },
      ],
    });
    const alone = report.found.filter(({ finding }) => finding.questionId === 'c2');
    expect(alone.map(({ document }) => document.id)).toEqual(['P8']);
    const calls = server.asked.map((given) => JSON.stringify(given));
    expect(new Set(calls).size).toBe(calls.length);
    expect(report.scanned).toContainEqual(
      expect.objectContaining({ questionId: 'c2', plan: expect.objectContaining({ calls: 0, costUsd: 0 }) }),
    );
    expect(report.why.params).toMatchObject({ documents: 1 });
  });

  it('queries parties named by uncertain documents, at most twice, before it ends', async () => {
    const text = 'Harlan County paid for bridge deck repair.';
    const other = 'Brightwater Paving Holding was paid for bridge deck repair.';
    const { report } = await research(
      [
        row(3, { title: text, text, recipient: 'Brightwater Paving Holding' }),
        row(4, { title: other, text: other, payer: 'Elm Fund', recipient: 'Brightwater Paving Holding' }),
      ],
      { names: ['Harlan County'] },
    );
    expect(report.followed.map(({ value }) => value)).toEqual(['Brightwater Paving Holding', 'Elm Fund']);
    expect(report.found.map(({ document }) => document.id)).toEqual(['P3', 'P4']);
    expect(report).toMatchObject({ revisions: 2, validation: { status: 'NEEDS_REVISION' } });
  });

  it('queries collections in parallel and reports them in plan order', async () => {
    const servers = ['slow', 'fast'].map((name) => new FakeCollectionServer([row(8)], name));
    const settings = { priceUsd: 0, primary: [], fields: {}, title: undefined };
    const catalogue = new Catalogue(servers.map((server) => ({ server, settings })));
    const context = { investigationId: 1, stage: 'records' };
    await catalogue.discover(context);
    const waiting: (() => void)[] = [];
    const call = servers[0]!.call.bind(servers[0]);
    servers[0]!.call = async (tool, given) => {
      // Responds only after the other server received the same number of requests.
      if (servers[1]!.asked.length <= servers[0]!.asked.length) await new Promise<void>((go) => waiting.push(go));
      return call(tool, given);
    };
    const other = servers[1]!.call.bind(servers[1]);
    servers[1]!.call = async (tool, given) => {
      const reply = await other(tool, given);
      waiting.splice(0).forEach((go) => go());
      return reply;
    };
    const report = await new CollectionResearch(catalogue, new MemoryScanStore()).run({
      investigationId: 1,
      questions: [{ id: 'c1', question: 'Harlan County paid Brightwater Paving for trees', priority: 'critical' }],
      names: ['Harlan County'],
      mode: 'quick',
      context,
      report: async () => undefined,
    });
    expect(report.counted.map(({ server }) => server).slice(0, 2)).toEqual(['slow', 'fast']);
    expect(report.scanned.map(({ server }) => server).slice(0, 2)).toEqual(['slow', 'fast']);
  });

  it('reports that nothing matches', async () => {
    const { report } = await research([row(0, { payer: 'Elm', recipient: 'Oak', title: 't', text: 'x' })]);
    expect(report).toMatchObject({ completion: 'nothing-to-ask', found: [] });
  });

  it('does not call a tool whose schema has changed since discovery', async () => {
    const { report, server } = await research([row(3)], {}, (changing) => {
      changing.listed = [{ ...changing.listed[0]!, inputSchema: { properties: { command: { type: 'string' } } } }];
      changing.asked.length = 0;
    });
    expect(report).toMatchObject({ completion: 'faults', faults: [{ kind: 'validation' }] });
    expect(server.asked).toEqual([]);
  });

  it('narrows to the days of the event if a server fails, and reports the partial coverage', async () => {
    const rows = [row(3, { paid_on: '2026-10-01' }), row(3, { id: 'P9' })];
    const dated = { date_from: { type: 'string' }, date_to: { type: 'string' } };
    const server = new FakeCollectionServer(rows);
    const [listed] = server.listed;
    const properties = { ...(listed!.inputSchema.properties as object), ...dated };
    server.listed = [{ ...listed!, inputSchema: { ...listed!.inputSchema, properties } }];
    const settings = { priceUsd: 0, primary: [], fields: {}, title: undefined };
    const catalogue = new Catalogue([{ server, settings }]);
    await catalogue.discover({ investigationId: null, stage: 'records' });
    server.failing = ['internal'];
    const report = await new CollectionResearch(catalogue, new MemoryScanStore()).run({
      investigationId: 1,
      questions: [{ id: 'c1', question: 'Harlan County paid Brightwater Paving for trees', priority: 'critical' }],
      names: ['Harlan County'],
      mode: 'quick',
      day: '2026-10-14',
      context: { investigationId: 1, stage: 'records' },
      report: async () => undefined,
    });
    expect(report.scanned).toMatchObject([{ state: { read: 1 } }]);
    expect(report.found.map(({ document }) => document.id)).toEqual(['P9']);
    expect(report.faults).toMatchObject([{ kind: 'internal', detail: 'it covered only 2026-10-11 to 2026-11-14' }]);
  });

  it('retries a page that was too large with a smaller size', async () => {
    const server = new FakeCollectionServer([row(3)]);
    const settings = { priceUsd: 0, primary: [], fields: {}, title: undefined };
    const catalogue = new Catalogue([{ server, settings }]);
    const context = { investigationId: null, stage: 'records' };
    const { collections } = await catalogue.discover(context);
    server.failing = ['too-large'];
    const reply = await catalogue.ask(collections[0]!, { pageSize: 100 }, context);
    expect(reply.ok).toBe(true);
    expect(server.asked.slice(-2).map(({ page_size }) => page_size)).toEqual([100, 50]);
  });
});
