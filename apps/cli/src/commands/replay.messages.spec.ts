import { createReason, toReasonData } from '@corroborate/domain';
import { summarize, type ReplayDifference, type ReplayOutcome } from '@corroborate/casework';
import { formatCase, toReplayRow, formatSummary } from './replay.messages';

const digest = { recommended: 'verified', independent_credible: 2, confidence: 70, held: false } as const;
const difference: ReplayDifference = {
  before: { ...digest, review_reasons: [] },
  after: { ...digest, independent_credible: 1, review_reasons: ['uncorroborated'] },
  changes: ['Independent credible sources changed from 2 to 1.'],
  change_codes: [toReasonData(createReason('change.sources', { from: 2, to: 1 }))],
  kinds: ['voices', 'stance'],
  reviews: [{ rule: 'uncorroborated', now: true, why: 'One voice carries it.', why_code: { code: 'x', params: {} } }],
  sources: [
    {
      source_id: 7,
      url: 'https://paper.example/a',
      name: 'The Paper',
      changes: ['Stance changed from “supports” to “mentions”.'],
      change_codes: [],
      why_before: ['It says so.'],
      why_before_codes: [],
      why_after: ['It only names it.'],
      why_after_codes: [],
    },
  ],
  claims: [{ claim_id: 'c1', claim: 'The bridge is closed', from: 'verified', to: null }],
};
const changed: ReplayOutcome = { kind: 'changed', investigationId: 4, difference, mark: 'm' };
const same: ReplayOutcome = { ...changed, kind: 'unchanged', investigationId: 3 };
const gone: ReplayOutcome = {
  kind: 'not-judged',
  investigationId: 5,
  why: createReason('replay.texts-gone', { pages: 1 }),
};

it('lists what changed in a result, and by which rules', () => {
  expect(formatCase(toReplayRow(changed))).toBe(
    [
      'Investigation 4: different result: voices, stance.',
      '  Independent credible sources changed from 2 to 1.',
      '  uncorroborated (new): One voice carries it.',
      '  “The bridge is closed”: nothing instead of verified.',
      '  The Paper, https://paper.example/a: Stance changed from “supports” to “mentions”.',
      '    before: It says so.',
      '    now:    It only names it.',
      '',
    ].join('\n'),
  );
});

it('summarizes unchanged or undecidable results in one line', () => {
  expect(formatCase(toReplayRow(same))).toBe(
    'Investigation 3: same result, verified, 2 independent sources counted.\n',
  );
  expect(formatCase(toReplayRow(gone))).toContain('Investigation 5 cannot be re-evaluated. The text of 1 page');
});

it('counts cases by outcome, and changed ones by kind of change', () => {
  const table = formatSummary(summarize([changed, same, gone]));
  expect(table.split('\n').map((line) => line.replace(/ +/g, ' '))).toEqual([
    'cases checked 3',
    'unchanged 1',
    'changed 1',
    ' voices 1',
    ' stance 1',
    'cannot be re-evaluated 1',
    '',
  ]);
});
