import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { SETTINGS, type Settings } from '@corroborate/config';
import { CorroborateError } from '@corroborate/domain';
import { HttpProblem } from '../problems/problem';
import { ACCESS_METADATA, SIDE_EFFECT_METADATA, type AccessLevel } from './access.decorator';
import { AccessGate, type ActorRequest } from './access.gate';
import type { Caller } from './access.policy';
import { isCrossOrigin } from './same-origin.policy';

/** Credentials that a browser attaches to requests from any page, unlike API keys and tokens. */
const BROWSER_CREDENTIALS = new Set<Caller['via']>(['local', 'session']);

/** Global guard: only the roles in `@Access` can call a route, so a route without roles is closed to everyone. */
@Injectable()
export class AccessGuard implements CanActivate {
  private readonly trustedOrigins: string[];

  constructor(
    private readonly reflector: Reflector,
    private readonly gate: AccessGate,
    @Inject(SETTINGS) { CORS_ORIGINS, PUBLIC_URL }: Settings,
  ) {
    this.trustedOrigins = [...CORS_ORIGINS, ...(PUBLIC_URL ? [new URL(PUBLIC_URL).origin] : [])];
  }

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const levels = this.reflector.get<AccessLevel[] | undefined>(ACCESS_METADATA, context.getHandler());
    if (!levels?.length) throw new CorroborateError('internal', 'The route has no access declaration.');
    const request = context.switchToHttp().getRequest<ActorRequest>();
    await this.gate.require(levels, request);
    if (this.reflector.get<boolean | undefined>(SIDE_EFFECT_METADATA, context.getHandler()))
      this.refuseCrossOrigin(request);
    return true;
  }

  /** Refuses cross-origin requests with methods other than GET, before routing. */
  private refuseCrossOrigin(request: ActorRequest): void {
    if (!request.caller || !BROWSER_CREDENTIALS.has(request.caller.via) || !isCrossOrigin(request, this.trustedOrigins))
      return;
    request.foreignPage = true;
    throw new HttpProblem(
      'request-refused',
      'Reads of this route are audited, so cross-origin requests are refused.',
      [],
      {
        hint: 'Open it in the desk, or call it from a program.',
      },
    );
  }
}
