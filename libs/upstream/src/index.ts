export { createGateway } from './upstream.gateway';
export { checkAddress } from './address.policy';
export { openRedisStores, type RedisStores } from './redis-stores';
export * from './memory.stores';
