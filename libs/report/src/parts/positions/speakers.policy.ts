import { knownAs } from '@corroborate/context';
import type { Passage } from '@corroborate/domain';
import { extractSpeech, type SpeechAct } from '@corroborate/origin';
import { contentStems, lexicon, nameKey, properNames, squash } from '@corroborate/text';
import type { ReadSource } from '../parts.types';
import { tellable, type Tellable } from '../read-sources';

/** What a page has somebody say: the sentence, letter by letter, with who speaks and how. */
export interface Spoken extends Passage {
  source: ReadSource;
  /** As the page calls them, their whole name where it has one: “Fire Chief Ada Okafor”. */
  speaker: string;
  /** The same for whoever is called so on other pages. */
  key: string;
  /** The words that let them speak: “said”, “denied”. */
  cue: string;
  /** Where the cue ends in the quote. */
  cueEnd: number;
  /** What they say, without who says it. */
  content: string;
  stems: ReadonlySet<string>;
  /** How many words of the topic's story and claims it has. */
  shared: number;
}

const LIMITS = { chars: 12_000, perPage: 30, speaker: 90, words: 3 };
/** Known to be unreliable: it puts words into no mouth. */
const UNRELIABLE = 4;
const NOBODY = lexicon('en', 'function-words', 'nobody').pattern;
const UNNAMED = lexicon('en', 'unnamed-speakers', 'mark').pattern;
const NO_SPEECH = lexicon('en', 'holding', 'no-speech').pattern;
const THING = lexicon('en', 'holding', 'things').pattern;
const NEWSROOM = lexicon('en', 'holding', 'newspapers').pattern;
/** The name belongs to a longer one: “volunteers at a Bristol café”. */
const WITHIN = /\b(?:at|of|in|from|with|near|on|behind) (?:the |an? )?$/i;
const BODY = new RegExp(`^(?:${lexicon('en', 'holding', 'bodies').source})$`, 'iu');

/** What a page has people and bodies with a name say, in order. `wanted`: stems of which it must have one. */
export function spokenOn(source: ReadSource, wanted: ReadonlySet<string>): Spoken[] {
  if (source.view.tier === UNRELIABLE) return [];
  const text = source.article.text.slice(0, LIMITS.chars);
  const sentences = tellable(source.page).filter(({ start, end }) => start >= 0 && end <= text.length);
  const bears = ({ start, end }: { start: number; end: number }) =>
    contentStems(text.slice(Math.max(0, start - 300), end)).some((stem) => wanted.has(stem));
  const found = extractSpeech(text, source.article.language ?? 'en', bears).flatMap((act) => {
    const sentence = sentences.find(({ start, end }) => act.cue.start >= start && act.cue.end <= end);
    return sentence ? (spoken(act, sentence, { source, text, wanted }) ?? []) : [];
  });
  return [...new Map(found.map((one) => [one.start, one])).values()].slice(0, LIMITS.perPage);
}

interface On {
  source: ReadSource;
  text: string;
  wanted: ReadonlySet<string>;
}

function spoken(act: SpeechAct, sentence: Tellable, { source, text, wanted }: On): Spoken | null {
  const speaker = act.source && speakerAt(act.source, text);
  if (!speaker) return null;
  const cue = text.slice(act.cue.start, act.cue.end);
  const content = contentOf(act, sentence, { source, text, wanted });
  if (!/\p{L}/u.test(cue) || NO_SPEECH.test(cue) || content.split(' ').length < LIMITS.words) return null;
  const stems = new Set(contentStems(content));
  return {
    source,
    speaker,
    key: keyOf(speaker),
    cue,
    cueEnd: Math.max(act.cue.end, act.source?.end ?? 0) - sentence.start,
    content,
    quote: sentence.text,
    start: sentence.start,
    end: sentence.end,
    stems,
    shared: [...stems].filter((stem) => wanted.has(stem)).length,
  };
}

/** What is said, behind the verb or before the speaker (“The mill will close, its director said on Monday”). */
function contentOf(act: SpeechAct, sentence: Tellable, { text, wanted }: On): string {
  const shared = (said: string) => contentStems(said).filter((stem) => wanted.has(stem)).length;
  const [behind, ahead] = [contentWithin(act, sentence, text), aheadOf(act, sentence, text)];
  return (shared(ahead) > shared(behind) ? ahead : behind).replace(/,(["”»]?)$/u, '$1');
}

/** Of stretches that overlap, the first. */
function contentWithin({ content }: SpeechAct, { start, end }: Tellable, text: string): string {
  const within = content.filter((part) => part.start >= start && part.end <= end);
  const apart = within.filter((part, at) => !within.slice(0, at).some((other) => part.start < other.end));
  return squash(apart.map((part) => text.slice(part.start, part.end)).join(' … '));
}

function aheadOf({ source, cue }: SpeechAct, { start }: Tellable, text: string): string {
  const ahead = squash(
    text.slice(start, Math.min(source?.start ?? cue.start, cue.start)).replace(/\b(?:the|an?) $/i, ''),
  );
  return ahead.endsWith(',') || /,["”»]$/.test(ahead) ? ahead : '';
}

/** Somebody with a name, or a body that needs none; null for “he”, “critics”, “an official who was not named”. */
function speakerAt(at: { start: number; end: number }, text: string): string | null {
  const whole = squash(text.slice(at.start, at.end));
  if (NOBODY.test(whole) || UNNAMED.test(whole) || WITHIN.test(text.slice(Math.max(0, at.start - 12), at.start)))
    return null;
  const [head = ''] = whole.replace(/^(?:the|an?) /i, '').split(/[,(]| who | which | that | led by /);
  const said = head.trim().replace(/['’]s$/, '');
  if (said === '' || said.length > LIMITS.speaker || THING.test(said) || NEWSROOM.test(said)) return null;
  if (BODY.test(said)) return said;
  const known = knownAs(said, text);
  if (known !== said) return known;
  return isNamed(said, text) ? said : null;
}

/** A lone word that begins a sentence is a name where the text has it elsewhere, within one. */
function isNamed(said: string, text: string): boolean {
  if (properNames(`of ${said}`).length === 0) return false;
  return /(?!^)\p{Lu}/u.test(said) || isWithin(text, said.split(' ', 1)[0] ?? '');
}

function isWithin(text: string, name: string): boolean {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + name.length))
    if (/[\p{L},] $/u.test(text.slice(Math.max(0, at - 2), at))) return true;
  return false;
}

const RUN = /(?:\p{Lu}[\p{L}.'’&-]*)(?: (?:\p{Lu}[\p{L}.'’&-]*|of|and|for))*$/u;
/** The name that ends the phrase. */
const keyOf = (speaker: string): string => nameKey(RUN.exec(speaker)?.[0] ?? speaker);

/** “harbour works director ada okafor” is “ada okafor”. */
export const isSameSpeaker = (a: string, b: string): boolean => a === b || endsIn(a, b) || endsIn(b, a);
const endsIn = (long: string, short: string): boolean => short.includes(' ') && long.endsWith(` ${short}`);
