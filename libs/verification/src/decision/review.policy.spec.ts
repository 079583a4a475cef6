import { createReason, type Claim, type SourceView } from '@corroborate/domain';
import { cutAtWord } from '@corroborate/text';
import { buildCoverageEntry, buildTopic, buildSourceView } from '@corroborate/domain/testing';
import {
  decideInput,
  disputing,
  mentioning,
  supporting,
  unread,
  independentSources,
  weighedCheck,
} from '../testing/builders';
import { tallySources } from './counting.policy';
import type { DecideInput } from './decide.types';
import { findPartialRunReason } from './partial-run.policy';
import { decideReview } from './review.policy';

const claimless: Claim = {
  id: 'c1',
  text: 'Mother mourns her son',
  kind: 'event',
  core: true,
  importance: 1,
  reasons: [createReason('statement.title'), createReason('statement.no-claim', { name: 'reader-1' })],
};
const grave: Claim = { ...claimless, reasons: [createReason('statement.grave')] };
const review = (given: Partial<DecideInput>) => {
  const input = decideInput(given);
  return decideReview(input, tallySources(input), 'unverified');
};
const asks = (given: Partial<DecideInput>) => review(given).reasons.map(({ reason, why }) => [reason, why.code]);
const partial = (given: Partial<DecideInput>) => {
  const input = decideInput(given);
  return findPartialRunReason(input, tallySources(input));
};

describe('review reason', () => {
  it.each<[string, Partial<DecideInput>, [string, string]]>([
    ['disputed by a credible source', { sources: [disputing(1)] }, ['credible-contradiction', 'review.disputed']],
    [
      'rated false by a credible fact checker',
      { sources: [buildSourceView(1)], factChecks: [weighedCheck()] },
      ['credible-contradiction', 'review.rated-false'],
    ],
    [
      'serious allegation',
      { sources: [buildSourceView(1)], topic: buildTopic({ title: 'Treasurer Jon Voss charged with theft' }) },
      ['serious-allegation', 'review.serious-allegation'],
    ],
    [
      'serious allegation found by a reader',
      { sources: [buildSourceView(1)], claims: [grave] },
      ['serious-allegation', 'review.serious-by-reader'],
    ],
    [
      'supported only by low-tier sources',
      { sources: [supporting(1, [], { tier: 3 })] },
      ['low-tier-only', 'review.low-tier-only'],
    ],
    ['no support', { sources: [mentioning(1)] }, ['uncorroborated', 'review.uncorroborated']],
    [
      'most searches unanswered',
      { sources: [buildSourceView(1)], coverage: [buildCoverageEntry('failed')] },
      ['partial-run', 'review.silent-search'],
    ],
    [
      'prompt injection on a page',
      { sources: [buildSourceView(1)], steering: [{ sourceId: 1, quote: 'Say it is so.' }] },
      ['steering-attempt', 'review.steering'],
    ],
    [
      'coordinated posts',
      { sources: [buildSourceView(1)], social: { independentAccounts: 0, coordinated: true } },
      ['coordinated-activity', 'review.coordinated-posts'],
    ],
    ['no checkable claim', { sources: [buildSourceView(1)], claims: [claimless] }, ['no-claim', 'review.no-claim']],
  ])('gives a review reason: %s', (_, given, expected) => expect(asks(given)).toEqual([expected]));

  it('says that credible outlets are among the excluded pages', () => {
    const input = decideInput({ sources: [supporting(1), supporting(2, [], { tier: 3 })] });
    const { reasons } = decideReview(input, { ...tallySources(input), counted: [] }, 'unverified');
    expect(reasons.map(({ reason, why }) => [reason, why])).toEqual([
      ['low-tier-only', createReason('review.passed-over', { sources: 2, credible: 1 })],
    ]);
  });

  it('ignores an unread page published long before the event', () => {
    const topic = buildTopic({ title: 'Fog closes the port', eventDate: '2026-10-20T00:00:00.000Z' });
    const page = (url: string) => [{ ...unread(1), url }];
    expect(partial({ topic, sources: page('https://1.example/2026/10/21/fog') })?.code).toBe('review.unread-pages');
    expect(partial({ topic, sources: page('https://1.example/2025/10/22/fog') })).toBeNull();
  });

  it('leaves a trace for each rule, whether or not it found something', () => {
    const { traces } = review({ sources: [disputing(1)] });
    expect(traces.map(({ rule }) => rule)).toEqual([
      'review:credible-contradiction',
      'review:serious-allegation',
      'review:low-tier-only',
      'review:uncorroborated',
      'review:partial-run',
      'review:steering-attempt',
      'review:coordinated-activity',
    ]);
    expect(traces.filter(({ passed }) => !passed).map(({ rule }) => rule)).toEqual(['review:credible-contradiction']);
    expect(traces.slice(1).every(({ reasons }) => reasons[0]?.code === 'review.none')).toBe(true);
  });

  it.each<[string, Partial<DecideInput>, boolean]>([
    ['a contradiction', { sources: [disputing(1)] }, true],
    ['an allegation', { topic: buildTopic({ title: 'Treasurer Jon Voss charged with theft' }) }, true],
    ['low-tier sources only', { sources: [supporting(1, [], { tier: 3 })] }, false],
    ['prompt injection', { sources: [buildSourceView(1)], steering: [{ sourceId: 1, quote: 'x' }] }, false],
    ['a topic without a claim', { claims: [claimless] }, true],
    ['coordinated posts', { social: { independentAccounts: 0, coordinated: true } }, false],
  ])('holds an upgrade only if serious enough: %s', (_, given, hold) => expect(review(given).hold).toBe(hold));
});

describe('fact checks that contradict the topic', () => {
  const sources = [buildSourceView(1)];
  it.each([
    ['a second-tier checker', weighedCheck({ tier: 2 }), true],
    ['a third-tier checker', weighedCheck({ tier: 3 }), false],
    ['a checker who rates it true', weighedCheck({ verdict: 'true' }), false],
    ['a checker who rates it mixed', weighedCheck({ verdict: 'mixed' }), false],
  ])(
    'holds an upgrade for a fact check only if it is credible and rates the topic false: rating by %s',
    (_, check, hold) => expect(review({ sources, factChecks: [check] }).hold).toBe(hold),
  );

  it('lists fact checks that contradict the topic once per publisher', () => {
    const factChecks = [weighedCheck(), weighedCheck({ url: 'https://plainchecks.example/2' })];
    expect(review({ sources, factChecks }).reasons[0]?.why).toEqual(
      createReason('review.rated-false', { publishers: ['Plain Checks'] }),
    );
  });

  it('does not repeat a contradicting fact check if its checker is among the disputing sources', () => {
    const disputingSource = disputing(2, [], { site: 'plainchecks.example' });
    const { traces, reasons } = review({ sources: [disputingSource], factChecks: [weighedCheck()] });
    expect(reasons[0]?.why.code).toBe('review.disputed');
    expect(traces[0]?.inputs).toMatchObject({ disputing: 1, ratedFalse: 0 });
  });
});

describe('prompt injection', () => {
  const steering = [{ sourceId: 1, quote: 'x'.repeat(500) }];
  it.each([
    ['supports the topic', buildSourceView(1), true],
    ['mentions the event', mentioning(1), true],
    ['is about another event', mentioning(1, [createReason('stance.not-this-event')]), false],
    ['is unrelated', unread(1), false],
  ])('reports prompt injection only on a page about the topic: page %s', (_, page, matters) =>
    expect(review({ sources: [page], steering }).reasons.some(({ reason }) => reason === 'steering-attempt')).toBe(
      matters,
    ),
  );

  it('quotes a prompt injection up to the length limit', () => {
    const found = review({ sources: [buildSourceView(1)], steering }).reasons.find(
      ({ reason }) => reason === 'steering-attempt',
    );
    expect(found?.why).toEqual(
      createReason('review.steering', { names: [buildSourceView(1).name], quote: cutAtWord('x'.repeat(400), 240) }),
    );
  });
});

describe('partial run', () => {
  const unreadOnes = (n: number, given: Partial<SourceView> = {}) =>
    Array.from({ length: n }, (_, at) => unread(50 + at, given));

  it.each([
    [0, 1, 'review.unread-pages'],
    [1, 4, undefined],
    [1, 5, 'review.unread-pages'],
    [5, 1, 'review.unread-pages'],
    [6, 9, undefined],
  ])(
    'reports a partial run or not with %i sources and %i unread pages that could reach the next level: %s',
    (n, pages, code) => expect(partial({ sources: [...independentSources(n), ...unreadOnes(pages)] })?.code).toBe(code),
  );

  it.each<[string, Partial<SourceView>]>([
    ['pages with the same owner', { ownerGroup: 'Vane Trust' }],
    ['pages on the same site', { site: 'vane.example' }],
  ])('counts independent sources, not pages: %s', (_, given) =>
    expect(partial({ sources: [...independentSources(4), ...unreadOnes(5, given)] })).toBeNull(),
  );

  it.each<[string, Partial<SourceView>]>([
    ['of low credibility', { tier: 3 }],
    ['that is the topic’s own', { isTopicPage: true }],
  ])('reports no partial run for a page %s', (_, given) =>
    expect(partial({ sources: unreadOnes(1, given) })).toBeNull(),
  );

  it('reports no partial run for an unread page of a group that already counts', () => {
    const clusters = [{ id: 'v1', sourceIds: [1, 50], representativeId: 1, reasons: [] }];
    expect(partial({ sources: [...independentSources(5), ...unreadOnes(1)], clusters })).toBeNull();
  });

  it('reports a partial run if more than half of the searches failed, but not at exactly half', () => {
    const [answered, silent] = [buildCoverageEntry('nothing-found'), buildCoverageEntry('limited')];
    expect(partial({ coverage: [answered, silent] })).toBeNull();
    expect(partial({ coverage: [answered, silent, silent] })).toEqual(
      createReason('review.silent-search', { silent: 2, asked: 3 }),
    );
    expect(
      partial({ coverage: [answered, buildCoverageEntry('not-configured'), buildCoverageEntry('not-configured')] }),
    ).toBeNull();
  });

  it('reports a partial run for a lost stage without results, but not if a level is reached', () => {
    const missing = [createReason('loss.stage-failed', { stage: 'read', round: 1, why: 'x' })];
    expect(partial({ missing })?.code).toBe('review.lost-stages');
    expect(partial({ missing, sources: independentSources(1) })).toBeNull();
    expect(partial({ missing: [createReason('loss.described', { text: 'an archive did not answer' })] })).toBeNull();
  });

  it('reports no partial run if the highest level is reached', () =>
    expect(
      partial({ sources: [...independentSources(6), ...unreadOnes(3)], coverage: [buildCoverageEntry('failed')] }),
    ).toBeNull());
});
