export { childEnvironment } from './child-environment';
export * from './access.policy';
export * from './agencies';
export { findAgencyCredit, articleCredit, memoize, memoizeByObject, lazyValue } from './agency-credit';
export { hasCue, isCredit, type AttributionCue } from './attribution.cues';
export * from './candidate.policy';
export * from './chain-kinds';
export * from './credibility.types';
export * from './decision.types';
export { formatError, toLoggedError } from './errors';
export * from './errors';
export * from './claim';
export {
  ANSWER_RULES,
  createNotFoundAnswer,
  buildClaimAnswer,
  createOpenAnswer,
  listPassages,
  getAnswerConfidence,
  countSourceGroups,
  type AnswerDraft,
  type ClaimAnswerInput,
} from './claim-answer';
export { EventLoopYielder, mapYielding } from './event-loop';
export * from './evidence.types';
export * from './inquiry.types';
export * from './inquiry.vocabulary';
export * from './pre-publication-check.types';
export { parseMode } from './parse-mode';
export { formatHostPort, openStorage, unavailableError, type StorageServer, type StorageWait } from './open-storage';
export { OpenResources } from './open-resources';
export * from './outcome';
export * from './session-keeper';
export * from './page.types';
export * from './picture.types';
export * from './post-pictures';
export * from './place.types';
export { points, type Points } from './points';
export * from './ports/exchange-recorder.port';
export * from './ports/upstream-gateway.port';
export * from './ports/stores.port';
export { NameMask } from './privacy/name-mask';
export { ERASURE_MARK, PersonMatcher, type PersonKind } from './privacy/person-matcher';
export {
  findOfficeTitle,
  findPrivatePersons,
  removeOffice,
  type PrivatePerson,
} from './privacy/private-persons.policy';
export { TtlCache } from './ttl-cache';
export { chooseVerb, capitalize, spellCount, joinNames, pluralize } from './pluralize';
export * from './added-source';
export { submittedDocumentUrl, isSubmittedHost } from './submitted-document';
export { getPrintedTitle, withTitle } from './printed-title';
export * from './provided-sources';
export * from './reasons';
export * from './review-reasons';
export * from './search.types';
export { sha256 } from './sha256';
export { SHARED_HOSTS, toSite } from './site';
export { isCredibleElsewhere } from './source';
export {
  describeServerFault,
  describeStorageFault,
  findStorageFault,
  storageFaultHint,
  isStorageUnavailable,
  type StorageFault,
} from './storage-fault';
export { StorageFaults } from './storage-faults';
export * from './time';
export { markTimedOut, isTimedOut, withTimeLimit } from './time-limit';
export * from './topic';
export { buildTopicKeys, topicLookupKeys, type KeyedTopic } from './topic-keys.policy';
export { isOlderByUrl, isUnrelatedByUrl } from './page-address.policy';
export * from './verdict';
export * from './vocabulary';
export { assertWritable } from './write-check';
export * from './watch.types';
export * from './intake';
