import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import type { Settings } from '@corroborate/config';
import { DeliveryModule } from '@corroborate/delivery';
import { HousekeepingModule } from '@corroborate/housekeeping';
import { withApplicationModules, resolveParts, ReadingModule, type ApplicationParts } from '@corroborate/investigation';
import { CaseworkModule, ReplayModule } from '@corroborate/casework';
import type { ProcessLog } from '@corroborate/telemetry/module';
import { AccessGate, type ActorRequest } from '../access/access.gate';
import { FixedCallerPolicy, type FixedCaller } from '../access/fixed-caller.policy';
import { createApp, type ApiBase } from '../api.app';
import type { ApiOptions } from '../api.options';
import { McpService } from './mcp.service';

/** MCP for one caller in this process. */
export interface RunningMcp extends ApplicationParts {
  /** Connects a transport to the server. */
  connect(transport: Transport): Promise<void>;
  /** Closes all resources. */
  close(): Promise<void>;
}

/** The same server as `/mcp`, but without HTTP and for one fixed caller. */
export function openMcp(
  settings: Settings,
  log: ProcessLog,
  caller: FixedCaller,
  { more = [], ...options }: Pick<ApiOptions, 'logTo'> & { more?: ApiBase['imports'] } = {},
): Promise<RunningMcp> {
  return withApplicationModules(settings, log, async (shared) => {
    const access = new FixedCallerPolicy(caller);
    const app = await createApp(
      {
        settings,
        imports: [shared, ReadingModule, CaseworkModule, ReplayModule, DeliveryModule, HousekeepingModule, ...more],
      },
      { ...options, access },
    );
    await app.init();
    const request = placeholderRequest();
    await app.get(AccessGate).require('anyone', request);
    const connect = async (transport: Transport) => {
      await app.get(McpService).connect(transport, { request, place: async () => undefined });
    };
    return { ...resolveParts(app), connect, close: () => app.close() };
  });
}

/** A placeholder request, because guards and the audit log expect one. */
const placeholderRequest = (): ActorRequest =>
  ({ method: 'POST', path: '/mcp', originalUrl: '/mcp', baseUrl: '', headers: {} }) as unknown as ActorRequest;
