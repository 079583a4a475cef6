import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PATH_METADATA } from '@nestjs/common/constants';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { CorroborateError } from '@corroborate/domain';
import { ACCESS_METADATA } from './access.decorator';

/** Makes startup fail if any route has no `@Access`. */
@Injectable()
export class AccessAudit implements OnModuleInit {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
  ) {}

  onModuleInit(): void {
    const bare = this.routes().filter(({ access }) => access === undefined);
    if (bare.length === 0) return;
    throw new CorroborateError(
      'internal',
      `Routes without an access declaration: ${bare.map(({ name }) => name).join(', ')}.`,
      {
        hint: 'Add @Access(...) to each of them.',
      },
    );
  }

  /** Every route handler of the application with its declared roles. */
  routes(): { name: string; access: unknown }[] {
    return this.discovery.getControllers().flatMap(({ metatype }) => {
      const controller = metatype as { name: string; prototype: Record<string, (...args: unknown[]) => unknown> };
      return this.scanner
        .getAllMethodNames(controller.prototype)
        .map((method) => ({ method, handler: controller.prototype[method] }))
        .filter(({ handler }) => handler !== undefined && Reflect.hasMetadata(PATH_METADATA, handler))
        .map(({ method, handler }) => ({
          name: `${controller.name}.${method}`,
          access: Reflect.getMetadata(ACCESS_METADATA, handler as object) as unknown,
        }));
    });
  }
}
