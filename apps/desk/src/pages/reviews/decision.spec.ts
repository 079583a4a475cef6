import { actionsFor, bodyOf, isChosen, isQuick, mustSayWhy, noted, quickBodyOf, type Decision } from './decision';

type Chosen = Parameters<typeof bodyOf>[0];
const decision = (part: Partial<Chosen>): Chosen => ({
  action: 'approve',
  level: 'certified',
  rejectReason: 'outdated',
  note: '',
  ...part,
});

describe('what is sent of a decision', () => {
  it('is the level only where a level is set', () => {
    expect(bodyOf(decision({ action: 'set-level', note: 'Two wires.' }))).toEqual({
      action: 'set-level',
      level: 'certified',
      note: 'Two wires.',
    });
    expect(bodyOf(decision({ action: 'approve' }))).toEqual({ action: 'approve' });
  });

  it('is the reason only where it is rejected', () => {
    expect(bodyOf(decision({ action: 'reject' }))).toEqual({ action: 'reject', reject_reason: 'outdated' });
    expect(bodyOf(decision({ action: 'another-round' }))).toEqual({ action: 'another-round' });
  });

  it('is a note without the spaces around it, and none that is empty', () => {
    expect(noted({ note: ' Look again.\n' })).toEqual({ note: 'Look again.' });
    expect(noted({ note: ' \n' })).toEqual({});
  });
});

describe('a form in which nothing is chosen', () => {
  it('is no decision', () => {
    const untouched: Decision = { ...decision({}), action: null };
    expect([isChosen(untouched), isChosen(decision({}))]).toEqual([false, true]);
  });
});

describe('whether it must be said why', () => {
  it.each([
    [true, 'approve', true],
    [false, 'approve', false],
    [false, 'reject', true],
    [true, 'set-level', false],
    [false, null, true],
  ] as const)('is %s for %s where an approval needs a note: %s', (wanted, action, approval_needs_note) =>
    expect(mustSayWhy({ approval_needs_note }, action)).toBe(wanted),
  );
});

describe('what may be decided', () => {
  const approval = (current_level: 'unverified' | 'verified', recommended_level: 'unverified' | 'verified') =>
    actionsFor({ current_level, recommended_level })[0];

  it('says where an approval leads', () => {
    expect(approval('unverified', 'verified')).toEqual(['approve', 'Approve: verified']);
    expect(approval('verified', 'verified')).toEqual(['approve', 'Approve: it stays verified']);
    expect(approval('verified', 'unverified')).toEqual(['approve', 'Approve: lower it from verified to unverified']);
  });
});

describe('a quick decision', () => {
  const item = { state: 'open', approval_needs_note: false, first_approved_by: null } as const;
  const reasons = (...names: string[]) => names.map((reason) => ({ reason, detail: '' })) as never;

  it.each([
    [['few-sources'], true],
    [['unqualified-reader'], true],
    [['upgrades-reviewed', 'few-sources'], true],
    [['few-sources', 'serious-allegation'], false],
    [['upgrades-reviewed'], false],
    [[], false],
  ])('is offered for the reasons %j: %s', (names, offered) =>
    expect(isQuick({ ...item, reasons: reasons(...names) })).toBe(offered),
  );

  it('is not offered where a note or a second person is needed, or nothing is open', () => {
    const quick = { ...item, reasons: reasons('few-sources') };
    expect(isQuick({ ...quick, approval_needs_note: true })).toBe(false);
    expect(isQuick({ ...quick, first_approved_by: 'ann' })).toBe(false);
    expect(isQuick({ ...quick, state: 'decided' } as never)).toBe(false);
  });

  it('approves, or rejects as what cannot be confirmed', () => {
    expect(quickBodyOf('approve')).toEqual({ action: 'approve' });
    expect(quickBodyOf('reject')).toEqual({ action: 'reject', reject_reason: 'cannot-be-confirmed' });
  });
});
