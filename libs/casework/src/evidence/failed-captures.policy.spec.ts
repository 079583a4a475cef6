import { captureFailure, isLoss } from './failed-captures.policy';

const page = { finalUrl: 'https://paper.example/1', verdict: 'complete', via: 'live' } as const;

describe('capture of a page', () => {
  it('reports no failure for the capture of a page if its bytes are intact', () => {
    expect(captureFailure(page, 'whole')).toBeNull();
    expect(captureFailure({ ...page, verdict: 'partial' }, 'whole')).toBeNull();
  });

  it.each([
    ['missing', 'lost'],
    ['changed', 'changed'],
    ['removed', 'let-go'],
    [null, 'not-kept'],
  ] as const)(
    'reports a failure for the capture of a page if the state of its bytes is %s: %s',
    (original, failure) => {
      expect(captureFailure(page, original)).toBe(failure);
    },
  );

  it('reports the capture of a page as unread if the page was unreadable, although its bytes are stored', () => {
    expect(captureFailure({ ...page, verdict: 'paywall' }, 'whole')).toBe('unread');
  });

  it('expects no capture of a page for an archived copy or a post', () => {
    expect(captureFailure({ ...page, via: 'archive' }, null)).toBeNull();
  });

  it('counts a failed capture as a loss if bytes are gone or changed, not if they expired', () => {
    const all = ['unread', 'not-kept', 'let-go', 'lost', 'changed'] as const;
    expect(all.filter((failure) => isLoss({ failure }))).toEqual(['lost', 'changed']);
  });
});
