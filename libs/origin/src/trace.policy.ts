import { containment, fold, isReadable, shingles, words } from '@corroborate/domain';
import type { Article, Attribution, DateRecord, Instant, OriginFinding, SourceProfile, Topic } from '@corroborate/domain';
import { ORIGIN_LIMITS } from './origin.thresholds';

export interface TraceSource {
  id: number;
  article: Article;
  profile: SourceProfile;
  engineDate: DateRecord | null;
  /** The page was already in an archive at this moment. */
  archivedBy: Instant | null;
}

export interface TraceInput {
  topic: Topic;
  sources: TraceSource[];
  attributions: Map<number, Attribution[]>;
  /** Ids of sources that tell the topic's story (supporting, disputing or mentioning it). */
  relevant: Set<number>;
}

interface Lead {
  fromId: number;
  toId: number | null;
  toUrl: string | null;
  toSite: string | null;
  toName: string;
  cue: string;
  sentence: string;
}

/** The earliest report that the others lead back to, with the reasons in sentences. */
export function traceOrigin(input: TraceInput): OriginFinding {
  const nodes = input.sources.filter((one) => input.relevant.has(one.id));
  const all = input.sources.slice(0, ORIGIN_LIMITS.maxSources);
  const leads = [...citationLeads(input, nodes), ...copyLeads(nodes, all)];
  const citations = leads.map(({ fromId, toId, toUrl, cue, sentence }) => ({ fromId, toId, toUrl, cue, sentence }));
  if (nodes.length === 0) return { ...nothing('No page tells this story.'), citations };
  const best = chooseRoot(rootsOf(nodes, all, leads, input.topic));
  return best ? finding(best, leads, citations) : { ...nothing('No page could be taken for the origin.'), citations };
}

const nothing = (reason: string): OriginFinding => ({
  url: null, sourceId: null, site: null, date: null, notLaterThan: null, authoritative: false, confidence: 0, reasons: [reason], citations: [],
});

function citationLeads({ attributions }: TraceInput, nodes: TraceSource[]): Lead[] {
  return nodes.flatMap((node) => {
    const leads = (attributions.get(node.id) ?? []).filter((one) => one.kind === 'outlet' || one.kind === 'agency');
    return leads.flatMap((one) => {
      const target = targetOf(one, node, nodes);
      const site = target?.profile.site ?? one.site;
      if (site === node.profile.site || (!target && !site)) return [];
      return [{ fromId: node.id, toId: target?.id ?? null, toUrl: target ? null : one.link, toSite: site, toName: one.source, cue: one.cue, sentence: one.sentence }];
    });
  });
}

function targetOf(one: Attribution, from: TraceSource, nodes: TraceSource[]): TraceSource | null {
  const others = nodes.filter((node) => node.id !== from.id);
  const byLink = others.find((node) => one.link !== null && [node.article.url, node.article.finalUrl, node.article.canonicalUrl].includes(one.link));
  if (byLink) return byLink;
  const same = others.filter((node) => (one.site !== null ? node.profile.site === one.site : nameKey(node.profile.name) === nameKey(one.source)));
  return earliest(same);
}

const nameKey = (name: string): string => words(fold(name)).map((word) => word.folded).join(' ').replace(/^the /, '');

/** A copy leads to the agency it credits, or to the page whose text it repeats. */
function copyLeads(nodes: TraceSource[], all: TraceSource[]): Lead[] {
  const prints = new Map(all.map((node) => [node.id, shingles(node.article.text)]));
  return nodes.flatMap((node) => {
    const credit = node.article.agencyCredit;
    if (credit) return agencyLead(node, credit, nodes);
    const among = new Set(nodes.map((one) => one.id));
    const original = firstOf(all.filter((other) => other.id !== node.id && isCopyOf(node, other, prints, among.has(other.id) ? ORIGIN_LIMITS.copy : ORIGIN_LIMITS.copyFromElsewhere)));
    if (!original) return [];
    return [{ fromId: node.id, toId: original.id, toUrl: null, toSite: original.profile.site, toName: original.profile.name, cue: 'same text', sentence: '' }];
  });
}

function agencyLead(node: TraceSource, credit: string, nodes: TraceSource[]): Lead[] {
  const key = nameKey(credit.replace(/\bstaff\b|\bwriters?\b/gi, ''));
  const isHome = (one: TraceSource) =>
    nameKey(one.profile.name) === key || AGENCY_HOME.get(key) === one.profile.site || nameKey(one.profile.site.split('.')[0] ?? '') === key;
  if (isHome(node)) return [];
  const home = earliest(nodes.filter((one) => one.id !== node.id && isHome(one)));
  const site = home?.profile.site ?? AGENCY_HOME.get(key) ?? null;
  if (!home && !site) return [];
  return [{ fromId: node.id, toId: home?.id ?? null, toUrl: null, toSite: site, toName: credit, cue: 'credit line', sentence: credit }];
}

const AGENCY_HOME = new Map([
  ['associated press', 'apnews.com'], ['ap', 'apnews.com'], ['reuters', 'reuters.com'], ['afp', 'afp.com'], ['agence france presse', 'afp.com'],
  ['upi', 'upi.com'], ['united press international', 'upi.com'], ['dpa', 'dpa.com'], ['efe', 'efe.com'], ['ansa', 'ansa.it'], ['xinhua', 'news.cn'],
  ['kyodo', 'kyodonews.net'], ['kyodo news', 'kyodonews.net'], ['yonhap', 'yna.co.kr'], ['pti', 'ptinews.com'], ['press trust of india', 'ptinews.com'],
  ['ani', 'aninews.in'], ['tass', 'tass.com'], ['interfax', 'interfax.com'], ['bloomberg', 'bloomberg.com'], ['bloomberg news', 'bloomberg.com'],
]);

function isCopyOf(copy: TraceSource, original: TraceSource, prints: Map<number, Set<string>>, limit: number): boolean {
  const [a, b] = [prints.get(copy.id), prints.get(original.id)];
  if (!a || !b || a.size < 8 || b.size < 8 || containment(a, b) < limit) return false;
  const order = moment(copy) - moment(original);
  if (Number.isFinite(order) && order !== 0) return order > 0;
  if (copy.profile.tier !== original.profile.tier) return copy.profile.tier > original.profile.tier;
  return copy.id > original.id;
}

/** The earliest moment at which the page can be shown to have stood there. An engine's date alone proves nothing. */
function moment(source: TraceSource): number {
  const { published } = source.article;
  const own = published && published.signal !== 'engine' ? Date.parse(published.value) : Number.POSITIVE_INFINITY;
  const archived = source.archivedBy ? Date.parse(source.archivedBy) : Number.POSITIVE_INFINITY;
  return Math.min(own, archived);
}

/** For pages without any date of their own: the engine's date, good only for an order among them. */
const shownMoment = (source: TraceSource): number => {
  const shown = source.engineDate ?? source.article.published;
  return shown ? Date.parse(shown.value) : Number.POSITIVE_INFINITY;
};

function earliest(nodes: TraceSource[]): TraceSource | null {
  return firstOf(nodes);
}

/** The span in which the page came out: a bare day may mean any hour of it. */
function span(source: TraceSource): { from: number; to: number } {
  const at = moment(source);
  const { published } = source.article;
  if (!Number.isFinite(at)) return { from: Number.POSITIVE_INFINITY, to: Number.POSITIVE_INFINITY };
  const vague = published !== null && published.signal !== 'engine' && at === Date.parse(published.value) ? VAGUE_MS[published.precision] : 0;
  return { from: at - Math.min(vague, HALF_DAY), to: at + vague };
}
const HALF_DAY = 43_200_000;
const VAGUE_MS: Record<DateRecord['precision'], number> = { second: 0, minute: 0, hour: 3_600_000, day: 2 * HALF_DAY, month: 62 * HALF_DAY, year: 730 * HALF_DAY };

/** Of pages whose dates cannot be told apart, the one that looks like the reporter's own: local, reporting itself, more reputable. */
function firstOf(nodes: TraceSource[]): TraceSource | null {
  const bound = Math.min(...nodes.map((one) => span(one).to));
  const open = Number.isFinite(bound) ? nodes.filter((one) => span(one).from <= bound) : nodes;
  return [...open].sort((a, b) => ownWork(b) - ownWork(a) || byMoment(a, b))[0] ?? null;
}

function ownWork(source: TraceSource): number {
  const exact = span(source).to === span(source).from ? 1 : 0;
  const reputable = source.profile.tier <= 2 ? 1 : 0;
  return 2 * reputable + exact + Math.min(2, ownReportingSigns(source.article.text, source.profile.name).length) * 0.5 + (source.profile.place ? 0.75 : 0);
}

function byMoment(a: TraceSource, b: TraceSource): number {
  const [ma, mb] = [moment(a), moment(b)];
  if (ma !== mb) return ma < mb ? -1 : 1;
  const [sa, sb] = [shownMoment(a), shownMoment(b)];
  return sa !== sb ? (sa < sb ? -1 : 1) : a.profile.tier - b.profile.tier || a.id - b.id;
}

interface Root {
  source: TraceSource | null;
  site: string | null;
  url: string | null;
  name: string;
  /** Sources whose chain ends here. */
  leadsHere: Set<number>;
  isTopic: boolean;
  dateIsOwn: boolean;
}

function rootsOf(nodes: TraceSource[], all: TraceSource[], leads: Lead[], topic: Topic): Root[] {
  const byId = new Map(all.map((node) => [node.id, node]));
  const roots = new Map<string, Root>();
  for (const node of nodes) {
    const end = follow(node, leads, byId);
    const source = end.source;
    const key = source ? `#${source.id}` : `@${end.site ?? end.url ?? end.name}`;
    const root = roots.get(key) ?? {
      ...end,
      leadsHere: new Set<number>(),
      isTopic: source !== null && isTopicPage(source, topic),
      dateIsOwn: source !== null && Number.isFinite(moment(source)),
    };
    if (!source || source.id !== node.id) root.leadsHere.add(node.id);
    roots.set(key, root);
  }
  return [...roots.values()];
}

const isTopicPage = (source: TraceSource, topic: Topic): boolean =>
  topic.url !== null && [source.article.url, source.article.finalUrl, source.article.canonicalUrl].includes(topic.url);

function follow(start: TraceSource, leads: Lead[], byId: Map<number, TraceSource>): Pick<Root, 'source' | 'site' | 'url' | 'name'> {
  let at = start;
  const seen = new Set([at.id]);
  for (let step = 0; step < ORIGIN_LIMITS.maxSteps; step += 1) {
    const lead = pickLead(leads.filter((one) => one.fromId === at.id && (one.toId === null || !seen.has(one.toId))));
    if (!lead) break;
    const next = lead.toId === null ? null : byId.get(lead.toId);
    if (!next) return { source: null, site: lead.toSite, url: lead.toUrl, name: lead.toName };
    seen.add(next.id);
    at = next;
  }
  return { source: at, site: at.profile.site, url: at.article.canonicalUrl || at.article.url, name: at.profile.name };
}

/** Of several leads the plainest: "first reported by" before "according to" before a link; read pages before unread. */
function pickLead(leads: Lead[]): Lead | undefined {
  const strength = (lead: Lead) =>
    (/first reported|broke the story|credit line|same text/.test(lead.cue) ? 4 : /report|according|citing/.test(lead.cue) ? 2 : 1) + (lead.toId !== null ? 1 : 0);
  return [...leads].sort((a, b) => strength(b) - strength(a))[0];
}

/** A root that several name beats one that is merely early; among the unnamed the earliest; the topic's own page comes last. */
function chooseRoot(roots: Root[]): Root | undefined {
  const outside = roots.filter((root) => !root.isTopic);
  const pool = outside.length > 0 && !(outside.every((root) => root.leadsHere.size === 0) && onlyTopicIsNamed(roots)) ? outside : roots;
  const readable = pool.filter((root) => root.source === null || isReadable(root.source.article.verdict));
  const able = readable.length > 0 ? readable : pool;
  const named = able.filter((root) => root.leadsHere.size >= 2 || (root.source === null && root.leadsHere.size >= 1));
  const first = firstOf(able.flatMap((root) => root.source ?? []));
  const most = [...named].sort((a, b) => b.leadsHere.size - a.leadsHere.size || (a.source && b.source ? byMoment(a.source, b.source) : a.source ? -1 : 1))[0];
  if (!most) return able.find((root) => root.source === first) ?? able[0];
  if (first && most.source !== first && clearlyEarlier(first, most, able)) return able.find((root) => root.source === first);
  return most;
}

const onlyTopicIsNamed = (roots: Root[]): boolean => roots.some((root) => root.isTopic && root.leadsHere.size >= 2);

/** A credible report of its own that stood before everything that leads to the named root outdoes it: an agency may come second. */
function clearlyEarlier(first: TraceSource, named: Root, roots: Root[]): boolean {
  if (first.profile.tier > 2) return false;
  if (named.source) return span(first).to < span(named.source).from;
  const others = roots.flatMap((root) => root.source ?? []).length;
  return others > named.leadsHere.size;
}

function finding(root: Root, leads: Lead[], citations: OriginFinding['citations']): OriginFinding {
  const source = root.source;
  const published = source?.article.published ?? null;
  const own = published && published.signal !== 'engine' ? published : null;
  const archived = source?.archivedBy ?? null;
  const redated = own !== null && archived !== null && Date.parse(archived) < Date.parse(own.value);
  const bounds = [own && !redated ? (own.latest ?? own.value) : null, archived].filter((one): one is string => one !== null).sort();
  return {
    url: root.url,
    sourceId: source?.id ?? null,
    site: root.site,
    date: redated ? null : (own ?? published ?? source?.engineDate ?? null),
    notLaterThan: bounds[0] ?? null,
    authoritative: source ? source.profile.kind === 'official' || source.profile.kind === 'wire' : AGENCY_HOMES.has(root.site ?? ''),
    confidence: confidenceOf(root),
    reasons: reasonsOf(root, leads, redated),
    citations,
  };
}

const AGENCY_HOMES = new Set(AGENCY_HOME.values());

function confidenceOf(root: Root): number {
  const base = root.leadsHere.size > 0 ? ORIGIN_LIMITS.named : root.dateIsOwn ? ORIGIN_LIMITS.earliest : ORIGIN_LIMITS.undated;
  return Math.max(10, Math.min(95, base + ORIGIN_LIMITS.perLead * Math.max(0, root.leadsHere.size - 1) - (root.isTopic ? 15 : 0)));
}

function reasonsOf(root: Root, leads: Lead[], redated: boolean): string[] {
  const reasons: string[] = [];
  const direct = leads.filter((lead) => (root.source ? lead.toId === root.source.id : lead.toId === null && lead.toSite === root.site));
  if (root.leadsHere.size > 0) reasons.push(`${root.leadsHere.size} source(s) lead back to ${root.name}${direct[0] ? ` (“${direct[0].cue}”)` : ''}.`);
  if (root.source && root.leadsHere.size === 0) reasons.push('No other report is named as its source, and it is the earliest that can be dated.');
  if (root.source === null) reasons.push('The page itself was not among those read; the credit names the newsroom.');
  if (root.source && !root.dateIsOwn) reasons.push('It bears no date of its own; the order rests on what others say of it.');
  if (redated) reasons.push('An archive held the page before the date it now bears.');
  const signs = root.source ? ownReportingSigns(root.source.article.text, root.source.profile.name) : [];
  reasons.push(...signs);
  if (root.isTopic) reasons.push("It is the topic's own page: nothing leads elsewhere.");
  return reasons;
}

/** Marks of a reporter's own work. */
export function ownReportingSigns(text: string, outlet: string): string[] {
  const signs: string[] = [];
  if (fold(text).includes(`told ${fold(outlet).startsWith('the ') ? '' : 'the '}${fold(outlet)}`) || fold(text).includes(`told ${fold(outlet)}`)) signs.push(`People spoke to ${outlet} itself.`);
  if (/\b(?:a visit (?:to|by)|at the scene|(?:this|our) reporter|reviewed by|seen by|was there|on the scene)\b/i.test(text)) signs.push('It tells of being on the scene or seeing papers itself.');
  if (/["“][^"“”]{20,}["”],? (?:said|says|told)/i.test(text)) signs.push('It quotes people by name.');
  return signs;
}
