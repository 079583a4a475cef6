import { routerLayers, listMethods } from '../http/routes';

interface RegisteredRoute {
  path: string;
  methods: string[];
}

/** All routes of the running server, without middleware. */
export function registeredRoutes(express: unknown): RegisteredRoute[] {
  return routerLayers(express).flatMap(({ route }) => {
    const methods = listMethods(route?.methods ?? {});
    if (!route || methods.length === 0) return [];
    const paths = Array.isArray(route.path) ? route.path : [route.path];
    return paths.map((path) => ({ path, methods }));
  });
}
