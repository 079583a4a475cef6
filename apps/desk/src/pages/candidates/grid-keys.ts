import { toggled } from '../../ui/toggled';

type Key = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey'>;

interface Grid {
  /** Ids of all rows, in order. */
  ids: number[];
  /** Index of the row with keyboard focus. */
  at: number;
  chosen: ReadonlySet<number>;
}

/** Rows to move down per key. */
const STEPS = new Map([
  ['ArrowDown', 1],
  ['ArrowUp', -1],
  ['PageDown', 12],
  ['PageUp', -12],
  ['Home', -Infinity],
  ['End', Infinity],
]);

/** Effect of a key in the grid; null if it has none. */
export function pressed(key: Key, grid: Grid): Partial<Omit<Grid, 'ids'>> | null {
  const step = STEPS.get(key.key);
  if (step !== undefined) return moved(step, key.shiftKey, grid);
  const here = grid.ids[grid.at];
  if (key.key === ' ' && here !== undefined) return { chosen: toggled(grid.chosen, here) };
  if (key.key === 'a' && (key.ctrlKey || key.metaKey)) return { chosen: new Set(grid.ids) };
  return key.key === 'Escape' ? { chosen: new Set() } : null;
}

/** With Shift, selects both the previous and the new row. */
function moved(step: number, choosing: boolean, { ids, at, chosen }: Grid): Partial<Omit<Grid, 'ids'>> {
  const to = Math.min(ids.length - 1, Math.max(0, at + step));
  const [left, come] = [ids[at], ids[to]];
  if (!choosing || left === undefined || come === undefined) return { at: to };
  return { at: to, chosen: new Set([...chosen, left, come]) };
}
