/**
 * Where documents that people hand in stand: a name that can never be one of the web (RFC 2606), so that no one is
 * asked about it and no page can pass for one.
 */
const HANDED_IN = 'handed-in.invalid';

export const isHandedIn = (host: string): boolean => host === HANDED_IN;

/** @param contentHash by which the same document is the same page */
export const handedInAddress = (contentHash: string): string => `https://${HANDED_IN}/${contentHash}`;
