import { findUnfulfilled, findUnproven } from './unproven';

describe('a report that passes on what it could not prove', () => {
  it('is quoted with its own words', () =>
    expect(findUnproven('Nobody at the port would confirm it.')).toBe('Nobody at the port would confirm'));
  it('is known by curved apostrophes as well', () =>
    expect(findUnproven('The paper couldn’t verify it.')).toBe("couldn't verify it"));
  it('is not seen where nothing of the kind is said', () =>
    expect(findUnproven('The council said on its website that the bridge would open.')).toBeNull());
});

describe('a sentence on what did not come about', () => {
  it('is quoted with its own words', () =>
    expect(findUnfulfilled('The trial found no clear benefit.')).toBe('found no clear benefit'));
  it('is not seen in what came about', () => expect(findUnfulfilled('The study found a difference.')).toBeNull());
});
