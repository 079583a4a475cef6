import { createReason, isAgencySite, points, type Points, type Reason, type OriginFinding } from '@corroborate/domain';
import { rankCandidates, buildOriginOutlet } from './candidates.policy';
import { findLeads } from './leads.policy';
import { ORIGIN_LIMITS } from './origin.thresholds';
import { chooseRoot, findRoots } from './roots.policy';
import { buildTimeline, type Timeline } from './timeline.policy';
import type { Lead, Root, TraceInput, TraceSource } from './trace.types';

/** The earliest report that the others lead back to, with reasons. */
export function traceOrigin(input: TraceInput): OriginFinding {
  const all = [...input.sources]
    .sort((a, b) => relevanceRank(input, a.id) - relevanceRank(input, b.id))
    .slice(0, ORIGIN_LIMITS.maxSources);
  const tellers = all.filter((one) => input.relevant.has(one.id));
  const timeline = buildTimeline(all, input.relevant);
  const leads = findLeads(input, tellers, all, timeline);
  const citations = leads.map(({ fromId, toId, toUrl, cue, sentence, leans }) => ({
    fromId,
    toId,
    toUrl,
    cue,
    sentence,
    leans,
  }));
  if (tellers.length === 0) return { ...emptyFinding(createReason('origin.no-teller')), citations };
  const roots = findRoots(tellers, all, leads, input.topic);
  const best = chooseRoot(roots, timeline);
  const more = best
    ? {
        candidates: rankCandidates(roots, best, tellers, timeline),
        outlet: best.source ? buildOriginOutlet(best.source, input.topic, all.filter(createEventFilter(input))) : null,
      }
    : {};
  return best
    ? { ...toFinding(best, leads, citations, timeline), ...more }
    : { ...emptyFinding(createReason('origin.none')), citations };
}

/** Excludes what an outlet wrote about other events. */
const createEventFilter =
  ({ relevant, lean }: TraceInput) =>
  ({ id }: TraceSource): boolean =>
    relevant.has(id) || lean?.has(id) === true;

/** Pages on the story rank first, so they are the ones kept. */
const relevanceRank = ({ relevant, lean }: TraceInput, id: number): number => {
  if (relevant.has(id)) return 0;
  return lean?.has(id) ? 1 : 2;
};

const emptyFinding = (reason: Reason): OriginFinding => ({
  url: null,
  sourceId: null,
  site: null,
  date: null,
  notLaterThan: null,
  authoritative: false,
  confidence: points(0),
  reasons: [reason],
  citations: [],
});

function toFinding(
  root: Root,
  leads: Lead[],
  citations: OriginFinding['citations'],
  timeline: Timeline,
): OriginFinding {
  const { source } = root;
  const dating = source ? timeline.dating(source) : null;
  const published = source?.article.published ?? null;
  const own = published && published.signal !== 'engine' ? published : null;
  return {
    url: root.url,
    sourceId: source?.id ?? null,
    site: root.site,
    date: dating?.redated ? null : (own ?? published ?? source?.engineDate ?? null),
    notLaterThan: dating?.notLaterThan ?? null,
    authoritative: source
      ? source.profile.kind === 'official' || source.profile.kind === 'wire'
      : isAgencySite(root.site),
    confidence: confidenceOf(root, timeline),
    reasons: reasonsOf(root, leads, timeline),
    citations,
  };
}

function confidenceOf(root: Root, timeline: Timeline): Points {
  const proven = root.source !== null && timeline.dating(root.source).notLaterThan !== null;
  const unnamed = proven ? ORIGIN_LIMITS.earliest : ORIGIN_LIMITS.undated;
  const base = root.leadsHere.size > 0 ? ORIGIN_LIMITS.named : unnamed;
  return points(
    Math.max(
      10,
      Math.min(95, base + ORIGIN_LIMITS.perLead * Math.max(0, root.leadsHere.size - 1) - (root.isTopic ? 15 : 0)),
    ),
  );
}

function reasonsOf(root: Root, leads: Lead[], timeline: Timeline): Reason[] {
  const { source, leadsHere } = root;
  const direct = leads.find((lead) =>
    source ? lead.toId === source.id : lead.toId === null && lead.toSite === root.site,
  );
  const reasons: Reason[] = [];
  if (leadsHere.size > 0)
    reasons.push(
      createReason('origin.leads-back', { sources: leadsHere.size, name: root.name, cue: direct?.cue || null }),
    );
  if (!source) return [...reasons, createReason('origin.page-unread')];
  if (leadsHere.size === 0) reasons.push(createReason('origin.nobody-earlier'));
  reasons.push(...datingReasons(root, timeline), ...timeline.signs(source));
  if (root.isTopic) reasons.push(createReason('origin.topics-own'));
  return reasons;
}

function datingReasons({ source }: Root, timeline: Timeline): Reason[] {
  const dating = source ? timeline.dating(source) : null;
  if (!dating) return [];
  if (dating.redated) return [createReason('dated.redated')];
  if (dating.basis === 'archive') return [createReason('dated.by-archive', { by: dating.notLaterThan })];
  if (dating.basis === 'engine') return [createReason('dated.by-engine')];
  if (dating.basis === 'none') return [createReason('dated.by-nothing')];
  if (dating.basis === 'sharpened') return [createReason('dated.sharpened')];
  return dating.to - dating.from > 3_600_000 ? [createReason('dated.vague')] : [];
}
