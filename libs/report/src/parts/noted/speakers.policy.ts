import {
  createReason,
  isCredible,
  type Reason,
  type Stance,
  isCredibleElsewhere,
  type ClaimFinding,
  type SourceView,
} from '@corroborate/domain';
import type { PageNotes } from '@corroborate/reading';
import { cutAtWord, nameKey, collapseWhitespace } from '@corroborate/text';
import { speakerNames } from './actors.policy';
import { statementDay, type DatedBy } from './day.policy';
import type { Holds, Position, Quoted } from './positions.types';
import type { StatementEvidence, EarlierStatement, StatementCheck } from './statements.types';
import type { Theory } from './theories.types';
import { groupFoundItems, usableSources, listIds, type FoundItem, type NotedCase } from './noted.types';

type SpokenStatement = Omit<FoundItem<PageNotes['statements'][number] & { datedBy: DatedBy }>, 'id'>;

const SPEAKER_LIMITS = {
  statements: 40,
  perSpeaker: 3,
  speakers: 8,
  outlets: 3,
  quotes: 2,
  theories: 12,
  summary: 240,
};

/** Statements of named people and organizations, compared with the evidence and their earlier statements. */
export function collectNotedStatements(data: NotedCase): StatementCheck[] {
  const statements = collectStatements(data);
  const kept: SpokenStatement[] = [];
  for (const one of statements) {
    const own = kept.filter((other) => isSameSpeaker(one, other));
    const again = own.some(({ item }) => item.claimId === one.item.claimId && item.side === one.item.side);
    if (
      kept.length < SPEAKER_LIMITS.statements &&
      own.length < SPEAKER_LIMITS.perSpeaker &&
      !(one.item.claimId && again)
    )
      kept.push(one);
  }
  return kept.map((one) => checkStatement(one, statements, data));
}

/** Statements, those on a claim first, each quote once; reliable pages before others. */
function collectStatements(data: NotedCase): SpokenStatement[] {
  const usable = usableSources(data);
  const fullName = speakerNames(usable);
  const all = usable.flatMap(({ view, notes }) =>
    notes.statements.map((item) => ({
      view,
      item: { ...item, speaker: fullName(item.speaker), ...statementDay(item, view) },
    })),
  );
  const once = [
    ...new Map(all.toReversed().map((one) => [`${keyOf(one)} ${collapseWhitespace(one.item.quote)}`, one])).values(),
  ];
  return once
    .toReversed()
    .sort((a, b) => Number(a.item.claimId === null) - Number(b.item.claimId === null) || a.view.tier - b.view.tier);
}

const keyOf = ({ item }: SpokenStatement): string => nameKey(item.speaker);
const isSameSpeaker = (a: SpokenStatement, b: SpokenStatement): boolean => keyOf(a) === keyOf(b);
const dayOf = ({ item }: SpokenStatement): string | null => item.day;

function checkStatement(one: SpokenStatement, all: readonly SpokenStatement[], data: NotedCase): StatementCheck {
  const { speaker, venue, claimId, quote, start, end, datedBy } = one.item;
  return {
    ...{
      speaker,
      date: dayOf(one),
      datedBy,
      venue,
      summary: cutAtWord(collapseWhitespace(quote), SPEAKER_LIMITS.summary),
    },
    ...{ quote, start, end, sourceId: one.view.id, claimId },
    ...compareWithEvidence(one, data),
    earlier: findReversal(one, all),
  };
}

/** Evidence on a statement. Only other independent sources can support or contradict it. */
function compareWithEvidence(
  { item, view }: SpokenStatement,
  data: NotedCase,
): { evidence: StatementEvidence; sourceIds: number[] } {
  const finding = data.findings?.find(({ claimId }) => claimId === item.claimId);
  const borne = item.side === 'neither' ? null : agreesWithVerdict(item.side, finding);
  const groups = borne === null ? [] : supportingGroups(finding, evidenceOf(data), [view.clusterId]);
  if (groups.length === 0) return { evidence: 'open', sourceIds: [] };
  return { evidence: borne ? 'borne-out' : 'contradicted', sourceIds: groups.map(({ id }) => id) };
}

const evidenceOf = ({ findings = [], sources }: NotedCase) => ({ findings, sources: [...sources] });

/** A statement from an earlier day in which the same speaker said the opposite on the same claim. */
function findReversal(one: SpokenStatement, all: readonly SpokenStatement[]): EarlierStatement | null {
  const { claimId, side } = one.item;
  const day = dayOf(one);
  const before = all.find((other) => {
    const opposite = other.item.claimId === claimId && other.item.side !== 'neither' && other.item.side !== side;
    return opposite && isSameSpeaker(one, other) && (dayOf(other) ?? '9999') < (day ?? '');
  });
  if (!before || claimId === null || side === 'neither') return null;
  const { id, url } = before.view;
  return { quote: before.item.quote, sourceId: id, url, date: dayOf(before), changed: true };
}

/** Positions on each claim: quoted people and organizations first, then outlets. */
export const collectPositions = (data: NotedCase): Position[] =>
  data.claims.flatMap(({ id }) =>
    [...speakerPositions(id, data), ...outletPositions(id, data)].map((one) => answerPosition(one, data)),
  );

type UnansweredPosition = Omit<Position, 'answered'>;

function speakerPositions(claimId: string, data: NotedCase): UnansweredPosition[] {
  const held = new Map<string, UnansweredPosition>();
  for (const { view, item } of collectStatements(data).filter((one) => one.item.claimId === claimId)) {
    if (item.side === 'neither') continue;
    const key = `${nameKey(item.speaker)} ${item.side}`;
    const known = held.get(key) ?? emptyPosition({ claimId, holder: item.speaker, kind: 'speaker', holds: item.side });
    if (known.statements.length < SPEAKER_LIMITS.quotes) known.statements.push(toQuoted(view.id, item));
    held.set(key, known);
  }
  return [...held.values()].slice(0, SPEAKER_LIMITS.speakers);
}

const STANCE_TO_HOLDS: Readonly<Partial<Record<PageNotes['stances'][number]['stance'], Holds>>> = {
  supports: 'affirms',
  disputes: 'denies',
};

/** Positions of outlets, each from the first page of an independent source; the topic's own page has no position. */
function outletPositions(claimId: string, data: NotedCase): UnansweredPosition[] {
  const held = usableSources(data).flatMap(({ view, notes }): [string, UnansweredPosition][] => {
    const stance = notes.stances.find((one) => one.claimId === claimId);
    const holds = stance && STANCE_TO_HOLDS[stance.stance];
    if (!holds) return [];
    const one = emptyPosition({ claimId, holder: view.name, kind: 'outlet', holds });
    return [[`${view.clusterId} ${holds}`, { ...one, statements: [toQuoted(view.id, stance)] }]];
  });
  const once = [...new Map(held.toReversed()).values()].toReversed();
  return (['affirms', 'denies'] as const).flatMap((holds) =>
    once.filter((one) => one.holds === holds).slice(0, SPEAKER_LIMITS.outlets),
  );
}

const emptyPosition = (one: Omit<UnansweredPosition, 'statements'>): UnansweredPosition => ({ ...one, statements: [] });
const toQuoted = (sourceId: number, { quote, start, end }: Omit<Quoted, 'sourceId'>): Quoted => ({
  sourceId,
  quote,
  start,
  end,
});

/** The position, with the evidence against it. */
function answerPosition(one: UnansweredPosition, data: NotedCase): Position {
  const finding = data.findings?.find(({ claimId }) => claimId === one.claimId);
  if (!finding || agreesWithVerdict(one.holds, finding) !== false) return { ...one, answered: null };
  const own = one.statements.flatMap(({ sourceId }) => data.sources.find(({ id }) => id === sourceId)?.clusterId ?? []);
  const groupCount = supportingGroups(finding, evidenceOf(data), own).length;
  const why: Reason | null =
    groupCount > 0 ? createReason('position.answered', { voices: groupCount, verdict: finding.verdict }) : null;
  return { ...one, answered: why };
}

/**
 * Alternative explanations, those with the most independent sources first, with credible pages for and against each.
 */
export const collectTheories = (data: NotedCase): Theory[] =>
  groupFoundItems(data, 'explanations')
    .slice(0, SPEAKER_LIMITS.theories)
    .flatMap((group): Theory[] => {
      const [first] = group;
      if (!first) return [];
      const { text, quote, start, end } = first.item;
      const sides = {
        for: quotesOnExplanation(group, 'supports', data),
        against: quotesOnExplanation(group, 'disputes', data),
      };
      return [{ text, quote, start, end, sourceIds: listIds(group), ...sides }];
    });

type FoundExplanation = FoundItem<PageNotes['explanations'][number]>;

/** Quotes from other sources; a quote that only repeats the explanation is neither for nor against it. */
function quotesOnExplanation(group: readonly FoundExplanation[], wanted: Stance, data: NotedCase): Quoted[] {
  const known = data.explanations?.find(({ items }) => group.some(({ id }) => items.includes(id)));
  const views = new Map(usableSources(data).map(({ view }) => [view.id, view]));
  const quotes = (known?.evidence ?? []).flatMap(({ sourceId, stance, passage }) => {
    const view = views.get(sourceId);
    const isSameQuote = group.some(({ item }) => collapseWhitespace(item.quote) === collapseWhitespace(passage.quote));
    return view && stance === wanted && isCredible(view.tier) && !isSameQuote
      ? [[view.clusterId, { sourceId, ...passage }] as const]
      : [];
  });
  return [...new Map(quotes.toReversed()).values()].toReversed().slice(0, SPEAKER_LIMITS.quotes);
}

interface ClaimEvidence {
  findings: readonly ClaimFinding[];
  sources: readonly SourceView[];
}

/** Whether the verdict on the claim agrees with the position; null if undecided. */
function agreesWithVerdict(holds: Holds, finding: ClaimFinding | undefined): boolean | null {
  if (finding?.verdict === 'verified') return holds === 'affirms';
  if (finding?.verdict === 'refuted') return holds === 'denies';
  return null;
}

/** Credible sources that agree with the verdict, one per independent source, excluding the given ones. */
function supportingGroups(
  finding: ClaimFinding | undefined,
  { sources }: ClaimEvidence,
  besides: readonly string[],
): SourceView[] {
  const wanted = finding?.verdict === 'refuted' ? 'disputes' : 'supports';
  const views = (finding?.evidence ?? [])
    .filter(({ stance }) => stance === wanted)
    .flatMap(({ sourceId }) => sources.find(({ id }) => id === sourceId) ?? [])
    .filter((view) => isCredibleElsewhere(view) && !besides.includes(view.clusterId));
  return [...new Map(views.map((view) => [view.clusterId, view])).values()];
}
