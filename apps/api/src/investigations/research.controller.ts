import { Controller, Get, Inject, Param } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiProperty, ApiResponse, ApiTags } from '@nestjs/swagger';
import { RESEARCH_JOB_STATES, type ResearchJob, type ResearchJobState } from '@corroborate/db';
import { CorroborateError } from '@corroborate/domain';
import { InvestigationService } from '@corroborate/investigation';
import { Access } from '../access/access.decorator';
import { IdPipe } from '../http/id.pipe';
import type { InvestigationPort } from '../investigation.port';
import { MOMENT, nullable } from '../openapi/answer.parts';
import { ApiProblems } from '../openapi/problem.schema';

class LeadAnswer {
  @ApiProperty({ example: 'https://www.example.org/news/dam', description: 'An address from outside: not read yet.' })
  url: string;
  @ApiProperty({
    type: String,
    ...nullable,
    example: 'Dam inspection ordered',
    description: 'Plain text from outside.',
  })
  title: string | null;
}

class ResearchJobAnswer {
  @ApiProperty({ example: 'openai' }) provider: string;
  @ApiProperty({ enum: RESEARCH_JOB_STATES, example: 'done' }) state: ResearchJobState;
  @ApiProperty({ type: String, ...nullable, example: null, description: 'What went wrong last.' }) fault: string | null;
  @ApiProperty({ type: String, ...nullable, example: null }) reason: string | null;
  @ApiProperty({ type: Number, ...nullable, example: null, description: 'US dollars, where the provider says so.' })
  cost_usd: number | null;
  @ApiProperty({ format: 'date-time', example: MOMENT }) created_at: string;
  @ApiProperty({ type: String, format: 'date-time', ...nullable, example: MOMENT }) looked_at: string | null;
  @ApiProperty({ type: String, format: 'date-time', ...nullable, example: MOMENT }) finished_at: string | null;
  @ApiProperty({
    type: 'integer',
    ...nullable,
    example: 2,
    description: 'The round whose reading list the leads joined; null where none did, since they came too late.',
  })
  used_round: number | null;
  @ApiProperty({ type: [LeadAnswer] }) leads: LeadAnswer[];
  @ApiProperty({
    type: String,
    ...nullable,
    example: null,
    description: 'What the provider wrote. Plain text from outside and no evidence: nothing of it is cited or counted.',
  })
  text: string | null;
}

class ResearchAnswer {
  @ApiProperty({ type: [ResearchJobAnswer] }) research: ResearchJobAnswer[];
}

const ID = { name: 'id', schema: { type: 'integer', minimum: 1 }, example: 123 } as const;

@ApiTags('investigations')
@Controller('api/investigations/:id')
export class ResearchController {
  constructor(@Inject(InvestigationService) private readonly investigations: InvestigationPort) {}

  @Get('research')
  @Access('viewer')
  @ApiParam(ID)
  @ApiOperation({ operationId: 'listResearch', summary: 'Deep research for an investigation: leads, never evidence' })
  @ApiResponse({ status: 200, type: ResearchAnswer, description: 'One entry a provider; none where it is off.' })
  @ApiProblems('not-found')
  async list(@Param('id', IdPipe) id: number): Promise<ResearchAnswer> {
    const jobs = await this.investigations.research(id);
    if (!jobs) throw new CorroborateError('not-found', `There is no investigation ${id}.`);
    return { research: jobs.map(answerOf) };
  }
}

const answerOf = (job: ResearchJob): ResearchJobAnswer => ({
  provider: job.provider,
  state: job.state,
  fault: job.fault,
  reason: job.reason,
  cost_usd: job.costUsd,
  created_at: job.createdAt,
  looked_at: job.lookedAt,
  finished_at: job.finishedAt,
  used_round: job.usedRound,
  leads: job.leads as unknown as LeadAnswer[],
  text: job.text,
});
