import { Controller, Get, Header, Param } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiProduces, ApiResponse, ApiTags } from '@nestjs/swagger';
import { CorroborateError } from '@corroborate/domain';
import { CaseReportService } from '@corroborate/casework';
import { Access } from '../access/access.decorator';
import { IdPipe } from '../http/id.pipe';
import { ApiProblems } from '../openapi/problem.schema';

/** The case as plain text, for a terminal or an email. */
@ApiTags('investigations')
@Controller('api/investigations/:id/case')
export class CaseFileController {
  constructor(private readonly reports: CaseReportService) {}

  @Get()
  @Header('Cache-Control', 'no-store')
  @Header('Content-Type', 'text/plain; charset=utf-8')
  @Access('viewer')
  @ApiParam({ name: 'id', schema: { type: 'integer', minimum: 1 }, example: 123 })
  @ApiProduces('text/plain')
  @ApiOperation({
    operationId: 'getCaseFile',
    summary: 'Get the case as plain text: decision, evidence and rules',
    description:
      'For human readers. The wording can change in any version; programs use `result` of the ' + 'investigation.',
  })
  @ApiResponse({
    status: 200,
    description: 'The case as plain text.',
    content: { 'text/plain': { schema: { type: 'string' } } },
  })
  @ApiProblems('not-found')
  async get(@Param('id', IdPipe) id: number): Promise<string> {
    const text = await this.reports.caseFile(id);
    if (text === null)
      throw new CorroborateError('not-found', `There is no case of investigation ${id}.`, {
        hint: 'Check the ID. An investigation has a case once it is completed.',
      });
    return `${text}\n`;
  }
}
