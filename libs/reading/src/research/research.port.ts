import type { CallContext, Instant, ResearchLead } from '@corroborate/domain';
import type { PricedManifest } from '@corroborate/providers';

/** Faults, which determine the next step (see `research.policy.ts`). */
export const RESEARCH_FAULTS = [
  'timeout',
  'auth-error',
  'rate-limit',
  'not-found',
  'budget',
  'refused',
  'failed',
] as const;
export type ResearchFault = (typeof RESEARCH_FAULTS)[number];

/** Response of a provider about a research request. */
export type ResearchResponse =
  | { kind: 'pending'; id: string }
  | { kind: 'done'; id: string; text: string; leads: ResearchLead[]; costUsd: number | null }
  | { kind: 'fault'; fault: ResearchFault; reason: string; retryAt?: Instant };

export interface ResearchManifest extends PricedManifest {
  /** Time limit of the starting call in ms; some providers return the whole result in it. */
  startMs: number;
}

/**
 * A service that searches for minutes up to an hour and writes a text. It is started once, then polled by ID, possibly
 * by another process. Its text is only a lead: it is never cited or counted. Never throws.
 */
export interface DeepResearchProvider {
  readonly manifest: ResearchManifest;
  start(question: string, context: CallContext): Promise<ResearchResponse>;
  look(id: string, context: CallContext): Promise<ResearchResponse>;
  /** Cancels the research if the provider supports this. */
  end(id: string, context: CallContext): Promise<void>;
}
