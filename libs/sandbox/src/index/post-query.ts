import type { Post } from '../world/world.types';
import { splitWords } from './words';

export type PostTest = (post: Post) => boolean;

/** Operators of a network's search language: each tests its value against a post. */
export type PostOperators = Record<string, (value: string, post: Post) => boolean>;

const TERM_PATTERN = /-?(?:[a-z_]+:)?"[^"]*"|[^\s()]+/gi;
const MAX_TERMS = 400;

/** Every word must occur; `OR` joins the terms next to it, so parentheses can be ignored. */
export function postTest(query: string, operators: PostOperators): PostTest {
  const clauses: PostTest[][] = [];
  let joins = false;
  for (const [text] of [...query.matchAll(TERM_PATTERN)].slice(0, MAX_TERMS)) {
    if (text !== 'OR' && joins) clauses.at(-1)?.push(termTest(text, operators));
    else if (text !== 'OR') clauses.push([termTest(text, operators)]);
    joins = text === 'OR';
  }
  return (post) => clauses.length > 0 && clauses.every((anyOf) => anyOf.some((test) => test(post)));
}

function termTest(text: string, operators: PostOperators): PostTest {
  if (text.length > 1 && text.startsWith('-')) {
    const inner = termTest(text.slice(1), operators);
    return (post) => !inner(post);
  }
  const [, key = '', value = ''] = /^([a-z_]+):(.+)$/s.exec(text) ?? [];
  const operator = operators[key];
  if (operator) return (post) => operator(value.replace(/^"|"$/g, ''), post);
  if (text.startsWith('#')) return (post) => listHashtags(post).includes(text.slice(1).toLowerCase());
  const wanted = splitWords(text);
  return (post) => hasWordSequence(splitWords(`${post.text}\n${post.links.join('\n')}`), wanted);
}

export const listHashtags = ({ text }: Post): string[] =>
  [...text.matchAll(/#([\p{L}\p{N}_]+)/gu)].map(([, name = '']) => name.toLowerCase());

const hasWordSequence = (words: string[], wanted: string[]): boolean =>
  wanted.length === 0 || words.some((_, start) => wanted.every((word, offset) => words[start + offset] === word));

/** Whether the post links to this URL or host. Networks compare without scheme, `www.` and fragment. */
export function linksTo(value: string, post: Post): boolean {
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
