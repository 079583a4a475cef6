import { createReason, type Checkpoint, type PrePublicationCheck } from '@corroborate/domain';
import { buildSourceView } from '@corroborate/domain/testing';
import { runPrePublicationCheck } from '../integrity/pre-publication-check.policy';
import { prePublicationInput } from '../testing/pre-publication.builder';
import { planTargetedRound, type TargetedRoundInput } from './targeted-round.policy';

const STORY = 'Norvane Foundry bribed an inspector in Port Vesper. A ledger that this newspaper has seen shows it.';
const clear: PrePublicationCheck = {
  ...{ clear: true, claims: [], questions: [], findings: [] },
  risks: [],
  replies: [],
  notes: [],
};
const passage = { quote: 'The ferry sank off Oster.', start: 0, end: 25 };
const report = buildSourceView(1, {
  name: 'The Bee',
  stance: { ...buildSourceView(1).stance, passage },
  language: 'no',
});
const targeted = (given: Partial<TargetedRoundInput>) =>
  planTargetedRound({
    ...{ mode: 'detailed', round: 2, rounds: 3, budgetSpent: false, pagesFound: 1, sourceLimit: 30 },
    ...{ look: clear, checkpoint: null, sources: [report], searched: [], hadTargeted: false },
    ...given,
  });
const accused = runPrePublicationCheck(prePublicationInput([{ text: STORY }, { text: STORY }]));
const criticalAt = (id: string): PrePublicationCheck => ({
  ...clear,
  questions: [{ id, ask: '', answer: 'critical', why: createReason('look.no-voice'), sourceIds: [1] }],
});

describe('targeted round before publication', () => {
  it('searches for a missing response of the accused', () =>
    expect(targeted({ look: accused })).toMatchObject({
      again: true,
      why: { code: 'stop.targeted', params: { round: 3 } },
      gaps: [
        {
          text: expect.stringContaining('Norvane Foundry'),
          why: createReason('gap.reply', { names: ['Norvane Foundry'] }),
        },
      ],
    }));

  it.each([
    ['the only report', 'one-source', 'gap.single-source'],
    ['an older report', 'old-story', 'gap.old-story'],
  ])('uses the words and language of %s', (_, id, code) =>
    expect(targeted({ look: criticalAt(id) })?.gaps).toMatchObject([
      { text: passage.quote, language: 'no', why: { code, params: { name: 'The Bee' } } },
    ]),
  );

  it('searches for a quote that is not in its capture', () => {
    const quote = { sourceId: 1, quote: 'It sank.', state: 'NOT_FOUND' as const };
    const finding = { kind: 'quote-missing' as const, gravity: 'MAJOR' as const, open: true, sourceIds: [1] };
    const look: PrePublicationCheck = {
      ...clear,
      claims: [{ claimId: 'c1', state: 'NOT_FOUND', action: createReason('look.no-voice'), quotes: [quote] }] as never,
      findings: [{ ...finding, why: createReason('integrity.quote-missing', { name: 'The Bee' }) }],
    };
    expect(targeted({ look })?.gaps).toMatchObject([{ text: 'It sank.', why: { code: 'gap.quote' } }]);
  });

  it('searches for issues that the last checkpoint left unresolved', () => {
    const description = createReason('checkpoint.theories', { theory: 'arson' });
    const issues = [
      { type: 'theories', severity: 'medium', description, suggestedAction: description, search: 'arson' },
    ];
    expect(targeted({ checkpoint: { issues } as unknown as Checkpoint })?.gaps).toEqual([
      { text: 'arson', why: description },
    ]);
  });

  it.each([
    ['there is no serious finding', { look: clear }],
    ['no search could resolve the finding', { look: criticalAt('who-gains') }],
    ['the case already had its targeted round', { look: accused, hadTargeted: true }],
    ['the mode is quick', { look: accused, mode: 'quick' }],
    ['all rounds are used', { look: accused, round: 3 }],
    ['the budget is spent', { look: accused, budgetSpent: true }],
    [
      'the same query was searched before',
      { look: criticalAt('one-source'), searched: [{ text: passage.quote, why: createReason('gap.detail') }] },
    ],
  ] as [string, Partial<TargetedRoundInput>][])('does not follow if %s', (_, given) =>
    expect(targeted(given)).toBeNull(),
  );
});
