import { approvableLevel } from './late-level.policy';
import { verdictChanges } from './verdict-changes.policy';

it('never requests review to lower a level', () => {
  expect(approvableLevel('verified', 'unverified')).toBe('verified');
  expect(approvableLevel('verified', 'certified')).toBe('certified');
});

it('lists claims whose verdict changed', () => {
  const claims = ['c1', 'c2'].map((id) => ({ id, text: id.toUpperCase() }));
  const weighed = (...verdicts: string[]) =>
    ({ claims, findings: verdicts.map((verdict, at) => ({ claimId: `c${at + 1}`, verdict })) }) as never;
  expect(verdictChanges(weighed('unverifiable', 'verified'), weighed('verified', 'verified'))).toEqual([
    { claim_id: 'c1', claim: 'C1', from: 'unverifiable', to: 'verified' },
  ]);
});
