const END = '-pictures';

/** Name under which pictures in posts of a network are asked for: they are kept, and let go, with its answers. */
export const picturesOfNetwork = (network: string): string => `${network}${END}`;

/** Is it the name under which pictures in posts are asked for? */
export const isOfPictures = (provider: string): boolean => provider.endsWith(END);
