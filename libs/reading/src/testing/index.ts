export { FakeResearch } from './fake.research';
