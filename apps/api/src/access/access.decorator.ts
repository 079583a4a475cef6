import { SetMetadata } from '@nestjs/common';
import { ROLES } from '@corroborate/domain';

export const ACCESS_LEVELS = [...ROLES, 'anyone'] as const;
export type AccessLevel = (typeof ACCESS_LEVELS)[number];

export const ACCESS_METADATA = 'corroborate:access';

/**
 * Says who may call a route; one of several suffices. Mandatory: an application with a route without it does not start.
 */
export const Access = (...levels: [AccessLevel, ...AccessLevel[]]): MethodDecorator =>
  SetMetadata(ACCESS_METADATA, levels);

export const SIDE_EFFECT_METADATA = 'corroborate:side-effect';

/**
 * Marks a GET route that writes (an entry of a chain or of the audit log, a place of a stream). A page of another
 * origin cannot call it with credentials that a browser adds by itself.
 */
export const HasSideEffect = (): MethodDecorator => SetMetadata(SIDE_EFFECT_METADATA, true);
