import type { FactoryProvider, InjectionToken, OptionalFactoryDependency } from '@nestjs/common';

/**
 * A provider of a plain class or function, made of what it needs by name; `useFactory` alone would take it by place.
 * `parts` says by which token each of them is injected.
 */
export function provided<P extends object, T>(
  provide: InjectionToken<T>,
  parts: { [N in keyof P]: InjectionToken | OptionalFactoryDependency },
  make: (parts: P) => T | Promise<T>,
): FactoryProvider<T> {
  const names = Object.keys(parts) as (keyof P)[];
  return {
    provide,
    inject: names.map((name) => parts[name]),
    useFactory: (...injected: unknown[]) =>
      make(Object.fromEntries(names.map((name, at) => [name, injected[at]])) as P),
  };
}
