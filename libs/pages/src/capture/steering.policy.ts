import type { SteeringAttempt } from '@corroborate/domain';
import { cut, lexicon, squash } from '@corroborate/text';
import type { PageScan } from '../markup/scan.types';
import { PAGE_LIMITS } from '../pages.thresholds';

/** The first that is found is shown, so their order matters. */
const PATTERNS = ['order', 'machines-de', 'machines-romance'].flatMap((section) =>
  lexicon('any', 'steering', section).expressions.map(({ pattern }) => pattern),
);

/** Prose *about* such attempts, and rules meant for people, quote or report them; they stay unmarked. */
const REPORTED = lexicon('any', 'steering', 'report').pattern;

/** Text that speaks to machines instead of readers, by where it stands. Shown to the editor, never obeyed. */
export function steeringOf(scan: PageScan, structured: string[]): SteeringAttempt[] {
  const found = new Map<string, SteeringAttempt>();
  const look = (where: SteeringAttempt['where'], text: string, lenient: boolean) => {
    if (found.size >= PAGE_LIMITS.maxSteering) return;
    const quote = steeringQuote(text, lenient);
    if (quote && !found.has(quote)) found.set(quote, { where, quote });
  };
  for (const block of scan.blocks) look(block.hidden ? 'hidden' : 'text', block.text, !block.hidden);
  for (const comment of scan.comments) look('comment', squash(comment), false);
  for (const attribute of scan.attributes) look('attribute', squash(attribute), false);
  for (const meta of scan.metas) if (meta.content.length > 20) look('metadata', squash(meta.content), true);
  for (const text of structured) look('metadata', squash(text.slice(0, PAGE_LIMITS.maxBlockChars)), true);
  if (scan.title.length > 20) look('metadata', squash(scan.title), true);
  return [...found.values()];
}

/** The words that steer with a little of what stands around them; null when there are none. */
function steeringQuote(text: string, lenient: boolean): string | null {
  for (const pattern of PATTERNS) {
    const hit = pattern.exec(text);
    if (!hit) continue;
    const from = sentenceStart(text, hit.index);
    const around = text.slice(from, from + PAGE_LIMITS.maxSteeringQuote);
    // What a reader sees in running prose is often a report about such attempts; what is hidden never is.
    if (lenient && isReport(text, hit.index, hit[0].length)) continue;
    return cut(around, PAGE_LIMITS.maxSteeringQuote);
  }
  return null;
}

function isReport(text: string, at: number, length: number): boolean {
  const sentence = text.slice(Math.max(0, at - 160), at + length + 120);
  const quoted =
    /["“”«»„]/.test(text.slice(Math.max(0, at - 60), at + 1)) &&
    /["“”«»]/.test(text.slice(at + length - 1, at + length + 160));
  return quoted || REPORTED.test(sentence);
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
