import { toSite, type ResearchLead } from '@corroborate/domain';

/** Maximum URLs kept per research request. */
export const MAX_LEADS = 40;
const MAX_ADDRESS = 2_000;
const MAX_TITLE = 300;

/**
 * Distinct URLs named by the provider, without its tracking parameters. Invalid URLs are dropped; whether a URL may be
 * read is checked later.
 */
export function buildLeads(named: { url: unknown; title?: unknown }[]): ResearchLead[] {
  const leads = new Map<string, ResearchLead>();
  for (const { url, title } of named) {
    const address = toValidUrl(url);
    if (address === null || leads.has(address) || leads.size >= MAX_LEADS) continue;
    leads.set(address, { url: address, title: typeof title === 'string' && title ? title.slice(0, MAX_TITLE) : null });
  }
  return [...leads.values()];
}

function toValidUrl(given: unknown): string | null {
  const url = typeof given === 'string' && given.length <= MAX_ADDRESS ? URL.parse(given) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || !toSite(url.href)) return null;
  // OpenAI adds a parameter to the links it returns.
  if (url.searchParams.get('utm_source') === 'openai') url.searchParams.delete('utm_source');
  url.hash = '';
  return url.href;
}
