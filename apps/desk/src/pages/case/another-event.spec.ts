import { isOnAnotherEvent } from './another-event';

describe('a page about another event', () => {
  it.each([
    ['mentions', 'another-event', true],
    ['mentions', 'mentions', false],
    ['mentions', null, false],
    ['supports', 'another-event', false],
  ] as const)('recognizes a page about another event by its stance and rule: %s, %s', (stance, stance_rule, expected) =>
    expect(isOnAnotherEvent({ stance, stance_rule })).toBe(expected),
  );
});
