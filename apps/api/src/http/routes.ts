import { METHODS } from 'node:http';

/** The parts of an Express router this file reads. */
interface Layer {
  match(path: string): boolean;
  route?: { path: string | string[]; methods: Record<string, boolean> };
}
interface RouterHolder {
  router?: { stack: Layer[] };
}

/** Methods that are served at a path, in upper case; empty where the path is unknown. */
export function allowedMethods(express: unknown, path: string): string[] {
  const matching = layers(express).filter((layer) => layer.route && matches(layer, path));
  const methods = matching.flatMap(({ route }) => methodsOf(route?.methods ?? {}));
  return [...new Set(methods.includes('GET') ? [...methods, 'HEAD'] : methods)];
}

export const layers = (express: unknown): Layer[] => (express as RouterHolder).router?.stack ?? [];

/** Empty for a route that takes every method: that is a middleware in disguise and says nothing about the address. */
export function methodsOf(methods: Record<string, boolean>): string[] {
  const named = Object.keys(methods).filter((method) => methods[method]);
  return methods['_all'] || named.length >= METHODS.length ? [] : named.map((method) => method.toUpperCase());
}

/** A path with broken percent encoding matches nothing. */
function matches(layer: Layer, path: string): boolean {
  try {
    return layer.match(path);
  } catch {
    return false;
  }
}
