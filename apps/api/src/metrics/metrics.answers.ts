import { ApiProperty } from '@nestjs/swagger';
import { METRIC_GROUPINGS, type MetricGrouping } from './metrics.dto';

const nullable = { nullable: true } as const;
const COUNT = { type: 'integer', minimum: 0, example: 12 } as const;
const RATE = { type: Number, minimum: 0, maximum: 1, ...nullable, example: 0.75 } as const;
const SECONDS = { type: Number, minimum: 0, ...nullable, example: 41.5 } as const;
const MS = { type: Number, minimum: 0, ...nullable, example: 230 } as const;
const USD = { minimum: 0, example: 0.031 } as const;

export class FiguresAnswer {
  @ApiProperty({ ...COUNT, description: 'Ended in the window, however they ended.' }) investigations: number;
  @ApiProperty(COUNT) completed: number;
  @ApiProperty(COUNT) failed: number;
  @ApiProperty(COUNT) cancelled: number;
  @ApiProperty({ ...RATE, description: 'Share of the completed that met a criterion of success. Rates are null where there is nothing to take a share of.' })
  success_rate: number | null;
  @ApiProperty({ ...RATE, description: 'Share of the completed that found at least three sources, whatever these are worth.' })
  three_sources_rate: number | null;
  @ApiProperty({ ...RATE, description: 'Share of the completed that could not look everywhere.' }) partial_rate: number | null;
  @ApiProperty({ ...RATE, description: 'Share of the completed that asked for a person.' }) review_rate: number | null;
  @ApiProperty({ ...COUNT, description: 'Completed whose topic rose, by the rules or by a person after review.' }) upgraded: number;
  @ApiProperty({ ...RATE, description: 'Share of those completed whose topic could rise.' }) upgrade_rate: number | null;
  @ApiProperty({ ...COUNT, description: 'Of these upgrades: called false by a person, at any time since.' }) false_upgrades: number;
  @ApiProperty({ ...RATE, description: 'false_upgrades / upgraded.' }) false_upgrade_rate: number | null;
  @ApiProperty({ type: Number, minimum: 0, ...nullable, example: 4.2, description: 'Relevant sources of a completed investigation.' }) mean_sources: number | null;
  @ApiProperty({ ...SECONDS, description: 'From start to end of the completed.' }) seconds_p50: number | null;
  @ApiProperty(SECONDS) seconds_p95: number | null;
  @ApiProperty(SECONDS) seconds_p99: number | null;
  @ApiProperty({ ...SECONDS, description: 'From order to start.' }) wait_seconds_p95: number | null;
  @ApiProperty({ ...USD, description: 'Of all that ended.' }) cost_usd: number;
  @ApiProperty({ type: Number, ...nullable, ...USD }) cost_per_investigation_usd: number | null;
  @ApiProperty({ ...USD, description: 'Spread over every day of the window.' }) cost_per_day_usd: number;
  @ApiProperty({ ...COUNT, description: 'Review items settled in the window: approved, overturned or raised.' }) decisions: number;
  @ApiProperty(COUNT) approved: number;
  @ApiProperty({ ...COUNT, description: 'Rejected, or set to a lower level than recommended.' }) overturned: number;
  @ApiProperty({ ...COUNT, description: 'Set by hand to the recommended or a higher level.' }) raised: number;
  @ApiProperty({ ...RATE, description: 'overturned / decisions.' }) overturn_rate: number | null;
}

export class FigureGroupAnswer extends FiguresAnswer {
  @ApiProperty({ example: '2026-01-02', description: 'A day of UTC or a mode. Investigations belong to the day on which they ended, decisions to their own.' })
  key: string;
}

export class EngineFiguresAnswer {
  @ApiProperty({ example: 'brave', description: 'A search engine, network, index, archive or model; `page` = pages read.' }) key: string;
  @ApiProperty(COUNT) calls: number;
  @ApiProperty({ ...COUNT, description: 'Answered by our own cache. The other figures leave these out.' }) from_cache: number;
  @ApiProperty(COUNT) found: number;
  @ApiProperty(COUNT) nothing_found: number;
  @ApiProperty(COUNT) blocked: number;
  @ApiProperty({ ...COUNT, description: 'Turned away by a rate limit.' }) limited: number;
  @ApiProperty(COUNT) not_configured: number;
  @ApiProperty(COUNT) failed: number;
  @ApiProperty({ ...RATE, description: 'Share of calls after which we do not know: blocked, limited, not configured, failed.' }) hole_rate: number | null;
  @ApiProperty({ type: Boolean, ...nullable, example: true, description: 'Whether at least half of its calls came to something; null without a call.' })
  healthy: boolean | null;
  @ApiProperty(MS) latency_ms_p50: number | null;
  @ApiProperty(MS) latency_ms_p95: number | null;
  @ApiProperty(MS) latency_ms_p99: number | null;
  @ApiProperty(USD) cost_usd: number;
  @ApiProperty({ format: 'date-time', example: '2026-01-02T11:58:00.000Z' }) last_at: string;
}

export class WaitingReviewsAnswer {
  @ApiProperty(COUNT) open: number;
  @ApiProperty({ ...SECONDS, description: 'How long the oldest has waited.' }) oldest_seconds: number | null;
  @ApiProperty(SECONDS) median_seconds: number | null;
}

export class MetricsSummaryAnswer {
  @ApiProperty({ format: 'date-time', example: '2026-01-01T00:00:00.000Z' }) from: string;
  @ApiProperty({ format: 'date-time', example: '2026-02-01T00:00:00.000Z', description: 'The first moment that does not count.' }) to: string;
  @ApiProperty({ enum: METRIC_GROUPINGS, example: 'day' }) by: MetricGrouping;
  @ApiProperty({ type: FiguresAnswer, description: 'The whole window.' }) total: FiguresAnswer;
  @ApiProperty({ type: [FigureGroupAnswer], description: 'Every day or mode, also an empty one. None where `by` is `engine`: an investigation asks many.' })
  groups: FigureGroupAnswer[];
  @ApiProperty({ type: [EngineFiguresAnswer], description: 'Who was asked in the window.' }) engines: EngineFiguresAnswer[];
  @ApiProperty({ type: WaitingReviewsAnswer, description: 'What waits for a person now.' }) reviews: WaitingReviewsAnswer;
}
