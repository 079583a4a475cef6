import { Client } from 'pg';
import { createEmptyDatabase, type TestDatabase } from '../../../../test/support/database';
import { createScratchDatabase } from './scratch.database';

let server: TestDatabase;

beforeAll(async () => {
  server = await createEmptyDatabase();
});
afterAll(() => server.drop());

const connected = async (url: string): Promise<Client> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  return client;
};

it('creates its own database and drops it despite open connections', async () => {
  const scratch = await createScratchDatabase(server.settings, 'spec');
  const guest = await connected(scratch.url);
  guest.on('error', () => undefined);
  await scratch.drop();
  await expect(connected(scratch.url)).rejects.toMatchObject({ code: '3D000' });
});

it('waits while another client is connected to the template database', async () => {
  const template = new URL(server.url);
  template.pathname = '/template1';
  const guest = await connected(template.href);
  const made = createScratchDatabase(server.settings, 'spec');
  // PostgreSQL waits five seconds for other connections before it refuses; the retry must last longer.
  const outcome = await Promise.race([made.then(() => 'made'), refusedOnce(template.href)]);
  await guest.end();
  const scratch = await made;
  expect(outcome).toBe('refused');
  await scratch.drop();
});

/** Resolves once the server has refused to copy the same database for the same reason. */
async function refusedOnce(url: string): Promise<string> {
  const other = await connected(url.replace('/template1', '/postgres'));
  const refusal = await other
    .query('CREATE DATABASE corroborate_spec_refused')
    .catch((error: { code: string }) => error);
  await other.end();
  return 'code' in refusal && refusal.code === '55006' ? 'refused' : 'copied';
}

it('reports the connection error of an unreachable server, without a hint about privileges', async () => {
  const DATABASE_URL = 'postgres://nobody@127.0.0.1:1/none';
  await expect(createScratchDatabase({ ...server.settings, DATABASE_URL }, 'spec', 0)).rejects.toMatchObject({
    code: 'database-unavailable',
    message: expect.stringContaining('ECONNREFUSED'),
    hint: expect.not.stringContaining('CREATEDB'),
  });
});
