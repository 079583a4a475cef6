import {
  listActions,
  buildBody,
  isChosen,
  asksToRead,
  requiresNote,
  findNext,
  toNote,
  reviewQuestion,
  quickActions,
  toQuickBody,
  type Decision,
} from './decision';

type Chosen = Parameters<typeof buildBody>[0];
const decision = (part: Partial<Chosen>): Chosen => ({
  action: 'approve',
  level: 'certified',
  rejectReason: 'outdated',
  note: '',
  ...part,
});

describe('the request body of a decision', () => {
  it('contains a level only if the action sets a level', () => {
    expect(buildBody(decision({ action: 'set-level', note: 'Two wires.' }))).toEqual({
      action: 'set-level',
      level: 'certified',
      note: 'Two wires.',
    });
    expect(buildBody(decision({ action: 'approve' }))).toEqual({ action: 'approve' });
  });

  it('contains a reject reason only if the action is a rejection', () => {
    expect(buildBody(decision({ action: 'reject' }))).toEqual({ action: 'reject', reject_reason: 'outdated' });
    expect(buildBody(decision({ action: 'another-round' }))).toEqual({ action: 'another-round' });
  });

  it('contains a trimmed note, and no note if it is empty', () => {
    expect(toNote({ note: ' Look again.\n' })).toEqual({ note: 'Look again.' });
    expect(toNote({ note: ' \n' })).toEqual({});
  });
});

describe('a decision form without a selected action', () => {
  it('treats a decision form without a selected action as an incomplete decision', () => {
    const untouched: Decision = { ...decision({}), action: null };
    expect([isChosen(untouched), isChosen(decision({}))]).toEqual([false, true]);
  });
});

describe('the requirement for a note', () => {
  it.each([
    [true, 'approve', true],
    [false, 'approve', false],
    [false, 'reject', true],
    [true, 'set-level', false],
    [false, null, true],
  ] as const)(
    'returns %s when asked if the action %s requires a note (an approval needs a note: %s)',
    (wanted, action, approval_needs_note) => expect(requiresNote({ approval_needs_note }, action)).toBe(wanted),
  );
});

describe('the actions available for a review item', () => {
  const approval = (current_level: 'unverified' | 'verified', recommended_level: 'unverified' | 'verified') =>
    listActions({ current_level, recommended_level })[0];

  it('names the level that an approval leads to in the actions for a review item', () => {
    expect(approval('unverified', 'verified')).toEqual(['approve', 'Approve: verified']);
    expect(approval('verified', 'verified')).toEqual(['approve', 'Approve: it stays verified']);
    expect(approval('verified', 'unverified')).toEqual(['approve', 'Approve: lower it from verified to unverified']);
  });
});

describe('a one-key decision', () => {
  const levels = (current_level: 'unverified' | 'verified', recommended_level: 'unverified' | 'verified') => ({
    current_level,
    recommended_level,
    verdict: null,
  });

  it('asks for confirmation of a refutation', () => {
    const verdict = { investigation_id: 1, state: 'refuted', reason: '', reason_code: null } as const;
    const item = { ...levels('unverified', 'unverified'), verdict };
    expect(reviewQuestion(item)).toBe('Is it refuted?');
    expect(quickActions(item)[0]).toEqual(['a', 'approve', 'Confirm refuted']);
  });

  it.each([
    ['unverified', 'verified', 'Should this topic become verified?', ['Approve verified', 'Reject, keep unverified']],
    ['verified', 'verified', 'Should this topic stay verified?', ['Keep verified']],
    [
      'verified',
      'unverified',
      'Should this topic go from verified down to unverified?',
      ['Lower to unverified', 'Reject, keep verified'],
    ],
  ] as const)('shows the question and the actions for a change from %s to %s', (now, wanted, question, words) => {
    expect(reviewQuestion(levels(now, wanted))).toBe(question);
    expect(quickActions(levels(now, wanted)).map(([, , text]) => text)).toEqual([...words, 'Search again']);
  });

  it('rejects a topic as contradicted if a credible source disputes it', () => {
    const verdict = (state: 'held' | 'disputed') => ({
      verdict: { investigation_id: 1, state, reason: '', reason_code: null },
    });
    expect(toQuickBody('approve', verdict('held'))).toEqual({ action: 'approve' });
    expect(toQuickBody('reject', verdict('held'))).toEqual({ action: 'reject', reject_reason: 'cannot-be-confirmed' });
    expect(toQuickBody('reject', verdict('disputed'))).toEqual({ action: 'reject', reject_reason: 'contradicted' });
  });

  it('asks the reviewer to read the sources if few support the topic', () => {
    const reasons = (...names: string[]) => ({ reasons: names.map((reason) => ({ reason, detail: '' })) as never });
    expect(asksToRead(reasons('few-sources', 'serious-allegation'))).toBe(true);
    expect(asksToRead(reasons('serious-allegation'))).toBe(false);
  });
});

describe('the item after a decision', () => {
  it('moves from a decided review item to the one below it, or to the first of the rest', () => {
    expect(findNext(5, [4, 5, 6])).toBe(6);
    expect(findNext(6, [4, 5, 6])).toBe(4);
    expect(findNext(6, [6])).toBeNull();
  });
});
