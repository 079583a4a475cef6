import ipaddr from 'ipaddr.js';
import { CorroborateError, ROLES, type Role } from '@corroborate/domain';
import type { Settings } from '@corroborate/config';
import type { AccessLevel } from './access.decorator';

/** Request data available to a policy. */
export interface AccessRequest {
  method: string;
  path: string;
  headers: Record<string, string | string[] | undefined>;
  /** IP address of the caller, resolved through trusted proxies. */
  remoteAddress: string | undefined;
}

/** Authenticated caller of a request. */
export interface Caller {
  /** Recorded with everything the caller does. */
  actor: string;
  /** Assigned roles; `expandRoles` adds the roles that they include. */
  roles: readonly Role[];
  via: 'local' | 'key' | 'session' | 'token' | 'none';
  /** Public ID of the key. */
  keyId: string | null;
  /** Expiry time. */
  expiresAt: string | null;
}
export const ANONYMOUS: Caller = { actor: 'anyone', roles: [], via: 'none', keyId: null, expiresAt: null };
export const LOCAL: Caller = { actor: 'local', roles: ROLES, via: 'local', keyId: null, expiresAt: null };

export interface Refusal {
  allowed: false;
  reason: string;
  hint?: string;
  /** Defaults to `forbidden`. */
  code?: 'forbidden' | 'unauthenticated' | 'too-many-requests' | 'not-ready';
  retryAfterSeconds?: number;
  /** Refused caller, if known. */
  caller?: Caller;
  /** Whether the failed credential was counted against the IP address. */
  counted?: boolean;
}
export type AccessDecision = ({ allowed: true } & Pick<Caller, 'actor'> & Partial<Caller>) | Refusal;
export type SignInDecision =
  | ({ allowed: true; /** Value of the session cookie; null if no cookie is needed. */ token: string | null } & Caller)
  | Refusal;

/** Injection token of `AccessPolicy`. */
export const ACCESS_POLICY = Symbol('AccessPolicy');

/** Authorization policy for every request. Only the guard calls it. */
export interface AccessPolicy {
  /** @param wanted levels, any one of which is sufficient */
  decide(wanted: readonly AccessLevel[], request: AccessRequest): AccessDecision | Promise<AccessDecision>;
  /** Opens a session for a key or token. Omitted if no sign-in is required. */
  signIn?(credential: string, request: AccessRequest): Promise<SignInDecision>;
  /** Opens a session for a user just verified by an identity provider. */
  openSession?(caller: Caller): Promise<SignInDecision>;
  signOut?(request: AccessRequest): Promise<void>;
  /** Reason why the request is unauthenticated; null if it is authenticated. Omitted if every caller is known. */
  refusalFor?(request: AccessRequest): Promise<Refusal | null>;
  /** Whether the IP address has too many failed attempts and must wait. */
  rateLimitRefusal?(request: AccessRequest): Promise<Refusal | null>;
  /** Counts an unauthenticated request against the IP address; returns the refusal once it must wait. */
  countFailure?(request: AccessRequest): Promise<Refusal | null>;
}

/** True for a caller without a key, session or token who is not on this machine. */
export const isAnonymous = ({ actor, via }: Pick<Caller, 'actor' | 'via'>): boolean =>
  via === ANONYMOUS.via && actor === ANONYMOUS.actor;

const PROXY_HEADERS = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'];

/**
 * Allows every request from this machine. Pages in a local browser can make their own host name resolve to 127.0.0.1,
 * so the Host header must also be a loopback name. Requests forwarded by a proxy come from elsewhere and are refused.
 */
export class LoopbackPolicy implements AccessPolicy {
  decide(_wanted: readonly AccessLevel[], { headers }: AccessRequest): AccessDecision {
    if (PROXY_HEADERS.some((name) => headers[name] !== undefined))
      return {
        allowed: false,
        reason: 'The request came through a proxy, and this server does not require keys.',
        hint: 'Set AUTH_MODE=apikey to serve other machines.',
      };
    const host = hostName(headers['host']);
    if (host !== null && isLoopback(host)) return { allowed: true, ...LOCAL };
    return {
      allowed: false,
      reason: 'This server only accepts requests to a loopback host name.',
      hint: 'Use http://127.0.0.1 or http://localhost.',
    };
  }

  async refusalFor(request: AccessRequest): Promise<Refusal | null> {
    const decision = this.decide([], request);
    return decision.allowed ? null : decision;
  }
}

/**
 * Determines the authentication mode.
 * @throws CorroborateError `invalid-configuration` if other machines could call the API without authentication.
 */
export function resolveAuthMode(
  settings: Pick<
    Settings,
    'HOST' | 'AUTH_MODE' | 'PUBLIC_URL' | 'TRUSTED_PROXIES' | 'OIDC_ISSUER' | 'OIDC_AUDIENCE' | 'OIDC_JWKS_URL'
  >,
): NonNullable<Settings['AUTH_MODE']> {
  const reachedFromOutside =
    !isLoopback(settings.HOST) || settings.PUBLIC_URL !== undefined || settings.TRUSTED_PROXIES.length > 0;
  const mode = settings.AUTH_MODE ?? (reachedFromOutside ? 'apikey' : 'none');
  if (mode === 'none' && reachedFromOutside) {
    throw new CorroborateError(
      'invalid-configuration',
      'AUTH_MODE=none gives full access to anyone who can reach the API, and other machines can reach it.',
      {
        hint: 'Set AUTH_MODE=apikey or oidc, or set HOST=127.0.0.1 and unset PUBLIC_URL and TRUSTED_PROXIES.',
      },
    );
  }
  if (mode === 'oidc' && (!settings.OIDC_ISSUER || !settings.OIDC_AUDIENCE)) {
    throw new CorroborateError('invalid-configuration', 'AUTH_MODE=oidc requires OIDC_ISSUER and OIDC_AUDIENCE.', {
      hint: 'Set both to the values in the tokens of your identity provider.',
    });
  }
  if (
    mode === 'oidc' &&
    [settings.OIDC_ISSUER, settings.OIDC_JWKS_URL].some((url) => url !== undefined && !isSecureUrl(new URL(url)))
  ) {
    throw new CorroborateError('invalid-configuration', 'OIDC_ISSUER and OIDC_JWKS_URL must use https.', {
      hint: 'Over http, an attacker can replace the keys and sign in as any user.',
    });
  }
  return mode;
}

/** True if the connection is protected from tampering: TLS or loopback. */
export const isSecureUrl = ({ protocol, hostname }: URL): boolean => protocol === 'https:' || isLoopback(hostname);

export function isLoopback(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '').toLowerCase();
  if (name === 'localhost') return true;
  return ipaddr.isValid(name) && ipaddr.process(name).range() === 'loopback';
}

/** Host part of a `Host` header; null if missing or invalid. */
function hostName(header: string | string[] | undefined): string | null {
  if (typeof header !== 'string' || !/^[^\s/@?#\\]{1,255}$/.test(header)) return null;
  try {
    return new URL(`http://${header}`).hostname;
  } catch {
    return null;
  }
}
