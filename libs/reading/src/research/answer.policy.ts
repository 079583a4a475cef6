import type { Outcome } from '@corroborate/domain';
import {
  isObject,
  parseJsonOnce,
  toObject,
  listObjects,
  parseRetryAt,
  stringOr,
  type ProviderResponse,
  type Fields,
} from '@corroborate/providers';
import type { ResearchFault, ResearchResponse } from './research.port';

type FaultResponse = Extract<ResearchResponse, { kind: 'fault' }>;
const createFaultResponse = (kind: ResearchFault, reason: string, at?: string): FaultResponse => ({
  kind: 'fault',
  fault: kind,
  reason: reason.slice(0, 300),
  ...(at ? { retryAt: at } : {}),
});

/** Error codes of providers that are more specific than the status. */
const FAULT_BY_CODE: Record<string, ResearchFault> = {
  insufficient_quota: 'refused',
  credit_balance_exhausted: 'refused',
  billing_error: 'refused',
  invalid_api_key: 'auth-error',
  API_KEY_INVALID: 'auth-error',
};

/** Body of a successful call, or a fault. */
export function parseBody(outcome: Outcome<ProviderResponse>, now: Date): Fields | FaultResponse {
  if (outcome.kind !== 'found') return faultOf(outcome);
  const answer = outcome.value;
  const parsed = parseJsonOnce(answer);
  // Google sometimes wraps errors in a list.
  const body = toObject(Array.isArray(parsed) ? parsed[0] : parsed);
  if (answer.status >= 200 && answer.status < 300)
    return isObject(parsed) ? body : createFaultResponse('timeout', 'the response is not a JSON object');
  return createFaultResponse(
    FAULT_BY_CODE[codeIn(body)] ?? faultOfStatus(answer.status),
    `HTTP ${answer.status}`,
    parseRetryAt(answer, now),
  );
}

export const isFault = (body: Fields | FaultResponse): body is FaultResponse =>
  body.kind === 'fault' && typeof body.fault === 'string';

function codeIn(body: Fields): string {
  const error = toObject(body.error);
  const reasons = listObjects(error.details).map(({ reason }) => reason);
  return (
    [error.code, error.type, ...reasons].map((one) => stringOr(one)).find((one) => Object.hasOwn(FAULT_BY_CODE, one)) ??
    ''
  );
}

function faultOfStatus(status: number): ResearchFault {
  if (status === 401 || status === 403) return 'auth-error';
  if (status === 404 || status === 410) return 'not-found';
  if (status === 429) return 'rate-limit';
  if (status === 408 || status >= 500) return 'timeout';
  return 'refused';
}

function faultOf(outcome: Exclude<Outcome<ProviderResponse>, { kind: 'found' }>): FaultResponse {
  if (outcome.kind === 'limited')
    return createFaultResponse(outcome.cause === 'budget' ? 'budget' : 'rate-limit', outcome.reason, outcome.retryAt);
  return createFaultResponse(outcome.kind === 'failed' ? 'timeout' : 'refused', outcome.reason);
}

/** Fault for an error inside the provider, with the reason it gives. */
export const providerFault = (reason: unknown): FaultResponse =>
  createFaultResponse('failed', `the provider aborted it: ${stringOr(reason, 'no reason given')}`);

/** Fault for a response that does not match the request. */
export const misreadFault = (): FaultResponse =>
  createFaultResponse('failed', 'the response does not match the provider’s documentation');
