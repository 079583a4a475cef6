import {
  systemClock,
  type CallContext,
  type Clock,
  type Instant,
  type RatingLookup,
  type SourceProfile,
} from '@corroborate/domain';
import { DOMAIN_AGE_LIMITS } from './credibility.thresholds';
import type { DomainAges } from './domain-ages.port';
import { normalizeHost, hostToSite } from './host';
import { domainAgeNeed, profileSource, type SourceEvidence } from './profile';
import { addSigns, type SiteSigns } from './site-signs.policy';

/** Query about one host; several pages of a host may be given separately. */
export interface HostQuery {
  host: string;
  outletName?: string | null;
  /** Signals found on a page of the host. */
  signs?: SiteSigns | null;
}

type HostEvidence = Pick<SourceEvidence, 'outletName' | 'signs'>;

/** Creates profiles of many hosts with one query of the imported ratings and, if available, a few registry lookups. */
export class SourceJudge {
  constructor(
    private readonly ratings: RatingLookup,
    private readonly ages: DomainAges | null = null,
    private readonly clock: Clock = systemClock,
  ) {}

  /** Profiles keyed by the hosts as given. Rejects only if the rating store does. */
  async profile(hosts: HostQuery[], context: CallContext = NO_INVESTIGATION): Promise<Map<string, SourceProfile>> {
    const names = new Set(hosts.flatMap(({ host }) => domainsOf(host)));
    const ratings = names.size > 0 ? await this.ratings.find([...names]) : [];
    const now = this.clock.now();
    const out = new Map<string, SourceProfile>();
    const asked = mergeByHost(hosts);
    for (const [host, known] of asked) out.set(host, profileSource(host, { ratings, ...known, now }));
    const registered = await this.registrations([...out.values()], context);
    for (const [host, { site }] of out) {
      const registeredAt = registered.get(site);
      if (registeredAt) out.set(host, profileSource(host, { ratings, ...asked.get(host), now, registeredAt }));
    }
    return out;
  }

  /** Registration dates of sites whose age may matter; failed lookups are omitted. */
  private async registrations(profiles: SourceProfile[], context: CallContext): Promise<Map<string, Instant>> {
    const dates = new Map<string, Instant>();
    const { ages } = this;
    if (!ages) return dates;
    await Promise.all(
      selectSites(profiles).map(async (site) => {
        const answer = await ages.registeredAt(site, context);
        if (answer.kind === 'found') dates.set(site, answer.value);
      }),
    );
    return dates;
  }
}

const NO_INVESTIGATION: CallContext = { investigationId: null, stage: 'credibility' };

/** One entry per host: the first name given is kept; signals are merged. */
function mergeByHost(hosts: HostQuery[]): Map<string, HostEvidence> {
  const out = new Map<string, HostEvidence>();
  for (const { host, outletName, signs } of hosts) {
    const known = out.get(host);
    out.set(host, {
      outletName: outletName || (known?.outletName ?? null),
      signs: addSigns(known?.signs, signs),
    });
  }
  return out;
}

/** Sites to look up, each once: those that are credible only by rating first, then a few unknown ones. */
function selectSites(profiles: SourceProfile[]): string[] {
  const rated = profiles.filter((profile) => domainAgeNeed(profile) === 'credible').map(({ site }) => site);
  const unknown = profiles.filter((profile) => domainAgeNeed(profile) === 'unknown').map(({ site }) => site);
  const some = [...new Set(unknown)].slice(0, DOMAIN_AGE_LIMITS.perSetUnknown);
  return [...new Set([...new Set(rated), ...some])].slice(0, DOMAIN_AGE_LIMITS.perSet);
}

/** The host and its parent domains up to its site, any of which can have a rating. */
function domainsOf(input: string): string[] {
  const host = normalizeHost(input);
  const site = hostToSite(host);
  const labels = host.split('.');
  const out: string[] = [];
  for (let at = 0; at < labels.length; at += 1) {
    const name = labels.slice(at).join('.');
    out.push(name);
    if (name === site) break;
  }
  return out.length > 8 ? [host, site] : out;
}
