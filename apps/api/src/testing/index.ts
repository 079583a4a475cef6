export { FakeCallers } from './fake-callers';
export { FakeProgress } from './fake-progress';
export { FakeProvider } from './fake-provider';
export { PartsModule, type ApiParts } from './parts.module';
export { testApi, testSettings, type TestApi } from './test-api';
