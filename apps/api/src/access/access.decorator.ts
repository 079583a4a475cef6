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
