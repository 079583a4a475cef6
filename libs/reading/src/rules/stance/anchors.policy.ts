import {
  findContraryCue,
  findDebunkCue,
  readSentenceFrame,
  hasName,
  indexNames,
  findQuantities,
  findVoteTallies,
  isNegatedFrame,
  type SentenceFrame,
} from '@corroborate/text';
import { createReason } from '@corroborate/domain';
import { areRelatedStems, findAnchors, distinctNames, getOpening, type Anchors } from '../event-match/anchors.model';
import { findOtherReversals, wholeFrame } from '../claims/assertion.policy';
import { isQuoted } from '../page/page-kind.policy';
import type { PageModel, PageSentence } from '../page/page.model';
import type { ChosenSentence } from '../case/rule.types';
import { isAmountMissing } from './title-wording.policy';
import type { EventMatch } from '../event-match/event-match.policy';
import type { TopicModel } from '../topic/topic.model';
import { ANCHOR_LIMITS } from '../stance.thresholds';

/**
 * A page that shares names, figures, place and date reports the event in any wording. It supports only if it asserts
 * the kind of event (if that is known), if the opening contains no denial, doubt, plan or attribution, and if one
 * unhedged sentence contains what is shared.
 */
export function findAnchoredSupport(
  topic: TopicModel,
  page: PageModel,
  match: EventMatch,
  happened: boolean,
): ChosenSentence | null {
  if (!match.near || topic.denies || topic.planned || topic.quotes) return null;
  const found = findAnchors(topic, page);
  const anchors = { ...found, story: found.story + (happened ? ANCHOR_LIMITS.kindOfEvent : 0) };
  const isMatched = (topic.concepts.length === 0 || happened) && hasEnoughAnchors(topic, anchors);
  if ((!isMatched && !isPinnedDown(anchors)) || isStoryDoubtful(topic, page) || isAmountMissing(topic, page))
    return null;
  const opening = page.sentences.slice(0, ANCHOR_LIMITS.opening);
  const sentence =
    opening.find((one) => statesAnchors(topic, one, 1)) ??
    (statesAnchors(topic, page.headline, 2) ? opening.find((one) => statesAnchors(topic, one, 0)) : undefined);
  if (!sentence) return null;
  const { names, figures, story } = anchors;
  return { sentence, reason: createReason('stance.anchors', { names: names.slice(0, 3), figures, words: story }) };
}

/** Whether two figures in the title identify the event together with a name or the town and many words of the title. */
const isPinnedDown = ({ names, town, figures, opening }: Anchors): boolean =>
  figures >= ANCHOR_LIMITS.pinned && (names.length > 0 || town) && opening >= ANCHOR_LIMITS.share;

function hasEnoughAnchors(topic: TopicModel, anchors: Anchors): boolean {
  const names = Math.min(2, anchors.names.length) + (anchors.town ? 1 : 0);
  if (anchors.names.length === 0 && !(anchors.town && topic.townInTitle) && anchors.figures === 0) return false;
  const points =
    2 * Math.min(2, names) +
    2 * Math.min(2, anchors.figures) +
    Math.min(ANCHOR_LIMITS.storyCap, anchors.story) +
    ANCHOR_LIMITS.wholeTitle * anchors.opening;
  return (
    anchors.story >= ANCHOR_LIMITS.story && anchors.opening >= ANCHOR_LIMITS.share && points >= ANCHOR_LIMITS.points
  );
}

/** Whether the page reports a vote by its result or its subject ("council caps …" for "council votes to bar …"). */
export function reportsVote(topic: TopicModel, page: PageModel): boolean {
  const main = topic.concepts[0] ?? [];
  if (!main.includes('approve')) return false;
  const opening = getOpening(page);
  if (opening.some((one) => [...findVoteTallies(one.text)].some((tally) => topic.tallies.has(tally)))) return true;
  const acts = new Set(topic.concepts.slice(1).flat());
  return opening.some((one) =>
    one.mentions.some(
      (mention) => acts.has(mention.id) && isPlain(readSentenceFrame(one.text, mention.start, mention.end)),
    ),
  );
}

const isPlain = (frame: SentenceFrame): boolean =>
  !isNegatedFrame(frame) &&
  !frame.undone &&
  !frame.hedged &&
  !frame.planned &&
  !frame.rumour &&
  !frame.debunked &&
  !frame.question;

/** Whether headline or opening doubt or deny the story, or present it as expected or as hearsay. */
export function isStoryDoubtful(topic: TopicModel, page: PageModel): boolean {
  if ([page.headline, ...page.sentences].some((sentence) => findDebunkCue(sentence.text))) return true;
  const title = wholeFrame(page.headline.text);
  if (title.negated || title.hedged || title.planned || title.question || title.rumour) return true;
  return getOpening(page).some((sentence) => isContrary(topic, sentence.text) || deniesStory(topic, sentence));
}

/** Whether the text contradicts the topic. A denial by the accused does not deny the charge. */
function isContrary(topic: TopicModel, text: string): boolean {
  const word = findContraryCue(text);
  return word !== null && !(topic.accuses && /^den/i.test(word));
}

/** Whether a sentence about the story debunks it or presents it as a rumor or question. */
function deniesStory(topic: TopicModel, sentence: PageSentence): boolean {
  const about = [...sentence.stems].filter((stem) => topic.story.some((one) => areRelatedStems(one, stem))).length;
  if (about < 2) return false;
  const frame = wholeFrame(sentence.text);
  return frame.debunked || frame.rumour || frame.question;
}

/** Whether the sentence is about the story, names its subject or figures, and asserts it without hedging. */
function statesAnchors(topic: TopicModel, sentence: PageSentence, words: number): boolean {
  const index = indexNames(sentence.text);
  const named = distinctNames(topic, index).length > 0 || (topic.town !== null && hasName(index, topic.town));
  const own = findQuantities(sentence.text);
  const figured = topic.quantities.some(
    (one) => one.max > 2 && own.some((other) => other.min === one.min && other.max === one.max),
  );
  const voted = [...findVoteTallies(sentence.text)].some((tally) => topic.tallies.has(tally));
  const about =
    (voted ? 1 : 0) +
    topic.story.filter((stem) => [...sentence.stems].some((other) => areRelatedStems(stem, other))).length;
  if (!(named || figured || voted) || about < words || sentence.speech || (isQuoted(sentence.text) && !named))
    return false;
  const frame = wholeFrame(sentence.text);
  return isPlain({ ...frame, ...findOtherReversals(topic, frame) });
}
