import type { PromptInjection } from '@corroborate/domain';
import { truncate, lexicon, collapseWhitespace } from '@corroborate/text';
import type { PageScan } from '../markup/scan.types';
import { PAGE_LIMITS } from '../pages.thresholds';

/** Order matters, because the first match is shown. */
const INJECTION_PATTERNS = ['order', 'machines-de', 'machines-romance'].flatMap((section) =>
  lexicon('any', 'steering', section).expressions.map(({ pattern }) => pattern),
);

/** Matches prose that quotes or reports such attempts, and rules for people; such text is not marked. */
const REPORTED_INJECTION = lexicon('any', 'steering', 'report').pattern;

/** Terms of which every pattern contains one; most texts contain none. */
const INJECTION_SIGNS = lexicon('any', 'steering', 'signs').pattern;

/** Prefilter for texts that contain such a term, joined with one text per line; hardly any page matches. */
const LINE_PATTERNS = [...Map.groupBy(INJECTION_PATTERNS, ({ flags }) => flags)].map(
  ([flags, patterns]) => new RegExp(patterns.map(({ source }) => source).join('|'), `${flags}m`),
);

interface LocatedText {
  where: PromptInjection['where'];
  text: string;
  lenient: boolean;
}

/** Text aimed at AI systems (possible prompt injection), by location. Shown to the editor, never obeyed. */
export function findPromptInjections(scan: PageScan, structured: string[]): PromptInjection[] {
  const all = allTexts(scan, structured).filter(({ text }) => INJECTION_SIGNS.test(text));
  const lines = all.map(({ text }) => text).join('\n');
  if (!LINE_PATTERNS.some((pattern) => pattern.test(lines))) return [];
  const found = new Map<string, PromptInjection>();
  for (const { where, text, lenient } of all) {
    if (found.size >= PAGE_LIMITS.maxSteering) break;
    const quote = extractInjectionQuote(text, lenient);
    if (quote && !found.has(quote)) found.set(quote, { where, quote });
  }
  return [...found.values()];
}

function allTexts({ blocks, comments, attributes, metas, title }: PageScan, structured: string[]): LocatedText[] {
  const metadata = [
    ...metas.map(({ content }) => content).filter(({ length }) => length > 20),
    ...structured.map((text) => text.slice(0, PAGE_LIMITS.maxBlockChars)),
    ...(title.length > 20 ? [title] : []),
  ];
  return [
    ...blocks.map(({ hidden, text }): LocatedText => ({ where: hidden ? 'hidden' : 'text', text, lenient: !hidden })),
    ...comments.map((text): LocatedText => ({ where: 'comment', text: collapseWhitespace(text), lenient: false })),
    ...attributes.map((text): LocatedText => ({ where: 'attribute', text: collapseWhitespace(text), lenient: false })),
    ...metadata.map((text): LocatedText => ({ where: 'metadata', text: collapseWhitespace(text), lenient: true })),
  ];
}

/** The matching text with some context; null if there is no match. */
function extractInjectionQuote(text: string, lenient: boolean): string | null {
  for (const pattern of INJECTION_PATTERNS) {
    const hit = pattern.exec(text);
    if (!hit) continue;
    const from = sentenceStart(text, hit.index);
    const around = text.slice(from, from + PAGE_LIMITS.maxSteeringQuote);
    // Visible prose may report on such attempts; hidden text never does.
    if (lenient && isReportedInjection(text, hit.index, hit[0].length)) continue;
    return truncate(around, PAGE_LIMITS.maxSteeringQuote);
  }
  return null;
}

function isReportedInjection(text: string, at: number, length: number): boolean {
  const sentence = text.slice(Math.max(0, at - 160), at + length + 120);
  const quoted =
    /["“”«»„]/.test(text.slice(Math.max(0, at - 60), at + 1)) &&
    /["“”«»]/.test(text.slice(at + length - 1, at + length + 160));
  return quoted || REPORTED_INJECTION.test(sentence);
}

function sentenceStart(text: string, at: number): number {
  const before = text.slice(Math.max(0, at - 120), at);
  const stop = Math.max(
    before.lastIndexOf('. '),
    before.lastIndexOf('! '),
    before.lastIndexOf('? '),
    before.lastIndexOf('\n'),
  );
  return stop < 0 ? Math.max(0, at - before.length) : at - before.length + stop + 1;
}
