import { answer } from '../investigations/testing/answer.sample';
import { listText, formatDetails } from './investigations.messages';
import { toFilter } from './list.action';

const verdictOf = (state: 'verified' | 'held') => ({
  ...{ state, reasons: ['Two sources support it.'], reason_codes: [], confidence: 'high' as const },
  ...{ next: 'Decide.', next_code: { code: 'next.decide', params: {} }, for: [], against: [] },
});

describe('list of investigations', () => {
  it('prints one line each, without a frame or trailing spaces', () => {
    const verified = { verdict: verdictOf('verified'), status: 'completed', requires_human_review: true } as const;
    const lines = listText([answer(), answer({ id: 3, ...verified })]).split('\n');
    expect(lines.map((line) => line.replace(/ {2,}/g, '  '))).toEqual([
      expect.stringMatching(/^id +requested \(UTC\) +status +verdict +review +cost +topic$/),
      expect.stringMatching(
        /^12 +2026-01-02 09:30 +running: gathering, round 1 +– +– +\$0\.010 +Dock workers walk out$/,
      ),
      expect.stringMatching(/^3 +2026-01-02 09:30 +completed +Verified +requested +\$0\.010 +Dock workers walk out$/),
      '',
    ]);
  });

  it.each([
    ['open', 'open'],
    ['decided', 'decided'],
    ['superseded', 'superseded'],
    [null, 'requested'],
  ] as const)('labels a review item with state %s as %s', (review_state, label) => {
    const asked = answer({
      status: 'completed',
      requires_human_review: true,
      review_state,
      verdict: verdictOf('held'),
    });
    expect(listText([asked]).split('\n')[1]).toMatch(new RegExp(` Held for review +${label} +\\$`));
  });

  it('moves a title to its own line if the terminal is too narrow', () => {
    const long = answer({ topic_title: 'Dock workers walk out over night shifts in three harbours of the north' });
    expect(
      Math.max(
        ...listText([long], 120)
          .split('\n')
          .map((line) => line.length),
      ),
    ).toBeLessThanOrEqual(120);
    expect(listText([long], 120)).toMatch(/ {2}Dock workers walk out over .*…\n$/);
    expect(listText([long], 80)).toMatch(/\$0\.010\n {5}Dock workers walk out over .*\n$/);
    expect(
      Math.max(
        ...listText([long], 80)
          .split('\n')
          .map((line) => line.length),
      ),
    ).toBeLessThanOrEqual(80);
  });

  it('passes on exactly the given filters', () => {
    expect(toFilter({ limit: 20 })).toEqual({ limit: 20 });
    expect(toFilter({ limit: 5, state: 'running', mode: 'quick', topic: 7, review: true, after: 'abc' })).toEqual({
      limit: 5,
      status: 'running',
      mode: 'quick',
      topicId: 7,
      requiresHumanReview: true,
      cursor: 'abc',
    });
    expect(() => toFilter({ limit: 5, state: 'done' })).toThrow('Unknown state done.');
    expect(() => toFilter({ limit: 5, mode: 'thorough' })).toThrow('Unknown mode thorough.');
  });
});

describe('status of an investigation', () => {
  it('omits unknown values', () => {
    const text = formatDetails(answer());
    expect(text).toMatch(/^Investigation 12: Dock workers walk out\n {2}status +running: gathering, round 1\n/);
    expect(text).toMatch(/sources +5 pages on this or a similar event, 1 post\n/);
    expect(text).toMatch(/\n {2}cost +\$0\.010 of \$0\.50 including reserved\n$/);
    expect(text).not.toMatch(/ended|confidence|failure|null/);
  });

  it('starts with the verdict, its reason and the next step', () => {
    const text = formatDetails(answer({ status: 'completed', verdict: verdictOf('held') }));
    expect(text).toMatch(
      /\n {2}verdict +Held for review \(high confidence\)\n {2}why +Two sources support it\.\n {2}next +Decide\.\n/,
    );
  });

  it('contains the failure and the reason for the review', () => {
    const text = formatDetails(
      answer({ status: 'failed', failure: 'nothing answered', review_reason: 'low-tier-only' }),
    );
    expect(text).toMatch(/review +low-tier-only\n {2}failure +nothing answered\n$/);
  });
});
