export { FakeResearch } from './fake.research';
export { judgementWithSupport } from './vouched.fixture';
