import {
  findAsides,
  conceptById,
  findFailure,
  fold,
  readSentenceFrame,
  hasName,
  indexNames,
  isNegatedFrame,
  isStopword,
  lexicon,
  findQuantities,
  findWeekdayMentions,
  removeAsides,
  tokenizeWords,
  type SentenceFrame,
  type Word,
} from '@corroborate/text';
import type { PageModel, PageSentence } from '../page/page.model';
import { coverage, type TopicModel } from '../topic/topic.model';
import { STANCE_LIMITS } from '../stance.thresholds';
import { findRetractingWords } from './retracting-words.policy';

/** How a sentence relates to the main claim. */
export interface SentenceReading {
  sentence: PageSentence;
  place: 'headline' | 'lead' | 'body';
  says: 'asserts' | 'denies' | 'hedges' | 'plans' | 'relays' | 'asks' | 'recalls';
  weight: number;
  coverage: number;
  cue: string;
}

const NEWSROOM_VOICE = lexicon('en', 'propositions', 'house-voice').pattern;
const RECENT_WORDS = lexicon('en', 'event-days', 'just-now').pattern;

const PLACE_WEIGHT = { headline: 3, lead: 2, body: 1 } as const;
/** Factor for the weight of a sentence without actor, place or date. */
const UNANCHORED_WEIGHT = 0.25;
/** Factor for the weight of an ambiguous event word: one sentence in the body with such a word is not enough. */
const AMBIGUOUS_WORD_WEIGHT = 0.75;

/** Position of a sentence; index 0 is the headline. */
function placeAt(index: number): SentenceReading['place'] {
  if (index === 0) return 'headline';
  return index <= STANCE_LIMITS.lead ? 'lead' : 'body';
}

/**
 * How each sentence about the topic's kind of event relates to the main claim. If a sentence mentions the event several
 * times, the most cautious interpretation applies.
 */
export function readSentences(
  topic: TopicModel,
  page: Pick<PageModel, 'headline' | 'sentences'>,
  host: string | null = null,
): SentenceReading[] {
  const own = host !== null && isOwnSite(topic, host);
  const opposites = (topic.concepts[0] ?? []).flatMap((id) => conceptById(id)?.opposite ?? []);
  return [page.headline, ...page.sentences].flatMap((sentence, index, all) => {
    const place = placeAt(index);
    const frames = framesOf(topic, sentence, place);
    const contrary = opposites.map((pattern) => pattern.exec(sentence.text)?.[0]).find((hit) => hit !== undefined);
    const retraction = frames.length > 0 && index > 0 ? findRetractingWords(all[index + 1]) : undefined;
    const opposing = contrary ?? retraction;
    const chosen =
      opposing === undefined ? pickMostCautious(frames) : { says: 'denies' as const, cue: `contrary: ${opposing}` };
    if (!chosen) return readAmbiguousWords(topic, sentence, place);
    const anchored = isAnchored(topic, sentence) || (own && NEWSROOM_VOICE.test(sentence.text));
    const weight =
      PLACE_WEIGHT[place] *
      (anchored ? 1 : UNANCHORED_WEIGHT) *
      (contrary !== undefined && frames.length === 0 ? 0.5 : 1);
    return [{ sentence, place, ...chosen, weight, coverage: coverage(topic.terms, sentence.stems) }];
  });
}

type FrameReading = Pick<SentenceReading, 'says' | 'cue'>;

/** How each mention of an event of the topic's kind is framed: asserted, denied or hedged. */
function framesOf(topic: TopicModel, sentence: PageSentence, place: SentenceReading['place']): FrameReading[] {
  const text = topic.unlawful ? blankLackOfRight(sentence.text) : sentence.text;
  return sentence.mentions
    .filter(({ id }) => topic.concepts[0]?.includes(id))
    .map(({ id, start, end }) => {
      const frame = readSentenceFrame(text, start, end);
      const negated = frame.negated && !topic.innerNo;
      const adjusted = {
        ...frame,
        ...findOtherReversals(topic, frame),
        negated,
        historical: frame.historical && !isYearOfStory(frame, topic),
      };
      const announced = conceptById(id)?.announced === true || topic.planned;
      return { says: readFrame(adjusted, announced, place === 'headline'), cue: frame.cues.join('; ') };
    });
}

/**
 * Blanks out phrases such as "had no right to" if the topic says that an act was unlawful, because they are not denials
 * then.
 */
const blankLackOfRight = (text: string): string => text.replace(LACKS_RIGHT, (no) => ' '.repeat(no.length));
const LACKS_RIGHT = new RegExp(lexicon('en', 'cues', 'lacks-right').pattern.source, 'gi');

/** Interpretations of ambiguous event words, with less weight, if the sentence has no unambiguous ones. */
function readAmbiguousWords(
  topic: TopicModel,
  sentence: PageSentence,
  place: SentenceReading['place'],
): SentenceReading[] {
  const main = new Set(topic.concepts[0] ?? []);
  const frames = sentence.further
    .filter((one) => main.has(one.id))
    .map((mention) => {
      const frame = readSentenceFrame(sentence.text, mention.start, mention.end);
      const adjusted = { ...frame, historical: frame.historical && !isYearOfStory(frame, topic) };
      return {
        says: readFrame(adjusted, conceptById(mention.id)?.announced === true || topic.planned, place === 'headline'),
        cue: '',
      };
    });
  if (pickMostCautious(frames)?.says !== 'asserts') return [];
  const share = coverage(topic.terms, sentence.stems);
  const weight = PLACE_WEIGHT[place] * (isAnchored(topic, sentence) ? 1 : UNANCHORED_WEIGHT) * AMBIGUOUS_WORD_WEIGHT;
  return [{ sentence, place, says: 'asserts', cue: '', weight, coverage: share }];
}

/**
 * Whether the site belongs to the subject of the story, so that "we" refers to it: "corvin-bay.example" belongs to
 * Corvin Bay Airways.
 */
export function isOwnSite(topic: TopicModel, host: string): boolean {
  const label = host
    .replace(/^www\./, '')
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ');
  const joined = label.replace(/ /g, '');
  return topic.subjects.some((name) => {
    const own = tokenizeWords(name)
      .filter((word) => !isStopword(word.folded))
      .map((word) => word.folded);
    const start = own.slice(0, 2).join('');
    return start.length >= 6 && joined.includes(start);
  });
}

const CAUTION_ORDER: SentenceReading['says'][] = ['denies', 'relays', 'asks', 'hedges', 'recalls', 'plans', 'asserts'];

/** Most cautious interpretation of several mentions in a sentence ("no strike … the walkout"). */
function pickMostCautious<T extends { says: SentenceReading['says'] }>(frames: T[]): T | null {
  return frames.reduce<T | null>(
    (worst, one) =>
      worst === null || CAUTION_ORDER.indexOf(one.says) < CAUTION_ORDER.indexOf(worst.says) ? one : worst,
    null,
  );
}

function isAnchored(topic: TopicModel, sentence: PageSentence): boolean {
  const index = indexNames(sentence.text);
  if (topic.town !== null && index.folded.includes(` ${fold(topic.town)} `)) return true;
  if (topic.names.some((name) => hasName(index, name))) return true;
  if (findWeekdayMentions(sentence.text).length > 0 || RECENT_WORDS.test(sentence.text)) return true;
  if (findQuantities(sentence.text).some((one) => one.max > 2)) return true;
  return coverage(topic.terms, sentence.stems) >= 0.3;
}

/**
 * Whether the year belongs to the story, so that the report is not old: it is not before the year of the event, or the
 * topic mentions it.
 */
function isYearOfStory({ past }: SentenceFrame, topic: TopicModel): boolean {
  const year = Number(/\b(?:19|20)\d{2}\b/.exec(past ?? '')?.[0] ?? Number.NaN);
  return topic.years.has(year) || (topic.eventDate !== null && year >= topic.eventDate.getUTCFullYear());
}

function readFrame(frame: SentenceFrame, announced: boolean, headline: boolean): SentenceReading['says'] {
  if (frame.question) return 'asks';
  if (frame.debunked) return 'denies';
  if (isNegatedFrame(frame)) return frame.rumour && !headline ? 'relays' : 'denies';
  if (frame.rumour) return 'relays';
  if (frame.hedged || frame.undone) return 'hedges';
  if (frame.planned && !announced) return 'plans';
  if (frame.historical) return 'recalls';
  return 'asserts';
}

export interface PlainPassage {
  reading: SentenceReading;
  clean: boolean;
}

/**
 * Best passage of one or two sentences if the kind of event is unknown. It must contain nearly all words. If it only
 * plans or hedges the event, a clear assertion with enough words is used instead.
 */
export function plainPassage(topic: TopicModel, page: PageModel): PlainPassage | null {
  const ranked = page.sentences
    .map((sentence, index) => ({ sentence, index, share: passageShare(topic, page, sentence, index) }))
    .sort((a, b) => b.share - a.share || a.index - b.index);
  const best = ranked[0] ? readPassage(topic, page, ranked[0]) : null;
  if (!best || best.clean || (best.reading.says !== 'hedges' && best.reading.says !== 'plans')) return best;
  const enough = ranked
    .slice(1)
    .filter((one) => one.share >= STANCE_LIMITS.plainPassageCoverage)
    .map((one) => readPassage(topic, page, one));
  const isRetracted = enough.some(
    ({ reading }) => reading.says === 'denies' || reading.says === 'relays' || reading.says === 'asks',
  );
  return (isRetracted ? undefined : enough.find((one) => one.clean)) ?? best;
}

function passageShare(topic: TopicModel, page: PageModel, sentence: PageSentence, index: number): number {
  const next = page.sentences[index + 1];
  const joined =
    next && next.paragraph === sentence.paragraph ? new Set([...sentence.stems, ...next.stems]) : sentence.stems;
  return Math.max(coverage(topic.terms, sentence.stems), STANCE_LIMITS.joinedDiscount * coverage(topic.terms, joined));
}

function readPassage(
  topic: TopicModel,
  page: PageModel,
  { sentence, index, share }: { sentence: PageSentence; index: number; share: number },
): PlainPassage {
  const frame = wholeFrame(sentence.text);
  const planned = frame.planned && !topic.planned;
  const read = readFrame({ ...frame, ...findOtherReversals(topic, frame), planned }, topic.planned, false);
  // In "Declared it open and said he would override those who didn't", the negation concerns something else, so the
  // sentence neither asserts nor denies.
  const beside = read === 'denies' && !frame.debunked && negatedShare(topic, sentence) < STANCE_LIMITS.negatedShare;
  const retraction = findRetractingWords(page.sentences[index + 1]);
  const unclear = beside ? 'hedges' : read;
  const says = retraction === undefined ? unclear : 'denies';
  return {
    reading: {
      sentence,
      place: index < STANCE_LIMITS.lead ? 'lead' : 'body',
      says,
      weight: 1,
      coverage: share,
      cue: retraction ?? frame.cues.join('; '),
    },
    clean: says === 'asserts' || (topic.denies && says === 'denies'),
  };
}

/** Share of words of the topic in the scope of a negation, without negations in asides. */
function negatedShare(topic: TopicModel, sentence: PageSentence): number {
  const wanted = new Set(topic.terms.map((term) => term.stem));
  const found = tokenizeWords(sentence.text)
    .filter((word) => wanted.has(word.stem))
    .slice(0, 40);
  const beside = findAsides(sentence.text);
  const statement = removeAsides(sentence.text, beside);
  const isAdjacentTo = ({ start }: Word): boolean => beside.some((aside) => start >= aside.start && start < aside.end);
  const negated = found.filter((word) =>
    isNegatedFrame(readSentenceFrame(isAdjacentTo(word) ? sentence.text : statement, word.start, word.end)),
  );
  return found.length === 0 ? 1 : negated.length / found.length;
}

/** Events that reverse another one. */
const REVERSING_EVENTS = new Set(['annul', 'cancel', 'reject']);

/**
 * Refusals or reversals in a sentence beyond those in the topic: if the topic itself is a shelved plan or quashed sale,
 * these words retract nothing.
 */
export function findOtherReversals(topic: TopicModel, frame: SentenceFrame): Pick<SentenceFrame, 'refused' | 'undone'> {
  const undoes =
    topic.unlawful ||
    topic.concepts[0]?.some((id) => REVERSING_EVENTS.has(id)) === true ||
    findFailure(`${topic.title} . ${topic.core}`) !== null;
  const own = topicFrame(topic);
  return {
    refused: frame.refused && !undoes && !own.refused,
    undone: frame.undone && !undoes && !own.undone,
  };
}

const topicFrames = new WeakMap<TopicModel, SentenceFrame>();

/** How the topic itself is framed. A page with the same refusal or attempt is not less certain because of it. */
function topicFrame(topic: TopicModel): SentenceFrame {
  const known = topicFrames.get(topic);
  if (known) return known;
  const frame = wholeFrame(topic.title);
  topicFrames.set(topic, frame);
  return frame;
}

/** The frame at the last meaningful word of the sentence, which reflects the whole sentence. */
export function wholeFrame(text: string): SentenceFrame {
  const meaningful = tokenizeWords(text).filter((word) => !isStopword(word.folded));
  const frames = meaningful.slice(0, 40).map((word) => readSentenceFrame(text, word.start, word.end));
  const any = (key: Exclude<keyof SentenceFrame, 'past' | 'cues'>) => frames.some((frame) => frame[key]);
  return {
    negated: any('negated'),
    refused: any('refused'),
    undone: any('undone'),
    hedged: any('hedged'),
    planned: any('planned'),
    question: any('question'),
    rumour: any('rumour'),
    debunked: any('debunked'),
    historical: false,
    past: null,
    cues: [...new Set(frames.flatMap((frame) => frame.cues))].slice(0, 5),
  };
}
