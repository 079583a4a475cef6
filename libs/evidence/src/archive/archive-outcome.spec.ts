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

it('returns sealed for a sealed archive if no key is required', () => {
  expect(archiveOutcome(sealed, by(null))).toBe('sealed');
  expect(archiveOutcome(sealed, by('ours'))).toBe('sealed');
});

it('returns not-sealed for an unsealed archive, with or without a required key', () => {
  expect(archiveOutcome(bare, by(null))).toBe('not-sealed');
  expect(archiveOutcome(bare, by('ours'))).toBe('not-sealed');
});

it('returns other-key if no seal was made with the required key', () => {
  expect(archiveOutcome(sealed, by('theirs'))).toBe('other-key');
  const both = { ...sealed, keys: ['ours', 'theirs'] };
  expect(archiveOutcome(both, by('ours'))).toBe('other-key');
  expect(archiveOutcome(both, { keys: ['earlier', 'theirs', 'ours'], stamp: false })).toBe('sealed');
});

it('returns other-authority without a stamp of the required certificate', () => {
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

it('returns wrong for a changed archive, sealed or not', () => {
  const faults: ArchiveVerdict['faults'] = [{ code: 'pages-differ' }];
  expect(archiveOutcome({ ...sealed, faults }, by('ours'))).toBe('wrong');
  expect(archiveOutcome({ ...bare, faults }, by(null))).toBe('wrong');
  expect(archiveOutcome({ ...bare, evidence: null }, by(null))).toBe('wrong');
  const broken = { ...bare.evidence, faults: [{ code: 'seal-elsewhere' as const, seq: 2 }] };
  expect(archiveOutcome({ ...bare, evidence: broken }, by(null))).toBe('wrong');
});
