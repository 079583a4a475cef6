import { ROBOTS_LIMITS } from '../pages.thresholds';

interface Rule extends PathPattern {
  allow: boolean;
}

/** Rules of a robots.txt for one agent, without other agents' groups, sitemaps and unknown lines. */
export interface RobotsRules {
  /** Most specific first; of two equally specific rules, the one that allows. */
  rules: readonly Rule[];
  /** In seconds; 0 if not given. May be any number, including `Infinity`. */
  crawlDelay: number;
  /** True if rules beyond `ROBOTS_LIMITS` were ignored. */
  truncated: boolean;
  /** Approximate memory use, in characters. */
  chars: number;
}

/**
 * Parses a robots.txt by RFC 9309 in one pass, in linear time, with memory only for the rules of `agent` and `*`.
 * Groups of the same agent are merged; those of `*` apply if the agent has none. Rules beyond `ROBOTS_LIMITS` are
 * ignored, in file order, as search engines do with files that are too long.
 *
 * @param agent a product token: letters, `_` and `-`
 */
export function parseRobots(body: Buffer, agent: string): RobotsRules {
  const text = body.toString('latin1', 0, ROBOTS_LIMITS.bytes);
  return new RobotsParser(agent).parse(text.startsWith(BOM) ? text.slice(BOM.length) : text);
}

export function isPathAllowed({ rules }: RobotsRules, { pathname, search }: URL): boolean {
  const path = normalizePath(pathname + search).slice(0, ROBOTS_LIMITS.pathChars);
  return rules.find((rule) => isPathMatch(rule, path))?.allow ?? true;
}

/** Overhead of a rule or piece besides its characters. */
const OVERHEAD_CHARS = 50;
const BOM = '\u00EF\u00BB\u00BF';
/** Matches relevant lines; all others are skipped. */
const ROBOTS_LINE = /^[ \t]*(user-agent|allow|disallow|crawl-delay)[ \t]*:([^\r\n#]*)/gim;
const ANY_AGENT = /^\*(?:[ \t]|$)/;
const PRODUCT_TOKEN = /^[a-z_-]+/;

/** Path of a robots.txt rule: literal pieces in order, with any text between them. */
interface PathPattern {
  pieces: readonly string[];
  /** True if the path must end with the last piece (`$`). */
  anchored: boolean;
  /** Length of the rule in bytes; the longest match wins. */
  length: number;
}

/**
 * Parses a rule value in Latin-1, one character per byte. A run of wildcards is one wildcard. Null if there are more
 * than `maxWildcards`.
 */
function parsePattern(value: string, maxWildcards: number): PathPattern | null {
  const anchored = value.endsWith('$');
  const raw = (anchored ? value.slice(0, -1) : value).replace(/\*+/g, '*').split('*', maxWildcards + 2);
  if (raw.length > maxWildcards + 1) return null;
  const pieces = raw.map(normalizePath);
  const length = pieces.reduce((sum, piece) => sum + piece.length, pieces.length - 1 + Number(anchored));
  return { pieces, anchored, length };
}

/**
 * Matches each piece at its first position without backtracking: a later position leaves less of the path for the rest.
 * Linear in path and pattern.
 */
function isPathMatch({ pieces, anchored }: PathPattern, path: string): boolean {
  const [head = '', ...rest] = pieces;
  if (!path.startsWith(head)) return false;
  const tail = anchored ? rest.pop() : undefined;
  let at = head.length;
  for (const piece of rest) {
    const found = path.indexOf(piece, at);
    if (found < 0) return false;
    at = found + piece.length;
  }
  if (tail !== undefined) return path.length - tail.length >= at && path.endsWith(tail);
  return !anchored || path.length === at;
}

const UNENCODED_PATH = /^[A-Za-z0-9\-._~!()+,;:@&=/?#[\]]*$/;
const UNRESERVED = /^[A-Za-z0-9\-._~]$/;
const PERCENT = 0x25;
const HEX = Buffer.from('0123456789ABCDEF');
const buildByteTable = (test: (char: string) => boolean) =>
  Array.from({ length: 256 }, (_, code) => test(String.fromCharCode(code)));
/** By byte: whether it stays unencoded (a stray `%` does), and its encoded form. */
const STAYS_UNENCODED = buildByteTable((char) => char === '%' || UNENCODED_PATH.test(char));
const IS_UNRESERVED = buildByteTable((char) => UNRESERVED.test(char));
/** By byte: its value as a hexadecimal digit, or -1. */
const HEX_VALUES = Array.from({ length: 256 }, (_, code) => HEX.indexOf(String.fromCharCode(code).toUpperCase()));

/**
 * Canonical form of a path by RFC 9309: `%7e` becomes `~`, `é` `%C3%A9`, a literal `*` `%2A`. Input and output in
 * Latin-1, one character per byte. Linear.
 */
function normalizePath(path: string): string {
  if (UNENCODED_PATH.test(path)) return path;
  const from = Buffer.from(path, 'latin1');
  const to = Buffer.allocUnsafe(from.length * 3);
  let size = 0;
  for (let at = 0; at < from.length; at += 1) {
    const encoded = from[at] === PERCENT ? parseOctet(from[at + 1], from[at + 2]) : -1;
    const octet = encoded < 0 ? from[at]! : encoded;
    if (encoded >= 0) at += 2;
    if ((encoded < 0 ? STAYS_UNENCODED : IS_UNRESERVED)[octet]) to[size++] = octet;
    else {
      to[size++] = PERCENT;
      to[size++] = HEX[octet >> 4]!;
      to[size++] = HEX[octet & 15]!;
    }
  }
  return to.toString('latin1', 0, size);
}

/** Value of two hexadecimal digits; -1 if they are not such digits. */
function parseOctet(high = 0, low = 0): number {
  const [first, second] = [HEX_VALUES[high]!, HEX_VALUES[low]!];
  return first < 0 || second < 0 ? -1 : first * 16 + second;
}

/** The merged groups of one agent. */
class Group {
  /** Whether the file has a group for this agent. */
  found = false;
  crawlDelay = 0;
  private readonly rules: Rule[] = [];
  private wildcardRules = 0;
  private truncated = false;

  add(value: string, allow: boolean): void {
    // Only values with this start can match a path.
    if (value[0] !== '/' && value[0] !== '*') return;
    const pattern = this.hasRoomFor(value) ? parsePattern(copySubstring(value), ROBOTS_LIMITS.wildcards) : null;
    if (!pattern) {
      this.truncated = true;
      return;
    }
    if (pattern.pieces.length > 1) this.wildcardRules += 1;
    this.rules.push({ ...pattern, allow });
  }

  setCrawlDelay(value: string): void {
    const seconds = Number(value);
    if (!Number.isNaN(seconds)) this.crawlDelay = seconds;
  }

  toRules(): RobotsRules {
    const rules = this.rules.sort((a, b) => b.length - a.length || Number(b.allow) - Number(a.allow));
    const chars = rules.reduce((sum, { length, pieces }) => sum + length + (1 + pieces.length) * OVERHEAD_CHARS, 0);
    return { rules, crawlDelay: this.crawlDelay, truncated: this.truncated, chars };
  }

  private hasRoomFor(value: string): boolean {
    const { rules, ruleChars, wildcardRules } = ROBOTS_LIMITS;
    if (this.rules.length >= rules || value.length > ruleChars) return false;
    return this.wildcardRules < wildcardRules || !value.includes('*');
  }
}

class RobotsParser {
  private readonly own = new Group();
  private readonly common = new Group();
  /** Groups that the current line belongs to. */
  private readonly current = new Set<Group>();
  private isNamingAgents = false;
  private readonly agent: string;

  constructor(agent: string) {
    this.agent = agent.toLowerCase();
  }

  parse(text: string): RobotsRules {
    let records = 0;
    for (const [, key, value] of text.matchAll(ROBOTS_LINE)) {
      if ((records += 1) > ROBOTS_LIMITS.records) break;
      this.read(key!.toLowerCase(), value!);
    }
    const rules = (this.own.found ? this.own : this.common).toRules();
    return records > ROBOTS_LIMITS.records ? { ...rules, truncated: true } : rules;
  }

  private read(key: string, value: string): void {
    if (key === 'user-agent') return this.nameAgent(trimOctets(value).toLowerCase());
    // Any of these lines ends the list of agents; unknown lines do not.
    this.isNamingAgents = false;
    if (this.current.size === 0) return;
    const trimmed = trimOctets(value);
    for (const group of this.current)
      if (key === 'crawl-delay') group.setCrawlDelay(trimmed);
      else group.add(trimmed, key === 'allow');
  }

  private nameAgent(name: string): void {
    if (!this.isNamingAgents) this.current.clear();
    this.isNamingAgents = true;
    const isForAll = ANY_AGENT.test(name);
    if (!isForAll && PRODUCT_TOKEN.exec(name)?.[0] !== this.agent) return;
    const group = isForAll ? this.common : this.own;
    group.found = true;
    this.current.add(group);
  }
}

/** Copies the substring; otherwise it would keep the whole file in memory. */
const copySubstring = (part: string): string => Buffer.from(part, 'latin1').toString('latin1');

/** Trims white space and control characters. `trim` would also remove bytes of multibyte characters. */
function trimOctets(value: string): string {
  let [start, end] = [0, value.length];
  while (start < end && value.charCodeAt(start) <= 0x20) start += 1;
  while (end > start && value.charCodeAt(end - 1) <= 0x20) end -= 1;
  return value.slice(start, end);
}
