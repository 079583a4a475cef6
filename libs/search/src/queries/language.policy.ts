import { type Topic } from '@corroborate/domain';
import { findCountryCode, guessLanguage, readLanguage, LANGUAGES_BY_COUNTRY } from '@corroborate/text';
import { getSiteGroup } from './site-groups.policy';

/** Languages with event words; others use the topic's own words. */
export const GLOSSARY_LANGUAGES = ['en', 'es', 'pt', 'de', 'fr', 'it'] as const;
export type GlossaryLanguage = (typeof GLOSSARY_LANGUAGES)[number];

/** Language of the topic in two letters, as declared or detected; null if undetermined. */
export function detectLanguage({
  language,
  title,
  summary,
  articleText,
}: Pick<Topic, 'language' | 'title' | 'summary' | 'articleText'>): string | null {
  const { tag } = readLanguage({ text: [title, summary, articleText].filter(Boolean).join(' '), declared: [language] });
  return /^[a-z]{2}(?=$|-)/.exec(tag ?? '')?.[0] ?? null;
}

/** Adds the topic's country if the language is spoken there: `es` → `es-MX`. */
export function buildLanguageTag(language: string, topic: Pick<Topic, 'location' | 'language'>): string {
  const region = /^[a-z]{2}[-_]([a-z]{2})$/i.exec(topic.language ?? '')?.[1];
  if (region !== undefined && topic.language?.toLowerCase().startsWith(language))
    return `${language}-${region.toUpperCase()}`;
  const country = countryOf(topic.location);
  return country !== null && LANGUAGES_BY_COUNTRY[country]?.includes(language) ? `${language}-${country}` : language;
}

/** Main language at the topic's location; null if unknown. */
export function languageAtLocation({ location }: Pick<Topic, 'location'>): string | null {
  const country = countryOf(location);
  return country === null ? null : (LANGUAGES_BY_COUNTRY[country]?.[0] ?? guessLanguage(country));
}

/** Country of a location, from its site group, otherwise from a country name in the location. */
function countryOf(location: string | null): string | null {
  const group = getSiteGroup({ location, language: null });
  if (group) return group.country;
  const parts = (location ?? '').slice(0, 300).split(',').reverse();
  return parts.map(findCountryCode).find((code) => code !== null) ?? null;
}

export const isGlossaryLanguage = (language: string | null): language is GlossaryLanguage =>
  GLOSSARY_LANGUAGES.some((known) => known === language);
