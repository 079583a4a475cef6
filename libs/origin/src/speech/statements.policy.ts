import { contentStems, cut, datelineLength, lexicon, oneLine } from '@corroborate/text';
import type { SourceStatement } from '@corroborate/domain';
import { STATEMENTS } from '../origin.thresholds';
import { extractSpeech } from './speech.policy';
import type { Span, SpeechAct } from './speech.types';

/** Speakers who are somebody, but whom the page does not name. */
const UNNAMED = lexicon('en', 'unnamed-speakers', 'mark').pattern;
const SOURCES = new RegExp(
  String.raw`^(?:(?:${lexicon('en', 'unnamed-speakers', 'before-sources').source}) ){0,4}sources?\b`,
  'i',
);

/**
 * What a page has named and unnamed people say about the claim, in the order of the text, at most a few. It tells who
 * speaks, nothing of whose reporting the page is. `language` is a two-letter code; only the beginning of a long text is
 * read.
 */
export function statementsOn(claim: string, text: string, language: string | null): SourceStatement[] {
  const body = text.slice(0, STATEMENTS.maxChars);
  const wanted = new Set(contentStems(claim));
  const found = extractSpeech(body, language ?? 'en', mayBear(body, wanted)).flatMap((act) =>
    statementOf(act, body, wanted),
  );
  return found
    .filter((one, at) => found.findIndex((other) => other.content === one.content) === at)
    .slice(0, STATEMENTS.perPage);
}

/** Everything that bears on the claim was said by people without a name, and something was. */
export const restsOnUnnamed = (statements: readonly SourceStatement[]): boolean =>
  statements.length > 0 && statements.every((one) => one.anonymous);

/**
 * Stretches whose speakers may have said something on the claim: what is said stands in the stretch, before it in its
 * paragraph, or in a quotation that ends the paragraph before.
 */
function mayBear(body: string, wanted: ReadonlySet<string>): (stretch: Span) => boolean {
  return ({ start, end }) => {
    const before = body.slice(0, start).trimEnd().length;
    const text = body.slice(body.lastIndexOf('\n', before - 1) + 1, end);
    // What is said may begin or end inside a contraction.
    return shares(`${text} ${text.replace(/['’]/g, ' ')}`, wanted);
  };
}

/** Enough words of the claim. */
const shares = (content: string, wanted: ReadonlySet<string>): boolean =>
  new Set(contentStems(content).filter((stem) => wanted.has(stem))).size >=
  Math.max(1, Math.min(STATEMENTS.sharedWords, wanted.size));

function statementOf(act: SpeechAct, body: string, wanted: ReadonlySet<string>): SourceStatement[] {
  const bears = (content: string): boolean => shares(content, wanted);
  const content = [
    withoutHearer(
      slice(body, act.cue),
      act.content
        .map((span) => slice(body, span))
        .join(' … ')
        .trim(),
    ),
    sentenceBefore(act, body),
  ]
    .map((words) => words.slice(datelineLength(words)))
    .find(bears);
  if (content === undefined) return [];
  const speaker = act.source ? slice(body, act.source) : null;
  const anonymous = speaker !== null && (UNNAMED.test(speaker) || SOURCES.test(speaker));
  return [
    {
      speaker: clip(speaker, STATEMENTS.speakerChars),
      anonymous,
      cue: clip(slice(body, act.cue), STATEMENTS.speakerChars) ?? '',
      content: clip(content, STATEMENTS.contentChars) ?? '',
    },
  ];
}

/** “told our crew that it leaked”, “confirmed with the paper that …”: to whom it was said is no part of what was. */
const withoutHearer = (cue: string, content: string): string =>
  content.replace(TO_WHOM.test(cue) ? HEARER : PREPOSED_HEARER, '');

const words = (section: string): string => `(?:${lexicon('en', 'speech-grammar', section).words.join('|')})`;
const TO_WHOM = new RegExp(String.raw`\b${words('hearer-verbs')}$`, 'i');
const HEARER_THEN = String.raw`(?:[\p{L}\p{N}.'’-]{1,30} ){1,5}?(?:that |(?=${words('clause-subjects')} ))`;
const HEARER = new RegExp(`^(?:with |to )?${HEARER_THEN}`, 'iu');
const PREPOSED_HEARER = new RegExp(`^(?:with|to) ${HEARER_THEN}`, 'iu');

/** "The mill will close, its director said on Monday": the words before the speaker, up to the comma. */
function sentenceBefore(act: SpeechAct, body: string): string {
  const end = Math.min(act.source?.start ?? act.cue.start, act.cue.start);
  const before = body.slice(Math.max(0, end - STATEMENTS.contentChars), end);
  const start =
    Math.max(
      before.lastIndexOf('\n'),
      ...['. ', '? ', '! ', '.” '].map((stop) => before.lastIndexOf(stop) + stop.length - 1),
    ) + 1;
  const part = before.slice(Math.max(0, start)).trim();
  return part.endsWith(',') ? part.slice(0, -1) : '';
}

const slice = (body: string, { start, end }: Span): string => oneLine(body.slice(start, end));
const clip = (text: string | null, most: number): string | null => (text === null ? null : cut(text, most));
