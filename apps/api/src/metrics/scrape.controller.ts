import { Controller, Get, Header } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { Access } from '../access/access.decorator';
import { ApiProblems } from '../openapi/problem.schema';
import { Scrape } from './scrape';

@ApiTags('metrics')
@Controller('metrics')
export class ScrapeController {
  constructor(private readonly scrape: Scrape) {}

  @Get()
  @Header('Cache-Control', 'no-store')
  @Header('Content-Type', 'text/plain; version=0.0.4; charset=utf-8')
  @Access('metrics')
  @ApiOperation({
    operationId: 'prometheus',
    summary: 'State of the installation and of this process, for Prometheus',
    description:
      'The state is read from database and queues and is the same at every API process: read it with `max`. ' +
      'What a process did is its own: `corroborate_http_seconds` and, where stages run in it, ' +
      '`corroborate_stage_seconds` and `corroborate_upstream_*`.',
  })
  @ApiResponse({
    status: 200,
    description: 'Exposition text.',
    content: { 'text/plain': { schema: { type: 'string' } } },
  })
  @ApiProblems()
  metrics(): Promise<string> {
    return this.scrape.text();
  }
}
