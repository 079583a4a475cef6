import { extractDocument, type DocumentInput } from './document.extract';

/** Runs in a worker thread: one document in, one article out. */
export default (input: DocumentInput) => extractDocument(input);
