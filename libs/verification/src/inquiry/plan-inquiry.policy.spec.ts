import type { Claim } from '@corroborate/domain';
import { buildTopic } from '@corroborate/domain/testing';
import { applyQuestionEdits } from './edit-questions.policy';
import { rejectOtherTopic } from './other-topic.policy';
import { planInquiry } from './plan-inquiry.policy';

const core: Claim = {
  id: 'c1',
  text: 'A fire at the Brandt cannery in Orrin hurt 12 people',
  kind: 'event',
  core: true,
  importance: 1,
  reasons: [],
};
const fire = buildTopic({
  title: 'Fire at the Brandt cannery in Orrin hurts 12 people',
  summary: 'A blog says that a fire hurt 12 people.',
  location: 'Orrin, Maine',
  entities: ['Brandt Foods'],
});
const plan = planInquiry(fire, [core]);
const parts = (topic = fire, claims = [core]) =>
  planInquiry(topic, claims).questions.map(({ answeredBy }) => answeredBy);

describe('questions of a topic', () => {
  it('plans three to seven questions for a topic, most important first, each with an ID and a reason', () => {
    expect(plan.questions.length).toBeGreaterThanOrEqual(3);
    expect(plan.questions.length).toBeLessThanOrEqual(7);
    expect(plan.questions[0]).toMatchObject({ id: 'sq_1', priority: 'critical', answeredBy: 'core', dependsOn: [] });
    expect(plan.questions[0]?.question).toContain('Brandt cannery in Orrin hurt 12 people');
    expect(plan.questions.map(({ id }) => id)).toEqual(plan.questions.map((_, at) => `sq_${at + 1}`));
    expect(plan.questions.every(({ reasoning }) => reasoning.code === 'question.of-template')).toBe(true);
  });

  it('derives questions from the topic’s claims and asks about a count only if the headline has one', () => {
    expect(parts()).toContain('number');
    expect(parts(buildTopic({ ...fire, title: 'Fire at the Brandt cannery' }))).not.toContain('number');
  });

  it('plans questions about the accused, and about registers if the subject leaves records there', () => {
    const accused = buildTopic({
      ...fire,
      title: 'Brandt Foods charged with fraud in federal court',
      entities: ['Brandt Foods'],
    });
    const found = planInquiry(accused, [{ ...core, text: accused.title }]);
    expect(found.questions.find(({ answeredBy }) => answeredBy === 'response')?.about).toBe('Brandt Foods');
    expect(found.questions.some(({ answeredBy }) => answeredBy === 'records')).toBe(true);
    expect(found.categories.map(({ category }) => category)).toContain('registers');
  });

  it('lets questions depend only on questions in the plan', () => {
    const ids = new Set(plan.questions.map(({ id }) => id));
    expect(plan.questions.flatMap(({ dependsOn }) => dependsOn).filter((id) => !ids.has(id))).toEqual([]);
  });

  it('divides questions into three perspectives, with search categories beyond engines', () => {
    expect(plan.perspectives).toHaveLength(3);
    const placed = plan.perspectives.flatMap(({ questions }) => questions);
    expect(placed.sort()).toEqual(plan.questions.map(({ id }) => id).sort());
    expect(plan.categories.map(({ category }) => category)).toEqual(
      expect.arrayContaining(['engines', 'fact-checks', 'networks', 'background']),
    );
  });

  it('shortens a quoted topic in a question at a word boundary and keeps the question’s own ending', () => {
    const long = `A fire ${'at the Brandt cannery in Orrin '.repeat(20)}hurt 12 people`;
    const question = planInquiry(fire, [{ ...core, text: long }]).questions[0]?.question ?? '';
    expect(question.length).toBeLessThanOrEqual(300);
    expect(question).toMatch(/ (?:at|the|Brandt|cannery|in|Orrin)…”\?$/);
  });

  it('inserts topic text into a question unchanged, even with placeholder characters', () => {
    const odd = buildTopic({ ...fire, title: '{detail} $& {unit}' });
    expect(planInquiry(odd, [{ ...core, text: '{detail} $& {unit}' }]).questions[0]?.question).toContain(
      '{detail} $& {unit}',
    );
  });
});

describe('editing of questions', () => {
  const kept = plan.questions.slice(0, 2).map(({ id, question, priority }) => ({ id, question, priority }));

  it('removes, adds and rewrites questions, and makes a rewritten one a free-form question', () => {
    const edited = applyQuestionEdits(plan, [
      { ...kept[1]!, priority: 'low' },
      { ...kept[0]!, question: 'Was it arson?' },
      { question: 'How many firefighters came?', priority: 'high' },
    ]);
    expect(edited.questions).toMatchObject([
      { id: 'sq_2', priority: 'low', by: 'template' },
      { id: 'sq_1', answeredBy: 'free', by: 'editor' },
      { id: `sq_${plan.questions.length + 1}`, answeredBy: 'free', keywords: ['firefighters', 'came'] },
    ]);
    expect(edited.questions[0]?.dependsOn).toEqual(['sq_1']);
    expect(applyQuestionEdits(plan, [kept[1]!]).questions[0]?.dependsOn).toEqual([]);
  });

  it.each([
    ['no question is left', []],
    [
      'there are too many',
      Array.from({ length: 13 }, (_, at) => ({ question: `Question ${at} about fire?`, priority: 'low' as const })),
    ],
    ['a question is empty', [{ question: ' ? ', priority: 'low' as const }]],
    ['a question is too long', [{ question: `${'word '.repeat(80)}?`, priority: 'low' as const }]],
    ['an ID is unknown', [{ id: 'sq_99', question: 'Was it arson?', priority: 'low' as const }]],
    ['a question occurs twice', [kept[0]!, kept[0]!]],
  ])('rejects edited questions if %s', (_, given) =>
    expect(() => applyQuestionEdits(plan, given)).toThrow('questions are invalid'),
  );

  it('rejects a note about another subject with advice to start another investigation', () => {
    expect(() => rejectOtherTopic(fire, 'The mayor of Velmar sold a stadium to relatives')).toThrow(
      'different subject',
    );
    expect(() => rejectOtherTopic(fire, 'The cannery is said to have burned before')).not.toThrow();
    expect(() => rejectOtherTopic(fire, 'see attached')).not.toThrow();
    expect(() => rejectOtherTopic(fire, null)).not.toThrow();
  });
});
