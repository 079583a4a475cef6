export { createDoor } from './door';
export { checkAddress } from './address.policy';
export { openRedisStores, type RedisStores } from './redis-stores';
export * from './testing';
