import { z } from 'zod';
import type { CallContext, Outcome, UpstreamGateway } from '@corroborate/domain';
import type { SelfTestReport } from '@corroborate/search';

/** A test query to one service, chosen so that it always has results. */
export interface LiveProbe {
  /** Name of the adapter in the ledger. */
  name: string;
  title: string;
  /** Maximum cost in US dollars. */
  priceUsd: number;
  /** Whether a key is configured. */
  hasKey: boolean;
  /** Date on which the service ends; null if unknown. */
  ends: string | null;
  ask(gateway: UpstreamGateway, context: CallContext): Promise<Outcome<unknown>>;
}

export const LIVE_VERDICTS = [
  'works',
  'key refused',
  'changed',
  'blocked',
  'gone',
  'limited',
  'unreachable',
  'not configured',
  'not asked',
] as const;
export type LiveVerdict = (typeof LIVE_VERDICTS)[number];

export interface LiveReport extends Pick<SelfTestReport, 'name' | 'title' | 'reason' | 'costUsd'> {
  verdict: LiveVerdict;
  /** The missing field, if the verdict is `changed` and the field is known. */
  field: string | null;
}

/** A response as written to the folder: without secrets, and with long bodies truncated. */
export const LIVE_RECORDING = z.object({
  probe: z.string(),
  method: z.string(),
  url: z.string(),
  /** Null if there was no response; `outcome` and `failure` then give the reason. */
  status: z.number().int().nullable(),
  outcome: z.enum(['found', 'blocked', 'limited', 'failed']),
  failure: z.string().nullable(),
  headers: z.record(z.string(), z.string()),
  body: z.string(),
});
export type LiveRecording = z.output<typeof LIVE_RECORDING>;
