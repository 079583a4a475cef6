import { SetMetadata } from '@nestjs/common';

export const ACCESS_LEVELS = [
  'pipeline',
  'viewer',
  'editor',
  'reviewer',
  'admin',
  'metrics',
  'anyone',
] as const;
export type AccessLevel = (typeof ACCESS_LEVELS)[number];

export const ACCESS_METADATA = 'corroborate:access';

/** Says who may call a route. Mandatory: an application with a route without it does not start. */
export const Access = (level: AccessLevel): MethodDecorator => SetMetadata(ACCESS_METADATA, level);
