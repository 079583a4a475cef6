import { findUnfulfilled, findUnproven } from './unproven';

describe('statement that a report could not be confirmed', () => {
  it('is quoted verbatim', () =>
    expect(findUnproven('Nobody at the port would confirm it.')).toBe('Nobody at the port would confirm'));
  it('is also found with curly apostrophes', () =>
    expect(findUnproven('The paper couldn’t verify it.')).toBe("couldn't verify it"));
  it('is not found in a plain report', () =>
    expect(findUnproven('The council said on its website that the bridge would open.')).toBeNull());
});

describe('statement that an expected outcome did not occur', () => {
  it('is quoted verbatim', () =>
    expect(findUnfulfilled('The trial found no clear benefit.')).toBe('found no clear benefit'));
  it('is not found in a statement of an actual outcome', () =>
    expect(findUnfulfilled('The study found a difference.')).toBeNull());
});
