const END = '-pictures';

/** Ledger name for pictures in posts; they are stored and deleted with the responses of the network. */
export const picturesOfNetwork = (network: string): string => `${network}${END}`;

/** Is it the name under which pictures in posts are asked for? */
export const isOfPictures = (provider: string): boolean => provider.endsWith(END);
