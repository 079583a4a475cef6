import { archiveOutcome } from './archive-outcome.policy';
import type { ArchiveVerdict } from './verify-archive';

const sealed: ArchiveVerdict = {
  investigationId: 7,
  evidence: { entries: 2, sealed: 2, originals: { whole: 2, removed: 0, missing: 0, changed: 0 }, faults: [] },
  keys: ['ours'],
  faults: [],
  repacked: false,
};
const bare = { ...sealed, keys: [], evidence: { ...sealed.evidence!, sealed: 0 } };

it('an archive that a seal covers is sealed, whoever the key belongs to where none is wanted', () => {
  expect(archiveOutcome(sealed, null)).toBe('sealed');
  expect(archiveOutcome(sealed, 'ours')).toBe('sealed');
});

it('an archive without a seal is not wrong, and no key makes it sealed', () => {
  expect(archiveOutcome(bare, null)).toBe('not-sealed');
  expect(archiveOutcome(bare, 'ours')).toBe('not-sealed');
});

it('seals by another key than the one that is wanted are told', () => {
  expect(archiveOutcome(sealed, 'theirs')).toBe('other-key');
  expect(archiveOutcome({ ...sealed, keys: ['ours', 'theirs'] }, 'ours')).toBe('other-key');
});

it('what was changed is wrong, sealed or not', () => {
  const faults: ArchiveVerdict['faults'] = [{ code: 'pages-differ' }];
  expect(archiveOutcome({ ...sealed, faults }, 'ours')).toBe('wrong');
  expect(archiveOutcome({ ...bare, faults }, null)).toBe('wrong');
  expect(archiveOutcome({ ...bare, evidence: null }, null)).toBe('wrong');
  const broken = { ...bare.evidence, faults: [{ code: 'seal-elsewhere' as const, seq: 2 }] };
  expect(archiveOutcome({ ...bare, evidence: broken }, null)).toBe('wrong');
});
