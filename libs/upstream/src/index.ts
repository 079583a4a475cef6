export { createGateway } from './upstream.gateway';
export { checkAddress, isPublicAddress } from './address.policy';
export { openRedisStores, type RedisStores } from './redis-stores';
export * from './memory.stores';
export { isSecretName, maskAddress } from './redaction.policy';
