import type { TimelineEvent } from './timeline.types';
import { mergeEvents } from './timeline.policy';

const event = (value: string, text: string, sourceId: number, quote = text): TimelineEvent => ({
  ...{ date: { value, precision: value.length > 10 ? 'time' : 'day' }, text, quote, start: 0, end: quote.length },
  ...{ sourceIds: [sourceId], entities: [], conflicting: [] },
});

describe('mergeEvents', () => {
  it('merges an event that two outlets report, keeping the more precise time', () => {
    const merged = mergeEvents([
      event('2026-10-17', 'The ferry Harrow struck the ledge in fog.', 1),
      event('2026-10-17T06:40', 'The ferry Harrow struck the ledge.', 2),
    ]);
    expect(merged).toMatchObject([{ date: { value: '2026-10-17T06:40' }, sourceIds: [2, 1] }]);
  });

  it('merges both dates of one night, but keeps the start and end of a longer period', () => {
    const night = 'Emergency services moved people out overnight';
    const period = 'the guns left the room between March 2024 and August';
    const nights = [event('2026-10-17', night, 1), event('2026-10-18', night, 1)];
    expect(mergeEvents(nights)).toMatchObject([{ date: { value: '2026-10-17' } }]);
    expect(mergeEvents([event('2024-03', period, 1), event('2026-08', period, 1)])).toHaveLength(2);
  });

  it('keeps different events on the same day apart', () =>
    expect(
      mergeEvents([
        event('2026-10-17', 'The ferry struck a ledge.', 1),
        event('2026-10-17', 'Tugs freed the ferry.', 2),
      ]),
    ).toHaveLength(2));
});
