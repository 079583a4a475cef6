import type { Catalog } from './catalog';

export const PUBLIC_COPY_ENGLISH = {
  'public-copy.off': 'There is no public copy: they are switched off (PUBLIC_COPIES).',
  'public-copy.no-keys': `There is no public copy: no account at the Internet Archive is set up (INTERNET_ARCHIVE_KEY
    and INTERNET_ARCHIVE_SECRET).`,
  'public-copy.no-address': 'This source stands at no address of the web that an archive could open.',
  /** For good; `code` is the archive's own. */
  'public-copy.refused': 'The archive makes no copy of this page: {code}',
  'public-copy.later': 'The archive could not make the copy yet, and is asked again: {code}',
  'public-copy.given-up': 'It was given up after {tries, number} orders; the last one ended with {code}',
} as const satisfies Catalog;
