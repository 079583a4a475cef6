import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { RuleTester } from 'eslint';
import tseslint from 'typescript-eslint';
import { house } from './index.mjs';

const { parser } = tseslint;
const plain = new RuleTester({ languageOptions: { parser } });
const typed = new RuleTester({
  languageOptions: {
    parser,
    parserOptions: {
      projectService: { allowDefaultProject: ['*.ts'] },
      tsconfigRootDir: path.join(path.dirname(fileURLToPath(import.meta.url)), 'testing'),
    },
  },
});
const errors = (...messageIds) => messageIds.map((messageId) => ({ messageId }));

plain.run('short-regex', house.rules['short-regex'], {
  valid: [
    `const short = /${'a'.repeat(200)}/u;`,
    `const made = new RegExp(parts.join('|') + '${'a'.repeat(200)}');`,
    `const text = '${'a'.repeat(300)}';`,
  ],
  invalid: [
    { code: `const long = /${'a'.repeat(201)}/;`, errors: errors('long') },
    { code: `const long = new RegExp('${'a'.repeat(201)}');`, errors: errors('long') },
    { code: `const long = RegExp(\`${'a'.repeat(150)}\${b}${'a'.repeat(51)}\`);`, errors: errors('long') },
    { code: `const long = new RegExp('${'a'.repeat(150)}' + b + '${'a'.repeat(51)}');`, errors: errors('long') },
    { code: `const long = new RegExp(String.raw\`${'\\\\d'.repeat(101)}\`);`, errors: errors('long') },
  ],
});

/** A function's first and last line are its own. */
const lines = (count, line = 'f();') => `${line}\n`.repeat(count);
plain.run('short-functions', house.rules['short-functions'], {
  valid: [
    `function held() {\n${lines(58)}}`,
    `function explained() {\n${lines(80, '// Why.')}${lines(58)}}`,
    `describe('a room', () => {\n${lines(100)}});`,
    `describe.each(rows)('a room', () => {\n${lines(100)}});`,
    `function storeCases(open) {\n${lines(100, "it('holds', () => f());")}}`,
  ],
  invalid: [
    { code: `function long() {\n${lines(59)}}`, errors: errors('long') },
    { code: `const wide = () => [${"'a text', ".repeat(160)}];`, errors: errors('long') },
    { code: `class A { method() {\n${lines(59)}} }`, errors: errors('long') },
    { code: `describe('a room', () => { it('holds', () => {\n${lines(59)}}); });`, errors: errors('long') },
  ],
});

plain.run('few-parameters', house.rules['few-parameters'], {
  valid: [
    'function four(a, b, c, d) {}',
    'function own(this: Thing, a, b, c, d) {}',
    '@Injectable() class Service { constructor(a: A, b: B, c: C, d: D, e: E) {} }',
    "@Controller('topics') class Topics { constructor(a: A, b: B, c: C, d: D, e: E) {} }",
  ],
  invalid: [
    { code: 'function five(a, b, c, d, e) {}', errors: errors('many') },
    { code: 'const five = (a, b, c, d, e) => a;', errors: errors('many') },
    { code: 'class Plain { constructor(a, b, c, d, e) {} }', errors: errors('many') },
    { code: '@Sealed class Plain { constructor(a, b, c, d, e) {} }', errors: errors('many') },
    { code: '@Injectable() class Service { method(a, b, c, d, e) {} }', errors: errors('many') },
    { code: 'abstract class Port { abstract five(a: A, b: B, c: C, d: D, e: E): void }', errors: errors('many') },
  ],
});

plain.run('explained-exceptions', house.rules['explained-exceptions'], {
  valid: [
    '// eslint-disable-next-line max-len -- an address\nf();',
    'f(); // eslint-disable-line max-len -- an address',
    '// eslint is told so by its configuration\nf();',
  ],
  invalid: [
    { code: '// eslint-disable-next-line max-len\nf();', errors: errors('why') },
    { code: '// eslint-disable-next-line -- an address\nf();', errors: errors('which') },
    { code: '/* eslint-disable max-len -- addresses */\nf();', errors: errors('line') },
  ],
});

const REASON = `
type Params = { 'stance.denied': { by: string }; 'stance.old': { days: number } };
type Reason = { [C in keyof Params]: { code: C; params: Params[C] } }[keyof Params];
declare function toReasonText(reason: Reason): string;
declare function toReasonTexts(reasons: readonly Reason[]): string[];
declare const reason: Reason;
declare const page: { reasons: Reason[]; said: string };
declare const stored: { reasons: string[] | null };
declare const review: { reasons: ('contradiction' | 'allegation')[] };
type Json = string | Json[];
declare const json: Json;
`;
const reads = (code) => ({ name: code, code: `${REASON}${code}` });

typed.run('no-reading-of-reasons', house.rules['no-reading-of-reasons'], {
  valid: [
    "reason.code === 'stance.denied';",
    "page.reasons.some(({ code }) => code === 'stance.old');",
    "page.reasons.some((one) => one.code === 'stance.old' && one.params.days > 3);",
    "page.reasons.map((one) => one.code).includes('stance.old');",
    'const shown = toReasonTexts(page.reasons).join(", ");',
    'page.reasons.length === 0;',
    'page.reasons.find((one) => one.code === "stance.old") === undefined;',
    "page.said.includes('denied');",
    "review.reasons.includes('contradiction');",
    "json === 'a';",
  ].map(reads),
  invalid: [
    "toReasonText(reason).includes('denied');",
    "toReasonText(reason).toLowerCase().startsWith('the');",
    "toReasonText(reason) === 'The page denies it';",
    '/den(y|ied)/.test(toReasonText(reason));',
    'const text = toReasonText(reason); text.match(/denied/);',
    "const all = toReasonTexts(page.reasons); for (const one of all) one.endsWith('denied');",
    "page.reasons.map(toReasonText).some((text) => text.startsWith('The'));",
    "page.reasons.map((one) => toReasonText(one)).join(' ').includes('denied');",
    "new Set(['The page denies it']).has(toReasonText(reason));",
    'switch (toReasonText(reason)) { default: }',
    "`${toReasonText(reason)}.` !== 'The page denies it.';",
    'page.reasons.includes(reason);',
    'page.reasons[0] === reason;',
    "stored.reasons?.includes('The page denies it');",
    "stored.reasons!.some((text) => text === 'The page denies it');",
    'toReasonText(reason).search(/denied/);',
  ].map((code) => ({ ...reads(code), errors: errors('read') })),
});

const ARTICLE = `
interface Article { title: string; text: string }
declare const article: Article;
declare const shown: Pick<Article, 'text'> | null;
declare const passage: { text: string };
`;
const ofPages = (code) => ({ name: code, code: `${ARTICLE}${code}` });

typed.run('no-page-text', house.rules['no-page-text'], {
  valid: ['article.title;', 'passage.text;', 'const { text } = passage;', 'const { title } = article;'].map(ofPages),
  invalid: [
    'article.text;',
    'shown?.text;',
    'const { text } = article;',
    'const say = ({ text }: Article) => text;',
  ].map((code) => ({ ...ofPages(code), errors: errors('read') })),
});

plain.run('plain-english', house.rules['plain-english'], {
  valid: [
    'const retold = standing + teller + untold;',
    'const { told, heard = [] } = answer;',
    "import { told } from './foreign';",
    'answer.told = log.tell(foreign.TOLD_MS);',
    { code: 'const params = { told: 1 };', options: [{ keys: ['told'] }] },
  ],
  invalid: [
    { code: 'const told = 1; f(told, told);', errors: errors('plain') },
    { code: 'const MAX_TOLD = 1;', errors: errors('plain') },
    { code: 'const HTMLTold2 = 1;', errors: errors('plain') },
    { code: 'function tellOf(whose) {}', errors: errors('plain', 'plain') },
    { code: 'class HeardVoices { #told = 1; nobodyKnows() {} }', errors: errors('plain', 'plain', 'plain') },
    {
      code: 'interface Told { standsIn: string; hear(saying: string): void }',
      errors: errors(...Array(4).fill('plain')),
    },
    { code: 'const { text: told } = page;', errors: errors('plain') },
    { code: 'f({ told: 1 }); f({ text: 1 });', errors: errors('plain') },
    { code: "import { text as told } from './foreign';", errors: errors('plain') },
    {
      code: 'const told = 1;',
      options: [{ keys: ['told'] }],
      errors: [{ message: /“told”: instead of “told”, say what it is or does\. Consider reported/ }],
    },
  ],
});
