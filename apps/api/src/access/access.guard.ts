import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { CorroborateError } from '@corroborate/domain';
import { ACCESS_METADATA, type AccessLevel } from './access.decorator';
import { AccessGate, type ActorRequest } from './access.gate';

/** The one guard: a route is open to whom its `@Access` names, and to nobody when it names nobody. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly gate: AccessGate,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const levels = this.reflector.get<AccessLevel[] | undefined>(ACCESS_METADATA, context.getHandler());
    if (!levels?.length) throw new CorroborateError('internal', 'A route without declared access was reached.');
    await this.gate.require(levels, context.switchToHttp().getRequest<ActorRequest>());
    return true;
  }
}
