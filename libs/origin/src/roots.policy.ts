import { hasCue, isCredible, type AttributionCue, type Topic } from '@corroborate/domain';
import { ORIGIN_LIMITS } from './origin.thresholds';
import type { Timeline } from './timeline.policy';
import type { Lead, Root, TraceSource } from './trace.types';

/**
 * Ends of all chains that start at a page on the story. A newsroom whose page was not read ends a chain only if enough
 * pages on the story lead to it; otherwise the page that names it is the end.
 */
export function findRoots(nodes: TraceSource[], all: TraceSource[], leads: Lead[], topic: Topic): Root[] {
  const ends = findChainEnds(nodes, all, leads, topic);
  const weak = new Set(
    [...ends]
      .filter(([, root]) => root.source === null && !(isNamed(root, nodes.length) && isSupported(root, leads)))
      .map(([key]) => key),
  );
  if (weak.size === 0) return [...ends.values()];
  const strong = leads.filter(
    (lead) => lead.toId !== null || !weak.has(unreadSourceKey(lead.toSite, lead.toUrl, lead.toName)),
  );
  return [...findChainEnds(nodes, all, strong, topic).values()];
}

function findChainEnds(nodes: TraceSource[], all: TraceSource[], leads: Lead[], topic: Topic): Map<string, Root> {
  const byId = new Map(all.map((node) => [node.id, node]));
  const roots = new Map<string, Root>();
  for (const node of nodes) {
    const end = followLeads(node, leads, byId);
    const key = end.source ? `#${end.source.id}` : unreadSourceKey(end.site, end.url, end.name);
    const root = roots.get(key) ?? {
      ...end,
      leadsHere: new Set<number>(),
      isTopic: end.source !== null && isTopicPage(end.source, topic),
    };
    if (end.source?.id !== node.id) root.leadsHere.add(node.id);
    roots.set(key, root);
  }
  return roots;
}

const unreadSourceKey = (site: string | null, url: string | null, name: string): string => `@${site ?? url ?? name}`;

const isTopicPage = (source: TraceSource, topic: Topic): boolean =>
  topic.url !== null && [source.article.url, source.article.finalUrl, source.article.canonicalUrl].includes(topic.url);

function followLeads(
  start: TraceSource,
  leads: Lead[],
  byId: Map<number, TraceSource>,
): Pick<Root, 'source' | 'site' | 'url' | 'name'> {
  let at = start;
  const seen = new Set([at.id]);
  for (let step = 0; step < ORIGIN_LIMITS.maxSteps; step += 1) {
    const lead = pickLead(
      leads.filter((one) => one.leans && one.fromId === at.id && (one.toId === null || !seen.has(one.toId))),
    );
    if (!lead) break;
    const next = lead.toId === null ? null : byId.get(lead.toId);
    if (!next) return { source: null, site: lead.toSite, url: lead.toUrl, name: lead.toName };
    seen.add(next.id);
    at = next;
  }
  return { source: at, site: at.profile.site, url: at.article.canonicalUrl || at.article.url, name: at.profile.name };
}

/**
 * Picks the most explicit of several leads: "first reported by" before "according to" before a link, and read pages
 * before unread ones.
 */
function pickLead(leads: Lead[]): Lead | undefined {
  const strength = (lead: Lead) => explicitness(lead) + (lead.toId !== null ? 1 : 0);
  return [...leads].sort((a, b) => strength(b) - strength(a))[0];
}

function explicitness(lead: Lead): number {
  if (hasCue(lead, ...FIRST_REPORT_CUES)) return 4;
  return hasCue(lead, ...REPORT_CUES) ? 2 : 1;
}

/**
 * A root that several pages name beats one that is merely early. Otherwise the earliest wins, which may be the topic's
 * own page: a rumor often starts where the pipeline found it.
 */
export function chooseRoot(roots: Root[], timeline: Timeline): Root | undefined {
  const read = roots.flatMap((root) => root.source ?? []);
  const first = timeline.first(read);
  const earliest = roots.find((root) => root.source !== null && root.source === first);
  const named = roots.filter((root) => isNamed(root, 0));
  const earlier = (a: Root, b: Root): number => {
    if (a.source && b.source) return timeline.compare(a.source, b.source);
    return a.source ? -1 : 1;
  };
  const most = named.sort((a, b) => b.leadsHere.size - a.leadsHere.size || earlier(a, b))[0];
  if (!most) return earliest ?? roots[0];
  return earliest && earliest !== most && isClearlyEarlier(earliest, most, read.length, timeline) ? earliest : most;
}

/**
 * An unread newsroom is accepted as the origin if two pages lead to it, or if one page links to it, credits it
 * explicitly or names it repeatedly.
 */
function isSupported(root: Root, leads: Lead[]): boolean {
  if (root.leadsHere.size >= ORIGIN_LIMITS.leadsToRead) return true;
  const direct = leads.filter(
    (lead) =>
      lead.toId === null &&
      unreadSourceKey(lead.toSite, lead.toUrl, lead.toName) === unreadSourceKey(root.site, root.url, root.name),
  );
  return (
    direct.some(
      (lead) => lead.toUrl !== null || hasCue(lead, ...FIRST_REPORT_CUES, ...REPORT_CUES, 'h/t', 'source', 'via'),
    ) || new Set(direct.map((lead) => lead.sentence)).size >= ORIGIN_LIMITS.comesBack
  );
}

const FIRST_REPORT_CUES: AttributionCue[] = ['first reported by', 'which broke the story', 'credit line', 'same text'];
const REPORT_CUES: AttributionCue[] = ['according to', 'citing', 'a report in', 'reported', 'reported by'];

/** An unread newsroom needs leads from at least half of the pages on the story. Roots kept by `findRoots` have them. */
function isNamed({ source, leadsHere }: Root, tellers: number): boolean {
  return source ? leadsHere.size >= ORIGIN_LIMITS.leadsToRead : leadsHere.size >= ORIGIN_LIMITS.shareToUnread * tellers;
}

/**
 * Whether an earlier original report outranks the named root: an agency may be second, and a widely cited page may
 * itself rely on a less visible one. False if the earlier page is not credible but the root is: its date is then more
 * likely wrong.
 */
function isClearlyEarlier({ source }: Root, named: Root, others: number, timeline: Timeline): boolean {
  if (!source || (!isCredible(source.profile.tier) && (!named.source || isCredible(named.source.profile.tier))))
    return false;
  if (named.source) return timeline.dating(source).at < timeline.dating(named.source).at;
  return others > named.leadsHere.size;
}
