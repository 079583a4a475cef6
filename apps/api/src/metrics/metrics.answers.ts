import { ApiProperty } from '@nestjs/swagger';
import { FIGURE_WORDS } from './figures.words';
import { METRIC_GROUPINGS, type MetricGrouping } from './metrics.dto';
import { nullable } from '../openapi/answer.parts';

const COUNT = { type: 'integer', minimum: 0, example: 12 } as const;
const RATE = { type: Number, minimum: 0, maximum: 1, ...nullable, example: 0.75 } as const;
const SECONDS = { type: Number, minimum: 0, ...nullable, example: 41.5 } as const;
const MS = { type: Number, minimum: 0, ...nullable, example: 230 } as const;
const USD = { minimum: 0, example: 0.031 } as const;

/** Rates are shares from 0 to 1, null where there is nothing to take a share of. */
export class FiguresAnswer {
  @ApiProperty({ ...COUNT, description: FIGURE_WORDS.investigations }) investigations: number;
  @ApiProperty({ ...COUNT, description: FIGURE_WORDS.completed }) completed: number;
  @ApiProperty({ ...COUNT, description: FIGURE_WORDS.failed }) failed: number;
  @ApiProperty({ ...COUNT, description: FIGURE_WORDS.cancelled }) cancelled: number;
  @ApiProperty({ ...RATE, description: FIGURE_WORDS.success_rate }) success_rate: number | null;
  @ApiProperty({ ...RATE, description: FIGURE_WORDS.criteria_met_rate }) criteria_met_rate: number | null;
  @ApiProperty({ ...RATE, description: FIGURE_WORDS.partial_rate }) partial_rate: number | null;
  @ApiProperty({ ...RATE, description: FIGURE_WORDS.review_rate }) review_rate: number | null;
  @ApiProperty({ ...COUNT, description: FIGURE_WORDS.upgraded }) upgraded: number;
  @ApiProperty({ ...RATE, description: FIGURE_WORDS.upgrade_rate }) upgrade_rate: number | null;
  @ApiProperty({ ...COUNT, description: FIGURE_WORDS.false_upgrades }) false_upgrades: number;
  @ApiProperty({ ...RATE, description: FIGURE_WORDS.false_upgrade_rate }) false_upgrade_rate: number | null;
  @ApiProperty({ ...COUNT, description: FIGURE_WORDS.withheld_upgrades }) withheld_upgrades: number;
  @ApiProperty({ ...COUNT, description: FIGURE_WORDS.withheld_confirmed }) withheld_confirmed: number;
  @ApiProperty({ ...COUNT, description: FIGURE_WORDS.withheld_refused }) withheld_refused: number;
  @ApiProperty({ type: Number, minimum: 0, ...nullable, example: 4.2, description: FIGURE_WORDS.mean_sources })
  mean_sources: number | null;
  @ApiProperty({ ...SECONDS, description: FIGURE_WORDS.seconds_p50 }) seconds_p50: number | null;
  @ApiProperty({ ...SECONDS, description: FIGURE_WORDS.seconds_p95 }) seconds_p95: number | null;
  @ApiProperty({ ...SECONDS, description: FIGURE_WORDS.seconds_p99 }) seconds_p99: number | null;
  @ApiProperty({ ...SECONDS, description: FIGURE_WORDS.wait_seconds_p95 }) wait_seconds_p95: number | null;
  @ApiProperty({ ...USD, description: FIGURE_WORDS.cost_usd }) cost_usd: number;
  @ApiProperty({ type: Number, ...nullable, ...USD, description: FIGURE_WORDS.cost_per_investigation_usd })
  cost_per_investigation_usd: number | null;
  @ApiProperty({ ...USD, description: FIGURE_WORDS.cost_per_day_usd }) cost_per_day_usd: number;
  @ApiProperty({ ...COUNT, description: FIGURE_WORDS.decisions }) decisions: number;
  @ApiProperty({ ...COUNT, description: FIGURE_WORDS.approved }) approved: number;
  @ApiProperty({ ...COUNT, description: FIGURE_WORDS.overturned }) overturned: number;
  @ApiProperty({ ...COUNT, description: FIGURE_WORDS.raised }) raised: number;
  @ApiProperty({ ...RATE, description: FIGURE_WORDS.overturn_rate }) overturn_rate: number | null;
}

export class FigureGroupAnswer extends FiguresAnswer {
  @ApiProperty({
    example: '2026-01-02',
    description:
      'A day of UTC or a mode. Investigations belong to the day on which they ended, decisions to their own.',
  })
  key: string;
}

export class EngineFiguresAnswer {
  @ApiProperty({
    example: 'brave',
    description: 'A search engine, network, index, archive or model; `page` = pages read.',
  })
  key: string;
  @ApiProperty({
    type: String,
    ...nullable,
    example: null,
    description: 'What people call a register; null for others.',
  })
  title: string | null;
  @ApiProperty(COUNT) calls: number;
  @ApiProperty({ ...COUNT, description: 'Answered by our own cache. The other figures leave these out.' })
  from_cache: number;
  @ApiProperty(COUNT) found: number;
  @ApiProperty(COUNT) nothing_found: number;
  @ApiProperty(COUNT) blocked: number;
  @ApiProperty({ ...COUNT, description: 'Turned away by a rate limit.' }) limited: number;
  @ApiProperty(COUNT) not_configured: number;
  @ApiProperty(COUNT) failed: number;
  @ApiProperty({
    ...RATE,
    description: 'Share of calls after which we do not know: blocked, limited, not configured, failed.',
  })
  hole_rate: number | null;
  @ApiProperty({
    type: Boolean,
    ...nullable,
    example: true,
    description: 'Whether at least half of its calls came to something; null without a call.',
  })
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
  @ApiProperty({
    format: 'date-time',
    example: '2026-02-01T00:00:00.000Z',
    description: 'The first moment that does not count.',
  })
  to: string;
  @ApiProperty({ enum: METRIC_GROUPINGS, example: 'day' }) by: MetricGrouping;
  @ApiProperty({ type: FiguresAnswer, description: 'The whole window.' }) total: FiguresAnswer;
  @ApiProperty({
    type: [FigureGroupAnswer],
    description: 'Every day or mode, also an empty one. None where `by` is `engine`: an investigation asks many.',
  })
  groups: FigureGroupAnswer[];
  @ApiProperty({ type: [EngineFiguresAnswer], description: 'Who was asked in the window.' })
  engines: EngineFiguresAnswer[];
  @ApiProperty({ type: WaitingReviewsAnswer, description: 'What waits for a person now.' })
  reviews: WaitingReviewsAnswer;
}
