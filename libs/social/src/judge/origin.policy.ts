import { createReason } from '@corroborate/domain';
import { INDEPENDENT_RELEVANCE, ORIGIN } from '../social.thresholds';
import type { SocialEvidence, SocialSource } from '../social.types';
import { toOriginAccount } from './history.policy';

export interface FirstReport {
  /** When the earliest page on the story was published; null if none is dated. */
  at: string | null;
  /** Whether a credible page reports the story. */
  credible: boolean;
}

/**
 * The post that started the story, if an eyewitness posted before the first report. Requires a
 * credible page or several accounts that report the same. Excludes campaigns, a single account
 * without support, and posts that others preceded or may have preceded.
 */
export function eyewitnessOrigin(evidence: SocialEvidence, first: FirstReport) {
  if (!first.credible && evidence.independentAccounts < ORIGIN.accounts) return null;
  if (evidence.coverage.some(mayHideEarlier)) return null;
  const firstAt = first.at === null ? null : Date.parse(first.at);
  const ahead = ({ timestamp }: SocialSource) => firstAt === null || isWithinLeadTime(firstAt - Date.parse(timestamp));
  const [earliest] = evidence.sources
    .filter((source) => isWitness(source) && ahead(source))
    .sort((a, b) => Date.parse(a.timestamp) - Date.parse(b.timestamp) || a.url.localeCompare(b.url));
  if (!earliest || evidence.sources.some((source) => isEarlierReport(source, earliest))) return null;
  return {
    source: earliest,

    /** Whether the account usually posts about such events. */
    account: toOriginAccount(earliest, evidence.sources),
    reasons: [
      createReason('eyewitness.told', {
        platform: earliest.platform,
        words: earliest.eyewitness.words[0] ?? '',
        at: earliest.timestamp,
      }),
      firstAt === null
        ? createReason('eyewitness.no-report-date')
        : createReason('eyewitness.before-report', {
            minutes: Math.round((firstAt - Date.parse(earliest.timestamp)) / 60_000),
          }),
      createReason('eyewitness.accounts', { accounts: evidence.independentAccounts }),
    ],
  };
}

/**
 * Networks return newest posts first, so an earlier post may be missing if the response was cut or
 * time ran out. Replies to a post are always later.
 */
const mayHideEarlier = (entry: SocialEvidence['coverage'][number]): boolean =>
  entry.strategy !== 'responses' && entry.cut !== undefined;

const isWitness = (source: SocialSource): boolean =>
  source.voice === 'tells' &&
  !source.coordinated &&
  source.eyewitness.likelihood >= ORIGIN.eyewitness &&
  source.relevance >= ORIGIN.relevance &&
  source.authorCredibility >= ORIGIN.credibility;

/** Another post reported the event earlier, though not as an eyewitness, so the first source is uncertain. */
const isEarlierReport = (source: SocialSource, than: SocialSource): boolean =>
  source.voice === 'tells' &&
  !source.coordinated &&
  source.relevance >= INDEPENDENT_RELEVANCE &&
  Date.parse(source.timestamp) < Date.parse(than.timestamp);

const isWithinLeadTime = (aheadMs: number): boolean =>
  aheadMs >= ORIGIN.aheadMinutes * 60_000 && aheadMs <= ORIGIN.aheadHours * 3_600_000;
