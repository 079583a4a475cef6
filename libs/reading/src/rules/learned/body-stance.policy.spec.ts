import { bodyStance, judgeByWeights } from './body-stance.policy';
import { pairFeatures } from './body-stance.features';
import { readText } from '../page/text-parts';
import { cpuNow } from '../../../../../test/support/cpu';

const FERRY = [
  'A ferry with 40 people on board sank off the port of Larnholm on Tuesday morning, the coast guard said. ' +
    'All passengers of the Norra were rescued by fishing boats.',
  '"We counted everybody twice," said harbour master Ilse Brand. The Norra had left Larnholm at six. ' +
    'Divers will look at the wreck of the ferry this week, the coast guard announced.',
].join('\n\n');

describe('the stance of a text toward a headline', () => {
  it('calls a text on something else unrelated, although both are news', () => {
    expect(bodyStance('Bank of Quelm raises interest rates for third time', FERRY).stance).toBe('unrelated');
  });

  it('finds a text on the subject although the headline words it otherwise', () => {
    const { stance, chances } = bodyStance('Passengers rescued as Norra ferry sinks near Larnholm', FERRY);
    expect(stance).not.toBe('unrelated');
    expect(chances.unrelated).toBeLessThan(0.1);
  });

  it('gives chances of all four that are together one', () => {
    const { chances } = bodyStance('Norra ferry sinks near Larnholm', FERRY);
    expect(Object.values(chances).reduce((a, b) => a + b, 0)).toBeCloseTo(1);
  });

  it('quotes the sentence that comes closest, verbatim', () => {
    const { passage } = bodyStance('Divers to look at wreck of ferry', FERRY);
    expect(passage?.quote).toMatch(/^Divers will look/);
    expect(FERRY.slice(passage?.start, passage?.end)).toBe(passage?.quote);
  });

  it('thinks disagreement likelier where the text calls the headline false', () => {
    const debunk =
      'The story that the ferry Norra sank off Larnholm is a hoax. The coast guard denied it and called ' +
      'the picture fake. "It is false, the Norra is fine," it said.';
    const headline = 'Ferry Norra sinks off Larnholm';
    expect(bodyStance(headline, debunk).chances.disagree).toBeGreaterThan(
      3 * bodyStance(headline, FERRY).chances.disagree,
    );
  });

  it('thinks discussion likelier where the text only passes it on', () => {
    const relayed =
      'An unconfirmed report claims that the ferry Norra may have sunk off Larnholm. The report could not ' +
      'be verified, and rumours spread on social media, according to a tweet.';
    const headline = 'Ferry Norra sinks off Larnholm';
    const ratio = (body: string) =>
      bodyStance(headline, body).chances.discuss / bodyStance(headline, body).chances.agree;
    expect(ratio(relayed)).toBeGreaterThan(ratio(FERRY));
  });

  it('says unrelated, and quotes nothing, of an empty text', () => {
    expect(bodyStance('Ferry Norra sinks off Larnholm', '')).toMatchObject({ stance: 'unrelated', passage: null });
  });

  it('reads a very long text in bounded time', () => {
    const started = cpuNow();
    bodyStance('Ferry sinks', 'not '.repeat(400_000));
    expect(cpuNow() - started).toBeLessThan(2000);
  });
});

describe('judging by weights', () => {
  it('needs more certainty to call a text unrelated than to call it related', () => {
    const at = (bias: number) => judgeByWeights({}, { related: { bias }, sides: [{}, {}, { bias: 5 }] }).stance;
    expect([at(-0.5), at(-3)]).toEqual(['discuss', 'unrelated']);
  });
});

describe('the traits of a pair', () => {
  it('meets words by their beginnings and counts a rare word for more than a common one', () => {
    const text = readText('Icelandic officials said the week was long.');
    const rare = pairFeatures('Iceland', text).values.page ?? 0;
    const mixed = pairFeatures('Zembla officials', text).values.page ?? 0;
    expect(rare).toBe(1);
    expect(mixed).toBeLessThan(0.5);
  });
});
