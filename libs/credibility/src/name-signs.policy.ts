import { lexicon } from '@corroborate/text';
import { RATING_CUTS } from './credibility.thresholds';
import { brandLabel, publicSuffixOf, siteOfHost } from './host';

/** What the name of an unlisted site suggests, and from which rating on it is believed. A name alone lifts nobody. */
export interface NameSign {
  /** Rating (0–1) from which on the site counts as established. */
  credible: number;
  hint: 'plain' | 'station' | 'cause' | 'organisation';
}

/**
 * Stations keep to the names their licences give them, and rating lists put few of them high because few people rated
 * them. Names that carry a cause or an alarm are those of campaigns, which must show more; so must organisations.
 */
export function nameSignOf(host: string): NameSign {
  const site = siteOfHost(host);
  const label = brandLabel(site);
  if (isStation(label)) return { credible: RATING_CUTS.station, hint: 'station' };
  if (CAUSE.test(label)) return { credible: RATING_CUTS.cause, hint: 'cause' };
  if (publicSuffixOf(site) === 'org') return { credible: RATING_CUTS.organisation, hint: 'organisation' };
  return { credible: RATING_CUTS.credible, hint: 'plain' };
}

/**
 * `wxyz`, `kxyz-tv`, `wxyz7`: call signs of the United States; `news12`, `fox9`: channels; networks of public radio.
 */
const CALL_SIGN = /^[kw][a-z]{3}(?:-?(?:tv|fm|am|radio|news|\d{1,2}))?$|^[kw][a-z]{2}-?(?:tv|fm|am|radio|\d{1,2})$/;
const CHANNEL = new RegExp(
  String.raw`^(?:${lexicon('any', 'domain-words', 'channel').source})-?\d{1,2}(?:news|now|tv|live|today|online)?$`,
);
const PUBLIC = /^[a-z]{2,20}(?:publicradio|publicmedia|pbs|npr)$/;
/** Words that look like call signs. */
const WORDS = lexicon('any', 'domain-words', 'call-sign-like').pattern;

const isStation = (label: string): boolean =>
  (CALL_SIGN.test(label) && !WORDS.test(label)) || CHANNEL.test(label) || PUBLIC.test(label);

const CAUSE = lexicon('any', 'domain-words', 'cause').pattern;
