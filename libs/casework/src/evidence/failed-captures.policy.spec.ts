import { captureFailure, isLoss } from './failed-captures.policy';

const page = { finalUrl: 'https://paper.example/1', verdict: 'complete', via: 'live' } as const;

describe('the capture of a page', () => {
  it('is as it should be where its bytes are whole', () => {
    expect(captureFailure(page, 'whole')).toBeNull();
    expect(captureFailure({ ...page, verdict: 'partial' }, 'whole')).toBeNull();
  });

  it.each([
    ['missing', 'lost'],
    ['changed', 'changed'],
    ['removed', 'let-go'],
    [null, 'not-kept'],
  ] as const)('whose bytes are %s is told as %s', (original, failure) => {
    expect(captureFailure(page, original)).toBe(failure);
  });

  it('was unread where the page gave nothing to read, though its bytes are there', () => {
    expect(captureFailure({ ...page, verdict: 'paywall' }, 'whole')).toBe('unread');
  });

  it('of a copy or a post has no bytes of its own address to look for', () => {
    expect(captureFailure({ ...page, via: 'archive' }, null)).toBeNull();
  });

  it('is a loss where bytes are gone or changed, not where their time was over', () => {
    const all = ['unread', 'not-kept', 'let-go', 'lost', 'changed'] as const;
    expect(all.filter((failure) => isLoss({ failure }))).toEqual(['lost', 'changed']);
  });
});
