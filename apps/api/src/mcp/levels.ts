import type { Type } from '@nestjs/common';
import { ACCESS_METADATA, type AccessLevel } from '../access/access.decorator';

/** Roles that can call a route, read from its controller. A route without roles is closed to everyone. */
export function getAccessLevels<T>(controller: Type<T>, handler: keyof T & string): AccessLevel[] {
  const route = (controller.prototype as Record<string, object>)[handler];
  return (route && (Reflect.getMetadata(ACCESS_METADATA, route) as AccessLevel[] | undefined)) ?? [];
}
