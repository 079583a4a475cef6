import { DATABASE, type Database } from '@corroborate/db';
import { Controller, Get, Header, Inject, Query, Res } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { systemClock } from '@corroborate/domain';
import { Access } from '../access/access.decorator';
import { ApiProblems } from '../openapi/problem.schema';
import { toCsv } from './csv';
import { MetricsSummaryResponse } from './metrics.responses';
import { MetricsQueryDto } from './metrics.dto';
import { toEngine, toFigures, toGroups } from './metrics.view';
import { listDays, parseWindow } from './metrics.window';

@ApiTags('metrics')
@Controller('api/metrics')
export class MetricsController {
  constructor(@Inject(DATABASE) private readonly db: Database) {}

  @Get('summary')
  @Header('Cache-Control', 'no-store')
  @Access('viewer')
  @ApiOperation({
    operationId: 'metricsSummary',
    summary: 'Get metrics: success, upgrades, duration, cost, engines and reviews',
  })
  @ApiResponse({
    status: 200,
    type: MetricsSummaryResponse,
    description: 'Totals, groups and the current review backlog.',
  })
  @ApiProblems()
  summary(@Query() query: MetricsQueryDto): Promise<MetricsSummaryResponse> {
    return this.summaryOf(query);
  }

  @Get('summary.csv')
  @Header('Cache-Control', 'no-store')
  @Header('Content-Type', 'text/csv; charset=utf-8')
  @Access('viewer')
  @ApiOperation({
    operationId: 'metricsCsv',
    summary: 'Export the metrics as CSV: one row per day, mode or engine, and a total',
  })
  @ApiResponse({
    status: 200,
    description: 'CSV (RFC 4180) with the column names of the summary.',
    content: { 'text/csv': { schema: { type: 'string' } } },
  })
  @ApiProblems()
  async csv(@Query() query: MetricsQueryDto, @Res({ passthrough: true }) response: Response): Promise<string> {
    const summary = await this.summaryOf(query);
    const name = `corroborate-${summary.by}-${summary.from.slice(0, 10)}-${summary.to.slice(0, 10)}.csv`;
    response.setHeader('Content-Disposition', `attachment; filename="${name}"`);
    return toCsvTable(summary);
  }

  /** Uses the system clock even if the product's clock is frozen. */
  private async summaryOf({ from, to, by = 'day' }: MetricsQueryDto): Promise<MetricsSummaryResponse> {
    const window = parseWindow({ from, to }, systemClock.now());
    const grouping = by === 'day' ? 'day' : 'mode';
    const { metrics } = this.db;
    const [figures, engines, waiting] = await Promise.all([
      metrics.figures(window, grouping),
      metrics.engines(window),
      metrics.waitingReviews(),
    ]);
    return {
      from: window.from.toISOString(),
      to: window.to.toISOString(),
      by,
      total: toFigures(figures.total.work, figures.total.decisions, listDays(window).length),
      groups: by === 'engine' ? [] : toGroups(figures.groups, by, window),
      engines: engines.map(toEngine),
      reviews: { open: waiting.open, oldest_seconds: waiting.oldestSeconds, median_seconds: waiting.medianSeconds },
    };
  }
}

function toCsvTable({ by, total, groups, engines }: MetricsSummaryResponse): string {
  if (by !== 'engine')
    return toCsv(
      ['key', ...Object.keys(total)],
      [...groups, { key: 'total', ...total }].map((row) => ({ ...row })),
    );
  return toCsv(
    ENGINE_COLUMNS,
    engines.map((row) => ({ ...row })),
  );
}

const ENGINE_COLUMNS: (keyof MetricsSummaryResponse['engines'][number])[] = [
  'key',
  'calls',
  'from_cache',
  'found',
  'nothing_found',
  'blocked',
  'limited',
  'not_configured',
  'failed',
  'hole_rate',
  'healthy',
  'latency_ms_p50',
  'latency_ms_p95',
  'latency_ms_p99',
  'cost_usd',
  'last_at',
];
