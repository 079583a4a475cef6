export { FakeNetwork } from './fake-network';
export { buildPost } from './samples';
