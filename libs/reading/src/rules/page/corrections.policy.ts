import type { Article } from '@corroborate/domain';
import { lexicon, splitSentences } from '@corroborate/text';
import { annotateSentence, type PageModel, type PageSentence } from './page.model';

const correctionPattern = (section: string): RegExp => lexicon('en', 'corrections', section).pattern;
const NOTICE_OPENING = correctionPattern('opening');
const SELF_REFERENCE = correctionPattern('self');
const WITHDRAWAL = correctionPattern('withdrawn');

/** Sentences of one correction or retraction notice, in order. */
export type CorrectionNote = readonly PageSentence[];

/** Maximum number of notices, and of sentences per notice. A page with more is itself about corrections. */
const [MAX_NOTES, MAX_SENTENCES] = [8, 6];

/** Correction notices, either found during extraction or among the sentences. */
export function correctionNotes(article: Pick<Article, 'notices'>, page: PageModel): CorrectionNote[] {
  const printed = article.notices.map((text) => splitSentences(text).map((one) => annotateSentence(one, false)));
  return [...printed, ...notesIn([page.headline, ...page.sentences])]
    .map((note) => note.slice(0, MAX_SENTENCES))
    .slice(0, MAX_NOTES);
}

/**
 * A notice that begins as a correction extends to the end of its paragraph, or of the next one after a heading. A
 * sentence about the outlet's own report includes the next sentence.
 */
function notesIn(sentences: readonly PageSentence[]): CorrectionNote[] {
  return sentences.flatMap((sentence, at) => {
    const rest = sentences.slice(at, at + MAX_SENTENCES);
    if (NOTICE_OPENING.test(sentence.text)) {
      const isHeading = sentence.text.length < 40;
      const last = rest.findLastIndex(({ paragraph }) => paragraph <= sentence.paragraph + (isHeading ? 1 : 0));
      return [rest.slice(0, last + 1)];
    }
    return SELF_REFERENCE.test(normalizeQuotes(sentence.text)) ? [rest.slice(0, 2)] : [];
  });
}

/** The page without its correction notices, because a correction of another detail says nothing about the report. */
export function removeNotes(page: PageModel, notes: readonly CorrectionNote[]): PageModel {
  const dropped = new Set(notes.flat());
  return dropped.size === 0 ? page : { ...page, sentences: page.sentences.filter((one) => !dropped.has(one)) };
}

/** The sentence that retracts the whole report; otherwise undefined. */
export const findRetractionNotice = (notes: readonly CorrectionNote[]): string | undefined =>
  notes.flat().find(({ text }) => WITHDRAWAL.test(normalizeQuotes(text)))?.text;

const normalizeQuotes = (text: string): string => text.slice(0, 1_000).replace(/[’‘]/g, "'");
