import type { FactCheck } from '@corroborate/domain';
import { buildTopicModel } from '@corroborate/reading';
import { buildArticle, buildTopic } from '@corroborate/domain/testing';
import { weighedCheck } from '../testing/builders';
import { FACT_CHECK_LIMITS as L } from '../verification.thresholds';
import { selectCredibleDenials, matchFactChecks, findMismatch, withFactCheck } from './fact-checks.policy';

const topic = buildTopic({
  title: 'Elmsworth bans bicycles downtown',
  summary: 'The council of Elmsworth, Ohio, banned bicycles downtown and will fine riders $200.',
  location: 'Elmsworth, Ohio',
});
const CLAIM = 'Elmsworth, Ohio, banned bicycles downtown.';
const check = (given: Partial<FactCheck> = {}): FactCheck => ({
  ...weighedCheck(),
  claim: CLAIM,
  title: 'Did Elmsworth ban bicycles?',
  ...given,
});
const why = (given: Partial<FactCheck>, of = topic) =>
  findMismatch(buildTopicModel(of, []), check(given))?.code ?? null;
const after = (days: number) => new Date(Date.parse(topic.eventDate ?? '') + days * 86_400_000).toISOString();

describe('reason why a fact check is about another claim', () => {
  it('gives no mismatch reason for a fact check of the same claim', () => expect(why({})).toBeNull());

  it.each([
    [
      'the check shares too few words with the claim',
      { claim: 'A town did something.', title: '' },
      'check.too-few-words',
    ],
    [
      'the check is about another kind of event',
      { claim: 'Elmsworth, Ohio, opened a downtown for bicycles.', title: 'Bicycles in downtown Elmsworth' },
      'check.other-event',
    ],
    [
      'the check names no one from the claim',
      { claim: 'A city banned bicycles downtown.', title: 'Bicycles' },
      'check.names-nobody',
    ],
    ['the check is about another place', { claim: 'Elmsworth, Oregon, banned bicycles downtown.' }, 'check.elsewhere'],
    [
      'the check is about the opposite claim',
      { claim: 'Elmsworth, Ohio, never banned bicycles downtown.' },
      'check.opposite',
    ],
  ])('gives a reason why a fact check is about another claim if %s', (_, given, code) => expect(why(given)).toBe(code));

  it('gives a mismatch reason if the fact check has a different figure for the same thing', () => {
    const fined = buildTopic({
      title: 'Elmsworth bans bicycles downtown, fines 40 riders',
      location: 'Elmsworth, Ohio',
    });
    const claim = (riders: number) => ({
      claim: `Elmsworth, Ohio, banned bicycles downtown and fined ${riders} riders.`,
    });
    expect([why(claim(40), fined), why(claim(90), fined)]).toEqual([null, 'check.other-figure']);
  });

  it.each([
    [-L.daysBefore - 1, 'check.other-time'],
    [-L.daysBefore, null],
    [0, null],
    [L.daysAfter, null],
    [L.daysAfter + 1, 'check.other-time'],
  ])('rejects a fact check by its date or not, for a claim made %i days after the event: %s', (days, code) => {
    expect(why({ claimDate: after(days) })).toBe(code);
    expect(why({ claimDate: null, reviewDate: after(days) })).toBe(code);
  });

  it('does not reject a fact check by its date if the topic has no date', () =>
    expect(why({ claimDate: '1999-01-01T00:00:00.000Z' }, { ...topic, eventDate: null })).toBeNull());

  it('gives a mismatch reason for every claim if the fact check is empty', () =>
    expect(why({ claim: '', title: '' })).toBe('check.too-few-words'));
});

describe('rating of a fact check', () => {
  const verdicts = (rating: string) => matchFactChecks(topic, [], [check({ rating })]).map(({ verdict }) => verdict);

  it.each([
    ['Mostly false', 'false'],
    ['Baseless', 'false'],
    ['Four Pinocchios', 'false'],
    ['Falsch', 'false'],
    ['Trompeur', 'false'],
    ['Mostly true', 'true'],
    ['Verdadero', 'true'],
    ['Wahr', 'true'],
    ['Out of context', 'mixed'],
    ['Partly false', 'mixed'],
    ['Unproven', 'mixed'],
  ])('yields the verdict for “%s”: %s', (rating, verdict) => expect(verdicts(rating)).toEqual([verdict]));

  it.each(['', '???', 'Read on', '7 of 5', '判定不能'])('gives no verdict for “%s”', (rating) =>
    expect(verdicts(rating)).toEqual([]),
  );

  it('gives a reason for a fact check’s rating with the share of topic words in the check', () => {
    const [found] = matchFactChecks(topic, [], [check()]);
    expect(found?.reasons).toMatchObject([{ code: 'check.same-claim', params: { percent: 100 } }]);
  });
});

describe('page of a fact check', () => {
  const page = buildArticle('Did Elmsworth ban bicycles?', 'No.');

  it('shows the verdict next to a rating that rules cannot interpret', () => {
    const put = (rating: string) => withFactCheck(page, { ...weighedCheck(), rating }).claimReviews[0]?.rating;
    expect([put('False'), put('Курам на смех')]).toEqual(['False', 'Курам на смех (false)']);
  });

  it('keeps its own unclear rating next to the added one', () => {
    const unsaid = { ...page, claimReviews: [{ claim: 'x', rating: 'See text', publisher: null, date: null }] };
    expect(withFactCheck(unsaid, weighedCheck()).claimReviews.map(({ rating }) => rating)).toEqual([
      'See text',
      'False',
    ]);
  });

  it('does not modify the page of a fact check', () => {
    withFactCheck(page, weighedCheck());
    expect(page.claimReviews).toEqual([]);
  });
});

describe('fact checks that dispute the topic', () => {
  it('includes only false ratings by credible publishers in the fact checks that dispute the topic', () =>
    expect(
      selectCredibleDenials([
        weighedCheck({ tier: 1 }),
        weighedCheck({ tier: 2 }),
        weighedCheck({ tier: 3 }),
        weighedCheck({ verdict: 'mixed' }),
      ]).map(({ tier }) => tier),
    ).toEqual([1, 2]));
});
