export { FakeFactCheckIndex } from './fake-fact-check.index';
export { FakeRegister } from './fake-register';
export { FakeContextSource } from './fake-source';
export { buildFiling } from './samples';
