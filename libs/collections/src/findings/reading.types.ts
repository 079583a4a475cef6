import type { CollectedDocument, CollectionName, SubQuestion } from '../collection.types';
import type { NearDocument } from '../scan/scan-store.port';

/** A model's finding in a document; only text that occurs in the document is trusted. */
export interface FindingRead {
  questionId: string;
  /** Key of the document in which it was found. */
  key: string;
  claim: string;
  quote: string;
  sure: 'states' | 'suggests';
  themes: readonly string[];
}

/** A document as shown to a model. */
export interface DocumentToRead extends Pick<CollectedDocument, 'title' | 'text' | 'date'> {
  /** Identifies the document in findings. */
  key: string;
}

/** Reads documents for questions. Returns one entry per successful request; empty if no model is configured. */
export type ReadDocuments = (asked: {
  questions: readonly SubQuestion[];
  documents: readonly DocumentToRead[];
}) => Promise<readonly { by: string; findings: readonly FindingRead[] }[]>;

/** A document relevant to a question, with its collection. */
export type NearInCollection = NearDocument & { collection: CollectionName };
