import { registerManifests } from '@corroborate/records';
import { plainLine } from '../quoting';
import { capitalize } from '../days';

/** Provider names that are not simply the capitalized identifier. */
const TITLES: Readonly<Record<string, string>> = {
  duckduckgo: 'DuckDuckGo',
  gdelt: 'GDELT',
  'google-cse': 'Google Custom Search',
  guardian: 'The Guardian',
  hackernews: 'Hacker News',
  searxng: 'SearXNG',
  webiq: 'Microsoft Web IQ',
};

/** Display name of an engine, archive or register: “Serper News” for `serper-news`. */
export function providerName(name: string): string {
  const register = registerManifests().find((one) => one.name === name)?.title;
  return plainLine(register ?? TITLES[name] ?? name.split('-').map(capitalize).join(' '));
}
