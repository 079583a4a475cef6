import { DATABASE, type Database } from '@corroborate/db';
import { Controller, Get, Header, Inject } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { SETTINGS, type Settings } from '@corroborate/config';
import { systemClock } from '@corroborate/domain';
import { Access } from '../access/access.decorator';
import { ApiProblems } from '../openapi/problem.schema';
import { DataServerListResponse } from './data-servers.responses';
import { toDataServer } from './data-servers.view';

@ApiTags('data servers')
@Controller('api/data-servers')
export class DataServersController {
  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'MCP_SERVERS' | 'DATA_FIELDS'>,
  ) {}

  @Get()
  @Header('Cache-Control', 'no-store')
  @Access('viewer')
  @ApiOperation({
    operationId: 'listDataServers',
    summary: 'List the newsroom data servers with collections, size, health, price and usage today',
    description: 'Reports the collections as of the last check; no server is called.',
  })
  @ApiResponse({
    status: 200,
    type: DataServerListResponse,
    description: 'Data servers in the order of `MCP_SERVERS`.',
  })
  @ApiProblems()
  async list(): Promise<DataServerListResponse> {
    const { MCP_SERVERS, DATA_FIELDS } = this.settings;
    if (MCP_SERVERS.length === 0) return { servers: [] };
    const midnight = new Date(systemClock.now().toISOString().slice(0, 10));
    const [known, usage] = await Promise.all([this.db.collections.list(), this.db.ledger.byProvider(midnight)]);
    return {
      servers: MCP_SERVERS.map((server) =>
        toDataServer(server, { known, usage, fields: DATA_FIELDS[server.name] ?? {} }),
      ),
    };
  }
}
