import { profileSource } from '@corroborate/credibility';
import { createReason, type Attribution, type ClusterMerge, hasReason, isCredible } from '@corroborate/domain';
import { reliesOnSource, findOwnReportingSigns } from '@corroborate/origin';
import { nameKey } from '@corroborate/text';
import { listCitedOutlets, detectOwnReporting, type SourceDocument, type OwnReporting } from './source-document';

export interface CreditInput {
  sources: SourceDocument[];
  attributions: Map<number, Attribution[]>;
  topicUrl: string | null;
}

/** `key`: identifies the newsroom, by site or name. */
type KeyedCredit = NewsroomCredit & { key: string };

/** A page that only relays another newsroom's report is merged with that newsroom, whether its page was read or not. */
export function findCitationMerges(input: CreditInput): ClusterMerge[] {
  const targetOf = buildCreditedPageLookup(input);
  const relayers = new Map<string, number>();
  return input.sources.flatMap((source) => {
    const credits = collectCredits(source, input, targetOf);
    const whole = createWholeReportTest(source, credits, input.attributions.get(source.id) ?? []);
    return credits.flatMap((credit) => creditMerges(source, credit, { relayers, rests: whole(credit) }));
  });
}

/** Credibility of a newsroom, determined by its site. */
type NewsroomStanding = 'credible' | 'unreliable' | 'topics-own' | 'unknown';

function creditedOutletStanding({ site, kind }: Attribution, topicUrl: string | null): NewsroomStanding {
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
interface NewsroomCredit {
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
function createWholeReportTest(
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

function collectCredits(
  source: SourceDocument,
  { attributions, topicUrl }: CreditInput,
  targetOf: FindCreditedPage,
): KeyedCredit[] {
  const all = attributions.get(source.id) ?? [];
  return groupByNewsroom(listCitedOutlets(source, all)).flatMap(([key, citations]) => {
    const [attribution] = citations;
    const target = targetOf(key, attribution);
    if (target?.id === source.id) return [];
    const own = detectOwnReporting(source, all, target?.article.text ?? null, citations);
    return [{ key, attribution, target, own, standing: creditedOutletStanding(attribution, topicUrl) }];
  });
}

/**
 * Empty if the page has original reporting. `relayers` maps each unread newsroom to the first page that relayed its
 * report.
 */
function creditMerges(
  { id }: SourceDocument,
  credit: KeyedCredit,
  { relayers, rests }: { relayers: Map<string, number>; rests: boolean },
): ClusterMerge[] {
  const { key, attribution, target, own } = credit;
  const { source, cue } = attribution;
  if (own.own) return [];
  // The text of a link is often not the outlet's name.
  const outlet = cue === 'link' && target ? target.profile.name : source;
  const why = createReason('voice.leans-on', { outlet, cue, shownBy: own.shownBy });
  if (target) return [{ kind: 'citation', a: target.id, b: id, why, ...(rests ? { rests } : {}) }];
  const unread = rests ? unreadNewsroomMerges(id, credit) : [];
  const head = relayers.get(key);
  if (head === undefined) relayers.set(key, id);
  return head === undefined ? unread : [...unread, { kind: 'citation', a: head, b: id, why }];
}

/** Pages that rely on an unread newsroom are excluded if that newsroom has the topic's own site or is unreliable. */
function unreadNewsroomMerges(
  id: number,
  { attribution: { source: outlet, site }, standing }: NewsroomCredit,
): ClusterMerge[] {
  const topics = standing === 'topics-own';
  if (site === null || (!topics && standing !== 'unreliable')) return [];
  const why = createReason('voice.leans-on-unread', { outlet, site, topics });
  return [{ kind: 'citation', a: id, b: id, why, rests: true }];
}

type FindCreditedPage = (key: string, attribution: Attribution) => SourceDocument | undefined;

/** Finds the page of a credited newsroom among those read: by site, by name, or by the name as it appears in a URL. */
function buildCreditedPageLookup({ sources, attributions }: CreditInput): FindCreditedPage {
  const bySite = new Map<string, SourceDocument>();
  for (const one of sources) {
    for (const key of [one.profile.site, nameKey(one.profile.name)]) if (key && !bySite.has(key)) bySite.set(key, one);
  }
  for (const one of sources) {
    const name = one.profile.site.split('.')[0] ?? '';
    if (name.length > 6 && !bySite.has(name)) bySite.set(name, one);
  }
  const known = sitesByOutletName(attributions);
  return (key, { source }) =>
    bySite.get(known.get(key) ?? key) ?? bySite.get(nameKey(source)) ?? bySite.get(hostLabel(source));
}

/**
 * Site of each outlet name, so that an outlet linked on one page and only named on another is recognized as one outlet.
 */
function sitesByOutletName(attributions: Map<number, Attribution[]>): Map<string, string> {
  const all = [...attributions.values()].flat().filter((one) => one.kind === 'outlet' && one.site !== null);
  return new Map(all.map((one) => [nameKey(one.source), one.site ?? '']));
}

/** Outlet name in the form used in URLs: "The Harbour Gazette" becomes `harbourgazette`. */
const hostLabel = (name: string): string => nameKey(name).replace(/[^\p{L}\p{N}]/gu, '');

/** Groups the attributions by newsroom, in order of first appearance. */
function groupByNewsroom(
  cited: ReturnType<typeof listCitedOutlets>,
): [key: string, of: [Attribution, ...Attribution[]]][] {
  return [...Map.groupBy(cited, ({ key }) => key)].flatMap(([key, [first, ...more]]) =>
    first ? [[key, [first.attribution, ...more.map(({ attribution }) => attribution)]]] : [],
  );
}
