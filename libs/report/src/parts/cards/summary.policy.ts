import { cutAtWord, lexicon, squash } from '@corroborate/text';
import type { Passage } from '@corroborate/domain';
import { likeness } from '../likeness';
import type { Tellable } from '../read-sources';

const SUMMARY = { characters: 500, sentences: 3, same: 0.6 };
const LEANS = lexicon('en', 'leaning-words').pattern;

/** Openings that lean on the sentence before cannot be told alone, nor what somebody says without saying who it is. */
export const standsAlone = ({ text, speech }: Pick<Tellable, 'text' | 'speech'>): boolean =>
  !speech && !LEANS.test(text) && !/^["“‘']/.test(text);

/** What a page is read for: the words of the topic's story, and the passage that shows the stance. */
export interface ReadFor {
  story: ReadonlySet<string>;
  finding: Passage | null;
}

/**
 * A page in up to three sentences of its own and at most 500 characters: its opening, what shows its stance, and what
 * tells most of the story. Where it has no whole sentence, its beginning.
 */
export function summaryOf(text: string, sentences: readonly Tellable[], asked: ReadFor): string {
  const chosen: Tellable[] = [];
  for (const one of inOrderOfWorth(sentences, asked))
    if (chosen.length < SUMMARY.sentences && fits(one, chosen)) chosen.push(one);
  if (chosen.length === 0) return cutAtWord(squash(text), SUMMARY.characters);
  return chosen
    .sort((a, b) => a.start - b.start)
    .map((one) => squash(one.text))
    .join(' ');
}

function inOrderOfWorth(sentences: readonly Tellable[], asked: ReadFor): Tellable[] {
  const opening = sentences.find(standsAlone);
  return [...sentences].sort((a, b) => worth(b, opening, asked) - worth(a, opening, asked));
}

function worth(one: Tellable, opening: Tellable | undefined, { story, finding }: ReadFor): number {
  if (one === opening) return 100;
  const shows = finding !== null && one.start < finding.end && finding.start < one.end;
  const shared = [...one.stems].filter((stem) => story.has(stem)).length;
  return (shows ? 50 : 0) + Math.min(shared, 4) + (/\d/.test(one.text) ? 1 : 0) - one.at * 0.1;
}

function fits(one: Tellable, chosen: readonly Tellable[]): boolean {
  const length = [...chosen, one].reduce((sum, { text }) => sum + squash(text).length + 1, -1);
  if (length > SUMMARY.characters) return false;
  if (chosen.some((other) => likeness(one.stems, other.stems) >= SUMMARY.same)) return false;
  return standsAlone(one) || chosen.some(({ at }) => at === one.at - 1);
}
