import type { Catalog } from './catalog';

export const REPLAY_ENGLISH = {
  'replay.stance': 'Stance changed from “{from}” to “{to}”.',
  'replay.tier': 'Outlet tier changed from {from, number} to {to, number}.',
  'replay.counts-now': 'Now counted.',
  'replay.counts-no-longer': 'No longer counted.',
  'replay.quote': 'Same stance, but a different quote from the page.',
  'replay.not-weighed': 'No longer considered.',
  'replay.weighed-now': 'Now considered; it was not before.',
  'replay.claims': 'The number of claims in the topic changed from {from, number} to {to, number}.',
  'replay.undecided': 'No decision to re-evaluate.',
  'replay.texts-gone':
    'The text of {pages, plural, # page|# pages} of this case has been deleted, so it cannot be re-evaluated.',
  'replay.pending': '{sources, plural, # added source|# added sources} of this case must be evaluated first.',
} as const satisfies Catalog;
