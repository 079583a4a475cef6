import { Controller, Get, Header } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { Access } from '../access/access.decorator';
import { InvestigationService } from '@corroborate/investigation';
import { ApiProblems } from '../openapi/problem.schema';
import { EngineListResponse } from './engines.responses';

@ApiTags('engines')
@Controller('api/engines')
export class EnginesController {
  constructor(private readonly investigations: InvestigationService) {}

  @Get()
  @Header('Cache-Control', 'no-store')
  @Access('viewer')
  @ApiOperation({
    operationId: 'listEngines',
    summary: 'List search engines with settings, price and usage today',
    description: 'Excludes disabled engines. Figures come from the ledger; no engine is called.',
  })
  @ApiResponse({ status: 200, type: EngineListResponse, description: 'All enabled search engines.' })
  @ApiProblems()
  async list(): Promise<EngineListResponse> {
    return EngineListResponse.of({ engines: await this.investigations.engines() });
  }
}
