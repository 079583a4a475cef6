import { contentStems } from '@corroborate/text';
import type { CollectedDocument, SubQuestion } from '../collection.types';
import type { NearDocument } from '../scan/scan-store.port';

/**
 * How near a document is to a question: the share of its telling words that the document has. Names that all documents
 * were asked for tell nothing; a question in another language shares no word with any, so that all are alike near.
 */
export function nearnessTo(
  { question }: SubQuestion,
  names: readonly string[],
): (document: CollectedDocument) => number {
  const named = new Set(names.flatMap((name) => contentStems(name)));
  const wanted = new Set(contentStems(question).filter((stem) => !named.has(stem)));
  return ({ title, text, themes, places }) => {
    const own = new Set(contentStems([title, text, ...themes, ...places].join(' ')));
    const shared = [...wanted].filter((stem) => own.has(stem)).length;
    return Math.round((100 * shared) / Math.max(1, wanted.size)) / 100;
  };
}

/** The nearest, each document once; of alike near ones always the same, in whatever order they came. */
export function nearest<D extends NearDocument>(near: readonly D[], most: number): D[] {
  const sorted = near.toSorted((a, b) => b.nearness - a.nearness || (a.document.id < b.document.id ? -1 : 1));
  return [...new Map(sorted.toReversed().map((one) => [one.document.id, one])).values()].toReversed().slice(0, most);
}
