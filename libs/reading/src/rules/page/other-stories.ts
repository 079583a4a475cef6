import { contentStems, shareOf, stampStart, type Sentence } from '@corroborate/text';
import { OTHER_STORY } from '../stance.thresholds';

const ENDED = /[.!?…]["”’)\]]*$/u;
const isTold = ({ text }: Sentence): boolean => ENDED.test(text) && stampStart(text) === null;

/**
 * Headlines with their days that stand below a page's last sentence and have little of its own headline: the site leads
 * on to its other stories, and none of them is this page speaking. A page without a sentence is left as it is.
 */
export function otherStories(sentences: readonly Sentence[], title: string): ReadonlySet<Sentence> {
  const last = sentences.reduce((found, one, at) => (isTold(one) ? at : found), -1);
  const below = last < 0 ? [] : sentences.slice(last + 1);
  return new Set(below.filter(({ text }) => leadsOn(text, title)));
}

function leadsOn(line: string, title: string): boolean {
  const at = stampStart(line);
  const own = new Set(contentStems(line.slice(0, at ?? 0)));
  return own.size >= OTHER_STORY.words && shareOf(own, new Set(contentStems(title))) <= OTHER_STORY.shared;
}
