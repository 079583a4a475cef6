import { DATABASE, type Database } from '@corroborate/db';
import { Controller, Get, Header, Inject, Param } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiResponse, ApiTags } from '@nestjs/swagger';
import { orNotFound } from '@corroborate/domain';
import { Access } from '../access/access.decorator';
import { ApiProblems } from '../openapi/problem.schema';
import { OutletResponse, OutletListResponse, OutletHistoryResponse, toChange } from './outlets.responses';

const MAX_OUTLETS = 200;
const MAX_CHANGES = 100;
/** Exceeds the length of any host name. */
const MAX_SITE_LENGTH = 260;

/** Changes to pages after decisions, by outlet. They do not affect its tier. */
@ApiTags('outlets')
@Controller('api/outlets')
export class OutletsController {
  constructor(@Inject(DATABASE) private readonly db: Database) {}

  @Get()
  @Header('Cache-Control', 'no-store')
  @Access('viewer')
  @ApiOperation({
    operationId: 'listOutlets',
    summary: 'List outlets by corrections, retractions, silent edits and removals after a decision',
  })
  @ApiResponse({ status: 200, type: OutletListResponse, description: 'Outlets of all watched sources.' })
  @ApiProblems()
  async list(): Promise<OutletListResponse> {
    return OutletListResponse.of({ outlets: await this.db.sourceChecks.listOutlets(MAX_OUTLETS) });
  }

  @Get(':site')
  @Header('Cache-Control', 'no-store')
  @Access('viewer')
  @ApiParam({ name: 'site', schema: { type: 'string', maxLength: MAX_SITE_LENGTH }, example: 'news.example' })
  @ApiOperation({ operationId: 'getOutlet', summary: 'Get the page changes of an outlet' })
  @ApiResponse({ status: 200, type: OutletResponse, description: 'Change counts and latest changes.' })
  @ApiProblems('not-found')
  async get(@Param('site') site: string): Promise<OutletResponse> {
    const memory = orNotFound(
      site.length > MAX_SITE_LENGTH ? null : await this.db.sourceChecks.findOutlet(site.toLowerCase()),
      'No page of this outlet has been watched.',
    );
    const changes = await this.db.sourceChecks.listOutletChanges(memory.site, MAX_CHANGES);
    return { ...OutletHistoryResponse.of(memory), changes: changes.map(toChange) };
  }
}
