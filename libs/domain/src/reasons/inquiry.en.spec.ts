import { INQUIRY_ENGLISH } from './inquiry.en';
import { createReason, type Reason, toReasonText } from './reason';

/** Every code with its sentence. */
const CATALOGUE: readonly (readonly [Reason, string])[] = [
  [createReason('question.of-template', { part: 'number' }), 'The headline gives a number that must be checked.'],
  [createReason('question.by-editor'), 'Asked by an editor.'],
  [
    createReason('question.by-critique', {
      name: 'reader-1',
      what: 'Two sums are given',
      notes: ['It cost 4', 'It cost 5'],
    }),
    'Two sums are given. Based on “It cost 4”, “It cost 5”. Asked by reader-1.',
  ],
  [
    createReason('question.planned', { name: 'reader-1', why: 'It shows who decided' }),
    'It shows who decided. Planned by reader-1.',
  ],
  [createReason('category.asked', { category: 'registers' }), 'Public registers may hold records of the matter.'],
  [createReason('framework.first-round'), 'The first round is complete.'],
  [createReason('framework.every-rounds', { rounds: 3 }), 'Runs every 3 rounds.'],
  [createReason('framework.once'), 'Runs once in detailed mode.'],
  [createReason('framework.no-progress'), 'The last round answered no questions.'],
  [createReason('framework.before-completion'), 'The inquiry is about to end.'],
  [createReason('answer.by-verdict', { verdict: 'verified' }), 'Verdict on the claim: verified.'],
  [createReason('answer.voices', { voices: 2 }), '2 independent credible sources counted.'],
  [createReason('answer.apart', { values: ['Three died.', 'Four died.'] }), 'Sources differ: Three died; Four died.'],
  [createReason('answer.earliest', { confidence: 80 }), 'The earliest report found (confidence 80 of 100).'],
  [createReason('answer.on-record', { records: 1 }), '1 public record addresses the question.'],
  [createReason('answer.read-by-model', { voices: 1 }), 'Read by a language model; 1 independent source.'],
  [createReason('answer.nobody-disputes'), 'No credible page found disputes it; this does not prove that none exists.'],
  [createReason('answer.none-found'), 'No answer was found in the notes on credible pages; a page may still hold one.'],
  [createReason('answer.no-source-that-counts', { sources: 2 }), 'Only 2 pages that cannot be relied on mention it.'],
  [createReason('answer.not-looked-up'), 'Not looked up in this investigation.'],
  [createReason('answer.held'), 'The evidence supports it, but it is held for review.'],
  [createReason('answer.not-confirmed'), 'Sources support it, but the level of the topic does not confirm it.'],
  [createReason('answer.claims-nothing'), 'The topic makes no checkable claim.'],
  [
    createReason('answer.figure-on-record', { collection: 'a/b', matter: 'public-money', operation: 'count_distinct' }),
    'Calculated from the documents of a/b, the primary record for public money (count distinct).',
  ],
  [createReason('answer.figure-agrees', { collection: 'a/b', figure: '46' }), 'a/b gives the same figure: 46.'],
  [
    createReason('answer.figure-apart', { collection: 'a/b', figure: '46', told: '31 people' }),
    'a/b gives 46, but credible sources say 31 people.',
  ],
  [
    createReason('answer.figure-lead', { collection: 'a/b', figure: '46' }),
    'a/b gives 46, but it is not a primary record for this matter: a lead, not an answer.',
  ],
  [
    createReason('answer.figure-beside', { collection: 'a/b', figure: '46' }),
    'a/b gives 46, which cannot be compared with the figures on pages.',
  ],
  [
    createReason('answer.documents-lead', { collection: 'a/b', documents: 1 }),
    '1 document in a/b mentions it but does not answer the question: a lead.',
  ],
  [
    createReason('coverage.very-reliable', { name: 'The Bee' }),
    'The Bee, a highly reliable source, supports it; no source of equal rank disputes it.',
  ],
  [
    createReason('coverage.agreeing', { voices: 3, wanted: 3 }),
    '3 independent credible sources support it; 3 required.',
  ],
  [
    createReason('coverage.too-few', { voices: 1, wanted: 3 }),
    '1 independent credible source supports it; 3, or one highly reliable source, required.',
  ],
  [createReason('coverage.unreliable-alone', { sources: 4 }), 'Only 4 pages that are not credible support it.'],
  [createReason('coverage.opposed', { name: 'The Bee' }), 'The Bee, of equal or higher rank, disputes it.'],
  [createReason('coverage.nobody'), 'No source supports it.'],
  [createReason('checkpoint.people', { names: ['Ann Roe'] }), 'Nothing but the name is known about Ann Roe.'],
  [
    createReason('checkpoint.claims', { claim: 'It burned', percent: 60 }),
    'The evidence does not settle “It burned” (60% sure).',
  ],
  [createReason('checkpoint.positions', { claim: 'It burned' }), 'At least one side of “It burned” has no quote.'],
  [createReason('checkpoint.theories', { theory: 'arson' }), 'No page addresses the alternative explanation “arson”.'],
  [
    createReason('checkpoint.refuted', { claim: 'It burned' }),
    'Credible sources refute “It burned”, which the topic states as a fact.',
  ],
  [
    createReason('checkpoint.contradictions', { claim: 'It burned' }),
    'Credible sources contradict each other on “It burned”.',
  ],
  [createReason('suggest.look-up'), 'Look up who they are.'],
  [createReason('suggest.search'), 'Search for the claim’s exact words.'],
  [createReason('suggest.strongest-case'), 'Find the strongest quote for each side.'],
  [createReason('suggest.answer-theory'), 'Find a source that confirms or denies it.'],
  [createReason('suggest.leave-out'), 'Leave it out, or report that it is refuted.'],
  [createReason('suggest.settle'), 'Compare the contradicting sources.'],
  [
    createReason('advice.critical-open', { id: 'sq_1', question: 'Who closed it?', percent: 60 }),
    'Critical question not answered with enough confidence (60%): “Who closed it?”.',
  ],
  [createReason('advice.questions-open', { questions: 2 }), '2 questions are open.'],
  [createReason('advice.all-answered'), 'All questions are answered.'],
  [createReason('advice.same-sources'), 'All search engines return the same sources.'],
  [createReason('advice.little-new', { percent: 4 }), '4% of what the last round found is new.'],
  [createReason('advice.empty-batches', { batches: 3 }), 'The last 3 searches found nothing new.'],
  [createReason('advice.unanswerable', { questions: 1 }), 'The 1 remaining question cannot be answered by a search.'],
  [createReason('stop.checkpoint', { advice: 'SUFFICIENT', verdict: 'PASSED' }), 'Checkpoint: SUFFICIENT (PASSED).'],
  [createReason('stop.answered'), 'All questions are answered.'],
  [createReason('stop.source-limit', { mode: 'detailed', sources: 30 }), 'The limit in detailed mode is 30 pages.'],
  [
    createReason('stop.saturated', { why: [createReason('advice.little-new', { percent: 4 })] }),
    'Further rounds find little that is new. 4% of what the last round found is new.',
  ],
  [
    createReason('stop.targeted', { round: 3, gaps: [createReason('gap.reply', { names: ['Ann Roe'] })] }),
    'Round 3 searches for what the pre-publication check found missing: No response by Ann Roe was found.',
  ],
  [
    createReason('gap.reply', { names: ['Ann Roe', 'Norvane Foundry'] }),
    'No response by Ann Roe and Norvane Foundry was found.',
  ],
  [createReason('gap.lead', { name: 'A' }), 'A names it; it may settle the story.'],
  [createReason('gap.source-claim'), 'Only one source makes this important claim.'],
  [createReason('gap.single-source', { name: 'A' }), 'Only A counts; a search for its words may find more.'],
  [createReason('gap.quote', { name: 'A' }), 'A quote of A is not in its capture; another copy may have it.'],
  [
    createReason('gap.old-story', { name: 'A' }),
    'A reported it before; a search for its words shows whether the story is old.',
  ],
  [createReason('stop.budget-spent'), 'The budget is spent.'],
  [createReason('gap.question', { question: 'Who?' }), 'May answer “Who?”'],
  [createReason('gap.question', { question: 'Is it so: “It burnt.”?' }), 'May answer “Is it so: ‘It burnt’?”'],
];

describe('English reason texts for questions', () => {
  it.each(CATALOGUE)('renders the question reason %j as “%s”', (reason, sentence) =>
    expect(toReasonText(reason)).toBe(sentence),
  );

  it('covers every reason code for questions with an expected English text', () => {
    const shown = new Set<string>(CATALOGUE.map(([{ code }]) => code));
    expect(Object.keys(INQUIRY_ENGLISH).filter((code) => !shown.has(code))).toEqual([]);
  });
});
