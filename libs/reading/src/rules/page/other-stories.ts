import { contentStems, sharedPortion, bylineStart, type Sentence } from '@corroborate/text';
import { OTHER_STORY_LIMITS } from '../stance.thresholds';

const SENTENCE_END = /[.!?…]["”’)\]]*$/u;
const isFullSentence = ({ text }: Sentence): boolean => SENTENCE_END.test(text) && bylineStart(text) === null;

/**
 * Dated headlines after the last sentence that share little with the page's own headline and are therefore teasers for
 * other stories. Pages without sentences are not changed.
 */
export function findTeasers(sentences: readonly Sentence[], title: string): ReadonlySet<Sentence> {
  const last = sentences.reduce((found, one, at) => (isFullSentence(one) ? at : found), -1);
  const below = last < 0 ? [] : sentences.slice(last + 1);
  return new Set(below.filter(({ text }) => isTeaserLine(text, title)));
}

function isTeaserLine(line: string, title: string): boolean {
  const at = bylineStart(line);
  const own = new Set(contentStems(line.slice(0, at ?? 0)));
  return (
    own.size >= OTHER_STORY_LIMITS.words &&
    sharedPortion(own, new Set(contentStems(title))) <= OTHER_STORY_LIMITS.shared
  );
}
