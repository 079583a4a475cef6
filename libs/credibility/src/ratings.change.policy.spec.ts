import { ratingsChange } from './ratings.change.policy';

const rated = (scores: Record<string, number>) => Object.entries(scores).map(([site, score]) => ({ site, score }));

describe('the change from one rating list to another', () => {
  it('counts additions, removals and changes, with the largest change first', () => {
    const before = rated({ 'a.com': 0.5, 'b.com': 0.9, 'c.com': 0.2, 'd.com': 0.4 });
    expect(ratingsChange(before, rated({ 'a.com': 0.6, 'b.com': 0.1, 'c.com': 0.2, 'e.com': 1 }))).toEqual({
      added: 1,
      removed: 1,
      unchanged: 1,
      changed: [
        { site: 'b.com', from: 0.9, to: 0.1 },
        { site: 'a.com', from: 0.5, to: 0.6 },
      ],
    });
  });

  it('counts only additions if there was no earlier list', () => {
    expect(ratingsChange([], rated({ 'a.com': 1 }))).toEqual({ added: 1, removed: 0, unchanged: 0, changed: [] });
  });
});
