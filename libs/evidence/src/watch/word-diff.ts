import { tokensOf, type Token } from './tokens';

/** Words of two texts side by side: those both have, those that went and those that came, in their order. */
export interface DiffPart {
  op: 'same' | 'gone' | 'new';
  text: string;
}

/** Words of a text that are compared; sentences are far shorter. */
const MOST_WORDS = 400;

/** The words of both, in the order of a reader; what is the same stands together. */
export function wordDiff(before: string, after: string): DiffPart[] {
  const [was, is] = [tokensOf(before).slice(0, MOST_WORDS), tokensOf(after).slice(0, MOST_WORDS)];
  return joined(walk(was, is, lengths(was, is)));
}

/** How like two texts are by their words: 1 the same, 0 nothing in common. */
export function likeness(was: readonly Token[], is: readonly Token[]): number {
  if (was.length + is.length === 0) return 1;
  return (2 * lengths(was.slice(0, MOST_WORDS), is.slice(0, MOST_WORDS))[0]![0]!) / (was.length + is.length);
}

/** Longest common runs of the rests from each place on. */
function lengths(was: readonly Token[], is: readonly Token[]): number[][] {
  const table = Array.from({ length: was.length + 1 }, () => new Array<number>(is.length + 1).fill(0));
  for (let i = was.length - 1; i >= 0; i -= 1)
    for (let j = is.length - 1; j >= 0; j -= 1)
      table[i]![j] =
        was[i]!.key === is[j]!.key ? table[i + 1]![j + 1]! + 1 : Math.max(table[i + 1]![j]!, table[i]![j + 1]!);
  return table;
}

function walk(was: readonly Token[], is: readonly Token[], table: number[][]): DiffPart[] {
  const parts: DiffPart[] = [];
  let [i, j] = [0, 0];
  while (i < was.length || j < is.length) {
    const [old, fresh] = [was[i], is[j]];
    if (old && fresh && old.key === fresh.key) {
      parts.push({ op: 'same', text: fresh.raw });
      [i, j] = [i + 1, j + 1];
    } else if (old && (!fresh || table[i + 1]![j]! >= table[i]![j + 1]!)) {
      parts.push({ op: 'gone', text: old.raw });
      i += 1;
    } else {
      parts.push({ op: 'new', text: fresh!.raw });
      j += 1;
    }
  }
  return parts;
}

function joined(parts: readonly DiffPart[]): DiffPart[] {
  const out: DiffPart[] = [];
  for (const part of parts) {
    const last = out.at(-1);
    if (last?.op === part.op) last.text += ` ${part.text}`;
    else out.push({ ...part });
  }
  return out;
}
