import { ProviderClient, sayStatus, type ProviderParts, type ProviderSetup } from '@corroborate/providers';
import type { EngineManifest } from './engine.types';

/** Answers of engines are small; anything larger is not one. */
const MAX_BYTES = 3_000_000;

/** Asks in the name of an engine. */
export const engineClient = (
  parts: ProviderParts,
  manifest: EngineManifest,
  setup: ProviderSetup = {},
): ProviderClient =>
  new ProviderClient(parts, manifest, {
    maxContentLength: MAX_BYTES,
    say: sayStatus('the engine refuses to answer'),
    ...setup,
  });
