import { ProviderClient, createStatusMessage, type ProviderParts, type ProviderSetup } from '@corroborate/providers';
import type { NetworkManifest } from '../social.types';

/** A page of posts is small; anything larger is rejected. */
const MAX_BYTES = 4_000_000;

export const ACCEPT_JSON = { accept: 'application/json' };

/** HTTP client that attributes its calls to one network. */
export const createNetworkClient = (
  parts: ProviderParts,
  manifest: NetworkManifest,
  setup: ProviderSetup = {},
): ProviderClient =>
  new ProviderClient(parts, manifest, {
    maxContentLength: MAX_BYTES,
    headers: ACCEPT_JSON,
    say: createStatusMessage('the network refused the request', 'the prepaid credit is exhausted'),
    ...setup,
  });
