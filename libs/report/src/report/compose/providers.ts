import { registerManifests } from '@corroborate/records';
import { plainLine } from '../quoting';
import { capital } from '../days';

/** Names that are not their own identifier with capitals. */
const TITLES: Readonly<Record<string, string>> = {
  duckduckgo: 'DuckDuckGo',
  gdelt: 'GDELT',
  'google-cse': 'Google Custom Search',
  guardian: 'The Guardian',
  hackernews: 'Hacker News',
  searxng: 'SearXNG',
  webiq: 'Microsoft Web IQ',
};

/** An engine, archive or register as people call it: “Serper News” of `serper-news`. */
export function providerName(name: string): string {
  const register = registerManifests().find((one) => one.name === name)?.title;
  return plainLine(register ?? TITLES[name] ?? name.split('-').map(capital).join(' '));
}
