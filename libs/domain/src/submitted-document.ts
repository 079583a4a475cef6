/** Host for submitted documents. RFC 2606 reserves it, so it is never requested and no web page can use it. */
const SUBMITTED_HOST = 'handed-in.invalid';

export const isSubmittedHost = (host: string): boolean => host === SUBMITTED_HOST;

/** @param contentHash hash that identifies the document */
export const submittedDocumentUrl = (contentHash: string): string => `https://${SUBMITTED_HOST}/${contentHash}`;
