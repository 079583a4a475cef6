import type { Catalog } from './catalog';

export const PUBLIC_COPY_ENGLISH = {
  'public-copy.off': 'No public copy: public copies are disabled (PUBLIC_COPIES).',
  'public-copy.no-keys': `No public copy: no Internet Archive account is configured (INTERNET_ARCHIVE_KEY and
    INTERNET_ARCHIVE_SECRET).`,
  'public-copy.no-address': 'No public copy: the source has no web address that an archive could open.',
  /** Permanent failure; `code`: the archive’s error code. */
  'public-copy.refused': 'The archive refused to copy this page: {code}',
  'public-copy.later': 'The archive could not copy the page yet; will retry: {code}',
  'public-copy.given-up': 'Abandoned after {tries, number} tries; the last one failed with {code}',
} as const satisfies Catalog;
