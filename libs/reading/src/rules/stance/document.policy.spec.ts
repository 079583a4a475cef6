import { articleOf } from '@corroborate/domain/testing';
import { caseOf, overallOf } from '../testing/judged';
import { VERDICT, VERDICT_LINES } from '../testing/stories';
import { statedInLine } from './document.policy';
import { cpuNow } from '../../../../../test/support/cpu';

const HEADING = 'Case 12: Orla Brandt';
const stated = (lines: readonly string[], headline = HEADING) => {
  const c = caseOf(VERDICT, articleOf(headline, lines.join('\n\n')));
  return statedInLine(c.topic, c.page, c.match, c.readings());
};
const [COURT, DEFENDANT, DAY, FINDING] = VERDICT_LINES as [string, string, string, string];
const prose = (count: number) =>
  Array.from({ length: count }, (_, index) => `The clerk read out sheet ${index + 2} before noon and sat down.`);

describe('a document of labels and values', () => {
  it('states the kind of event in a line of its own', () => {
    expect(stated(VERDICT_LINES)?.sentence.text).toBe(FINDING);
    expect(overallOf(VERDICT, articleOf(HEADING, VERDICT_LINES.join('\n\n')))).toMatchObject({
      rule: 'in-a-line',
      stance: 'supports',
      strength: 0.7,
      passage: { quote: FINDING },
    });
  });

  it.each([
    ['a bar', 'Verdict | guilty'],
    ['a dash', 'Verdict — guilty'],
    ['a bullet before it', '• Verdict: guilty'],
  ])('may have %s', (_, line) => expect(stated([COURT, DEFENDANT, DAY, line])?.sentence.text).toContain('guilty'));

  it.each([
    ['three lines are enough', [COURT, DEFENDANT, FINDING], true],
    ['two are a box in an article', [DEFENDANT, FINDING], false],
    ['four in ten sentences are enough', [...VERDICT_LINES, ...prose(6)], true],
    ['four in eleven are an article', [...VERDICT_LINES, ...prose(7)], false],
  ])('is one by its lines: %s', (_, lines, expected) => expect(stated(lines) !== null).toBe(expected));

  it.each([
    ['a no', 'Verdict: not guilty'],
    ['a question', 'Verdict: guilty?'],
    ['another matter', 'Weather: fair'],
  ])('does not state it with %s', (_, line) => expect(stated([COURT, DEFENDANT, DAY, line])).toBeNull());

  it('does not state it of somebody else', () => {
    expect(stated([COURT, 'Defendant: Wilma Ott', DAY, FINDING], 'Case 12')).toBeNull();
  });

  it('is not read for a topic that denies, foresees or quotes, nor far from the event', () => {
    const c = caseOf(VERDICT, articleOf(HEADING, VERDICT_LINES.join('\n\n')));
    const read = (topic = c.topic, match = c.match) => statedInLine(topic, c.page, match, c.readings());
    expect(read()).not.toBeNull();
    for (const key of ['denies', 'planned', 'quotes'] as const) expect(read({ ...c.topic, [key]: true })).toBeNull();
    expect(read({ ...c.topic, concepts: [] })).toBeNull();
    expect(read(c.topic, { ...c.match, near: false })).toBeNull();
  });

  it('is read in a moment, however long its lines', () => {
    const began = cpuNow();
    expect(stated([`${'Verdict '.repeat(20_000)}: guilty`, ...VERDICT_LINES])?.sentence.text).toBe(FINDING);
    expect(cpuNow() - began).toBeLessThan(10_000);
  });
});
