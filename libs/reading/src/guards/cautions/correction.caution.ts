import { createReason, type Reason } from '@corroborate/domain';
import { isNegatedFrame, lexicon, findQuantities, isPlainDenial, findWeekdayMentions } from '@corroborate/text';
import type { PageCase } from '../../rules/case/page-case';
import type { CorrectionNote } from '../../rules/page/corrections.policy';
import type { PageSentence } from '../../rules/page/page.model';
import { readSentences, wholeFrame, type SentenceReading } from '../../rules/claims/assertion.policy';
import { CORRECTION_LIMITS } from '../../rules/stance.thresholds';
import { coverage, type TopicModel } from '../../rules/topic/topic.model';

const ERROR_WORDS = lexicon('en', 'corrections', 'wrong').pattern;
const MINOR_CORRECTION = lexicon('en', 'corrections', 'minor').pattern;

/** Applies if a correction notice retracts the main claim. Corrections of other details have no effect. */
export function findCorrection(c: PageCase): Reason | null {
  const note = c.notes().find((one) => retractsClaim(c.topic, one));
  return note === undefined
    ? null
    : createReason('caution.corrected', {
        notice: note
          .map(({ text }) => text)
          .join(' ')
          .slice(0, 160),
      });
}

function retractsClaim(topic: TopicModel, note: CorrectionNote): boolean {
  const naming = note.filter((sentence) => namesClaim(topic, sentence) && !MINOR_CORRECTION.test(sentence.text));
  if (naming.length === 0 || naming.some((sentence) => isOtherFigure(topic, sentence)) || isDateCorrection(note))
    return false;
  const standing = naming.filter(({ text }) => !ERROR_WORDS.test(text));
  return !standing.some((sentence) => assertsClaim(topic, sentence));
}

function namesClaim(topic: TopicModel, sentence: PageSentence): boolean {
  const share = coverage(topic.terms, sentence.stems);
  const isOfKind = sentence.mentions.some(({ id }) => topic.concepts[0]?.includes(id));
  return (
    share >= CORRECTION_LIMITS.words ||
    (isOfKind && share >= CORRECTION_LIMITS.wordsOfKind) ||
    (share >= CORRECTION_LIMITS.wordsOfDenial && hasReading(topic, sentence, 'denies'))
  );
}

/** Whether the correction concerns the date and gives another one. */
const isDateCorrection = (note: CorrectionNote): boolean =>
  note.filter(({ text }) => findWeekdayMentions(text).length > 0 && !isPlainDenial(text)).length > 1;

/** Whether the correction concerns a figure that is not in the topic. */
function isOtherFigure({ quantities: own }: TopicModel, { text }: PageSentence): boolean {
  const figures = findQuantities(text);
  return figures.length > 0 && !figures.some(({ min, max }) => own.some((one) => one.min <= max && min <= one.max));
}

function assertsClaim(topic: TopicModel, sentence: PageSentence): boolean {
  if (topic.concepts.length === 0) return !isNegatedFrame(wholeFrame(sentence.text));
  return hasReading(topic, sentence, 'asserts');
}

const hasReading = (topic: TopicModel, sentence: PageSentence, as: SentenceReading['says']): boolean =>
  readSentences(topic, { headline: sentence, sentences: [] }).some(({ says }) => says === as);
