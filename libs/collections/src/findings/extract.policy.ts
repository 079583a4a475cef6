import { listContentStems, findQuantities, splitSentences } from '@corroborate/text';
import { COLLECTION_LIMITS } from '../collections.thresholds';
import type { CollectedDocument, CollectionFinding, CollectionName, SubQuestion } from '../collection.types';
import { findYears } from '../request/years';
import { toCollectionName } from '../plan/plan.policy';

/** Minimum share of a question's words; sentences with less are about something else. */
const MIN_SHARE = 0.5;
/**
 * Maximum confidence in a sentence whose figure or year differs from the question's: worth showing, but not an answer.
 */
const MAX_MISMATCH_CONFIDENCE = 0.6;

/**
 * Findings in a document: for each question, the sentence that shares most of its words, verbatim. A figure in the
 * question must be in the sentence, otherwise it is about another payment, vote or sum; if the question names years,
 * the document must be from these. At most three findings per document.
 */
export function extractFindings(
  document: CollectedDocument,
  questions: SubQuestion[],
  collection: CollectionName,
): CollectionFinding[] {
  const sentences = [document.title, ...splitSentences(document.text).map(({ text }) => text)];
  return questions
    .flatMap((question) => findBestSentence(question, sentences, isFromOtherYear(question, document)))
    .sort((a, b) => b.confidence - a.confidence)
    .slice(0, COLLECTION_LIMITS.findingsPerDocument)
    .map(({ id, sentence, confidence }) => ({
      questionId: id,
      claim: sentence,
      evidence: sentence,
      docIds: [document.id],
      collection: toCollectionName(collection),
      confidence,
      themes: document.themes,
    }));
}

function findBestSentence({ id, question }: SubQuestion, sentences: string[], ofAnother: boolean) {
  // Figures are compared by value, not as words.
  const wanted = new Set(listContentStems(question).filter((stem) => !/\d/.test(stem)));
  const figures = new Set(findQuantities(question).map(({ min }) => min));
  if (wanted.size === 0) return [];
  const scored = sentences.map((sentence) => ({ id, sentence, confidence: wordOverlap(sentence, wanted, figures) }));
  const best = scored.reduce((a, b) => (b.confidence > a.confidence ? b : a));
  if (best.confidence < MIN_SHARE) return [];
  return [ofAnother ? { ...best, confidence: Math.min(best.confidence, MAX_MISMATCH_CONFIDENCE) } : best];
}

/** Whether the document is from a year outside the question's range of years; undated documents never are. */
function isFromOtherYear({ question }: SubQuestion, { date }: CollectedDocument): boolean {
  const years = findYears(question).map(Number);
  if (years.length === 0 || date === null) return false;
  const year = Number(date.slice(0, 4));
  return year < Math.min(...years) || year > Math.max(...years);
}

function wordOverlap(sentence: string, wanted: Set<string>, figures: Set<number>): number {
  const own = new Set(listContentStems(sentence));
  const shared = [...wanted].filter((stem) => own.has(stem)).length / wanted.size;
  if (figures.size === 0) return round(shared);
  const values = new Set(findQuantities(sentence).map(({ min }) => min));
  const agrees = [...figures].every((value) => values.has(value));
  return round(agrees ? shared : Math.min(shared, MAX_MISMATCH_CONFIDENCE));
}

const round = (value: number) => Math.round(value * 100) / 100;

/** Whether the evidence occurs in the document. Applied to all findings, from rules or models. */
export const isQuoted = ({ evidence }: CollectionFinding, { title, text }: CollectedDocument): boolean =>
  evidence.trim() !== '' && (title.includes(evidence) || text.includes(evidence));
