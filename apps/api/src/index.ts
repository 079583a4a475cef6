export type { ApiDeps } from './api.deps';
export type * from './desk.port';
export { apiDepsOf } from './house.deps';
export { buildOpenApi, startApi, type RunningApi } from './start';
