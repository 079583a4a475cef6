import {
  listContentStems,
  fold,
  hasName,
  indexNames,
  lexicon,
  regionName,
  findNamedRegions,
  splitSentences,
  tokenizeWords,
} from '@corroborate/text';
import { createReason, type Reason, type Topic } from '@corroborate/domain';
import { DETAIL_LIMITS, FIT_LIMITS } from '../context.thresholds';
import type { ContextDocument, ContextEntity } from '../context.types';
import { splitPlaces } from './topic-entities.policy';

export interface FitResult {
  fits: boolean;
  reasons: Reason[];
}

/**
 * Whether the document is about this entity rather than a namesake. False if in doubt: wrong background is worse than
 * none.
 */
export function documentFits(document: ContextDocument, entity: ContextEntity, topic: Topic): FitResult {
  const opening = openingOf(document);
  const misfit = findMisfit(document, opening, entity, topic);
  if (misfit !== null) return { fits: false, reasons: [misfit] };
  return entity.kind === 'place' ? placeFits(document, opening, entity) : actorFits(document, opening, entity, topic);
}

/** The opening sentences, which define the subject. */
function openingOf({ text }: ContextDocument): string {
  const sentences = splitSentences(text.slice(0, 4000)).filter((sentence) => !isHeading(sentence.text));
  return sentences
    .slice(0, DETAIL_LIMITS.opening)
    .map((sentence) => sentence.text)
    .join(' ');
}

export const isHeading = (line: string): boolean => /^=+.*=+$/.test(line.trim());

/** `Elm Valley, Ohio` and `Ada Okafor (judge)` without the disambiguating part. */
export const baseTitle = (title: string): string =>
  title
    .replace(/\s*\([^()]{1,60}\)\s*$/, '')
    .replace(/,.*$/, '')
    .trim();
const qualifier = (title: string): string => title.slice(baseTitle(title).length).replace(/[(),]/g, ' ').trim();

function findMisfit(document: ContextDocument, opening: string, { name }: ContextEntity, topic: Topic): Reason | null {
  const { title } = document;
  if (document.ambiguous || /\b(?:may|can) (?:also )?refer to\b/i.test(opening.slice(0, 400)))
    return createReason('fit.ambiguous', { title });
  if (opening === '') return createReason('fit.empty', { title });
  const same = fold(baseTitle(title)) === fold(name) || fold(title) === fold(name);
  if (!same && !hasName(indexNames(opening), name)) return createReason('fit.not-named', { title, name });
  const work = WORK_KIND.exec(opening.slice(0, 300))?.[1];
  if (work && !fold(topic.title).includes(fold(work))) return createReason('fit.work', { title, work });
  return eventTitleReason(title) ?? diedBeforeReason(opening, topic);
}

const WORK_KIND = lexicon('en', 'entities', 'work').pattern;

/** Excludes pages on past events, which must not be mistaken for the topic's event. */
function eventTitleReason(title: string): Reason | null {
  return /^(?:19|20)\d{2}\b|\b(?:19|20)\d{2}$/.test(title) ? createReason('fit.event', { title }) : null;
}

function diedBeforeReason(opening: string, { eventDate }: Topic): Reason | null {
  const lived = /\((?:[^()]{0,60}?)\b(1[0-9]\d{2}|20\d{2})\s*[–-]\s*(?:[^()]{0,40}?)\b(1[0-9]\d{2}|20\d{2})\)/.exec(
    opening.slice(0, 400),
  );
  const died = Number(lived?.[2] ?? NaN);
  const year = eventDate === null ? NaN : new Date(eventDate).getUTCFullYear();
  return died < year - FIT_LIMITS.deadYears ? createReason('fit.died', { year: died }) : null;
}

const PLACE_KIND = lexicon('en', 'entities', 'place').pattern;

function placeFits(document: ContextDocument, opening: string, { name, region }: ContextEntity): FitResult {
  if (!PLACE_KIND.test(opening)) return toMisfit(createReason('fit.no-place', { title: document.title }));
  const wanted = region === null ? null : (regionName(region) ?? fold(region));
  if (wanted === null) {
    if (document.namesakes.length > 0 || qualifier(document.title) !== '')
      return toMisfit(createReason('fit.several', { name }));
    return toFit(createReason('fit.only-one', { name }));
  }
  if (fold(`${document.title} . ${opening}`).includes(wanted))
    return toFit(createReason('fit.lies-in', { region: region ?? '' }));
  const elsewhere = [...findNamedRegions(`${document.title} . ${opening}`)];
  return toMisfit(
    elsewhere.length > 0
      ? createReason('fit.lies-elsewhere', { found: elsewhere, wanted: region ?? '' })
      : createReason('fit.region-unsaid', { region: region ?? '' }),
  );
}

function actorFits(document: ContextDocument, opening: string, { name }: ContextEntity, topic: Topic): FitResult {
  if (PLACE_KIND.test(opening.slice(0, 300)) && !ACTOR_KIND.test(opening.slice(0, 300)))
    return toMisfit(createReason('fit.is-place', { title: document.title }));
  const shared = sharedWords(opening, name, topic);
  const wordReasons = shared.length > 0 ? [createReason('tie.words', { words: shared.slice(0, 3) })] : [];
  const near = splitPlaces(topic).find((place) => hasName(indexNames(`${document.title} . ${opening}`), place));
  if (near !== undefined) return { fits: true, reasons: [createReason('tie.place', { place: near }), ...wordReasons] };
  const elsewhere = findNamedRegions(opening).size > 0 || document.namesakes.length > 0;
  const needed = elsewhere ? FIT_LIMITS.sharedWordsElsewhere : FIT_LIMITS.sharedWords;
  if (shared.length >= needed)
    return { fits: true, reasons: [createReason('fit.full-name', { name }), ...wordReasons] };
  return toMisfit(createReason('fit.untied', { title: document.title }));
}

const ACTOR_KIND = lexicon('en', 'entities', 'actor').pattern;

/** Distinctive words shared by opening and topic, excluding the name. */
function sharedWords(opening: string, name: string, topic: Topic): string[] {
  const own = new Set([name, ...splitPlaces(topic)].flatMap((text) => tokenizeWords(text).map((word) => word.stem)));
  const wanted = new Set(
    listContentStems(`${topic.title} ${(topic.summary ?? '').slice(0, 1000)} ${topic.category ?? ''}`),
  );
  return [...new Set(listContentStems(opening))].filter(
    (stem) => wanted.has(stem) && !own.has(stem) && !/^\d+$/.test(stem),
  );
}

const toFit = (reason: Reason): FitResult => ({ fits: true, reasons: [reason] });
const toMisfit = (reason: Reason): FitResult => ({ fits: false, reasons: [reason] });
