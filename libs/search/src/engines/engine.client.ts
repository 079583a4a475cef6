import { ProviderClient, createStatusMessage, type ProviderParts, type ProviderSetup } from '@corroborate/providers';
import type { EngineManifest } from './engine.types';

/** Engine responses are small; anything larger is rejected. */
const MAX_BYTES = 3_000_000;

/** ISO timestamp `ms` after `now`. */
export const addMs = (now: Date, ms: number): string => new Date(now.getTime() + ms).toISOString();

/** Retry time from a number of seconds; undefined if invalid. */
export function parseDelaySeconds(now: Date, value: unknown): string | undefined {
  const seconds = Number(value);
  return seconds > 0 && seconds < 1_000_000 ? addMs(now, seconds * 1000) : undefined;
}

/** HTTP client that attributes its calls to one engine. */
export const createEngineClient = (
  parts: ProviderParts,
  manifest: EngineManifest,
  setup: ProviderSetup = {},
): ProviderClient =>
  new ProviderClient(parts, manifest, {
    maxContentLength: MAX_BYTES,
    say: createStatusMessage('the engine refused the request'),
    ...setup,
  });
