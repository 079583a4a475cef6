import { profileSource } from '@corroborate/credibility';
import { hasReason, isCredible, type Attribution } from '@corroborate/domain';
import { leansOn, ownReportingSigns } from '@corroborate/origin';
import type { OwnReporting, SourceDocument } from './source-document';

/** What is known of a newsroom by its site alone. */
type Standing = 'credible' | 'unreliable' | 'topics-own' | 'unknown';

export function standingUnread({ site, kind }: Attribution, topicUrl: string | null): Standing {
  const topicHost = topicUrl && URL.parse(topicUrl)?.host;
  if (site === null) return kind === 'agency' ? 'credible' : 'unknown';
  if (topicHost && siteOf(topicHost) === siteOf(site)) return 'topics-own';
  const { tier, kind: outlet } = profileSource(site, { ratings: [] });
  // An agency of a state is named as that state's own word: a page that names it seldom has the event from there alone.
  if (tier === 4 && outlet !== 'wire') return 'unreliable';
  return isCredible(tier) || kind === 'agency' ? 'credible' : 'unknown';
}

const siteOf = (host: string): string => profileSource(host, { ratings: [] }).site;

/** One newsroom that a page names: the page of it that was read, and what the page at hand found out itself. */
export interface Credit {
  attribution: Attribution;
  target: SourceDocument | undefined;
  own: OwnReporting;
  /** What is known of a newsroom whose page was not read. */
  standing: Standing;
}

/**
 * Is the whole of a page's report from a newsroom that it names, and not only a detail? Not where it found out anything
 * itself, was there, or names a credible newsroom beside it whose page was not read: that may support it.
 */
export function isWhole(
  document: SourceDocument,
  credits: readonly Credit[],
  attributions: readonly Attribution[],
): (credit: Credit) => boolean {
  const stands = credits.some(({ own, target, standing }) => isByRules(own) || (!target && standing === 'credible'));
  if (stands || wasThere(document)) return () => false;
  const named = attributions.filter(({ kind }) => kind === 'outlet' || kind === 'agency');
  return ({ attribution, own, target }) =>
    (!own.own && own.shownBy !== 'no own source') ||
    leansOn(attribution, named, document, linksTo(attribution, target));
}

/** What a model saw of a page's own work says nothing against another newsroom that it credits. */
const isByRules = (own: OwnReporting): boolean => own.own && own.by === undefined;

const linksTo = ({ link }: Attribution, target: SourceDocument | undefined): boolean =>
  link !== null && !!target && [target.canonicalUrl, target.article.url, target.article.finalUrl].includes(link);

const wasThere = ({ article, profile }: SourceDocument): boolean =>
  hasReason(ownReportingSigns(article.text, profile.name), 'own.spoken-to', 'own.on-the-scene');
