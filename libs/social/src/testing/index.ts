export { FakeNetwork } from './fake-network';
export { postOf } from './samples';
