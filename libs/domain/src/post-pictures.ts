const PICTURES_SUFFIX = '-pictures';

/** Ledger name for pictures in posts; they are stored and deleted with the responses of the network. */
export const toPicturesProvider = (network: string): string => `${network}${PICTURES_SUFFIX}`;

/** Whether this is a ledger name for pictures in posts. */
export const isPicturesProvider = (provider: string): boolean => provider.endsWith(PICTURES_SUFFIX);
