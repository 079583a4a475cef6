import type { Catalog } from './catalog';

/** The English of what stands behind a topic; no decision reads it. */
export const BACKGROUND_ENGLISH = {
  'fit.ambiguous': '“{title}” stands for several things.',
  'fit.empty': '“{title}” has no text.',
  'fit.not-named': '“{title}” does not name {name}.',
  'fit.work': '“{title}” is a {work}.',
  'fit.event': '“{title}” is about an event of its own.',
  'fit.died': 'Died in {year, number}.',
  'fit.no-place': '“{title}” is not said to be a place.',
  'fit.several': 'There is more than one {name}, and the topic does not say which one it means.',
  'fit.only-one': 'It is the only {name} found.',
  'fit.lies-in': 'It lies in {region}, as the topic says.',
  'fit.lies-elsewhere': 'It lies in {found, list}, not in {wanted}.',
  'fit.region-unsaid': 'It is not said to lie in {region}.',
  'fit.is-place': '“{title}” is a place.',
  'fit.full-name': 'Has the full name {name}.',
  'fit.untied': 'Nothing ties “{title}” to the topic beside the name.',
  'fit.nothing-to-quote': '“{title}” has no sentence on {name} that can be quoted.',

  'background.who': 'Says who or what {name} is.',
  'background.on': 'Background on {name}.',
  'background.precedent': "The same kind of event before: it speaks of {words}, not of the topic's.",
  'background.said-before': 'Words of {name} from before the event.',
  'background.on-record': 'On record about {name}, of the same kind of matter.',

  'earlier.reported': 'Reported before the topic’s own time.',
  'earlier.tells-of': 'It tells of {name} and of “{words}”.',
  /** It describes the same event but is dated long before it. */
  'earlier.possible-republication':
    'It describes the same event but is dated long before: an old story may be republished, or the date is wrong.',

  'related.same-page': 'Both were found on one page.',
  'related.kind': 'The same kind of event (“{here}” and “{there}”).',
  'related.place': 'Both happened in {place}.',
  'related.actor': 'Both tell of {name}.',
  'related.before': ({ days }: { days: number }) => `It lies ${lasting(days)} before this topic.`,
  'related.after': ({ days }: { days: number }) => `It lies ${lasting(days)} after this topic.`,
} as const satisfies Catalog;

function lasting(days: number): string {
  if (days < 60) return counted(days, 'day');
  return days < 730 ? counted(days / 30.4, 'month') : counted(days / 365.25, 'year');
}

function counted(exact: number, unit: string): string {
  const amount = Math.round(exact);
  return `${amount} ${unit}${amount === 1 ? '' : 's'}`;
}
