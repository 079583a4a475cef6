import { Controller, Get, Header } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { Access } from '../access/access.decorator';
import { InvestigationService } from '@corroborate/investigation';
import { ApiProblems } from '../openapi/problem.schema';
import { EngineListAnswer, toEngineAnswer } from './engines.answers';

@ApiTags('engines')
@Controller('api/engines')
export class EnginesController {
  constructor(private readonly investigations: InvestigationService) {}

  @Get()
  @Header('Cache-Control', 'no-store')
  @Access('viewer')
  @ApiOperation({
    operationId: 'listEngines',
    summary: 'The search engines: what they need, cost and did today',
    description: 'Switched-off engines are left out. Nothing is called for the answer; it is read from the ledger.',
  })
  @ApiResponse({ status: 200, type: EngineListAnswer, description: 'Every engine that is not switched off.' })
  @ApiProblems()
  async list(): Promise<EngineListAnswer> {
    return { engines: (await this.investigations.engines()).map(toEngineAnswer) };
  }
}
