/** Host for submitted documents. RFC 2606 reserves it, so it is never requested and no web page can use it. */
const HANDED_IN = 'handed-in.invalid';

export const isHandedIn = (host: string): boolean => host === HANDED_IN;

/** @param contentHash identifies the document */
export const handedInAddress = (contentHash: string): string => `https://${HANDED_IN}/${contentHash}`;
