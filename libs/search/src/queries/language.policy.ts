import { remembered, type Topic } from '@corroborate/domain';
import { detectAll } from 'tinyld';
import { siteGroupOf } from './site-groups.policy';

/** Languages in which we can say what happened (see the glossary); others are asked with the topic's own words. */
export const GLOSSARY_LANGUAGES = ['en', 'es', 'pt', 'de', 'fr', 'it'] as const;
export type GlossaryLanguage = (typeof GLOSSARY_LANGUAGES)[number];

/** Headlines full of names mislead a detector: less text than this is not judged. */
const LEAST_LETTERS = 60;
/** Short news reaches low figures even where it is plain; what counts is the distance to the next guess. */
const LEAST_ACCURACY = 0.15;
const LEAST_LEAD = 3;
const MOST_TEXT = 2000;

/** Languages of the countries that have a site group, the chief one first. */
const SPOKEN: Readonly<Record<string, readonly string[]>> = {
  US: ['en'], GB: ['en'], IE: ['en'], CA: ['en', 'fr'], AU: ['en'], ES: ['es'], MX: ['es'], AR: ['es'], CO: ['es'], BR: ['pt'], PT: ['pt'],
  DE: ['de'], AT: ['de'], CH: ['de', 'fr', 'it'], FR: ['fr'], BE: ['fr'], IT: ['it'],
}; // prettier-ignore

/** Two letters, as said or as its text shows; null where the text is too short or too mixed to tell. */
export function languageOf({ language, title, summary, articleText }: Pick<Topic, 'language' | 'title' | 'summary' | 'articleText'>): string | null {
  const said = /^[a-z]{2}(?=$|[-_])/i.exec(language ?? '')?.[0].toLowerCase();
  if (said !== undefined) return said;
  const text = [title, summary, articleText].filter(Boolean).join(' ').slice(0, MOST_TEXT);
  if ((text.match(/\p{L}/gu)?.length ?? 0) < LEAST_LETTERS) return null;
  return detected(text);
}

/** Telling languages apart is dear, and several stages ask about the same topic. */
const detected = remembered(languageIn, 50, MOST_TEXT);

function languageIn(text: string): string | null {
  const [best, next] = detectAll(text);
  if (best === undefined || best.accuracy < LEAST_ACCURACY || best.accuracy < (next?.accuracy ?? 0) * LEAST_LEAD) return null;
  return /^[a-z]{2}$/.test(best.lang) ? best.lang : null;
}

/** With the country of the topic where that language is spoken there: `es` → `es-MX`. */
export function tagOf(language: string, topic: Pick<Topic, 'location' | 'language'>): string {
  const region = /^[a-z]{2}[-_]([a-z]{2})$/i.exec(topic.language ?? '')?.[1];
  if (region !== undefined && topic.language?.toLowerCase().startsWith(language)) return `${language}-${region.toUpperCase()}`;
  const country = countryOf(topic.location);
  return country !== null && SPOKEN[country]?.includes(language) ? `${language}-${country}` : language;
}

/** The chief language where the topic happens; null where we do not know the place. */
export const languageThere = ({ location }: Pick<Topic, 'location'>): string | null => SPOKEN[countryOf(location) ?? '']?.[0] ?? null;

const countryOf = (location: string | null): string | null => siteGroupOf({ location, language: null })?.country ?? null;

export const isGlossaryLanguage = (language: string | null): language is GlossaryLanguage => GLOSSARY_LANGUAGES.some((known) => known === language);
