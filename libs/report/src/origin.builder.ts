import { isAnswered, toReasonData, toReasonText, type EarlierSearch } from '@corroborate/domain';
import type { CaseData } from './case.types';
import type { InvestigationResult } from './result.schema';
import { publicPlatform } from './platform';
import { ungroupedOriginPages } from './relevant-sources';
import { replaceSitesByNames } from './report/printed-names';
import { formatReasons } from './formatted-reasons';

type Origin = NonNullable<InvestigationResult['original_source']>;

/** Origin of the story, its publisher, other candidates, propagation, and places not searched. */
export function originLine(data: Pick<CaseData, 'origin' | 'sources' | 'coverage'>): Origin | null {
  const { origin, sources } = data;
  if (!origin?.site && !origin?.url) return null;
  return {
    url: origin.url,
    source_id: origin.sourceId,
    site: origin.site,
    date: origin.date,
    not_later_than: origin.notLaterThan,
    authoritative: origin.authoritative,
    confidence: origin.confidence,
    ...withOutletNames(formatReasons(origin.reasons), sources),
    citations: origin.citations,
    credibility: credibilityLine(origin.outlet ?? null),
    account: accountLine(origin.account ?? null),
    candidates: (origin.candidates ?? []).map(({ sourceId, reasons, ...rest }) => ({
      source_id: sourceId,
      ...rest,
      name: sources.find(({ id }) => id === sourceId)?.name ?? rest.name,
      ...withOutletNames(formatReasons(reasons), sources),
    })),
    ...ungroupedLine(data),
    propagation: propagationLine(data),
    earlier_search: origin.earlier ? earlierSearchLine(origin.earlier) : null,
    not_searched: notSearchedLine(data),
  };
}

function ungroupedLine(data: Pick<CaseData, 'origin' | 'sources'>): Pick<Origin, 'beside_voices'> {
  const beside = ungroupedOriginPages(data);
  if (beside.length === 0) return {};
  return {
    beside_voices: beside.map(({ id, name, isTopicPage }) => ({ source_id: id, name, topic_page: isTopicPage })),
  };
}

/** Replaces site names with outlet names in the sentences; reason codes keep the site names. */
const withOutletNames = <T extends { reasons: string[] }>(item: T, sources: CaseData['sources']): T => ({
  ...item,
  reasons: item.reasons.map((reason) => replaceSitesByNames(reason, sources)),
});

const earlierSearchLine = ({ windows, stop }: EarlierSearch): Origin['earlier_search'] => ({
  windows,
  stop: toReasonText(stop),
  stop_code: toReasonData(stop),
});

type Outlet = NonNullable<NonNullable<CaseData['origin']>['outlet']>;

function credibilityLine(outlet: Outlet | null): Origin['credibility'] {
  if (!outlet) return null;
  const { ownerGroup, coversField, reasons, ...rest } = outlet;
  return { ...rest, ...formatReasons(reasons), owner_group: ownerGroup, covers_field: coversField };
}

type Account = NonNullable<NonNullable<CaseData['origin']>['account']>;

function accountLine(account: Account | null): Origin['account'] {
  if (!account) return null;
  const { platform, coversField, reasons } = account;
  return { platform: publicPlatform(platform), covers_field: coversField, ...formatReasons(reasons) };
}

/** Propagation graph: pages as nodes, reliance as edges; `to` is null for an unread page. */
function propagationLine({ origin, sources }: Pick<CaseData, 'origin' | 'sources'>): Origin['propagation'] {
  const edges = (origin?.citations ?? []).map(({ fromId, toId, toUrl, cue, leans }) => ({
    from: fromId,
    to: toId,
    to_url: toUrl,
    cue,
    leans: leans ?? true,
  }));
  const inside = new Set([...edges.flatMap(({ from, to }) => [from, to]), origin?.sourceId ?? null]);
  const nodes = sources
    .filter(({ id }) => inside.has(id))
    .map(({ id, url, site, published }) => ({ source_id: id, url, site, published, origin: id === origin?.sourceId }));
  return { nodes, edges };
}

/** Search engines that never responded, with reasons; an earlier report could exist there. */
export function notSearchedLine({ coverage }: Pick<CaseData, 'coverage'>): Origin['not_searched'] {
  const providers = [...new Set(coverage.map(({ provider }) => provider))];
  return providers.flatMap((provider) => {
    const rows = coverage.filter((row) => row.provider === provider);
    const [first] = rows;
    return first && !rows.some(({ outcome }) => isAnswered({ kind: outcome }))
      ? [{ place: provider, reason: `${first.outcome}${first.reason ? `: ${first.reason}` : ''}` }]
      : [];
  });
}
