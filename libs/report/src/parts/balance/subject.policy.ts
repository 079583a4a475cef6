import { lexicon, nameKey, withoutCommonSuffix } from '@corroborate/text';
import type { Claim, Topic } from '@corroborate/domain';
import { buildTopicModel } from '@corroborate/reading';

/**
 * First actor of the topic, otherwise the first name in the title or main claim; null if that names only the topic's
 * place.
 */
export function chooseSubject(topic: Topic, claims: Claim[], actors: readonly string[] = []): string | null {
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
