import type { Catalog } from './catalog';

/** English text on report parts that supplement the verdict; not used by decisions. */
export const PARTS_ENGLISH = {
  'parts.no-model': 'Requires a language model: set an API key such as OPENAI_API_KEY.',
  'parts.no-notes': 'The language model read no credible page as a report on this event.',
  'timeline.quick': 'Quick investigations include no timeline; detailed ones do.',
  'balance.sides': `{for, plural, # independent source|# independent sources} in favor, {neutral, number} neutral,
    {critical, number} critical.`,
  'balance.opinion': `{voices, number} of {of, plural, # independent source|# independent sources}
    {voices, plural, is an opinion piece|are opinion pieces}.`,
  'balance.leans': `Average political leaning of the {voices, plural, # independent source|# independent sources} with a
    rating: {side, leaning}.`,
  'balance.side-missing': 'No source {side, toward} {subject} was found; a search for {query} may find one.',
  'position.answered': `Contradicted by
    {voices, plural, # independent credible source|# independent credible sources}.{verdict, unsaid}`,
} as const satisfies Catalog;
