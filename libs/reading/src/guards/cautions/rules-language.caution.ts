import { because, type Reason } from '@corroborate/domain';
import type { PageCase } from '../../rules/case/page-case';
import type { Finding } from '../../rules/case/rule.types';
import { isSentenceIn, knownRulesLanguage, rulesLanguageOf } from '../../rules/page/rules-language.policy';

/** Support by rules counts only in languages whose test battery they pass, for the page and the quoted sentence. */
export function unprovedLanguage({ article }: PageCase, { passage, rule }: Finding): Reason | null {
  // A table of labels and values has too few function words to verify its declared language.
  if (rule === 'in-a-line' && knownRulesLanguage(article) !== null) return null;
  const language = rulesLanguageOf(article);
  if (language !== null && isSentenceIn(language, passage?.quote ?? '')) return null;
  return because('caution.language-not-read', { language: language === null ? article.language : null });
}
