import { fold, findQuantities } from '@corroborate/text';
import type { CollectedDocument, CollectionFinding, CollectionName, SubQuestion } from '../collection.types';
import { isQuoted } from './extract.policy';
import type { FindingRead } from './reading.types';
import { toCollectionName } from '../plan/plan.policy';

/** Confidence in a finding that the model classifies as stated plainly or as merely suggested. */
const READER_CONFIDENCE = { states: 0.8, suggests: 0.5 } as const;
/**
 * Confidence if the figure differs from the question's: worth showing, but not an answer. Same value as in the rules.
 */
const MAX_OTHER_FIGURE_CONFIDENCE = 0.6;

/** The document of a finding, and the question for which it was read. */
interface ReadingContext {
  document: CollectedDocument;
  collection: CollectionName;
  question: SubQuestion;
  /** Names in the topic, which add nothing as new search terms. */
  names: readonly string[];
  by: string;
}

/** Converts a model's finding; null if its quote does not occur verbatim in the document. */
export function toFinding(read: FindingRead, { document, collection, question, names, by }: ReadingContext) {
  const { id, themes } = document;
  const known = new Set([...names, ...themes].map(fold));
  const finding: CollectionFinding = {
    questionId: question.id,
    claim: read.claim,
    evidence: read.quote,
    docIds: [id],
    collection: toCollectionName(collection),
    confidence: readingConfidence(read, question),
    themes,
    terms: read.themes.filter((term) => !known.has(fold(term))),
    by,
  };
  return isQuoted(finding, document) ? finding : null;
}

function readingConfidence({ sure, quote }: FindingRead, { question }: SubQuestion): number {
  const [asked, quoted] = [findQuantities(question), new Set(findQuantities(quote).map(({ min }) => min))];
  return asked.every(({ min }) => quoted.has(min))
    ? READER_CONFIDENCE[sure]
    : Math.min(READER_CONFIDENCE[sure], MAX_OTHER_FIGURE_CONFIDENCE);
}
