import { toggleItem } from '../../ui/toggled';

type KeyPress = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey'>;

interface GridState {
  /** Ids of all rows, in order. */
  ids: number[];
  /** Index of the row with keyboard focus. */
  at: number;
  chosen: ReadonlySet<number>;
}

/** Number of rows that a key moves down. */
const STEP_BY_KEY = new Map([
  ['ArrowDown', 1],
  ['ArrowUp', -1],
  ['PageDown', 12],
  ['PageUp', -12],
  ['Home', -Infinity],
  ['End', Infinity],
]);

/** Changes that a key makes in the grid; null if it has no effect. */
export function handleKey(key: KeyPress, grid: GridState): Partial<Omit<GridState, 'ids'>> | null {
  const step = STEP_BY_KEY.get(key.key);
  if (step !== undefined) return moveFocus(step, key.shiftKey, grid);
  const here = grid.ids[grid.at];
  if (key.key === ' ' && here !== undefined) return { chosen: toggleItem(grid.chosen, here) };
  if (key.key === 'a' && (key.ctrlKey || key.metaKey)) return { chosen: new Set(grid.ids) };
  return key.key === 'Escape' ? { chosen: new Set() } : null;
}

/** Moves the focus; with Shift, also selects both the previous and the new row. */
function moveFocus(step: number, choosing: boolean, { ids, at, chosen }: GridState): Partial<Omit<GridState, 'ids'>> {
  const to = Math.min(ids.length - 1, Math.max(0, at + step));
  const [left, come] = [ids[at], ids[to]];
  if (!choosing || left === undefined || come === undefined) return { at: to };
  return { at: to, chosen: new Set([...chosen, left, come]) };
}
