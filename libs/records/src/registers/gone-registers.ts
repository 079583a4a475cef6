import type { UnavailableProvider } from '@corroborate/providers';

/** Well-known registers and archives that cannot be queried, with alternatives. */
export const GONE_REGISTERS: readonly UnavailableProvider[] = [
  {
    name: 'opensecrets',
    title: 'OpenSecrets',
    homepage: 'https://www.opensecrets.org/open-data/api',
    how: 'ended',
    since: '2025-04-15',
    says: 'Its API was discontinued without a successor; data is available on request only.',
    instead: ['openfec', 'fec-committees', 'fec-candidates'],
  },
  {
    name: 'iowa-open-data',
    title: 'Iowa business entities and checkbook',
    homepage: 'https://data.iowa.gov',
    how: 'ended',
    since: '2026-09-17',
    says:
      'The state moved its data to a platform that offers only complete data sets, so single names can no longer be ' +
      'looked up (as found on that day).',
    instead: ['opencorporates', 'usaspending'],
  },
  {
    name: 'archive-today',
    title: 'archive.today',
    homepage: 'https://archive.today',
    how: 'not-for-programs',
    since: '2026-02-20',
    says:
      'No API; automated requests get a CAPTCHA. On that day the English Wikipedia banned links to it because ' +
      'captures had been altered, so its pages are never loaded or used as evidence here.',
    instead: ['wayback'],
  },
];
