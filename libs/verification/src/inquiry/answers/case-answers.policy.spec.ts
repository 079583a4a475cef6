import {
  createReason,
  points,
  type AnsweredBy,
  type ClaimFinding,
  type ClaimStanding,
  type ClaimVerdict,
  type ResearchQuestion,
} from '@corroborate/domain';
import { buildSourceView } from '@corroborate/domain/testing';
import type { NotesAnswers } from '@corroborate/reading';
import { createFreeFormQuestion } from '../edit-questions.policy';
import { answerFromCase, type CaseAnswerInput } from './case-answers.policy';
import { createNotesAnswer } from './noted-answers.policy';

const passage = { quote: 'It happened.', start: 0, end: 12 };
const found = (verdict: ClaimVerdict, stance: 'supports' | 'disputes' = 'supports'): ClaimFinding => ({
  ...{ claimId: 'c1', verdict, confidence: points(90), reasons: [] },
  evidence: [1, 2].map((sourceId) => ({ sourceId, stance, strength: 0.9, passage, reasons: [] })),
});
const caseWith = (
  standing: ClaimStanding,
  finding: ClaimFinding,
  over: Partial<CaseAnswerInput> = {},
): CaseAnswerInput => ({
  claims: [{ id: 'c1', core: true, reasons: [] }],
  findings: [finding],
  standings: new Map([['c1', standing]]),
  sources: [buildSourceView(1), buildSourceView(2)],
  ...{ clusters: [], origin: null, records: null },
  decision: { counted: [1, 2], confidence: points(92) },
  ...over,
});
const CONFIRMED = caseWith('confirmed', found('verified'));
const asked = (answeredBy: AnsweredBy, about?: string): ResearchQuestion => ({
  ...createFreeFormQuestion({ question: 'Is it so?', priority: 'critical' }, 'editor', 'sq_1'),
  answeredBy,
  ...(about ? { about } : {}),
});

describe('question answered by the case', () => {
  it.each([
    ['confirmed', found('verified'), { state: 'answered', answer: 'yes', confidence: 0.92 }],
    [
      'held',
      found('verified'),
      { state: 'answered', answer: 'yes', confidence: 0.5, why: createReason('answer.held') },
    ],
    ['disputed', found('refuted', 'disputes'), { state: 'contradicted', answer: 'no' }],
    ['disputed', found('partially true'), { state: 'contradicted', answer: 'in part' }],
    ['open', found('verified'), { state: 'open', answer: null }],
  ] as const)('takes its state from the verdict on its claim: %s', (standing, finding, answer) => {
    for (const question of [asked('core'), { ...asked('core'), question: 'And this?' }])
      expect(answerFromCase(question, caseWith(standing, finding))).toMatchObject(answer);
  });

  it('raises the confidence of an answer about a detail with each independent source', () => {
    const detail = caseWith('confirmed', found('verified'), { claims: [] });
    expect(answerFromCase(asked('detail', 'c1'), detail)).toMatchObject({ confidence: 0.8 });
    const one = {
      ...detail,
      sources: [buildSourceView(1, { clusterId: 'v' }), buildSourceView(2, { clusterId: 'v' })],
    };
    expect(answerFromCase(asked('detail', 'c1'), one)).toMatchObject({ confidence: 0.6 });
  });

  it('marks a question as unanswerable if the topic makes no claim', () => {
    const claims = [{ id: 'c1', core: true, reasons: [createReason('statement.no-claim', { name: 'reader-1' })] }];
    expect(answerFromCase(asked('core'), { ...CONFIRMED, claims })).toMatchObject({ state: 'unanswerable' });
  });

  it('names one page of each counted independent source, with its passage', () =>
    expect(answerFromCase(asked('voices'), CONFIRMED)).toMatchObject({
      answer: 'Outlet 1; Outlet 2',
      confidence: 0.8,
      findings: [{ sourceId: 1, ...passage }, { sourceId: 2 }],
    }));

  it('names disputing sources, and stays open if there are none', () => {
    expect(answerFromCase(asked('disputes'), CONFIRMED)).toMatchObject({ state: 'open' });
    const against = buildSourceView(3, { stance: { stance: 'disputes', strength: 0.9, passage, reasons: [] } });
    expect(answerFromCase(asked('disputes'), { ...CONFIRMED, sources: [against] })).toMatchObject({
      answer: 'Outlet 3',
    });
  });

  it('names the earliest report if it is certain and readable', () => {
    const origin = { sourceId: 2, confidence: points(80) } as NonNullable<CaseAnswerInput['origin']>;
    expect(answerFromCase(asked('origin'), { ...CONFIRMED, origin })).toMatchObject({
      answer: 'Outlet 2',
      confidence: 0.8,
    });
    const unsure = { ...origin, confidence: points(40) };
    expect(answerFromCase(asked('origin'), { ...CONFIRMED, origin: unsure })).toMatchObject({ state: 'open' });
  });

  it('names the register entries that would answer a question, and marks it unanswerable without a lookup', () => {
    expect(answerFromCase(asked('records'), CONFIRMED)).toMatchObject({ state: 'unanswerable' });
    expect(answerFromCase(asked('records'), { ...CONFIRMED, records: [2] })).toMatchObject({ answer: 'Outlet 2' });
    expect(answerFromCase(asked('records'), { ...CONFIRMED, records: [] })).toMatchObject({ state: 'open' });
  });

  it.each(['free', 'day', 'place', 'number', 'speakers', 'response'] as const)(
    'does not include questions of type %s',
    (part) => expect(answerFromCase(asked(part), CONFIRMED)).toBeNull(),
  );
});

describe('question answered by notes', () => {
  const side = (text: string, sourceIds: number[], claimIds: string[] = []) => ({
    ...{ text, claimIds },
    items: sourceIds.map((sourceId) => ({ sourceId, ...passage })),
  });
  const answers = (...sides: ReturnType<typeof side>[]): NotesAnswers => ({
    by: 'reader-1',
    answers: [{ questionId: 'sq_1', sides }],
  });
  const settled = (read: NotesAnswers) => createNotesAnswer(asked('free'), { read, why: null }, CONFIRMED);

  it('raises the confidence of an answer from notes with each independent source', () =>
    expect(settled(answers(side('Forty looms.', [1, 2])))).toMatchObject({
      ...{ state: 'answered', answer: 'Forty looms.', confidence: 0.8, by: 'reader-1' },
      why: createReason('answer.read-by-model', { voices: 2 }),
    }));

  it('cites the passages that support its claim', () =>
    expect(settled(answers(side('It burned.', [], ['c1']))).findings.map(({ sourceId }) => sourceId)).toEqual([1, 2]));

  it('marks an answer from notes as contradicted by a different one, unless one relies on a confirmed claim', () => {
    const [one, other] = [side('Forty.', [1]), side('Fifty.', [2])];
    expect(settled(answers(one, other))).toMatchObject({
      ...{ state: 'contradicted', answer: null },
      why: createReason('answer.apart', { values: ['Forty.', 'Fifty.'] }),
    });
    expect(settled(answers(one, side('Fifty.', [2], ['c1'])))).toMatchObject({ state: 'answered', answer: 'Fifty.' });
  });

  it('stays open without an answer or without a citation', () => {
    for (const read of [answers(), answers(side('It is so.', [], ['c9']))])
      expect(settled(read)).toMatchObject({ state: 'open', why: createReason('answer.none-found') });
  });

  it('stays open if no model answered, with the reason', () => {
    const why = createReason('parts.no-model');
    expect(createNotesAnswer(asked('free'), { read: null, why }, CONFIRMED)).toMatchObject({
      state: 'open',
      why,
      by: 'rules',
    });
  });
});
