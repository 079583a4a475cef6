import { listContentStems } from '@corroborate/text';
import type { CollectedDocument, SubQuestion } from '../collection.types';
import type { NearDocument } from '../scan/scan-store.port';

/**
 * Relevance of a document to a question: the share of the question's distinctive words that it contains. Names shared
 * by all documents are ignored. If the question is in another language, no words match and all documents are equally
 * relevant.
 */
export function createNearness(
  { question }: SubQuestion,
  names: readonly string[],
): (document: CollectedDocument) => number {
  const named = new Set(names.flatMap((name) => listContentStems(name)));
  const wanted = new Set(listContentStems(question).filter((stem) => !named.has(stem)));
  return ({ title, text, themes, places }) => {
    const own = new Set(listContentStems([title, text, ...themes, ...places].join(' ')));
    const shared = [...wanted].filter((stem) => own.has(stem)).length;
    return Math.round((100 * shared) / Math.max(1, wanted.size)) / 100;
  };
}

/** The most relevant documents, each once; ties do not depend on the input order. */
export function nearest<D extends NearDocument>(near: readonly D[], most: number): D[] {
  const sorted = near.toSorted((a, b) => b.nearness - a.nearness || (a.document.id < b.document.id ? -1 : 1));
  return [...new Map(sorted.toReversed().map((one) => [one.document.id, one])).values()].toReversed().slice(0, most);
}
