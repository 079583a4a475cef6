import { because, type Reason, sentenceOf } from './reason';

it.each<[Reason, string]>([
  [because('public-copy.off'), 'There is no public copy: they are switched off (PUBLIC_COPIES).'],
  [
    because('public-copy.no-keys'),
    'There is no public copy: no account at the Internet Archive is set up (INTERNET_ARCHIVE_KEY and ' +
      'INTERNET_ARCHIVE_SECRET).',
  ],
  [because('public-copy.no-address'), 'This source stands at no address of the web that an archive could open.'],
  [
    because('public-copy.refused', { code: 'error:blocked-url' }),
    'The archive makes no copy of this page: error:blocked-url',
  ],
  [
    because('public-copy.later', { code: 'error:http-503' }),
    'The archive could not make the copy yet, and is asked again: error:http-503',
  ],
  [
    because('public-copy.given-up', { tries: 5, code: 'error:http-503' }),
    'It was given up after 5 orders; the last one ended with error:http-503',
  ],
])('says why there is no public copy: %j', (reason, text) => {
  expect(sentenceOf(reason)).toBe(text);
});
