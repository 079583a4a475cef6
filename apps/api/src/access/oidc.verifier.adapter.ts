import { createRemoteJWKSet, customFetch, errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose';
import { isRole, type Role } from '@corroborate/domain';
import type { Settings } from '@corroborate/config';
import { isSecureUrl, type Caller } from './access.policy';
import { boundedFetch } from './bounded.fetch';

type TokenOutcome = { kind: 'good'; caller: Caller } | { kind: 'bad'; reason: string } | { kind: 'unavailable' };

/** Only asymmetric algorithms; never `none` or shared secrets. */
const ALGORITHMS = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'EdDSA',
  'Ed25519',
];
const REQUEST_TIMEOUT_MS = 5_000;
const KEY_CACHE_MS = 10 * 60_000;
/** Minimum interval in ms between requests for the provider's keys, even if a key ID is unknown. */
const MIN_KEY_REQUEST_INTERVAL_MS = 30_000;
/** Tolerated difference between clocks. */
const CLOCK_TOLERANCE_SECONDS = 30;

/** Verifies tokens of the identity provider. */
export class OidcVerifier {
  private keys: Promise<JWTVerifyGetKey> | null = null;

  constructor(
    private readonly settings: Pick<
      Settings,
      'OIDC_ISSUER' | 'OIDC_AUDIENCE' | 'OIDC_JWKS_URL' | 'OIDC_ROLES_CLAIM' | 'OIDC_ROLE_NAMES' | 'OIDC_NAME_CLAIM'
    >,
    private readonly askAgainMs = MIN_KEY_REQUEST_INTERVAL_MS,
  ) {}

  async verify(token: string): Promise<TokenOutcome> {
    try {
      const keys = await (this.keys ??= this.findKeys());
      const { payload } = await jwtVerify(token, keys, {
        issuer: this.settings.OIDC_ISSUER ?? '',
        audience: this.settings.OIDC_AUDIENCE ?? '',
        algorithms: ALGORITHMS,
        clockTolerance: CLOCK_TOLERANCE_SECONDS,
        requiredClaims: ['exp'],
      });
      return this.read(payload);
    } catch (thrown) {
      return thrown instanceof errors.JOSEError && !PROVIDER_FAULTS.has(thrown.code)
        ? { kind: 'bad', reason: REASON_BY_ERROR_CODE[thrown.code] ?? 'The token is not valid.' }
        : { kind: 'unavailable' };
    }
  }

  private read(payload: JWTPayload): TokenOutcome {
    const actor = readClaim(payload, this.settings.OIDC_NAME_CLAIM);
    if (typeof actor !== 'string' || !/^[^\p{C}]{1,200}$/u.test(actor))
      return { kind: 'bad', reason: 'The token has no user name.' };
    const roles = readRoles(readClaim(payload, this.settings.OIDC_ROLES_CLAIM), this.settings.OIDC_ROLE_NAMES);
    return {
      kind: 'good',
      caller: {
        actor,
        roles,
        via: 'token',
        keyId: null,
        expiresAt: new Date(Number(payload.exp) * 1000).toISOString(),
      },
    };
  }

  private async findKeys(): Promise<JWTVerifyGetKey> {
    try {
      const url = new URL(this.settings.OIDC_JWKS_URL ?? (await discoverJwksUrl(this.settings.OIDC_ISSUER ?? '')));
      if (!isSecureUrl(url)) throw new Error('The keys of the identity provider are not available over TLS.');
      return createRemoteJWKSet(url, {
        timeoutDuration: REQUEST_TIMEOUT_MS,
        cooldownDuration: this.askAgainMs,
        cacheMaxAge: KEY_CACHE_MS,
        [customFetch]: boundedFetch,
      });
    } catch (thrown) {
      // Not cached, so that the next token tries again.
      this.keys = null;
      throw thrown;
    }
  }
}

/** Errors caused by the provider or the connection rather than by an invalid token. */
const PROVIDER_FAULTS = new Set(['ERR_JWKS_TIMEOUT', 'ERR_JWKS_INVALID', 'ERR_JOSE_GENERIC']);
const REASON_BY_ERROR_CODE: Record<string, string> = {
  ERR_JWT_EXPIRED: 'The token has expired.',
  ERR_JWT_CLAIM_VALIDATION_FAILED: 'The token was not issued for this service.',
  ERR_JWS_SIGNATURE_VERIFICATION_FAILED: 'The token signature is invalid.',
};

/** Finds the key URL in the discovery document, whose issuer must match the requested one. */
async function discoverJwksUrl(issuer: string): Promise<string> {
  const answer = await boundedFetch(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`, {
    redirect: 'error',
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
  });
  const about = ((await answer.json()) ?? {}) as { issuer?: unknown; jwks_uri?: unknown };
  if (!answer.ok || about.issuer !== issuer || typeof about.jwks_uri !== 'string')
    throw new Error('The identity provider has no valid discovery document.');
  return about.jwks_uri;
}

/**
 * Reads a claim. `a.b` is a path into objects, but a claim whose own name contains dots (`https://…/roles`) takes
 * precedence.
 */
export function readClaim(payload: Record<string, unknown>, path: string): unknown {
  if (Object.hasOwn(payload, path)) return payload[path];
  return path
    .split('.')
    .reduce<unknown>(
      (at, part) =>
        typeof at === 'object' && at !== null && Object.hasOwn(at, part)
          ? (at as Record<string, unknown>)[part]
          : undefined,
      payload,
    );
}

/** Those values of the claim that are roles of this product; all others are ignored. */
export function readRoles(claim: unknown, names: readonly string[]): Role[] {
  const words = wordsOf(claim);
  const ours = new Map(names.map((pair) => pair.split('=') as [string, string]));
  const named = words.map((word) => (names.length > 0 ? ours.get(word) : word));
  return [...new Set(named.filter(isRole))];
}

function wordsOf(claim: unknown): string[] {
  if (typeof claim === 'string') return claim.split(/[\s,]+/);
  return Array.isArray(claim) ? claim.filter((each) => typeof each === 'string') : [];
}
