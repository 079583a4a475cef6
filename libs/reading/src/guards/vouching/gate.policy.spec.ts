import { createReason, type Stance } from '@corroborate/domain';
import type { PageJudgement } from '../../reasoner.port';
import { bridgeArticle, bridgeTopic } from '../../testing/article.fixture';
import { isWorthReading, namesLead } from './gate.policy';

const judged = (stance: Stance = 'unrelated', same = false): PageJudgement => ({
  overall: { stance, strength: 0, passage: null, reasons: [createReason('stance.not-this-event')] },
  perClaim: [],
  sameEvent: { same, reasons: [] },
});
const topic = bridgeTopic({
  title: 'Cannery in Port Merrow lays off 163 workers after fire',
  summary: 'The Larnholm cannery in Port Merrow said on Monday that 163 workers were laid off.',
  location: 'Port Merrow, Ohio',
  entities: ['Larnholm Foods'],
});
const worth = (text: string, over: object = {}, rules = judged()) =>
  isWorthReading({ topic, claims: [], article: bridgeArticle(text, { title: 'Told today', ...over }) }, rules);

const STRANGE = 'A school choir won the first prize for its songs, and parents clapped for many minutes.';

describe('page worth reading by a model', () => {
  it.each([
    ['names the place', 'Many jobs are lost in Port Merrow this week.'],
    ['names the subject of the topic', 'Larnholm Foods has fewer people from today on.'],
    ['counts the same things', 'All 163 are out, the union said.'],
    [
      'shares distinctive words with the topic',
      'The cannery burnt down and its workers fear for their jobs after the fire.',
    ],
  ])('selects a page for reading by a model if it %s', (_, text) => expect(worth(text)).toBe(true));

  it.each([
    ['stance', judged('mentions')],
    ['event', judged('unrelated', true)],
  ])('selects a page for reading by a model if rules relate it to the topic by its %s', (_, rules) =>
    expect(worth(STRANGE, {}, rules)).toBe(true),
  );

  it.each([
    ['is in another language', { language: 'fi' }],
    ['is in an unknown language', { language: null }],
    ['has only a URL that suggests a language', { language: 'en', languageBasis: 'site' as const }],
  ])('selects a page for reading by a model if its language differs or is unknown: it %s', (_, over) =>
    expect(worth(STRANGE, over)).toBe(true),
  );

  it.each([
    ['only everyday words', STRANGE],
    ['a year that every page has', 'The choir of 1998 sang again in 2026.'],
    ['only one common word', 'A fire brigade has a new car.'],
  ])('selects no page for reading by a model if it shares %s', (_, text) => expect(worth(text)).toBe(false));
});

it.each([
  ['Detention PSC/26/0932: Anneka Gray', true],
  ['The hauliers Brodie & Lunn regret the summer.', true],
  ['Ann Roe of the harbor spoke.', true],
  ['Order PSC/26/0941; Lunn Street is closed, and the survey report is missing.', false],
])('decides whether “%s” names a lead: %s', (text, named) => {
  const leads = ['PSC/26/0932', 'Brodie & Lunn', 'the master, Ann Roe', 'survey report'];
  expect(namesLead({ article: bridgeArticle(text), leads })).toBe(named);
});
