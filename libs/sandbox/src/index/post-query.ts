import type { Post } from '../world/world.types';
import { wordsOf } from './words';

/** What a network's search language knows beside words: the value of an operator held against a post. */
export interface PostLanguage {
  operators: Record<string, (value: string, post: Post) => boolean>;
  /** May `( … )` be negated? */
  negatedGroups: boolean;
}

export type PostTest = (post: Post) => boolean;
export type PostQuery = { ok: true; holds: PostTest } | { ok: false; error: string };

type Token = '(' | ')' | 'OR' | 'AND' | 'NOT' | { negated: boolean; key: string; value: string };

const TOKEN = /-?\(|\)|-?(?:[a-z_]+:)?"[^"]*"|[^\s()]+/gi;
const MAX_TOKENS = 400;

/** Takes a query apart: a space is AND and binds tighter than OR. */
export function parsePostQuery(raw: string, language: PostLanguage): PostQuery {
  try {
    const reader = new Reader(tokensOf(raw, language), language);
    const holds = reader.any();
    if (!reader.done()) return { ok: false, error: 'unbalanced parentheses' };
    if (!reader.positive) return { ok: false, error: 'a query needs at least one term that is not negated' };
    return { ok: true, holds };
  } catch (error) {
    return { ok: false, error: error instanceof Error ? error.message : 'unreadable query' };
  }
}

function tokensOf(raw: string, language: PostLanguage): Token[] {
  const tokens: Token[] = [];
  for (const [text] of [...raw.matchAll(TOKEN)].slice(0, MAX_TOKENS)) {
    if (text === '-(' && !language.negatedGroups) throw new Error('a group cannot be negated');
    if (text === '(' || text === '-(') tokens.push(...(text === '-(' ? (['NOT', '('] as const) : (['('] as const)));
    else if (text === ')' || text === 'OR' || text === 'AND' || text === 'NOT') tokens.push(text);
    else tokens.push(termOf(text, language));
  }
  return tokens;
}

function termOf(text: string, { operators }: PostLanguage): Token {
  const negated = text.length > 1 && text.startsWith('-');
  const bare = negated ? text.slice(1) : text;
  const [, key = '', value = ''] = /^([a-z_]+):(.+)$/is.exec(bare) ?? [];
  const known = key !== '' && Object.hasOwn(operators, key.toLowerCase());
  return known
    ? { negated, key: key.toLowerCase(), value: value.replace(/^"|"$/g, '') }
    : { negated, key: '', value: bare };
}

class Reader {
  positive = false;
  private at = 0;

  constructor(
    private readonly tokens: Token[],
    private readonly language: PostLanguage,
  ) {}

  done = (): boolean => this.at >= this.tokens.length;

  any(): PostTest {
    const tests = [this.all()];
    while (this.tokens[this.at] === 'OR') {
      this.at += 1;
      tests.push(this.all());
    }
    return (post) => tests.some((test) => test(post));
  }

  private all(): PostTest {
    const tests: PostTest[] = [];
    while (!this.done() && this.tokens[this.at] !== ')' && this.tokens[this.at] !== 'OR') {
      if (this.tokens[this.at] === 'AND') this.at += 1;
      else tests.push(this.one());
    }
    return (post) => tests.length > 0 && tests.every((test) => test(post));
  }

  private one(): PostTest {
    const token = this.tokens[this.at++];
    if (token === 'NOT') {
      const inner = this.one();
      return (post) => !inner(post);
    }
    if (token === '(') {
      const inner = this.any();
      if (this.tokens[this.at++] !== ')') throw new Error('unbalanced parentheses');
      return inner;
    }
    if (token === undefined || typeof token === 'string') return () => true;
    if (!token.negated) this.positive = true;
    const test = this.term(token.key, token.value);
    return token.negated ? (post) => !test(post) : test;
  }

  private term(key: string, value: string): PostTest {
    const operator = this.language.operators[key];
    if (key !== '' && operator) return (post) => operator(value, post);
    if (value.startsWith('#')) return (post) => hashtagsOf(post).has(value.slice(1).toLowerCase());
    const wanted = wordsOf(value);
    return (post) => wanted.length === 0 || hasRun(wordsOf(`${post.text}\n${post.links.join('\n')}`), wanted);
  }
}

export const hashtagsOf = (post: Post): Set<string> =>
  new Set([...post.text.matchAll(/#([\p{L}\p{N}_]+)/gu)].map(([, name = '']) => name.toLowerCase()));

function hasRun(words: string[], wanted: string[]): boolean {
  return words.some((_, start) => wanted.every((word, offset) => words[start + offset] === word));
}

/** Does the post point to this address or host? Networks compare without scheme, `www.` and fragment. */
export function pointsTo(value: string, post: Post): boolean {
  const wanted = bareAddress(value);
  return wanted !== '' && post.links.some((link) => bareAddress(link).includes(wanted));
}

const bareAddress = (address: string): string =>
  address
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/#.*$/, '')
    .replace(/\/$/, '');
