import { createReason, type Claim, type Topic } from '@corroborate/domain';
import { buildTopicModel } from '@corroborate/reading';
import { lexicon, nameKey, withoutCommonSuffix } from '@corroborate/text';
import { usableSources, type NotedCase, type NotedSource } from '../noted/noted.types';
import type { PartsCase } from '../parts.types';
import type { Balance, Side, SourceSlant } from './balance.types';
import { computeScore, computeShares, type SourceGroupSlant } from './score.policy';

/** Sources for and against the subject; null without a subject or notes. */
export function buildBalance(
  { topic, claims, actors }: Pick<PartsCase, 'topic' | 'claims' | 'actors'>,
  noted: NotedCase,
): Balance | null {
  const subject = chooseSubject(topic, claims, actors);
  const sources = usableSources(noted);
  if (!subject || sources.length === 0) return null;
  const groups = groupSlants(sources);
  const sides = computeShares(groups);
  const missing = missingSide(sides, subject);
  return { subject, ...computeScore(groups), sides, sources: sources.map(slantOf), missing };
}

const slantOf = ({ view, notes: { slant, genre } }: NotedSource): SourceSlant => ({
  sourceId: view.id,
  lean: view.lean ?? null,
  side: slant?.side ?? 'neutral',
  passage: slant && { quote: slant.quote, start: slant.start, end: slant.end },
  opinionPage: genre === 'opinion',
});

/** An independent source takes the side of its first page that takes a side. */
const groupSlants = (sources: readonly NotedSource[]): SourceGroupSlant[] =>
  [...new Set(sources.map(({ view }) => view.clusterId))].map((id) => {
    const pages = sources.filter(({ view }) => view.clusterId === id).map(slantOf);
    return { side: pages.find(({ side }) => side !== 'neutral')?.side ?? 'neutral', pages };
  });

const SEARCH_SUFFIX: Readonly<Partial<Record<Side, string>>> = {
  for: lexicon('en', 'toward', 'asked-for').words[0],
  critical: lexicon('en', 'toward', 'asked-against').words[0],
};

/** The missing side, with a query that may find it; null if both sides or neither have sources. */
function missingSide(sides: Balance['sides'], subject: string): Balance['missing'] {
  const hasSources = (side: Side) => sides[side].clusters > 0;
  if (hasSources('for') === hasSources('critical')) return null;
  const side = hasSources('for') ? 'critical' : 'for';
  return createReason('balance.side-missing', {
    side,
    subject,
    query: `"${subject}" ${SEARCH_SUFFIX[side] ?? ''}`.trim(),
  });
}

/**
 * First actor of the topic, otherwise the first name in the title or main claim; null if that names only the topic's
 * place.
 */
function chooseSubject(topic: Topic, claims: Claim[], actors: readonly string[] = []): string | null {
  const { subjects, names } = buildTopicModel(topic, claims);
  const all = [...subjects, ...names].filter((name, at, list) => list.findIndex(matchesName(name)) === at);
  const [first] = [...all].sort(
    (a, b) => subjectRank(a) - subjectRank(b) || positionInTitle(topic.title, a) - positionInTitle(topic.title, b),
  );
  return actors[0] ?? first ?? null;
}

/** Rank: people and organizations, then places and things, then common nouns ("cruise ships"). */
const subjectRank = (name: string): number => {
  if (!/^\p{Lu}/u.test(name) || /\d/.test(name)) return 2;
  return STRUCTURE.test(name) ? 1 : 0;
};
const STRUCTURE = lexicon('en', 'structures').pattern;

const matchesName = (name: string) => (other: string) => nameKey(other) === nameKey(name);

/** Position of a name in the title, for sorting; names that are not in the title come last. */
function positionInTitle(title: string, name: string): number {
  const at = title.toLowerCase().indexOf(withoutCommonSuffix(name).toLowerCase());
  return at < 0 ? Number.MAX_SAFE_INTEGER : at;
}
