export { Access, ACCESS_LEVELS, type AccessLevel } from './access/access.decorator';
export { AccessGate } from './access/access.gate';
export {
  authModeOf,
  LoopbackPolicy,
  type AccessDecision,
  type AccessPolicy,
  type AccessRequest,
} from './access/access.policy';
export type { AccessStore } from './access/access.store.port';
export { policyFor } from './access/policy.choice';
export { createApp } from './api.app';
export type { ApiDeps, ApiLimits, Database, PartHealth } from './api.deps';
export { ApiModule } from './api.module';
export type * from './desk.port';
export { apiDepsOf, type HouseParts } from './house.deps';
export { buildOpenApi, startApi, type RunningApi } from './start';
