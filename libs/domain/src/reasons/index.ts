export { because, type Reason, type ReasonCode, type ReasonParams } from './reason';
export { sentenceOf, sentencesOf } from './sentence';
export { hasReason, readReasons } from './old.reader';
