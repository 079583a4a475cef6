import { wordsOf } from './words';

export type AtomKind = 'word' | 'phrase' | 'site' | 'exactsite' | 'title' | 'url' | 'filetype';
export interface Atom {
  kind: AtomKind;
  value: string;
}

/** `anyOf` is more than one atom where the query said OR. */
export interface Clause {
  anyOf: Atom[];
  not: boolean;
}

export interface ParsedQuery {
  clauses: Clause[];
  /** From `after:` and `before:`; half-open, `before` is exclusive. */
  after?: Date;
  before?: Date;
  /** Operators taken out for the engine to look at (`language:en`, `from:@x` …), as [name, value]. */
  extras: [string, string][];
}

/** What an engine understands; what it does not understand are plain words to it. */
export interface Dialect {
  or: boolean;
  not: 'minus' | 'minus-and-word';
  operators: Partial<Record<string, AtomKind | 'after' | 'before' | 'extra'>>;
}

const SITE_OPERATORS = { site: 'site', intitle: 'title', inurl: 'url' } as const;
export const DIALECTS = {
  google: {
    or: true,
    not: 'minus',
    operators: { ...SITE_OPERATORS, filetype: 'filetype', after: 'after', before: 'before' },
  },
  googlenews: {
    or: true,
    not: 'minus',
    operators: { ...SITE_OPERATORS, after: 'after', before: 'before' },
  },
  bing: { or: true, not: 'minus-and-word', operators: { ...SITE_OPERATORS, filetype: 'filetype' } },
  duckduckgo: { or: true, not: 'minus', operators: { ...SITE_OPERATORS, filetype: 'filetype' } },
  brave: {
    or: true,
    not: 'minus-and-word',
    operators: {
      site: 'site',
      intitle: 'title',
      filetype: 'filetype',
      ext: 'filetype',
      inbody: 'word',
      inpage: 'word',
      lang: 'extra',
      loc: 'extra',
    },
  },
  gdelt: {
    or: true,
    not: 'minus',
    operators: {
      domain: 'site',
      domainis: 'exactsite',
      sourcecountry: 'extra',
      sourcelang: 'extra',
      theme: 'extra',
      near: 'extra',
      repeat: 'extra',
      tone: 'extra',
      toneabs: 'extra',
    },
  },
  boolean: { or: true, not: 'minus-and-word', operators: {} },
  wiki: { or: false, not: 'minus', operators: { intitle: 'title', insource: 'word', deepcat: 'extra' } },
  posts: {
    or: false,
    not: 'minus',
    operators: {
      from: 'extra',
      before: 'before',
      after: 'after',
      during: 'extra',
      language: 'extra',
      has: 'extra',
      is: 'extra',
      in: 'extra',
      lang: 'extra',
      domain: 'extra',
      to: 'extra',
      mentions: 'extra',
      since: 'extra',
      until: 'extra',
    },
  },
  plain: { or: false, not: 'minus', operators: {} },
} as const satisfies Record<string, Dialect>;

type Token =
  { kind: 'open' | 'close' | 'or' | 'and' | 'not' } | { kind: 'atom'; negated: boolean; raw: string; quoted: boolean };

const TOKEN = /[-+]?"[^"]*"?|[()|]|[^\s()|"]+(?:"[^"]*"?)?/g;
const MAX_TOKENS = 200;

/** Takes a query apart as the dialect would.  Never throws: engines don't. */
export function parseQuery(raw: string, dialect: Dialect): ParsedQuery {
  const query: ParsedQuery = { clauses: [], extras: [] };
  let joinNext = false;
  let negateNext = false;
  for (const token of tokensOf(raw, dialect)) {
    if (token.kind === 'or') joinNext = query.clauses.length > 0;
    else if (token.kind === 'not') negateNext = true;
    else if (token.kind === 'atom') {
      const before = query.clauses.length;
      addAtoms(query, atomsOf(query, token, dialect), { join: joinNext, not: token.negated || negateNext });
      if (query.clauses.length !== before || joinNext) joinNext = false;
      negateNext = false;
    }
  }
  return query;
}

function* tokensOf(raw: string, dialect: Dialect): Generator<Token> {
  let seen = 0;
  for (const [text] of raw.matchAll(TOKEN)) {
    if (++seen > MAX_TOKENS) return;
    if (text === '(') yield { kind: 'open' };
    else if (text === ')') yield { kind: 'close' };
    else if (dialect.or && (text === 'OR' || text === '|')) yield { kind: 'or' };
    else if (text === 'AND' && dialect.not === 'minus-and-word') yield { kind: 'and' };
    else if (text === 'NOT' && dialect.not === 'minus-and-word') yield { kind: 'not' };
    else if (text !== '|') yield atomToken(text);
  }
}

function atomToken(text: string): Token {
  const sign = text[0] === '-' || text[0] === '+' ? text[0] : '';
  const raw = text.slice(sign.length);
  return { kind: 'atom', negated: sign === '-' && raw !== '', raw, quoted: raw.startsWith('"') };
}

function addAtoms(query: ParsedQuery, atoms: Atom[], { join, not }: { join: boolean; not: boolean }): void {
  const last = query.clauses.at(-1);
  if (join && last && !not) last.anyOf.push(...atoms);
  else for (const atom of atoms) query.clauses.push({ anyOf: [atom], not });
}

function atomsOf(query: ParsedQuery, token: Extract<Token, { kind: 'atom' }>, dialect: Dialect): Atom[] {
  if (token.quoted) return phraseOf(token.raw);
  const [, key = '', value = ''] = /^([a-z]+)\d*:(.+)$/i.exec(token.raw) ?? [];
  const meaning = dialect.operators[key.toLowerCase()];
  if (meaning === undefined || value === '') return wordAtoms(token.raw);
  const bare = value.replace(/^"|"$/g, '');
  if (meaning === 'extra') query.extras.push([key.toLowerCase(), bare]);
  else if (meaning === 'after' || meaning === 'before') setBound(query, meaning, bare);
  else return operatorAtoms(meaning, bare);
  return [];
}

function operatorAtoms(meaning: AtomKind, value: string): Atom[] {
  if (meaning === 'site' || meaning === 'exactsite') {
    return [
      {
        kind: meaning,
        value: value
          .toLowerCase()
          .replace(/^https?:\/\//, '')
          .replace(/^(\*\.|www\.)/, '')
          .replace(/\/$/, ''),
      },
    ];
  }
  if (meaning === 'word') return value.includes(' ') ? phraseOf(value) : wordAtoms(value);
  return [{ kind: meaning, value: meaning === 'title' ? wordsOf(value).join(' ') : value.toLowerCase() }];
}

function phraseOf(raw: string): Atom[] {
  const words = wordsOf(raw);
  return words.length === 0 ? [] : [{ kind: 'phrase', value: words.join(' ') }];
}

/** `anti-drug` is one token but several words. */
function wordAtoms(raw: string): Atom[] {
  return wordsOf(raw).map((value) => ({ kind: 'word', value }));
}

function setBound(query: ParsedQuery, bound: 'after' | 'before', value: string): void {
  const date = new Date(
    /^\d{4}(-\d{1,2}){0,2}$/.test(value) ? `${value}${'-01'.repeat(3 - value.split('-').length)}` : NaN,
  );
  if (!Number.isNaN(date.getTime())) query[bound] = date;
}
