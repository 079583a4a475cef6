import { Client } from 'pg';
import { isStorageUnavailable } from '@corroborate/domain';
import { submitted, openWholeProduct, untilOver, type Closers } from './support/whole-product';
import { pause } from './support/worker.process';

/** More than a stage may be tried. */
const REFUSALS = 12;
const MAX_MS = 600_000;
const SILENT = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** Writes to all tables fail as on a full disk while `is_full`; a sequence counts them, since it is never undone. */
const FILL_DISK = `
CREATE SCHEMA disk;
CREATE TABLE disk.state (is_full boolean NOT NULL);
INSERT INTO disk.state VALUES (false);
CREATE SEQUENCE disk.refusals;
CREATE FUNCTION disk.refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF (SELECT is_full FROM disk.state) THEN
    PERFORM nextval('disk.refusals');
    RAISE EXCEPTION USING ERRCODE = '53100', MESSAGE = 'could not extend file: No space left on device';
  END IF;
  RETURN NULL;
END $$;
DO $$ DECLARE target regclass; BEGIN
  FOR target IN SELECT c.oid FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE c.relkind = 'r' AND n.nspname IN (SCHEMAS) LOOP
    EXECUTE format(
      'CREATE TRIGGER refuse_when_full BEFORE INSERT OR UPDATE ON %s EXECUTE FUNCTION disk.refuse()', target);
  END LOOP;
END $$;`;

/** A disk that is full when it is told so. */
class Disk {
  constructor(private readonly client: Client) {}

  async prepare(schemas: string[]): Promise<void> {
    await this.client.connect();
    await this.client.query(FILL_DISK.replace('SCHEMAS', schemas.map((name) => `'${name}'`).join(', ')));
  }

  async set(isFull: boolean): Promise<void> {
    await this.client.query('UPDATE disk.state SET is_full = $1', [isFull]);
  }

  async refusals(): Promise<number> {
    return Number((await this.rows<{ last_value: string }>('SELECT last_value FROM disk.refusals'))[0]?.last_value);
  }

  async rows<T>(text: string): Promise<T[]> {
    return (await this.client.query(text)).rows as T[];
  }
}

type Product = Awaited<ReturnType<typeof openWholeProduct>>;

const order = ({ product }: Product, topicId: number) =>
  product.investigations.trigger({ topicId, mode: 'quick', priority: 'normal', force: true, requestedBy: 'test' });

/** What the API answers while the disk is full. */
async function answersOf(url: string, topicId: number) {
  const body = JSON.stringify({ topic_id: topicId, mode: 'quick', force: true });
  const headers = { 'content-type': 'application/json' };
  const refused = await fetch(`${url}/api/investigations`, { method: 'POST', headers, body });
  const ready = await fetch(`${url}/api/health/ready`);
  return {
    refused: [refused.status, refused.headers.get('retry-after'), await refused.json()],
    ready: [ready.status, await ready.json()],
  };
}

/** Nothing failed, no try was used up, and nothing was concluded from what could not be read. */
async function expectCompleted(disk: Disk, count: number): Promise<void> {
  expect(await disk.rows('SELECT status, failure FROM investigations')).toEqual(
    Array(count).fill({ status: 'completed', failure: null }),
  );
  for (const failed of [
    "SELECT * FROM stage_results WHERE state = 'failed' OR data::text LIKE '%not available%'",
    "SELECT * FROM investigation_events WHERE type = 'stage.failed'",
  ])
    expect(await disk.rows(failed)).toEqual([]);
}

describe.each([
  ['of the product', ['public']],
  ['of the product and the queues', ['public', 'bullmq']],
])('full disk under the tables %s', (_, schemas) => {
  const closers: Closers = [];
  afterEach(async () => {
    for (const close of closers.splice(0).reverse()) await close();
  });

  const open = async () => {
    let url = '';
    const running = await openWholeProduct(closers, {
      log: SILENT,
      texts: { JOB_LOCK_MS: '2000', RECONCILE_SECONDS: '2', STAGE_ATTEMPTS: '2' },
      begin: ({ DATABASE_URL = '' }) => void (url = DATABASE_URL),
    });
    const client = new Client({ connectionString: url });
    closers.push(() => client.end());
    const disk = new Disk(client);
    await disk.prepare(schemas);
    return { ...running, disk };
  };

  it(
    'delays investigations without failing any or using up attempts, while the API returns 503',
    async () => {
      const { disk, ...running } = await open();
      const topics = [];
      for (const { externalId } of running.world.topics.slice(0, 6))
        topics.push((await submitted(running.product, running.world, externalId)).id);
      const [refused = 0, ...wanted] = topics;
      const started = [];
      for (const topicId of wanted) started.push(await order(running, topicId));

      await disk.set(true);
      while ((await disk.refusals()) < REFUSALS) await pause(100);
      const answers = await answersOf(running.api.url, refused);
      const thrown: unknown = await order(running, refused).catch((error: unknown) => error);
      await disk.set(false);

      for (const outcome of started)
        if (outcome.kind === 'started') await untilOver(running.product, outcome.investigationId);
      await expectCompleted(disk, wanted.length);
      const detail = 'PostgreSQL has no disk space left (53100).';
      expect(answers).toEqual({
        refused: [503, '10', expect.objectContaining({ code: 'storage-unavailable', detail })],
        ready: [503, expect.objectContaining({ code: 'not-ready' })],
      });
      expect(isStorageUnavailable(thrown)).toBe(true);
    },
    MAX_MS,
  );
});
