import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { judgeCase } from '../golden/judge-case';
import { LITERAL_THRESHOLDS, type JudgedTopic } from '../golden/judge-topic';

/** Invented topics that show what users of other tools reported, kept beside the checkout. */
const TOPICS = path.resolve(__dirname, '../../../shared/real-inputs/topics');
const present = existsSync(TOPICS);
if (!present) process.stderr.write('skipped: real topics need ../shared/real-inputs beside the checkout\n');

const work = mkdtempSync(path.join(tmpdir(), 'real-topics-'));
afterAll(() => rmSync(work, { recursive: true }));

function judged(name: string): JudgedTopic {
  const folder = path.join(work, name);
  mkdirSync(folder);
  copyFileSync(path.join(TOPICS, name), path.join(folder, 'input.json'));
  return judgeCase(folder, LITERAL_THRESHOLDS);
}
const stancesOf = (name: string): string[] => judged(name).sources.map(({ stance }) => stance.stance);

const names = present ? readdirSync(TOPICS) : ['(none)'];
const of = (pattern: RegExp): string[] => (present ? names.filter((name) => pattern.test(name)) : names);
(present ? describe : describe.skip)('topics of reported kinds (needs ../shared)', () => {
  it.each(of(/^4/))('finds no support in the rating of %s', (name) =>
    expect(stancesOf(name)).not.toContain('supports'),
  );

  it.each(of(/^6\d.*diff/i))('does not read a different figure as support: %s', (name) =>
    expect(stancesOf(name)).not.toContain('supports'),
  );

  it.each(of(/^6\d.*(?:same|_vs_)/).filter((name) => !/diff/i.test(name)))(
    'reads the same figure in another notation as support: %s',
    (name) => expect(stancesOf(name)).toEqual(['supports']),
  );

  it.each(of(/^70-translit/))('recognizes the name in %s in another spelling', (name) =>
    expect(stancesOf(name)).toEqual(['supports']),
  );

  it.each(of(/^70-(?!translit)/))('recognizes another place in %s', (name) =>
    expect(stancesOf(name)).not.toContain('supports'),
  );

  it.each(of(/^7[12]-(?!control)/))('finds no support in %s', (name) =>
    expect(stancesOf(name)).not.toContain('supports'),
  );

  it.each(of(/^71-control/))('finds support in %s', (name) => expect(stancesOf(name)).toEqual(['supports']));

  it.each(of(/^7[456]-/))('finds neither support nor an allegation in %s', (name) => {
    const { sources, decision } = judged(name);
    expect(sources.map(({ stance }) => stance.stance)).not.toContain('supports');
    expect(decision.review.reasons.map(({ reason }) => reason)).not.toContain('serious-allegation');
  });
});
