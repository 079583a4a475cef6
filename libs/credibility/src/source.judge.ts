import type { RatingLookup, SourceProfile } from '@corroborate/domain';
import { plainHost, siteOfHost } from './host';
import { profileSource } from './profile';

/** Profiles of many hosts with one look into the imported ratings. */
export class SourceJudge {
  constructor(private readonly ratings: RatingLookup) {}

  /** Keyed by the hosts as they were given. Rejects only when the rating store does. */
  async profile(hosts: { host: string; outletName?: string | null }[]): Promise<Map<string, SourceProfile>> {
    const names = new Set(hosts.flatMap(({ host }) => domainsOf(host)));
    const ratings = names.size > 0 ? await this.ratings.find([...names]) : [];
    const out = new Map<string, SourceProfile>();
    for (const { host, outletName } of hosts) {
      // The first name given for a host is kept: a later empty one must not erase it.
      if (!out.has(host) || outletName) out.set(host, profileSource(host, { ratings, outletName }));
    }
    return out;
  }
}

/** The host and every domain above it down to its site: any of them may be rated. */
function domainsOf(input: string): string[] {
  const host = plainHost(input);
  const site = siteOfHost(host);
  const labels = host.split('.');
  const out: string[] = [];
  for (let at = 0; at < labels.length; at += 1) {
    const name = labels.slice(at).join('.');
    out.push(name);
    if (name === site) break;
  }
  return out.length > 8 ? [host, site] : out;
}
