import { fold } from '@corroborate/text';
import { CorroborateError } from '../errors';

/** How a person is identified: by a name of at least two words, an account, an email address or a URL. */
export type PersonKind = 'name' | 'account' | 'email' | 'address';

interface PersonSpan {
  start: number;
  end: number;
}

const MIN_TERM_LENGTH = 2;
const MAX_TERM_LENGTH = 200;
/** Replaces each letter of an erased name, so that quote offsets stay valid. */
export const ERASURE_MARK = '█';
const ERASED_URL = 'https://erased.invalid/';
/** Prefixes before account names. */
const BEFORE_ACCOUNT = ['@', 'u/', 'user/', 'users/', 'profile/', 'user?id='];
const NETWORKS = ['x.com/', 'twitter.com/', 'instagram.com/', 'facebook.com/', 't.me/', 'tiktok.com/', 'threads.net/'];
/** Separators between words of a name: spaces, a period after an initial, an apostrophe. */
const NAME_SEPARATOR = /^[\s.'’·]{1,3}$/;
/** "Jean-Luc" may be written with a hyphen, a non-breaking hyphen, or without one. */
const HYPHEN = /^[-‐‑]$/;

interface Token extends PersonSpan {
  folded: string;
}

/**
 * Finds one person or account in text by whole words, ignoring case and accents. No pattern is built from user input.
 */
export class PersonMatcher {
  private constructor(
    readonly kind: PersonKind,
    private readonly wanted: readonly string[],
    private readonly between: readonly string[],
  ) {}

  /** @throws CorroborateError `invalid-input` */
  static of(asked: string): PersonMatcher {
    const text = asked.trim();
    const kind = personKindOf(text);
    const bare = PREFIX_STRIPPERS[kind](text);
    const tokens = tokenizeAs(bare, kind);
    const letters = tokens.reduce((sum, { folded }) => sum + folded.length, 0);
    if (text.length > MAX_TERM_LENGTH || letters < MIN_TERM_LENGTH) throw invalidTermError();
    const between = tokens.slice(1).map(({ start }, at) => fold(bare.slice(tokens[at]!.end, start)));
    return new PersonMatcher(
      kind,
      tokens.map(({ folded }) => folded),
      between,
    );
  }

  /** All matches. `isHandle`: the text consists only of an account or user name. */
  spans(text: string, isHandle = false): PersonSpan[] {
    return this.hasAllWords(text) ? this.findSpans(text, isHandle) : [];
  }

  private findSpans(text: string, isHandle: boolean): PersonSpan[] {
    const tokens = tokenizeAs(text, this.kind);
    const spans: PersonSpan[] = [];
    for (let at = 0; at + this.wanted.length <= tokens.length;) {
      const span = this.spanAt(text, tokens, at);
      const alone = isHandle && this.kind === 'account' && tokens.length === 1;
      const counts = span && (this.kind !== 'account' || alone || isAccountAt(text, span.start));
      if (counts) spans.push(span);
      at += counts ? this.wanted.length : 1;
    }
    return spans;
  }

  /**
   * Fast pre-check: false only if `findSpans` would return nothing. Case folding gives the same letters for a word
   * alone and in text, except for forms of sigma.
   */
  private hasAllWords(text: string): boolean {
    const folded = unifySigmas(fold(text));
    return this.wanted.every((word) => folded.includes(unifySigmas(word)));
  }

  /** The text without the person; null if the person does not occur. URLs are reduced to their host. */
  without(text: string, isHandle = false): string | null {
    const spans = this.spans(text, isHandle);
    if (spans.length === 0) return null;
    if (/^https?:\/\/\S+$/i.test(text)) return this.bareAddress(text);
    let [out, from] = ['', 0];
    for (const { start, end } of spans) {
      out += text.slice(from, start) + ERASURE_MARK.repeat(end - start);
      from = end;
    }
    return out + text.slice(from);
  }

  private bareAddress(text: string): string {
    const origin = URL.parse(text)?.origin;
    return origin && this.spans(origin).length === 0 ? `${origin}/` : ERASED_URL;
  }

  private spanAt(text: string, tokens: readonly Token[], at: number): PersonSpan | null {
    const fits = this.wanted.every((word, place) => {
      const token = tokens[at + place]!;
      const gap = place === 0 ? '' : text.slice(tokens[at + place - 1]!.end, token.start);
      return this.isWord(token.folded, word, place) && (place === 0 || this.isBetween(gap, place));
    });
    if (!fits) return null;
    const [{ start }, { end }] = [tokens[at]!, tokens[at + this.wanted.length - 1]!];
    return this.kind === 'name' && isPartOfWord(text, start, end) ? null : { start, end };
  }

  private isWord(folded: string, word: string, place: number): boolean {
    return folded === word || (this.kind === 'address' && place === 0 && folded === `www.${word}`);
  }

  private isBetween(gap: string, place: number): boolean {
    const asked = this.between[place - 1]!;
    if (this.kind !== 'name') return fold(gap) === asked;
    return NAME_SEPARATOR.test(gap) || (HYPHEN.test(asked) && HYPHEN.test(gap));
  }
}

function personKindOf(text: string): PersonKind {
  if (/^https?:\/\//i.test(text)) return 'address';
  if (/^(@|\/?u\/)/i.test(text)) return text.slice(1).includes('@') ? 'email' : 'account';
  if (/^\S+@\S+$/.test(text)) return 'email';
  if (/^[^\s/]+\.[^\s/]+\/\S+$/.test(text)) return 'address';
  return /\s/.test(text) ? 'name' : 'account';
}

/** Lowercasing chooses the form of sigma by context, so the forms are unified. */
const unifySigmas = (text: string): string => text.replaceAll('ς', 'σ');

const PREFIX_STRIPPERS: Record<PersonKind, (text: string) => string> = {
  name: (text) => text,
  account: (text) => text.replace(/^(@|\/?u\/)/i, ''),
  email: (text) => text.replace(/^@/, ''),
  address: (text) => text.replace(/^https?:\/\/(www\.)?/i, '').replace(/#.*$/, ''),
};

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const ADDRESS_WORD = /[\p{L}\p{M}\p{N}_.-]+/gu;

function tokenizeAs(text: string, kind: PersonKind): Token[] {
  return [...text.matchAll(kind === 'name' ? WORD : ADDRESS_WORD)].flatMap(({ 0: found, index }) => {
    let [start, end] = [0, found.length];
    while (start < end && '.-'.includes(found[start]!)) start += 1;
    while (end > start && '.-'.includes(found[end - 1]!)) end -= 1;
    return start < end ? [{ folded: fold(found.slice(start, end)), start: index + start, end: index + end }] : [];
  });
}

/** "Mira Hollis-Reed" is not "Mira Hollis", and `mira hollis_7` is an account. */
const isPartOfWord = (text: string, start: number, end: number): boolean =>
  /[\p{L}\p{N}][-_]$|_$/u.test(text.slice(Math.max(0, start - 2), start)) ||
  /^(_|-[\p{L}\p{N}])/u.test(text.slice(end, end + 2));

function isAccountAt(text: string, start: number): boolean {
  const before = text.slice(Math.max(0, start - 40), start).toLowerCase();
  return [...BEFORE_ACCOUNT, ...NETWORKS].some((sign) => before.endsWith(sign));
}

const invalidTermError = (): CorroborateError =>
  new CorroborateError('invalid-input', 'The search term is invalid.', {
    hint:
      `Give a full name, an account (@name), an email address or a web address, with at most ${MAX_TERM_LENGTH} ` +
      'characters.',
    details: { field: 'person' },
  });
