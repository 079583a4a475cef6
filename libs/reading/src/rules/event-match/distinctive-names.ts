import { isCountryWord, regionName, tokenizeWords } from '@corroborate/text';
import type { TopicModel } from '../topic/topic.model';
import { EVENT_LIMITS } from '../stance.thresholds';
import { rarity } from '../topic/word-rarity';

/** Subjects without countries and peoples, which occur in too many stories. */
export const distinctiveSubjects = (topic: TopicModel): string[] =>
  topic.town === null
    ? topic.subjects
    : topic.subjects.filter((name) => !isCountryWord(name) && regionName(name) === null);

/** True for "Roe Fisheries" and "Corvin", false for "milk powder" and for "People" at the start of a quotation. */
export const isProperName = (name: string): boolean =>
  /\p{Lu}/u.test(name) &&
  (/\s/.test(name) || tokenizeWords(name).every((word) => rarity(word.stem) >= EVENT_LIMITS.properName));
