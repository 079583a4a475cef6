import type { Topic } from '@corroborate/domain';
import { buildArticle, buildTopic } from '@corroborate/domain/testing';
import { buildCase } from '../testing/judged';
import { STRIKE, STRIKE_REPORT } from '../testing/stories';
import { surroundingStems, findUnclearReason } from './unclear';

const YES = 'There was a strike at Quillon Cannery in Port Vesper on Wednesday.';
const BEFORE = 'It rained. The gulls cried. The tide came in. The tide went out.';
const why = (headline: string, text: string, topic: Topic = STRIKE) =>
  findUnclearReason(buildCase(topic, buildArticle(headline, text)))?.[0] ?? null;

describe('reason why a page does not assert the event', () => {
  it('does not call a plain report unclear', () => expect(why('Pickets at Quillon Cannery', STRIKE_REPORT)).toBeNull());

  it('calls a page unclear because no sentence mentions the event', () => {
    expect(why('Bake sale', 'Forty cakes were sold for the choir.')).toEqual({ code: 'stance.silent', params: {} });
  });

  it('calls a page unclear because no sentence says that the event happened', () => {
    const text = 'Quillon Cannery in Port Vesper packs herring.';
    expect(why('Quillon Cannery', text)?.code).toBe('stance.no-sentence');
  });

  it.each([
    ['hedges', 'Workers could strike at Quillon Cannery in Port Vesper if talks fail.'],
    ['asks', 'Did 900 people walk out at Quillon Cannery in Port Vesper on Wednesday?'],
    ['denies', `${BEFORE} Workers at Quillon Cannery in Port Vesper did not go on strike Wednesday.`],
    ['recalls', 'In 1987 workers walked off the job at Quillon Cannery in Port Vesper.'],
    ['relays', 'According to a rumour workers walked out at Quillon Cannery in Port Vesper on Wednesday.'],
  ])('calls a page unclear because its only sentence about the event is classified as “%s”', (says, text) => {
    expect(why('Quillon Cannery', text)).toMatchObject({ code: 'stance.spoken-as', params: { says } });
  });

  it('calls a page unclear because its only sentence on the event is too far from names, place and time', () => {
    const stray = `${BEFORE} There was a strike. Quillon Cannery in Port Vesper packs herring.`;
    expect(why('Quillon Cannery', stray)).toMatchObject({ code: 'stance.spoken-as', params: { says: 'asserts' } });
    expect(why('Quillon Cannery', `${BEFORE} ${YES}`)).toBeNull();
  });

  it('calls a page unclear because the headline asserts what the text calls possible', () => {
    const text = 'Workers at Quillon Cannery in Port Vesper may have walked out on Wednesday.';
    expect(why('Strike hits Quillon Cannery', text)?.code).toBe('stance.headline-only');
    expect(why('Strike hits Quillon Cannery', `${text} ${YES}`)).toBeNull();
  });

  it.each([
    [
      'its text contains as many denials as assertions',
      'Strike at Quillon Cannery',
      `${YES} Nobody is on strike at Quillon Cannery.`,
      null,
    ],
    ['its headline denies it', 'No strike at Quillon Cannery', YES, 'stance.asserts-and-denies'],
    ['it is called a hoax', 'Hoax: Quillon Cannery', YES, 'stance.asserts-and-denies'],
    [
      'two sentences deny it',
      'Strike at Quillon Cannery',
      `${YES} Nobody is on strike at Quillon Cannery. No strike was called at Quillon Cannery.`,
      'stance.asserts-and-denies',
    ],
  ])('decides whether a page contradicts itself about the event: %s', (_, headline, text, code) => {
    expect(why(headline, text)?.code ?? null).toBe(code);
  });

  it('calls a page unclear because the supporting passage is not linked to the topic', () => {
    const topic = buildTopic({
      title: 'Strike closes herring cannery and smokehouse of Torsund brothers',
      eventDate: null,
    });
    expect(
      why('Strike', 'Workers walked out at the cannery. The brothers of Torsund are at sea.', topic),
    ).toMatchObject({
      code: 'stance.not-carried',
    });
    const whole = 'Workers walked out at the herring cannery and smokehouse of the brothers of Torsund.';
    expect(why('Strike', whole, topic)).toBeNull();
  });

  it('classifies a page as unclear if its text has fewer than half of the events in the title', () => {
    const topic = buildTopic({
      title: 'Explosion at Skarn Foundry in Torsund, owner arrested, plant evacuated',
      location: 'Torsund',
      entities: ['Skarn Foundry'],
    });
    const first = 'An explosion shook Skarn Foundry in Torsund on Wednesday.';
    expect(why('Explosion at Skarn Foundry', first, topic)).toEqual({
      code: 'stance.few-things',
      params: { found: 1, asserted: 3 },
    });
    expect(why('Explosion at Skarn Foundry', `${first} The owner was arrested.`, topic)).toBeNull();
  });

  it.each([
    ['three of nine words by weight', '', 'stance.too-few-words'],
    ['four of nine words', ' over wages', null],
  ])('calls a page unclear because too few words match: %s', (_, more, code) => {
    const title = 'Strike at Quillon Cannery over icehouse wages, smokehouse shifts and harbour rents';
    const topic = { ...STRIKE, title, summary: null };
    const text = `A strike began at Quillon Cannery in Port Vesper on Wednesday${more}.`;
    expect(why('Strike', text, topic)?.code ?? null).toBe(code);
  });

  it('calls a page unclear because it has no sentence to quote', () => {
    expect(why('Strike hits Quillon Cannery in Port Vesper', '')).toEqual({ code: 'stance.no-quote', params: {} });
  });
});

describe('context of a sentence', () => {
  const c = buildCase(STRIKE, buildArticle('Herring', 'The gulls cried. The tide turned. Rain fell.'));
  const [first, second, third] = c.page.sentences;

  it.each([
    ['following sentence', first, ['gull', 'tide'], ['rain', 'her']],
    ['preceding sentence, which is not included', second, ['tide', 'rain'], ['gull']],
    ['no context', third, ['rain'], ['tide', 'gull']],
  ])('collects the expected words from the context of a sentence: %s', (_, sentence, there, absent) => {
    if (!sentence) throw new Error('three sentences were to be read');
    const stems = [...surroundingStems(c, sentence, false)];
    for (const word of there) expect(stems.some((stem) => stem.startsWith(word))).toBe(true);
    for (const word of absent) expect(stems.some((stem) => stem.startsWith(word))).toBe(false);
  });

  it('includes the headline on request', () => {
    if (!third) throw new Error('three sentences were to be read');
    expect([...surroundingStems(c, third, true)]).toEqual(expect.arrayContaining([...c.page.headline.stems]));
  });
});
