import type { EvidenceService } from '@corroborate/investigation';

/** What is kept of cases, as the routes show it and hand it out. */
export type EvidencePort = Pick<
  EvidenceService,
  'ofCase' | 'entries' | 'ofSource' | 'askForSnapshot' | 'askForPublicCopy' | 'original'
>;
