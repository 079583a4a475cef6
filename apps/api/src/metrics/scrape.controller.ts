import { Controller, Get, Header } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { Access } from '../access/access.decorator';
import { ApiProblems } from '../openapi/problem.schema';
import { PrometheusExporter } from './prometheus.exporter';

@ApiTags('metrics')
@Controller('metrics')
export class ScrapeController {
  constructor(private readonly scrape: PrometheusExporter) {}

  @Get()
  @Header('Cache-Control', 'no-store')
  @Header('Content-Type', 'text/plain; version=0.0.4; charset=utf-8')
  @Access('metrics')
  @ApiOperation({
    operationId: 'prometheus',
    summary: 'Get metrics of the installation and this process for Prometheus',
    description:
      'Gauges of the installation have the same value in every API process: aggregate them with `max`. ' +
      'Per-process metrics are `corroborate_http_seconds` and, in processes that run stages, ' +
      '`corroborate_stage_seconds` and `corroborate_upstream_*`.',
  })
  @ApiResponse({
    status: 200,
    description: 'Prometheus exposition format.',
    content: { 'text/plain': { schema: { type: 'string' } } },
  })
  @ApiProblems()
  metrics(): Promise<string> {
    return this.scrape.text();
  }
}
