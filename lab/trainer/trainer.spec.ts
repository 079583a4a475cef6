import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { fit } from './adam.ts';
import { Corpus } from './corpus.ts';
import { foldOf, Groups } from './folds.ts';
import { areaUnderCurve, learn, rounded, type Row } from './logistic.ts';
import { solve } from './newton.ts';

describe('logistic regression', () => {
  const rows: Row[] = [0, 1, 2, 3, 4, 5, 6, 7].map((a) => ({ values: { a, same: 1 }, y: a === 3 || a > 4 ? 1 : 0 }));

  it('finds the weights at which the slope of the penalised loss is none', () => {
    const ridge = 0.5;
    const { a: weight = 0, bias = 0 } = learn(rows, { trait: ridge, level: 0 });
    const miss = ({ values, y }: Row) => 1 / (1 + Math.exp(-(bias + weight * (values['a'] ?? 0)))) - y;
    const [mean, variance] = [3.5, 5.25];
    const slope = rows.reduce((sum, row) => sum + miss(row) * ((row.values['a'] ?? 0) - mean), 0);
    expect(rows.reduce((sum, row) => sum + miss(row), 0)).toBeCloseTo(0, 6);
    expect(slope + ridge * weight * variance).toBeCloseTo(0, 4);
  });

  it('gives a trait that never varies no weight', () => {
    expect(Object.keys(learn(rows, { trait: 1, level: 0 }))).toEqual(['a', 'bias']);
  });

  it('lets groups differ in level without calling that a trait', () => {
    const often = rows.map((row): Row => ({ ...row, group: 'often', y: 1 }));
    const both = [...rows.map((row) => ({ ...row, group: 'seldom' })), ...often];
    expect(learn(both, { trait: 1, level: 0.1 })['a']).toBeGreaterThan(
      learn(
        both.map(({ group: _, ...row }) => row),
        { trait: 1, level: 0.1 },
      )['a'] ?? 0,
    );
  });

  it('writes weights with as many digits as asked for', () => {
    expect(rounded({ a: 0.12345, bias: -2 }, 3)).toEqual({ a: 0.123, bias: -2 });
  });

  it('solves equations whose first pivot is none', () => {
    expect(solve([Float64Array.of(0, 2), Float64Array.of(4, 1)], Float64Array.of(6, 11))).toEqual([2, 3]);
  });

  it('of several classes takes each example for its own', () => {
    const examples = [0, 1, 2].flatMap((y) => [{ x: [0, 1, 2].map((i) => (i === y ? 1 : 0)), y, weight: 1 }]);
    const weights = fit(examples, 3, 1e-3);
    for (const { x, y } of examples) {
      const scores = weights.map((row) => x.reduce((sum, value, i) => sum + value * row[i]!, row[3]!));
      expect(scores.indexOf(Math.max(...scores))).toBe(y);
    }
  });

  it('counts a draw as half a win', () => {
    expect(
      areaUnderCurve([
        { chance: 0.9, y: 1 },
        { chance: 0.5, y: 1 },
        { chance: 0.5, y: 0 },
      ]),
    ).toBe(0.75);
  });
});

describe('a corpus', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'corpus-'));
  const file = (name: string, text: string) => {
    writeFileSync(path.join(folder, name), text);
    return path.join(folder, name);
  };
  const read = (...files: string[]) => {
    const corpus = new Corpus();
    const rows = files.flatMap((one) => corpus.lines(one, z.object({ a: z.number() })));
    return { rows, digest: corpus.digest() };
  };

  it('has a digest of what was read, not of where it lay', () => {
    const [one, other] = [
      read(file('one.jsonl', '{"a":1}\n\n{"a":2}\n')),
      read(file('two.jsonl', '{"a":1}\n\n{"a":2}\n')),
    ];
    expect(one).toEqual({ rows: [{ a: 1 }, { a: 2 }], digest: expect.stringMatching(/^sha256:[0-9a-f]{64}$/) });
    expect(other.digest).toBe(one.digest);
    expect(read(file('three.jsonl', '{"a":1}\n\n{"a":3}\n')).digest).not.toBe(one.digest);
  });

  it('refuses a line of another form, with file and line', () => {
    expect(() => read(file('wrong.jsonl', '{"a":1}\n{"a":"1"}\n'))).toThrow(/wrong\.jsonl, line 2: a: /);
  });
});

describe('folds', () => {
  it('put a key where they always put it', () => {
    const folds = ['a', 'b', 'c', 'd', 'e', 'f'].map((key) => foldOf(key, 5));
    expect(folds).toEqual(['a', 'b', 'c', 'd', 'e', 'f'].map((key) => foldOf(key, 5)));
    expect(folds.every((fold) => fold >= 0 && fold < 5)).toBe(true);
    expect(new Set(folds).size).toBeGreaterThan(1);
  });

  it('keep together what hangs together, however indirectly', () => {
    const groups = new Groups();
    for (const key of ['a', 'b', 'c', 'd']) groups.add(key);
    groups.join('a', 'b');
    groups.join('c', 'b');
    expect(groups.of('a')).toBe(groups.of('c'));
    expect(groups.of('d')).not.toBe(groups.of('a'));
  });
});
