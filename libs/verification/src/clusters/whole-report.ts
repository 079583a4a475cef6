import { profileSource } from '@corroborate/credibility';
import { hasReason, isCredible, type Attribution } from '@corroborate/domain';
import { reliesOnSource, findOwnReportingSigns } from '@corroborate/origin';
import type { OwnReporting, SourceDocument } from './source-document';

/** Credibility of a newsroom, determined by its site. */
type NewsroomStanding = 'credible' | 'unreliable' | 'topics-own' | 'unknown';

export function creditedOutletStanding({ site, kind }: Attribution, topicUrl: string | null): NewsroomStanding {
  const topicHost = topicUrl && URL.parse(topicUrl)?.host;
  if (site === null) return kind === 'agency' ? 'credible' : 'unknown';
  if (topicHost && siteOf(topicHost) === siteOf(site)) return 'topics-own';
  const { tier, kind: outlet } = profileSource(site, { ratings: [] });
  // State news agencies are usually cited for the position of their state, so a page that cites one seldom relies on it
  // alone.
  if (tier === 4 && outlet !== 'wire') return 'unreliable';
  return isCredible(tier) || kind === 'agency' ? 'credible' : 'unknown';
}

const siteOf = (host: string): string => profileSource(host, { ratings: [] }).site;

/** A newsroom credited by a page, its page if read, and the citing page's own reporting. */
export interface NewsroomCredit {
  attribution: Attribution;
  target: SourceDocument | undefined;
  own: OwnReporting;
  /** Credibility of a newsroom whose page was not read. */
  standing: NewsroomStanding;
}

/**
 * Whether a page's whole report, not just a detail, comes from a credited newsroom. False if the page has original
 * reporting, or if it also credits another credible newsroom whose page was not read and which may confirm the report.
 */
export function createWholeReportTest(
  document: SourceDocument,
  credits: readonly NewsroomCredit[],
  attributions: readonly Attribution[],
): (credit: NewsroomCredit) => boolean {
  const hasOwnReport = credits.some(
    ({ own, target, standing }) => isOwnByRules(own) || (!target && standing === 'credible'),
  );
  if (hasOwnReport || hasReporterOnScene(document)) return () => false;
  const named = attributions.filter(({ kind }) => kind === 'outlet' || kind === 'agency');
  return ({ attribution, own, target }) =>
    (!own.own && own.shownBy !== 'no own source') ||
    reliesOnSource(attribution, named, document, linksTo(attribution, target));
}

/**
 * Whether the rules found original reporting. If only a model found it, it does not outweigh a credit to another
 * newsroom.
 */
const isOwnByRules = (own: OwnReporting): boolean => own.own && own.by === undefined;

const linksTo = ({ link }: Attribution, target: SourceDocument | undefined): boolean =>
  link !== null && !!target && [target.canonicalUrl, target.article.url, target.article.finalUrl].includes(link);

const hasReporterOnScene = ({ article, profile }: SourceDocument): boolean =>
  hasReason(findOwnReportingSigns(article.text, profile.name), 'own.spoken-to', 'own.on-the-scene');
