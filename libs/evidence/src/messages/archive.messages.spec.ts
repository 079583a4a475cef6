import type { ArchiveVerdict } from '../archive/verify-archive';
import { summarizeArchive } from './archive.messages';

const evidence: NonNullable<ArchiveVerdict['evidence']> = {
  entries: 6,
  sealed: 6,
  originals: { whole: 6, removed: 0, missing: 0, changed: 0 },
  stamps: [],
  erasures: [],
  faults: [],
};
const verdict: ArchiveVerdict = { investigationId: 7, evidence, keys: [], faults: [], repacked: true };
const WHOLE = 'Its files are unchanged';

describe('summarizeArchive', () => {
  it('states that the files are unchanged if only the container was repackaged', () =>
    expect(summarizeArchive(verdict).proven.join()).toContain(WHOLE));

  it.each([
    ['a file was changed', { faults: [{ code: 'file-changed' as const, path: 'archive/data.warc.gz' }] }],
    ['an entry was changed', { evidence: { ...evidence, faults: [{ seq: 2, code: 'content-changed' as const }] } }],
  ])('does not state that the files are unchanged if %s', (_, over) => {
    const summary = summarizeArchive({ ...verdict, ...over });
    expect(summary.wrong).toHaveLength(1);
    expect(summary.proven.join()).not.toContain(WHOLE);
  });
});
