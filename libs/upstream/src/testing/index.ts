export * from './conformance';
export * from './memory.stores';
