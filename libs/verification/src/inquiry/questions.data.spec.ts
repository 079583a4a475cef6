import { loadQuestionLists, readFrameworks, readTemplates } from './questions.data';

const { templates, frameworks } = loadQuestionLists();
const PLACES = /\{([a-z]+)\}/g;

describe('question lists', () => {
  it.each(templates.templates.map((one) => [one.id, one] as const))(
    'contains an example value for each placeholder in the question template “%s”',
    (_, one) => {
      const places = [...`${one.question} ${one.keywords.join(' ')}`.matchAll(PLACES)].map((match) => match[1] ?? '');
      expect(Object.keys(one.like).sort()).toEqual([...new Set(places)].sort());
      const question = one.question.replace(PLACES, (_place, name: string) => one.like[name] ?? '');
      expect(question).not.toMatch(/[{}]/);
      expect(question).toMatch(/\?$/);
    },
  );

  it('defines twenty examination methods, each with its stages and instructions', () => {
    const all = frameworks.frameworks;
    expect(all).toHaveLength(20);
    expect(new Set(all.map(({ instructions }) => instructions)).size).toBe(20);
    expect(stages('early')).toEqual([
      ...['Who', 'What', 'When', 'Where', 'Why', 'How', 'Stakeholders', 'Relationships', 'Sense-making'],
    ]);
    expect(stages('mid')).toEqual(['Competing hypotheses', 'Key assumptions', 'Patterns', 'Meta', 'Five whys']);
    expect(stages('stuck')).toEqual(['Pre-mortem', 'Bias check', 'Uncomfortable questions']);
    expect(stages('late')).toEqual([
      ...['Pre-mortem', 'Uncomfortable questions', 'Counterfactual', 'Cognitive bias', 'Second-order effects'],
    ]);
    expect(all.flatMap(({ name, shape }) => (shape === 'points' ? [] : [`${name}: ${shape}`]))).toEqual([
      'Competing hypotheses: matrix',
      'Five whys: chain',
    ]);
  });

  it.each([
    ['not YAML', '{', readTemplates],
    ['of the wrong structure', 'templates: 3', readTemplates],
    [
      'about an unknown stage',
      'frameworks: [{ id: core, name: Core, stages: [soon], shape: points, instructions: Ask what is known. }]',
      readFrameworks,
    ],
    ['empty', '', readFrameworks],
  ])('rejects question lists with the file name if they are %s', (_, text, read) =>
    expect(() => read(text)).toThrow(/^data\/questions\/\w+\.yaml cannot be read/),
  );

  it('rejects a question list in which a question depends on a later one or is duplicated', () => {
    const line = (id: string, more: string) =>
      `  - { id: ${id}, question: 'Is it so?', priority: low, answered_by: core, keywords: []${more} }`;
    const side = '  - { name: One, focus: All of it, answered_by: [core], keywords: [] }';
    const file = (...lines: string[]) => ['templates:', ...lines, 'perspectives:', side, side, side].join('\n');
    expect(
      readTemplates(file(line('one', ''), line('two', ', depends_on: [one]'), line('three', ''))).templates,
    ).toHaveLength(3);
    expect(() => readTemplates(file(line('one', ', depends_on: [two]'), line('two', ''), line('three', '')))).toThrow(
      'is not listed before it',
    );
    expect(() => readTemplates(file(line('one', ''), line('one', ''), line('three', '')))).toThrow('twice');
  });
});

const stages = (wanted: (typeof frameworks.frameworks)[number]['stages'][number]) =>
  frameworks.frameworks.filter((one) => one.stages.includes(wanted)).map(({ name }) => name);
