import { lexicon } from '@corroborate/text';
import { RATING_CUTOFFS } from './credibility.thresholds';
import { brandLabel, getHostSuffix, hostToSite } from './host';

/** What the name of an unlisted site suggests, with the minimum rating required. A name alone never raises a tier. */
export interface NameSign {
  /** Minimum rating (0–1) for the site to count as established. */
  credible: number;
  hint: 'plain' | 'station' | 'cause' | 'organisation';
}

/**
 * Stations use the names in their licenses, and few are rated high because few people rate them. Names that express a
 * cause or an alarm are typical of campaigns, so they must meet a higher cutoff, and so must organizations.
 */
export function findNameSign(host: string): NameSign {
  const site = hostToSite(host);
  const label = brandLabel(site);
  if (isStation(label)) return { credible: RATING_CUTOFFS.station, hint: 'station' };
  if (CAUSE_WORDS.test(label)) return { credible: RATING_CUTOFFS.cause, hint: 'cause' };
  if (getHostSuffix(site) === 'org') return { credible: RATING_CUTOFFS.organisation, hint: 'organisation' };
  return { credible: RATING_CUTOFFS.credible, hint: 'plain' };
}

/** `wxyz`, `kxyz-tv`, `wxyz7`: US call signs; `news12`, `fox9`: channels; public radio networks. */
const CALL_SIGN = /^[kw][a-z]{3}(?:-?(?:tv|fm|am|radio|news|\d{1,2}))?$|^[kw][a-z]{2}-?(?:tv|fm|am|radio|\d{1,2})$/;
const CHANNEL_NAME = new RegExp(
  String.raw`^(?:${lexicon('any', 'domain-words', 'channel').source})-?\d{1,2}(?:news|now|tv|live|today|online)?$`,
);
const PUBLIC_BROADCASTER = /^[a-z]{2,20}(?:publicradio|publicmedia|pbs|npr)$/;
/** Words that look like call signs. */
const CALL_SIGN_LIKE_WORDS = lexicon('any', 'domain-words', 'call-sign-like').pattern;

const isStation = (label: string): boolean =>
  (CALL_SIGN.test(label) && !CALL_SIGN_LIKE_WORDS.test(label)) ||
  CHANNEL_NAME.test(label) ||
  PUBLIC_BROADCASTER.test(label);

const CAUSE_WORDS = lexicon('any', 'domain-words', 'cause').pattern;
