export { jsonOf, type Answer } from './answer';
export { ask, type Asked } from './cost';
export { gatewayFetch } from './gateway.fetch';
export {
  idOf,
  isObject,
  jsonIn,
  objectOr,
  objectsById,
  objectsIn,
  objectsOrNull,
  stringOr,
  type Fields,
} from './fields';
export { switchedOn, type GoneProvider, type Priced, type ProviderManifest } from './manifest';
export {
  ProviderClient,
  type JsonReading,
  type ProviderParts,
  type ProviderSetup,
  type ProviderRequest,
} from './provider.client';
export { RefusedError, throughClient } from './refused.error';
export { hasEnded, retirementOf, type Retirement } from './retirements';
export { isSuccess, retryAt, sayStatus } from './statuses.policy';
export { coverageOf, inTurn, notAskedAgain, type Question } from './turns';
