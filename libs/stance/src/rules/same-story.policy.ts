import { debunkWords, quantities } from '@corroborate/text';
import type { Article } from '@corroborate/domain';
import { decided, doubtful } from './anchors.policy';
import type { Reading } from './assertion.policy';
import { wholeFrame } from './assertion.policy';
import { bodyStance } from '../learned/body-stance.policy';
import { isSpoken } from '../page/page-kind.policy';
import type { PageModel, PageSentence } from '../page/page.model';
import type { EventMatch } from '../event-match/same-event.policy';
import { keysOf, readText } from '../page/text-parts';
import type { TopicModel } from '../topic/topic.model';
import { ANCHOR_LIMITS, STORY_LIMITS } from '../stance.thresholds';
import { rarity } from '../learned/word-rarity';

/**
 * Reports of one event share its names and rare words whatever their verbs. A page that came out within days of it,
 * is on its very subject, has most of the title's telling words in headline and opening, contradicts none of its
 * figures and doubts nothing tells the topic's story.
 */
export function tellsTheStory(
  topic: TopicModel,
  page: PageModel,
  article: Article,
  match: EventMatch,
  readings: readonly Reading[],
): { sentence: PageSentence; reason: string } | null {
  if (!match.near || topic.denies) return null;
  if (readings.some((one) => one.says === 'denies') || doubtful(topic, page)) return null;
  const title = [...new Set(keysOf(topic.title))];
  const opening = page.sentences.slice(0, ANCHOR_LIMITS.opening);
  const told = new Set(keysOf([page.headline, ...opening].map((one) => one.text).join(' . ')));
  const share = shareOf(title, told);
  const rare = title.filter((key) => told.has(key) && rarity(key) >= STORY_LIMITS.rare).length;
  if (!tellsWhatHappened(topic, title, page, told, article, readings)) return null;
  if (
    share < STORY_LIMITS.opening + (match.dated ? 0 : STORY_LIMITS.undated) ||
    rare < STORY_LIMITS.rareWords ||
    otherFigures(topic, page)
  )
    return null;
  const { chances } = bodyStance(topic.title, article.text);
  if (chances.unrelated > STORY_LIMITS.unrelated || chances.disagree > STORY_LIMITS.disagree) return null;
  const sentence = opening.find(
    (one) =>
      isPlain(topic, one) &&
      shareOf(title, new Set(keysOf(`${page.headline.text} . ${one.text}`))) >= STORY_LIMITS.passage,
  );
  if (!sentence) return null;
  return {
    sentence,
    reason: `Tells the same story: ${Math.round(100 * share)} % of the title's words, ${rare} rare ones, in headline and opening.`,
  };
}

const weigh = (keys: readonly string[]): number => keys.reduce((sum, key) => sum + rarity(key), 0);
const shareOf = (wanted: readonly string[], found: ReadonlySet<string>): number =>
  weigh(wanted.filter((key) => found.has(key))) / Math.max(0.01, weigh(wanted));

/**
 * Names and places alone prove nothing: the same people do many things. The recognised kind of event must be asserted
 * plainly, or, where the title has none that we know, most of its words that are no names must be there.
 */
function tellsWhatHappened(
  topic: TopicModel,
  title: readonly string[],
  page: PageModel,
  told: ReadonlySet<string>,
  article: Article,
  readings: readonly Reading[],
): boolean {
  const names = new Set([
    ...readText(article.text).names,
    ...topic.names.flatMap(keysOf),
    ...keysOf(topic.town ?? ''),
    ...keysOf(topic.region ?? ''),
  ]);
  const story = title.filter((key) => !names.has(key));
  const share = shareOf(story, told);
  if (topic.concepts.length > 0)
    return (
      share >= STORY_LIMITS.storyOfKind &&
      (readings.some((one) => one.says === 'asserts' && one.place !== 'body') || decided(topic, page))
    );
  return story.filter((key) => told.has(key)).length >= STORY_LIMITS.storyWords && share >= STORY_LIMITS.story;
}

function isPlain(topic: TopicModel, sentence: PageSentence): boolean {
  if (debunkWords(sentence.text)) return false;
  const frame = wholeFrame(sentence.text);
  return (
    !frame.negated &&
    !frame.rumour &&
    !frame.question &&
    (topic.planned || !frame.planned) &&
    (topic.quotes || !frame.hedged) &&
    (topic.quotes || !isSpoken(sentence))
  );
}

/** A figure of the title that the page never gives as the title has it. */
function otherFigures(topic: TopicModel, page: PageModel): boolean {
  return quantities(topic.title).some(
    (own) => !page.quantities.some((other) => other.min <= own.max && own.min <= other.max),
  );
}
