import type { Settings } from '@corroborate/config';
import type { UpstreamGateway } from '@corroborate/domain';
import type { KnownServer } from '../catalogue';
import { McpCollectionServer } from './mcp-server.adapter';
import type { Keeping } from './process.answers';

/** The servers that the operator named; none where `MCP_SERVERS` is empty. Nothing is connected yet. */
export const createCollectionServers = (
  { MCP_SERVERS, DATA_FIELDS = {} }: Pick<Settings, 'MCP_SERVERS'> & Partial<Pick<Settings, 'DATA_FIELDS'>>,
  gateway: UpstreamGateway,
  keeping: Keeping | null = null,
): KnownServer[] =>
  MCP_SERVERS.map((settings) => ({
    settings,
    server: new McpCollectionServer(settings, gateway, keeping),
    corrections: DATA_FIELDS[settings.name],
  }));
