import { squash } from '@corroborate/text';
import { PAGE_LIMITS } from '../pages.thresholds';

type Data = { [key: string]: unknown };

/** Paragraphs in one part of a script's data. */
interface Found {
  paragraphs: string[];
  length: number;
  /** True if an enclosing object holds the page's title. */
  titled: boolean;
}

interface Step {
  value: unknown;
  titled: boolean;
}

/**
 * The article's paragraphs in script data: the longest list of prose, or the longest text, in an object that also holds
 * the page's title. Without such an object, only if no other part is half as long.
 */
export function scriptProse(scripts: readonly string[], title: string): string[] {
  const found = scripts
    .flatMap((script) => parsedData(script))
    .flatMap((data) => proseIn(data, squash(title).toLowerCase()))
    .sort((a, b) => Number(b.titled) - Number(a.titled) || b.length - a.length);
  const [best, ...others] = found;
  if (best === undefined) return [];
  const isSure = best.titled || others.every(({ length }) => length < best.length / 2);
  return isSure ? best.paragraphs : [];
}

/** JSON that is a whole script or assigned to a variable. */
function parsedData(script: string): Data[] {
  const assigned = /^\s{0,200}(?:(?:var|let|const)\s{1,9})?[\w.$[\]"']{1,80}\s{0,9}=\s{0,9}(?=[{[])/.exec(script);
  const start = assigned ? assigned[0].length : 0;
  const end = Math.max(script.lastIndexOf('}'), script.lastIndexOf(']')) + 1;
  const text = script.slice(start, assigned ? end : undefined).trim();
  if (!/^[{[]/.test(text) || text.length < MIN_SCRIPT) return [];
  try {
    return [JSON.parse(text) as Data];
  } catch {
    return [];
  }
}

const MIN_SCRIPT = 200;
const MAX_DEPTH = 5;
const SENTENCE = /[\p{L}\d)”"’»][.!?…。！？।۔؟]["”’»)]?(?:\s|<|$)/u;

/** Whether a script's string may be a paragraph. */
export const isProse = (text: string): boolean => text.length >= MIN_PROSE && SENTENCE.test(text);
const MIN_PROSE = 40;
/** Characters that the paragraphs of an article have at least. */
export const MIN_TEXT = 400;
export const lengthOf = (paragraphs: readonly string[]): number => paragraphs.reduce((sum, one) => sum + one.length, 0);

/** Not recursive, because the page controls the nesting. */
function proseIn(root: Data, title: string): Found[] {
  const out: Found[] = [];
  const stack: Step[] = [{ value: root, titled: false }];
  for (let seen = 0; stack.length > 0 && seen < PAGE_LIMITS.maxJsonLdNodes; seen += 1) {
    const { value, titled: above } = stack.pop()!;
    if (typeof value === 'string') keep(out, longText(value), above);
    if (value === null || typeof value !== 'object') continue;
    const inner: unknown[] = Array.isArray(value) ? value : Object.values(value);
    const titled = above || inner.some((one) => typeof one === 'string' && squash(one).toLowerCase() === title);
    if (Array.isArray(value)) keep(out, value.map((item) => textIn(item, MAX_DEPTH)).filter(isProse), titled);
    for (const one of inner) stack.push({ value: one, titled });
  }
  return out;
}

function keep(out: Found[], paragraphs: string[], titled: boolean): void {
  const length = lengthOf(paragraphs);
  if (length >= MIN_TEXT && out.length < PAGE_LIMITS.maxJsonLdArticles) out.push({ paragraphs, length, titled });
}

const longText = (text: string): string[] => (text.length >= MIN_TEXT && isProse(text) ? [text] : []);

/** Field names of block text in content management systems. */
const TEXT_FIELDS = ['text', 'content', 'html', 'value', 'body', 'data', 'children', 'nodes', 'markup'];

/** Text of one block, with its formatted parts joined. */
function textIn(item: unknown, depth: number): string {
  if (typeof item === 'string') return item;
  if (item === null || typeof item !== 'object' || depth === 0) return '';
  if (Array.isArray(item)) return item.map((one) => textIn(one, depth - 1)).join('');
  const field = TEXT_FIELDS.find((name) => (item as Data)[name] !== undefined && (item as Data)[name] !== null);
  return field === undefined ? '' : textIn((item as Data)[field], depth - 1);
}
