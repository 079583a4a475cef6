import { archiveOutcome } from './archive-outcome.policy';
import type { ArchiveVerdict } from './verify-archive';

const sealed: ArchiveVerdict = {
  investigationId: 7,
  evidence: {
    entries: 2,
    sealed: 2,
    originals: { whole: 2, removed: 0, missing: 0, changed: 0 },
    stamps: [],
    erasures: [],
    faults: [],
  },
  keys: ['ours'],
  faults: [],
  repacked: false,
};
const by = (key: string | null) => ({ keys: key === null ? null : [key], stamp: false });
const bare = { ...sealed, keys: [], evidence: { ...sealed.evidence!, sealed: 0 } };

it('an archive that a seal covers is sealed, whoever the key belongs to where none is wanted', () => {
  expect(archiveOutcome(sealed, by(null))).toBe('sealed');
  expect(archiveOutcome(sealed, by('ours'))).toBe('sealed');
});

it('an archive without a seal is not wrong, and no key makes it sealed', () => {
  expect(archiveOutcome(bare, by(null))).toBe('not-sealed');
  expect(archiveOutcome(bare, by('ours'))).toBe('not-sealed');
});

it('seals by another key than the one that is wanted are told', () => {
  expect(archiveOutcome(sealed, by('theirs'))).toBe('other-key');
  const both = { ...sealed, keys: ['ours', 'theirs'] };
  expect(archiveOutcome(both, by('ours'))).toBe('other-key');
  expect(archiveOutcome(both, { keys: ['earlier', 'theirs', 'ours'], stamp: false })).toBe('sealed');
});

it('without a stamp that leads to the certificate that is wanted it is told', () => {
  const stamp = {
    seq: 2,
    authority: 'tsa.example',
    at: '2026-03-01T10:00:00.000Z',
    policy: '1.2.3',
    signer: 'Clock',
    later: 0,
  };
  const stamped = (trust: 'trusted' | 'not-trusted') => ({
    ...sealed,
    evidence: { ...sealed.evidence!, stamps: [{ ...stamp, trust }] },
  });
  const wanted = { keys: null, stamp: true };
  expect(archiveOutcome(sealed, wanted)).toBe('other-authority');
  expect(archiveOutcome(stamped('not-trusted'), wanted)).toBe('other-authority');
  expect(archiveOutcome(stamped('trusted'), wanted)).toBe('sealed');
});

it('what was changed is wrong, sealed or not', () => {
  const faults: ArchiveVerdict['faults'] = [{ code: 'pages-differ' }];
  expect(archiveOutcome({ ...sealed, faults }, by('ours'))).toBe('wrong');
  expect(archiveOutcome({ ...bare, faults }, by(null))).toBe('wrong');
  expect(archiveOutcome({ ...bare, evidence: null }, by(null))).toBe('wrong');
  const broken = { ...bare.evidence, faults: [{ code: 'seal-elsewhere' as const, seq: 2 }] };
  expect(archiveOutcome({ ...bare, evidence: broken }, by(null))).toBe('wrong');
});
