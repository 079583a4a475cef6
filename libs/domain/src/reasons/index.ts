export { because, hasReason, type Reason, type ReasonCode, type ReasonParams } from './reason';
export { sentenceOf, sentencesOf } from './sentence';
export { readReasons } from './old.reader';
