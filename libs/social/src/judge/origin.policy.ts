import { because } from '@corroborate/domain';
import { INDEPENDENT_RELEVANCE, ORIGIN } from '../social.thresholds';
import type { SocialEvidence, SocialSource } from '../social.types';
import { accountField } from './history.policy';

export interface FirstReport {
  /** When the earliest page that tells the story was published; null when none is dated. */
  at: string | null;
  /** Does a credible page tell the story? */
  credible: boolean;
}

/**
 * The post with which the story began, where it began with one: somebody who was there wrote before the first report
 * did.
 * Only where a credible page or several accounts tell the same; a campaign is no origin, and nor is one account's word
 * alone, nor a post before which others may have been or were.
 */
export function eyewitnessOrigin(evidence: SocialEvidence, first: FirstReport) {
  if (!first.credible && evidence.independentAccounts < ORIGIN.accounts) return null;
  if (evidence.coverage.some(mayHideEarlier)) return null;
  const firstAt = first.at === null ? null : Date.parse(first.at);
  const ahead = ({ timestamp }: SocialSource) => firstAt === null || within(firstAt - Date.parse(timestamp));
  const [earliest] = evidence.sources
    .filter((source) => isWitness(source) && ahead(source))
    .sort((a, b) => Date.parse(a.timestamp) - Date.parse(b.timestamp) || a.url.localeCompare(b.url));
  if (!earliest || evidence.sources.some((source) => isEarlierTeller(source, earliest))) return null;
  return {
    source: earliest,

    /** Whether its account usually writes of such things. */
    account: accountField(earliest, evidence.sources),
    reasons: [
      because('eyewitness.told', {
        platform: earliest.platform,
        words: earliest.eyewitness.words[0] ?? '',
        at: earliest.timestamp,
      }),
      firstAt === null
        ? because('eyewitness.no-report-date')
        : because('eyewitness.before-report', {
            minutes: Math.round((firstAt - Date.parse(earliest.timestamp)) / 60_000),
          }),
      because('eyewitness.accounts', { accounts: evidence.independentAccounts }),
    ],
  };
}

/**
 * Networks answer newest first: where an answer was cut, or the time for it was over, an earlier post may have gone
 * unread. Answers to a post come after it.
 */
const mayHideEarlier = (entry: SocialEvidence['coverage'][number]): boolean =>
  entry.strategy !== 'responses' && entry.cut !== undefined;

const isWitness = (source: SocialSource): boolean =>
  source.voice === 'tells' &&
  !source.coordinated &&
  source.eyewitness.likelihood >= ORIGIN.eyewitness &&
  source.relevance >= ORIGIN.relevance &&
  source.authorCredibility >= ORIGIN.credibility;

/** Somebody told it before, though not in the words of a witness: then nobody can say who was first. */
const isEarlierTeller = (source: SocialSource, than: SocialSource): boolean =>
  source.voice === 'tells' &&
  !source.coordinated &&
  source.relevance >= INDEPENDENT_RELEVANCE &&
  Date.parse(source.timestamp) < Date.parse(than.timestamp);

const within = (aheadMs: number): boolean =>
  aheadMs >= ORIGIN.aheadMinutes * 60_000 && aheadMs <= ORIGIN.aheadHours * 3_600_000;
