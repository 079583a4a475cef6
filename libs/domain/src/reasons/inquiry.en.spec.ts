import { INQUIRY_ENGLISH } from './inquiry.en';
import { because, type Reason, sentenceOf } from './reason';

/** Every code with its sentence. */
const CATALOGUE: readonly (readonly [Reason, string])[] = [
  [because('question.of-template', { part: 'number' }), 'The headline counts, so the count must hold.'],
  [because('question.by-editor'), 'An editor asked it.'],
  [
    because('question.by-critique', {
      name: 'reader-1',
      what: 'Two sums are given',
      notes: ['It cost 4', 'It cost 5'],
    }),
    'Two sums are given. Shown by “It cost 4”, “It cost 5”. Asked by reader-1.',
  ],
  [
    because('question.planned', { name: 'reader-1', why: 'It shows who decided' }),
    'It shows who decided. Planned by reader-1.',
  ],
  [because('category.asked', { category: 'registers' }), 'The matter leaves traces in public registers.'],
  [because('framework.first-round'), 'The first round is done.'],
  [because('framework.every-rounds', { rounds: 3 }), 'It is due every 3 rounds.'],
  [because('framework.no-progress'), 'The last round answered nothing.'],
  [because('framework.before-completion'), 'The inquiry is about to end.'],
  [because('answer.by-verdict', { verdict: 'verified' }), 'The evidence leaves the claim verified.'],
  [because('answer.voices', { voices: 2 }), '2 independent credible voices counted.'],
  [because('answer.apart', { values: ['Three died.', 'Four died.'] }), 'Sources differ: Three died; Four died.'],
  [because('answer.earliest', { confidence: 80 }), 'It is the earliest report found (confidence 80 of 100).'],
  [because('answer.on-record', { records: 1 }), '1 public record bears on it.'],
  [
    because('answer.read-by-model', { name: 'reader-1', voices: 1 }),
    'reader-1 answers it from what 1 independent source says.',
  ],
  [
    because('answer.nobody-disputes'),
    'No credible page that was found disputes it; that is no proof that nobody does.',
  ],
  [because('answer.none-found'), 'No source that counts answers it.'],
  [because('answer.no-source-that-counts', { sources: 2 }), 'Only 2 pages that cannot be relied on tell of it.'],
  [because('answer.not-looked-up'), 'It was not looked up in this investigation.'],
  [because('answer.held'), 'The evidence bears it out; it is no surer until a person has looked.'],
  [because('answer.claims-nothing'), 'The topic claims nothing that could be true or false.'],
  [
    because('answer.figure-on-record', { collection: 'a/b', matter: 'public-money', operation: 'count_distinct' }),
    'a/b, the first-hand record of public money, gives it, counted from its documents (count distinct).',
  ],
  [because('answer.figure-agrees', { collection: 'a/b', figure: '46' }), 'a/b gives the same: 46.'],
  [
    because('answer.figure-apart', { collection: 'a/b', figure: '46', told: '31 people' }),
    'a/b gives 46, credible voices say 31 people.',
  ],
  [
    because('answer.figure-lead', { collection: 'a/b', figure: '46' }),
    'a/b gives 46; it is no first-hand record of the matter, so this is a lead and no answer.',
  ],
  [
    because('answer.figure-beside', { collection: 'a/b', figure: '46' }),
    'a/b gives 46, which cannot be compared with what pages say.',
  ],
  [
    because('answer.documents-lead', { collection: 'a/b', documents: 1 }),
    '1 document of a/b speaks of it and does not answer it: a lead.',
  ],
  [
    because('coverage.very-reliable', { name: 'The Bee' }),
    'The Bee is very reliable and says so, and nobody of its rank says otherwise.',
  ],
  [because('coverage.agreeing', { voices: 3, wanted: 3 }), '3 credible voices agree; 3 are enough.'],
  [
    because('coverage.too-few', { voices: 1, wanted: 3 }),
    '1 credible voice speaks to it; 3 or a very reliable one are needed.',
  ],
  [because('coverage.unreliable-alone', { sources: 4 }), 'Only 4 pages that cannot be relied on speak to it.'],
  [because('coverage.opposed', { name: 'The Bee' }), 'The Bee, of the same rank or better, says otherwise.'],
  [because('coverage.nobody'), 'Nobody speaks to it.'],
  [because('checkpoint.people', { names: ['Ann Roe'] }), 'Nothing more than the name is known of Ann Roe.'],
  [because('checkpoint.claims', { claim: 'It burned' }), 'Too little is known of “It burned”.'],
  [because('checkpoint.positions', { claim: 'It burned' }), 'Nobody’s own words argue “It burned” for either side.'],
  [because('checkpoint.theories', { theory: 'arson' }), 'No page answers the explanation “arson”.'],
  [because('checkpoint.captures', { name: 'The Bee' }), 'The Bee is credible and could not be read.'],
  [
    because('checkpoint.contradictions', { claim: 'It burned' }),
    'Credible sources contradict each other on “It burned”.',
  ],
  [because('suggest.look-up'), 'Look up who they are.'],
  [because('suggest.search'), 'Search for it by its own words.'],
  [because('suggest.strongest-case'), 'Find the strongest words of each side.'],
  [because('suggest.answer-theory'), 'Find who states or denies it.'],
  [because('suggest.read-elsewhere'), 'Find another copy, or read it yourself.'],
  [because('suggest.settle'), 'Weigh the two against each other.'],
  [
    because('advice.critical-open', { id: 'sq_1', question: 'Who closed it?', percent: 60 }),
    'A critical question has no sure answer (60 %): the question “Who closed it?”.',
  ],
  [because('advice.questions-open', { questions: 2 }), '2 questions are open.'],
  [because('advice.all-answered'), 'Every question has its answer.'],
  [because('advice.same-sources'), 'All engines bring the same sources.'],
  [because('advice.little-new', { percent: 4 }), 'Only 4 % of what the last round found is new.'],
  [because('advice.empty-batches', { batches: 3 }), 'The last 3 searches brought nothing new.'],
  [because('advice.unanswerable', { questions: 1 }), 'What is left, 1 question, cannot be answered by a search.'],
  [because('stop.checkpoint', { advice: 'SUFFICIENT', verdict: 'PASSED' }), 'The checkpoint says SUFFICIENT (PASSED).'],
  [because('stop.most-rounds', { rounds: 10 }), 'No investigation has more than 10 rounds.'],
  [because('stop.budget-spent'), 'The budget is spent.'],
  [
    because('stop.question-open', { id: 'sq_1', question: 'Who closed it?', round: 2 }),
    'Round 2 follows what is open: the question “Who closed it?”.',
  ],
  [
    because('stop.question-open', { id: 'sq_1', question: 'Who was hurt?', round: 2 }),
    'Round 2 follows what is open: the question “Who was hurt?”.',
  ],
  [because('gap.question', { question: 'Who?' }), 'It may answer “Who?”'],
  [because('gap.question', { question: 'Is it so: “It burnt.”?' }), 'It may answer “Is it so: ‘It burnt’?”'],
];

describe('the reasons of questions in English', () => {
  it.each(CATALOGUE)('say of %j “%s”', (reason, sentence) => expect(sentenceOf(reason)).toBe(sentence));

  it('are all in this catalogue', () => {
    const shown = new Set<string>(CATALOGUE.map(([{ code }]) => code));
    expect(Object.keys(INQUIRY_ENGLISH).filter((code) => !shown.has(code))).toEqual([]);
  });
});
