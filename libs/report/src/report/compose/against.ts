import { isCredible, sentenceOf, type PutQuestion, type SourceView } from '@corroborate/domain';
import { listed } from '../days';
import { ofTheCase, told, type Draft, type DraftGroup } from '../draft';
import { plainLine } from '../quoting';
import type { Notes } from './notes';
import { isUnreliable, standingOf } from './standing.words';

/** Sources named in a sentence; the rest is cited without a name. */
const NAMED = 8;

/** Questions of the last look whose bad answer speaks against the story itself. */
const AGAINST: ReadonlySet<string> = new Set(['still-there', 'old-story']);

/**
 * What speaks against the story and is cited nowhere in the given groups. A page that disputes it must not stand in the
 * list of sources alone: it is named, with why it is not quoted.
 */
export function againstGroup(notes: Notes, groups: readonly DraftGroup[]): DraftGroup {
  const cited = citedIn(groups);
  const left = denying(notes).filter((view) => !isCited(view, cited, notes));
  const voices = new Set(
    denying(notes)
      .filter((view) => isCited(view, cited, notes))
      .map(({ clusterId }) => clusterId),
  );
  const sides = { again: [], wholly: [], partly: [], unknown: [], unreliable: [] } as Record<Side, SourceView[]>;
  for (const view of left) sides[sideOf(view, voices)].push(view);
  const further = SIDES.flatMap((side) => (sides[side].length > 0 ? [sentenceFor(side, sides[side], notes)] : []));
  const items = [...signsAgainst(notes), ...further].map((sentence) => ({ sentences: [sentence] }));
  return { heading: `What ${voices.size > 0 ? 'else ' : ''}speaks against it`, as: 'list', items };
}

/** What the last look found against the story, each with its pages. */
export const signsAgainst = (notes: Notes): Draft[] =>
  (notes.data.lastLook?.questions ?? [])
    .filter(({ id, answer }) => answer === 'critical' && AGAINST.has(id))
    .map(({ why, sourceIds }: PutQuestion) => {
      const text = plainLine(sentenceOf(why));
      return ofTheCase(text, { citations: notes.citeFor(text, sourceIds) });
    });

const SIDES = ['wholly', 'partly', 'again', 'unknown', 'unreliable'] as const;
type Side = (typeof SIDES)[number];

const sideOf = (view: SourceView, voices: ReadonlySet<string>): Side => {
  const { tier, clusterId, stance } = view;
  if (isUnreliable(view)) return 'unreliable';
  if (!isCredible(tier)) return 'unknown';
  if (voices.has(clusterId)) return 'again';
  return stance.stance === 'disputes' ? 'wholly' : 'partly';
};

/** By how many names there are. */
const WORDS: Partial<Record<Side, readonly [one: string, many: string]>> = {
  wholly: ['disputes it as well', 'dispute it as well'],
  partly: ['disputes a part of it', 'dispute a part of it'],
  again: [
    'carries a denial that is quoted above, and is no voice of its own',
    'carry a denial that is quoted above, and are no voices of their own',
  ],
};

function sentenceFor(side: Side, views: readonly SourceView[], notes: Notes): Draft {
  const names = [...new Set(views.map(({ name }) => plainLine(name)))];
  const shown = names.length > NAMED ? [...names.slice(0, NAMED), 'others'] : names;
  const [one, many] = WORDS[side] ?? doesNotCount(views);
  return told(`${listed(shown)} ${names.length === 1 ? one : many}.`, notes.citeAll(views.map(({ id }) => id)));
}

const doesNotCount = (views: readonly SourceView[]): readonly [one: string, many: string] => [
  `disputes it and ${standingOf(views)}, so that it does not count`,
  `dispute it and ${standingOf(views)}, so that they do not count`,
];

/** Pages that dispute the story, or one of its own claims; the topic's own page left out. */
function denying({ data }: Notes): SourceView[] {
  const others = new Set(data.claims.filter(({ ofSources }) => ofSources).map(({ id }) => id));
  const said = data.findings.flatMap(({ claimId, evidence }) =>
    others.has(claimId) ? [] : evidence.filter(({ stance }) => stance === 'disputes'),
  );
  const ids = new Set(said.map(({ sourceId }) => sourceId));
  return data.sources.filter(
    ({ id, isTopicPage, stance }) => !isTopicPage && (stance.stance === 'disputes' || ids.has(id)),
  );
}

const isCited = ({ id }: SourceView, cited: ReadonlySet<number>, notes: Notes): boolean =>
  cited.has(notes.cite(id)?.n ?? 0);

const citedIn = (groups: readonly DraftGroup[]): ReadonlySet<number> =>
  new Set(
    groups
      .flatMap(({ items }) => items.flatMap(({ sentences }) => sentences))
      .flatMap((sentence) => (sentence?.minor ? [] : (sentence?.citations ?? [])).map(({ n }) => n)),
  );
