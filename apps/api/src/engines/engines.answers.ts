import type { OutcomeKind } from '@corroborate/domain';
import type { EngineView } from '../investigation.port';

import { z } from 'zod';
import { answer, list, one } from '../openapi/answer';

const OUTCOMES: OutcomeKind[] = ['found', 'nothing-found', 'blocked', 'limited', 'not-configured', 'failed'];

class EngineOperatorsAnswer extends answer({
  phrase: z.boolean().meta({ example: true, description: 'Quotations are taken literally.' }),
  site: z.boolean().meta({ example: true }),
  date_window: z.boolean().meta({ example: true, description: 'It can look in a span of days.' }),
  or: z.boolean().meta({ example: true }),
  exclude: z.boolean().meta({ example: true }),
}) {}

class EngineSelfTestAnswer extends answer({
  query: z.string().meta({ example: 'weather' }),
  proves: z.string().meta({ example: 'results with addresses of others', description: 'What an answer shows.' }),
}) {}

export class EngineAnswer extends answer({
  name: z.string().meta({ example: 'brave', description: 'The name used in coverage and in `DISABLED_ENGINES`.' }),
  title: z.string().meta({ example: 'Brave Search' }),
  kind: z.enum(['web', 'news', 'reference', 'archive']).meta({
    example: 'web',
    description: '`reference`: encyclopedias and registers of papers. `archive`: copies of pages, by address.',
  }),
  homepage: z.string().meta({ format: 'uri', example: 'https://brave.com/search/api/' }),
  needs_key: z.boolean().meta({ example: true }),
  configured: z.boolean().meta({ example: true, description: 'Could it be asked?' }),
  unconfigured_reason: z.string().nullable().meta({ example: null, description: 'Why it is not configured.' }),
  healthy: z.boolean().nullable().meta({
    example: true,
    description: 'Whether its latest call since midnight UTC was answered; null when there was none.',
  }),
  circuit: z.enum(['closed', 'open', 'unknown']).meta({
    example: 'closed',
    description:
      'As the latest call of any worker shows it: `open` while calls are refused because several failed in a ' +
      'row, `unknown` without a call today.',
  }),
  price_usd: z.number().min(0).meta({ example: 0.005, description: 'US dollars for one call; 0 is free.' }),
  pace_ms: z
    .int()
    .min(0)
    .meta({ example: 1000, description: 'Least milliseconds between two calls, over all processes.' }),
  max_query_length: z.int().min(1).meta({ example: 400, description: 'Characters.' }),
  operators: one(EngineOperatorsAnswer),
  results_per_page: z.int().min(1).meta({ example: 20 }),
  self_test: one(EngineSelfTestAnswer).meta({ description: '`corroborate engines --test` asks it.' }),
  spent_today_usd: z.number().min(0).meta({ example: 0.015, description: 'US dollars since midnight UTC.' }),
  calls_today: z
    .int()
    .min(0)
    .meta({ example: 3, description: 'Since midnight UTC, without those that the cache answered.' }),
  last_call_at: z.string().nullable().meta({ format: 'date-time', example: '2026-01-02T11:58:00.000Z' }),
  last_outcome: z.enum(OUTCOMES).nullable().meta({ example: 'found' }),
  last_error: z.string().nullable().meta({ example: null, description: 'Why the latest call brought nothing.' }),
  settings: z
    .array(z.string())
    .meta({ example: ['BRAVE_API_KEY'], description: 'Names of the settings it needs; their values are never shown.' }),
  terms: z
    .string()
    .meta({ example: 'Short caching only on the standard plan.', description: 'What its operator allows.' }),
  notes: z.array(z.string()).meta({ example: ['Dates come without a zone.'] }),
}) {}

export class EngineListAnswer extends answer({
  engines: list(EngineAnswer),
}) {}

/** Field by field, so that nothing else of a view is ever shown. */
export const toEngineAnswer = (view: EngineView): EngineAnswer => ({
  name: view.name,
  title: view.title,
  kind: view.kind,
  homepage: view.homepage,
  needs_key: view.needsKey,
  configured: view.configured,
  unconfigured_reason: view.unconfiguredReason,
  healthy: view.healthy,
  circuit: view.circuit,
  price_usd: view.priceUsd,
  pace_ms: view.paceMs,
  max_query_length: view.maxQueryLength,
  operators: {
    phrase: view.operators.phrase,
    site: view.operators.site,
    date_window: view.operators.dateWindow,
    or: view.operators.or,
    exclude: view.operators.exclude,
  },
  results_per_page: view.resultsPerPage,
  self_test: { query: view.selfTest.query, proves: view.selfTest.proves },
  spent_today_usd: view.spentTodayUsd,
  calls_today: view.callsToday,
  last_call_at: view.lastCallAt,
  last_outcome: view.lastOutcome,
  last_error: view.lastError,
  settings: view.settings,
  terms: view.terms,
  notes: view.notes,
});
