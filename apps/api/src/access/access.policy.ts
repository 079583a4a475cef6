import ipaddr from 'ipaddr.js';
import { CorroborateError, ROLES, type Role } from '@corroborate/domain';
import type { Settings } from '@corroborate/config';
import type { AccessLevel } from './access.decorator';

/** What a policy may look at. */
export interface AccessRequest {
  method: string;
  path: string;
  headers: Record<string, string | string[] | undefined>;
  /** Of the caller, behind proxies that are trusted. */
  remoteAddress: string | undefined;
}

/** Who is behind a request. */
export interface Caller {
  /** Written to what the caller causes. */
  actor: string;
  /** As they were given; `rolesIncluded` says what they cover. */
  roles: readonly Role[];
  via: 'local' | 'key' | 'session' | 'token' | 'none';
  /** Public id of the key behind it. */
  keyId: string | null;
  /** When it ends by itself. */
  expiresAt: string | null;
}
export const NOBODY: Caller = { actor: 'anyone', roles: [], via: 'none', keyId: null, expiresAt: null };
export const LOCAL: Caller = { actor: 'local', roles: ROLES, via: 'local', keyId: null, expiresAt: null };

export interface Refusal {
  allowed: false;
  reason: string;
  hint?: string;
  /** Default `forbidden`. */
  code?: 'forbidden' | 'unauthenticated' | 'too-many-requests' | 'not-ready';
  retryAfterSeconds?: number;
  /** Who was refused, where that is known. */
  caller?: Caller;
  /** A wrong key or token that was counted against its address. */
  counted?: boolean;
}
export type AccessDecision = ({ allowed: true } & Pick<Caller, 'actor'> & Partial<Caller>) | Refusal;
export type SignInDecision =
  ({ allowed: true; /** For the cookie; null where none is needed. */ token: string | null } & Caller) | Refusal;

/** Injection token of `AccessPolicy`. */
export const ACCESS_POLICY = Symbol('AccessPolicy');

/** The one place that decides who may do what. Asked for every request, by the guard and by nobody else. */
export interface AccessPolicy {
  /** @param wanted one of these levels suffices */
  decide(wanted: readonly AccessLevel[], request: AccessRequest): AccessDecision | Promise<AccessDecision>;
  /** A person at the desk gives a key or a token and gets a session. Left out where nobody needs one. */
  signIn?(credential: string, request: AccessRequest): Promise<SignInDecision>;
  /** Opens a session for whom an identity provider vouched just now. */
  admit?(caller: Caller): Promise<SignInDecision>;
  signOut?(request: AccessRequest): Promise<void>;
  /** Why it is not known who asks; null where it is. Left out where that is never in doubt. */
  standing?(request: AccessRequest): Promise<Refusal | null>;
  /** Too many failures came from the address of the request: it has to wait. */
  heldBack?(request: AccessRequest): Promise<Refusal | null>;
  /**
   * Counts a failure against the address of a request of which nobody is known. Gives the refusal where it has to wait
   * by now.
   */
  blame?(request: AccessRequest): Promise<Refusal | null>;
}

/** Nobody stands for the request: no key, no session, no token, and not this machine. */
export const isNobody = ({ actor, via }: Pick<Caller, 'actor' | 'via'>): boolean =>
  via === NOBODY.via && actor === NOBODY.actor;

const PASSED_ON = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'];

/**
 * Everybody on this machine may do everything. A browser on this machine also runs pages of strangers, who can
 * point their own host name at 127.0.0.1; so the request must also have been addressed to a loopback name. What a
 * proxy on this machine passes on comes from somewhere else.
 */
export class LoopbackPolicy implements AccessPolicy {
  decide(_wanted: readonly AccessLevel[], { headers }: AccessRequest): AccessDecision {
    if (PASSED_ON.some((name) => headers[name] !== undefined))
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
      hint: 'Call it as http://127.0.0.1 or http://localhost.',
    };
  }

  async standing(request: AccessRequest): Promise<Refusal | null> {
    const decision = this.decide([], request);
    return decision.allowed ? null : decision;
  }
}

type AuthMode = NonNullable<Settings['AUTH_MODE']>;
type ModeSettings = Pick<
  Settings,
  'HOST' | 'AUTH_MODE' | 'PUBLIC_URL' | 'TRUSTED_PROXIES' | 'OIDC_ISSUER' | 'OIDC_AUDIENCE' | 'OIDC_JWKS_URL'
>;

/**
 * How callers are known here. @throws CorroborateError `invalid-configuration` for an address that would be open to
 * others.
 */
export function authModeOf(settings: ModeSettings): AuthMode {
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
    [settings.OIDC_ISSUER, settings.OIDC_JWKS_URL].some((url) => url !== undefined && !isPrivateWay(new URL(url)))
  ) {
    throw new CorroborateError('invalid-configuration', 'OIDC_ISSUER and OIDC_JWKS_URL must use https.', {
      hint: 'Over http, an attacker can replace the keys and sign in as any user.',
    });
  }
  return mode;
}

/** Nobody between can change what comes from there: TLS, or this machine. */
export const isPrivateWay = ({ protocol, hostname }: URL): boolean => protocol === 'https:' || isLoopback(hostname);

export function isLoopback(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '').toLowerCase();
  if (name === 'localhost') return true;
  return ipaddr.isValid(name) && ipaddr.process(name).range() === 'loopback';
}

/** Host part of a `Host` header; null where there is none or it is no host. */
function hostName(header: string | string[] | undefined): string | null {
  if (typeof header !== 'string' || !/^[^\s/@?#\\]{1,255}$/.test(header)) return null;
  try {
    return new URL(`http://${header}`).hostname;
  } catch {
    return null;
  }
}
