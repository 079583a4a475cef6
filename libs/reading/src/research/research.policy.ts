import type { Instant, ResearchLead, ResearchState } from '@corroborate/domain';
import type { ResearchFault, ResearchResponse } from './research.port';

/** Next action after a fault. */
type FaultAction = 'look-again' | 'wait' | 'start-anew' | 'give-up';
export const FAULT_ACTIONS: Record<ResearchFault, FaultAction> = {
  timeout: 'look-again',
  'rate-limit': 'wait',
  'not-found': 'start-anew',
  'auth-error': 'give-up',
  budget: 'give-up',
  refused: 'give-up',
  failed: 'give-up',
};

/** State of a research request before it is polled. */
export interface ResearchProgress {
  /**
   * State before this process took over the request. `starting` means that the previous process died during the call.
   */
  was: 'wanted' | 'starting' | 'pending';
  externalId: string | null;
  /** Number of starts, including this one. */
  starts: number;
  /** Time of the request. */
  createdAt: Instant;
}

export interface ResearchLimits {
  /** Interval between polls in ms. */
  pollMs: number;
  /** Request timeout in ms. */
  mostMs: number;
}

/** Changes to store. */
export interface ResearchStep {
  state: ResearchState;
  externalId: string | null;
  fault: ResearchFault | null;
  reason: string | null;
  /** Delay in ms until the next poll. */
  waitMs: number;
  text: string | null;
  leads: ResearchLead[] | null;
  costUsd: number | null;
}

/** The first start, plus one if the provider lost the research or its ID is unknown. */
export const MAX_START_ATTEMPTS = 2;
/** Minimum delay in ms after "too many requests". */
const MIN_WAIT_MS = 60_000;

/** Next state after a response. */
export function nextStep(
  progress: ResearchProgress,
  response: ResearchResponse,
  now: Date,
  limits: ResearchLimits,
): ResearchStep {
  if (response.kind === 'done')
    return { ...toStep('done', response.id), text: response.text, leads: response.leads, costUsd: response.costUsd };
  const step =
    response.kind === 'pending'
      ? toStep('pending', response.id, limits.pollMs)
      : stepAfterFault(progress, response, now, limits);
  return isOpen(step) && hasTimedOut(progress, now, limits)
    ? { ...step, state: 'ended', fault: 'timeout', reason: 'timed out' }
    : step;
}

export const hasTimedOut = (
  { createdAt }: Pick<ResearchProgress, 'createdAt'>,
  now: Date,
  { mostMs }: ResearchLimits,
) => now.getTime() - new Date(createdAt).getTime() >= mostMs;

const isOpen = ({ state }: ResearchStep): boolean => state === 'wanted' || state === 'pending';

type Fault = Extract<ResearchResponse, { kind: 'fault' }>;

function stepAfterFault(
  progress: ResearchProgress,
  response: Fault,
  now: Date,
  { pollMs }: ResearchLimits,
): ResearchStep {
  const { fault, reason } = response;
  const as = (step: ResearchStep): ResearchStep => ({ ...step, fault, reason });
  const { externalId, starts } = progress;
  const anew = () => as(starts < MAX_START_ATTEMPTS ? toStep('wanted', null, pollMs) : toStep('failed', externalId));
  switch (FAULT_ACTIONS[fault]) {
    case 'wait':
      return as(toStep(externalId === null ? 'wanted' : 'pending', externalId, waitMsAfter(response, now)));
    case 'look-again':
      // If the response to the starting call was lost, the ID is unknown.
      return externalId === null ? anew() : as(toStep('pending', externalId, pollMs));
    case 'start-anew':
      return anew();
    case 'give-up':
      return as(toStep('failed', externalId));
  }
}

const waitMsAfter = ({ retryAt }: Fault, now: Date): number =>
  Math.max(MIN_WAIT_MS, retryAt ? Date.parse(retryAt) - now.getTime() : 0);

const toStep = (state: ResearchState, externalId: string | null, waitMs = 0): ResearchStep => ({
  state,
  externalId,
  fault: null,
  reason: null,
  waitMs,
  text: null,
  leads: null,
  costUsd: null,
});
