import type { StanceRule } from '../case/rule.types';
import { topicDenialRule } from './denied-topic.rule';
import { factCheckRule } from './fact-check.rule';
import { mentionRule } from './mentioned.rule';
import { anotherEventRule, noReportRule, satireRule, retractionRule } from './page-kind.rules';
import { plainSupportRule, plainDenialRule } from './plain-words.rules';
import { assertionRule, denialRule } from './readings.rules';
import { sameSubjectsDenialRule } from './same-people-denied.rule';
import { anchorsRule, foreignDenialRule } from './anchors.rules';

/**
 * Rules in the order in which they are tried. The first finding determines the stance of the page, and the last rule
 * always has one.
 */
export const RULES: readonly StanceRule[] = [
  factCheckRule,
  satireRule,
  sameSubjectsDenialRule,
  anotherEventRule,
  noReportRule,
  retractionRule,
  foreignDenialRule,
  topicDenialRule,
  denialRule,
  assertionRule,
  plainDenialRule,
  plainSupportRule,
  anchorsRule,
  mentionRule,
];
