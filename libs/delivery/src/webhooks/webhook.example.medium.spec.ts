import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { readExample } from '../../../../test/support/examples';
import { newSecret, signMessage } from './webhook.message';

const root = path.resolve(__dirname, '../../../..');

/** The receiver shown in docs/pipeline.md, verbatim. */
const example = (): string => readExample('docs/pipeline.md', 'standardwebhooks');

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

describe('receiver in the documentation', () => {
  const secret = newSecret();
  const [message, endpoint] = [
    { id: 'evt_ab12_17', body: '{"type":"webhook.test","data":{"title":"Überfall"}}' },
    { secret, previousSecret: null, previousUntil: null },
  ];
  let receiver: ChildProcess;
  let said = '';
  let url: string;

  beforeAll(async () => {
    const port = await freePort();
    url = `http://127.0.0.1:${port}/`;
    receiver = spawn(process.execPath, ['--input-type=module', '--eval', example()], {
      cwd: root,
      env: { PORT: String(port), CORROBORATE_WEBHOOK_SECRET: secret },
    });
    receiver.stdout?.on('data', (chunk: Buffer) => (said += chunk.toString()));
    receiver.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
    while (!(await fetch(url).catch(() => null))) await new Promise((resolve) => setTimeout(resolve, 50));
  });
  afterAll(() => receiver.kill());

  const send = async (changes: { body?: string; by?: Parameters<typeof signMessage>[2]; at?: Date }) => {
    const { headers, body } = signMessage(message.id, message.body, changes.by ?? endpoint, changes.at ?? new Date());
    return (await fetch(url, { method: 'POST', headers, body: changes.body ?? body })).status;
  };

  it('accepts a valid signature, even if the header contains two', async () => {
    expect(await send({})).toBe(204);
    const previousUntil = new Date(Date.now() + 60_000).toISOString();
    expect(await send({ by: { secret: newSecret(), previousSecret: secret, previousUntil } })).toBe(204);
    expect(said).toContain("evt_ab12_17 webhook.test { title: 'Überfall' }");
  });

  it('rejects a changed, wrongly signed or old message', async () => {
    expect(await send({ body: message.body.replace('Ü', 'U') })).toBe(401);
    expect(await send({ by: { ...endpoint, secret: newSecret() } })).toBe(401);
    expect(await send({ at: new Date(Date.now() - 10 * 60_000) })).toBe(401);
  });
});
