import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import {
  createGateway,
  InMemoryAnswerCache,
  InMemoryBudgetStore,
  InMemoryLedger,
  InMemoryPaceStore,
} from '@corroborate/upstream';
import type { ExchangeRecorder } from '@corroborate/domain';
import { loadSettings, type McpServerSettings } from '@corroborate/config';

export const DATA_SERVER = path.resolve(__dirname, '../../tools/data-server/server.ts');

/** Settings of one server, as `MCP_SERVERS` gives them. */
export const serverSettings = (server: object): McpServerSettings => {
  const [settings] = loadSettings({}, { MCP_SERVERS: JSON.stringify([{ name: 'payments', ...server }]) }).MCP_SERVERS;
  if (!settings) throw new Error('no server');
  return settings;
};

/** The data server on a port of its own. */
export async function overHttp(url: string, fill: string[] = []): Promise<{ url: string; stop(): void }> {
  const child = spawn(process.execPath, [DATA_SERVER, '--database', url, '--http', '0', ...fill], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const port = await listeningOn(child);
  return { url: `http://127.0.0.1:${port}/`, stop: () => void child.kill() };
}

const listeningOn = (child: ChildProcess) =>
  new Promise<number>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the data server ended with ${code}`)));
    child.stdout?.on('data', (chunk: Buffer) => {
      const port = /listening on (\d+)/.exec(chunk.toString())?.[1];
      if (port) resolve(Number(port));
    });
  });

/** The real way out, with what it keeps in memory. */
export function openGateway(trusted: string[], recorder?: ExchangeRecorder) {
  const ledger = new InMemoryLedger();
  const budget = new InMemoryBudgetStore();
  const gateway = createGateway({
    settings: loadSettings({}, {}),
    cache: new InMemoryAnswerCache(),
    pace: new InMemoryPaceStore(),
    budget,
    ledger,
    trustedOrigins: trusted,
    ...(recorder && { recorder }),
  });
  return { gateway, ledger, budget };
}
