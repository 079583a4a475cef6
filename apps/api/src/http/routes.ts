import { METHODS } from 'node:http';

/** Those parts of an Express router that are used here. */
interface Layer {
  match(path: string): boolean;
  route?: { path: string | string[]; methods: Record<string, boolean> };
}

/** Allowed methods of a path in uppercase; empty if the path is unknown. */
export function allowedMethods(express: unknown, path: string): string[] {
  const matching = routerLayers(express).filter((layer) => layer.route && matches(layer, path));
  const methods = matching.flatMap(({ route }) => listMethods(route?.methods ?? {}));
  return [...new Set(methods.includes('GET') ? [...methods, 'HEAD'] : methods)];
}

export const routerLayers = (express: unknown): Layer[] =>
  (express as { router?: { stack: Layer[] } }).router?.stack ?? [];

/** Methods of a route; empty if it accepts all methods, because then it is middleware. */
export function listMethods(methods: Record<string, boolean>): string[] {
  const named = Object.keys(methods).filter((method) => methods[method]);
  return methods['_all'] || named.length >= METHODS.length ? [] : named.map((method) => method.toUpperCase());
}

/** Whether the path matches. A path with invalid percent encoding matches nothing. */
function matches(layer: Layer, path: string): boolean {
  try {
    return layer.match(path);
  } catch {
    return false;
  }
}
