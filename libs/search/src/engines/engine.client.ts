import { ProviderClient, sayStatus, type ProviderParts, type ProviderSetup } from '@corroborate/providers';
import type { EngineManifest } from './engine.types';

/** Answers of engines are small; anything larger is not one. */
const MAX_BYTES = 3_000_000;

/** So long after a moment. */
export const after = (now: Date, ms: number): string => new Date(now.getTime() + ms).toISOString();

/** Retry time from a number of seconds; undefined if invalid. */
export function afterSeconds(now: Date, said: unknown): string | undefined {
  const seconds = Number(said);
  return seconds > 0 && seconds < 1_000_000 ? after(now, seconds * 1000) : undefined;
}

/** Asks in the name of an engine. */
export const engineClient = (
  parts: ProviderParts,
  manifest: EngineManifest,
  setup: ProviderSetup = {},
): ProviderClient =>
  new ProviderClient(parts, manifest, {
    maxContentLength: MAX_BYTES,
    say: sayStatus('the engine refused the request'),
    ...setup,
  });
