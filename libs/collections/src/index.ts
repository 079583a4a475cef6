export { FigureAnswers } from './answers/figure-answers';
export { DataAnswers, type DataAnswer, type ProposeOperations } from './ask/data-answers';
export { CollectionDescriber } from './ask/describer';
export { Catalogue } from './catalogue';
export * from './collection.types';
export { listCorrections, getFieldRole, findUnknownNames, type DiscoveredFields } from './fields/corrections.policy';
export type { ReadDocuments } from './findings/reading.types';
export { MISSING_REASONS, type MissingReason } from './ask/documents-behind';
export type { CollectionServer } from './collection-server.port';
export { createCollectionServers } from './mcp/create-servers';
export { classifyDocument } from './records/bearing.policy';
export {
  toArticle,
  COLLECTION_PROVIDER,
  toExchange,
  toCollectionProfile,
  parseCapturedText,
} from './records/document.article';
export { FOLLOW_UP_KINDS } from './plan/follow-up.policy';
export { READ_CEILING } from './collections.thresholds';
export { CollectionResearch } from './research.service';
export type { CollectionReport } from './research.types';
export type { KeptFinding, ScanStore } from './scan/scan-store.port';
export { Scanner } from './scan/scanner';
export { StoredScanStore } from './scan/stored-scan.store';
