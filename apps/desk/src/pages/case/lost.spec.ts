import type { Result } from '../../api/result';
import { lostCount, partlySilent } from './lost';

const engine = (provider: string, asked: number, answered: number, not_configured = 0) =>
  ({ provider, asked, answered, not_configured }) as Result['coverage'][number];

const coverage = [engine('gdelt', 4, 3), engine('brave', 2, 0), engine('serper', 2, 0, 2), engine('searxng', 3, 3)];

describe('what could not be looked at', () => {
  it('counts pages and steps, engines that left a query open, and engines that never answered', () => {
    expect(lostCount({ coverage, missing: ['a page of a.example could not be read'] })).toBe(3);
    expect(lostCount({ coverage: [engine('searxng', 3, 3)], missing: [] })).toBe(0);
  });

  it('is partly that of engines alone that answered something', () => {
    expect(partlySilent({ coverage }).map(({ provider }) => provider)).toEqual(['gdelt']);
  });
});
