const END = '-pictures';

/** Ledger name for pictures in posts; they are stored and deleted with the responses of the network. */
export const picturesOfNetwork = (network: string): string => `${network}${END}`;

/** Whether this is a ledger name for pictures in posts. */
export const isOfPictures = (provider: string): boolean => provider.endsWith(END);
