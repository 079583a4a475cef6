import type { OutcomeKind } from '@corroborate/domain';

import { z } from 'zod';
import { responseType, list, nested } from '../openapi/response.type';

const OUTCOMES: OutcomeKind[] = ['found', 'nothing-found', 'blocked', 'limited', 'not-configured', 'failed'];

class EngineOperatorsResponse extends responseType({
  phrase: z.boolean().meta({ example: true, description: 'Whether quoted phrases are matched exactly.' }),
  site: z.boolean().meta({ example: true }),
  date_window: z.boolean().meta({ example: true, description: 'Whether results can be limited to a date range.' }),
  or: z.boolean().meta({ example: true }),
  exclude: z.boolean().meta({ example: true }),
}) {}

class EngineSelfTestResponse extends responseType({
  query: z.string().meta({ example: 'weather' }),
  proves: z
    .string()
    .meta({ example: 'results with URLs of other sites', description: 'What a successful response demonstrates.' }),
}) {}

class EngineResponse extends responseType({
  name: z.string().meta({ example: 'brave', description: 'Name used in coverage and in `DISABLED_ENGINES`.' }),
  title: z.string().meta({ example: 'Brave Search' }),
  kind: z.enum(['web', 'news', 'reference', 'archive']).meta({
    example: 'web',
    description: '`reference`: encyclopedias and indexes of papers. `archive`: archived pages, by URL.',
  }),
  homepage: z.string().meta({ format: 'uri', example: 'https://brave.com/search/api/' }),
  needs_key: z.boolean().meta({ example: true }),
  configured: z.boolean().meta({ example: true, description: 'Whether all required settings are present.' }),
  unconfigured_reason: z.string().nullable().meta({ example: null, description: 'Reason why it is not configured.' }),
  healthy: z.boolean().nullable().meta({
    example: true,
    description: 'Whether the latest call since midnight UTC succeeded; null without a call.',
  }),
  circuit: z.enum(['closed', 'open', 'unknown']).meta({
    example: 'closed',
    description:
      'Circuit breaker as of the latest call by any worker. `open`: calls are blocked after repeated ' +
      'failures. `unknown`: no call today.',
  }),
  price_usd: z.number().min(0).meta({ example: 0.005, description: 'Price per call in US dollars; 0 is free.' }),
  pace_ms: z
    .int()
    .min(0)
    .meta({ example: 1000, description: 'Minimum interval between calls in ms, across all processes.' }),
  max_query_length: z.int().min(1).meta({ example: 400, description: 'Maximum query length in characters.' }),
  operators: nested(EngineOperatorsResponse),
  results_per_page: z.int().min(1).meta({ example: 20 }),
  self_test: nested(EngineSelfTestResponse).meta({ description: 'Query sent by `corroborate engines --test`.' }),
  spent_today_usd: z.number().min(0).meta({ example: 0.015, description: 'Cost since midnight UTC in US dollars.' }),
  calls_today: z.int().min(0).meta({ example: 3, description: 'Calls since midnight UTC, excluding cache hits.' }),
  last_call_at: z.string().nullable().meta({ format: 'date-time', example: '2026-01-02T11:58:00.000Z' }),
  last_outcome: z.enum(OUTCOMES).nullable().meta({ example: 'found' }),
  last_error: z.string().nullable().meta({ example: null, description: 'Error of the latest call.' }),
  settings: z
    .array(z.string())
    .meta({ example: ['BRAVE_API_KEY'], description: 'Names of the required settings. Values are never returned.' }),
  terms: z
    .string()
    .meta({ example: 'Short caching only on the standard plan.', description: 'Terms of use of the operator.' }),
  notes: z.array(z.string()).meta({ example: ['Dates have no time zone.'] }),
}) {}

export class EngineListResponse extends responseType({
  engines: list(EngineResponse),
}) {}
