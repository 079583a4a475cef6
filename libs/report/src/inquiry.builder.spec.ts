import { createReason, type Inquiry, type QuestionAnswer } from '@corroborate/domain';
import { points, type ClaimVerdict } from '@corroborate/domain';
import { buildSourceView } from '@corroborate/domain/testing';
import { buildAnswers, inquiryLine } from './inquiry.builder';
import { inquirySchema } from './result/inquiry.schema';
import { questionsSection } from './report/compose/background.sections';
import type { CaseContext } from './report/compose/case-context';

const why = createReason('answer.figure-on-record', { collection: 'a/b', matter: 'public-money', operation: 'sum' });
const collected = {
  collection: 'a/b',
  operation: 'sum',
  figure: '413650.55',
  documents: ['P1', 'P2', 'P3', 'P4', 'P5', 'P6'],
  matter: 'public-money',
  why,
};
const ANSWER: QuestionAnswer = {
  questionId: 'sq_1',
  state: 'answered',
  answer: '413650.55',
  confidence: 0.8,
  findings: [],
  why,
  by: 'rules',
  collected,
};
const inquiry = (answer: QuestionAnswer): Inquiry => ({
  questions: [
    {
      id: 'sq_1',
      question: 'How much was paid?',
      priority: 'high',
      dependsOn: [],
      reasoning: createReason('question.by-editor'),
      answeredBy: 'free',
      keywords: [],
      by: 'editor',
    },
  ],
  perspectives: [],
  categories: [],
  answers: [answer],
  coverage: [],
  frameworks: [],
  checkpoints: [],
  ended: null,
});
const { collected: _, ...plainAnswer } = ANSWER;
type AnsweredCase = Parameters<typeof buildAnswers>[0];
const caseOf = (of: Inquiry, over: Partial<AnsweredCase> = {}): AnsweredCase => ({
  inquiry: of,
  ...{ claims: [], findings: [], sources: [] },
  decision: {
    applied: 'unverified',
    recommended: 'unverified',
    held: false,
    review: { required: false, reasons: [] },
    counted: [],
    confidence: points(0),
  } as never,
  ...over,
});
const linesOf = (answer: QuestionAnswer) =>
  questionsSection({ data: caseOf(inquiry(answer)), input: {} } as unknown as CaseContext).groups.flatMap(({ items }) =>
    items.flatMap(({ sentences }) => sentences.flatMap((one) => one?.text ?? [])),
  );

describe('question with an answer from a collection', () => {
  it('returns the operation, documents and subject of a collection’s answer and counts it for coverage', () => {
    const line = inquirySchema.parse(inquiryLine(caseOf(inquiry(ANSWER))));
    expect(line.coverage_by_question).toEqual({ sq_1: 0.8 });
    expect(line.questions[0]).toMatchObject({
      state: 'answered',
      answer: '413650.55',
      why_code: { code: 'answer.figure-on-record' },
      collected: {
        operation: 'sum',
        figure: '413650.55',
        documents: collected.documents,
        first_hand_of: 'public-money',
      },
    });
  });

  it('omits the collection field of a question if no collection has an answer', () =>
    expect(inquirySchema.parse(inquiryLine(caseOf(inquiry(plainAnswer)))).questions[0]).not.toHaveProperty(
      'collected',
    ));

  it('lists its documents in the report and says once how the collection affects the answer', () => {
    expect(linesOf(ANSWER)).toEqual([
      '413650.55.',
      'Calculated from the documents of a/b, the primary record for public money (sum).',
      'Documents: “P1”, “P2”, “P3”, “P4”, “P5”, “P6”.',
    ]);
    const beside = createReason('answer.figure-beside', { collection: 'a/b', figure: '9' });
    const answer = {
      ...ANSWER,
      why: createReason('answer.voices', { voices: 1 }),
      collected: { ...collected, why: beside },
    };
    expect(linesOf(answer)).toContain('a/b gives 9, which cannot be compared with the figures on pages.');
  });
});

describe('question whether a claim is true', () => {
  const passage = { quote: 'It burned.', start: 0, end: 10 };
  const claim = { id: 'c1', text: 'It burned', kind: 'event' as const, core: true, importance: 1, reasons: [] };
  const asked = { ...inquiry({ ...ANSWER, state: 'open', answer: null }) };
  asked.questions = asked.questions.map((one) => ({ ...one, answeredBy: 'core' as const }));
  const answered = (verdict: ClaimVerdict, applied: string) => {
    const evidence = [{ sourceId: 1, stance: 'supports' as const, strength: 1, passage, reasons: [] }];
    const findings = [{ claimId: 'c1', verdict, confidence: points(90), evidence, reasons: [] }];
    const review = { required: false, reasons: [] };
    const level = { applied, recommended: applied, held: false, review };
    const decision = { ...level, counted: [1], confidence: points(90) } as never;
    return buildAnswers(caseOf(asked, { claims: [claim], findings, sources: [buildSourceView(1)], decision }))[0]
      ?.answer;
  };

  it('follows the current status of the claim, not the one stored before a person decided', () => {
    expect(answered('verified', 'verified')).toMatchObject({ state: 'answered', answer: 'yes', confidence: 0.9 });
    expect(answered('verified', 'unverified')).toMatchObject({ state: 'open' });
    expect(answered('disputed', 'verified')).toMatchObject({ state: 'contradicted' });
  });
});
