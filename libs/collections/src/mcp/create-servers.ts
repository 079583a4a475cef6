import { createRequire } from 'node:module';
import type { Settings } from '@corroborate/config';
import type { UpstreamGateway } from '@corroborate/domain';
import type { KnownServer } from '../catalogue';
import type { AnswerStorage } from './process.answers';

/** Loads the adapter on first use: the SDK has hundreds of files, and most operators configure no server. */
const adapter = () => createRequire(__filename)('./mcp-server.adapter') as typeof import('./mcp-server.adapter');

/** Creates the servers configured in `MCP_SERVERS`, without connecting yet. */
export const createCollectionServers = (
  { MCP_SERVERS, DATA_FIELDS = {} }: Pick<Settings, 'MCP_SERVERS'> & Partial<Pick<Settings, 'DATA_FIELDS'>>,
  gateway: UpstreamGateway,
  keeping: AnswerStorage | null = null,
): KnownServer[] =>
  MCP_SERVERS.map((settings) => ({
    settings,
    server: new (adapter().McpCollectionServer)(settings, gateway, keeping),
    corrections: DATA_FIELDS[settings.name],
  }));
