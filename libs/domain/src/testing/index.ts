export * from './builders';
export { FakeGateway, type FakeAnswer, type FakePage } from './fake-gateway';
