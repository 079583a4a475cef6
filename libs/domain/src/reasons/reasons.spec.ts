import { createReason, hasReason, toReasonText, toReasonTexts, type Reason } from '.';

describe('a reason', () => {
  it('consists of a code and parameters, and has one English text', () => {
    expect(createReason('event.too-early', { days: 3 })).toEqual({ code: 'event.too-early', params: { days: 3 } });
    expect(toReasonText(createReason('event.too-early', { days: 3 }))).toBe('Published 3 days before the event.');
    expect(toReasonText(createReason('stance.spoken-as', { says: 'plans', cue: 'not yet: to open' }))).toBe(
      'Mentions it as a plan (not yet: to open).',
    );
  });

  it('finds a reason by its code', () => {
    const reasons = [createReason('stance.own-word'), createReason('event.same-day')];
    expect(hasReason(reasons, 'stance.own-word')).toBe(true);
    expect(hasReason(reasons, 'event.days-after', 'event.same-day')).toBe(true);
    expect(hasReason(reasons, 'event.days-after')).toBe(false);
  });

  it('shows a reason from a later version as its code', () => {
    const later = { code: 'stance.invented-later', params: {} } as unknown as Reason;
    expect(toReasonTexts([later])).toEqual(['stance.invented-later']);
  });
});
