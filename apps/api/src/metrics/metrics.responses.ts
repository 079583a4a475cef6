import { FIGURE_DESCRIPTIONS } from './figures.messages';
import { METRIC_GROUPINGS } from './metrics.dto';

import { z } from 'zod';
import { responseType, list, nested } from '../openapi/response.type';

const COUNT = z.int().min(0).meta({ example: 12 });
const RATE = z.number().min(0).max(1).nullable().meta({ example: 0.75 });
const SECONDS = z.number().min(0).nullable().meta({ example: 41.5 });
const MS = z.number().min(0).nullable().meta({ example: 230 });
const USD = z.number().min(0).meta({ example: 0.031 });

/** Rates are fractions from 0 to 1, or null if the denominator is 0. */
export class FiguresResponse extends responseType({
  investigations: COUNT.meta({ description: FIGURE_DESCRIPTIONS.investigations }),
  completed: COUNT.meta({ description: FIGURE_DESCRIPTIONS.completed }),
  failed: COUNT.meta({ description: FIGURE_DESCRIPTIONS.failed }),
  cancelled: COUNT.meta({ description: FIGURE_DESCRIPTIONS.cancelled }),
  success_rate: RATE.meta({ description: FIGURE_DESCRIPTIONS.success_rate }),
  criteria_met_rate: RATE.meta({ description: FIGURE_DESCRIPTIONS.criteria_met_rate }),
  partial_rate: RATE.meta({ description: FIGURE_DESCRIPTIONS.partial_rate }),
  review_rate: RATE.meta({ description: FIGURE_DESCRIPTIONS.review_rate }),
  upgraded: COUNT.meta({ description: FIGURE_DESCRIPTIONS.upgraded }),
  upgrade_rate: RATE.meta({ description: FIGURE_DESCRIPTIONS.upgrade_rate }),
  false_upgrades: COUNT.meta({ description: FIGURE_DESCRIPTIONS.false_upgrades }),
  false_upgrade_rate: RATE.meta({ description: FIGURE_DESCRIPTIONS.false_upgrade_rate }),
  withheld_upgrades: COUNT.meta({ description: FIGURE_DESCRIPTIONS.withheld_upgrades }),
  withheld_confirmed: COUNT.meta({ description: FIGURE_DESCRIPTIONS.withheld_confirmed }),
  withheld_refused: COUNT.meta({ description: FIGURE_DESCRIPTIONS.withheld_refused }),
  mean_sources: z.number().min(0).nullable().meta({ example: 4.2, description: FIGURE_DESCRIPTIONS.mean_sources }),
  seconds_p50: SECONDS.meta({ description: FIGURE_DESCRIPTIONS.seconds_p50 }),
  seconds_p95: SECONDS.meta({ description: FIGURE_DESCRIPTIONS.seconds_p95 }),
  seconds_p99: SECONDS.meta({ description: FIGURE_DESCRIPTIONS.seconds_p99 }),
  wait_seconds_p95: SECONDS.meta({ description: FIGURE_DESCRIPTIONS.wait_seconds_p95 }),
  cost_usd: USD.meta({ description: FIGURE_DESCRIPTIONS.cost_usd }),
  cost_per_investigation_usd: USD.nullable().meta({ description: FIGURE_DESCRIPTIONS.cost_per_investigation_usd }),
  cost_per_day_usd: USD.meta({ description: FIGURE_DESCRIPTIONS.cost_per_day_usd }),
  decisions: COUNT.meta({ description: FIGURE_DESCRIPTIONS.decisions }),
  approved: COUNT.meta({ description: FIGURE_DESCRIPTIONS.approved }),
  overturned: COUNT.meta({ description: FIGURE_DESCRIPTIONS.overturned }),
  raised: COUNT.meta({ description: FIGURE_DESCRIPTIONS.raised }),
  overturn_rate: RATE.meta({ description: FIGURE_DESCRIPTIONS.overturn_rate }),
}) {}

export class FigureGroupResponse extends responseType(
  {
    key: z.string().meta({
      example: '2026-01-02',
      description: 'UTC day or mode. Investigations count on the day they ended, decisions on the day they were made.',
    }),
  },
  FiguresResponse,
) {}

export class EngineFiguresResponse extends responseType({
  key: z
    .string()
    .meta({ example: 'brave', description: 'Search engine, network, index, archive or model; `page` for pages read.' }),
  title: z.string().nullable().meta({ example: null, description: 'Name of the register; null for other services.' }),
  calls: COUNT,
  from_cache: COUNT.meta({ description: 'Cache hits. The other figures exclude them.' }),
  found: COUNT,
  nothing_found: COUNT,
  blocked: COUNT,
  limited: COUNT.meta({ description: 'Calls refused by a rate limit.' }),
  not_configured: COUNT,
  failed: COUNT,
  hole_rate: RATE.meta({
    description: 'Share of calls without a usable response: blocked, limited, not configured or failed.',
  }),
  healthy: z
    .boolean()
    .nullable()
    .meta({ example: true, description: 'Whether at least half of the calls succeeded; null without a call.' }),
  latency_ms_p50: MS,
  latency_ms_p95: MS,
  latency_ms_p99: MS,
  cost_usd: USD,
  last_at: z.string().meta({ format: 'date-time', example: '2026-01-02T11:58:00.000Z' }),
}) {}

class WaitingReviewsResponse extends responseType({
  open: COUNT,
  oldest_seconds: SECONDS.meta({ description: 'Age of the oldest open item in seconds.' }),
  median_seconds: SECONDS,
}) {}

export class MetricsSummaryResponse extends responseType({
  from: z.string().meta({ format: 'date-time', example: '2026-01-01T00:00:00.000Z' }),
  to: z.string().meta({
    format: 'date-time',
    example: '2026-02-01T00:00:00.000Z',
    description: 'End of the period (exclusive).',
  }),
  by: z.enum(METRIC_GROUPINGS).meta({ example: 'day' }),
  total: nested(FiguresResponse).meta({ description: 'Figures for the whole period.' }),
  groups: list(FigureGroupResponse).meta({
    description: 'One group per day or mode, including empty ones; none if `by` is `engine`.',
  }),
  engines: list(EngineFiguresResponse).meta({ description: 'Services called in the period.' }),
  reviews: nested(WaitingReviewsResponse).meta({ description: 'Current review backlog.' }),
}) {}
