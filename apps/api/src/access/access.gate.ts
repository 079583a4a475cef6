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
  /** The policy was asked about it. */
  guarded?: boolean;
  /** A wrong key, token or answer of a provider was counted against its address. */
  failedSignIn?: boolean;
  /** Refused: a page of another origin made the request, not the person. */
  foreignPage?: boolean;
};

/** Who asks, as decisions and logs name him. What reached a route has passed the guard, so somebody is known. */
export const actorOf = (request: ActorRequest): string => request.actor ?? 'unknown';

/** Asks the policy and turns a refusal into `forbidden`, `unauthenticated` or `too-many-requests`. */
@Injectable()
export class AccessGate {
  /** One for each request, so that a policy asked twice about it knows. */
  private readonly asked = new WeakMap<Request, AccessRequest>();

  constructor(@Inject(ACCESS_POLICY) private readonly policy: AccessPolicy) {}

  /** The actor behind the request; also noted on it. One of several levels suffices. */
  async require(level: AccessLevel | readonly AccessLevel[], request: Request): Promise<string> {
    const known: ActorRequest = request;
    known.guarded = true;
    const decision = await this.policy.decide(typeof level === 'string' ? [level] : level, this.about(request));
    if (!decision.allowed) throw this.refuse(known, decision);
    const { allowed: _allowed, ...caller } = decision;
    known.caller = { roles: [], via: 'none', keyId: null, expiresAt: null, ...caller };
    known.actor = caller.actor;
    return caller.actor;
  }

  /**
   * Asked again about a request that is still being answered: false where its key, session or token has ended or lost
   * the role meanwhile.
   * True where that cannot be told now. Whoever is cut off for asking too often may come back and go on where he was.
   */
  async stillMay(level: AccessLevel, request: Request): Promise<boolean> {
    const { method, path, headers, ip } = request;
    const decision = await this.policy.decide([level], { method, path, headers, remoteAddress: ip });
    return decision.allowed || decision.code === 'not-ready';
  }

  /** Opens a session for whoever holds the key or token. */
  async signIn(credential: string, request: ActorRequest): Promise<Extract<SignInDecision, { allowed: true }>> {
    const decision = (await this.policy.signIn?.(credential, this.about(request))) ?? {
      ...LOCAL,
      allowed: true as const,
      token: null,
    };
    if (!decision.allowed) throw this.refuse(request, decision);
    return decision;
  }

  /**
   * Runs a sign-in that somebody else decides, under the limit for those that fail. @throws what `work` throws, or
   * `too-many-requests`
   */
  async tried<T>(request: ActorRequest, work: () => Promise<T>): Promise<T> {
    const held = await this.policy.heldBack?.(this.about(request));
    if (held) throw problemOf(held);
    try {
      return await work();
    } catch (thrown) {
      if (!(thrown instanceof HttpProblem) || thrown.code !== 'unauthenticated') throw thrown;
      request.failedSignIn = true;
      throw (await this.blame(request)) ?? thrown;
    }
  }

  /** Why it is not known who asks; null where it is. */
  async standing(request: Request): Promise<HttpProblem | null> {
    const refusal = await this.policy.standing?.(this.about(request));
    return refusal ? problemOf(refusal) : null;
  }

  /**
   * Counts a failure against the address of a request of which nobody is known; what to answer where that was one too
   * many.
   */
  async blame(request: Request): Promise<HttpProblem | null> {
    const refusal = await this.policy.blame?.(this.about(request));
    return refusal ? problemOf(refusal) : null;
  }

  /** Opens a session for whom the identity provider vouched. */
  async admit(caller: Caller): Promise<Extract<SignInDecision, { allowed: true }>> {
    const decision = await this.policy.admit?.(caller);
    if (!decision) throw new HttpProblem('forbidden', 'Sign-in is not enabled on this server.');
    if (!decision.allowed) throw problemOf(decision);
    return decision;
  }

  async signOut(request: Request): Promise<void> {
    await this.policy.signOut?.(this.about(request));
  }

  /** Notes on the request what the audit log wants to know of it. */
  private refuse(request: ActorRequest, refusal: Refusal): HttpProblem {
    if (refusal.caller) request.caller = refusal.caller;
    if (refusal.counted) request.failedSignIn = true;
    return problemOf(refusal);
  }

  private about(request: Request): AccessRequest {
    const { method, path, headers, ip } = request;
    const known = this.asked.get(request) ?? { method, path, headers, remoteAddress: ip };
    this.asked.set(request, known);
    return known;
  }
}

const HEADERS: Record<string, Record<string, string>> = {
  unauthenticated: { 'WWW-Authenticate': 'Bearer realm="corroborate"' },
};

function problemOf({ code = 'forbidden', reason, hint, retryAfterSeconds }: Refusal): HttpProblem {
  const wait: Record<string, string> =
    retryAfterSeconds === undefined ? {} : { 'Retry-After': String(retryAfterSeconds) };
  return new HttpProblem(code, reason, [], { hint, headers: { ...HEADERS[code], ...wait } });
}
