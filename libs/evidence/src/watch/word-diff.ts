import type { DiffPart } from '@corroborate/domain';
import { diffArrays } from 'diff';
import { tokenize, type Token } from './tokens';

/** Maximum number of words compared; sentences are far shorter. */
const MAX_WORDS = 400;

/** The words of both texts in reading order, with adjacent words of one kind merged. */
export const wordDiff = (before: string, after: string): DiffPart[] =>
  toDiffParts(tokenize(before), tokenize(after)).map(({ added, removed, value }) => ({
    op: (added && 'new') || (removed && 'gone') || 'same',
    text: value.map(({ raw }) => raw).join(' '),
  }));

/** Similarity of two texts by words: 1 = equal, 0 = no words in common. */
export function similarity(was: readonly Token[], is: readonly Token[]): number {
  if (was.length + is.length === 0) return 1;
  const same = toDiffParts(was, is).filter(({ added, removed }) => !added && !removed);
  return (2 * same.reduce((sum, { count }) => sum + count, 0)) / (was.length + is.length);
}

const toDiffParts = (was: readonly Token[], is: readonly Token[]) =>
  diffArrays(was.slice(0, MAX_WORDS), is.slice(0, MAX_WORDS), { comparator: (one, other) => one.key === other.key });
