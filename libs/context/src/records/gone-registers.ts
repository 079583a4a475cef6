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
    name: 'archive-today',
    title: 'archive.today',
    homepage: 'https://archive.today',
    how: 'not-for-programs',
    since: '2026-11-24',
    says:
      'It has no terms by which programs may ask and meets them with a test for people, which is never passed or ' +
      'got around here; its pages are left to people.',
    instead: ['wayback'],
  },
];
