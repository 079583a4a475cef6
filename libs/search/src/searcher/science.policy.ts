import type { Topic } from '@corroborate/domain';
import { wordsOf } from '../text/words';

const FIELDS = new Set(['science', 'research', 'health', 'medicine', 'medical', 'environment', 'climate', 'space', 'biology', 'physics']); // prettier-ignore
/** Words that reports on papers use; words of daily life beside them prove nothing. */
const SIGNS = new Set(['study', 'studies', 'researcher', 'researchers', 'scientist', 'scientists', 'journal', 'vaccine', 'vaccines', 'peer-reviewed', 'preprint', 'clinical', 'epidemiologists', 'genome', 'astronomers', 'virologists']); // prettier-ignore

/** Is a register of scholarly papers likely to hold something about the topic? */
export function isScience({ category, title }: Pick<Topic, 'category' | 'title'>): boolean {
  const named = (category ?? '').toLowerCase().split(/[^a-z]+/);
  return named.some((word) => FIELDS.has(word)) || wordsOf(title.toLowerCase()).some((word) => SIGNS.has(word));
}
