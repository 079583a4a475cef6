import { aboutIt } from './about-it';

describe('pages on this event', () => {
  it('are all but those that only mention it and were taken to be on another one', () => {
    const page = (stance: 'supports' | 'mentions', stance_rule: string | null) => ({ stance, stance_rule });
    const other = page('mentions', 'another-event');
    const own = [page('mentions', 'mentions'), page('mentions', null), page('supports', 'another-event')];
    expect(aboutIt([...own, other])).toEqual(own);
  });
});
