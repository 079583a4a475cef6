import { importanceLevel } from './importance';

describe('the importance of a claim', () => {
  it.each([
    [1, 'high'],
    [0.7, 'high'],
    [0.69, 'medium'],
    [0.4, 'medium'],
    [0.39, null],
    [0, null],
  ])('%d is %s', (importance, level) => expect(importanceLevel({ importance })).toBe(level));
});
