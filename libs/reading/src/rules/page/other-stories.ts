import { contentStems, sharedPortion, bylineStart, type Sentence } from '@corroborate/text';
import { OTHER_STORY } from '../stance.thresholds';

const ENDED = /[.!?…]["”’)\]]*$/u;
const isFullSentence = ({ text }: Sentence): boolean => ENDED.test(text) && bylineStart(text) === null;

/**
 * Dated headlines after the last sentence that share little with the page's own headline: teasers of other stories.
 * Pages without a sentence are unchanged.
 */
export function otherStories(sentences: readonly Sentence[], title: string): ReadonlySet<Sentence> {
  const last = sentences.reduce((found, one, at) => (isFullSentence(one) ? at : found), -1);
  const below = last < 0 ? [] : sentences.slice(last + 1);
  return new Set(below.filter(({ text }) => leadsOn(text, title)));
}

function leadsOn(line: string, title: string): boolean {
  const at = bylineStart(line);
  const own = new Set(contentStems(line.slice(0, at ?? 0)));
  return own.size >= OTHER_STORY.words && sharedPortion(own, new Set(contentStems(title))) <= OTHER_STORY.shared;
}
