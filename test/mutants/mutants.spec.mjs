import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { faultOf, mutated, readMutants } from './mutants.mjs';
import { unsoundSuites, verdictOf } from './verdict.mjs';

describe('the mutants', () => {
  const mutants = readMutants();

  it('defines at least sixty mutants, each with its own name', () => {
    expect(mutants.length).toBeGreaterThanOrEqual(60);
    expect(new Set(mutants.map(({ id }) => id)).size).toBe(mutants.length);
  });

  it('defines only mutants that apply to the current code and name existing tests', () => {
    expect(mutants.map((mutant) => faultOf(mutant)).filter((fault) => fault !== null)).toEqual([]);
  });
});

describe('faultOf', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'mutants-'));
  mkdirSync(path.join(root, 'libs'));
  writeFileSync(path.join(root, 'libs/a.ts'), 'if (a > 1) b();\nif (c > 1) b();\n');
  writeFileSync(path.join(root, 'libs/a.spec.ts'), '');
  afterAll(() => rmSync(root, { recursive: true, force: true }));
  const mutant = { id: 'm', file: 'libs/a.ts', find: 'a > 1', replace: 'a > 2', specs: ['libs/a.spec.ts'] };
  const fault = (change) => faultOf({ ...mutant, ...change }, root);

  it('returns null for a mutant that can be applied', () => expect(fault({})).toBeNull());

  it('says that a mutant moves with its code', () => {
    expect(fault({ file: 'libs/gone.ts' })).toMatch(/no file libs\/gone\.ts.*move the mutant/);
    expect(fault({ find: 'd > 1' })).toMatch(/occurs 0 times.*move the mutant/);
    expect(fault({ find: ' > 1' })).toMatch(/occurs 2 times/);
  });

  it('refuses a mutant that changes nothing, and one without its test', () => {
    expect(fault({ replace: 'a > 1' })).toMatch(/changes nothing/);
    expect(fault({ specs: ['libs/b.spec.ts'] })).toMatch(/no test libs\/b\.spec\.ts/);
  });

  it('takes the replacement letter by letter', () =>
    expect(mutated('x = a;', { find: 'a', replace: "$& + '$1'" })).toBe("x = $& + '$1';"));
});

describe('verdictOf', () => {
  const test = (status, message = '') => ({ status, failureMessages: message === '' ? [] : [message] });
  const verdict = (...assertionResults) =>
    verdictOf({
      testResults: [
        { status: assertionResults.every(({ status }) => status === 'passed') ? 'passed' : 'failed', assertionResults },
      ],
    });
  const failure = 'Error: expect(received).toBe(expected)';

  it('reports a mutant as killed if a test fails by its own assertion', () => {
    expect(verdict(test('failed', failure))).toBe('killed');
    expect(verdict(test('passed'), test('failed', failure))).toBe('killed');
  });

  it('reports a mutant as killed by another error only if the code worked in another test', () => {
    expect(verdict(test('passed'), test('failed', 'TypeError: x is not a function'))).toBe('killed');
    expect(verdict(test('failed', 'TypeError: x is not a function'))).toBe('survived');
  });

  it('does not report a mutant as killed by a suite that cannot be loaded', () =>
    expect(verdictOf({ testResults: [{ status: 'failed', assertionResults: [] }] })).toBe('not-loaded'));

  it('survives where all pass', () => expect(verdict(test('passed'))).toBe('survived'));

  it('finds suites that fail or run nothing without a mutant', () => {
    const suites = [
      { name: 'a', assertionResults: [test('passed'), test('pending')] },
      { name: 'b', assertionResults: [test('pending')] },
      { name: 'c', assertionResults: [test('passed'), test('failed', failure)] },
      { name: 'd', assertionResults: [] },
    ];
    expect(unsoundSuites({ testResults: suites })).toEqual(['b', 'c', 'd']);
  });
});
