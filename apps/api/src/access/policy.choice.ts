import type { Database } from '@corroborate/db';
import type { Settings } from '@corroborate/config';
import { authModeOf, LoopbackPolicy, type AccessPolicy } from './access.policy';
import { KeyedPolicy } from './keyed.policy';
import type { RateLimits } from '../limits/rate-limits.port';
import { OidcVerifier } from './oidc.verifier.adapter';

/**
 * The policy of the settings. @throws CorroborateError `invalid-configuration` for an address that would be open to
 * others.
 */
export function policyFor(settings: Settings, store: Database, limits: RateLimits): AccessPolicy {
  const mode = authModeOf(settings);
  if (mode === 'none') return new LoopbackPolicy();
  return new KeyedPolicy(settings, store, limits, mode === 'oidc' ? new OidcVerifier(settings) : null);
}
