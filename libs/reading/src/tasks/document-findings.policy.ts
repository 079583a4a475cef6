import { listContentStems, fold, splitSentences, type Sentence } from '@corroborate/text';
import type { DocumentFinding, DocumentsInput, DocumentToRead, ModelFinding } from './document-findings.types';
import type { DataLine } from '../grounding/fence.policy';
import { groundQuote } from '../grounding/grounding.policy';
import { isAddressedToAi } from '../grounding/instructions.policy';
import { toVisibleText, type NumberedPassage } from '../grounding/passages.policy';
import { isCoveredBySources } from '../grounding/unsourced-details.policy';
import { REASONING } from '../reasoning.thresholds';

/** A passage as sent to a model, with its document. */
interface DocumentPassage extends NumberedPassage {
  document: DocumentToRead;
}

/** Documents in one request, with passages numbered consecutively. */
export interface ShownDocuments {
  documents: DocumentToRead[];
  passages: DocumentPassage[];
}

/** Splits documents into as few requests as possible, in order; long ones are reduced to relevant passages. */
export function documentRequests({ questions, documents }: Omit<DocumentsInput, 'topic'>): ShownDocuments[] {
  const asked = questions.map(({ question }) => question).join(' ');
  const requests: ShownDocuments[] = [];
  let room = 0;
  for (const document of documents.slice(0, REASONING.maxReadDocuments)) {
    const shown = [...titleOf(document), ...selectPassages(document.text, asked)];
    const chars = shown.reduce((sum, { raw }) => sum + raw.length, 0);
    if (shown.length === 0) continue;
    if (chars > room || (requests.at(-1)?.documents.length ?? 0) >= REASONING.maxDocumentsARequest) {
      requests.push({ documents: [], passages: [] });
      room = REASONING.maxAskedChars;
    }
    room -= chars;
    requests.at(-1)?.documents.push(document);
    requests.at(-1)?.passages.push(...shown.map((one) => ({ ...one, document })));
  }
  return requests.map((one) => ({
    ...one,
    passages: one.passages.map((passage, at) => ({ ...passage, id: `p${at + 1}` })),
  }));
}

const FIGURE = /\p{N}/u;

/**
 * The whole document if it fits. Otherwise its first passages, those similar to the questions, those with figures, and
 * then the rest.
 */
function selectPassages(text: string, asked: string): NumberedPassage[] {
  const wanted = new Set(listContentStems(asked));
  const nearness = ({ text: one }: Sentence) => new Set(listContentStems(one).filter((stem) => wanted.has(stem))).size;
  const ranked = splitSentences(text)
    .map((one) => ({ ...one, text: one.text.slice(0, REASONING.maxPassageChars) }))
    .map((sentence, index) => {
      const figure = FIGURE.test(sentence.text) ? 0.5 : 0;
      return { sentence, index, rank: index < REASONING.leadPassages ? Infinity : nearness(sentence) + figure };
    })
    .sort((a, b) => (a.rank === b.rank ? a.index - b.index : b.rank - a.rank));
  let room: number = REASONING.maxPageChars;
  return ranked
    .slice(0, REASONING.maxAskedPassages)
    .filter(({ sentence }) => (room -= sentence.text.length) >= 0)
    .sort((a, b) => a.index - b.index)
    .map(({ sentence: { text: raw, start } }) => ({ id: '', raw, start, withheld: isAddressedToAi(raw) }));
}

/** The title may contain information missing from the text. */
function titleOf({ title, text }: DocumentToRead): NumberedPassage[] {
  const raw = title.slice(0, REASONING.maxPassageChars);
  if (raw.trim() === '' || text.includes(raw)) return [];
  return [{ id: '', raw, start: 0, withheld: isAddressedToAi(raw) }];
}

/** Documents with date and passages; origin and ID are withheld. */
export const documentLines = ({ documents, passages }: ShownDocuments): DataLine[] =>
  documents.flatMap((document, at): DataLine[] => [
    { document: `document ${at + 1}`, date: document.date },
    ...passages
      .filter((passage) => passage.document === document)
      .map(({ id, raw, withheld }): DataLine => ({ passage: id, text: withheld ? null : toVisibleText(raw) })),
  ]);

/**
 * Null if the quote is not verbatim in the cited passage. A claim that says more than its quote is replaced with the
 * quote.
 */
export function readFinding(
  given: ModelFinding,
  shown: readonly DocumentPassage[],
): Omit<DocumentFinding, 'questionId'> | null {
  const found = groundQuote(given.quote, given.passage, shown);
  const document = shown.find(({ id }) => id === given.passage)?.document;
  if (!found || !document) return null;
  const claim = toVisibleText(given.claim).slice(0, REASONING.maxFindingChars);
  const holds = claim !== '' && isCoveredBySources(claim, found.quote) && !isAddressedToAi(claim);
  return {
    key: document.key,
    claim: holds ? claim : found.quote,
    quote: found.quote,
    sure: given.sure,
    themes: groundThemes(given.themes, document),
  };
}

/** Distinct terms that occur in the document, without possible prompt injections and terms that are too long. */
function groundThemes(given: readonly string[], { title, text }: DocumentToRead): string[] {
  const within = fold(`${title} ${text}`);
  const terms = given
    .map((one) => toVisibleText(one))
    .filter((one) => one.length >= 3 && one.length <= MAX_THEME_CHARS);
  const found = terms.filter((one) => within.includes(fold(one)) && !isAddressedToAi(one));
  return [...new Map(found.map((one) => [fold(one), one])).values()].slice(0, REASONING.maxThemes);
}

const MAX_THEME_CHARS = 60;

/** Keeps a limited number of findings per document, explicit ones first and without duplicates. */
export function limitPerDocument(findings: readonly DocumentFinding[]): DocumentFinding[] {
  const once = [...new Map(findings.map((one) => [`${one.questionId} ${one.key} ${one.quote}`, one])).values()];
  const byClearness = once.toSorted((a, b) => Number(a.sure === 'suggests') - Number(b.sure === 'suggests'));
  const kept = new Map<string, number>();
  return byClearness.filter(({ key }) => {
    const before = kept.get(key) ?? 0;
    kept.set(key, before + 1);
    return before < REASONING.maxFindingsPerDocument;
  });
}
