import { getImportanceLevel } from './claim';

describe('getImportanceLevel', () => {
  it.each([
    [1, 'high'],
    [0.7, 'high'],
    [0.69, 'medium'],
    [0.4, 'medium'],
    [0.39, null],
  ] as const)('maps %d to %s', (importance, level) => expect(getImportanceLevel({ importance })).toBe(level));
});
