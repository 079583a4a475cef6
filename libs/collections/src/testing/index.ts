export { MemoryScanStore } from './memory-scan.store';
export { FakeCollectionServer } from './fake-collection.server';
export { conformsAsCollectionServer } from './conformance.cases';
