export { createDoor, type DoorOptions, type DoorSettings } from './door';
export type { ProviderHealth } from './health';
export type { AddressLookup } from './dispatchers.adapter';
export { checkAddress, checkIp, refusedName, type AddressRules, type AddressVerdict } from './address.policy';
export { maskAddress, isSecretName } from './redaction.policy';
export { retryAfterMs } from './retry-after.policy';
export { RedisAnswerCache, type RedisStoreOptions } from './redis-answer.cache.adapter';
export { RedisPaceStore } from './redis-pace.store.adapter';
export * from './testing';
