import { Controller, Get, Param } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiResponse, ApiTags } from '@nestjs/swagger';
import { orNotFound, RESEARCH_STATES } from '@corroborate/domain';
import { InvestigationService } from '@corroborate/investigation';
import { Access } from '../access/access.decorator';
import { IdPipe } from '../http/id.pipe';

import { ApiProblems } from '../openapi/problem.schema';
import { z } from 'zod';
import { responseType, list, moment } from '../openapi/response.type';

class LeadResponse extends responseType({
  url: z
    .string()
    .meta({ example: 'https://www.example.org/news/dam', description: 'Untrusted URL that has not been read.' }),
  title: z.string().nullable().meta({ example: 'Dam inspection ordered', description: 'Untrusted plain text.' }),
}) {}

class ResearchJobResponse extends responseType({
  provider: z.string().meta({ example: 'openai' }),
  state: z.enum(RESEARCH_STATES).meta({ example: 'done' }),
  fault: z.string().nullable().meta({ example: null, description: 'Latest error.' }),
  reason: z.string().nullable().meta({ example: null }),
  cost_usd: z
    .number()
    .nullable()
    .meta({ example: null, description: 'Cost in US dollars, if the provider reports it.' }),
  created_at: moment,
  looked_at: moment.nullable(),
  finished_at: moment.nullable(),
  used_round: z.int().nullable().meta({
    example: 2,
    description: 'Round whose reading list includes the leads; null if they arrived too late.',
  }),
  leads: list(LeadResponse),
  text: z.string().nullable().meta({
    example: null,
    description: 'Untrusted plain text from the provider. It is not evidence and is never cited or counted.',
  }),
}) {}

class ResearchResponse extends responseType({
  research: list(ResearchJobResponse),
}) {}

const ID_PARAM = { name: 'id', schema: { type: 'integer', minimum: 1 }, example: 123 } as const;

@ApiTags('investigations')
@Controller('api/investigations/:id')
export class ResearchController {
  constructor(private readonly investigations: InvestigationService) {}

  @Get('research')
  @Access('viewer')
  @ApiParam(ID_PARAM)
  @ApiOperation({
    operationId: 'listResearch',
    summary: 'List deep research jobs of an investigation. They yield leads, never evidence.',
  })
  @ApiResponse({
    status: 200,
    type: ResearchResponse,
    description: 'One job per provider; empty if deep research is disabled.',
  })
  @ApiProblems('not-found')
  async list(@Param('id', IdPipe) id: number): Promise<ResearchResponse> {
    return {
      research: orNotFound(await this.investigations.research(id), `There is no investigation ${id}.`).map(
        ResearchJobResponse.of,
      ),
    };
  }
}
