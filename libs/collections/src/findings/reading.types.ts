import type { CollectedDocument, CollectionName, SubQuestion } from '../collection.types';
import type { NearDocument } from '../scan/scan-store.port';

/** What a reader found in a document; nothing of it is believed but the words that stand there. */
export interface FindingRead {
  questionId: string;
  /** Of the document, as it was shown. */
  key: string;
  claim: string;
  quote: string;
  sure: 'states' | 'suggests';
  themes: readonly string[];
}

/** A document as a reader is given it. */
export interface DocumentToRead extends Pick<CollectedDocument, 'title' | 'text' | 'date'> {
  /** By which a finding says in which document it stands. */
  key: string;
}

/** Reads documents for questions; one a request that was answered, none where nobody reads. */
export type ReadDocuments = (asked: {
  questions: readonly SubQuestion[];
  documents: readonly DocumentToRead[];
}) => Promise<readonly { by: string; findings: readonly FindingRead[] }[]>;

/** A document that was near to a question, with the collection it is of. */
export type NearInCollection = NearDocument & { collection: CollectionName };
