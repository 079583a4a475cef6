import { Controller, Get, Header } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { Access } from '../access/access.decorator';
import { ApiProblems } from '../openapi/problem.schema';
import { HttpProblem } from '../problems/problem';
import { HealthService } from './health.service';
import { z } from 'zod';
import { responseType, json } from '../openapi/response.type';

export class LivenessResponse extends responseType({
  status: z.enum(['up']).meta({ example: 'up' }),
}) {}

export class ReadinessResponse extends responseType({
  status: z.enum(['ready']).meta({ example: 'ready' }),
  parts: json<Record<string, 'up'>>({
    type: 'object',
    additionalProperties: { type: 'string', enum: ['up'] },
    example: { database: 'up', queue: 'up' },
  }),
}) {}

@ApiTags('health')
@Controller('api/health')
export class HealthController {
  constructor(private readonly health: HealthService) {}

  @Get('live')
  @Header('Cache-Control', 'no-store')
  @Access('anyone')
  @ApiOperation({ operationId: 'live', summary: 'Liveness check' })
  @ApiResponse({ status: 200, type: LivenessResponse, description: 'The process is running.' })
  @ApiProblems()
  live(): LivenessResponse {
    return { status: 'up' };
  }

  @Get('ready')
  @Header('Cache-Control', 'no-store')
  @Access('anyone')
  @ApiOperation({ operationId: 'ready', summary: 'Readiness check of the database and the queue' })
  @ApiResponse({ status: 200, type: ReadinessResponse, description: 'All dependencies are up.' })
  @ApiProblems('not-ready')
  async ready(): Promise<ReadinessResponse> {
    const parts = Object.entries(await this.health.parts());
    const down = parts.filter(([, { up }]) => !up);
    if (down.length === 0)
      return { status: 'ready', parts: Object.fromEntries(parts.map(([name]) => [name, 'up' as const])) };
    const items = down.map(([part, { reason }]) => ({
      detail: `${part} is down${reason ? `: ${reason}` : ''}.`,
      part,
    }));
    throw new HttpProblem('not-ready', `Unavailable: ${down.map(([name]) => name).join(' and ')}.`, items);
  }
}
