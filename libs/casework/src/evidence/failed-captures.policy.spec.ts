import { captureFailure, isLoss } from './failed-captures.policy';

const page = { finalUrl: 'https://paper.example/1', verdict: 'complete', via: 'live' } as const;

describe('capture of a page', () => {
  it('has no failure if its bytes are intact', () => {
    expect(captureFailure(page, 'whole')).toBeNull();
    expect(captureFailure({ ...page, verdict: 'partial' }, 'whole')).toBeNull();
  });

  it.each([
    ['missing', 'lost'],
    ['changed', 'changed'],
    ['removed', 'let-go'],
    [null, 'not-kept'],
  ] as const)('has a failure if the state of its bytes is %s: %s', (original, failure) => {
    expect(captureFailure(page, original)).toBe(failure);
  });

  it('is unread if the page was unreadable, although its bytes are stored', () => {
    expect(captureFailure({ ...page, verdict: 'paywall' }, 'whole')).toBe('unread');
  });

  it('is not expected for an archived copy or a post', () => {
    expect(captureFailure({ ...page, via: 'archive' }, null)).toBeNull();
  });

  it('is a loss if bytes are gone or changed, not if they expired', () => {
    const all = ['unread', 'not-kept', 'let-go', 'lost', 'changed'] as const;
    expect(all.filter((failure) => isLoss({ failure }))).toEqual(['lost', 'changed']);
  });
});
