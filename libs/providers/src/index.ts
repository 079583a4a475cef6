export {
  parseJsonOnce,
  type ProviderResponse,
  toId,
  isObject,
  parseJson,
  toObject,
  objectsById,
  listObjects,
  listObjectsOrNull,
  stringOr,
  type Fields,
} from './answer';
export { runQuery, type QueryResult } from './cost';
export { gatewayFetch } from './gateway.fetch';
export { filterEnabled, type UnavailableProvider, type PricedManifest, type ProviderManifest } from './manifest';
export {
  ProviderClient,
  type JsonReadOptions,
  type ProviderParts,
  type ProviderSetup,
  type ProviderRequest,
} from './provider.client';
export { RefusedError, runThirdPartyClient } from './refused.error';
export { hasEnded, findRetirement, type Retirement } from './retirements';
export { isSuccess, parseRetryAt, createStatusMessage } from './statuses.policy';
export { toCoverageEntry, runInSequence, skippedEntry, type CoverageQuery } from './turns';
