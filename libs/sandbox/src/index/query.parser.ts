import { splitWords } from './words';

export interface Atom {
  kind: 'word' | 'phrase' | 'site';
  value: string;
}

/** `anyOf` has more than one atom for an OR in the query. */
export interface Clause {
  anyOf: Atom[];
  not: boolean;
}

export interface ParsedQuery {
  clauses: Clause[];
  /** From `after:` and `before:`; half-open, `before` is exclusive. */
  after?: Date;
  before?: Date;
}

/** Operators an engine supports; others are treated as plain words. */
export interface Dialect {
  or: boolean;
  /** True if AND and NOT are operators; a minus always is. */
  notWord: boolean;
  operators: Partial<Record<string, 'site' | 'after' | 'before' | 'ignored'>>;
}

const DATES = { after: 'after', before: 'before' } as const;
export const DIALECTS = {
  google: { or: true, notWord: false, operators: { site: 'site', ...DATES } },
  bing: { or: true, notWord: true, operators: { site: 'site' } },
  gdelt: { or: true, notWord: false, operators: { domain: 'site', sourcelang: 'ignored' } },
  posts: { or: false, notWord: false, operators: DATES },
  plain: { or: false, notWord: false, operators: {} },
} as const satisfies Record<string, Dialect>;

const TOKEN = /[-+]?"[^"]*"?|[()|]|[^\s()|"]+(?:"[^"]*"?)?/g;
const MAX_TOKENS = 200;

/** Parses a query as the dialect would. Never throws, because engines do not. */
export function parseQuery(raw: string, dialect: Dialect): ParsedQuery {
  const query: ParsedQuery = { clauses: [] };
  let [join, negate] = [false, false];
  for (const [text] of [...raw.matchAll(TOKEN)].slice(0, MAX_TOKENS)) {
    if (/^[()]$/.test(text) || (text === 'AND' && dialect.notWord)) continue;
    if (text === '|' || (text === 'OR' && dialect.or)) join = dialect.or && query.clauses.length > 0;
    else if (text === 'NOT' && dialect.notWord) negate = true;
    else {
      const bare = text.replace(/^[-+]/, '');
      const not = negate || (text.startsWith('-') && bare !== '');
      addAtoms(query, atomsOf(query, bare, dialect), { join, not });
      [join, negate] = [false, false];
    }
  }
  return query;
}

function addAtoms(query: ParsedQuery, atoms: Atom[], { join, not }: { join: boolean; not: boolean }): void {
  const last = query.clauses.at(-1);
  if (join && last && !not) last.anyOf.push(...atoms);
  else for (const atom of atoms) query.clauses.push({ anyOf: [atom], not });
}

/** `anti-drug` is one token but several words. */
function atomsOf(query: ParsedQuery, raw: string, { operators }: Dialect): Atom[] {
  const words = splitWords(raw);
  if (raw.startsWith('"')) return words.length === 0 ? [] : [{ kind: 'phrase', value: words.join(' ') }];
  const [, key = '', value = ''] = /^([a-z]+)\d*:(.+)$/i.exec(raw) ?? [];
  const meaning = operators[key.toLowerCase()];
  if (meaning === undefined) return words.map((word) => ({ kind: 'word', value: word }));
  const bare = value.replace(/^"|"$/g, '').toLowerCase();
  if (meaning === 'site')
    return [{ kind: 'site', value: bare.replace(/^https?:\/\//, '').replace(/^(\*\.|www\.)|\/$/g, '') }];
  const date = new Date(
    /^\d{4}(-\d{1,2}){0,2}$/.test(bare) ? `${bare}${'-01'.repeat(3 - bare.split('-').length)}` : NaN,
  );
  if (meaning !== 'ignored' && !Number.isNaN(date.getTime())) query[meaning] = date;
  return [];
}
