import { printCaseFile } from './case-file.printer';
import { millCase } from './testing';

const decision = {
  ...{ action: 'approve' as const, decidedBy: 'ann', rejectReason: null, at: '2026-11-26T20:01:07.000Z' },
  ...{ levelBefore: 'unverified' as const, levelAfter: 'verified' as const, note: 'Read\nboth pages.' },
};

describe('a case that a person decided about', () => {
  it('says who did what when, and that the rest is as it was before', () => {
    const overruled = { ...decision, action: 'reject' as const, rejectReason: 'not-the-same-event', note: null };
    const text = printCaseFile(millCase().data, {
      decisions: [decision, { ...overruled, levelAfter: 'unverified' as const }],
      corrected: 2,
    });
    expect(text).toContain(
      [
        'Since then, by persons',
        '  2026-11-26 20:01 UTC, ann approved what was recommended: unverified → verified. “Read both pages.”',
        '  2026-11-26 20:01 UTC, ann rejected what was recommended (not the same event): it stays unverified.',
        '  What else is told here is as it was before they decided.',
        '  A person has corrected since how 2 sources are read; what came of it stands in the case at the desk. ' +
          'This is told as it was before.',
      ].join('\n'),
    );
  });

  it('says which parts of it are told as somebody corrected them', () => {
    const text = printCaseFile(millCase().data, { corrected: 1, toldCorrected: true });
    expect(text).toContain('A person has corrected how 1 source is read. Voices, claims and level are told with it;');
    expect(text).not.toContain('stands in the case at the desk');
  });

  it('stands at its head, above what the rules had come to', () => {
    const text = printCaseFile(millCase().data, { decisions: [{ ...decision, levelAfter: 'certified' as const }] });
    const [, line = ''] = text.split('\n');
    expect(line).toMatch(/^unverified → certified \(decided by a person\) · confidence 81 · /);
    expect(text.indexOf('Two voices.')).toBeGreaterThan(text.indexOf('Before that, by the rules'));
  });

  it('has no such part where nobody did', () => expect(printCaseFile(millCase().data)).not.toContain('Since then, by'));
});
