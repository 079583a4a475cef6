import {
  agencyKey,
  findAgencySite,
  articleCredit,
  hasCue,
  getPrintedTitle,
  type Attribution,
} from '@corroborate/domain';
import { computeContainment, lexicon, nameKey, oneLine, shingles } from '@corroborate/text';
import { ORIGIN_LIMITS } from './origin.thresholds';
import type { Timeline } from './timeline.policy';
import type { Lead, TraceInput, TraceSource } from './trace.types';

/** Which source relies on which, based on attribution, agency credit and copied text. */
export function findLeads(input: TraceInput, tellers: TraceSource[], all: TraceSource[], timeline: Timeline): Lead[] {
  const targets = all.filter(({ id }) => input.relevant.has(id) || input.lean?.has(id));
  return [
    ...leadsFromCitations(input, tellers, targets, timeline),
    ...leadsFromCopies(tellers, targets, all, timeline),
  ];
}

function leadsFromCitations(
  { attributions }: TraceInput,
  nodes: TraceSource[],
  targets: TraceSource[],
  timeline: Timeline,
): Lead[] {
  const tellerIds = new Set(nodes.map(({ id }) => id));
  return nodes.flatMap((node) => {
    const leads = (attributions.get(node.id) ?? []).filter((one) => one.kind === 'outlet' || one.kind === 'agency');
    return leads.flatMap((one) => {
      const target = findTarget(one, node, targets, timeline);
      const site = target?.profile.site ?? one.site;
      if ((!target && !site) || isSameNewsroom(site, node.profile.site)) return [];
      const leans = reliesOnSource(one, leads, node, target !== null && tellerIds.has(target.id));
      return [
        {
          fromId: node.id,
          toId: target?.id ?? null,
          toUrl: target ? null : one.link,
          toSite: site,
          toName: one.source,
          cue: one.cue,
          sentence: one.sentence,
          leans,
        },
      ];
    });
  });
}

const PICTURE_CREDIT = lexicon('en', 'picture-credits').pattern;
/** "Ann Roe/Wire" also counts as a picture credit. */
const isPhotoCredit = (sentence: string): boolean => PICTURE_CREDIT.test(sentence) || /\p{L}\/\p{Lu}/iu.test(sentence);

/**
 * Whether the page relies on that source for the story rather than for a quote or a detail. True if it says who was
 * first, links to a page with the same story, names the newsroom near the top, or names it repeatedly. What a company
 * or a person “said” is news from them, not from a newsroom of that name.
 */
export function reliesOnSource(
  one: Attribution,
  all: readonly Attribution[],
  { article }: Pick<TraceSource, 'article'>,
  linked: boolean,
): boolean {
  if (hasCue(one, 'via') && isPhotoCredit(one.sentence)) return false;
  const saysWhoWasFirst = hasCue(one, 'first reported by', 'which broke the story', 'h/t', 'source', 'via');
  if (saysWhoWasFirst || (linked && one.link !== null)) return true;
  if (hasCue(one, 'said', 'put it this way')) return false;
  const start = oneLine(one.sentence).slice(0, 60);
  const atHead =
    oneLine(getPrintedTitle(article)).includes(start) ||
    oneLine(article.text.slice(0, 2 * ORIGIN_LIMITS.headChars))
      .slice(0, ORIGIN_LIMITS.headChars)
      .includes(start);
  return (
    atHead ||
    all.filter((other) => other.site === one.site && nameKey(other.source) === nameKey(one.source)).length >=
      ORIGIN_LIMITS.comesBack
  );
}

/**
 * Whether both are one newsroom under several domains (`.com` abroad, `.co.uk` at home), which does not rely on itself.
 */
function isSameNewsroom(site: string | null, own: string): boolean {
  const brand = (name: string) => name.split('.')[0] ?? '';
  return site === own || (site !== null && brand(site).length >= 3 && brand(site) === brand(own));
}

function findTarget(one: Attribution, from: TraceSource, nodes: TraceSource[], timeline: Timeline): TraceSource | null {
  const others = nodes.filter((node) => node.id !== from.id);
  const byLink = others.find(
    (node) =>
      one.link !== null && [node.article.url, node.article.finalUrl, node.article.canonicalUrl].includes(one.link),
  );
  if (byLink) return byLink;
  const same = others.filter((node) =>
    one.site !== null ? node.profile.site === one.site : nameKey(node.profile.name) === nameKey(one.source),
  );
  return timeline.first(same);
}

/** Leads of copies: a copy leads to the agency it credits, or to the page whose text it repeats. */
function leadsFromCopies(nodes: TraceSource[], targets: TraceSource[], all: TraceSource[], timeline: Timeline): Lead[] {
  const prints = new Map(all.map((node) => [node.id, shingles(node.article.text)]));
  return nodes.flatMap((node) => {
    const credit = articleCredit(node.article);
    const credited = credit ? leadToAgency(node, credit, targets, timeline) : [];
    if (credited.length > 0) return credited;
    const among = new Set(nodes.map((one) => one.id));
    const limit = ({ id }: TraceSource) => (among.has(id) ? ORIGIN_LIMITS.copy : ORIGIN_LIMITS.copyFromElsewhere);
    const original = timeline.first(
      all.filter((other) => other.id !== node.id && isCopyOf(node, other, { prints, timeline, limit: limit(other) })),
    );
    if (!original) return [];
    return [
      {
        fromId: node.id,
        toId: original.id,
        toUrl: null,
        toSite: original.profile.site,
        toName: original.profile.name,
        cue: 'same text',
        sentence: '',
        leans: true,
      },
    ];
  });
}

function leadToAgency(node: TraceSource, credit: string, nodes: TraceSource[], timeline: Timeline): Lead[] {
  const key = agencyKey(credit);
  const isHome = ({ profile }: TraceSource) =>
    agencyKey(profile.name) === key ||
    profile.site === key ||
    nameKey(profile.site.split('.')[0] ?? '') === nameKey(credit);
  if (isHome(node)) return [];
  const home = timeline.first(nodes.filter((one) => one.id !== node.id && isHome(one)));
  const site = home?.profile.site ?? findAgencySite(credit);
  if (!home && !site) return [];
  return [
    {
      fromId: node.id,
      toId: home?.id ?? null,
      toUrl: null,
      toSite: site,
      toName: credit,
      cue: 'credit line',
      sentence: credit,
      leans: true,
    },
  ];
}

function isCopyOf(
  copy: TraceSource,
  original: TraceSource,
  { prints, timeline, limit }: { prints: Map<number, Set<string>>; timeline: Timeline; limit: number },
): boolean {
  const [a, b] = [prints.get(copy.id), prints.get(original.id)];
  if (!a || !b || a.size < 8 || b.size < 8 || computeContainment(a, b) < limit) return false;
  const [late, early] = [timeline.dating(copy).at, timeline.dating(original).at];
  const open = timeline.undecided(copy, original);
  if (open && copy.profile.tier !== original.profile.tier) return copy.profile.tier > original.profile.tier;
  if (late !== early) return late > early;
  return copy.id > original.id;
}
