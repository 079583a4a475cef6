import type { Catalog } from './catalog';

/** English text on a topic's background; not used by decisions. */
export const BACKGROUND_ENGLISH = {
  'fit.ambiguous': '“{title}” has several meanings.',
  'fit.empty': '“{title}” has no text.',
  'fit.not-named': '“{title}” does not name {name}.',
  'fit.work': '“{title}” is a {work}.',
  'fit.event': '“{title}” appears to describe a different event.',
  'fit.died': 'Died in {year, number}.',
  'fit.no-place': '“{title}” is not described as a place.',
  'fit.several': 'Several entries are named {name}, and the topic does not say which one is meant.',
  'fit.only-one': 'The only {name} found.',
  'fit.lies-in': 'Located in {region}, as the topic says.',
  'fit.lies-elsewhere': 'Located in {found, list}, not in {wanted}.',
  'fit.region-unsaid': 'Not described as located in {region}.',
  'fit.is-place': '“{title}” is a place.',
  'fit.full-name': 'Matches the full name {name}.',
  'fit.untied': 'Only the name links “{title}” to the topic.',
  'fit.nothing-to-quote': '“{title}” has no sentence about {name} that can be quoted.',

  'background.who': 'Explains who or what {name} is.',
  'background.on': 'Background on {name}.',
  'background.precedent': 'A similar earlier event: the sentence refers to {words}.',
  'background.said-before': 'A statement by {name} from before the event.',
  'background.on-record': 'A public record about {name} on the same kind of matter.',

  'earlier.reported': 'Reported before the date of the topic.',
  'earlier.tells-of': 'Mentions {name} and “{words}”.',
  /** The page describes the same event but is dated long before it. */
  'earlier.possible-republication':
    'Describes the same event but is dated long before: an old story may be republished, or the date is wrong.',

  'related.same-page': 'Both were found on the same page.',
  'related.kind': 'The same kind of event (“{here}” and “{there}”).',
  'related.place': 'Both happened in {place}.',
  'related.actor': 'Both topics mention {name}.',
  'related.before': 'Dated {days, span} before this topic.',
  'related.after': 'Dated {days, span} after this topic.',
} as const satisfies Catalog;
