/**
 * One scan of a collection in a process of its own, so that it can be killed: reads everything over HTTP, keeps how far
 * it came in the product's database, and prints a line a batch.
 *
 *   node scan.process.cjs '{"DATABASE_URL": "…", "MCP_SERVERS": "[…]"}' <investigation>
 */
const { Catalogue, createCollectionServers, Scanner, StoredScanStore } = require('../../dist/libs/collections/src');
const { loadSettings } = require('../../dist/libs/config/src');
const { openDatabase } = require('../../dist/libs/db/src');
const upstream = require('../../dist/libs/upstream/src');

const CONTEXT = { investigationId: null, stage: 'records' };
const [settingTexts, investigation] = process.argv.slice(2);

async function main() {
  const settings = loadSettings({}, JSON.parse(settingTexts));
  const db = await openDatabase(settings);
  const gateway = upstream.createGateway({
    settings,
    cache: new upstream.InMemoryAnswerCache(),
    pace: new upstream.InMemoryPaceStore(),
    budget: new upstream.InMemoryBudgetStore(),
    ledger: new upstream.InMemoryLedger(),
    trustedOrigins: settings.MCP_SERVERS.map(({ url }) => url),
  });
  const catalogue = new Catalogue(createCollectionServers(settings, gateway));
  const { collections } = await catalogue.discover(CONTEXT);
  const [collection] = collections;
  const store = new StoredScanStore(db.collections);
  const { server, tool } = collection;
  const scan = await store.open({ investigationId: Number(investigation), server, tool, request: 'all' });
  const { state } = await new Scanner((page) => catalogue.ask(collection, page, CONTEXT), store).run({
    scan,
    collection,
    request: { pageSize: 100 },
    total: collection.size,
    find: () => [],
    onBatch: ({ batches, read }) => void process.stdout.write(`${batches} ${read}\n`),
  });
  process.stdout.write(`end ${state.end} ${state.read}\n`);
  await catalogue.close();
  await gateway.close();
  await db.close();
}

main().catch((error) => {
  process.stderr.write(`${error.stack}\n`);
  process.exitCode = 1;
});
