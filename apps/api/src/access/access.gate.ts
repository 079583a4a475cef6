import { Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { CorroborateError } from '@corroborate/domain';
import { API_DEPS, type ApiDeps } from '../api.deps';
import type { AccessLevel } from './access.decorator';
import { policyFor, type AccessPolicy } from './access.policy';

/** Asks the policy and turns a refusal into `forbidden`. */
@Injectable()
export class AccessGate {
  private readonly policy: AccessPolicy;

  constructor(@Inject(API_DEPS) deps: ApiDeps) {
    this.policy = deps.access ?? policyFor(deps.settings);
  }

  /** The actor behind the request. */
  async require(level: AccessLevel, request: Request): Promise<string> {
    const { method, path, headers, socket } = request;
    const decision = await this.policy.decide(level, {
      method,
      path,
      headers,
      remoteAddress: socket.remoteAddress,
    });
    if (decision.allowed) return decision.actor;
    throw new CorroborateError('forbidden', decision.reason, { hint: decision.hint });
  }
}
