export { childEnvironment } from './child-environment';
export * from './access.policy';
export * from './agencies';
export { agencyCreditOf, creditOfArticle } from './agency-credit';
export { hasCue, isCredit, type AttributionCue } from './attribution.cues';
export * from './candidate.policy';
export * from './chain-kinds';
export * from './credibility.types';
export * from './decision.types';
export * from './error-words';
export * from './errors';
export * from './claim';
export {
  ANSWERS,
  answerNotFound,
  claimAnswer,
  openAnswer,
  passagesFor,
  surenessOf,
  voicesOf,
  type AnswerFound,
  type ClaimCase,
} from './claim-answer';
export { LoopShare, mapYielding } from './loop-share';
export * from './evidence.types';
export * from './inquiry.types';
export * from './inquiry.vocabulary';
export * from './last-look.types';
export { modeOf } from './mode.reader';
export { hostOf, openStorage, unavailable, type StorageServer, type StorageWait } from './open-storage';
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
export { ERASED, PersonMatcher, type PersonKind } from './privacy/person-matcher';
export { officeOf, privatePersons, withoutOffice, type PrivatePerson } from './privacy/private-persons.policy';
export { TtlCache } from './ttl-cache';
export { agreeing, capital, inWords, listed, many } from './many';
export { memoize, memoizeByObject, once } from './memoize';
export * from './added-source';
export { handedInAddress, isHandedIn } from './handed-in';
export { printedTitle, withTitle } from './printed-title';
export * from './provided-sources';
export * from './reasons';
export * from './search.types';
export { sha256 } from './sha256';
export { SHARED_HOSTS, siteOf } from './site';
export { isCredibleElsewhere } from './source';
export {
  describeServerFault,
  describeStorageFault,
  findStorageFault,
  hintOfStorageFault,
  isStoreAway,
  type StorageFault,
} from './storage-fault';
export { StorageFaults } from './storage-faults';
export * from './time';
export { inTime, isOutOfTime, within } from './time-limit';
export * from './topic';
export { keysOf, lookupKeysOf, type KeyedTopic } from './topic-keys.policy';
export { isOlderByAddress, isOtherByAddress } from './page-address.policy';
export * from './verdict';
export * from './vocabulary';
export { assertWritable } from './write-check';
export * from './watch.types';
export * from './intake';
