import { once } from 'node:events';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import type { Settings } from '@corroborate/config';
import { isRole } from '@corroborate/domain';
import { WorkerModule } from '@corroborate-app/worker';
import { loadCommandSettings } from '../investigations/investigations.opener';
import { createLog } from '../log';
import { bridgeToServer } from '../mcp/bridge';
import { reserveStdout } from '../mcp/reserve-stdout';
import { PendingRequestTransport } from '../mcp/pending-request.transport';
import { resolveServer, type ServerOptions } from '../remote/server.options';
import { stopSignal } from '../shutdown';
import { operator } from './operator';

export interface McpOptions extends ServerOptions {
  role: string;
  workers: boolean;
}

/** Serves an assistant until stdin closes or the process stops. */
export async function runMcp(options: McpOptions): Promise<void> {
  const here = new StdioServerTransport(process.stdin, reserveStdout());
  const settings = loadCommandSettings();
  const server = resolveServer(options, settings);
  const calls = new PendingRequestTransport(here);
  const close = server ? await bridgeToServer(server, calls) : await serve(settings, options, calls);
  await Promise.race([once(process.stdin, 'end').then(() => calls.waitForResponses()), stopSignal()]);
  await close();
}

async function serve(
  settings: Settings,
  { role, workers }: McpOptions,
  here: PendingRequestTransport,
): Promise<() => Promise<void>> {
  const { openMcp } = await import('../api.part.js');
  const caller = { actor: operator().actor, roles: [role].filter(isRole) };
  const product = await openMcp(settings, createLog(settings), caller, {
    more: workers ? [WorkerModule.forRoot(settings)] : [],
  });
  await product.connect(here);
  return () => product.close();
}
