import { createReason, type FrameworkStage, type Inquiry } from '@corroborate/domain';
import { listCritiqueGaps } from './critique.policy';
import { findDueMethods, findDueStages, addFrameworks, type InquiryProgress } from './frameworks.policy';

const inquiry: Inquiry = {
  ...{ questions: [], perspectives: [], categories: [], answers: [], coverage: [] },
  ...{ frameworks: [], checkpoints: [], ended: null },
};
const result = { ...{ round: 1, stage: 'mid' as const, why: createReason('framework.once'), id: 'meta' } };
const known = { ...result, framework: 'Meta', shape: 'points' as const, by: 'reader-1', points: [] };
const stages = (over: Partial<InquiryProgress>, already: Inquiry['frameworks'] = []): FrameworkStage[] => {
  const standing: InquiryProgress = { mode: 'exhaustive', round: 1, newlyAnswered: 1, completes: false, ...over };
  return findDueStages(standing, already).map(([stage]) => stage);
};

describe('examination methods', () => {
  it.each<[Partial<InquiryProgress>, FrameworkStage[]]>([
    [{ round: 1, newlyAnswered: 0 }, ['early']],
    [{ round: 2 }, []],
    [{ round: 2, newlyAnswered: 0 }, ['stuck']],
    [{ round: 3 }, []],
    [{ round: 4 }, ['mid']],
    [{ round: 8, newlyAnswered: 0 }, ['mid', 'stuck']],
    [{ round: 8, newlyAnswered: 0, completes: true }, ['late']],
  ])('schedules the stages of examination methods in an exhaustive inquiry at %j: %j', (standing, due) =>
    expect(stages(standing)).toEqual(due),
  );

  it('schedules methods once in detailed mode while questions can still be searched, and never in quick mode', () => {
    expect(stages({ mode: 'detailed' })).toEqual(['mid', 'late']);
    expect(stages({ mode: 'detailed', round: 2 }, [known])).toEqual([]);
    expect(stages({ mode: 'detailed', completes: true })).toEqual([]);
    expect(stages({ mode: 'quick' })).toEqual([]);
  });

  it('requests each examination method only once, with the reason', () => {
    const due = (['stuck', 'late'] as const).map((stage): [FrameworkStage, typeof why] => [stage, why]);
    const ids = findDueMethods(due).map(({ id }) => id);
    expect(ids.filter((id) => id === 'pre-mortem')).toHaveLength(1);
    expect(ids).toContain('bias-check');
    expect(ids).toContain('second-order');
    expect(ids).not.toContain('who');
    expect(findDueMethods(due)[0]).toMatchObject({ stage: 'stuck', why });
  });

  it('adds results of methods, and questions that the next round searches like those from a critique', () => {
    const methods = findDueMethods([['stuck', why]]);
    const point = { text: 'The length may be misread.', notes: ['Two metres.'], sourceIds: [41] };
    const asked = { question: 'How long is the crack?', query: 'Wend crack metres', priority: 'medium' as const };
    const question = { what: 'Pre-mortem', notes: ['Two metres.'], ...asked };
    const results = [
      { id: 'pre-mortem', points: [point] },
      { ...known, id: 'horoscope' },
    ];
    const after = addFrameworks(inquiry, { by: 'reader-1', results, questions: [question] }, { methods, round: 2 });
    expect(after.frameworks).toEqual([
      {
        ...{ round: 2, stage: 'stuck', why, id: 'pre-mortem', framework: 'Pre-mortem', shape: 'points' },
        ...{ by: 'reader-1', points: [point] },
      },
    ]);
    expect(after.questions).toMatchObject([{ question: asked.question, priority: 'medium', by: 'model' }]);
    expect(listCritiqueGaps(after).map(({ text }) => text)).toEqual(['Wend crack metres']);
    expect(after.critiques).toBeUndefined();
  });
});

const why = createReason('framework.no-progress');
