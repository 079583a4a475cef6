import { contentStems, quantities, splitSentences } from '@corroborate/text';
import { COLLECTIONS } from '../collections.thresholds';
import type { CollectedDocument, CollectionFinding, CollectionName, SubQuestion } from '../collection.types';
import { yearsIn } from '../request/years';
import { bareName } from '../plan/plan.policy';

/** Below this share of a question's words a sentence is of another matter. */
const LEAST_SHARE = 0.5;
/** A sentence with another figure or of another year than the question is never surer: worth showing, no answer. */
const OF_ANOTHER = 0.6;

/**
 * What a document says on the questions: the sentence that shares most of a question's words, letter by letter. A
 * figure that the question names must stand there, or the sentence is of another payment, vote, or sum; where it names
 * years, the document must be of them. At most three findings a document.
 */
export function extractFindings(
  document: CollectedDocument,
  questions: SubQuestion[],
  collection: CollectionName,
): CollectionFinding[] {
  const sentences = [document.title, ...splitSentences(document.text).map(({ text }) => text)];
  return questions
    .flatMap((question) => bestOf(question, sentences, isOfAnotherYear(question, document)))
    .sort((a, b) => b.confidence - a.confidence)
    .slice(0, COLLECTIONS.findingsPerDocument)
    .map(({ id, sentence, confidence }) => ({
      questionId: id,
      claim: sentence,
      evidence: sentence,
      docIds: [document.id],
      collection: bareName(collection),
      confidence,
      themes: document.themes,
    }));
}

function bestOf({ id, question }: SubQuestion, sentences: string[], ofAnother: boolean) {
  // Figures are compared by what they mean, not as words.
  const wanted = new Set(contentStems(question).filter((stem) => !/\d/.test(stem)));
  const figures = new Set(quantities(question).map(({ min }) => min));
  if (wanted.size === 0) return [];
  const scored = sentences.map((sentence) => ({ id, sentence, confidence: shareOf(sentence, wanted, figures) }));
  const best = scored.reduce((a, b) => (b.confidence > a.confidence ? b : a));
  if (best.confidence < LEAST_SHARE) return [];
  return [ofAnother ? { ...best, confidence: Math.min(best.confidence, OF_ANOTHER) } : best];
}

/** Years that a question names span a time; a document whose day is not known may be of any. */
function isOfAnotherYear({ question }: SubQuestion, { date }: CollectedDocument): boolean {
  const years = yearsIn(question).map(Number);
  if (years.length === 0 || date === null) return false;
  const year = Number(date.slice(0, 4));
  return year < Math.min(...years) || year > Math.max(...years);
}

function shareOf(sentence: string, wanted: Set<string>, figures: Set<number>): number {
  const own = new Set(contentStems(sentence));
  const shared = [...wanted].filter((stem) => own.has(stem)).length / wanted.size;
  if (figures.size === 0) return round(shared);
  const values = new Set(quantities(sentence).map(({ min }) => min));
  const agrees = [...figures].every((value) => values.has(value));
  return round(agrees ? shared : Math.min(shared, OF_ANOTHER));
}

const round = (value: number) => Math.round(value * 100) / 100;

/** A quote that is not in its document is none: whoever proposes findings, this is asked. */
export const isQuoted = ({ evidence }: CollectionFinding, { title, text }: CollectedDocument): boolean =>
  evidence.trim() !== '' && (title.includes(evidence) || text.includes(evidence));
