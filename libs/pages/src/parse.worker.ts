import { extractDocument, type DocumentInput } from './document.extract';

/** What a worker thread runs: one page or document in, one article out. */
export default (input: DocumentInput) => extractDocument(input);
