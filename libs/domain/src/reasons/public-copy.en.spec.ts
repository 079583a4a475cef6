import { createReason, type Reason, toReasonText } from './reason';

it.each<[Reason, string]>([
  [createReason('public-copy.off'), 'No public copy: public copies are disabled (PUBLIC_COPIES).'],
  [
    createReason('public-copy.no-keys'),
    'No public copy: no Internet Archive account is configured (INTERNET_ARCHIVE_KEY and INTERNET_ARCHIVE_SECRET).',
  ],
  [createReason('public-copy.no-address'), 'No public copy: the source has no web address that an archive could open.'],
  [
    createReason('public-copy.refused', { code: 'error:blocked-url' }),
    'The archive refused to copy this page: error:blocked-url',
  ],
  [
    createReason('public-copy.later', { code: 'error:http-503' }),
    'The archive could not copy the page yet; will retry: error:http-503',
  ],
  [
    createReason('public-copy.given-up', { tries: 5, code: 'error:http-503' }),
    'Abandoned after 5 tries; the last one failed with error:http-503',
  ],
])('gives the reason why there is no public copy: %j', (reason, text) => {
  expect(toReasonText(reason)).toBe(text);
});
