import { handleKey } from './grid-keys';

const none = { shiftKey: false, ctrlKey: false, metaKey: false };
const grid = (at: number, chosen: number[] = []) => ({ ids: [11, 12, 13, 14], at, chosen: new Set(chosen) });
const press = (key: string, from: ReturnType<typeof grid>, held = {}) => {
  const next = handleKey({ key, ...none, ...held }, from);
  return next && { ...next, ...(next.chosen ? { chosen: [...next.chosen] } : {}) };
};

describe('keyboard control of the candidates grid', () => {
  it.each([
    ['ArrowDown', 1, 2],
    ['ArrowUp', 1, 0],
    ['ArrowUp', 0, 0],
    ['ArrowDown', 3, 3],
    ['PageDown', 1, 3],
    ['PageUp', 2, 0],
    ['Home', 2, 0],
    ['End', 0, 3],
  ])('moves with %s from row %i to row %i and selects nothing', (key, from, to) => {
    expect(press(key, grid(from))).toEqual({ at: to });
  });

  it('selects both the previous and the new row while Shift is held', () => {
    expect(press('ArrowDown', grid(1, [11]), { shiftKey: true })).toEqual({ at: 2, chosen: [11, 12, 13] });
    expect(press('ArrowDown', grid(3), { shiftKey: true })).toEqual({ at: 3, chosen: [14] });
  });

  it('toggles the selection of the current row with Space', () => {
    expect(press(' ', grid(1, [11]))).toEqual({ chosen: [11, 12] });
    expect(press(' ', grid(1, [11, 12]))).toEqual({ chosen: [11] });
    expect(press(' ', { ids: [], at: 0, chosen: new Set() })).toBeNull();
  });

  it('selects all rows with Ctrl+A or Cmd+A, and clears the selection with Escape', () => {
    expect(press('a', grid(0), { ctrlKey: true })).toEqual({ chosen: [11, 12, 13, 14] });
    expect(press('a', grid(0), { metaKey: true })).toEqual({ chosen: [11, 12, 13, 14] });
    expect(press('Escape', grid(0, [11]))).toEqual({ chosen: [] });
  });

  it.each(['a', '/', 'Tab', 'Enter', 'constructor'])('leaves %s to the browser', (key) => {
    expect(press(key, grid(0))).toBeNull();
  });
});
