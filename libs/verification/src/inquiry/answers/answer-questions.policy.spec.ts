import {
  because,
  points,
  type AnsweredBy,
  type Article,
  type Claim,
  type Reason,
  type ResearchQuestion,
} from '@corroborate/domain';
import { articleOf, topicOf, viewOf } from '@corroborate/domain/testing';
import { freeQuestion } from '../edit-questions.policy';
import { answerQuestions } from './answer-questions.policy';
import type { QuestionCase } from './question-case';

const FIRST = [
  'A fire destroyed the Brandt cannery in Orrin, Maine, on Monday, the fire department said.',
  'Three firefighters were treated for smoke and 46 firefighters fought the blaze. Nobody inside was hurt.',
  'The alarm was raised at 5:40 a.m. by a watchman. Officer Dana Whitlock found the watchman near Garland.',
  'Damage is put at $4.2 million. The cause has not been determined. It may cost 90 jobs.',
].join('\n');
const SECOND =
  'A fire destroyed the Brandt cannery in Orrin, Maine, on Monday. Three firefighters were treated for smoke.';

const published = {
  value: '2026-11-16T14:00:00.000Z',
  precision: 'second' as const,
  source: 'meta',
  confidence: 1,
  zone: null,
};
const telling = (quote: string, start = 0) => ({
  stance: 'supports' as const,
  strength: 0.9,
  passage: { quote, start, end: start + quote.length },
  reasons: [],
});
const lead = (text: string) => text.split(/(?<=\.)\s/)[0] ?? '';
const claim: Claim = {
  id: 'c1',
  text: 'A fire destroyed the Brandt cannery',
  kind: 'event',
  core: true,
  importance: 1,
  reasons: [],
};
const sources = [
  viewOf(1, { tier: 2, clusterId: 'v1', published: published as never, stance: telling(lead(FIRST)) }),
  viewOf(2, { tier: 2, clusterId: 'v2', published: published as never, stance: telling(lead(SECOND)) }),
];
const captures = new Map<number, Article>([
  [1, articleOf('Fire', FIRST)],
  [2, articleOf('Fire', SECOND)],
]);
const base: QuestionCase = {
  topic: topicOf({
    title: 'Fire destroys the Brandt cannery in Orrin',
    location: 'Orrin, Maine',
    entities: ['Brandt cannery', 'Orrin'],
  }),
  claims: [claim],
  findings: [
    {
      claimId: 'c1',
      verdict: 'verified',
      confidence: points(90),
      evidence: sources.map(({ id, stance }) => ({ sourceId: id, ...stance })),
      reasons: [],
    },
  ],
  sources,
  clusters: [],
  origin: null,
  heard: [],
  records: null,
  decision: { counted: [1, 2], confidence: points(92), held: false },
};
const typed = (answeredBy: AnsweredBy, about?: string): ResearchQuestion => ({
  ...freeQuestion({ question: 'Is it so?', priority: 'critical' }, 'editor', 'sq_1'),
  answeredBy,
  ...(about ? { about } : {}),
});
const answer = (question: ResearchQuestion, over: Partial<QuestionCase> = {}, texts = captures) =>
  answerQuestions([question], { ...base, ...over }, texts)[0]!;
const free = (question: string, over: Partial<QuestionCase> = {}, texts = captures) =>
  answer(freeQuestion({ question, priority: 'medium' }, 'editor', 'sq_1'), over, texts);

describe('a question of a template', () => {
  it.each([
    ['core', undefined, 'yes'],
    ['voices', undefined, 'Outlet 1; Outlet 2'],
    ['day', undefined, '2026-11-16'],
    ['place', undefined, 'Orrin, Maine'],
  ] as [AnsweredBy, string | undefined, string][])(
    'of the %s is answered by the case, with words of its pages',
    (part, about, told) => {
      const found = answer(typed(part, about));
      expect(found).toMatchObject({ state: 'answered', answer: told, by: 'rules' });
      for (const { sourceId, quote, start, end } of found.findings)
        expect(captures.get(sourceId)?.text.slice(start, end)).toBe(quote);
      expect(found.findings.length).toBeGreaterThan(0);
    },
  );

  it('of the core is no surer than even while a person must look, and says why', () => {
    const held = { decision: { ...base.decision, held: true } };
    expect(answer(typed('core'), held)).toMatchObject({
      state: 'answered',
      answer: 'yes',
      confidence: 0.5,
      why: { code: 'answer.held' },
    });
    expect(answer(typed('core'))).toMatchObject({ confidence: 0.92, why: { code: 'answer.by-verdict' } });
  });

  it('of the place is answered by a passage that names the place of the topic without its state', () => {
    const text = 'A fire destroyed the cannery at Orrin.';
    const texts = new Map([1, 2].map((id) => [id, articleOf('Fire', text)]));
    const bare = { sources: sources.map((one) => ({ ...one, stance: telling(text) })) };
    expect(answer(typed('place'), bare, texts)).toMatchObject({ state: 'answered', answer: 'Orrin' });
    const wide = { ...bare, topic: { ...base.topic, location: 'Maine' } };
    expect(answer(typed('place'), wide, texts)).toMatchObject({ state: 'open' });
  });

  it('of the place is answered by another sentence of a page that was found to place the event there', () => {
    const passage = 'A fire destroyed the Brandt cannery before dawn.';
    const text = `${passage}\nPeople in Orrin saw the smoke.`;
    const texts = new Map([1, 2].map((id) => [id, articleOf('Fire', text)]));
    const placed = (reasons: Reason[]) => ({
      sources: sources.map((one) => ({ ...one, stance: { ...telling(passage), reasons } })),
    });
    const here = placed([because('event.placed-here', { town: 'Orrin', region: 'Maine' })]);
    expect(answer(typed('place'), here, texts)).toMatchObject({
      answer: 'Orrin',
      findings: [{ quote: 'People in Orrin saw the smoke.' }, {}],
    });
    expect(answer(typed('place'), placed([]), texts).state).toBe('open');
  });

  it('of the place is answered by a sentence that names with it what the event is known by', () => {
    const passage = 'A fire destroyed it before dawn.';
    const reasons = [because('event.names', { names: ['Brandt Cannery'] })];
    const told = (text: string) => {
      const texts = new Map([1, 2].map((id) => [id, articleOf('Fire', `${passage}\n${text}`)]));
      return answer(
        typed('place'),
        { sources: sources.map((one) => ({ ...one, stance: { ...telling(passage), reasons } })) },
        texts,
      );
    };
    expect(told('Smoke from the Brandt Cannery hung over Orrin.')).toMatchObject({ answer: 'Orrin' });
    expect(told('A man from Orrin saw it.').state).toBe('open');
  });

  it('is not said to be told by unreliable pages alone where credible ones tell of the event', () => {
    const text = 'A fire destroyed the cannery.';
    const bare = sources.map((one) => ({ ...one, stance: telling(text) }));
    const texts = new Map([1, 2, 3].map((id) => [id, articleOf('Fire', text)]));
    const rumour = viewOf(3, { tier: 4, clusterId: 'v3', stance: telling(text) });
    const why = (given: typeof sources) => answer(typed('place'), { sources: given }, texts).why.code;
    expect(why([...bare, rumour])).toBe('answer.none-found');
    expect(why([rumour])).toBe('answer.no-source-that-counts');
  });

  it('of who says so names the page that speaks for its voice', () => {
    const relayed = sources.map((one) => ({ ...one, clusterId: 'v1' }));
    const clusters = [{ id: 'v1', sourceIds: [1, 2], representativeId: 1, reasons: [] }];
    expect(answer(typed('voices'), { sources: relayed, clusters }).answer).toBe('Outlet 1');
    const other = clusters.map((one) => ({ ...one, representativeId: 2 }));
    expect(answer(typed('voices'), { sources: relayed, clusters: other }).answer).toBe('Outlet 2');
  });

  const NAMELESS = ['residents', 'Plumbers', 'City officials'];
  it('of who speaks names each once, and nobody without a name', () => {
    const quote = lead(FIRST);
    const heard = [...['The Ledger', 'which', 'the Dunsel Ledger'], ...NAMELESS, 'Ida Moor'].map((known) => ({
      ...{ known, quote, sourceId: 1, tier: 2, sourceUrl: 'https://a.example/1', sourceName: 'Outlet 1' },
    })) as unknown as QuestionCase['heard'];
    expect(answer(typed('speakers'), { heard })).toMatchObject({ answer: 'the Dunsel Ledger; Ida Moor' });
    for (const nameless of ['which', ...NAMELESS])
      expect(answer(typed('speakers'), { heard: heard.filter(({ known }) => known === nameless) }).state).toBe('open');
  });

  it.each([
    ['Ada Brandt’s lawyer, Ira Voss, said that she was asleep.', 'answered'],
    ['Ada Brandt denied that she had set it.', 'answered'],
    ['Ada Brandt owns the cannery.', 'open'],
    ['Ida Moor denied that she had set it.', 'open'],
  ])('of what the accused says takes a sentence that tells of their answer: %s', (sentence, state) => {
    const texts = new Map(captures).set(1, articleOf('Fire', `${FIRST}\n${sentence}`));
    const found = answer(typed('response', 'Ada Brandt'), {}, texts);
    expect(found.state).toBe(state);
    expect(found.findings.map(({ quote }) => quote)).toEqual(state === 'open' ? [] : [sentence]);
  });

  it('of the core is open where nothing counts, and contradicted where it is refuted', () => {
    expect(answer(typed('core'), { decision: { ...base.decision, counted: [] } })).toMatchObject({
      state: 'open',
      answer: null,
    });
    const against = base.findings.map((one) => ({
      ...one,
      verdict: 'refuted' as const,
      evidence: one.evidence.map((said) => ({ ...said, stance: 'disputes' as const })),
    }));
    expect(answer(typed('core'), { findings: against })).toMatchObject({ state: 'contradicted', answer: 'no' });
  });

  it('of the core cannot be answered where the topic claims nothing', () =>
    expect(
      answer(typed('core'), { claims: [{ ...claim, reasons: [because('statement.no-claim', { name: 'reader-1' })] }] }),
    ).toMatchObject({ state: 'unanswerable', why: { code: 'answer.claims-nothing' } }));

  it('of whom disputes it is open where nobody was found: that is no proof', () =>
    expect(answer(typed('disputes'))).toMatchObject({ state: 'open' }));

  it('of the records cannot be answered where none was asked', () => {
    expect(answer(typed('records'))).toMatchObject({ state: 'unanswerable', why: { code: 'answer.not-looked-up' } });
    expect(answer(typed('records'), { records: [] })).toMatchObject({ state: 'open' });
  });

  it('of the number gives those that exclude each other as such', () => {
    const texts = new Map([
      [1, articleOf('Fire', `${FIRST}\nThe fire at the cannery hurt 12 people.`)],
      [2, articleOf('Fire', `${SECOND} The fire at the cannery hurt 31 people.`)],
    ]);
    expect(answer(typed('number', 'people'), {}, texts)).toMatchObject({
      state: 'contradicted',
      answer: null,
      why: because('answer.apart', { values: ['12', '31'] }),
    });
  });

  it('is open where its words are in no capture', () => {
    expect(answer(typed('core'), {}, new Map())).toMatchObject({ state: 'open', answer: null, findings: [] });
  });
});

describe('a question in free words', () => {
  it.each([
    ['How many firefighters were treated for smoke?', 'Three', 0.8],
    ['How many firefighters fought the blaze?', '46', 0.6],
    ['At what time was the alarm raised?', '05:40', 0.6],
    ['How much is the damage put at?', '$4.2 million', 0.6],
    ['Who found the watchman?', 'Officer Dana Whitlock', 0.6],
    ['On which day did the fire destroy the cannery?', '2026-11-16', 0.8],
  ])('is answered where a page bears its words and one value: %s', (question, told, confidence) =>
    expect(free(question)).toMatchObject({ state: 'answered', answer: told, confidence }),
  );

  it.each([
    'How many people were arrested?',
    'How many jobs may it cost?',
    'Who was treated for smoke?',
    'Who set the fire?',
    'Why did it burn?',
    'Was it arson?',
    'When will the cannery reopen?',
    'What is the name of the watchman?',
    'Where was the watchman born?',
    '??',
    '',
  ])('is never answered where no page does: %s', (question) => expect(free(question).state).not.toBe('answered'));

  it('cannot be answered where a page says that it is not known', () =>
    expect(free('When was the cause determined?')).toMatchObject({
      state: 'unanswerable',
      why: { code: 'answer.not-known' },
    }));

  it('is not answered by pages that cannot be relied on, nor by the topic’s own', () => {
    const low = sources.map((view) => ({ ...view, tier: 3 as const }));
    expect(free('How many firefighters fought the blaze?', { sources: low })).toMatchObject({
      state: 'open',
      why: because('answer.no-source-that-counts', { sources: 2 }),
    });
    const own = sources.map((view) => ({ ...view, isTopicPage: true }));
    expect(free('How many firefighters fought the blaze?', { sources: own }).state).toBe('open');
  });
});
