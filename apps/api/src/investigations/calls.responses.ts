import { z } from 'zod';
import { responseType, list, moment, nested } from '../openapi/response.type';

/** An external call, or a response from the cache. */
export class CallResponse extends responseType({
  at: moment,
  stage: z.string().meta({ example: 'search' }),
  provider: z.string().meta({ example: 'brave' }),
  method: z.string().meta({ example: 'GET' }),
  url: z
    .string()
    .meta({ example: 'https://api.search.example/web?q=dock+workers', description: 'Request URL without secrets.' }),
  outcome: z.string().meta({ example: 'found' }),
  reason: z.string().nullable().meta({ example: null }),
  status: z.int().nullable().meta({ example: 200 }),
  cached: z.boolean().meta({ example: false }),
  attempts: z.int().meta({ example: 1 }),
  latency_ms: z.int().meta({ example: 240 }),
  bytes: z.int().meta({ example: 18230 }),
  cost_usd: z.number().meta({ example: 0.005 }),
}) {}

export class CallTotalsResponse extends responseType({
  calls: z.int().meta({ example: 61 }),
  from_cache: z.int().meta({ example: 12 }),
  holes: z.int().meta({ example: 3, description: 'Failed calls (timeouts, refusals, quota).' }),
  cost_usd: z.number().meta({ example: 0.02 }),
  bytes: z.int().meta({ example: 1830230 }),
}) {}

export class CallLedgerResponse extends responseType({
  calls: list(CallResponse).meta({ description: 'Calls in the order in which they were made.' }),
  totals: nested(CallTotalsResponse),
}) {}
