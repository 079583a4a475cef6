import { type Reason, createReason } from '@corroborate/domain';
import { fold, lexicon } from '@corroborate/text';
import { datePage, boundDating, typicalOffset, type Dating } from './dating.policy';
import { DATING_LIMITS } from './origin.thresholds';
import type { TraceSource } from './trace.types';

/** Publication order of the sources, as far as it is known. */
export interface Timeline {
  dating(source: TraceSource): Dating;
  /** Negative when `a` came first. */
  compare(a: TraceSource, b: TraceSource): number;
  /** True if the dates do not show which came first. */
  undecided(a: TraceSource, b: TraceSource): boolean;
  /**
   * The earliest source; among those whose dates cannot be ordered, the one with the most signs of original reporting.
   */
  first(sources: readonly TraceSource[]): TraceSource | null;
  /** Signs of original reporting, read once per source. */
  signs: OwnReportingSigns;
}

/** Timeline with the dates of all sources; `telling`: sources whose dates limit which engine dates are accepted. */
export function buildTimeline(sources: readonly TraceSource[], telling: ReadonlySet<number>): Timeline {
  const offset = typicalOffset(sources);
  const all = new Map(sources.map((one) => [one.id, datePage(one, offset)]));
  const settled = boundDating(new Map([...all].filter(([id]) => telling.has(id))));
  const dating = ({ id }: TraceSource): Dating =>
    settled.get(id) ?? all.get(id) ?? datePage({ article: { published: null }, engineDate: null, archivedBy: null });
  const compare = (a: TraceSource, b: TraceSource): number => {
    const [at, bt] = [dating(a).at, dating(b).at];
    if (at !== bt) return at < bt ? -1 : 1;
    return a.profile.tier - b.profile.tier || a.id - b.id;
  };
  const signs = createSignsCache();
  const first = (nodes: readonly TraceSource[]): TraceSource | null => {
    const lead = [...nodes].sort(compare)[0];
    if (!lead) return null;
    const open = nodes.filter((one) => one === lead || areIndistinguishable(dating(lead), dating(one)));
    const standings = new Map(open.map((one) => [one, sourceStanding(one.profile, signs(one))]));
    return [...open].sort((a, b) => (standings.get(b) ?? 0) - (standings.get(a) ?? 0) || compare(a, b))[0] ?? null;
  };
  const undecided = (a: TraceSource, b: TraceSource): boolean => {
    const [one, other] = compare(a, b) <= 0 ? [a, b] : [b, a];
    return areIndistinguishable(dating(one), dating(other));
  };
  return { dating, compare, undecided, first, signs };
}

/** Whether two times cannot be ordered: clocks differ by a minute; dates without a time or zone may be off by hours. */
function areIndistinguishable(lead: Dating, other: Dating): boolean {
  if (!Number.isFinite(lead.at)) return true;
  const vague = [lead, other].some((one) => one.basis === 'own' && one.to - one.from > DATING_LIMITS.vagueMs);
  return (
    other.at - lead.at <= (vague ? DATING_LIMITS.vagueTieMs : DATING_LIMITS.exactTieMs) &&
    other.from <= lead.to + DATING_LIMITS.exactTieMs
  );
}

function sourceStanding(profile: TraceSource['profile'], signs: readonly Reason[]): number {
  const reputable = profile.tier <= 2 ? 2 : 0;
  return reputable + Math.min(2, signs.length) * 0.5 + (profile.place ? 0.75 : 0);
}

const NAMED_QUOTE = new RegExp(
  String.raw`["“][^"“”]{20,}["”],? (?:${lexicon('en', 'speech-grammar', 'named-quote').source})`,
  'i',
);
const ON_SCENE_WORDS = lexicon('en', 'own-reporting').pattern;

/** Signs of original reporting. */
export function findOwnReportingSigns(text: string, outlet: string): Reason[] {
  const signs: Reason[] = [];
  const [folded, newsroom] = [fold(text), fold(outlet)];
  if (
    folded.includes(`told ${newsroom.startsWith('the ') ? '' : 'the '}${newsroom}`) ||
    folded.includes(`told ${newsroom}`)
  )
    signs.push(createReason('own.spoken-to', { outlet }));
  if (ON_SCENE_WORDS.test(text)) signs.push(createReason('own.on-the-scene'));
  if (NAMED_QUOTE.test(text)) signs.push(createReason('own.quotes'));
  return signs;
}

type OwnReportingSigns = (source: TraceSource) => readonly Reason[];

/**
 * Signs of original reporting per source, computed once and on demand: texts are long, and each source is compared with
 * many others.
 */
function createSignsCache(): OwnReportingSigns {
  const known = new Map<number, readonly Reason[]>();
  return ({ id, article, profile }) => {
    const signs = known.get(id) ?? findOwnReportingSigns(article.text, profile.name);
    known.set(id, signs);
    return signs;
  };
}
