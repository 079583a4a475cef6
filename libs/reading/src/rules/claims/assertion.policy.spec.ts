import { buildArticle, buildTopic } from '@corroborate/domain/testing';
import { buildPageModel } from '../page/page.model';
import { HERRING, STRIKE } from '../testing/stories';
import { buildTopicModel } from '../topic/topic.model';
import { isOwnSite, plainPassage, readSentences, wholeFrame } from './assertion.policy';

const TOPIC = buildTopicModel(STRIKE, []);
const BEFORE = 'It rained. The gulls cried. The tide came in. The tide went out.';
const read = (text: string, headline = 'Quillon Cannery', host: string | null = null) =>
  readSentences(TOPIC, buildPageModel(buildArticle(headline, text)), host);

describe('reading of a sentence about the event', () => {
  it.each([
    ['asserts', 'Workers went on strike at Quillon Cannery on Wednesday.'],
    ['asserts', 'Workers walked off the job at Quillon Cannery on Wednesday.'],
    ['denies', 'Workers did not go on strike at Quillon Cannery on Wednesday.'],
    ['denies', 'The strike at Quillon Cannery is a hoax.'],
    ['hedges', 'Workers could go on strike at Quillon Cannery on Wednesday.'],
    ['asks', 'Are workers on strike at Quillon Cannery?'],
    ['relays', 'According to a rumour workers went on strike at Quillon Cannery.'],
    ['recalls', 'In 1987 workers went on strike at Quillon Cannery.'],
  ])('classifies a sentence about the event as “%s”: %s', (says, text) =>
    expect(read(text)[0]).toMatchObject({ says, place: 'lead' }),
  );

  it.each([
    ['denies', 'It isn’t.'],
    ['denies', 'They did not.'],
    ['denies', 'None of it is true.'],
    ['asserts', 'They did not ask for more money.'],
    ['asserts', 'It rained.'],
  ])('classifies a sentence about the event as “%s” if the next sentence is “%s”', (says, next) => {
    const [reading] = read(`Workers went on strike at Quillon Cannery on Wednesday. ${next}`);
    expect(reading).toMatchObject({ says });
  });

  it('uses the most doubtful reading of a sentence that mentions the event several times', () => {
    expect(read('No strike was called, though the strike was on every lip.')).toMatchObject([{ says: 'denies' }]);
  });

  it('returns no reading of sentences about something else', () => expect(read(BEFORE)).toEqual([]));

  it('does not take the event’s own year as an earlier event', () => {
    expect(read('In 2025 workers went on strike at Quillon Cannery.')[0]?.says).toBe('asserts');
    expect(read('In 2024 workers went on strike at Quillon Cannery.')[0]?.says).toBe('recalls');
  });
});

describe('topic that calls an act unlawful', () => {
  const topic = buildTopicModel(
    buildTopic({ title: 'Court rules that Elm Town Council sold the Long Field unlawfully', location: 'Elm, England' }),
    [],
  );
  const says = (text: string) =>
    readSentences(topic, buildPageModel(buildArticle('Long Field', text))).map((one) => one.says);

  it.each([
    ['asserts', 'Elm Town Council had no power to sell the Long Field, the court ruled on Monday.'],
    ['asserts', 'The court ruled on Monday that Elm Town Council was not entitled to sell the Long Field.'],
    ['denies', 'The court never ruled that Elm Town Council sold the Long Field unlawfully.'],
  ])('classifies a statement about an act as “%s” if the topic calls the act unlawful: “%s”', (wanted, text) =>
    expect(says(text)).toEqual([wanted]),
  );

  it('classifies a statement that an act is unlawful as a denial if the topic does not call it unlawful', () => {
    const sale = buildTopicModel(buildTopic({ title: 'Court rules that Elm Town Council sold the Long Field' }), []);
    const page = buildPageModel(buildArticle('Long Field', 'Elm Town Council had no power to sell, the court ruled.'));
    expect(readSentences(sale, page).map((one) => one.says)).toEqual(['denies']);
  });
});

describe('weight of a sentence', () => {
  const strike = (words: string) => `There was a strike ${words}.`;

  it.each([
    ['headline', 3, '', strike('at Quillon Cannery')],
    ['lead', 2, strike('at Quillon Cannery'), 'Herring'],
    ['body', 1, `${BEFORE} ${strike('at Quillon Cannery')}`, 'Herring'],
  ])('depends on its position: %s, %d', (place, weight, text, headline) => {
    expect(read(text, headline)).toMatchObject([{ place, weight }]);
  });

  it.each([
    ['a name from the topic', strike('at Quillon Cannery'), 2],
    ['the town', strike('in Port Vesper'), 2],
    ['a weekday', strike('on Monday'), 2],
    ['today', strike('today'), 2],
    ['a matching figure', strike('of 900 hands'), 2],
    ['no link to the event', strike('there'), 0.5],
    ['a figure that is too small', strike('of two hands'), 0.5],
  ])('gives a sentence full weight only if it has a link to the event: %s', (_, text, weight) => {
    expect(read(text, 'Herring')).toMatchObject([{ weight }]);
  });

  it('gives a sentence with “we” full weight on the subject’s own site', () => {
    const text = 'We are on strike.';
    expect(read(text, 'Herring', 'quillon-cannery.example')).toMatchObject([{ weight: 2 }]);
    expect(read(text, 'Herring', 'example.com')).toMatchObject([{ weight: 0.5 }]);
  });
});

describe('subject’s own site', () => {
  it.each([
    ['quilloncannery.example', true],
    ['www.quillon-cannery.example', true],
    ['news.QuillonCannery.example', true],
    ['quillon.example', false],
    ['cannery.example', false],
    ['example.com', false],
    ['', false],
  ])('recognizes the subject’s own site by its domain name: %s, %s', (host, own) =>
    expect(isOwnSite(TOPIC, host)).toBe(own),
  );

  it('does not recognize the subject’s own site by a short, common name', () => {
    const short = buildTopicModel(buildTopic({ title: 'Strike at Ulv', entities: ['Ulv'] }), []);
    expect(isOwnSite(short, 'ulv.example')).toBe(false);
  });
});

describe('passage that best matches a statement', () => {
  const herring = buildTopicModel(HERRING, []);
  const passage = (text: string, topic = herring) => plainPassage(topic, buildPageModel(buildArticle('Fish', text)));

  it('selects the sentence with most of the statement’s words as the best matching passage', () => {
    const found = passage('It rained. Torsund ships more herring than Skarn since 2010. Skarn has a church.');
    expect(found?.reading.sentence.text).toContain('ships more herring');
    expect(found).toMatchObject({ clean: true, reading: { says: 'asserts', coverage: 1 } });
  });

  it('counts less if its words are spread over two sentences, and never spans paragraphs', () => {
    const two = passage('Torsund ships more herring. Skarn had less since 2010.');
    expect(two?.reading.coverage).toBeLessThanOrEqual(0.8);
    const apart = passage('Torsund ships more herring.\n\nSkarn had less since 2010.');
    expect(apart?.reading.coverage).toBeLessThan(two?.reading.coverage ?? 0);
  });

  it.each([
    ['denies', 'Torsund has not shipped more herring than Skarn since 2010.'],
    ['hedges', 'Torsund may ship more herring than Skarn since 2010.'],
    ['asks', 'Does Torsund ship more herring than Skarn since 2010?'],
  ])(
    'does not treat the best matching passage as an unqualified assertion if it is classified as “%s”',
    (says, text) => {
      expect(passage(text)).toMatchObject({ clean: false, reading: { says } });
    },
  );

  it('prefers a plain passage with enough words to a hedged one unless another passage denies the statement', () => {
    const maybe = 'Torsund may ship more herring than Skarn since 2010.';
    const plain = 'Torsund ships more herring than Skarn.';
    const no = 'Torsund ships more herring than Skarn? Not so.';
    expect(passage(`${maybe}\n\n${plain}`)?.reading.sentence.text).toBe(plain);
    expect(passage(`${maybe}\n\n${plain}\n\n${no}`)?.reading.sentence.text).toBe(maybe);
  });

  it('returns null as the best matching passage of an empty page', () => expect(passage('')).toBeNull());
});

describe('modality of a sentence', () => {
  it.each([
    ['negated', 'The bridge was not closed.'],
    ['hedged', 'The bridge may be closed.'],
    ['planned', 'The bridge will be closed.'],
    ['question', 'Is the bridge closed?'],
    ['debunked', 'The story of the bridge is a hoax.'],
  ] as const)('classifies the modality of a sentence as %s: %s', (manner, text) =>
    expect(wholeFrame(text)[manner]).toBe(true),
  );

  it.each(['The bridge was closed on Monday.', '', '   ', 'the of and'])(
    'classifies the modality of the sentence “%s” as plain',
    (text) => {
      const { negated, hedged, planned, question, rumour, debunked } = wholeFrame(text);
      expect([negated, hedged, planned, question, rumour, debunked]).toEqual(Array(6).fill(false));
    },
  );

  it('lists at most five cues, each once', () => {
    const { cues } = wholeFrame('It may not, could not, might not, will not, cannot and perhaps never will close?');
    expect(cues.length).toBeLessThanOrEqual(5);
    expect(new Set(cues).size).toBe(cues.length);
  });
});
