import type { Catalog } from './catalog';

export const REPLAY_ENGLISH = {
  'replay.stance': 'Its stance is “{to}” instead of “{from}”.',
  'replay.tier': 'Its outlet is of tier {to, number} instead of {from, number}.',
  'replay.counts-now': 'It counts now.',
  'replay.counts-no-longer': 'It no longer counts.',
  'replay.quote': 'Other words of the page are quoted for the same stance.',
  'replay.not-weighed': 'It is no longer among the pages that are weighed.',
  'replay.weighed-now': 'It is weighed now, and was not.',
  'replay.claims': 'The claims of the topic are read otherwise: {to, number} instead of {from, number}.',
  'replay.undecided': 'Nothing was decided that could be judged again.',
  'replay.texts-gone':
    'The text of {pages, plural, # page|# pages} of this case has been let go, so that it cannot be judged again.',
  'replay.pending': '{sources, plural, # added source|# added sources} of this case must be weighed first.',
} as const satisfies Catalog;
