import {
  findConceptMentions,
  listContentStems,
  findDateMentions,
  countDaysFrom,
  fold,
  readSentenceFrame,
  hasName,
  indexNames,
  isStopword,
  isTitleCase,
  lexicon,
  findProperNames,
  regionName,
  findNamedRegions,
  findPlaceRegions,
  tokenizeWords,
  type NameIndex,
} from '@corroborate/text';
import { DAY_MS, createReason, type Reason } from '@corroborate/domain';
import { RELEVANCE } from '../social.thresholds';
import type { Relevance, SocialPost } from '../social.types';
import type { TopicFocus } from '../topic/topic-focus.policy';
import { textForJudging, withoutQuotedText } from './post-text';

/** Whether the post is about this event: the same people or place, event type and dates. */
export function postRelevance(post: SocialPost, focus: TopicFocus): Relevance {
  const early = outsideWindowReason(post, focus);
  if (early) return toIrrelevant(early);
  const text = textForJudging(post);
  const index = indexNames(text);
  // Most posts of a broad query are unrelated, so this cheap check runs before the expensive ones.
  if (!isTied(post, text, index, focus)) return toIrrelevant(createReason('post.names-nobody'));
  const rejection =
    otherTimeReason(post, text, focus) ?? elsewhereReason(post, text, focus) ?? otherNumberReason(index, focus);
  if (rejection) return toIrrelevant(rejection);
  const ties = collectTies(post, { text, index }, focus);
  const reasons = tieReasons(ties, focus);
  const value = scoreTies(post, ties, focus, reasons);
  return { relevant: value >= RELEVANCE.least, value, reasons };
}

const toIrrelevant = (reason: Reason): Relevance => ({ relevant: false, value: 0, reasons: [reason] });

function isTied(post: SocialPost, text: string, index: NameIndex, focus: TopicFocus): boolean {
  if (focus.names.length === 0 && focus.town === null) return true;
  return (
    isAtTown(post, index, focus) || focus.names.some((name) => hasName(index, name) || hasShortName(name, text, focus))
  );
}

/** What a post's text shares with the topic. */
type TopicTies = ReturnType<typeof collectTies>;

function collectTies(post: SocialPost, { text, index }: { text: string; index: NameIndex }, focus: TopicFocus) {
  const full = focus.names.filter((name) => hasName(index, name));
  const stems = new Set(listContentStems(text));
  return {
    full,
    part: full.length > 0 ? [] : focus.names.filter((name) => hasShortName(name, text, focus)),
    town: isAtTown(post, index, focus),
    happening: findConceptMentions(text).some(({ id }) => focus.concepts.includes(id)),
    stems,
    shared: focus.stems.filter((stem) => stems.has(stem)).length,
  };
}

function tieReasons({ full, part, town, happening, shared }: TopicTies, focus: TopicFocus): Reason[] {
  const [named] = part;
  return [
    ...(full.length > 0 ? [createReason('post.names', { names: full.slice(0, 3) })] : []),
    ...(named === undefined ? [] : [createReason('post.part-of-name', { name: named })]),
    ...(town ? [createReason('post.town', { town: focus.town ?? '' })] : []),
    ...(happening ? [createReason('post.kind-of-event')] : []),
    ...(shared > 0 ? [createReason('post.title-words', { words: shared })] : []),
  ];
}

function scoreTies(post: SocialPost, ties: TopicTies, focus: TopicFocus, reasons: Reason[]): number {
  const { full, part, town, happening, stems, shared } = ties;
  const event = happening || shared >= RELEVANCE.sharedWords;
  if (full.length > 0) return scoreByName(post, focus, { event, town, shared, full }, reasons);
  // Part of a name matches only if the place agrees: many companies share a word.
  if (part.length > 0 && event && (town || focus.town === null)) return town ? 0.8 : 0.5;
  if (town && event) return scoreByTown(post, focus, reasons);
  if (focus.names.length > 0 || focus.town !== null) {
    reasons.push(createReason('post.loosely-tied'));
    return 0;
  }
  return scoreByWords(focus, stems, reasons);
}

function scoreByName(
  post: SocialPost,
  focus: TopicFocus,
  { event, town, shared, full }: { event: boolean; town: boolean; shared: number; full: string[] },
  reasons: Reason[],
): number {
  if (!town && focus.town !== null && full.every(isSpecificPlace)) {
    reasons.push(createReason('post.common-spot', { name: full[0] ?? '' }));
    return RELEVANCE.unsure;
  }
  if (event) return town ? 1 : 0.9;
  if (town || shared > 0) return 0.6;
  const start = focus.event?.getTime();
  const age = start === undefined ? Infinity : Math.abs(Date.parse(post.timestamp) - start) / DAY_MS;
  if (age > RELEVANCE.nameOnlyDays) {
    reasons.push(createReason('post.nothing-happened'));
    return 0.2;
  }
  reasons.push(createReason('post.near-in-time', { days: RELEVANCE.nameOnlyDays }));
  return RELEVANCE.unsure;
}

const isSpecificPlace = (name: string): boolean => SPECIFIC_PLACES.has(tokenizeWords(name).at(-1)?.folded ?? '');

/**
 * Relevance of a post that matches by town only. The town has other events too: a post that names someone else is about
 * another event.
 */
function scoreByTown(post: SocialPost, focus: TopicFocus, reasons: Reason[]): number {
  const other = focus.names.length > 0 ? findOtherName(post, focus) : null;
  if (other !== null) {
    reasons.push(createReason('post.other-name', { name: other }));
    return 0.2;
  }
  return 0.7;
}

function scoreByWords(focus: TopicFocus, stems: ReadonlySet<string>, reasons: Reason[]): number {
  const found = focus.titleStems.filter((stem) => stems.has(stem)).length;
  const share = focus.titleStems.length === 0 ? 0 : found / focus.titleStems.length;
  reasons.push(createReason('post.words-alone', { found, of: focus.titleStems.length }));
  return found >= 3 && share >= RELEVANCE.coverage ? share * 0.7 : 0;
}

/** Words that occur in thousands of names. */
const COMMON_NAME_WORDS = new Set(lexicon('en', 'name-words', 'common').words);

/**
 * Whether the text contains a distinctive capitalized part of the name that is not the name of the town: "Castings" of
 * "Elm Castings", "Okafor" of "Ada Okafor".
 */
function hasShortName(name: string, text: string, { town }: TopicFocus): boolean {
  const townWords = new Set(tokenizeWords(town ?? '').map((word) => word.folded));
  const parts = tokenizeWords(name).filter(
    (word) =>
      /^\p{Lu}/u.test(word.raw) &&
      word.folded.length >= 5 &&
      !COMMON_NAME_WORDS.has(word.folded) &&
      !townWords.has(word.folded),
  );
  return tokenizeWords(text).some(
    (word) => /^\p{Lu}/u.test(word.raw) && parts.some((part) => part.folded === word.folded),
  );
}

/** First words of names that denote a location within a town. */
const SPECIFIC_PLACES = new Set(lexicon('en', 'name-words', 'spots').words);
const SHOUTED_WORDS = /^(?:[\p{Lu}\d!.]{2,12}|I|I'm|I've|Just In)$/u;

function findOtherName(post: SocialPost, focus: TopicFocus): string | null {
  const known = new Set(
    [...focus.names, focus.town ?? '', focus.region ?? ''].flatMap((name) =>
      tokenizeWords(name).map((word) => word.stem),
    ),
  );
  const titled = new Set(focus.titleStems);
  for (const name of findProperNames(withoutQuotedText(post))) {
    const parts = tokenizeWords(name).filter((word) => !isStopword(word.folded));
    const foreign = parts.filter((part) => !known.has(part.stem) && !titled.has(part.stem) && !isEventWord(part.raw));
    const head = parts.at(-1)?.folded ?? '';
    if (foreign.length === 0 || SPECIFIC_PLACES.has(head) || SHOUTED_WORDS.test(name) || regionName(name) !== null)
      continue;
    if (isTitleCase(withoutQuotedText(post)) ? foreign.length >= 2 : true) return name;
  }
  return null;
}

const isEventWord = (word: string): boolean => findConceptMentions(word).length > 0;

function outsideWindowReason(post: SocialPost, { window }: TopicFocus): Reason | null {
  const at = Date.parse(post.timestamp);
  if (window && at < window.from.getTime())
    return createReason('post.too-early', { days: Math.ceil((window.from.getTime() - at) / DAY_MS) });
  return window && at > window.to.getTime() ? createReason('post.too-late') : null;
}

function otherTimeReason(post: SocialPost, text: string, { event }: TopicFocus): Reason | null {
  const reference = event ?? new Date(post.timestamp);
  const dated = findDateMentions(text).filter((mention) => mention.year !== null);
  const other = dated.find(
    (mention) => mention.year !== reference.getUTCFullYear() || isFarInTime(countDaysFrom(mention, reference)),
  );
  const same = dated.some(
    (mention) => mention.year === reference.getUTCFullYear() && !isFarInTime(countDaysFrom(mention, reference)),
  );
  if (other && !same) return createReason('post.other-date', { quote: other.quote });
  const happenings = findConceptMentions(text);
  const historical =
    happenings.length > 0 && happenings.every(({ start, end }) => readSentenceFrame(text, start, end).historical);
  return historical ? createReason('post.past') : null;
}

const isFarInTime = (days: number | null): boolean => days !== null && Math.abs(days) > RELEVANCE.otherDateDays;

function elsewhereReason(post: SocialPost, text: string, { town, region }: TopicFocus): Reason | null {
  const wanted = region ? regionName(region) : null;
  if (town === null || wanted === null) return null;
  const tied = findPlaceRegions([text], town);
  const placed = post.place === null ? new Set<string>() : findNamedRegions(post.place);
  if (tied.has(wanted) || placed.has(wanted)) return null;
  const other = [...tied, ...placed][0];
  return other === undefined ? null : createReason('post.elsewhere', { found: other, wanted: region ?? '' });
}

const isAtTown = ({ place }: SocialPost, index: NameIndex, { town }: TopicFocus): boolean =>
  town !== null && (hasName(index, town) || (place !== null && hasName(indexNames(place), town)));

/** "Local 12" and "Local 15", "Flight 240" and "Flight 611" are different things even if everything else matches. */
function otherNumberReason(index: NameIndex, { names }: TopicFocus): Reason | null {
  const tokens = index.folded.trim().split(' ');
  for (const name of names) {
    const numbered = /(\p{L}+)\s+(\d{1,5})$/u.exec(name);
    const head = fold(numbered?.[1] ?? '');
    if (!numbered || head === '') continue;
    const numbers = tokens.filter((token, at) => /^\d{1,5}$/.test(token) && tokens[at - 1] === head);
    if (numbers.length > 0 && !numbers.includes(numbered[2] ?? ''))
      return createReason('post.other-number', {
        name: numbered[1] ?? '',
        found: numbers[0] ?? '',
        own: numbered[2] ?? '',
      });
  }
  return null;
}
