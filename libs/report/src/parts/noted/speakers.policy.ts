import { createReason, isCredible, type Reason, type Stance } from '@corroborate/domain';
import type { PageNotes } from '@corroborate/reading';
import { cutAtWord, nameKey, squash } from '@corroborate/text';
import { speakerNames } from './actors.policy';
import { borneOut, voicesFor } from './against.policy';
import { statementDay, type DatedBy } from './day.policy';
import type { Holds, Position, Quoted } from './positions.types';
import type { Borne, EarlierStatement, StatementCheck } from './statements.types';
import type { Theory } from './theories.types';
import { foundGroups, usableSources, idsOf, type Found, type NotedCase } from './noted.types';

type Said = Omit<Found<PageNotes['statements'][number] & { datedBy: DatedBy }>, 'id'>;

const MAX = { statements: 40, perSpeaker: 3, speakers: 8, outlets: 3, quotes: 2, theories: 12, summary: 240 };

/** Statements of named people and organizations, compared with the evidence and their earlier statements. */
export function notedStatements(data: NotedCase): StatementCheck[] {
  const said = saidIn(data);
  const kept: Said[] = [];
  for (const one of said) {
    const own = kept.filter((other) => isSameSpeaker(one, other));
    const again = own.some(({ item }) => item.claimId === one.item.claimId && item.side === one.item.side);
    if (kept.length < MAX.statements && own.length < MAX.perSpeaker && !(one.item.claimId && again)) kept.push(one);
  }
  return kept.map((one) => checkOf(one, said, data));
}

/** Statements on a claim first, each quote once; reliable pages before others. */
function saidIn(data: NotedCase): Said[] {
  const usable = usableSources(data);
  const fullName = speakerNames(usable);
  const all = usable.flatMap(({ view, notes }) =>
    notes.statements.map((item) => ({
      view,
      item: { ...item, speaker: fullName(item.speaker), ...statementDay(item, view, notes) },
    })),
  );
  const once = [...new Map(all.toReversed().map((one) => [`${keyOf(one)} ${squash(one.item.quote)}`, one])).values()];
  return once
    .toReversed()
    .sort((a, b) => Number(a.item.claimId === null) - Number(b.item.claimId === null) || a.view.tier - b.view.tier);
}

const keyOf = ({ item }: Said): string => nameKey(item.speaker);
const isSameSpeaker = (a: Said, b: Said): boolean => keyOf(a) === keyOf(b);
const dayOf = ({ item }: Said): string | null => item.day;

function checkOf(one: Said, all: readonly Said[], data: NotedCase): StatementCheck {
  const { speaker, venue, claimId, quote, start, end, datedBy } = one.item;
  return {
    ...{ speaker, date: dayOf(one), datedBy, venue, summary: cutAtWord(squash(quote), MAX.summary) },
    ...{ quote, start, end, sourceId: one.view.id, claimId },
    ...against(one, data),
    earlier: changedFrom(one, all),
  };
}

/** Only other independent sources can support or contradict a statement. */
function against({ item, view }: Said, data: NotedCase): { evidence: Borne; sourceIds: number[] } {
  const finding = data.findings?.find(({ claimId }) => claimId === item.claimId);
  const borne = item.side === 'neither' ? null : borneOut(item.side, finding);
  const voices = borne === null ? [] : voicesFor(finding, evidenceOf(data), [view.clusterId]);
  if (voices.length === 0) return { evidence: 'open', sourceIds: [] };
  return { evidence: borne ? 'borne-out' : 'contradicted', sourceIds: voices.map(({ id }) => id) };
}

const evidenceOf = ({ findings = [], sources }: NotedCase) => ({ findings, sources: [...sources] });

/** A statement from an earlier day in which the same speaker said the opposite on the same claim. */
function changedFrom(one: Said, all: readonly Said[]): EarlierStatement | null {
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
export const notedPositions = (data: NotedCase): Position[] =>
  data.claims.flatMap(({ id }) => [...speakersOn(id, data), ...outletsOn(id, data)].map((one) => answered(one, data)));

type Held = Omit<Position, 'answered'>;

function speakersOn(claimId: string, data: NotedCase): Held[] {
  const held = new Map<string, Held>();
  for (const { view, item } of saidIn(data).filter((one) => one.item.claimId === claimId)) {
    if (item.side === 'neither') continue;
    const key = `${nameKey(item.speaker)} ${item.side}`;
    const known = held.get(key) ?? position({ claimId, holder: item.speaker, kind: 'speaker', holds: item.side });
    if (known.statements.length < MAX.quotes) known.statements.push(quoted(view.id, item));
    held.set(key, known);
  }
  return [...held.values()].slice(0, MAX.speakers);
}

const HOLDS: Readonly<Partial<Record<PageNotes['stances'][number]['stance'], Holds>>> = {
  supports: 'affirms',
  disputes: 'denies',
};

/** First page of each independent source; the topic's own page has no position. */
function outletsOn(claimId: string, data: NotedCase): Held[] {
  const held = usableSources(data).flatMap(({ view, notes }): [string, Held][] => {
    const stance = notes.stances.find((one) => one.claimId === claimId);
    const holds = stance && HOLDS[stance.stance];
    if (!holds) return [];
    const one = position({ claimId, holder: view.name, kind: 'outlet', holds });
    return [[`${view.clusterId} ${holds}`, { ...one, statements: [quoted(view.id, stance)] }]];
  });
  const once = [...new Map(held.toReversed()).values()].toReversed();
  return (['affirms', 'denies'] as const).flatMap((holds) =>
    once.filter((one) => one.holds === holds).slice(0, MAX.outlets),
  );
}

const position = (one: Omit<Held, 'statements'>): Held => ({ ...one, statements: [] });
const quoted = (sourceId: number, { quote, start, end }: Omit<Quoted, 'sourceId'>): Quoted => ({
  sourceId,
  quote,
  start,
  end,
});

/** Evidence against the position. */
function answered(one: Held, data: NotedCase): Position {
  const finding = data.findings?.find(({ claimId }) => claimId === one.claimId);
  if (!finding || borneOut(one.holds, finding) !== false) return { ...one, answered: null };
  const own = one.statements.flatMap(({ sourceId }) => data.sources.find(({ id }) => id === sourceId)?.clusterId ?? []);
  const voices = voicesFor(finding, evidenceOf(data), own).length;
  const why: Reason | null =
    voices > 0 ? createReason('position.answered', { voices, verdict: finding.verdict }) : null;
  return { ...one, answered: why };
}

/** Alternative explanations, most frequent first, with credible pages for and against each. */
export const notedTheories = (data: NotedCase): Theory[] =>
  foundGroups(data, 'explanations')
    .slice(0, MAX.theories)
    .flatMap((group): Theory[] => {
      const [first] = group;
      if (!first) return [];
      const { text, quote, start, end } = first.item;
      const sides = { for: wordsOn(group, 'supports', data), against: wordsOn(group, 'disputes', data) };
      return [{ text, quote, start, end, sourceIds: idsOf(group), ...sides }];
    });

type Explained = Found<PageNotes['explanations'][number]>;

/** Quotes of other sources; words that only repeat the explanation are neither for nor against it. */
function wordsOn(group: readonly Explained[], wanted: Stance, data: NotedCase): Quoted[] {
  const known = data.explanations?.find(({ items }) => group.some(({ id }) => items.includes(id)));
  const views = new Map(usableSources(data).map(({ view }) => [view.id, view]));
  const said = (known?.evidence ?? []).flatMap(({ sourceId, stance, passage }) => {
    const view = views.get(sourceId);
    const isOwn = group.some(({ item }) => squash(item.quote) === squash(passage.quote));
    return view && stance === wanted && isCredible(view.tier) && !isOwn
      ? [[view.clusterId, { sourceId, ...passage }] as const]
      : [];
  });
  return [...new Map(said.toReversed()).values()].toReversed().slice(0, MAX.quotes);
}
