import { isFromBeforePause, treeNumber } from './tree.policy';

describe('job tree', () => {
  it('keeps its generation number if it was not paused', () => {
    expect(treeNumber({ pauses: 0, generation: 3 })).toBe(3);
    expect(isFromBeforePause(3, { pauses: 0 })).toBe(false);
  });

  it('voids a job tree after a pause, however often its jobs were lost before', () => {
    for (const generation of [0, 1, 8])
      expect(isFromBeforePause(treeNumber({ pauses: 1, generation }), { pauses: 2 })).toBe(true);
  });

  it('accepts a job tree as valid if it was made after the last pause', () => {
    for (const generation of [0, 1, 8])
      expect(isFromBeforePause(treeNumber({ pauses: 2, generation }), { pauses: 2 })).toBe(false);
  });
});
