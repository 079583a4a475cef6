import type { Clause } from './query.parser';
import { isStopWord, stem, splitWords } from './words';

/** Minimum characters of a sentence; shorter lines are headlines, captions and buttons. */
const MIN_SENTENCE_CHARS = 60;

/** The passage of a text with the most query words, truncated to about `length` characters. */
export function bestPassage(text: string, wanted: ReadonlySet<string>, length: number): string {
  let best = '';
  let bestCount = -1;
  const passages = passagesOf(text, length);
  const sentences = passages.filter((passage) => passage.length >= MIN_SENTENCE_CHARS);
  for (const passage of sentences.length > 0 ? sentences : passages) {
    const count = new Set(
      splitWords(passage)
        .map(stem)
        .filter((word) => wanted.has(word)),
    ).size;
    if (count > bestCount) [best, bestCount] = [passage, count];
  }
  return truncateText(best, length);
}

/** Stems used to score passages. */
export function wantedStems(clauses: readonly Clause[]): Set<string> {
  const atoms = clauses.filter((clause) => !clause.not).flatMap((clause) => clause.anyOf);
  const words = atoms
    .filter(({ kind }) => ['word', 'phrase', 'title'].includes(kind))
    .flatMap(({ value }) => value.split(' '));
  return new Set(words.filter((word) => !isStopWord(word)).map(stem));
}

/** Adjacent sentences of a line, joined up to `length` characters. */
function passagesOf(text: string, length: number): string[] {
  const passages: string[] = [];
  for (const line of text.split('\n')) {
    let passage = '';
    for (const sentence of line.split(/(?<=[.!?。！？]["”’]?)\s+/)) {
      if (passage !== '' && passage.length + sentence.length > length) {
        passages.push(passage);
        passage = '';
      }
      passage = passage === '' ? sentence : `${passage} ${sentence}`;
    }
    if (passage !== '') passages.push(passage);
  }
  return passages;
}

export function truncateText(text: string, length: number): string {
  if (text.length <= length) return text;
  const end = text.lastIndexOf(' ', length);
  return `${text.slice(0, end > length / 2 ? end : length)} ...`;
}
