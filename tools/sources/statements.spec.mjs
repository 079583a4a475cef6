import ts from 'typescript';
import { isOfTests } from './source.files.mjs';
import { countStatements } from './statements.mjs';

const count = (text) => countStatements(ts.createSourceFile('a.tsx', text, ts.ScriptTarget.Latest, true));

describe('counting statements', () => {
  it.each([
    ['', 0],
    ['// a comment\n\n;', 0],
    ['const a = 1;', 1],
    ['const a = 1,\n  b = 2;', 1],
    ['function f() { return 1; }', 2],
    ['const f = () => 1;', 2],
    ['const f = () => { return 1; };', 2],
    ['if (a) { b(); } else c();', 3],
    ['class A { b = 1; c() { return this.b; } }', 4],
    ['interface A { b: string; c(): void }', 3],
    ['enum A { B, C }', 3],
  ])('counts %j as %d', (text, expected) => expect(count(text)).toBe(expected));

  it('does not depend on the layout', () => {
    expect(count('if(a){b();c()}')).toBe(count('if (a) {\n  // why\n  b();\n\n  c();\n}\n'));
  });
});

describe('a file of tests', () => {
  it.each(['libs/a/src/b.spec.ts', 'libs/a/src/b.medium.spec.ts', 'libs/a/src/testing/c.ts', 'libs/a/src/b.cases.ts'])(
    'recognizes %s as a test file',
    (file) => expect(isOfTests(file)).toBe(true),
  );
  it.each(['libs/a/src/b.ts', 'libs/a/src/testing.ts', 'apps/desk/src/spec.tsx'])(
    'does not recognize %s as a test file',
    (file) => expect(isOfTests(file)).toBe(false),
  );
});
