import type { Sentences } from './reason';
import type { PublicCopyReasons } from './public-copy.reasons';

export const PUBLIC_COPY_ENGLISH: Sentences<PublicCopyReasons> = {
  'public-copy.off': () => 'There is no public copy: they are switched off (PUBLIC_COPIES).',
  'public-copy.no-keys': () =>
    'There is no public copy: no account at the Internet Archive is set up (INTERNET_ARCHIVE_KEY and ' +
    'INTERNET_ARCHIVE_SECRET).',
  'public-copy.no-address': () => 'This source stands at no address of the web that an archive could open.',
  'public-copy.refused': ({ code }) => `The archive makes no copy of this page: ${code}`,
  'public-copy.later': ({ code }) => `The archive could not make the copy yet, and is asked again: ${code}`,
  'public-copy.given-up': ({ tries, code }) => `It was given up after ${tries} orders; the last one ended with ${code}`,
};
