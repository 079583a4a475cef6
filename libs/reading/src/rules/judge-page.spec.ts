import { createReason, type Article } from '@corroborate/domain';
import { extractClaims } from './claims/claims.policy';
import { judgeSource } from './judge-page';
import { buildArticle, buildTopic } from '@corroborate/domain/testing';

const NOW = new Date('2025-03-10T00:00:00.000Z');
const strike = buildTopic({
  title: 'Strike hits Quillon Cannery in Port Vesper',
  summary:
    'About 900 employees belonging to Dockside Workers Local 77 left their jobs at Quillon Cannery on Wednesday.',
  location: 'Port Vesper, Ohio',
  entities: ['Quillon Cannery', 'Dockside Workers Local 77', 'Port Vesper', 'Ohio'],
});
const judge = (article: Article, topic = strike) =>
  judgeSource({ topic, claims: extractClaims(topic), article, now: NOW });
const stance = (article: Article, topic = strike) => judge(article, topic).overall.stance;

const REPORT =
  'About 900 workers walked off the job at Quillon Cannery in Port Vesper on Wednesday, the union ' +
  'said.\n\n"We had no choice," said Nora Pym, president of Dockside Workers Local 77.';

describe('stance of a page on the topic', () => {
  it('judges a report of the same event in other words as “supports” with a verbatim quote', () => {
    const article = buildArticle('Picket lines go up at Quillon Cannery', REPORT);
    const { overall, sameEvent } = judge(article);
    expect(overall.stance).toBe('supports');
    expect(sameEvent.same).toBe(true);
    const { quote, start, end } = overall.passage ?? { quote: '', start: 0, end: 0 };
    expect(quote.length).toBeGreaterThan(20);
    expect(article.text.slice(start, end)).toBe(quote);
  });

  it.each([
    [
      'a flat denial',
      'No strike at Quillon Cannery as Port Vesper shifts report for work',
      'Quillon Cannery in Port Vesper ran all three shifts on Wednesday. Local 77 said none of its members ' +
        'had gone on strike, despite messages claiming that 900 people had walked out.',
    ],
    [
      'an averted strike',
      'Walkout at Quillon Cannery averted',
      'Workers at Quillon Cannery in Port Vesper did not go on strike Wednesday after a late agreement, ' +
        'both sides said.',
    ],
    [
      'a debunking with every word of the claim',
      'Fact check: the Quillon Cannery strike is a hoax',
      'Posts claim that 900 employees of Quillon Cannery in Port Vesper walked out on Wednesday. That is ' +
        'false. Nothing of the kind took place.\n\nOur rating: False.',
    ],
  ])('judges %s as “disputes”', (_, title, text) => {
    expect(stance(buildArticle(title, text))).toBe('disputes');
  });

  it.each([
    [
      'a preview published before the event',
      buildArticle(
        'Quillon Cannery workers may strike',
        'Workers could strike at Quillon Cannery in Port Vesper next week.',
        { day: '2025-02-25T10:00:00.000Z' },
      ),
    ],
    [
      'a retelling of an old event',
      buildArticle('Strike begins at Quillon Cannery', REPORT, { day: '2021-06-02T10:00:00.000Z' }),
    ],
    [
      'a mere possibility',
      buildArticle(
        'Quillon Cannery union weighs options',
        'Members could walk out at Quillon Cannery in Port Vesper if talks fail, the union said Wednesday.',
      ),
    ],
    [
      'an opinion column',
      buildArticle('A strike at Quillon Cannery is right', REPORT, {
        url: 'https://example.com/opinion/strike-is-right',
        section: 'Opinion',
      }),
    ],
    [
      'a question',
      buildArticle(
        'Is there a strike at Quillon Cannery?',
        'Did 900 people walk out at Quillon Cannery in Port Vesper on Wednesday?',
      ),
    ],
    [
      'a front page that lists the headline',
      buildArticle(
        'Example News',
        'Strike hits Quillon Cannery in Port Vesper\n\nMarch 5, 2025\n\nBake sale draws crowd\n\nMarch 4, ' +
          '2025\n\nLane closures on Elm Street\n\nMarch 4, 2025\n\nRain expected\n\nMarch 3, 2025',
        { url: 'https://example.com/' },
      ),
    ],
    [
      'a plant of the same name in another state',
      buildArticle(
        'Strike begins at Quillon Cannery',
        REPORT.replace('in Port Vesper on', 'in Port Vesper, Oregon, on'),
      ),
    ],
    [
      'another local of the union in another place',
      buildArticle('Strike begins at Quillon Cannery', REPORT.replace('Local 77', 'Local 12')),
    ],
    [
      'an undated page that mentions no date',
      buildArticle('Strike at Quillon Cannery', 'Workers walked off the job at Quillon Cannery in Port Vesper.', {
        day: null,
      }),
    ],
    [
      'online rumors',
      buildArticle(
        'Talk of a walkout',
        'Posts on social media claim that workers at Quillon Cannery in Port Vesper walked out on Wednesday.',
      ),
    ],
  ])('does not judge %s as “supports”', (_, article) => {
    expect(stance(article)).not.toBe('supports');
  });

  it.each<[string, Partial<Article>]>([
    ['in English', {}],
    ['in an unknown language', { language: null, languageBasis: 'none' }],
    ['in a language suggested only by its URL', { language: 'de', languageBasis: 'site' }],
  ])('reduces support to a mention for a possible namesake on a page %s', (_, given) => {
    const prize = buildTopic({
      title: 'Danish-born surgeon Ada Ridley wins Ostrel Prize for debut novel',
      location: 'Marsk, Denmark',
      entities: ['Ada Ridley', 'Ostrel Prize'],
      eventDate: '2025-03-05T06:00:00.000Z',
    });
    const page = buildArticle(
      'Debut novel takes Ostrel Prize',
      'MARSK, March 5 (Halewire) - Ada Ridley won the Ostrel Prize on Wednesday for her first novel, ' +
        'beating five more established writers.',
      given,
    );
    expect(judge(page, prize).overall).toMatchObject({
      stance: 'mentions',
      reasons: expect.arrayContaining([
        createReason('caution.of-another', { who: expect.any(String) as string, words: ['Danish', 'surgeon'] }),
      ]),
    });
  });

  it('judges satire and unreadable pages as “unrelated” and gives the reason', () => {
    expect(stance(buildArticle('Strike at Quillon Cannery', REPORT, { schemaTypes: ['SatiricalArticle'] }))).toBe(
      'unrelated',
    );
    const wall = judge(
      buildArticle('Strike at Quillon Cannery', REPORT, { verdict: 'paywall', verdictReason: 'Subscribers only.' }),
    );
    expect(wall.overall).toMatchObject({ stance: 'unrelated', passage: null });
    expect(wall.overall.reasons[0]).toMatchObject({ code: 'page.unreadable', params: { verdict: 'paywall' } });
  });

  it('judges a report as “disputes” if its outlet retracted it', () => {
    expect(
      stance(buildArticle('Strike at Quillon Cannery', REPORT, { notices: ['This article has been retracted.'] })),
    ).toBe('disputes');
  });

  it.each([
    ['False', 'disputes'],
    ['True', 'supports'],
    ['Half true', 'mentions'],
  ])('follows a fact check rated %s', (rating, expected) => {
    const review = {
      claim: 'Workers at Quillon Cannery in Port Vesper went on strike',
      rating,
      publisher: null,
      date: null,
    };
    expect(stance(buildArticle('Quillon Cannery strike: what we found', REPORT, { claimReviews: [review] }))).toBe(
      expected,
    );
  });

  it('judges a denial as “supports” if the topic says that the event did not happen', () => {
    const denied = {
      ...strike,
      title: 'Quillon Cannery workers in Port Vesper did not go on strike, despite reports',
      summary: null,
    };
    expect(
      stance(
        buildArticle(
          'Nobody walked out at Quillon Cannery',
          'There is no strike at Quillon Cannery in Port Vesper, both sides said Wednesday.',
        ),
        denied,
      ),
    ).toBe('supports');
    expect(stance(buildArticle('Strike begins at Quillon Cannery', REPORT), denied)).toBe('disputes');
  });

  it('requires the whole statement in one passage if only words link the page to the topic', () => {
    const topic = buildTopic({ title: 'Sweden exports more cheese than Denmark since 2010', eventDate: null });
    expect(
      stance(
        buildArticle(
          'Dairy news',
          'Sweden imports butter. Denmark has been praised for its cheese since 2010. More exports are hoped for.',
        ),
        topic,
      ),
    ).not.toBe('supports');
    expect(
      stance(
        buildArticle('Dairy news', 'Figures show that Sweden exports more cheese than Denmark since 2010.'),
        topic,
      ),
    ).toBe('supports');
  });

  it('does not judge a page as “supports” if it contradicts the figure in the main claim', () => {
    const { overall, perClaim } = judge(
      buildArticle('Strike at Quillon Cannery', REPORT.replace('About 900 workers', 'About 400 employees')),
      {
        ...strike,
        articleText:
          'The plant lost 900 employees to the strike on Wednesday. Some 900 employees of Quillon Cannery are out.',
      },
    );
    expect(overall).toMatchObject({ stance: 'mentions', caution: 'figures' });
    expect(perClaim.some((one) => one.judgement.stance === 'disputes')).toBe(true);
  });
});
