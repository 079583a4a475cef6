const PICTURES_SUFFIX = '-pictures';

/** Provider name in the ledger for pictures in posts; they are stored and deleted with the network's responses. */
export const toPicturesProvider = (network: string): string => `${network}${PICTURES_SUFFIX}`;

/** Whether this is the ledger's provider name for pictures in posts. */
export const isPicturesProvider = (provider: string): boolean => provider.endsWith(PICTURES_SUFFIX);
