/**
 * The compiled product in this process, on a PostgreSQL server of its own and the demo world behind a sandbox. This is
 * the only file of the ratchets that knows where the product keeps its parts.
 */
require('reflect-metadata');
const { mkdtempSync, readFileSync, rmSync } = require('node:fs');
const { tmpdir } = require('node:os');
const path = require('node:path');
const { setTimeout: sleep } = require('node:timers/promises');
const { Pool } = require('pg');

const root = path.resolve(__dirname, '../..');
const compiled = (file) => require(path.join(root, 'dist', file));
const WORLD = path.join(root, 'worlds/demo/demo');
/** Statements of this connection are not the product's. */
const OBSERVER = 'ratchets';
const ASK_MS = 100;
const OVER = new Set(['completed', 'failed', 'cancelled']);

const KEYS = {
  SEARXNG_URL: 'https://searx.example',
  OPENFEC_API_KEY: 'sandbox-key',
  BRAVE_API_KEY: 'sandbox-key',
  X_BEARER_TOKEN: 'sandbox-key',
  REDDIT_CLIENT_ID: 'sandbox-key',
  REDDIT_CLIENT_SECRET: 'sandbox-key',
  BLUESKY_IDENTIFIER: 'desk.example',
  BLUESKY_APP_PASSWORD: 'sandbox-key',
  MASTODON_TOKEN: 'sandbox-key',
  GOOGLE_FACT_CHECK_KEY: 'sandbox-key',
};
/** Without these the write-ahead log also depends on when the server makes a checkpoint or cleans up. */
const STEADY_SERVER = [
  'fsync=off',
  'full_page_writes=off',
  'autovacuum=off',
  'checkpoint_timeout=1h',
  'max_wal_size=4GB',
  'max_connections=200',
];

/** Opens server, sandbox and settings; what is opened is closed by `close`. */
async function openSurroundings(overrides = {}) {
  const home = mkdtempSync(path.join(tmpdir(), 'corroborate-ratchets-'));
  const { startEmbeddedPostgres } = compiled('libs/db/src/index.js');
  const { loadWorld, spawnSandbox } = compiled('libs/sandbox/src/index.js');
  const server = await startEmbeddedPostgres(
    { CORROBORATE_HOME: home, EMBEDDED_PG_PORT: 25_000 + (process.pid % 20_000) },
    { serverSettings: STEADY_SERVER, initFlags: ['--no-sync'] },
  );
  const [world, sandbox] = [await loadWorld(WORLD), await spawnSandbox(WORLD)];
  const settings = settingsFor(server, sandbox, { CLOCK_START: world.now.toISOString(), ...overrides });
  const close = async () => {
    await sandbox.stop();
    await server.stop();
    rmSync(home, { recursive: true, force: true });
  };
  return { world, settings, close };
}

/**
 * Every investigation pays for its own answers, nothing waits for politeness or for a person, and maintenance, which
 * comes by the clock, does not run in between.
 */
function settingsFor(server, sandbox, overrides) {
  const texts = {
    ...KEYS,
    DATABASE_URL: server.url,
    EGRESS_PROXY_URL: sandbox.proxyUrl,
    EGRESS_CA_FILE: sandbox.caFile,
    RATE_SCALE: '0',
    CACHE_HOURS: '0',
    PLAN_APPROVAL: 'none',
    RECONCILE_SECONDS: '3600',
    PORT: '0',
    LOG_LEVEL: 'error',
    ...overrides,
  };
  return compiled('libs/config/src/index.js').loadSettings({}, texts);
}

async function startProduct({ world, settings }, parts = { api: false, workers: true }) {
  const product = await compiled('apps/cli/src/product.js').startQuietly(settings, parts);
  const ratings = world.ratings.map(({ site, rating }) => ({ site, score: rating, scheme: 'world', label: null }));
  await product.db.ratings.importRows('world', ratings, 'outlets.jsonl');
  return product;
}

/** Connections that look at what the product does. */
const connectObserver = ({ DATABASE_URL }) =>
  new Pool({ connectionString: DATABASE_URL, application_name: OBSERVER, max: 4 });

/** Runs the work of a process of its own; what it resolves with is printed as one line of JSON. */
function printResult(work) {
  work().then(
    (result) => process.stdout.write(`${JSON.stringify(result)}\n`, () => process.exit(0)),
    (error) => process.stderr.write(`${error.stack}\n`, () => process.exit(1)),
  );
}

/** Resolves with the id of the investigation when it is over. @throws Error if it did not complete. */
async function investigate(product, observer, topic) {
  const [stored] = await product.investigations.submitTopics([topic]);
  const { investigationId } = await product.investigations.trigger({
    topicId: stored.topic.id,
    mode: 'detailed',
    priority: 'normal',
    force: true,
    requestedBy: 'ratchets',
  });
  const status = await endOf(investigationId, observer);
  if (status !== 'completed') throw new Error(`${topic.externalId}: ${status}`);
  return Number(investigationId);
}

async function endOf(id, observer) {
  for (;;) {
    const { rows } = await observer.query('SELECT status FROM investigations WHERE id = $1', [id]);
    if (OVER.has(rows[0].status)) return rows[0].status;
    await sleep(ASK_MS);
  }
}

/** The product's own reader of pages. */
function readPage({ url, status, headers, body }) {
  const { decodeHtml, extractArticle } = compiled('libs/pages/src/index.js');
  const { text } = decodeHtml(body, headers);
  const fetchedAt = new Date().toISOString();
  extractArticle({ html: text, url, finalUrl: url, httpStatus: status, headers, fetchedAt, via: 'live' });
}

const readCaFile = ({ EGRESS_CA_FILE }) => (EGRESS_CA_FILE ? readFileSync(EGRESS_CA_FILE) : undefined);

/** Topics that the product takes for candidates, in the order of the world. */
const candidatesOf = ({ topics }) => topics.filter(({ newsworthinessScore }) => newsworthinessScore >= 50);

module.exports = {
  OBSERVER,
  candidatesOf,
  compiled,
  connectObserver,
  investigate,
  openSurroundings,
  printResult,
  readCaFile,
  readPage,
  startProduct,
};
