import { hasOtherSpelling, indexNames, tokenizeWords } from '@corroborate/text';
import type { PageModel, PageSentence } from './page.model';

const stemsOf = (name: string): string[] => tokenizeWords(name).map(({ stem }) => stem);

/** Adds the topic's spelling of names that the page spells differently, so that "Qassem" matches "Qasim". */
export function addTopicSpellings(page: PageModel, names: readonly string[]): PageModel {
  const spelled = names.filter(
    (name) => stemsOf(name).some((stem) => !page.stems.has(stem)) && hasOtherSpelling(page.names, name),
  );
  if (spelled.length === 0) return page;
  const completed = (sentence: PageSentence): PageSentence => {
    const index = indexNames(sentence.text);
    const own = spelled.filter((name) => hasOtherSpelling(index, name)).flatMap(stemsOf);
    return own.length > 0 ? { ...sentence, stems: new Set([...sentence.stems, ...own]) } : sentence;
  };
  return {
    ...page,
    headline: completed(page.headline),
    sentences: page.sentences.map(completed),
    stems: new Set([...page.stems, ...spelled.flatMap(stemsOf)]),
  };
}
