import type { PlannedQuery } from '../search.types';
import { fold, isStopword, tokenizeWords } from '@corroborate/text';
import type { Topic } from '../topic';
import type { PrivatePerson } from './private-persons.policy';

const TOKEN = /[\p{L}\p{M}\p{N}]+/gu;
/** Minimum length for part of a name to match on its own. */
const MIN_PART_LENGTH = 3;
/** Placeholder for a name; search ignores it. */
const SEARCH_PLACEHOLDER = 'someone';
const PLACEHOLDER = /Person-\d{1,4}/g;

interface Span {
  start: number;
  end: number;
}

/** Removes names of private persons from outgoing text and restores them in the results. */
export class NameMask {
  private readonly sequences: string[][] = this.persons.map(({ name }) => tokens(name).map(({ text }) => text));
  private readonly parts: ReadonlySet<string> = new Set(
    this.sequences.flat().filter((part) => part.length >= MIN_PART_LENGTH && !isStopword(part)),
  );
  private readonly kept: string[][];
  private readonly hidden = new Map<string, string>();

  /** `keep` lists names of organizations and places that may share a word with the name of a person. */
  constructor(
    readonly persons: readonly PrivatePerson[],
    keep: readonly string[],
  ) {
    this.kept = keep
      .map((name) => tokens(name).map(({ text }) => text))
      .filter((name) => name.length > 1 && !this.sequences.some((own) => own.join(' ') === name.join(' ')));
  }

  /** The text without the names, in any spelling; null if it contains none. */
  without(text: string): string | null {
    return this.replaced(text, () => ' ', true);
  }

  /** The topic without the names, for a third party that plans questions. */
  topic(topic: Topic): Topic {
    const blank = (text: string | null): string | null =>
      text === null ? null : (this.replaced(text, () => SEARCH_PLACEHOLDER, false) ?? text);
    return {
      ...topic,
      title: blank(topic.title) ?? '',
      summary: blank(topic.summary),
      articleText: blank(topic.articleText),
      entities: topic.entities.filter((name) => this.without(name) === null),
      url: topic.url !== null && this.without(topic.url) !== null ? null : topic.url,
    };
  }

  /** Queries without the names, with a reason that says so. Drops queries in which nothing is left to search for. */
  queries<T extends PlannedQuery>(queries: readonly T[]): T[] {
    const masked = queries.flatMap((query) => {
      const text = this.without(query.text);
      if (text !== null && /^https?:/i.test(query.text)) return [];
      const left = removePlaceholders(text ?? query.text);
      const enough = left === query.text || isSearchable(left);
      return enough
        ? [{ ...query, text: left, reason: `${query.reason.replace(/\s*Name masked\.$/, '')} Name masked.` }]
        : [];
    });
    return [...new Map(masked.map((query) => [`${query.strategy} ${query.text}`, query])).values()];
  }

  /** The text with placeholders; each spelling of a name gets a different one. */
  hide(text: string): string {
    return this.replaced(text, (raw) => this.placeholder(raw), false) ?? text;
  }

  /** Restores names that `hide` replaced. */
  reveal(text: string): string {
    const names = new Map([...this.hidden].map(([raw, placeholder]) => [placeholder, raw]));
    return text.replace(PLACEHOLDER, (placeholder) => names.get(placeholder) ?? placeholder);
  }

  private placeholder(raw: string): string {
    const known = this.hidden.get(raw) ?? `Person-${this.hidden.size + 1}`;
    this.hidden.set(raw, known);
    return known;
  }

  /** `anyCase`: parts of names also match in lowercase, as in queries. In running text, "price" is not Ms. Price. */
  private replaced(text: string, by: (raw: string) => string, anyCase: boolean): string | null {
    const spans = this.spans(text, anyCase);
    if (spans.length === 0) return null;
    let [out, from] = ['', 0];
    for (const { start, end } of spans) {
      out += text.slice(from, start) + by(text.slice(start, end));
      from = end;
    }
    return out + text.slice(from);
  }

  private spans(text: string, anyCase: boolean): Span[] {
    const list = tokens(text);
    const spans: Span[] = [];
    for (let at = 0; at < list.length;) {
      const kept = matchLengthAt(list, at, this.kept);
      const named = matchLengthAt(list, at, this.sequences);
      const [first, last] = [list[at], list[at + Math.max(named, 1) - 1]];
      if (first && last && kept <= named && (named > 0 || this.isPart(first, anyCase)))
        spans.push({
          start: first.start,
          end: last.end + (/^['’]s(?!\p{L})/u.exec(text.slice(last.end, last.end + 3))?.[0].length ?? 0),
        });
      at += Math.max(1, kept, named);
    }
    return spans;
  }

  private isPart({ text, raw }: Token, anyCase: boolean): boolean {
    return this.parts.has(text) && (anyCase || /^\p{Lu}/u.test(raw));
  }
}

interface Token extends Span {
  text: string;
  raw: string;
}
const tokens = (text: string): Token[] =>
  [...text.matchAll(TOKEN)].map((match) => ({
    text: fold(match[0]),
    raw: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));

/** Number of tokens at this position that form one of the names; 0 if none. */
function matchLengthAt(list: readonly Token[], at: number, names: readonly string[][]): number {
  return names.reduce(
    (most, name) =>
      name.length > most && name.every((part, index) => list[at + index]?.text === part) ? name.length : most,
    0,
  );
}

const removePlaceholders = (text: string): string =>
  text
    .replace(new RegExp(`\\b${SEARCH_PLACEHOLDER}\\b`, 'gi'), ' ')
    .replace(/"([^"]*)"/g, (_, inner: string) => (/[\p{L}\p{N}]/u.test(inner) ? `"${inner.trim()}"` : ' '))
    .replace(/\(\s*(?:OR\s*)*\)/g, ' ')
    .replace(/(\(|^)\s*OR\b|\bOR\s*(\)|$)/g, '$1$2')
    .replace(/\s+/g, ' ')
    .trim();

/** Requires at least two distinctive words, to avoid meaningless results. */
const isSearchable = (text: string): boolean =>
  tokenizeWords(text).filter(({ folded }) => folded.length > 1 && !isStopword(folded)).length >= 2;
