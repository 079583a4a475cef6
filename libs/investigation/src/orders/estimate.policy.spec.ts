import { estimateCompletion } from './estimate.policy';
import { MODE_PROFILES } from '../investigation.thresholds';

const now = new Date('2026-01-01T00:00:00Z');
const inMs = (iso: string) => new Date(iso).getTime() - now.getTime();

describe('completion estimate', () => {
  it('uses the default of the mode until there are enough measurements', () => {
    expect(inMs(estimateCompletion(now, 'quick', [1, 1], { ahead: 0, parallel: 4 }))).toBe(
      MODE_PROFILES.quick.assumedMs,
    );
  });

  it('uses the median of measured durations', () => {
    expect(inMs(estimateCompletion(now, 'quick', [9000, 1000, 2000, 3000, 4000], { ahead: 0, parallel: 4 }))).toBe(
      3000,
    );
  });

  it('adds one duration for each full set of parallel investigations ahead in the queue', () => {
    expect(inMs(estimateCompletion(now, 'quick', [1000, 1000, 1000, 1000, 1000], { ahead: 9, parallel: 4 }))).toBe(
      3000,
    );
  });
});
