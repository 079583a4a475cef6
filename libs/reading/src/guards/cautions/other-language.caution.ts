import { createReason, type Reason } from '@corroborate/domain';
import { fold, lexicon, type Lexicon } from '@corroborate/text';
import type { PageCase } from '../../rules/case/page-case';
import { sentenceWithNeighbors, type PageSentence } from '../../rules/page/page.model';
import { RULES_LANGUAGES, detectRulesLanguage } from '../../rules/page/rules-language.policy';

/** In English, cues depend on their position in the sentence; in other languages any cue is enough. */
const CUES_BY_LANGUAGE = new Map(
  [...RULES_LANGUAGES].filter((code) => code !== 'en').map((code) => [code, readCues(code)]),
);

function readCues(language: string) {
  const cues = (section: string): Lexicon => lexicon(language, 'unreal', section);
  return { sentence: cues('sentence'), beside: cues('beside'), page: cues('page') };
}

/**
 * In a language other than English, a sentence supports only if neither it nor the headline nor the neighboring
 * sentences deny, doubt, plan, allege or fictionalize. Words in the topic itself are ignored.
 */
export function findForeignCaution({ topic, page, article }: PageCase, passage?: PageSentence): Reason | null {
  const lists = CUES_BY_LANGUAGE.get(detectRulesLanguage(article) ?? '');
  if (!lists) return null;
  const own = [page.headline, ...(passage ? [passage] : [])];
  const beside = [...own, ...sentenceWithNeighbors(page, passage)];
  const topicText = fold(`${topic.title} . ${topic.core}`);
  const hit = [
    ...findCues(lists.sentence, own),
    ...findCues(lists.beside, beside),
    ...findCues(lists.page, [page.headline, ...page.sentences]),
  ].find((words) => !topicText.includes(fold(words)));
  return hit === undefined ? null : createReason('caution.doubt', { word: hit });
}

const findCues = ({ pattern }: Lexicon, sentences: readonly PageSentence[]): string[] =>
  sentences.flatMap(({ text }) => pattern.exec(text.slice(0, 2_000))?.[0].trim() ?? []);
