import { Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { HttpProblem } from '../problems/problem';
import type { AccessLevel } from './access.decorator';
import {
  ACCESS_POLICY,
  LOCAL,
  type AccessPolicy,
  type AccessRequest,
  type Caller,
  type Refusal,
  type SignInDecision,
} from './access.policy';

export type ActorRequest = Request & {
  actor?: string;
  caller?: Caller;
  /** Set once the access policy has evaluated the request. */
  guarded?: boolean;
  /** Set once a failed credential has been counted against the IP address. */
  failedSignIn?: boolean;
  /** Set if a cross-origin request was refused. */
  foreignPage?: boolean;
};

/** Name of the authenticated actor, for decisions and logs. The guard has already run. */
export const getActor = (request: ActorRequest): string => request.actor ?? 'unknown';

/** Applies the access policy. Throws `forbidden`, `unauthenticated` or `too-many-requests`. */
@Injectable()
export class AccessGate {
  /** One object per request, so that the policy recognizes repeated checks of a request. */
  private readonly asked = new WeakMap<Request, AccessRequest>();

  constructor(@Inject(ACCESS_POLICY) private readonly policy: AccessPolicy) {}

  /** Returns the actor and stores it on the request. Any one of the levels is sufficient. */
  async require(level: AccessLevel | readonly AccessLevel[], request: Request): Promise<string> {
    const known: ActorRequest = request;
    known.guarded = true;
    const decision = await this.policy.decide(
      typeof level === 'string' ? [level] : level,
      this.toAccessRequest(request),
    );
    if (!decision.allowed) throw this.refuse(known, decision);
    const { allowed: _allowed, ...caller } = decision;
    known.caller = { roles: [], via: 'none', keyId: null, expiresAt: null, ...caller };
    known.actor = caller.actor;
    return caller.actor;
  }

  /**
   * Rechecks access of an open stream. False if its key, session or token has expired, was revoked or lost the role;
   * true if this cannot be determined at the moment. Clients disconnected by a rate limit can reconnect.
   */
  async isStillAllowed(request: Request): Promise<boolean> {
    const { method, path, headers, ip } = request;
    const decision = await this.policy.decide(['viewer'], { method, path, headers, remoteAddress: ip });
    return decision.allowed || decision.code === 'not-ready';
  }

  /** Opens a session for the owner of the key or token. */
  async signIn(credential: string, request: ActorRequest): Promise<Extract<SignInDecision, { allowed: true }>> {
    const decision = (await this.policy.signIn?.(credential, this.toAccessRequest(request))) ?? {
      ...LOCAL,
      allowed: true as const,
      token: null,
    };
    if (!decision.allowed) throw this.refuse(request, decision);
    return decision;
  }

  /**
   * Runs a sign-in with the identity provider, subject to the limit on failed attempts.
   * @throws the errors of `work`, or `too-many-requests`
   */
  async withFailureLimit<T>(request: ActorRequest, work: () => Promise<T>): Promise<T> {
    const held = await this.policy.rateLimitRefusal?.(this.toAccessRequest(request));
    if (held) throw problemOf(held);
    try {
      return await work();
    } catch (thrown) {
      if (!(thrown instanceof HttpProblem) || thrown.code !== 'unauthenticated') throw thrown;
      request.failedSignIn = true;
      throw (await this.countFailure(request)) ?? thrown;
    }
  }

  /** Reason why the request is unauthenticated; null if it is authenticated. */
  async refusalFor(request: Request): Promise<HttpProblem | null> {
    const refusal = await this.policy.refusalFor?.(this.toAccessRequest(request));
    return refusal ? problemOf(refusal) : null;
  }

  /** Counts an unauthenticated request against the IP address; returns the refusal once the limit is exceeded. */
  async countFailure(request: Request): Promise<HttpProblem | null> {
    const refusal = await this.policy.countFailure?.(this.toAccessRequest(request));
    return refusal ? problemOf(refusal) : null;
  }

  /** Opens a session for the user verified by the identity provider. */
  async openSession(caller: Caller): Promise<Extract<SignInDecision, { allowed: true }>> {
    const decision = await this.policy.openSession?.(caller);
    if (!decision) throw new HttpProblem('forbidden', 'Sign-in is not enabled on this server.');
    if (!decision.allowed) throw problemOf(decision);
    return decision;
  }

  async signOut(request: Request): Promise<void> {
    await this.policy.signOut?.(this.toAccessRequest(request));
  }

  /** Stores the data for the audit log on the request and returns the error. */
  private refuse(request: ActorRequest, refusal: Refusal): HttpProblem {
    if (refusal.caller) request.caller = refusal.caller;
    if (refusal.counted) request.failedSignIn = true;
    return problemOf(refusal);
  }

  private toAccessRequest(request: Request): AccessRequest {
    const { method, path, headers, ip } = request;
    const known = this.asked.get(request) ?? { method, path, headers, remoteAddress: ip };
    this.asked.set(request, known);
    return known;
  }
}

const PROBLEM_HEADERS: Record<string, Record<string, string>> = {
  unauthenticated: { 'WWW-Authenticate': 'Bearer realm="corroborate"' },
};

function problemOf({ code = 'forbidden', reason, hint, retryAfterSeconds }: Refusal): HttpProblem {
  const wait: Record<string, string> =
    retryAfterSeconds === undefined ? {} : { 'Retry-After': String(retryAfterSeconds) };
  return new HttpProblem(code, reason, [], { hint, headers: { ...PROBLEM_HEADERS[code], ...wait } });
}
