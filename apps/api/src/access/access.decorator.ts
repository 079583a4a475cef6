import { SetMetadata } from '@nestjs/common';
import { ROLES } from '@corroborate/domain';

export const ACCESS_LEVELS = [...ROLES, 'anyone'] as const;
export type AccessLevel = (typeof ACCESS_LEVELS)[number];

export const ACCESS_METADATA = 'corroborate:access';

/** Roles that can call a route; any one of them suffices. Required: the application does not start without it. */
export const Access = (...levels: [AccessLevel, ...AccessLevel[]]): MethodDecorator =>
  SetMetadata(ACCESS_METADATA, levels);

export const SIDE_EFFECT_METADATA = 'corroborate:side-effect';

/**
 * Marks a GET route with side effects (a chain or audit entry, a stream slot). Cross-origin pages cannot call it with
 * credentials that the browser attaches automatically.
 */
export const HasSideEffect = (): MethodDecorator => SetMetadata(SIDE_EFFECT_METADATA, true);
