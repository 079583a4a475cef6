import type { BackgroundReasons } from './background.reasons';
import type { Sentences } from './reason';

/** The English of what stands behind a topic; no decision reads it. */
export const BACKGROUND_ENGLISH: Sentences<BackgroundReasons> = {
  'fit.ambiguous': ({ title }) => `“${title}” stands for several things.`,
  'fit.empty': ({ title }) => `“${title}” has no text.`,
  'fit.not-named': ({ title, name }) => `“${title}” does not name ${name}.`,
  'fit.work': ({ title, work }) => `“${title}” is a ${work}.`,
  'fit.event': ({ title }) => `“${title}” is about an event of its own.`,
  'fit.died': ({ year }) => `Died in ${year}.`,
  'fit.no-place': ({ title }) => `“${title}” is not said to be a place.`,
  'fit.several': ({ name }) => `There is more than one ${name}, and the topic does not say which one it means.`,
  'fit.only-one': ({ name }) => `It is the only ${name} found.`,
  'fit.lies-in': ({ region }) => `It lies in ${region}, as the topic says.`,
  'fit.lies-elsewhere': ({ found, wanted }) => `It lies in ${found.join(', ')}, not in ${wanted}.`,
  'fit.region-unsaid': ({ region }) => `It is not said to lie in ${region}.`,
  'fit.is-place': ({ title }) => `“${title}” is a place.`,
  'fit.full-name': ({ name }) => `Has the full name ${name}.`,
  'fit.untied': ({ title }) => `Nothing ties “${title}” to the topic beside the name.`,
  'fit.nothing-to-quote': ({ title, name }) => `“${title}” has no sentence on ${name} that can be quoted.`,

  'background.who': ({ name }) => `Says who or what ${name} is.`,
  'background.on': ({ name }) => `Background on ${name}.`,
  'background.precedent': ({ words }) => `The same kind of event before: it speaks of ${words}, not of the topic's.`,
  'background.said-before': ({ name }) => `Words of ${name} from before the event.`,
  'background.on-record': ({ name }) => `On record about ${name}, of the same kind of matter.`,

  'earlier.reported': () => 'Reported before the topic’s own time.',
  'earlier.tells-of': ({ name, words }) => `It tells of ${name} and of “${words}”.`,
  'earlier.possible-republication': () =>
    'It describes the same event but is dated long before: an old story may be republished, or the date is wrong.',

  'related.same-page': () => 'Both were found on one page.',
  'related.kind': ({ here, there }) => `The same kind of event (“${here}” and “${there}”).`,
  'related.place': ({ place }) => `Both happened in ${place}.`,
  'related.actor': ({ name }) => `Both tell of ${name}.`,
  'related.before': ({ days }) => `It lies ${lasting(days)} before this topic.`,
  'related.after': ({ days }) => `It lies ${lasting(days)} after this topic.`,
};

function lasting(days: number): string {
  if (days < 60) return counted(days, 'day');
  return days < 730 ? counted(days / 30.4, 'month') : counted(days / 365.25, 'year');
}

function counted(exact: number, unit: string): string {
  const amount = Math.round(exact);
  return `${amount} ${unit}${amount === 1 ? '' : 's'}`;
}
