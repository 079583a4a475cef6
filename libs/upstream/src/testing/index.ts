export * from './answer-cache.conformance';
export * from './conformance';
export { sandboxGateway } from './sandbox.gateway';
