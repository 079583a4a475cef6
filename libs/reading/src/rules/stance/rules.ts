import type { StanceRule } from '../case/rule.types';
import { deniedTopicRule } from './denied-topic.rule';
import { factCheckRule } from './fact-check.rule';
import { mentionedRule } from './mentioned.rule';
import { anotherEventRule, noReportRule, satireRule, retractedRule } from './page-kind.rules';
import { plainSupportRule, plainDenialRule } from './plain-words.rules';
import { assertedRule, deniedRule } from './readings.rules';
import { samePeopleDeniedRule } from './same-people-denied.rule';
import { anchorsRule, foreignDenialRule } from './anchors.rules';

/**
 * Rules in the order in which they are tried. The first finding determines the stance of the page, and the last rule
 * always has one.
 */
export const RULES: readonly StanceRule[] = [
  factCheckRule,
  satireRule,
  samePeopleDeniedRule,
  anotherEventRule,
  noReportRule,
  retractedRule,
  foreignDenialRule,
  deniedTopicRule,
  deniedRule,
  assertedRule,
  plainDenialRule,
  plainSupportRule,
  anchorsRule,
  mentionedRule,
];
