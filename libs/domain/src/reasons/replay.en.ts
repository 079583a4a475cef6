import { many } from '../many';
import type { Sentences } from './reason';
import type { ReplayReasons } from './replay.reasons';

export const REPLAY_ENGLISH: Sentences<ReplayReasons> = {
  'replay.stance': ({ from, to }) => `Its stance is “${to}” instead of “${from}”.`,
  'replay.tier': ({ from, to }) => `Its outlet is of tier ${to} instead of ${from}.`,
  'replay.counts-now': () => 'It counts now.',
  'replay.counts-no-longer': () => 'It no longer counts.',
  'replay.quote': () => 'Other words of the page are quoted for the same stance.',
  'replay.not-weighed': () => 'It is no longer among the pages that are weighed.',
  'replay.weighed-now': () => 'It is weighed now, and was not.',
  'replay.claims': ({ from, to }) => `The claims of the topic are read otherwise: ${to} instead of ${from}.`,
  'replay.undecided': () => 'Nothing was decided that could be judged again.',
  'replay.texts-gone': ({ pages }) =>
    `The text of ${many(pages, 'page')} of this case has been let go, so that it cannot be judged again.`,
  'replay.pending': ({ sources }) => `${many(sources, 'added source')} of this case must be weighed first.`,
};
