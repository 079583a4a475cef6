import { buildArticle, buildTopic } from '@corroborate/domain/testing';
import { buildCase, judgeOverall } from '../../rules/testing/judged';
import { BRIDGE, BRIDGE_REPORT, NO_STRIKE, STRIKE, STRIKE_REPORT } from '../../rules/testing/stories';
import { CAUTIONS } from './cautions';

const PENGUINS = buildTopic({ title: '300 penguins killed on beach at Torsund', location: 'Torsund' });
const PRIZE = buildTopic({
  title: 'Ada Ridley wins Ostrel Prize for debut novel',
  location: 'Marsk',
  entities: ['Ada Ridley', 'Ostrel Prize'],
});
const SURGEON = { ...PRIZE, title: 'Danish-born surgeon Ada Ridley wins Ostrel Prize for debut novel' };
const SHARE = buildTopic({
  title: '80% of Quillon Cannery workers join strike in Port Vesper',
  location: 'Port Vesper',
  entities: ['Quillon Cannery'],
});
const LOCKOUT = buildTopic({
  title: "Strike at Quillon Cannery in Port Vesper is a 'lockout'",
  location: 'Port Vesper',
  entities: ['Quillon Cannery'],
});
const BOATS = buildTopic({
  title: 'Torsund lost more herring boats than Skarn since 2010.',
  eventDate: '2025-03-05T10:00:00.000Z',
});

const penguins = (count: number) =>
  buildArticle('Penguins killed on beach', `Some ${count} penguins were killed on the beach at Torsund on Wednesday.`);
const strike = (more: string, headline = 'Pickets at Quillon Cannery') =>
  buildArticle(headline, `${STRIKE_REPORT}${more}`);
const prize = (who: string, more = '') =>
  buildArticle(
    'Debut novel takes Ostrel Prize in Marsk',
    `${who} won the Ostrel Prize for her debut novel in Marsk on Wednesday.\n\nThe judges praised Ada Ridley.${more}`,
  );
const share = (words: string) => buildArticle('Strike at Quillon Cannery', `In Port Vesper ${words}.`);
const FOOTBRIDGE = buildTopic({
  title: 'Cierran la pasarela de Torsund tras hallar una grieta en un cable',
  location: 'Torsund',
  language: 'es',
});
const footbridge = (opening: string) =>
  buildArticle('Pasarela', `${opening} de Torsund fue cerrada el miércoles tras hallarse una grieta en un cable.`, {
    language: 'es',
  });
const JOINED = '80% of Quillon Cannery workers joined the strike on Wednesday';

/** For each caution a page that it excludes, and the most similar page that counts. */
const CASES = [
  {
    name: 'rules-language',
    code: 'caution.language-not-read',
    topic: STRIKE,
    page: { ...strike(''), language: 'cy' },
    nearest: { ...strike(''), language: 'en-GB' },
  },
  {
    name: 'rating',
    code: 'caution.not-rated-true',
    topic: STRIKE,
    page: strike(' We rate this claim Barely True.'),
    nearest: strike(' We rate this claim True.'),
  },
  {
    name: 'corrected',
    code: 'caution.corrected',
    topic: STRIKE,
    page: strike('\n\nThe mayor was not there.\n\nWe wrongly reported a strike at Quillon Cannery.'),
    nearest: strike('\n\nThe mayor was not there.\n\nWe wrongly spelled the name of Quillon Cannery.'),
  },
  {
    name: 'turned',
    code: 'caution.doubt',
    topic: FOOTBRIDGE,
    page: footbridge('Se dice que la pasarela'),
    nearest: footbridge('La pasarela'),
  },
  {
    name: 'unreal',
    code: 'caution.unreal',
    topic: STRIKE,
    page: strike('\n\nThe exercise tested how the port office would act.'),
    nearest: strike('\n\nThe mayor asked how the port office would act.'),
  },
  { name: 'figures', code: 'caution.other-figure', topic: PENGUINS, page: penguins(250), nearest: penguins(290) },
  {
    name: 'doubt',
    code: 'caution.doubt',
    topic: STRIKE,
    page: strike('\n\nA rumour went round.'),
    nearest: strike('\n\nA murmur went round.'),
  },
  {
    name: 'doubt',
    code: 'caution.headline-no',
    topic: STRIKE,
    page: buildArticle(
      'Nobody in Elmsworth minds the rain',
      `It rained in Elmsworth. The choir sang. ${STRIKE_REPORT}`,
    ),
    nearest: buildArticle(
      'Everybody in Elmsworth minds the rain',
      `It rained in Elmsworth. The choir sang. ${STRIKE_REPORT}`,
    ),
  },
  {
    name: 'in-quotation-marks',
    code: 'caution.quoted-word',
    topic: STRIKE,
    page: strike('', '“Strike” at Quillon Cannery'),
    nearest: strike('', 'Strike at “Quillon” Cannery'),
  },
  {
    name: 'remembered',
    code: 'caution.remembered',
    topic: STRIKE,
    page: strike('\n\nIt was the anniversary of the mill.'),
    nearest: strike('\n\nIt was the birthday of the mill.'),
  },
  {
    name: 'came-to-nothing',
    code: 'caution.came-to-nothing',
    topic: BRIDGE,
    page: buildArticle('Skarn Bridge plan shelved', BRIDGE_REPORT),
    nearest: buildArticle('Skarn Bridge plan passed', BRIDGE_REPORT),
  },
  {
    name: 'unfulfilled',
    code: 'caution.unfulfilled',
    topic: BRIDGE,
    page: buildArticle(
      'Bridge approved',
      'Torsund approved the Skarn Bridge, which was to have been done on Wednesday.',
    ),
    nearest: buildArticle('Bridge approved', 'Torsund approved the Skarn Bridge, which had to be done on Wednesday.'),
  },
  {
    name: 'somebody-else',
    code: 'caution.not-named',
    topic: PRIZE,
    page: prize('Wilma Ott'),
    nearest: prize('Ada Ridley'),
  },
  {
    name: 'namesake',
    code: 'caution.of-another',
    topic: SURGEON,
    page: prize('Ada Ridley'),
    nearest: prize('Ada Ridley', ' She is a surgeon.'),
  },
  {
    name: 'partys-word',
    code: 'caution.partys-word',
    topic: SHARE,
    page: share(`${JOINED}, the dockers’ union said`),
    nearest: share(`${JOINED}, the labour office counted`),
  },
  {
    name: 'as-it-is',
    code: 'caution.estimate',
    topic: SHARE,
    page: share(`an estimated ${JOINED}`),
    nearest: share(`a total of ${JOINED}`),
  },
  {
    name: 'as-it-is',
    code: 'caution.never-says',
    topic: LOCKOUT,
    page: strike(''),
    nearest: strike('\n\nIt is a lockout.'),
  },
  {
    name: 'claim-itself',
    code: 'stance.claim-itself',
    topic: BOATS,
    page: buildArticle('Boats', `We thank you all. ${BOATS.title}`),
    nearest: buildArticle('Boats', `Thanks to all. ${BOATS.title}`),
  },
] as const;

describe('caution', () => {
  it.each(CASES)('excludes the page of caution “$name” ($code), but not the most similar page', (given) => {
    const { name, code, topic, page, nearest } = given;
    const kept = judgeOverall(topic, page);
    expect(kept).toMatchObject({ stance: 'mentions', caution: name, strength: 0.4 });
    expect(kept.reasons[0]?.code).toBe(code);
    const counted = judgeOverall(topic, nearest);
    expect(counted.stance).toBe('supports');
    expect(counted.caution).toBeUndefined();
  });

  it.each(CASES)(
    'applies caution “$name” ($code) but keeps the name and reasons of the rule it doubts',
    ({ topic, page, nearest }) => {
      const kept = judgeOverall(topic, page);
      expect(kept.rule).toBe(judgeOverall(topic, nearest).rule);
      expect(kept.reasons.length).toBeGreaterThan(1);
    },
  );

  it('covers every name on the list of cautions with a test case', () => {
    expect(new Set(CASES.map(({ name }) => name))).toEqual(new Set(CAUTIONS.map(({ name }) => name)));
  });
});

describe('list of cautions', () => {
  it('lists cautions with unique names and a sentence that describes each check', () => {
    expect(new Set(CAUTIONS.map(({ name }) => name)).size).toBe(CAUTIONS.length);
    for (const { about } of CAUTIONS) expect(about).toMatch(/^\p{Lu}.+\.$/u);
  });

  it('applies only language, rating and claim cautions to a fact check', () => {
    expect(CAUTIONS.filter(({ always }) => always).map(({ name }) => name)).toEqual([
      'rules-language',
      'rating',
      'claim-itself',
    ]);
    const claimReviews = [{ claim: BOATS.title, rating: 'True', publisher: null, date: null }];
    const rated = (text: string) =>
      judgeOverall(BOATS, buildArticle('Boats', `${text} ${BOATS.title}`, { claimReviews }));
    expect(rated('A rumour is going round.')).toMatchObject({ rule: 'fact-check', stance: 'supports' });
    expect(rated('We thank you all.')).toMatchObject({ rule: 'fact-check', caution: 'claim-itself' });
  });

  it('uses the first caution that applies', () => {
    const page = strike('\n\nA rumour went round on the anniversary.', '“Strike” at Quillon Cannery');
    expect(judgeOverall(STRIKE, page).caution).toBe('doubt');
  });

  it('gives no caution if the topic itself says that the event did not happen', () => {
    const page = buildArticle(
      'Nobody walked out at Quillon Cannery',
      'There is no strike at Quillon Cannery in Port Vesper, both sides said Wednesday. It was a rumour.',
    );
    expect(judgeOverall(NO_STRIKE, page)).toMatchObject({ rule: 'denied-topic', stance: 'supports' });
  });

  it('gives no caution for a page without sentences', () => {
    const c = buildCase(STRIKE, buildArticle('', ''));
    const finding = { stance: 'supports' as const, strength: 1, passage: null, reasons: [] };
    expect(CAUTIONS.map((caution) => caution.why(c, finding)).filter((reason) => reason !== null)).toEqual([]);
  });

  it('applies no caution to a page that disputes the topic', () => {
    const page = buildArticle(
      'No strike at Quillon Cannery',
      'Workers at Quillon Cannery in Port Vesper did not go on strike Wednesday. It was a rumour.',
    );
    const judged = judgeOverall(STRIKE, page);
    expect(judged.stance).toBe('disputes');
    expect(judged.caution).toBeUndefined();
  });
});
