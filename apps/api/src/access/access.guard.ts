import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { CorroborateError } from '@corroborate/domain';
import { ACCESS_METADATA, type AccessLevel } from './access.decorator';
import { AccessGate } from './access.gate';

export type ActorRequest = Request & { actor?: string };

/** The one guard: a route is open to whom its `@Access` names, and to nobody when it names nobody. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly gate: AccessGate,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const level = this.reflector.get<AccessLevel | undefined>(ACCESS_METADATA, context.getHandler());
    if (!level) throw new CorroborateError('internal', 'A route without declared access was reached.');
    const request = context.switchToHttp().getRequest<ActorRequest>();
    request.actor = await this.gate.require(level, request);
    return true;
  }
}
