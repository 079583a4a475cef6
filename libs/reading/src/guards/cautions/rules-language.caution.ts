import { createReason, type Reason } from '@corroborate/domain';
import type { PageCase } from '../../rules/case/page-case';
import type { Finding } from '../../rules/case/rule.types';
import { isSentenceIn, detectRulesLanguage } from '../../rules/page/rules-language.policy';

/**
 * Support found by rules counts only if the rules pass the test battery in the language of the page and of the quoted
 * sentence.
 */
export function findUntestedLanguage({ article }: PageCase, { passage }: Finding): Reason | null {
  const language = detectRulesLanguage(article);
  if (language !== null && isSentenceIn(language, passage?.quote ?? '')) return null;
  return createReason('caution.language-not-read', { language: language === null ? article.language : null });
}
