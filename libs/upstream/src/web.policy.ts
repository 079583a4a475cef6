import { isOfPictures } from '@corroborate/domain';

/** Providers for web URLs rather than one upstream: pages, and browser resources. */
const OF_THE_WEB = new Set(['page', 'snapshot']);

/** URLs chosen by third parties: untrusted, with circuit breaker and rate limit per host. */
export const isOfTheWeb = (provider: string): boolean => OF_THE_WEB.has(provider) || isOfPictures(provider);

/** URLs recorded in full as part of the evidence; those of pictures in posts may name accounts. */
export const showsFullAddress = (provider: string): boolean => OF_THE_WEB.has(provider);
