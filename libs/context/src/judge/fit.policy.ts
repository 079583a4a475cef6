import {
  contentStems,
  fold,
  hasName,
  indexNames,
  lexicon,
  regionName,
  regionsIn,
  splitSentences,
  words,
} from '@corroborate/text';
import type { Topic } from '@corroborate/domain';
import { DETAIL_LIMITS, FIT } from '../context.thresholds';
import type { ContextDocument, ContextEntity } from '../context.types';
import { placesOf } from './topic-entities.policy';

export interface Fit {
  fits: boolean;
  reasons: string[];
}

/**
 * Is the document about this very entity, and not about a namesake? In doubt it is not: a wrong background is worse
 * than none.
 */
export function documentFits(document: ContextDocument, entity: ContextEntity, topic: Topic): Fit {
  const opening = openingOf(document);
  const against = misfit(document, opening, entity, topic);
  if (against !== null) return { fits: false, reasons: [against] };
  return entity.kind === 'place' ? placeFits(document, opening, entity) : actorFits(document, opening, entity, topic);
}

/** The first sentences, which say what a thing is. */
function openingOf({ text }: ContextDocument): string {
  const sentences = splitSentences(text.slice(0, 4000)).filter((sentence) => !isHeading(sentence.text));
  return sentences
    .slice(0, DETAIL_LIMITS.opening)
    .map((sentence) => sentence.text)
    .join(' ');
}

export const isHeading = (line: string): boolean => /^=+.*=+$/.test(line.trim());

/** `Elm Valley, Ohio` and `Ada Okafor (judge)` without what tells them from namesakes. */
export const baseTitle = (title: string): string =>
  title
    .replace(/\s*\([^()]{1,60}\)\s*$/, '')
    .replace(/,.*$/, '')
    .trim();
const qualifier = (title: string): string => title.slice(baseTitle(title).length).replace(/[(),]/g, ' ').trim();

function misfit(document: ContextDocument, opening: string, { name }: ContextEntity, topic: Topic): string | null {
  const { title } = document;
  if (document.ambiguous || /\b(?:may|can) (?:also )?refer to\b/i.test(opening.slice(0, 400)))
    return `“${title}” stands for several things.`;
  if (opening === '') return `“${title}” has no text.`;
  const same = fold(baseTitle(title)) === fold(name) || fold(title) === fold(name);
  if (!same && !hasName(indexNames(opening), name)) return `“${title}” does not name ${name}.`;
  const work = WORK.exec(opening.slice(0, 300))?.[1];
  if (work && !fold(topic.title).includes(fold(work))) return `“${title}” is a ${work}.`;
  return eventTitle(title) ?? deadBefore(opening, topic);
}

const WORK = lexicon('en', 'entities', 'work').pattern;

/** A page on an event of the past must not be taken for the topic's. */
function eventTitle(title: string): string | null {
  return /^(?:19|20)\d{2}\b|\b(?:19|20)\d{2}$/.test(title) ? `“${title}” is about an event of its own.` : null;
}

function deadBefore(opening: string, { eventDate }: Topic): string | null {
  const lived = /\((?:[^()]{0,60}?)\b(1[0-9]\d{2}|20\d{2})\s*[–-]\s*(?:[^()]{0,40}?)\b(1[0-9]\d{2}|20\d{2})\)/.exec(
    opening.slice(0, 400),
  );
  const died = Number(lived?.[2] ?? NaN);
  const year = eventDate === null ? NaN : new Date(eventDate).getUTCFullYear();
  return died < year - FIT.deadYears ? `Died in ${died}.` : null;
}

const PLACE_KIND = lexicon('en', 'entities', 'place').pattern;

function placeFits(document: ContextDocument, opening: string, { name, region }: ContextEntity): Fit {
  if (!PLACE_KIND.test(opening)) return no(`“${document.title}” is not said to be a place.`);
  const wanted = region === null ? null : (regionName(region) ?? fold(region));
  if (wanted === null) {
    if (document.namesakes.length > 0 || qualifier(document.title) !== '')
      return no(`There is more than one ${name}, and the topic does not say which one it means.`);
    return yes(`It is the only ${name} found.`);
  }
  if (fold(`${document.title} . ${opening}`).includes(wanted)) return yes(`It lies in ${region}, as the topic says.`);
  const elsewhere = [...regionsIn(`${document.title} . ${opening}`)];
  return no(
    elsewhere.length > 0
      ? `It lies in ${elsewhere.join(', ')}, not in ${region}.`
      : `It is not said to lie in ${region}.`,
  );
}

function actorFits(document: ContextDocument, opening: string, { name }: ContextEntity, topic: Topic): Fit {
  if (PLACE_KIND.test(opening.slice(0, 300)) && !ACTOR_KIND.test(opening.slice(0, 300)))
    return no(`“${document.title}” is a place.`);
  const shared = sharedWords(opening, name, topic);
  const said = shared.length > 0 ? [`Shares “${shared.slice(0, 3).join('”, “')}” with the topic.`] : [];
  const near = placesOf(topic).find((place) => hasName(indexNames(`${document.title} . ${opening}`), place));
  if (near !== undefined) return { fits: true, reasons: [`Is tied to ${near}, as the topic is.`, ...said] };
  const elsewhere = regionsIn(opening).size > 0 || document.namesakes.length > 0;
  const needed = elsewhere ? FIT.sharedWordsElsewhere : FIT.sharedWords;
  if (shared.length >= needed) return { fits: true, reasons: [`Has the full name ${name}.`, ...said] };
  return no(`Nothing ties “${document.title}” to the topic beside the name.`);
}

const ACTOR_KIND = lexicon('en', 'entities', 'actor').pattern;

/** Telling words of opening and topic in common that are no part of the name. */
function sharedWords(opening: string, name: string, topic: Topic): string[] {
  const own = new Set([name, ...placesOf(topic)].flatMap((text) => words(text).map((word) => word.stem)));
  const wanted = new Set(
    contentStems(`${topic.title} ${(topic.summary ?? '').slice(0, 1000)} ${topic.category ?? ''}`),
  );
  return [...new Set(contentStems(opening))].filter(
    (stem) => wanted.has(stem) && !own.has(stem) && !/^\d+$/.test(stem),
  );
}

const yes = (reason: string): Fit => ({ fits: true, reasons: [reason] });
const no = (reason: string): Fit => ({ fits: false, reasons: [reason] });
