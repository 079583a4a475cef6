import { frameAt, hasName, indexNames, quantities, words, isNegatedFrame } from '@corroborate/text';
import type { Reading } from '../claims/assertion.policy';
import type { PageModel, PageSentence } from '../page/page.model';
import type { EventMatch } from '../event-match/event-match.policy';
import { distinctiveSubjects } from '../event-match/distinctive-names';
import type { TopicModel } from '../topic/topic.model';
import { because } from '@corroborate/domain';
import type { Found } from '../case/rule.types';
import { DOCUMENT_LIMITS } from '../stance.thresholds';

/** "Confirmed dead: 23", "Verdict — guilty", "Elected | ROE, Ann". */
const LINE = /^\s*[•*-]?\s*(\p{L}[^:|\t?!]{1,50}?)\s*(?::|\||\t|\s[–—]\s)\s*(\S.{0,160})$/u;

/**
 * Notices, lists and filings consist of labels and values. If such a page names the subject or place and a line has the
 * kind of event with its figure or name, that line states it.
 */
export function statedInLine(
  topic: TopicModel,
  page: PageModel,
  match: EventMatch,
  readings: readonly Reading[],
): Found | null {
  if (!match.near || topic.denies || topic.planned || topic.quotes || topic.concepts.length === 0) return null;
  if (readings.some((one) => one.says !== 'asserts' && one.says !== 'recalls')) return null;
  const lines = page.sentences.filter((one) => LINE.test(one.text) && !one.speech);
  if (lines.length < DOCUMENT_LIMITS.lines || lines.length < DOCUMENT_LIMITS.share * page.sentences.length) return null;
  const sentence = lines.find((one) => states(topic, page, one));
  return sentence ? { sentence, reason: because('stance.in-a-line') } : null;
}

/** The line has a word for the kind of event, and the topic's figure for it or, in line or heading, its subject. */
function states(topic: TopicModel, page: PageModel, sentence: PageSentence): boolean {
  const kinds = new Set(topic.concepts.flat());
  const said = sentence.mentions.filter((one) => kinds.has(one.id));
  if (!said.some((one) => isFlat(sentence.text, one.start, one.end))) return false;
  const figures = quantities(sentence.text);
  const own = topic.quantities.filter((one) => one.max > 2);
  const figured = own.some((one) => figures.some((other) => other.min === one.min && other.max === one.max));
  const other = figures.length > 0 && !figured && own.length > 0;
  const named = distinctiveSubjects(topic).some(
    (name) =>
      /\p{Lu}.*\s/u.test(name) &&
      (hasName(indexNames(sentence.text), name) || hasName(indexNames(page.headline.text), name)),
  );
  return !other && (figured || (named && words(sentence.text).length <= DOCUMENT_LIMITS.words));
}

function isFlat(text: string, start: number, end: number): boolean {
  const frame = frameAt(text, start, end);
  return (
    !isNegatedFrame(frame) &&
    !frame.undone &&
    !frame.hedged &&
    !frame.planned &&
    !frame.rumour &&
    !frame.debunked &&
    !frame.question
  );
}
