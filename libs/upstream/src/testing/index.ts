export * from './conformance';
export { sandboxGateway } from './sandbox.gateway';
