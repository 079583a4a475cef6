import { debunkWords, quantities } from '@corroborate/text';
import { because } from '@corroborate/domain';
import type { Found } from '../case/rule.types';
import { decided, doubtful } from './anchors.policy';
import { beyondTopic, wholeFrame } from '../claims/assertion.policy';
import { bodyStance } from '../learned/body-stance.policy';
import { isSpoken } from '../page/page-kind.policy';
import type { PageModel, PageSentence } from '../page/page.model';
import type { PageCase } from '../case/page-case';
import { keysOf, readText } from '../page/text-parts';
import type { TopicModel } from '../topic/topic.model';
import { ANCHOR_LIMITS, STORY_LIMITS } from '../stance.thresholds';
import { rarity } from '../learned/word-rarity';

/**
 * Reports of one event share its names and rare words. A page published within days that is about the subject, has most
 * distinctive words of the title in headline and opening, contradicts no figure and expresses no doubt reports the same
 * story.
 */
export function findSameStory(c: PageCase): Found | null {
  const { topic, page, article, match } = c;
  if (!match.near || topic.denies) return null;
  if (c.readings().some((one) => one.says === 'denies') || doubtful(topic, page)) return null;
  const shared = sharedWith(c);
  if (!reportsEvent(c, shared) || !isShared(shared, match.dated) || otherFigures(topic, page)) return null;
  const { chances } = bodyStance(topic.title, article.text);
  if (chances.unrelated > STORY_LIMITS.unrelated || chances.disagree > STORY_LIMITS.disagree) return null;
  const sentence = page.sentences
    .slice(0, ANCHOR_LIMITS.opening)
    .find((one) => isPlain(topic, one) && carries(shared, page, one));
  return sentence
    ? { sentence, reason: because('stance.same-story', { share: shared.share, rare: shared.rare }) }
    : null;
}

/** Words of the title found in headline and opening. */
interface Shared {
  title: readonly string[];
  pageKeys: ReadonlySet<string>;
  /** By weight, 0–1. */
  share: number;
  /** Rare words among them. */
  rare: number;
}

function sharedWith({ topic, page }: PageCase): Shared {
  const title = [...new Set(keysOf(topic.title))];
  const opening = [page.headline, ...page.sentences.slice(0, ANCHOR_LIMITS.opening)];
  const pageKeys = new Set(keysOf(opening.map((one) => one.text).join(' . ')));
  const rare = title.filter((key) => pageKeys.has(key) && rarity(key) >= STORY_LIMITS.rare).length;
  return { title, pageKeys, share: shareOf(title, pageKeys), rare };
}

const isShared = ({ share, rare }: Shared, dated: boolean): boolean =>
  share >= STORY_LIMITS.opening + (dated ? 0 : STORY_LIMITS.undated) && rare >= STORY_LIMITS.rareWords;

const carries = ({ title }: Shared, page: PageModel, sentence: PageSentence): boolean =>
  shareOf(title, new Set(keysOf(`${page.headline.text} . ${sentence.text}`))) >= STORY_LIMITS.passage;

const weigh = (keys: readonly string[]): number => keys.reduce((sum, key) => sum + rarity(key), 0);
const shareOf = (wanted: readonly string[], found: ReadonlySet<string>): number =>
  weigh(wanted.filter((key) => found.has(key))) / Math.max(0.01, weigh(wanted));

/**
 * Names and places alone prove nothing. The known kind of event must be asserted, or most other words of the title must
 * occur.
 */
function reportsEvent(c: PageCase, { title, pageKeys }: Shared): boolean {
  const { topic, page } = c;
  const names = namesOf(c);
  const story = title.filter((key) => !names.has(key));
  const share = shareOf(story, pageKeys);
  if (topic.concepts.length > 0) {
    const asserted = c.readings().some((one) => one.says === 'asserts' && one.place !== 'body');
    return share >= STORY_LIMITS.storyOfKind && (asserted || decided(topic, page));
  }
  return story.filter((key) => pageKeys.has(key)).length >= STORY_LIMITS.storyWords && share >= STORY_LIMITS.story;
}

const namesOf = ({ topic, article }: PageCase): Set<string> =>
  new Set([
    ...readText(article.text).names,
    ...topic.names.flatMap(keysOf),
    ...keysOf(topic.town ?? ''),
    ...keysOf(topic.region ?? ''),
  ]);

function isPlain(topic: TopicModel, sentence: PageSentence): boolean {
  if (debunkWords(sentence.text)) return false;
  const frame = wholeFrame(sentence.text);
  const { refused, undone } = beyondTopic(topic, frame);
  return (
    !frame.negated &&
    !refused &&
    !undone &&
    !frame.rumour &&
    !frame.question &&
    (topic.planned || !frame.planned) &&
    (topic.quotes || !frame.hedged) &&
    (topic.quotes || !isSpoken(sentence))
  );
}

/** A figure of the title that the page never gives as the title has it; "half" and "a third" are seldom exact. */
function otherFigures(topic: TopicModel, page: PageModel): boolean {
  const figures = quantities(topic.title).filter(({ unit, quote }) => unit !== 'percent' || /\d/.test(quote));
  return figures.some((own) => !page.quantities.some((other) => other.min <= own.max && own.min <= other.max));
}
