import { blocked, failed, limited } from '@corroborate/domain';
import type { CallContext, Clock, Door, DoorRequest, DoorResponse, Outcome } from '@corroborate/domain';
import { meterCall } from '@corroborate/domain';
import type { EngineManifest } from './engine.types';

/** What every adapter is given. */
export interface EngineParts {
  door: Door;
  clock: Clock;
}

type Request = Omit<DoorRequest, 'provider' | 'priceUsd' | 'pace'> & { paceKey?: string };

/** Answers of engines are small; anything larger is not one. */
const MAX_BYTES = 3_000_000;

/** One call in the name of an engine, with its price and pace. */
export async function ask(
  parts: EngineParts,
  manifest: EngineManifest,
  request: Request,
  context: CallContext,
): Promise<Outcome<DoorResponse>> {
  const { paceKey, ...rest } = request;
  const answer = await parts.door.call(
    {
      maxBytes: MAX_BYTES,
      ...rest,
      provider: manifest.name,
      priceUsd: manifest.priceUsd,
      pace: { key: paceKey ?? manifest.name, intervalMs: manifest.paceMs },
    },
    context,
  );
  if (answer.kind === 'found') meterCall(context, answer.value);
  return answer;
}

/** What the status alone says, or null when the body must be read. */
export function judgeStatus(response: DoorResponse, now: Date): Outcome<never> | null {
  const { status } = response;
  if (status === 429) return limited('HTTP 429: too many requests', retryAt(response, now));
  if (status === 402) return limited('HTTP 402: the plan is used up');
  if (status === 401 || status === 403 || status === 451)
    return blocked(`HTTP ${status}: the engine refuses to answer`);
  if (status >= 200 && status < 300) return null;
  return failed(`HTTP ${status}`);
}

/** `Retry-After` in either form, as an instant. */
export function retryAt(response: DoorResponse, now: Date): string | undefined {
  const header = response.headers['retry-after']?.trim();
  if (!header) return undefined;
  const at = /^\d{1,7}$/.test(header) ? now.getTime() + Number(header) * 1000 : Date.parse(header);
  return Number.isFinite(at) ? new Date(at).toISOString() : undefined;
}

export const bodyText = (response: DoorResponse): string => response.body.toString('utf8').replace(/^\ufeff/, '');

/** The body as a JSON object, or null. */
export function bodyObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const objectsIn = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.filter(isObject) : [];
export const stringOr = (value: unknown, fallback = ''): string => (typeof value === 'string' ? value : fallback);
