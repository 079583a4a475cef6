import {
  DAY_MS,
  createReason,
  toStars,
  type DomainRating,
  type Instant,
  type OutletKind,
  type Reason,
  type SourceProfile,
  type Tier,
} from '@corroborate/domain';
import { lexicon } from '@corroborate/text';
import { SIGN_POINTS, TIER_BANDS, YOUNG_DOMAIN_DAYS } from './credibility.thresholds';
import { normalizeHost, findPlatform, hostToSite } from './host';
import { impostorReason } from './impostor.policy';
import { findInstitution, type Institution } from './institution.policy';
import { findNameSign } from './name-signs.policy';
import { resolveFamousName } from './outlet.directory';
import { registryEntry, type RegistryEntry } from './registry';
import { domainAgeMismatch, scoreSigns, type SiteSigns } from './site-signs.policy';
import { rateListedOutlet, rateUnlistedOutlet } from './tier.policy';

export interface SourceEvidence {
  /** Ratings of the host's domains; ratings of others are ignored. */
  ratings: DomainRating[];
  /** Name stated by the page or the engine: a claim, not proof. */
  outletName?: string | null;
  /** Registration date of the domain, if known. */
  registeredAt?: Instant | null;
  /** Signals of journalistic practice on the site's pages; null if none was read. */
  signs?: SiteSigns | null;
  now?: Date;
}

interface OutletAssessment {
  kind: OutletKind;
  tier: Tier;
  reasons: Reason[];
  name?: string;
  owner?: string | null;
  country?: string | null;
  place?: string | null;
  /** Added to the score within the band of the tier. */
  points?: number;
}

/** Determines the publisher of a host and its credibility, with a reason for every step. Pure. */
export function profileSource(hostInput: string, evidence: SourceEvidence): SourceProfile {
  const host = normalizeHost(hostInput);
  const site = hostToSite(host);
  const rating = findRating(host, site, evidence.ratings);
  const standing = assessOutlet(host, site, rating, evidence);
  const score = toScore(standing.tier, rating, standing.points);
  return {
    host,
    site,
    name: standing.name ?? site,
    kind: standing.kind,
    tier: standing.tier,
    score,
    stars: toStars(standing.tier, score),
    reliability: RELIABILITY[standing.tier],
    ownerGroup: standing.owner ?? null,
    country: standing.country ?? countryOf(host),
    place: standing.place ?? null,
    lean: findLean(host, site, evidence.ratings),
    reasons: standing.reasons,
    ...(evidence.registeredAt ? { registered: evidence.registeredAt } : {}),
  };
}

const RELIABILITY = { 1: 'very reliable', 2: 'very reliable', 3: 'neutral', 4: 'unreliable' } as const;

function assessOutlet(
  host: string,
  site: string,
  rating: DomainRating | null,
  evidence: SourceEvidence,
): OutletAssessment {
  const entry = registryEntry(host, site);
  if (entry) return assessListed(entry, rating);
  const institution = findInstitution(host);
  if (institution) return assessInstitution(institution, rating);
  const platform = findPlatform(host);
  if (platform) return assessPlatform(platform, host, rating);
  return assessUnlisted(host, site, rating, evidence);
}

function assessListed(entry: RegistryEntry, rating: DomainRating | null): OutletAssessment {
  const ruling = rateListedOutlet(entry.tier, entry.kind, rating);
  const { name, kind, tier, note = null } = entry;
  return {
    kind,
    tier: ruling.tier,
    reasons: [createReason('outlet.listed', { name, kind, tier, note }), ...ruling.reasons],
    name,
    owner: entry.owner ?? null,
    country: entry.country,
    place: entry.place ?? null,
  };
}

function assessInstitution({ kind, reason }: Institution, rating: DomainRating | null): OutletAssessment {
  const ruling = rateListedOutlet(kind === 'official' ? 1 : 2, kind, rating);
  return { kind, tier: ruling.tier, reasons: [reason, ...ruling.reasons] };
}

/**
 * A post or blog is only its author's statement. A rating of exactly this user host can lower its tier but not raise
 * it.
 */
function assessPlatform(
  platform: { site: string; name: string; kind: OutletKind },
  host: string,
  rating: DomainRating | null,
): OutletAssessment {
  const own = rating && rating.site === host && host !== platform.site ? rating : null;
  const ruling = own ? rateUnlistedOutlet(platform.kind, own) : { tier: 3 as Tier, reasons: [] };
  return {
    kind: platform.kind,
    tier: ruling.tier,
    reasons: [createReason('outlet.platform', { platform: platform.name }), ...ruling.reasons],
    name: host === platform.site ? platform.name : host,
  };
}

const COMPANY_NAME = new RegExp(String.raw`(?:,\s*|\s)(?:${lexicon('any', 'outlet-names', 'company').source})\.?$`);

function assessUnlisted(
  host: string,
  site: string,
  rating: DomainRating | null,
  evidence: SourceEvidence,
): OutletAssessment {
  const name = evidence.outletName?.trim().slice(0, 120) || null;
  const impostor = rating ? null : (impostorReason(host) ?? borrowedNameReason(name, site));
  if (impostor) return { kind: 'unknown', tier: 4, reasons: [impostor] };
  if (!rating && name && COMPANY_NAME.test(name))
    return { kind: 'company', tier: 3, reasons: [createReason('outlet.company', { name })], name };
  return { kind: 'unknown', name: name ?? site, ...assessUnknown(host, rating, evidence) };
}

/**
 * Tier by rating alone. Age and signals change the score of unrated sites; a young domain invalidates a good rating.
 */
function assessUnknown(
  host: string,
  rating: DomainRating | null,
  evidence: SourceEvidence,
): Pick<OutletAssessment, 'tier' | 'reasons' | 'points'> {
  const days = youngDomainDays(evidence);
  const ruling = rateUnlistedOutlet('unknown', rating, findNameSign(host));
  if (days !== null && ruling.tier <= 2)
    return {
      tier: 3,
      points: SIGN_POINTS.young,
      reasons: [...ruling.reasons, createReason('outlet.young-for-rating', { days })],
    };
  const signs = rating ? null : scoreSigns(evidence.signs);
  const young = days === null ? null : createReason('outlet.young', { days });
  const claim = young ? domainAgeMismatch(evidence.signs, new Date(evidence.registeredAt ?? 0)) : null;
  return {
    tier: ruling.tier,
    points: (young ? SIGN_POINTS.young : 0) + (claim ? SIGN_POINTS.inventedPast : 0) + (signs?.points ?? 0),
    reasons: [...ruling.reasons, signs?.reason, young, claim].filter((reason) => reason != null),
  };
}

/**
 * Sites whose domain age can matter: unlisted sites that are credible only by rating, unknown sites, and companies,
 * whose own statements count only on an established site.
 */
export function domainAgeNeed({ host, site, kind, tier }: SourceProfile): 'credible' | 'unknown' | null {
  if ((kind !== 'unknown' && kind !== 'company') || tier === 4 || registryEntry(host, site)) return null;
  return tier <= 2 ? 'credible' : 'unknown';
}

/** Reason for a page on an unknown domain that uses the name of a known outlet; null for others. */
function borrowedNameReason(name: string | null, site: string): Reason | null {
  const owner = name ? resolveFamousName(name) : null;
  const distinct =
    owner !== null &&
    name !== null &&
    (name.includes(' ') || /^[A-Z]{3,}$/.test(name) || /^Reuters$/i.test(name)) &&
    !COMMON_NAME.test(name);
  return distinct ? createReason('outlet.borrowed-name', { name, site, owner }) : null;
}
/** Names that several legitimate papers share. */
const COMMON_NAME = lexicon('any', 'outlet-names', 'shared').pattern;

function youngDomainDays({ registeredAt, now }: SourceEvidence): number | null {
  if (!registeredAt) return null;
  const days = Math.floor(((now ?? new Date()).getTime() - Date.parse(registeredAt)) / DAY_MS);
  return days >= 0 && days < YOUNG_DOMAIN_DAYS ? days : null;
}

/** Political lean from the ratings; not every list that rates an outlet has it. */
const findLean = (host: string, site: string, ratings: DomainRating[]): string | null =>
  findRating(
    host,
    site,
    ratings.filter(({ lean }) => lean),
  )?.lean ?? null;

/**
 * Rating of a host. Ratings of the exact host take precedence over those of its domain; of several, the lowest counts.
 */
function findRating(host: string, site: string, ratings: DomainRating[]): DomainRating | null {
  const of = (name: string) =>
    ratings.filter((r) => normalizeHost(r.site) === name).sort((a, b) => a.score - b.score)[0] ?? null;
  const labels = host.split('.');
  for (let at = 0; at < labels.length - 1; at += 1) {
    const name = labels.slice(at).join('.');
    const rating = of(name);
    if (rating) return rating;
    if (name === site) return null;
  }
  return of(host);
}

function toScore(tier: Tier, rating: DomainRating | null, points = 0): number {
  const [low, high] = TIER_BANDS[tier];
  const base = rating ? Math.round(rating.score * 100) : Math.round((low + high) / 2);
  return Math.min(high, Math.max(low, base + points));
}

/** Country according to the domain alone: a two-letter suffix, except those sold as generic. */
function countryOf(host: string): string | null {
  const end = host.slice(host.lastIndexOf('.') + 1);
  if (end === 'gov' || end === 'mil' || end === 'edu') return 'US';
  if (end === 'uk') return 'GB';
  return /^[a-z]{2}$/.test(end) &&
    !['io', 'co', 'tv', 'me', 'ai', 'eu', 'fm', 'ly', 'cc', 'ws', 'to', 'su', 'is', 'am', 'gg', 'sh', 'so'].includes(
      end,
    )
    ? end.toUpperCase()
    : null;
}
