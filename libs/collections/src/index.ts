export { FigureAnswers } from './answers/figure-answers';
export { DataAnswers, type DataAnswer, type ReadQuestions } from './ask/data-answers';
export { CollectionDescriber } from './ask/describer';
export { Catalogue } from './catalogue';
export * from './collection.types';
export { correctionsOf, roleOf, unknownOf, type Discovered } from './fields/corrections.policy';
export type { ReadDocuments } from './findings/reading.types';
export { NOT_HAD, type NotHad } from './ask/documents-behind';
export type { CollectionServer } from './collection-server.port';
export { createCollectionServers } from './mcp/create-servers';
export { bearingOfDocument } from './records/bearing.policy';
export {
  articleOfDocument,
  COLLECTED,
  exchangeOfDocument,
  standingOfCollection,
  wordsOfCaptured,
} from './records/document.article';
export { FOLLOWED_BY } from './plan/follow-up.policy';
export { READ_CEILING } from './collections.thresholds';
export { CollectionResearch } from './research.service';
export type { CollectionReport } from './research.types';
export type { KeptFinding, ScanStore } from './scan/scan-store.port';
export { Scanner } from './scan/scanner';
export { StoredScanStore } from './scan/stored-scan.store';
