import type { StanceRule } from '../case/rule.types';
import { deniedTopic } from './denied-topic.rule';
import { factCheck } from './fact-check.rule';
import { mentioned } from './left.rule';
import { anotherEvent, noReport, satire, takenBack } from './page-kind.rules';
import { carriedInPlainWords, deniedInPlainWords } from './plain-words.rules';
import { asserted, denied } from './readings.rules';
import { samePeopleDenied } from './same-people-denied.rule';
import { anchors, foreignDenial } from './ties.rules';

/** Tried in this order; the first finding is the page's stance, and the last rule always has one. */
export const RULES: readonly StanceRule[] = [
  factCheck,
  satire,
  samePeopleDenied,
  anotherEvent,
  noReport,
  takenBack,
  foreignDenial,
  deniedTopic,
  denied,
  asserted,
  deniedInPlainWords,
  carriedInPlainWords,
  anchors,
  mentioned,
];
