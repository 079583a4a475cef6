import type { GoneProvider } from '@corroborate/providers';

/** Registers and archives that people look for here and that cannot be asked. */
export const GONE_REGISTERS: readonly GoneProvider[] = [
  {
    name: 'opensecrets',
    title: 'OpenSecrets',
    homepage: 'https://www.opensecrets.org/open-data/api',
    how: 'ended',
    since: '2025-04-15',
    says: 'Its interface for programs was ended and has no successor; data are given out on request only.',
    instead: ['openfec', 'fec-committees', 'fec-candidates'],
  },
  {
    name: 'iowa-open-data',
    title: 'Iowa business entities and checkbook',
    homepage: 'https://data.iowa.gov',
    how: 'ended',
    since: '2026-09-17',
    says:
      'The state moved its sets to a platform that hands out whole sets only: nobody can be asked for one name there ' +
      'any more (found so on that day).',
    instead: ['opencorporates', 'usaspending'],
  },
  {
    name: 'archive-today',
    title: 'archive.today',
    homepage: 'https://archive.today',
    how: 'not-for-programs',
    since: '2026-02-20',
    says:
      'It has no interface for programs and meets them with a test for people. On that day the English Wikipedia ' +
      'forbade links to it, since captures had been altered: its pages are never loaded here and never evidence.',
    instead: ['wayback'],
  },
];
