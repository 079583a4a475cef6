import { findUnfulfilled, findUnproven } from './unproven';

describe('statement that a report could not be confirmed', () => {
  it('quotes verbatim a statement that a report could not be confirmed', () =>
    expect(findUnproven('Nobody at the port would confirm it.')).toBe('Nobody at the port would confirm'));
  it('finds a statement that a report could not be confirmed even with curly apostrophes', () =>
    expect(findUnproven('The paper couldn’t verify it.')).toBe("couldn't verify it"));
  it('finds no statement of missing confirmation in a plain report', () =>
    expect(findUnproven('The council said on its website that the bridge would open.')).toBeNull());
});

describe('statement that an expected outcome did not occur', () => {
  it('quotes verbatim a statement that an expected outcome did not occur', () =>
    expect(findUnfulfilled('The trial found no clear benefit.')).toBe('found no clear benefit'));
  it('finds no missing outcome in a statement of an actual outcome', () =>
    expect(findUnfulfilled('The study found a difference.')).toBeNull());
});
