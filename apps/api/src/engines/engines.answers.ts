import { ApiProperty } from '@nestjs/swagger';
import type { OutcomeKind } from '@corroborate/domain';
import type { EngineView } from '../investigation.port';
import { nullable } from '../openapi/answer.parts';

const OUTCOMES: OutcomeKind[] = ['found', 'nothing-found', 'blocked', 'limited', 'not-configured', 'failed'];

export class EngineOperatorsAnswer {
  @ApiProperty({ example: true, description: 'Quotations are taken literally.' }) phrase: boolean;
  @ApiProperty({ example: true }) site: boolean;
  @ApiProperty({ example: true, description: 'It can look in a span of days.' }) date_window: boolean;
  @ApiProperty({ example: true }) or: boolean;
  @ApiProperty({ example: true }) exclude: boolean;
}

export class EngineSelfTestAnswer {
  @ApiProperty({ example: 'weather' }) query: string;
  @ApiProperty({ example: 'results with addresses of others', description: 'What an answer shows.' }) proves: string;
}

export class EngineAnswer {
  @ApiProperty({ example: 'brave', description: 'The name used in coverage and in `DISABLED_ENGINES`.' })
  name: string;
  @ApiProperty({ example: 'Brave Search' }) title: string;
  @ApiProperty({
    enum: ['web', 'news', 'reference', 'archive'],
    example: 'web',
    description: '`reference`: encyclopedias and registers of papers. `archive`: copies of pages, by address.',
  })
  kind: 'web' | 'news' | 'reference' | 'archive';
  @ApiProperty({ format: 'uri', example: 'https://brave.com/search/api/' }) homepage: string;
  @ApiProperty({ example: true }) needs_key: boolean;
  @ApiProperty({ example: true, description: 'Could it be asked?' }) configured: boolean;
  @ApiProperty({ type: String, ...nullable, example: null, description: 'Why it is not configured.' })
  unconfigured_reason: string | null;
  @ApiProperty({
    type: Boolean,
    ...nullable,
    example: true,
    description: 'Whether its latest call since midnight UTC was answered; null when there was none.',
  })
  healthy: boolean | null;
  @ApiProperty({
    enum: ['closed', 'open', 'unknown'],
    example: 'closed',
    description:
      'As the latest call of any worker shows it: `open` while calls are refused because several failed in a ' +
      'row, `unknown` without a call today.',
  })
  circuit: 'closed' | 'open' | 'unknown';
  @ApiProperty({ minimum: 0, example: 0.005, description: 'US dollars for one call; 0 is free.' })
  price_usd: number;
  @ApiProperty({
    type: 'integer',
    minimum: 0,
    example: 1000,
    description: 'Least milliseconds between two calls, over all processes.',
  })
  pace_ms: number;
  @ApiProperty({ type: 'integer', minimum: 1, example: 400, description: 'Characters.' }) max_query_length: number;
  @ApiProperty({ type: EngineOperatorsAnswer }) operators: EngineOperatorsAnswer;
  @ApiProperty({ type: 'integer', minimum: 1, example: 20 }) results_per_page: number;
  @ApiProperty({ type: EngineSelfTestAnswer, description: '`corroborate engines --test` asks it.' })
  self_test: EngineSelfTestAnswer;
  @ApiProperty({ minimum: 0, example: 0.015, description: 'US dollars since midnight UTC.' })
  spent_today_usd: number;
  @ApiProperty({
    type: 'integer',
    minimum: 0,
    example: 3,
    description: 'Since midnight UTC, without those that the cache answered.',
  })
  calls_today: number;
  @ApiProperty({ type: String, format: 'date-time', ...nullable, example: '2026-01-02T11:58:00.000Z' })
  last_call_at: string | null;
  @ApiProperty({ type: String, enum: [...OUTCOMES, null], ...nullable, example: 'found' })
  last_outcome: OutcomeKind | null;
  @ApiProperty({
    type: String,
    ...nullable,
    example: null,
    description: 'Why the latest call brought nothing.',
  })
  last_error: string | null;
  @ApiProperty({
    type: [String],
    example: ['BRAVE_API_KEY'],
    description: 'Names of the settings it needs; their values are never shown.',
  })
  settings: string[];
  @ApiProperty({
    example: 'Short caching only on the standard plan.',
    description: 'What its operator allows.',
  })
  terms: string;
  @ApiProperty({ type: [String], example: ['Dates come without a zone.'] }) notes: string[];
}

export class EngineListAnswer {
  @ApiProperty({ type: [EngineAnswer] }) engines: EngineAnswer[];
}

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
