import { because, type QuestionAnswer, type SourceView } from '@corroborate/domain';
import { topicOf, viewOf } from '@corroborate/domain/testing';
import { freeQuestion } from '../edit-questions.policy';
import { refusalOf } from './refusal.policy';
import { settleReadings } from './settle-readings.policy';
import type { ReadWord } from './reading.types';

const topic = topicOf({ title: 'Fire at the Brandt cannery', eventDate: null, discoveryDate: '2026-11-16T08:00:00Z' });
const HURT = 'How many people were hurt?';
const asked = (question: string) => freeQuestion({ question, priority: 'high' }, 'editor', 'sq_1');
const at = (value: string) => ({ value, precision: value.length > 10 ? 'minute' : 'day', zone: 'Z' }) as never;

/** Sites one to four, one voice each, on four days. */
const view = (id: number, over: Partial<SourceView> = {}) =>
  viewOf(id, {
    tier: 2,
    site: `s${id}.example`,
    clusterId: `v${id}`,
    ownerGroup: null,
    published: at(`2026-11-1${5 + id}`),
    ...over,
  });
const SOURCES = [view(1), view(2), view(3), view(4)];
const read = (sourceId: number, words: string, quote = words): ReadWord => ({
  questionId: 'sq_1',
  words,
  sourceId,
  quote,
  start: 0,
  end: quote.length,
});
const OPEN: QuestionAnswer = {
  questionId: 'sq_1',
  state: 'open',
  answer: null,
  confidence: 0,
  findings: [],
  why: because('answer.none-found'),
  by: 'rules',
};
const reading = (answers: ReadWord[]) => ({
  by: 'reader-1',
  sourceIds: [1, 2, 3, 4],
  questionIds: ['sq_1'],
  answers,
  dropped: [],
});

const settled = (question: string, answers: ReadWord[], { sources = SOURCES, byRule = OPEN } = {}) =>
  settleReadings(asked(question), byRule, { topic, sources, readings: [reading(answers)] });

describe('what models read for a free question', () => {
  it('is its answer where credible pages agree, in whatever language and writing', () => {
    expect(settled(HURT, [read(1, '31 people'), read(2, '31 Menschen'), read(3, 'thirty-one')])).toMatchObject({
      state: 'answered',
      answer: '31 people',
      confidence: 0.9,
      by: 'reader-1',
    });
    const cost = [read(1, '$2.4 million'), read(2, '2,4 Millionen Dollar'), read(3, '2.400.000 USD')];
    expect(settled('How much did it cost?', cost)).toMatchObject({ state: 'answered', confidence: 0.9 });
    const who = [read(1, 'Councillor Ann Roe'), read(2, 'Roe')];
    expect(settled('Who proposed it?', who)).toMatchObject({ answer: 'Councillor Ann Roe', confidence: 0.8 });
  });

  it('is none where pages of the same day tell figures that exclude each other', () =>
    expect(
      settled(HURT, [read(1, '31 people'), read(2, '12 people')], {
        sources: [view(1), view(2, { published: at('2026-11-16') })],
      }),
    ).toMatchObject({ state: 'contradicted', answer: null }));

  it('is the later figure where all that tell it came after all that tell another, and are no less reliable', () => {
    const told = [read(1, '12 people'), read(2, '12 people'), read(3, '31 people')];
    expect(settled(HURT, told)).toMatchObject({
      answer: '31 people',
      why: because('answer.later-figure', { value: '31 people', earlier: ['12 people'] }),
    });
    const weaker = [view(1, { tier: 1 }), view(2), view(3)];
    expect(settled(HURT, told, { sources: weaker })).toMatchObject({ state: 'contradicted' });
    const again = [...told, read(4, '12 people')];
    expect(settled(HURT, again)).toMatchObject({ state: 'contradicted' });
  });

  it('of a day, an hour or a name is the later one only where a newsroom corrects itself', () => {
    const told = [read(1, 'Ann Roe'), read(2, 'Bob Hill')];
    expect(settled('Who proposed it?', told)).toMatchObject({ state: 'contradicted' });
    const own = [view(1), view(2, { site: 's1.example' })];
    expect(settled('Who proposed it?', told, { sources: own })).toMatchObject({ answer: 'Bob Hill' });
  });

  it('in words of their own never contradicts itself: what most voices tell is told', () =>
    expect(
      settled('Why did it burn?', [
        read(1, 'a heater fell over'),
        read(2, 'a heater fell over'),
        read(3, 'old wiring'),
      ]),
    ).toMatchObject({ state: 'answered', answer: 'a heater fell over', confidence: 0.8 }));

  const byRule: QuestionAnswer = {
    ...OPEN,
    state: 'answered',
    answer: '3',
    confidence: 0.6,
    findings: [{ sourceId: 1, quote: 'Three were hurt', start: 0, end: 15 }],
  };

  it('holds back what rules found in a page in which the reader finds nothing', () => {
    expect(settled(HURT, [], { byRule })).toMatchObject({
      state: 'open',
      why: because('answer.not-borne-out', { name: 'reader-1' }),
    });
    const elsewhere = { ...byRule, findings: [{ sourceId: 9, quote: 'Three', start: 0, end: 5 }] };
    expect(settled(HURT, [], { byRule: elsewhere })).toMatchObject({ state: 'answered', answer: '3' });
  });

  it('leaves to rules what nobody read for', () =>
    expect(settleReadings(asked(HURT), byRule, { topic, sources: SOURCES, readings: [] })).toBe(byRule));
});

describe('what rules refuse of an answer that a model read', () => {
  const why = (question: string, words: string, quote = words) => refusalOf(question, read(1, words, quote), topic);

  it.each([
    ['says-nothing-new', 'Who runs the Brandt cannery?', 'the Brandt cannery', 'the Brandt cannery said so'],
    ['other-kind', 'At what time did it start?', 'in the morning', 'It started in the morning'],
    ['other-kind', 'How many people were hurt in the fire that burned?', 'several of those who had worked there', ''],
    ['other-kind', 'Who was arrested?', 'a 34-year-old man', 'Police arrested a 34-year-old man'],
    ['other-kind', 'Who was arrested?', 'ein 34-jähriger Mann', 'ein 34-jähriger Mann wurde festgenommen'],
    ['other-kind', 'When did it start?', 'last month', 'It started last month'],
    ['in-doubt', HURT, '31 people', 'It is rumoured that 31 people were hurt'],
    ['another-year', HURT, '12 people', 'In the fire of 2019 12 people were hurt'],
  ])('%s: “%s”: %s', (code, question, words, quote) => expect(why(question, words, quote || words)).toBe(code));

  it.each([
    [HURT, '31 people', '31 people were hurt on Monday'],
    [HURT, 'nobody', 'nobody was hurt'],
    [HURT, 'einunddreißig Menschen', 'einunddreißig Menschen wurden verletzt'],
    ['How many people does it employ?', '88 people', 'built in 1931, it employs 88 people'],
    ['How many people were hurt in 2019?', '12 people', 'In the fire of 2019 12 people were hurt'],
    ['In what year was it built?', '1931', 'built in 1931'],
    ['Who decided it?', 'the town council', 'the town council decided it'],
    ['Who saw it?', 'a neighbour, Ann Roe', 'a neighbour, Ann Roe, saw it'],
    ['When did it start?', 'am Montag', 'Das Feuer brach am Montag aus'],
    ['Why did it burn?', 'a heater fell over', 'It is believed that a heater fell over'],
  ])('nothing: “%s”: %s', (question, words, quote) => expect(why(question, words, quote)).toBeNull());
});
