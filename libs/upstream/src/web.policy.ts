import { isPicturesProvider } from '@corroborate/domain';

/** Providers for web URLs rather than one upstream: pages, and browser resources. */
const WEB_PROVIDERS = new Set(['page', 'snapshot']);

/** URLs chosen by third parties: untrusted, with circuit breaker and rate limit per host. */
export const isWebProvider = (provider: string): boolean => WEB_PROVIDERS.has(provider) || isPicturesProvider(provider);

/** URLs recorded in full as part of the evidence; those of pictures in posts may name accounts. */
export const recordsFullUrl = (provider: string): boolean => WEB_PROVIDERS.has(provider);
