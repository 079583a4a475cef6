export { FakeCollectionServer, type FakeRow } from './fake-collection.server';
export { conformsAsCollectionServer } from './conformance.cases';
