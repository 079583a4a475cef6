export * from './conformance';
export * from './memory.stores';
export { sandboxDoor } from './sandbox.door';
