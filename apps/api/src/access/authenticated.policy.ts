import { createHash } from 'node:crypto';
import { HOUR_MS, hasAnyRole, PROGRAM_ROLES, type Role } from '@corroborate/domain';
import type { Settings } from '@corroborate/config';
import type { Database, Principal } from '@corroborate/db';
import { LRUCache } from 'lru-cache';
import type { AccessLevel } from './access.decorator';
import {
  ANONYMOUS,
  type AccessDecision,
  type AccessPolicy,
  type AccessRequest,
  type Caller,
  type Refusal,
  type SignInDecision,
} from './access.policy';
import { readCookie, toCredential, findCredential, type Credential } from './credentials';
import type { OidcVerifier } from './oidc.verifier.adapter';
import type { RateLimit, RateLimits } from '../limits/rate-limits.port';
import { toRateLimitNetwork } from './network.policy';
import { isSafeMethod, isFromOurPages } from './same-origin.policy';
import { getCookieName } from './session.cookie';
interface ResolvedCaller {
  caller: Caller;
  /** Owner of the credential; null for sign-ins with the identity provider. */
  holder: Principal | null;
}
type Identification = { allowed: true; caller: Caller } | Refusal;

/** Burst size as a fraction of the requests per minute. */
const burstOf = (perMinute: number) => Math.max(1, Math.ceil(perMinute / 6));
/**
 * Maximum number of recently accepted credentials in memory. They are still checked if the IP address has too many
 * failures.
 */
const MAX_CACHED_CREDENTIALS = 2_000;

/** Authenticates by API key, session, or identity provider token. */
export class AuthenticatedPolicy implements AccessPolicy {
  private readonly requests: RateLimit;
  private readonly failures: RateLimit;
  private readonly good = new LRUCache<string, true>({ max: MAX_CACHED_CREDENTIALS });
  private readonly asked = new WeakMap<AccessRequest, Promise<Identification>>();

  constructor(
    private readonly settings: Pick<
      Settings,
      'PUBLIC_URL' | 'SESSION_HOURS' | 'KEY_REQUESTS_PER_MINUTE' | 'FAILED_SIGN_INS_PER_MINUTE'
    >,
    private readonly store: Database,
    limits: RateLimits,
    /** Null if no identity provider is configured. */
    private readonly tokens: Pick<OidcVerifier, 'verify'> | null,
  ) {
    const [perMinute, failed] = [settings.KEY_REQUESTS_PER_MINUTE, settings.FAILED_SIGN_INS_PER_MINUTE];
    const calls = { perMinute, burst: burstOf(perMinute) };
    this.requests = limits.limit({ name: 'requests', allowance: calls, prefetch: true });
    this.failures = limits.limit({ name: 'failures', allowance: { perMinute: failed, burst: failed } });
  }

  async decide(wanted: readonly AccessLevel[], request: AccessRequest): Promise<AccessDecision> {
    const who = await this.identifyOnce(request);
    if (wanted.includes('anyone')) return { ...(who.allowed ? who.caller : ANONYMOUS), allowed: true };
    if (who === NO_CREDENTIAL && !isSafeMethod(request.method)) return (await this.count(request)) ?? NO_CREDENTIAL;
    if (!who.allowed) return who;
    const { caller } = who;
    if (
      caller.via === 'session' &&
      !isFromOurPages(request, this.settings.PUBLIC_URL === undefined ? null : new URL(this.settings.PUBLIC_URL).origin)
    )
      return {
        allowed: false,
        caller,
        reason: 'Session requests that change data must come from the same origin.',
        hint: 'Programs must send an API key in the Authorization header.',
      };
    if (hasAnyRole(caller.roles, wanted as readonly Role[])) return { ...caller, allowed: true };
    return {
      allowed: false,
      caller,
      reason: `Requires the role ${wanted.join(' or ')}.`,
      hint: 'Ask an administrator for an API key with that role.',
    };
  }

  async signIn(text: string, request: AccessRequest): Promise<SignInDecision> {
    const who = await this.check(toCredential(text), request);
    if (!who.allowed) return who;
    const ends = this.sessionEnd();
    const { caller, holder } = who;
    return this.createSession(
      caller,
      holder,
      new Date(Math.min(ends, caller.expiresAt ? Date.parse(caller.expiresAt) : ends)),
    );
  }

  /** The session outlives the ID token, which is valid for minutes and only identifies the user. */
  async openSession(caller: Caller): Promise<SignInDecision> {
    return this.createSession(caller, null, new Date(this.sessionEnd()));
  }

  private readonly sessionEnd = (): number => Date.now() + this.settings.SESSION_HOURS * HOUR_MS;

  private async createSession(caller: Caller, holder: Principal | null, expiresAt: Date): Promise<SignInDecision> {
    const token = await this.store.sessions.open(
      { actor: caller.actor, roles: [...caller.roles], apiKeyId: holder?.apiKeyId ?? null },
      expiresAt,
    );
    return { ...caller, allowed: true, via: 'session', token, expiresAt: expiresAt.toISOString() };
  }

  async signOut({ headers }: AccessRequest): Promise<void> {
    const cookie = readCookie(headers, getCookieName(this.settings.PUBLIC_URL));
    if (cookie !== null) await this.store.sessions.close(cookie);
  }

  async refusalFor(request: AccessRequest): Promise<Refusal | null> {
    const who = await this.identifyOnce(request);
    return who.allowed ? null : who;
  }

  async rateLimitRefusal({ remoteAddress }: AccessRequest): Promise<Refusal | null> {
    const waitMs = await this.failures.wait(toRateLimitNetwork(remoteAddress));
    return waitMs > 0 ? tooMany(TOO_MANY_FAILURES, waitMs) : null;
  }

  /** Counts only unauthenticated requests, each of them once. */
  async countFailure(request: AccessRequest): Promise<Refusal | null> {
    const who = await this.identifyOnce(request);
    return who.allowed || who.counted ? null : this.count(request);
  }

  /** Identifies the caller once per request, even if several guards run. */
  private identifyOnce(request: AccessRequest): Promise<Identification> {
    const known = this.asked.get(request) ?? this.identify(request);
    this.asked.set(request, known);
    return known;
  }

  private async identify(request: AccessRequest): Promise<Identification> {
    const credential = findCredential(request.headers, getCookieName(this.settings.PUBLIC_URL));
    return credential ? this.check(credential, request) : NO_CREDENTIAL;
  }

  private async check(
    credential: Credential,
    request: AccessRequest,
  ): Promise<({ allowed: true } & ResolvedCaller) | Refusal> {
    const found =
      credential.kind === 'session' ? await this.find(credential) : await this.findUnlessLimited(credential, request);
    if ('allowed' in found) return found;
    const { caller, holder } = found;
    const pace = await this.requests.take(caller.keyId ? `key ${caller.keyId}` : `name ${caller.actor}`);
    return pace > 0 ? tooMany('Rate limit exceeded.', pace) : { allowed: true, caller, holder };
  }

  /** After too many failures, checks only recently accepted credentials from the IP address. */
  private async findUnlessLimited(credential: Credential, request: AccessRequest): Promise<ResolvedCaller | Refusal> {
    const print = createHash('sha256').update(credential.text).digest('base64');
    const waitMs = this.good.has(print) ? 0 : await this.failures.wait(toRateLimitNetwork(request.remoteAddress));
    if (waitMs > 0) return tooMany(TOO_MANY_FAILURES, waitMs);
    const found = await this.find(credential);
    if ('allowed' in found)
      return found.code === 'unauthenticated' ? ((await this.count(request)) ?? { ...found, counted: true }) : found;
    this.good.set(print, true);
    return found;
  }

  private async find({ kind, text }: Credential): Promise<ResolvedCaller | Refusal> {
    if (kind === 'token' && this.tokens) {
      const outcome = await this.tokens.verify(text);
      if (outcome.kind === 'good') return { caller: outcome.caller, holder: null };
      return outcome.kind === 'bad'
        ? unauthenticated(outcome.reason)
        : { allowed: false, code: 'not-ready', reason: 'The identity provider cannot be reached.' };
    }
    const holder =
      kind === 'session' ? await this.store.sessions.findPrincipal(text) : await this.store.keys.findPrincipal(text);
    if (!holder)
      return unauthenticated(
        kind === 'session' ? 'The session has ended.' : 'The API key is unknown, expired or revoked.',
      );
    const via = kind === 'session' ? 'session' : 'key';
    return {
      caller: {
        actor: holder.actor,
        roles: this.rolesOf(holder),
        via,
        keyId: holder.keyId,
        expiresAt: holder.expiresAt,
      },
      holder,
    };
  }

  /**
   * With an identity provider, API keys are only for programs. Otherwise one person could use two names to approve
   * something that requires two people.
   */
  private rolesOf({ roles, keyId }: Principal): Role[] {
    return this.tokens && keyId !== null ? roles.filter((role) => PROGRAM_ROLES.includes(role)) : roles;
  }

  /** Counts a failure. Returns the refusal once the IP address must wait. */
  private async count({ remoteAddress }: AccessRequest): Promise<Refusal | null> {
    const waitMs = await this.failures.take(toRateLimitNetwork(remoteAddress));
    return waitMs > 0 ? tooMany(TOO_MANY_FAILURES, waitMs) : null;
  }
}
const unauthenticated = (reason: string): Refusal => ({ allowed: false, code: 'unauthenticated', reason });
const tooMany = (reason: string, waitMs: number): Refusal => ({
  allowed: false,
  code: 'too-many-requests',
  reason,
  retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)),
});
const TOO_MANY_FAILURES = 'Too many requests without a valid API key from this IP address.';
const NO_CREDENTIAL = unauthenticated('No API key was sent.');
