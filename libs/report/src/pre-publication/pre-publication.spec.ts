import { createReason, type PrePublicationCheck } from '@corroborate/domain';
import { caseFolder } from '../folder/case-folder';
import { composeReport } from '../report/compose-report';
import { buildResult } from '../result.builder';
import { resultFaults } from '../result.reader';
import { millCase } from '../testing';

const NAME = 'Orson <b>Paper</b>';
const look = (over: Partial<PrePublicationCheck> = {}): PrePublicationCheck => ({
  clear: false,
  claims: [
    {
      claimId: 'c1',
      state: 'NOT_FOUND',
      action: createReason('act.leave-out-quote'),
      quotes: [{ sourceId: 11, quote: 'Not there.', state: 'NOT_FOUND' }],
    },
  ],
  questions: [
    {
      id: 'one-source',
      ask: 'Does the story rely on a single source?',
      answer: 'critical',
      why: createReason('look.no-voice'),
      sourceIds: [],
    },
    { id: 'old-story', ask: 'Is it new?', answer: 'answered', why: createReason('look.new'), sourceIds: [] },
  ],
  findings: [
    {
      kind: 'reply',
      gravity: 'MAJOR',
      open: true,
      why: createReason('integrity.reply-not-sought', { names: [NAME], words: ['fraud'] }),
      sourceIds: [11],
    },
  ],
  risks: [
    { kind: 'embargo', level: 'HIGH', why: createReason('legal.embargo', { words: 'embargoed until' }), sourceIds: [] },
  ],
  replies: [
    { name: NAME, claimId: 'c1', state: 'open', quotes: [{ sourceId: 11, quote: 'It took\nmoney.' }], sourceIds: [] },
  ],
  notes: [{ why: createReason('write.level', { level: 'verified', voices: 2 }), sourceIds: [] }],
  ...over,
});
const caseWith = (lastLook: PrePublicationCheck | null) => {
  const { data, pages } = millCase();
  return { data: { ...data, lastLook }, pages };
};
const settled = look({ clear: true, findings: [{ ...look().findings[0]!, open: false }], risks: [] });

describe('pre-publication check', () => {
  it('conforms to the result schema, and has no notes while anything is open', () => {
    const result = buildResult(caseWith(look()).data);
    expect(resultFaults(result)).toEqual([]);
    expect(result.last_look).toMatchObject({ clear: false, notes: [], findings: [{ gravity: 'MAJOR', open: true }] });
    expect(result.last_look?.replies[0]?.letter).toContain('“It took money.”');
    expect(buildResult(caseWith(settled).data).last_look?.notes).toHaveLength(1);
    expect(buildResult(caseWith(null).data).last_look).toBeNull();
  });

  it('drafts a letter with the claim and the quote it relies on, leaving deadline and sender to the editor', () => {
    const letter = buildResult(caseWith(look()).data).last_look?.replies[0]?.letter ?? '';
    expect(letter.split('\n')[0]).toBe(`To ${NAME}`);
    expect(letter).toContain('[date and time]');
    expect(letter).toContain('Is this accurate?');
  });

  it('gives the pre-publication check its own report section, which is empty if no check was run', () => {
    const textOf = (lastLook: PrePublicationCheck | null) =>
      JSON.stringify(composeReport(caseWith(lastLook), 'file').sections.find(({ id }) => id === 'check')?.groups);
    expect(textOf(look())).toContain('1 serious finding and 1 serious legal risk to resolve before publication.');
    expect(textOf(look())).not.toContain('Is it new?');
    expect(textOf(settled)).toContain('For the writer');
    expect(textOf(settled)).toContain('1 question has a critical answer');
    expect(textOf(null)).toBe('[]');
  });

  it('writes the pre-publication check to its own case folder files and escapes third-party text in them', () => {
    const files = new Map(caseFolder(caseWith(look())).map(({ path, text }) => [path, text]));
    expect(files.get('integrity-check.md')).toContain('**MAJOR**');
    expect(files.get('legal-review.md')).toContain('**HIGH**');
    expect(files.get('right-of-reply.md')).toContain('not asked yet');
    expect([...files.values()].join('')).not.toContain('<b>Paper</b>');
    expect(caseFolder(caseWith(null)).map(({ path }) => path)).not.toContain('right-of-reply.md');
  });
});
