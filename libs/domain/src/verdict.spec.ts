import { createReason, toReasonText, toReasonTexts } from './reasons';
import { buildCaseVerdict, getConfidenceBand, buildDecidedVerdict, type VerdictFacts } from './verdict';

const facts = (over: Partial<VerdictFacts> = {}): VerdictFacts => ({
  level: 'unverified',
  held: false,
  main: { standing: 'open', verdict: 'unverifiable', otherValues: [] },
  supporting: [],
  disputing: [],
  deniedBy: [],
  isAccusation: false,
  oldStory: [],
  uncounted: [],
  mentioning: [],
  commonOrigin: null,
  isPartyOrigin: false,
  reportedOtherwise: [],
  whyUncounted: [],
  weak: [],
  ratedFalseBy: [],
  unread: [],
  unanswered: [],
  review: [],
  ...over,
});
const main = (over: Partial<NonNullable<VerdictFacts['main']>>) => ({ ...facts().main!, ...over });
const said = (over: Partial<VerdictFacts>) => {
  const { state, why, next } = buildCaseVerdict(facts(over));
  return [state, toReasonTexts(why).join(' '), toReasonText(next)];
};
const serious = createReason('review.serious-allegation', { words: ['theft'] });
const silent = createReason('review.silent-search', { silent: 5, asked: 6 });
const unsettled = createReason('review.checkpoint-failed', {
  issues: [createReason('checkpoint.claims', { claim: 'It burned', percent: 60 })],
});
const unread = createReason('review.unread-pages', { pages: 1, level: 1, names: ['A'] });

describe('buildCaseVerdict', () => {
  it.each<[Partial<VerdictFacts>, string, string, string]>([
    [
      { level: 'certified', supporting: ['A', 'B', 'C', 'D', 'E', 'F'] },
      'certified',
      'Six independent credible sources support it (A, B, C and three others); no credible source disputes it.',
      'It can be published. Attribute what only one source reports.',
    ],
    [
      { level: 'verified', supporting: ['A'] },
      'verified',
      'One independent credible source supports it (A); no credible source disputes it.',
      'Publish it with attribution to A.',
    ],
    [
      { level: 'verified', supporting: ['A', 'B', 'C'], review: [serious] },
      'verified',
      'Three independent credible sources support it (A, B and C); no credible source disputes it.',
      'Resolve the open review before publication.',
    ],
    [
      {
        held: true,
        supporting: ['A'],
        review: [serious],
        unanswered: ['Ann Roe'],
        deniedBy: ['Ann Roe'],
        isAccusation: true,
      },
      'held',
      'One independent credible source supports it (A); no credible source disputes it. ' +
        'Ann Roe denies the accusation. The story accuses a person or organization (“theft”).',
      'Ask Ann Roe for a response, then decide.',
    ],
    [
      { held: true, supporting: ['A'], review: [serious, unsettled] },
      'incomplete',
      'One independent credible source supports it (A); no credible source disputes it. ' +
        'The search ended without settling it: The evidence does not settle “It burned” (60% sure).',
      'Do not publish it yet. Decide: approve it as verified, or reject it.',
    ],
    [
      {
        held: true,
        main: main({ standing: 'disputed', verdict: 'disputed' }),
        supporting: ['A'],
        disputing: ['B', 'C'],
      },
      'disputed',
      'Two independent credible sources dispute it (B and C); one supports it (A).',
      'Do not publish it as fact. Ask both sides for documents that settle it.',
    ],
    [
      {
        main: main({
          standing: 'disputed',
          verdict: 'partially true',
          otherValues: [{ value: '28', name: 'A' }],
        }),
      },
      'disputed',
      'True in part: A gives “28”.',
      'Do not publish it as fact. Ask both sides for documents that settle it.',
    ],
    [
      { main: main({ standing: 'disputed', verdict: 'refuted' }), disputing: ['A'], ratedFalseBy: ['A', 'B'] },
      'refuted',
      'Two independent credible sources contradict it (A and B); no credible source supports it.',
      'Do not publish it. To report on the claim, say that it is false and cite the sources.',
    ],
    [
      { uncounted: ['A'], whyUncounted: [createReason('count.own-release')] },
      'unverified',
      'A reports it, but does not count as independent confirmation. It is a release by an interested party.',
      'Do not publish it as fact. Find a credible source with its own reporting.',
    ],
    [
      { mentioning: ['A', 'B'], commonOrigin: 'C' },
      'unverified',
      'A and B pass on a report by C; no independent credible source confirms it.',
      'Do not publish it as fact. Find a credible source with its own reporting.',
    ],
    [
      { mentioning: ['A', 'B'], commonOrigin: 'C', isPartyOrigin: true },
      'unverified',
      'A and B pass on a release by C, an interested party; no independent credible source confirms it.',
      'Do not publish it as fact. It can run only as what C says; ask a source without an interest in it.',
    ],
    [
      { weak: ['A'], reportedOtherwise: [{ value: 'New Hampshire', name: 'B' }] },
      'unverified',
      'A reports it, but is not a credible source. ' + 'Part of it is reported differently: B gives “New Hampshire”.',
      'Do not publish it as it stands. Compare it with the report of B.',
    ],
    [
      { review: [silent], mentioning: ['A'] },
      'incomplete',
      'A mentions the event, but no credible source confirms it. ' +
        '5 of 6 searches of search engines and archives got no answer.',
      'Run the search again when the services answer.',
    ],
    [
      { review: [unread], unread: ['A'] },
      'incomplete',
      'No page that could be read confirms it; pages of A could not be read. ' +
        '1 credible page could not be read (A); if it confirms the story, there would be 1 independent credible ' +
        'source.',
      'Read the page of A, which could not be opened.',
    ],
    [
      { review: [silent], oldStory: [createReason('look.old-signs', { signs: 2 })] },
      'unverified',
      'It may be an old story republished (2 signs). No credible source was found that reports it.',
      'Do not publish it. Check whether it is an old story.',
    ],
    [
      { uncounted: ['A', 'B'] },
      'unverified',
      'A and B report it, but none counts as independent confirmation.',
      'Do not publish it as fact. Find a credible source with its own reporting.',
    ],
    [
      { weak: ['A'] },
      'unverified',
      'A reports it, but is not a credible source.',
      'Do not publish it as fact. Find a credible source with its own reporting.',
    ],
    [
      {},
      'unverified',
      'No credible source was found that reports it.',
      'Do not publish it as fact. Find a credible source with its own reporting.',
    ],
    [
      { main: null, review: [silent] },
      'unverified',
      'The topic makes no claim that can be checked.',
      'State the claim: who did what, where and when.',
    ],
  ])('returns the verdict for the facts %j', (given, state, why, next) =>
    expect(said(given)).toEqual([state, why, next]),
  );
});

describe('a verdict based on pages that use other names', () => {
  it('says which names to compare, before other reasons for review', () => {
    const match = { page: 'structure B-114', story: 'Wend bridge' };
    const matches = [createReason('review.other-name', { ...match, name: 'Road Authority', linkedBy: '' })];
    const review = [
      createReason('review.upgrades-reviewed'),
      createReason('review.other-names', { ...match, matches }),
    ];
    const { why, next } = buildCaseVerdict(facts({ held: true, supporting: ['Road Authority'], review }));
    expect(toReasonTexts(why.slice(1))).toEqual([
      'It is confirmed only under other names: Road Authority says “structure B-114” where the story says ' +
        '“Wend bridge”.',
    ]);
    expect(next).toEqual(createReason('next.compare-names', match));
  });
});

describe('a verdict based on undated pages', () => {
  it('says which pages have no date and asks when they were published', () => {
    const undated = createReason('review.undated-sources', { names: ['A', 'B'] });
    const review = [createReason('review.serious-allegation', { words: ['fraud'] }), undated];
    const { state, why, next } = buildCaseVerdict(facts({ held: true, uncounted: ['A', 'B'], review }));
    expect([state, why]).toEqual(['held', [undated]]);
    expect(toReasonText(next)).toBe(
      'Do not publish it yet. Check when the pages of A and B were published, then approve it as verified ' +
        'or reject it.',
    );
  });
});

describe('buildDecidedVerdict', () => {
  const held = buildCaseVerdict(facts({ held: true, supporting: ['A'] }));
  const refuted = buildCaseVerdict(
    facts({ main: main({ standing: 'disputed', verdict: 'refuted' }), disputing: ['A'] }),
  );

  it('uses the level that an editor approved', () => {
    const { state, why } = buildDecidedVerdict(held, 'verified');
    expect([state, why[0]]).toEqual(['verified', createReason('verdict.approved')]);
  });

  it('stays refuted after an approval if credible sources contradict the story', () => {
    const { state, why, next } = buildDecidedVerdict(refuted, 'verified');
    expect([state, why[0], next]).toEqual([
      ...['refuted', createReason('verdict.approved')],
      createReason('next.publish-disputed'),
    ]);
  });

  it('sets the verdict to unverified after a rejection, but keeps it refuted if credible sources contradict it', () => {
    expect(buildDecidedVerdict(held, 'unverified').state).toBe('unverified');
    expect(buildDecidedVerdict(refuted, 'unverified').state).toBe('refuted');
    expect(buildDecidedVerdict(held, 'unverified').next).toEqual(createReason('next.nothing'));
  });
});

describe('getConfidenceBand', () => {
  const on = (...supporting: string[]) => buildCaseVerdict(facts({ level: 'verified', supporting }));
  const band = (points: number) => getConfidenceBand(on('A', 'B'), points);

  it('maps a score to high, moderate or low', () =>
    expect([100, 75, 74, 50, 49, 0].map(band)).toEqual(['high', 'high', 'moderate', 'moderate', 'low', 'low']));

  it('returns a null confidence band for a case that does not settle whether the story is true', () =>
    expect(getConfidenceBand({ ...on('A', 'B'), state: 'disputed' }, 90)).toBeNull());

  it('returns at most a moderate confidence band with a single source', () =>
    expect(getConfidenceBand(on('A'), 95)).toBe('moderate'));
});
