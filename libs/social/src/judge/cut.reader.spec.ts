import type { CoverageEntry } from '@corroborate/domain';
import { readCut } from './cut.reader';

const entry = (over: Partial<CoverageEntry>): CoverageEntry => ({
  provider: 'one',
  query: 'Larkspur',
  strategy: 'name',
  outcome: 'found',
  reason: null,
  hits: 1,
  costUsd: 0,
  fromCache: false,
  ...over,
});

describe('whether posts may have gone unread', () => {
  it('is told by the entry', () => {
    expect(readCut(entry({ cut: 'more', reason: 'worded anew' }))).toBe('more');
    expect(readCut(entry({ outcome: 'failed', cut: 'time', reason: 'worded anew' }))).toBe('time');
    expect(readCut(entry({}))).toBeUndefined();
    expect(readCut(entry({ outcome: 'nothing-found', reason: 'nobody wrote of it' }))).toBeUndefined();
  });

  it('is read in the words of earlier versions', () => {
    expect(readCut(entry({ reason: 'there were more posts than were read' }))).toBe('more');
    expect(readCut(entry({ outcome: 'failed', reason: 'the time for networks was over' }))).toBe('time');
    expect(readCut(entry({ outcome: 'failed', reason: 'cancelled before it was asked' }))).toBeUndefined();
  });
});
